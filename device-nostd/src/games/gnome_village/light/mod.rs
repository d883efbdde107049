//! How light Gnome Village is shown: coins are the large number; tiles and payments are in the list behind OK.

mod dues;
mod notes;
mod numbers;
mod rows;

#[cfg(test)]
mod tests;

use engine_nostd::ask::{Choice, Draft};
use engine_nostd::games::gnome_village::{
    CoinsIn, Full, Light, LightMove, LightOption, LightParam, LightPhase, LightQuestion, MAX_HOUSES, OPEN_BUSINESSES,
    Phase,
};
use engine_nostd::rules::Rules;
use engine_nostd::setup::Mode;
use engine_nostd::start::Start;
use engine_nostd::verb::Moves;
use engine_nostd::{NAME_CHARS, RuleError, Seat, Setup};
use heapless::Vec;

pub(super) use dues::dues;

use super::{Screens, has_all, why_ended};
use crate::games::light::{LightFace, OnOk, Stage};
use crate::games::{Face, Facts};
use crate::ui::{Banner, Canvas, Drawn, Foot, GiveUp, Icon, Letters, Line, Panel, Remark, Row, Spinner, Ui, cut, line};
use crate::words::gnome_village::{Moment, lines, remarks};
use crate::words::{Briefing, Page, Text, chrome};

/// The room beside a number that is asked.
const BESIDE: i32 = 63;

/// Light Gnome Village on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LightScreens;

/// Returns the question that a draft asks next.
fn asked(draft: &Draft) -> Option<LightQuestion> {
    LightMove::question(&draft.raw, usize::from(draft.at))
}

fn has_bank(game: &Light) -> bool {
    game.coins_in() == CoinsIn::Box
}

/// Returns whether nobody has said yet how many coins the player has who counts: those on the table were never asked
/// before (GV-L21), and hardly anybody ends without any.
fn coins_are_missing(game: &Light) -> bool {
    game.phase() == LightPhase::Count && !has_bank(game) && game.coins(game.active()) == 0
}

impl LightFace for LightScreens {
    type Moment = Moment;

    const ASKS: Text = lines::ASKS;

    fn question(param: LightParam) -> Text {
        match param {
            LightParam::GetGnomeBy | LightParam::BuyBusinessKind => lines::WHICH_TILE,
            LightParam::CardRemoveSeat => lines::WHO_LOSES,
            LightParam::CardRemoveKind => lines::LOSES_WHAT,
            LightParam::PaySeat => lines::PAYS_WHOM,
            LightParam::PayN => lines::PAYS_HOW_MUCH,
            LightParam::TilesN => lines::HOW_MANY_TILES,
            LightParam::CoinsN => lines::HOW_MANY,
        }
    }

