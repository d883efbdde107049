//! How light Gardlings is shown: everybody's last gems while all draw, the gems of whoever counts as a large number, and
//! the list of what can be hired.

mod garden;
mod notes;
mod rows;

use core::fmt::Write as _;

use engine_nostd::ask::{Choice, Draft, Label};
use engine_nostd::field::{FieldId, Fields};
use engine_nostd::games::gardlings::{
    Counted, Counter, Light, LightField, LightMove, LightMoveKind, LightParam, LightPhase, Param, Phase,
};
use engine_nostd::rules::Rules;
use engine_nostd::verb::Moves;
use engine_nostd::{RuleError, Seat, Setup};
use heapless::Vec;

use super::notes::{coins, hands, named};
use super::{Screens, medal, set_up};
use crate::games::light::{LightFace, OnOk, Stage};
use crate::games::{Face, Facts};
use crate::ui::{
    Banner, Canvas, Drawn, Foot, GiveUp, Icon, Letters, Line, OneNumber, Panel, Remark, Row, Spinner, Ui, WIDTH, line,
    sentence,
};
use crate::words::gardlings::{self as words, Moment};
use crate::words::{Briefing, Text, chrome};

/// Light Gardlings on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LightScreens;

/// Writes a count as a sum without blanks: "9−3=6", or the number alone.
fn close_sum(count: Counted) -> Line {
    match count.stolen {
        0 => line(format_args!("{}", count.gems)),
        stolen => line(format_args!("{}−{stolen}={}", count.gems, count.net())),
    }
}

/// Says of which round the gems are that a player counted last.
pub(super) fn gems_word(game: &Light, seat: Seat) -> Text {
    if game.counted(seat).is_some() { words::FACT_GEMS } else { words::FACT_LAST }
}

/// Says what is counted, with what was counted before if there is room for it.
fn counting(ui: &Ui, game: &Light, seat: Seat) -> Line {
    let (what, short) = match game.has_missions() {
        true => (words::GEMS_AND_MISSION, words::MISSION_SHORT),
        false => (words::WHOLE_GEMS, words::GEMS_SHORT),
    };
    let Some(last) = game.last(seat) else { return ui.plain(what) };
    let last = ui.fill(words::LAST_SUM, &[&close_sum(last)]);
    let both = |what: Text| line(format_args!("{}. {last}", ui.say(what)));
    let fits = |said: &Line| Letters::Tiny.width(said) <= WIDTH;
    [both(what), both(short)].into_iter().find(fits).unwrap_or(last)
}

/// Writes a number of coins in words.
fn coins_in_words(ui: &Ui, coins: u8) -> Line {
    match coins {
        1 => ui.plain(words::ONE_COIN),
        coins => ui.count(words::SOME_COINS, coins),
    }
}

/// Writes the gems and the coins of a player, apart.
fn purse(game: &Light, seat: Seat) -> Line {
    let gems = game.counted(seat).map_or(0, Counted::net);
    line(format_args!("{gems}{} {}", Icon::Gem, coins(game.coins(seat))))
}

/// Returns a foot of two parts: at the left the first of some texts for which there is room.
fn foot_of<const N: usize>(left: [Line; N], right: Line) -> Foot {
    let fits = |left: &Line| Letters::Tiny.width(left) + 3 + Letters::Tiny.width(&right) <= WIDTH;
    (left.into_iter().find(fits).unwrap_or_default(), right)
}

/// Says what OK and NEXT do while somebody counts.
fn count_foot(ui: &Ui, game: &Light, seat: Seat) -> Foot {
    let (ok, short) = if game.is_pro() {
        (words::OK_ALARM_PONDS, words::OK_ALARM_MORE)
    } else if game.may_have_pigs(seat) {
        (words::OK_ALARM_PIGS, words::OK_ALARM_MORE)
    } else {
        (words::OK_ALARM, words::OK_ALARM)
    };
    let next = match game.deal_after_count() {
        Some(deal) => {
            let name = rows::hire_name(ui, deal.hire);
            let says = |pays: u8, takes: u8| {
                let hands = hands(ui, pays, takes);
                let comma = if hands.is_empty() { "" } else { ", " };
                ui.fill(chrome::NEXT_IS, &[&line(format_args!("{name}{comma}{hands}"))])
            };
            let fits = |said: &Line| Letters::Tiny.width(said) + 3 <= WIDTH;
            // What is paid matters more than what comes back.
            let ways = [says(deal.pays, deal.takes), says(deal.pays, 0)];
            ways.into_iter().find(fits).unwrap_or_else(|| says(0, 0))
        }
        None => ui.plain(words::NEXT_COUNTED),
    };
    foot_of([ui.plain(ok), ui.plain(short)], next)
}

