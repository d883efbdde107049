//! What just happened: the main thing, with the name of whoever did it.

use engine_nostd::games::mighty_gnomes::{Chest, Counter, Full, LAPS, Move, Phase, Reward, Topic, Track};
use engine_nostd::rules::Rules;
use engine_nostd::standings::{Scored, changes};
use engine_nostd::{NAME_CHARS, Seat};

use super::{Face, Icon, Letters, Line, Of, Remark, Screens, WIDTH, line, printed};
use crate::ui::{Ui, cut, signed};
use crate::words::Named;
use crate::words::mighty_gnomes::said;

/// What a move changed for the player who made it.
struct Changes<'a> {
    ui: &'a Ui,
    before: &'a Full,
    after: &'a Full,
    seat: Seat,
}

impl Changes<'_> {
    /// Writes the changes of some counters. Tokens go back to the tower by themselves, so spaces are none of them.
    fn of(&self, told: &dyn Fn(Counter) -> bool) -> Line {
        self.that(&|counter, _| told(counter))
    }

    /// Writes the changes that are told, by their counters and how much they are.
    fn that(&self, told: &dyn Fn(Counter, i16) -> bool) -> Line {
        let mut words = Line::new();
        for (topic, change) in changes(&self.before.counters(self.seat), &self.after.counters(self.seat)) {
            let Some(Topic::Counter(counter)) = Screens::topic(topic) else { continue };
            if counter != Counter::Pos && told(counter, change) {
                let change = self.ui.change_line(topic, change);
                words = line(format_args!("{words} {change}"));
            }
        }
        words
    }

    /// Writes all changes, and the steps that are to be made.
    fn all(&self) -> Line {
        let changes = self.of(&|_| true);
        match self.after.steps_to_go().saturating_sub(self.before.steps_to_go()) {
            0 => changes,
            steps => line(format_args!("{changes} +{steps}{}", Icon::Boot)),
        }
    }
}

/// The room for a note, after its tick.
const ROOM: i32 = WIDTH - 10;

/// Writes a note of a player: the first way to say it that there is room for, or the last one after less of the name.
fn first_that_fits(ui: &Ui, seat: Seat, ways: &[Line]) -> Remark {
    let said = |way: &Line| ui.of_player(seat, way.trim());
    let fits = |note: &Line| Letters::Tiny.width(note) <= ROOM;
    let short = || ways.last().map(|way| ui.of_player_within(seat, way.trim(), ROOM));
    ways.iter().map(said).find(fits).or_else(short).map_or(Remark::Nothing, Remark::So)
}

/// Writes a note of a player: what was done and what it changed, or only the latter.
fn so(ui: &Ui, seat: Seat, what: &str, changes: &str) -> Remark {
    let short = if changes.is_empty() { what } else { changes };
    let ways = [line(format_args!("{what}{changes}")), line(format_args!("{short}")), line(format_args!("{what}"))];
    first_that_fits(ui, seat, &ways)
}

pub(super) fn note(ui: &Ui, before: &Full, after: &Full, by: Option<Seat>, made: &Move) -> Remark {
    let Some(seat) = by else { return note_of_table(ui, made) };
    let changes = Changes { ui, before, after, seat };
    let name = || Screens::move_name(ui, made);
    match *made {
        Move::Gather { .. } => {
            let won = changes.of(&|counter| counter != Counter::Coins);
            let steps = match after.steps_to_go() {
                0 => Line::new(),
                steps => line(format_args!(" {steps}{}", Icon::Boot)),
            };
            let nothing = won.is_empty() && steps.is_empty();
            let nothing = if nothing { line(format_args!(" {}", ui.say(said::NOTHING))) } else { Line::new() };
            let paid = changes.of(&|counter| counter == Counter::Coins);
            // What is gathered is never less than nothing, so it needs no sign.
            let won: Line = won.chars().filter(|letter| *letter != '+').collect();
            let (gathers, won) = (ui.say(said::GATHERS), line(format_args!("{nothing}{won}{steps}")));
            let long = line(format_args!("{gathers}{won}{paid}"));
            first_that_fits(
                ui,
                seat,
                &[long, line(format_args!("{gathers}{won}")), line(format_args!("{won}{paid}")), won],
            )
        }
        Move::Ladder { stack, .. } => {
            let vp = changes.of(&|counter| counter == Counter::Vp);
            // Who is paid is named with as many letters as there is room for.
            let paid = |letters| paid(ui, stack.iter().filter(|other| is_paid(before, after, *other)), letters);
            let long = line(format_args!("{}{vp}{}", name(), paid(NAME_CHARS)));
            let short = [NAME_CHARS, 5, 3, 2].map(|letters| line(format_args!("{vp}{}", paid(letters))));
            let [whole, five, three, two] = short;
            first_that_fits(ui, seat, &[long, whole, five, three, two])
        }
        Move::UseBook { track: Some(track), .. } | Move::Claim { track: Some(track), .. } | Move::Upgrade { track } => {
            let room = upgraded(ui, before, after, seat, track);
            let vp = changes.of(&|counter| counter == Counter::Vp);
            let short =
                if vp.is_empty() { room.clone() } else { line(format_args!("{}{vp}", ui.label(Topic::Track(track)))) };
            let ways = [line(format_args!("{room}{}", changes.all())), line(format_args!("{room}{vp}")), short];
            first_that_fits(ui, seat, &ways)
        }
        Move::UseBook { gnome: Some(_), .. } | Move::Claim { gnome: Some(_), .. } => {
            let won = changes.that(&|_, change| change > 0);
            let ways = [changes.all(), won, Line::new()].map(|more| line(format_args!("{}{more}", name())));
            first_that_fits(ui, seat, &ways)
        }
        Move::OpenChest { kind, .. } | Move::TrailChest { kind, .. } => opened(&changes, kind, made),
        Move::Trail { .. } => {
            let space = ui.count(said::ON_SPACE, after.player(seat).position());
            let space = if after.phase() == before.phase() { space } else { name() };
            so(ui, seat, &space, &changes.all())
        }
        Move::TakeCoins { .. } | Move::EndTurn | Move::PassDruid => end_of_turn(&changes, made, &name()),
        Move::Claim { reward: Reward::First, .. } => so(ui, seat, &ui.count(said::BEGINS_FROM, before.round() + 1), ""),
        Move::Claim { reward: Reward::FreeTiles, .. } => so(ui, seat, &ui.plain(said::TILES_FREE), ""),
        Move::Skip => so(ui, seat, &ui.plain(said::GAVE_UP), ""),
        Move::SetCost { .. }
        | Move::SetStep { .. }
        | Move::NextRound
        | Move::Display { .. }
        | Move::UseBook { .. }
        | Move::TradeCrystal { .. }
        | Move::TradePair { .. }
        | Move::UseMagic { .. }
        | Move::UseAlchemist { .. }
        | Move::Discard { .. }
        | Move::Claim { .. } => so(ui, seat, &name(), &changes.all()),
    }
}

