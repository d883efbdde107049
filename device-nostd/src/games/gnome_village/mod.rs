//! How Gnome Village is shown on the screens.

mod icons;

#[cfg(test)]
mod tests;

use engine_nostd::Seat;
use engine_nostd::ask::{Choice, Label};
use engine_nostd::field::Nth;
use engine_nostd::games::gnome_village::{
    Counter, Field, Full, GnomeNumber, Move, MoveKind, PadField, Param, Phase, Question, Topic,
};
use engine_nostd::rules::Rules;
use engine_nostd::standings::Scored;
use engine_nostd::verb::Moves;

use super::{Face, Status};
use crate::ui::icon::{self, Icon};
use crate::ui::{Item, Line, Row, Screen, Ui, line};
use crate::words::gnome_village::{self as words, Moment};
use crate::words::{Info, Said, Text};

/// The number of first rounds in which the device also explains what every player knows later on.
const BEGINNERS_ROUNDS: u16 = 2;

/// Gnome Village on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screens;

impl Face for Screens {
    type Moment = Moment;

    const NAME: Text = words::NAME;
    const RULES: &'static str = "GV";
    const PLAYERS: Text = words::PLAYERS;
    const CORRECTION: Option<Info> = Some(words::CORRECTION);
    const PAD_REMINDERS: &'static [Moment] = &[Moment::Scoring, Moment::LastRound];
    const BRIEFING: &'static [Moment] = &[Moment::SetupTake, Moment::SetupVillage];
    const POINTS: Option<Icon> = Some(icon::STAR);
    const FIRST_PLAYER: Option<Moment> = Some(Moment::FirstPlayer);

    fn question(param: Param) -> Text {
        words::question(param)
    }

    fn pad_question(field: PadField) -> Option<Text> {
        words::pad_question(field)
    }

    fn icon(topic: Topic) -> Option<Icon> {
        match topic {
            Topic::Counter(counter) => Some(match counter {
                Counter::Coins => icon::COIN,
                Counter::Gnomes => icon::GNOME,
                Counter::Houses => icons::HOUSE,
                Counter::Roads => icons::ROAD,
                Counter::Tokens => icons::TOKEN,
            }),
            // The rest is shown in words.
            _ => None,
        }
    }

