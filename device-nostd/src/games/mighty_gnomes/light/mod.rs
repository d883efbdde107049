//! How light Mighty Gnomes is shown: coins and points as two large numbers, of which UP and DOWN change the inverse one.

mod count;
mod notes;
mod rows;

#[cfg(test)]
mod tests;

use engine_nostd::ask::{Choice, Draft};
use engine_nostd::field::FieldId;
use engine_nostd::games::mighty_gnomes::{
    CoinsIn, Gnome, LAPS, Light, LightMove, LightOption, LightParam, LightQuestion, Phase, ROUNDS, Topic,
};
use engine_nostd::rules::Rules;
use engine_nostd::verb::Moves;
use engine_nostd::{RuleError, Seat, Setup};

use super::{Screens, pages};
use crate::games::light::{LightFace, OnOk, Stage};
use crate::games::{Face, Of};
use crate::ui::{
    Canvas, CountPage, Drawn, Foot, Icon, Letters, Line, OneNumber, Panel, ROW, Remark, Row, Spinner, Ui, WIDTH, line,
};
use crate::words::mighty_gnomes::{Moment, light_said as said, said as full_said};
use crate::words::{Briefing, Named, Text, chrome};

/// Light Mighty Gnomes on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LightScreens;

/// The columns of the two large numbers.
const COINS: (i32, i32) = (0, 62);
const VP: (i32, i32) = (65, 127);

/// Returns whether UP and DOWN change the points.
fn dials_points(ui: &Ui, game: &Light) -> bool {
    !game.keeps_coins() || ui.dial_place() == 1
}

/// Returns the sign after a number; three digits leave no room for it.
fn sign(number: u16, sign: &str) -> Option<&str> {
    (number < 100).then_some(sign)
}

impl LightFace for LightScreens {
    type Moment = Moment;

    const ASKS: Text = said::LIGHT_ASKS;

    fn question(param: LightParam) -> Text {
        match param {
            LightParam::PayTo => said::PAY_WHOM,
            LightParam::BedSize => said::LEFT_FOR_BED,
            LightParam::ClaimReward => said::TAKES,
            LightParam::ClaimGnome => said::WHO_JOINS,
            LightParam::ClaimVp => said::VP_FOR_IT,
            LightParam::CoinsN | LightParam::VpN => said::HOW_MANY,
        }
    }

