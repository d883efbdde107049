//! What just happened: notes in the foot, and what fills the screen.

use core::fmt::Write;

use engine_nostd::games::gardlings::{Counted, Full, GardenStatus, Move, Phase, TRIO, TileKind};
use engine_nostd::rules::Rules;
use engine_nostd::{NAME_CHARS, Seat, Topic};

use super::{colour_name, kind_name, mutation};
use crate::ui::{Banner, Icon, Letters, Line, Remark, Ui, WIDTH, cut, line};
use crate::words::chrome;
use crate::words::gardlings as words;

/// The least letters of a name that say who it is.
const LEAST_LETTERS: usize = 3;

/// Says what a move did, with the name of whoever made it.
pub(super) fn note(ui: &Ui, before: &Full, after: &Full, by: Option<Seat>, made: &Move) -> Remark {
    let Some(seat) = by else { return of_nobody(ui, after, made) };
    let said = match *made {
        Move::Draw { kind, n } => {
            let what = drawn(ui, after, kind, n.0);
            of_draw(ui, before, after, seat, what)
        }
        Move::Redraw { kind } => of_draw(ui, before, after, seat, kind_name(ui, after, kind)),
        Move::CannotPlace => {
            let back = before.glance(seat).coins - after.glance(seat).coins;
            let mut said = ui.plain(words::STUCK_NOTE);
            if back > 0 {
                said = line(format_args!("{said}, {}", coins_back(back)));
            }
            of_player(ui, after.players(), seat, &said)
        }
        Move::Stop => ui.fill(words::STOPS, &[ui.name(seat)]),
        Move::Resume => ui.fill(words::RESUMES, &[ui.name(seat)]),
        Move::Count { .. } => of_count(ui, before, after, seat),
        Move::Buy { colour, stack, .. } => {
            let take = u8::from(before.has_reward(colour, stack));
            let price = hands(ui, before.coins_to_pay(seat, colour), take);
            bought(ui, after.players(), seat, &colour_name(ui, colour), &price)
        }
        Move::TakePig => {
            let got = after.glance(seat);
            let what = if got.tiles > before.glance(seat).tiles { words::PIG } else { words::NO_PIG };
            bought(ui, after.players(), seat, &ui.say(what), &hands(ui, 0, got.coins - before.glance(seat).coins))
        }
        Move::Pass => ui.fill(words::NOTHING_NOTE, &[ui.name(seat)]),
        Move::Mutate { colour, .. } => of_player(ui, after.players(), seat, &mutation(ui, colour)),
        Move::CloseGarden | Move::NextRound => return Remark::Nothing,
    };
    Remark::So(said)
}

/// Writes a name before what a player did, or as much of it as there is room for; who plays alone knows it.
pub(super) fn of_player(ui: &Ui, players: usize, seat: Seat, what: &str) -> Line {
    if players == 1 {
        return line(format_args!("{what}"));
    }
    let said = ui.of_player(seat, what);
    let behind = said.strip_prefix(ui.name(seat)).unwrap_or_default();
    let short = |letters: usize| line(format_args!("{}{behind}", cut(ui.name(seat), letters)));
    (LEAST_LETTERS..=NAME_CHARS).rev().map(short).find(fits).unwrap_or_else(|| short(LEAST_LETTERS))
}

/// Returns whether a note has room in the foot.
pub(super) fn fits(said: &Line) -> bool {
    Letters::Tiny.width(&line(format_args!("✓ {said}"))) <= WIDTH
}

/// Says what happened to the whole table.
fn of_nobody(ui: &Ui, after: &Full, made: &Move) -> Remark {
    match made {
        Move::NextRound if after.players() > 1 => Remark::So(ui.fill(words::STARTS, &[ui.name(after.start_player())])),
        // The screen shows it.
        _ => Remark::Nothing,
    }
}

/// Names the tiles of a draw.
pub(super) fn drawn(ui: &Ui, game: &Full, kind: TileKind, count: u8) -> Line {
    let name = kind_name(ui, game, kind);
    if count > 1 { line(format_args!("{count} × {name}")) } else { name }
}

/// Says what a draw came to: a coin, a later alarm, or how many gnomes there are.
fn of_draw(ui: &Ui, before: &Full, after: &Full, seat: Seat, what: Line) -> Line {
    let (was, is) = (before.glance(seat), after.glance(seat));
    let said = if is.trio && !was.trio && is.coins > was.coins {
        let coin = ui.fill(words::TAKE, &[&coins(is.coins - was.coins)]);
        return of_player(ui, after.players(), seat, &ui.fill(words::THIRD_PIG, &[&coin]));
    } else if is.gnomes.1 > was.gnomes.1 {
        return of_player(ui, after.players(), seat, &ui.say(words::DRAGON_NOTE));
    } else if is.status == GardenStatus::Alarm {
        line(format_args!("{what}, {}", ui.say(words::IS_ALARM)))
    } else if is.gnomes.0 > was.gnomes.0 {
        line(format_args!("{what}, {}", of(ui, is.gnomes.0, is.gnomes.1)))
    } else if is.pigs > was.pigs && is.pigs <= TRIO {
        line(format_args!("{what}, {}", of(ui, is.pigs, TRIO)))
    } else {
        what.clone()
    };
    // The columns show how many there are.
    let short = if fits(&ui.of_player(seat, &said)) { said } else { what };
    of_player(ui, after.players(), seat, &short)
}