/// Names those who have hired and who comes next; in the pro variant what pigs do then.
fn hire_foot(ui: &Ui, game: &Light, seat: Seat) -> Foot {
    let right = LightScreens::then(game, seat).map_or_else(Line::new, |next| ui.fill(chrome::THEN, &[ui.name(next)]));
    if game.is_pro() && game.may_have_pigs(seat) {
        return (ui.plain(words::THREE_PIGS), right);
    }
    let hired = game.seats().filter(|seat| game.has_hired(*seat)).collect();
    let room = WIDTH - Letters::Tiny.width(&ui.fill(words::HAVE_HIRED, &[""])) - Letters::Tiny.width(&right) - 6;
    let names = ui.seats_line(hired, room);
    let left = if names.is_empty() { ui.round_line() } else { ui.fill(words::HAVE_HIRED, &[&names]) };
    (left, right)
}

impl LightFace for LightScreens {
    type Moment = Moment;

    const ASKS: Text = words::LIGHT_ASKS;

    fn question(param: LightParam) -> Text {
        match param {
            LightParam::CountPonds => words::question(Param::CountPonds),
            // The rows answer them.
            LightParam::CountAlarm | LightParam::CountThreePigs | LightParam::GemsN => {
                words::question(Param::CountGems)
            }
            LightParam::BuyColour | LightParam::BuyCoin => words::question(Param::BuyColour),
        }
    }