    fn reminders(phase: Phase) -> &'static [Moment] {
        <Screens as Face>::reminders(phase)
    }

    fn briefing(setup: &Setup) -> Briefing<Moment> {
        pages::light_briefing(setup, setup.option(LightOption::Coins) == CoinsIn::Box as u8)
    }

    fn guide(ui: &Ui, game: &Light) -> Line {
        let Some(seat) = game.turn() else { return Line::new() };
        match game.phase() {
            Phase::Turn => match game.wakes_up(seat) {
                Some(size) => ui.count(said::TILE_FIRST, size),
                None if game.lap() == 1 && game.may_choose_tile(seat) => ui.plain(said::ANY_TILE),
                None if game.has_guide() => ui.plain(said::ONE_TILE),
                None => Line::new(),
            },
            Phase::Druid => ui.plain(said::PAY_NOBODY),
            Phase::Rewards | Phase::Refresh | Phase::Count | Phase::Over => Line::new(),
        }
    }

    fn stage(_: &Ui, game: &Light) -> Stage {
        match game.phase() {
            Phase::Turn | Phase::Druid => Stage::Dial,
            Phase::Rewards => Stage::List,
            Phase::Refresh | Phase::Count | Phase::Over => Stage::Tells,
        }
    }

    fn on_ok(ui: &Ui, game: &Light) -> OnOk {
        let back_to_coins = game.keeps_coins() && dials_points(ui, game);
        let has_rows = game.keeps_coins() || game.takes_part(Gnome::Druid);
        if back_to_coins || !has_rows { OnOk::NextDial } else { OnOk::Lists }
    }

    fn title(ui: &Ui, game: &Light) -> Option<Line> {
        match game.phase() {
            Phase::Rewards => Some(match game.turn() {
                Some(last) => ui.fill(said::TAKES, &[ui.name(last)]),
                None if game.claimers().count() == game.players() => ui.plain(said::FURTHEST),
                None => ui.plain(said::AND_THEN),
            }),
            Phase::Refresh => Some(ui.phase_title()),
            Phase::Turn | Phase::Druid | Phase::Count | Phase::Over => None,
        }
    }

    fn aside(ui: &Ui, game: &Light) -> Line {
        match game.phase() {
            Phase::Rewards => ui.phase_title(),
            Phase::Druid => ui.plain(full_said::DRUID_TURN),
            Phase::Turn | Phase::Refresh | Phase::Count | Phase::Over => ui.round_line(),
        }
    }

    fn is_last_round(game: &Light) -> bool {
        game.round() == u16::from(ROUNDS)
    }

    fn progress(_: &Ui, game: &Light) -> (u8, u8) {
        (game.lap(), LAPS)
    }

    fn foot(ui: &Ui, game: &Light) -> Foot {
        match game.phase() {
            Phase::Turn | Phase::Druid => {
                let left = if !game.keeps_coins() {
                    if game.takes_part(Gnome::Druid) { ui.plain(said::OK_DRUID) } else { Line::new() }
                } else if dials_points(ui, game) {
                    ui.plain(said::OK_COINS)
                } else if game.phase() == Phase::Druid {
                    ui.plain(said::OK_DRUID_POINTS)
                } else {
                    ui.plain(said::OK_POINTS)
                };
                (left, next_line(ui, game))
            }
            Phase::Rewards if game.turn().is_none() => (ui.plain(said::ON_THE_TRAIL), Line::new()),
            Phase::Refresh => {
                let round = line(format_args!("{}", game.round() + 1));
                // The way on has the foot for itself, so that no language drops it.
                (Line::new(), ui.fill(said::NEXT_ROUND, &[&round]))
            }
            Phase::Rewards | Phase::Count | Phase::Over => (Line::new(), Line::new()),
        }
    }

    /// Before the count the points are only those on the track, which stand there already.
    fn player_aside(ui: &Ui, game: &Light, seat: Seat) -> Line {
        if game.is_counting() { ui.points_line(seat) } else { ui.round_line() }
    }

    fn known(ui: &Ui, game: &Light, seat: Seat) -> Line {
        let bed = game.bedroom_tile(seat).map_or_else(|| line(format_args!("–")), |size| line(format_args!("{size}")));
        let bed = ui.fill(said::BED_KNOWN, &[&bed]);
        match game.druids(seat) {
            0 => bed,
            druids => line(format_args!("{bed}  {}", ui.count(said::DRUIDS_KNOWN, druids))),
        }
    }

    fn happened_foot(ui: &Ui, game: &Light) -> Foot {
        let Some(seat) = game.turn().filter(|_| game.keeps_coins()) else { return (Line::new(), Line::new()) };
        let coins = line(format_args!("{}{}", game.coins(seat), Icon::Coin));
        (Line::new(), ui.fill(said::HAS, &[&coins]))
    }

    fn about(phase: Phase) -> Option<Text> {
        <Screens as Face>::about(phase)
    }

    fn note(ui: &Ui, before: &Light, after: &Light, by: Option<Seat>, made: &LightMove) -> Remark {
        notes::note(ui, before, after, by, made)
    }

    fn mark(before: &Light, made: &LightMove) -> u8 {
        if *made == LightMove::Next { before.phase() as u8 + 1 } else { 0 }
    }

    fn move_name(ui: &Ui, made: &LightMove, mark: u8) -> Option<Line> {
        notes::move_name(ui, made, mark)
    }

    fn choice_row(ui: &Ui, game: &Light, choice: &Choice, waits: Option<RuleError>, row: &mut Row) {
        rows::choice_row(ui, game, choice, waits, row);
    }

    fn question_line(ui: &Ui, draft: &Draft) -> Option<Line> {
        let name = draft.by.map_or("", |seat| ui.name(seat));
        Self::question_text(draft).map(|text| ui.fill(text, &[name]))
    }

    fn ask_aside(ui: &Ui, game: &Light) -> Line {
        let draft = ui.drafts().last();
        let asked = draft.and_then(|draft| LightMove::question(&draft.raw, usize::from(draft.at)));
        let name = |seat: Option<Seat>| seat.map_or_else(Line::new, |seat| line(format_args!("{}", ui.name(seat))));
        match (game.phase(), asked) {
            // Who gets the points stands beside the number.
            (Phase::Rewards, Some(LightQuestion::ClaimVp { reward, .. })) => ui.plain(reward.label()),
            (Phase::Rewards, Some(LightQuestion::ClaimGnome { .. })) => name(draft.and_then(|draft| draft.by)),
            // The title says who takes.
            (Phase::Rewards, _) => ui.round_line(),
            _ => name(ui.focus()),
        }
    }

    fn beside(ui: &Ui, game: &Light, spinner: Spinner) -> heapless::Vec<Line, 3> {
        let Some(seat) = ui.drafts().last().and_then(|draft| draft.by) else { return heapless::Vec::new() };
        let vp = game.vp(seat);
        [
            line(format_args!("{}", ui.name(seat))),
            line(format_args!("{vp} → {} {}", vp + spinner.value, ui.say(full_said::VP))),
        ]
        .into_iter()
        .collect()
    }

    fn then(game: &Light, seat: Seat) -> Option<Seat> {
        game.next_player().filter(|_| game.turn() == Some(seat))
    }

    fn ended(ui: &Ui, _: &Light) -> Option<Line> {
        Some(ui.plain(full_said::ENDED))
    }

    fn sheet(game: &Light, _: Seat, place: usize) -> Option<CountPage> {
        count::sheet(game, place)
    }

    fn counts(ui: &Ui, field: FieldId) -> heapless::Vec<Line, 3> {
        count::counts(ui, field)
    }

    fn known_of(game: &Light, seat: Seat, field: FieldId) -> u16 {
        count::known_of(game, seat, field)
    }

    fn draw_numbers<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light, seat: Seat) -> Drawn<D> {
        let (coins, vp) = (u16::from(game.coins(seat)), game.vp(seat));
        if !game.keeps_coins() {
            return canvas.one_number(&OneNumber {
                number: vp,
                hollow: false,
                unit: ui.plain(full_said::VP),
                beside: [Line::new(), Line::new()],
            });
        }
        let chosen = ui.dialled().is_some();
        canvas.boxed_number(
            coins,
            COINS,
            chosen && ui.dial_place() == 0,
            sign(coins, &line(format_args!("{}", Icon::Coin))),
        )?;
        canvas.boxed_number(vp, VP, chosen && ui.dial_place() == 1, sign(vp, &ui.plain(full_said::VP)))
    }

    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light) -> Drawn<D> {
        match (game.phase(), game.turn()) {
            (Phase::Turn | Phase::Druid, Some(seat)) => {
                ui.draw_dial_head(canvas, Self::progress(ui, game), &Self::guide(ui, game))?;
                Self::draw_numbers(ui, canvas, game, seat)?;
                ui.draw_foot(canvas)
            }
            (Phase::Refresh, _) => draw_refresh(ui, canvas, game),
            _ => ui.draw_list(canvas),
        }
    }
}