    fn reminders(phase: Phase) -> &'static [Moment] {
        match phase {
            Phase::Reveal => &[Moment::Reveal, Moment::StartOfTurn, Moment::NewDeck],
            Phase::Earn => &[Moment::Earn],
            Phase::WorkBuy => &[
                Moment::WorkBuy,
                Moment::PlaceATile,
                Moment::TileIsFixed,
                Moment::Refill,
                Moment::NewGnome,
                Moment::Gap,
            ],
            Phase::Move => &[
                Moment::Move,
                Moment::WakeUp,
                Moment::Paths,
                Moment::Twice,
                Moment::Architect,
                Moment::Site,
                Moment::EndOfTurn,
            ],
            Phase::Over => &[Moment::Scoring, Moment::LastRound],
        }
    }

    fn about(phase: Phase) -> Option<Moment> {
        match phase {
            Phase::Reveal => Some(Moment::Reveal),
            Phase::Earn => Some(Moment::Earn),
            Phase::WorkBuy => Some(Moment::WorkBuy),
            Phase::Move => Some(Moment::Move),
            Phase::Over => None,
        }
    }

    fn moment(before: &Full, after: &Full, made: &Move) -> Option<Moment> {
        if before.end_trigger() != after.end_trigger() {
            return Some(Moment::LastRound);
        }
        if after.forest_deck() > before.forest_deck() {
            return Some(Moment::NewDeck);
        }
        let entered = Some(after.phase()).filter(|phase| *phase != before.phase());
        if entered == Some(Phase::WorkBuy) && after.turn().is_some_and(|seat| after.has_gap(seat)) {
            return Some(Moment::Gap);
        }
        let kind = made.kind();
        if kind == MoveKind::GetGnome {
            return Some(Moment::NewGnome);
        }
        if after.round() > BEGINNERS_ROUNDS {
            return None;
        }
        // In the first round every phase says what it is about.
        if let Some(phase) = entered.filter(|_| after.round() == 1) {
            return Self::about(phase);
        }
        match kind {
            MoveKind::BuyBusiness => Some(Moment::Refill),
            MoveKind::ActArchitect => Some(Moment::Architect),
            MoveKind::ActSite | MoveKind::GetRoad | MoveKind::GetHouse | MoveKind::BuyWorkshop => {
                Some(Moment::PlaceATile)
            }
            // No other move leaves anything to do at the table.
            _ => None,
        }
    }

    /// Returns the coins, the points, and the gnomes out of the houses.
    fn status(game: &Full, seat: Seat) -> Status {
        [
            (icon::COIN, line(format_args!("{}", game.coins(seat)))),
            (icon::STAR, line(format_args!("{}", game.points(seat)))),
            (icon::GNOME, line(format_args!("{}/{}", game.gnomes(seat), game.houses(seat)))),
        ]
        .into_iter()
        .collect()
    }

    /// Names a move by the tile that it is about, or by its kind.
    fn move_name(ui: &Ui, made: &Move) -> Line {
        match made {
            Move::BuyBusiness { kind, .. } => ui.label_line(&Label::of(*kind)),
            Move::BuyWorkshop { kind } => ui.label_line(&Label::of(*kind)),
            // A tile that a gnome went to, not one that was bought or that acted.
            Move::Walk { to, .. } => line(format_args!("> {}", ui.label_line(&Label::of(to.kind)))),
            // Other moves are not about a tile, or bear the name of the one that acts.
            _ => ui.label_line(&Label::of(made.kind())),
        }
    }

    /// Names a gnome by where it is.
    fn index_label(game: &Full, field: Field) -> Option<Label> {
        match field {
            Field::Place(seat, Nth(number))
            | Field::Airport(seat, Nth(number))
            | Field::Captor(seat, Nth(number))
            | Field::Resting(seat, Nth(number))
            | Field::Moved(seat, Nth(number))
            | Field::NoEarn(seat, Nth(number)) => Self::numbered_label(game, seat, number),
            // Kinds of tiles have names of their own.
            _ => None,
        }
    }

    fn numbered_label(game: &Full, seat: Seat, number: u8) -> Option<Label> {
        game.place(seat, GnomeNumber(number)).map(Label::of)
    }

    /// Where the first rows are destinations, the line says whose.
    fn phase_line(ui: &Ui) -> Option<(Icon, Said)> {
        let gnome = ui.items().iter().find_map(|item| match item {
            Item::Choice(choice, _) => destined(choice),
            // Only moves lead somewhere.
            _ => None,
        })?;
        let place = Self::game(ui)?.place(ui.focus()?, gnome)?;
        Some((icon::GNOME, ui.label(engine_nostd::Topic::from(place))))
    }

    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        if ui.screen() != Screen::Play {
            return;
        }
        let begun = choice.draft.at > 0;
        // Among the moves, a tile alone would not say that it is bought.
        if begun && matches!(Self::kind(&choice.draft), Some(MoveKind::BuyBusiness | MoveKind::BuyWorkshop)) {
            row.left = line(format_args!("+{}", row.left));
        }
        if let Some(Question::WalkTo { .. }) = Self::asked(&choice.draft) {
            row.icon = Some(icon::GNOME);
        }
    }
}

/// Returns the gnome of a walk whose destination is chosen.
fn destined(choice: &Choice) -> Option<GnomeNumber> {
    match (Screens::asked(&choice.draft), Screens::made(&choice.draft.raw)) {
        (None, Some(Move::Walk { g, .. })) => Some(g),
        // Another move, or a walk whose destination is not chosen yet.
        _ => None,
    }
}