    fn reminders(phase: LightPhase) -> &'static [Moment] {
        match phase {
            LightPhase::Garden => <Screens as Face>::reminders(Phase::Garden),
            LightPhase::Count => <Screens as Face>::reminders(Phase::Count),
            LightPhase::Hire => &[
                Moment::Hire,
                Moment::Reward,
                Moment::FullTie,
                Moment::Mutate,
                Moment::RoundEnd,
                Moment::RoundEndMissions,
            ],
            LightPhase::Over => <Screens as Face>::reminders(Phase::Over),
        }
    }

    fn briefing(setup: &Setup) -> Briefing<Moment> {
        set_up::pages(setup)
    }

    fn guide(ui: &Ui, game: &Light) -> Line {
        game.turn().map_or_else(Line::new, |seat| counting(ui, game, seat))
    }

    fn stage(_: &Ui, game: &Light) -> Stage {
        match game.phase() {
            LightPhase::Garden => Stage::Tells,
            LightPhase::Count => Stage::Dial,
            LightPhase::Hire | LightPhase::Over => Stage::List,
        }
    }

    fn awaits_an_answer(_: &Ui, game: &Light) -> bool {
        match game.phase() {
            LightPhase::Garden => false,
            LightPhase::Count => game.turn().is_some_and(|seat| !game.is_touched(seat)),
            LightPhase::Hire | LightPhase::Over => true,
        }
    }

    fn on_ok(_: &Ui, _: &Light) -> OnOk {
        OnOk::Lists
    }

    fn title(ui: &Ui, game: &Light) -> Option<Line> {
        match (game.phase(), game.turn()) {
            (LightPhase::Garden, _) => Some(garden::title(ui, game)),
            (LightPhase::Hire, Some(seat)) => {
                let long = ui.fill(words::HIRES, &[ui.name(seat)]);
                // What can be paid matters more than the word for it.
                let fits = Letters::Bold.width(&long) + 5 + Letters::Tiny.width(&purse(game, seat)) <= WIDTH;
                Some(if fits { long } else { line(format_args!("{}", ui.name(seat))) })
            }
            // The name of the player says it all.
            _ => None,
        }
    }

    fn aside(ui: &Ui, game: &Light) -> Line {
        match (game.phase(), game.turn()) {
            (LightPhase::Garden, _) => ui.count(words::GOAL, game.goal().gems()),
            (LightPhase::Hire, Some(seat)) => purse(game, seat),
            _ => ui.round_line(),
        }
    }

    fn progress(_: &Ui, game: &Light) -> (u8, u8) {
        // Whoever counts hires then, unless somebody has reached the goal.
        if game.has_guide() && !game.goal_is_reached() { (1, 2) } else { (1, 1) }
    }

    fn foot(ui: &Ui, game: &Light) -> Foot {
        match (game.phase(), game.turn()) {
            // The gems are those of the round before.
            (LightPhase::Garden, _) => {
                let counted = game.seats().any(|seat| game.last(seat).is_some());
                let round = ui.count(words::OF_ROUND, game.round().saturating_sub(1));
                let left = if counted && game.round() > 1 { round } else { ui.round_line() };
                foot_of([left, ui.round_line()], ui.plain(words::NEXT_STOPPED))
            }
            (LightPhase::Count, Some(seat)) => count_foot(ui, game, seat),
            (LightPhase::Hire, Some(seat)) => hire_foot(ui, game, seat),
            _ => (Line::new(), Line::new()),
        }
    }

    /// The gems that were not counted yet are on the dial.
    fn player_aside(ui: &Ui, game: &Light, seat: Seat) -> Line {
        if game.counted(seat).is_some() { ui.points_line(seat) } else { ui.round_line() }
    }

    fn known(ui: &Ui, game: &Light, seat: Seat) -> Line {
        let mut known = ui.count(words::TILE_SUM, game.tiles(seat));
        if let Some(last) = game.last(seat) {
            // A line holds more than the widest sum.
            let _ = write!(known, ". {}", ui.fill(words::LAST_SUM, &[&close_sum(last)]));
        }
        known
    }

    fn happened(ui: &Ui, game: &Light) -> Line {
        match game.turn().map(|seat| game.gems(seat)) {
            Some(1) => ui.plain(words::GEM_AND),
            Some(gems) => ui.count(words::GEMS_AND, gems),
            None => Line::new(),
        }
    }

    fn happened_foot(ui: &Ui, game: &Light) -> Foot {
        let supply = game.turn().map_or_else(Line::new, |seat| ui.fill(words::HAS_COINS, &[&coins(game.coins(seat))]));
        (ui.plain(chrome::BACK), supply)
    }

    fn about(phase: LightPhase) -> Option<Text> {
        match phase {
            LightPhase::Count => Some(words::ABOUT_COUNT),
            LightPhase::Hire => Some(words::ABOUT_HIRE),
            // Nobody's turn begins there.
            LightPhase::Garden | LightPhase::Over => None,
        }
    }

    fn note(ui: &Ui, before: &Light, after: &Light, _: Option<Seat>, made: &LightMove) -> Remark {
        notes::note(ui, before, after, made)
    }

    fn banner(ui: &Ui, before: &Light, after: &Light, _: &LightMove) -> Option<Banner> {
        notes::banner(ui, before, after)
    }

    fn chimes(before: &Light, after: &Light) -> bool {
        notes::is_alarm(before, after)
    }

    fn gives_up(ui: &Ui, game: &Light) -> Option<GiveUp> {
        let seat = game.turn().filter(|_| game.phase() == LightPhase::Hire)?;
        Some(GiveUp {
            title: ui.fill(words::TAKE_NOTHING, &[ui.name(seat)]),
            keep: ui.plain(words::CHOOSE),
            give: ui.label_line(&Label::of(LightMoveKind::Pass)),
            hint: ui.plain(words::NOTHING_HINT),
            moves: [(Some(seat), LightMove::Pass.to_raw())].into_iter().collect(),
        })
    }

    fn mark(before: &Light, made: &LightMove) -> u8 {
        let counts = before.phase() == LightPhase::Count && matches!(made, LightMove::Next | LightMove::Count { .. });
        before.turn().filter(|_| counts).map_or(0, |seat| before.gems(seat) + 1)
    }

    fn move_name(ui: &Ui, made: &LightMove, mark: u8) -> Option<Line> {
        rows::move_name(ui, made, mark)
    }

    fn choice_row(ui: &Ui, game: &Light, choice: &Choice, _: Option<RuleError>, row: &mut Row) {
        rows::choice_row(ui, game, choice, row);
    }

    fn puts_right(ui: &Ui, game: &Light) -> Option<(FieldId, Line)> {
        let seat = game.turn().filter(|_| game.phase() == LightPhase::Hire)?;
        let (_, field) = LightField::Coins(seat).id();
        Some((field, ui.count(words::FIX_COINS, game.coins(seat))))
    }

    fn question_line(ui: &Ui, draft: &Draft) -> Option<Line> {
        let seat = draft.by?;
        Some(ui.fill(Self::question_text(draft)?, &[ui.name(seat)]))
    }

    fn ask_aside(ui: &Ui, game: &Light) -> Line {
        game.turn().map_or_else(|| ui.round_line(), |seat| line(format_args!("{}{}", game.gems(seat), Icon::Gem)))
    }

    /// Says what the gnomes leave, and what the ponds bring.
    fn beside(ui: &Ui, game: &Light, spinner: Spinner) -> Vec<Line, 3> {
        let mut lines = Vec::new();
        let made = ui.drafts().last().and_then(|draft| LightMove::from_raw(&draft.raw));
        if let (Some(LightMove::Count { alarm: true, .. }), Some(seat)) = (made, game.turn()) {
            // Three lines hold this.
            let _ = lines.push(ui.plain(words::AFTER_ALARM));
            let gems = game.gems(seat);
            let _ = lines.push(close_sum(Counted { gems, bonus: 0, stolen: game.theft(gems) }));
        }
        let _ = lines.push(hands(ui, 0, game.supply().min(spinner.value as u8)));
        lines
    }

    /// Returns who counts or hires next, if anybody does in this round.
    fn then(game: &Light, seat: Seat) -> Option<Seat> {
        let open = |next: &Seat| {
            if game.goal_is_reached() { game.counted(*next).is_none() } else { !game.has_hired(*next) }
        };
        game.start_player().clockwise(game.players()).filter(|next| *next != seat).find(open)
    }

    fn facts(ui: &Ui, game: &Light, seat: Seat, facts: &mut Facts) {
        let mut tell = |words: Line, value: Line| {
            // A page holds all of them.
            facts.push(words, value);
        };
        let number = |number: u8| line(format_args!("{number}"));
        if let Some(count) = game.latest_count(seat) {
            tell(ui.plain(gems_word(game, seat)), number(count.net()));
            if count.stolen > 0 {
                tell(ui.plain(words::FACT_STOLEN), number(count.stolen));
            }
        }
        tell(ui.plain(words::FACT_GOAL), number(game.goal().gems()));
        tell(named(ui, Counter::Coins), number(game.coins(seat)));
        tell(named(ui, Counter::Tiles), number(game.tiles(seat)));
        if game.has_hired(seat) {
            tell(ui.plain(words::FACT_HIRED), line(format_args!("✓")));
        }
    }

    /// Says that nothing was counted in this round: the points are those of the round before.
    fn why_title(ui: &Ui, game: &Light, seat: Seat) -> Option<Line> {
        match (game.counted(seat), game.last(seat)) {
            (Some(_), _) => None,
            (None, Some(_)) => Some(ui.of_player(seat, &ui.say(words::LAST_ROUNDS))),
            (None, None) => Some(ui.fill(words::NOT_COUNTED, &[ui.name(seat)])),
        }
    }

    /// Tells what was counted and stolen, where gnomes came.
    fn reasons_above(ui: &Ui, game: &Light, seat: Seat, reasons: &mut Facts) {
        if let Some(count) = game.latest_count(seat).filter(|count| count.stolen > 0) {
            let gems = if game.counted(seat).is_some() { words::FACT_GEMS } else { words::LAST_ROUNDS };
            reasons.push(ui.plain(gems), line(format_args!("{}", count.gems)));
            reasons.push(ui.plain(words::FACT_STOLEN), line(format_args!("−{}", count.stolen)));
        }
    }

    /// Tells what is aimed at, and the coins, which decide between equals.
    fn reasons(ui: &Ui, game: &Light, seat: Seat, reasons: &mut Facts) {
        // In words, because they are no part of the sum.
        let goal = sentence(&ui.count(words::GOAL, game.goal().gems()));
        reasons.push(line(format_args!("{goal}, {}", coins_in_words(ui, game.coins(seat)))), Line::new());
    }

    fn ended(ui: &Ui, game: &Light) -> Option<Line> {
        medal::why_ended(ui, game, game.goal())
    }

    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light) -> Drawn<D> {
        match (game.phase(), game.turn()) {
            (LightPhase::Garden, _) => garden::draw(ui, canvas, game),
            (LightPhase::Count, Some(seat)) => {
                ui.draw_dial_head(canvas, Self::progress(ui, game), &Self::guide(ui, game))?;
                Self::draw_numbers(ui, canvas, game, seat)?;
                ui.draw_foot(canvas)
            }
            _ => ui.draw_list(canvas),
        }
    }

    fn draw_numbers<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light, seat: Seat) -> Drawn<D> {
        canvas.one_number(&OneNumber {
            number: u16::from(game.gems(seat)),
            hollow: !game.is_touched(seat),
            unit: ui.fill(
                if game.gems(seat) == 1 { words::GEM_UNIT } else { words::GEMS_UNIT },
                &[&line(format_args!("{}", Icon::Gem))],
            ),
            beside: [ui.count(words::GOAL, game.goal().gems()), coins_in_words(ui, game.coins(seat))],
        })
    }
}