/// Says what NEXT does in a turn: who comes next, or what comes first.
fn next_line(ui: &Ui, game: &Light) -> Line {
    if game.phase() == Phase::Turn && game.lap() == LAPS {
        return ui.plain(said::NEXT_BED);
    }
    match game.next_player() {
        Some(next) => ui.fill(chrome::NEXT_IS, &[ui.name(next)]),
        None => ui.plain(said::NEXT_REWARDS),
    }
}

/// The height of a line of small letters, of which five stand over a foot.
const TINY_PITCH: i32 = 9;

/// Draws what is refreshed by hand with so many players.
fn draw_refresh<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light) -> Drawn<D> {
    ui.draw_title(canvas)?;
    let glade = if game.players() == 4 { said::GLADE_FLIPPED } else { said::GLADE_ON_TOP };
    let books = if game.players() == 2 { said::BOOKS_SWAPPED } else { said::BOOKS_ON_TOP };
    let lines = [said::TAKE_BACK, said::GLADES, glade, said::BOOKS, books];
    for (text, row) in lines.into_iter().zip(0..) {
        canvas.text(&ui.plain(text), 0, ROW + 1 + TINY_PITCH * row, WIDTH, Letters::Tiny, true)?;
    }
    ui.draw_foot(canvas)
}

/// Returns what a row is about, if it is something of this game.
fn topic_of(choice: &Choice) -> Option<Topic> {
    choice.label.topic.and_then(Screens::topic)
}