/// Says what a count came to: gems, the mission, the theft, ponds.
fn of_count(ui: &Ui, before: &Full, after: &Full, seat: Seat) -> Line {
    // After the last count the game may be over, with the gems still there.
    let mut said = after.counted(seat).map_or_else(Line::new, sum);
    let ponds = after.glance(seat).coins - before.glance(seat).coins;
    if ponds > 0 {
        said = line(format_args!("{said}, {}", ui.fill(words::TAKE, &[&coins(ponds)])));
    }
    of_player(ui, after.players(), seat, &said)
}

/// Writes a count as a sum: "12 + 2 − 3 = 11" and a gem.
pub(super) fn sum(counted: Counted) -> Line {
    let parts = parts(counted);
    if counted.bonus > 0 || counted.stolen > 0 {
        return line(format_args!("{parts} = {}{}", counted.net(), Icon::Gem));
    }
    line(format_args!("{parts}{}", Icon::Gem))
}

/// Writes what a count consists of.
pub(super) fn parts(Counted { gems, bonus, stolen }: Counted) -> Line {
    let mut parts = line(format_args!("{gems}"));
    if bonus > 0 {
        // A line holds more than the widest sum.
        let _ = write!(parts, " + {bonus}");
    }
    if stolen > 0 {
        let _ = write!(parts, " − {stolen}");
    }
    parts
}

/// Says what somebody hired, and what hands did for it.
pub(super) fn bought(ui: &Ui, players: usize, seat: Seat, what: &str, price: &str) -> Line {
    let comma = if price.is_empty() { "" } else { ", " };
    of_player(ui, players, seat, &line(format_args!("{what}{comma}{price}")))
}

/// Writes a payment as hands make it: "pay 1, take 1" and a coin.
pub(super) fn hands(ui: &Ui, pay: u8, take: u8) -> Line {
    match (pay, take) {
        (0, 0) => Line::new(),
        (0, take) => ui.fill(words::TAKE, &[&coins(take)]),
        (pay, 0) => ui.fill(words::PAY, &[&coins(pay)]),
        (pay, take) => {
            let pay = ui.count(words::PAY, pay);
            line(format_args!("{pay}, {}", ui.fill(words::TAKE, &[&coins(take)])))
        }
    }
}

pub(super) fn coins(count: u8) -> Line {
    line(format_args!("{count}{}", Icon::Coin))
}

/// Writes coins that go back to the supply.
fn coins_back(count: u8) -> Line {
    line(format_args!("−{}", coins(count)))
}

/// Says how many there are of those that matter.
pub(super) fn of(ui: &Ui, count: u8, whole: u8) -> Line {
    ui.fill(chrome::PAGE_OF, &[&line(format_args!("{count}")), &line(format_args!("{whole}"))])
}

/// Returns what fills the screen: an alarm, and a tie that lets the game go on.
pub(super) fn banner(ui: &Ui, before: &Full, after: &Full) -> Option<Banner> {
    let alarm = |seat: &Seat| {
        let is = |game: &Full| game.glance(*seat).status == GardenStatus::Alarm;
        after.phase() == Phase::Garden
            && is(after)
            && (!is(before) || before.glance(*seat).redraw && !after.glance(*seat).redraw)
    };
    if let Some(seat) = after.seats().find(alarm) {
        let effect = match (after.glance(seat).redraw, after.is_pro()) {
            (true, _) => words::MAY_REDRAW,
            (false, true) => words::LOSES_HALF,
            (false, false) => words::LOSES,
        };
        let effect = ui.fill(effect, &[ui.name(seat)]);
        return Some(Banner { icon: Icon::Gnome, words: ui.plain(words::ALARM_BANNER), effect });
    }
    let tie = after.is_tie() && !before.is_tie();
    tie.then(|| Banner { icon: Icon::Gem, words: ui.plain(words::TIE_BANNER), effect: ui.plain(words::TIE_EFFECT) })
}

/// Names a topic of the game in a line.
pub(super) fn named(ui: &Ui, topic: impl Into<Topic>) -> Line {
    line(format_args!("{}", ui.label(topic.into())))
}