    fn reminders(phase: LightPhase) -> &'static [Moment] {
        match phase {
            LightPhase::Reveal => <Screens as Face>::reminders(Phase::Reveal),
            LightPhase::Earn => <Screens as Face>::reminders(Phase::Earn),
            LightPhase::WorkBuy => <Screens as Face>::reminders(Phase::WorkBuy),
            LightPhase::Move => <Screens as Face>::reminders(Phase::Move),
            LightPhase::Turn => {
                &[Moment::Reveal, Moment::Earn, Moment::WorkBuy, Moment::NewGnome, Moment::Move, Moment::Twice]
            }
            LightPhase::Count | LightPhase::Tiles | LightPhase::Over => <Screens as Face>::reminders(Phase::Over),
        }
    }

    /// Lists what each player takes and what lies in the middle; the coins may stay in the lid.
    fn briefing(setup: &Setup) -> Briefing<Moment> {
        let mut pages = Briefing::new();
        let mut full = setup.clone();
        full.set_mode(Mode::Track);
        // What cannot start says why when it is started.
        let Ok(game) = Full::start(&full) else { return pages };
        let stacks = game.stacks();
        let (houses, businesses) = (MAX_HOUSES * game.players() as u8, stacks.businesses + OPEN_BUSINESSES);
        let more_gnomes = game.gnomes_of_all() - 1;
        let in_the_lid = setup.option(LightOption::Coins) == CoinsIn::Box as u8;
        match in_the_lid {
            true => pages.extend([Page::plain(Moment::SetupTakeNoCoins), Page::plain(Moment::SetupLid)]),
            false => pages.extend([Page::plain(Moment::SetupTake)]),
        }
        pages.extend([
            Page::plain(Moment::SetupVillage),
            Page::with(Moment::SetupStacks, &[houses, stacks.houses, stacks.workshops]),
            Page::with(Moment::SetupShuffle, &[stacks.roads, businesses]),
            match in_the_lid {
                true => Page::with(Moment::SetupCentre, &[more_gnomes]),
                false => Page::with(Moment::SetupSupply, &[stacks.coins, more_gnomes]),
            },
        ]);
        if setup.says_yes(LightOption::Kids) {
            pages.extend([Page::plain(Moment::SetupKids)]);
        }
        pages
    }

    fn guide(ui: &Ui, game: &Light) -> Line {
        ui.plain(match (game.phase(), game.coins_in()) {
            (LightPhase::Reveal, CoinsIn::Box) => lines::CARD,
            (LightPhase::Reveal, CoinsIn::Table) => lines::TABLE_CARD,
            (LightPhase::Earn, _) => lines::EARN,
            (LightPhase::WorkBuy, CoinsIn::Box) => lines::BUY,
            (LightPhase::WorkBuy, CoinsIn::Table) => lines::TABLE_BUY,
            (LightPhase::Move, _) => lines::MOVE,
            (LightPhase::Turn, CoinsIn::Box) => lines::TURN,
            (LightPhase::Turn, CoinsIn::Table) => lines::TABLE_TURN,
            (LightPhase::Count, _) if coins_are_missing(game) => lines::TABLE_COUNT,
            (LightPhase::Count, _) => lines::COUNT,
            (LightPhase::Tiles | LightPhase::Over, _) => lines::LEVEL,
        })
    }

    fn stage(_: &Ui, game: &Light) -> Stage {
        match game.phase() {
            LightPhase::Reveal
            | LightPhase::Earn
            | LightPhase::WorkBuy
            | LightPhase::Move
            | LightPhase::Turn
            | LightPhase::Count => Stage::Dial,
            LightPhase::Tiles | LightPhase::Over => Stage::List,
        }
    }

    fn awaits_an_answer(_: &Ui, game: &Light) -> bool {
        // In the count NEXT says that all numbers are right.
        matches!(game.phase(), LightPhase::Count | LightPhase::Tiles | LightPhase::Over)
    }

    fn on_ok(_: &Ui, game: &Light) -> OnOk {
        if game.phase() == LightPhase::Count { OnOk::Corrects } else { OnOk::Lists }
    }

    fn title(ui: &Ui, game: &Light) -> Option<Line> {
        let name = ui.name(game.active());
        (game.phase() == LightPhase::Count).then(|| ui.fill(lines::COUNTS, &[name]))
    }

    fn aside(ui: &Ui, game: &Light) -> Line {
        match game.phase() {
            LightPhase::Count => line(format_args!("{}/{}", game.place_of_active(), game.players())),
            _ => ui.round_line(),
        }
    }

    fn is_last_round(game: &Light) -> bool {
        game.end_trigger().is_some()
    }

    fn progress(_: &Ui, game: &Light) -> (u8, u8) {
        match game.phase() {
            LightPhase::Reveal => (1, 4),
            LightPhase::Earn => (2, 4),
            LightPhase::WorkBuy => (3, 4),
            LightPhase::Count => (game.place_of_active(), game.players() as u8),
            LightPhase::Move | LightPhase::Turn | LightPhase::Tiles | LightPhase::Over => (1, 1),
        }
    }

    fn foot(ui: &Ui, game: &Light) -> Foot {
        let next = |text: Text| ui.plain(text);
        let next_player = || match Self::then(game, game.active()) {
            Some(next) => ui.fill(chrome::NEXT_IS, &[ui.name(next)]),
            None => ui.plain(lines::NEXT_COUNT),
        };
        let got = ui.plain(lines::OK_GOT);
        match game.phase() {
            LightPhase::Reveal => (got, next(lines::NEXT_EARN)),
            LightPhase::Earn => (got, next(lines::NEXT_BUY)),
            LightPhase::WorkBuy => (got, next(remarks::NEXT_MOVE)),
            LightPhase::Move if has_bank(game) => (ui.plain(lines::OK_PLAYERS), next_player()),
            LightPhase::Move | LightPhase::Turn => (got, next_player()),
            LightPhase::Count => (ui.plain(lines::OK_OTHER), next(lines::NEXT_RIGHT)),
            LightPhase::Tiles | LightPhase::Over => (ui.plain(lines::LEVEL), Line::new()),
        }
    }

    fn known(ui: &Ui, game: &Light, seat: Seat) -> Line {
        numbers::known(ui, game, seat)
    }

    fn happened(ui: &Ui, game: &Light) -> Line {
        ui.fill(rows::happened_title(ui), &[ui.name(game.active())])
    }

    fn group(choice: &Choice) -> u8 {
        rows::group(choice)
    }

    fn happened_foot(ui: &Ui, game: &Light) -> Foot {
        rows::happened_foot(ui, game)
    }

    /// Returns who comes next; after the last turn and the last one who counts, and among those who are level, nobody is
    /// foretold.
    fn then(game: &Light, seat: Seat) -> Option<Seat> {
        let is_last = usize::from(game.place_of_active()) == game.players();
        let turns_end = is_last && (game.end_trigger().is_some() || game.phase() == LightPhase::Count);
        let asked = turns_end || game.phase() == LightPhase::Tiles;
        seat.others(game.players()).next().filter(|_| !asked)
    }

    fn about(phase: LightPhase) -> Option<Text> {
        match phase {
            LightPhase::Reveal | LightPhase::Turn => Some(remarks::REVEAL_A_CARD),
            LightPhase::Count => Some(lines::RECOUNT),
            LightPhase::Tiles => Some(lines::LEVEL),
            LightPhase::Earn | LightPhase::WorkBuy | LightPhase::Move | LightPhase::Over => None,
        }
    }

    fn note(ui: &Ui, before: &Light, after: &Light, by: Option<Seat>, made: &LightMove) -> Remark {
        notes::note(ui, before, after, by, made)
    }

    /// Announces the last round.
    fn banner(ui: &Ui, before: &Light, after: &Light, _: &LightMove) -> Option<Banner> {
        let begins = before.end_trigger().is_none() && after.end_trigger().is_some();
        let effect = has_all(ui, after.end_trigger().filter(|_| begins)?, after.gnomes_of_all());
        Some(Banner { icon: Icon::Gnome, words: ui.plain(remarks::LAST_ROUND), effect })
    }

    /// Asks whether the player has no coins, where they were on the table and none were entered.
    fn gives_up(ui: &Ui, game: &Light) -> Option<GiveUp> {
        let seat = game.active();
        coins_are_missing(game).then(|| GiveUp {
            title: ui.fill(lines::NO_COINS_ASKED, &[ui.name(seat)]),
            keep: ui.plain(lines::ENTER_COINS),
            give: ui.plain(lines::HAS_NONE),
            hint: ui.plain(lines::COINS_COUNT),
            moves: [(Some(seat), LightMove::Next.to_raw())].into_iter().collect(),
        })
    }

    fn mark(before: &Light, made: &LightMove) -> u8 {
        if *made == LightMove::Next { before.phase() as u8 + 1 } else { 0 }
    }

    fn move_name(ui: &Ui, made: &LightMove, mark: u8) -> Option<Line> {
        notes::move_name(ui, made, mark)
    }

    /// Says that hardly any tile that a card takes is entered here (GV-L12).
    fn why_waits(choice: &Choice, rule: RuleError) -> Option<Text> {
        rows::is_none_to_lose(choice, rule).then_some(lines::NONE_TO_LOSE)
    }

    fn choice_row(ui: &Ui, game: &Light, choice: &Choice, waits: Option<RuleError>, row: &mut Row) {
        rows::choice_row(ui, game, choice, waits, row);
    }

    fn question_line(ui: &Ui, draft: &Draft) -> Option<Line> {
        let whose = draft.by.or(ui.focus())?;
        match asked(draft)? {
            LightQuestion::CardRemoveKind { seat } => Some(ui.fill(lines::LOSES_WHAT, &[ui.name(seat)])),
            LightQuestion::PayN { seat } => Some(ui.fill(lines::PAYS_HOW_MUCH, &[ui.name(whose), ui.name(seat)])),
            LightQuestion::TilesN => Some(ui.fill(lines::HOW_MANY_TILES, &[ui.name(whose)])),
            LightQuestion::GetGnomeBy
            | LightQuestion::BuyBusinessKind
            | LightQuestion::CardRemoveSeat
            | LightQuestion::PaySeat
            | LightQuestion::CoinsN => None,
        }
    }

    /// The title says who answers.
    fn ask_aside(_: &Ui, _: &Light) -> Line {
        Line::new()
    }

    /// Returns whose coins change, and to what; or what tiles are.
    fn beside(ui: &Ui, game: &Light, spinner: Spinner) -> Vec<Line, 3> {
        let mut list = Vec::new();
        let Some((draft, question)) = ui.drafts().last().and_then(|draft| Some((draft, asked(draft)?))) else {
            return list;
        };
        // As much of a long name as there is room for.
        let becomes = |seat: Seat, after: u8| {
            let said = |letters| line(format_args!("{} {} → {after}", cut(ui.name(seat), letters), game.coins(seat)));
            let fits = |letters: &usize| Letters::Tiny.width(&said(*letters)) <= BESIDE;
            said((1..=NAME_CHARS).rev().find(fits).unwrap_or(1))
        };
        match question {
            LightQuestion::PayN { seat: to } => {
                let (from, coins) = (draft.by.unwrap_or(game.active()), spinner.value as u8);
                let left = game.coins(from).saturating_sub(coins);
                list.extend([becomes(from, left), becomes(to, game.coins(to) + coins)]);
            }
            LightQuestion::TilesN => {
                list.extend([lines::ALL_TILES, lines::WITH_ROADS, lines::WITH_HOUSES].map(|text| ui.plain(text)));
            }
            // No other question asks for a number.
            LightQuestion::GetGnomeBy
            | LightQuestion::BuyBusinessKind
            | LightQuestion::CardRemoveSeat
            | LightQuestion::CardRemoveKind { .. }
            | LightQuestion::PaySeat
            | LightQuestion::CoinsN => {}
        }
        list
    }

    fn facts(ui: &Ui, game: &Light, seat: Seat, facts: &mut Facts) {
        numbers::facts(ui, game, seat, facts);
    }

    fn ended(ui: &Ui, game: &Light) -> Option<Line> {
        Some(why_ended(ui, game.end_trigger()?, game.gnomes_of_all()))
    }

    fn draw_numbers<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light, seat: Seat) -> Drawn<D> {
        numbers::draw(ui, canvas, game, seat)
    }
}