/// Says what was told about cards and boards. That a round begins, the screen shows.
fn note_of_table(ui: &Ui, made: &Move) -> Remark {
    let name = ui.label_line(&printed::label(made));
    let words = printed::words(ui, made);
    let long = match made {
        Move::SetCost { .. } => ui.fill(said::COSTS, &[&name, &words]),
        Move::SetStep { .. } => ui.fill(said::STEP_NOTE, &[&name, &words]),
        // Nobody made it, and it says nothing.
        _ => return Remark::Nothing,
    };
    Remark::So(if Letters::Tiny.width(&long) <= ROOM { long } else { words })
}

/// Says to whom a coin goes, with so many letters of each name.
fn paid(ui: &Ui, others: impl Iterator<Item = Seat>, letters: usize) -> Line {
    let mut words = Line::new();
    for other in others {
        let before =
            if words.is_empty() { line(format_args!(" 1{} →", Icon::Coin)) } else { line(format_args!(",")) };
        words = line(format_args!("{words}{before} {}", cut(ui.name(other), letters)));
    }
    words
}

/// Returns whether another player was paid for a tile below.
fn is_paid(before: &Full, after: &Full, other: Seat) -> bool {
    after.player(other).goods() != before.player(other).goods()
}

/// Says how much room a track has now.
fn upgraded(ui: &Ui, before: &Full, after: &Full, seat: Seat, track: Track) -> Line {
    let (old, new) = (before.capacity(seat, track), after.capacity(seat, track));
    line(format_args!("{} {old} → {new}", ui.label(Topic::Track(track))))
}

/// Says what was in a chest: the animal, and what it brought. The key and the chest are gone as everybody knows.
fn opened(changes: &Changes<'_>, kind: Chest, made: &Move) -> Remark {
    let ui = changes.ui;
    let won = changes.of(&|counter| !matches!(counter, Counter::Keys | Counter::Closed));
    let what = match *made {
        Move::OpenChest { animal: Some(animal), .. } | Move::TrailChest { animal: Some(animal), .. } => {
            ui.plain(Topic::Animal(animal).label())
        }
        // What holds only numbers is told by them.
        _ if matches!(kind, Chest::Vp3 | Chest::VpCoins | Chest::Resources) => Line::new(),
        _ => ui.plain(Topic::Chest(kind).label()),
    };
    let opens = ui.say(said::OPENS);
    let blank = if what.is_empty() { "" } else { " " };
    let ways = [line(format_args!("{opens}{blank}{what}{won}")), line(format_args!("{what}{won}")), won.clone()];
    first_that_fits(ui, changes.seat, &ways)
}

/// Says what the end of a turn brought: coins, and the tile that went to bed.
fn end_of_turn(changes: &Changes<'_>, made: &Move, name: &str) -> Remark {
    let Changes { ui, before, after, seat } = *changes;
    let coins = changes.of(&|counter| counter == Counter::Coins);
    let slept = before.phase() == Phase::Turn && before.lap() == LAPS;
    let bed = after.player(seat).bedroom_tile().filter(|_| slept).map(|size| {
        let vp = line(format_args!("{} {}", signed(i16::from(size) - 1), ui.say(said::VP)));
        (line(format_args!("{} {vp}", ui.count(said::TO_BED, size))), vp)
    });
    match (made, bed) {
        (Move::EndTurn, None) => Remark::Nothing,
        (_, None) => so(ui, seat, name, &coins),
        (_, Some((bed, vp))) if coins.is_empty() => first_that_fits(ui, seat, &[bed, vp]),
        (_, Some((bed, vp))) => {
            let short = line(format_args!("{coins}, {} {vp}", ui.say(said::IN_SHORT)));
            first_that_fits(
                ui,
                seat,
                &[line(format_args!("{coins}, {bed}")), short, line(format_args!("{coins} {vp}"))],
            )
        }
    }
}
