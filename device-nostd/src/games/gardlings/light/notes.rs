//! What just happened: notes in the foot, and what fills the screen.

use engine_nostd::Seat;
use engine_nostd::games::gardlings::{Counted, Light, LightDeal, LightMove, LightPhase};
use engine_nostd::rules::Rules;
use engine_nostd::{NAME_CHARS, games::gardlings::LightHire};

use super::super::colour_name;
use super::super::notes::{bought, coins, fits, hands, of_player};
use super::close_sum;
use super::rows::{hire_name, hired};
use crate::ui::{Banner, Icon, Line, Remark, Ui, cut, line};
use crate::words::Text;
use crate::words::gardlings as words;

/// Says what a move did, with the name of whoever made it.
pub(super) fn note(ui: &Ui, before: &Light, after: &Light, made: &LightMove) -> Remark {
    let Some(seat) = before.turn() else { return Remark::Nothing };
    if after.over().is_some() {
        return Remark::Nothing;
    }
    if after.round() > before.round() {
        return Remark::So(of_round(ui, after));
    }
    match made {
        LightMove::Count { .. } => of_count(ui, before, after, seat),
        LightMove::Next => match before.deal_after_count() {
            Some(deal) => Remark::So(of_hire(ui, before, seat, deal)),
            None => Remark::Nothing,
        },
        LightMove::Buy { .. } | LightMove::TakePig | LightMove::Pass => match hired(made) {
            Some(hire) => Remark::So(of_hire(ui, before, seat, before.deal(seat, hire))),
            None => Remark::Nothing,
        },
        // The number shows it.
        LightMove::Gems { .. } => Remark::Nothing,
    }
}

/// Fills the name of a player into a note, or as much of it as there is room for.
fn with_name(ui: &Ui, seat: Seat, said: impl Fn(&str) -> Line) -> Line {
    let short = |letters: usize| said(cut(ui.name(seat), letters));
    (1..=NAME_CHARS).rev().map(short).find(fits).unwrap_or_else(|| short(1))
}

/// Says what the table does before the next round.
fn of_round(ui: &Ui, after: &Light) -> Line {
    match after.players() {
        1 => ui.plain(words::NEW_ROUND_ALONE),
        _ => with_name(ui, after.start_player(), |name| ui.fill(words::NEW_ROUND, &[name])),
    }
}

/// Says what gnomes took, and what pigs or ponds brought.
fn of_count(ui: &Ui, before: &Light, after: &Light, seat: Seat) -> Remark {
    let Some(count) = after.counted(seat) else { return Remark::Nothing };
    let came = after.coins(seat) - before.coins(seat);
    let take = ui.fill(words::TAKE, &[&coins(came)]);
    let brought = |text: Text| of_player(ui, after.players(), seat, &ui.fill(text, &[&take]));
    Remark::So(match (count.stolen, came, after.ponds(seat)) {
        (0, 0, _) => return Remark::Nothing,
        (stolen, 0, _) => {
            let stolen = line(format_args!("{stolen}{}", Icon::Gem));
            of_player(ui, after.players(), seat, &ui.fill(words::GNOMES_TAKE, &[&stolen]))
        }
        (0, _, 0) => brought(words::PIGS_BRING),
        (0, _, 1) => brought(words::POND_BRINGS),
        (0, _, ponds) => {
            let said = ui.fill(words::PONDS_BRING, &[&line(format_args!("{ponds}")), &take]);
            of_player(ui, after.players(), seat, &said)
        }
        (_, _, _) => {
            let said = line(format_args!("{}{}, {take}", close_sum(count), Icon::Gem));
            of_player(ui, after.players(), seat, &said)
        }
    })
}

/// Says what was hired as hands did it; in the pro variant what becomes of three pigs, which the rows did not show.
fn of_hire(ui: &Ui, before: &Light, seat: Seat, deal: LightDeal) -> Line {
    let players = before.players();
    if before.is_pro() && before.may_have_pigs(seat) {
        return of_player(ui, players, seat, &ui.say(words::THREE_PIGS));
    }
    match deal.hire {
        LightHire::Nothing => ui.fill(words::NOTHING_NOTE, &[ui.name(seat)]),
        LightHire::Buy(ware, _) => {
            let hands = hands(ui, deal.pays, deal.takes);
            let priced = ui.of_player(seat, &line(format_args!("{}, {hands}", hire_name(ui, deal.hire))));
            // What hands do matters more than the price.
            let name =
                if fits(&priced) { hire_name(ui, deal.hire) } else { line(format_args!("{}", colour_name(ui, ware))) };
            bought(ui, players, seat, &name, &hands)
        }
        LightHire::Pig => bought(ui, players, seat, &ui.say(words::PIG), &hands(ui, deal.pays, deal.takes)),
    }
}

/// Returns whether the gnomes have just come.
pub(super) fn is_alarm(before: &Light, after: &Light) -> bool {
    before.turn().is_some_and(|seat| {
        let stolen = |game: &Light| game.counted(seat).map_or(0, |count| count.stolen);
        stolen(before) == 0 && stolen(after) > 0
    })
}

/// Returns what fills the screen: a goal that is reached while others still count, and a tie that lets the game go on.
pub(super) fn banner(ui: &Ui, before: &Light, after: &Light) -> Option<Banner> {
    let gems = |seat: Seat| after.counted(seat).map_or(0, Counted::net);
    if after.is_tie() && !before.is_tie() {
        let best = after.seats().max_by_key(|seat| (gems(*seat), after.coins(*seat)))?;
        let numbers = (line(format_args!("{}{}", gems(best), Icon::Gem)), coins(after.coins(best)));
        let effect = ui.fill(words::EACH_HAS, &[&numbers.0, &numbers.1]);
        return Some(Banner { icon: Icon::Gem, words: ui.plain(words::TIE_BANNER), effect });
    }
    let reached = after.phase() == LightPhase::Count && after.goal_is_reached() && !before.goal_is_reached();
    let seat = before.turn().filter(|_| reached)?;
    let words = line(format_args!("{}\n{}", ui.name(seat), ui.count(words::HAS_GOAL, gems(seat))));
    Some(Banner { icon: Icon::Gem, words, effect: ui.plain(words::ALL_COUNT) })
}
