//! The rows of what happened in a turn: tiles with their prices, players with their coins, and why a row waits.

use engine_nostd::ask::Choice;
use engine_nostd::games::gnome_village::{
    BUSINESS_PRICE, EFFECT_PRICE, GnomeBy, Light, LightMove, LightMoveKind, LightOffer, Refusal, Topic, WORKSHOP_PRICE,
};
use engine_nostd::standings::Scored;
use engine_nostd::verb::{MoveKinds, Moves};
use engine_nostd::{GameRefusal, RuleError, Seat};

use super::has_bank;
use crate::games::Of;
use crate::games::gnome_village::Screens;
use crate::ui::{Foot, Icon, Item, Line, Row, Screen, Ui, line};
use crate::words::Text;
use crate::words::gnome_village::lines;

/// The group of rows with tiles.
const TILES: u8 = 0;
/// The group of rows with players.
const PLAYERS: u8 = 1;

fn kind(choice: &Choice) -> Option<LightMoveKind> {
    LightMoveKind::from_number(choice.draft.raw.verb)
}

fn topic(choice: &Choice) -> Option<Topic> {
    choice.label.topic.and_then(Screens::topic)
}

/// Returns the group that a row belongs to.
pub(super) fn group(choice: &Choice) -> u8 {
    match kind(choice) {
        Some(LightMoveKind::ActPolice | LightMoveKind::Pay | LightMoveKind::CardRemove) => PLAYERS,
        Some(
            LightMoveKind::BuyWorkshop
            | LightMoveKind::GetGnome
            | LightMoveKind::BuyBusiness
            | LightMoveKind::Next
            | LightMoveKind::Tiles
            | LightMoveKind::Coins,
        )
        | None => TILES,
    }
}

/// Returns the group of the row that the cursor is on.
fn group_at_cursor(ui: &Ui) -> u8 {
    match ui.items().get(ui.cursor()) {
        Some(Item::Choice(choice, _) | Item::Waits(choice, _)) => group(choice),
        // The list has no other rows.
        _ => TILES,
    }
}

/// Returns the title over the rows of a group: what a player got, or what went between the players.
pub(super) fn happened_title(ui: &Ui) -> Text {
    if group_at_cursor(ui) == TILES { lines::GOT } else { lines::AMONG_PLAYERS }
}

/// Says what NEXT shows, and what the player has to pay with.
pub(super) fn happened_foot(ui: &Ui, game: &Light) -> Foot {
    let at = group_at_cursor(ui);
    let purse = match has_bank(game) {
        true => ui.fill(lines::HAS, &[&coins(game.coins(game.active()))]),
        false => Line::new(),
    };
    (ui.plain(if at == TILES { lines::NEXT_PLAYERS } else { lines::NEXT_TILES }), purse)
}

/// Changes the row of a move or an answer.
pub(super) fn choice_row(ui: &Ui, game: &Light, choice: &Choice, waits: Option<RuleError>, row: &mut Row) {
    match ui.screen() {
        Screen::Ask => answer_row(game, choice, row),
        // On the play screen, in the list behind OK.
        _ => happened_row(ui, game, choice, waits, row),
    }
}

fn coins(number: u8) -> Line {
    line(format_args!("{number}{}", Icon::Coin))
}

fn happened_row(ui: &Ui, game: &Light, choice: &Choice, waits: Option<RuleError>, row: &mut Row) {
    let price = match kind(choice) {
        Some(LightMoveKind::BuyBusiness) => Some(BUSINESS_PRICE),
        Some(LightMoveKind::BuyWorkshop) => Some(WORKSHOP_PRICE),
        Some(LightMoveKind::GetGnome) => match LightMove::from_raw(&choice.draft.raw) {
            Some(LightMove::GetGnome { by: GnomeBy::Coins }) => Some(EFFECT_PRICE),
            // Free, or nothing that is charged.
            _ => Some(0),
        },
        // Nothing is bought.
        Some(
            LightMoveKind::CardRemove
            | LightMoveKind::Pay
            | LightMoveKind::ActPolice
            | LightMoveKind::Next
            | LightMoveKind::Tiles
            | LightMoveKind::Coins,
        )
        | None => None,
    };
    let other = choice.label.seat;
    row.right = match price {
        Some(_) if !has_bank(game) => Line::new(),
        Some(0) => line(format_args!("0{}", Icon::Coin)),
        Some(price) => line(format_args!("−{}", coins(price))),
        None => other.map_or_else(Line::new, |seat| coins(game.coins(seat))),
    };
    match (topic(choice), other) {
        (Some(Topic::LightOffer(LightOffer::Pays)), Some(seat)) => row.left = ui.fill(lines::PAYS, &[ui.name(seat)]),
        (Some(Topic::LightOffer(LightOffer::Gets)), Some(seat)) => row.left = ui.fill(lines::GETS, &[ui.name(seat)]),
        // Other rows have a name.
        _ => {}
    }
    if let Some(rule) = waits {
        row.right = reason(ui, rule, price);
    }
}

/// Says in a word or two why a row has to wait.
fn reason(ui: &Ui, rule: RuleError, price: Option<u8>) -> Line {
    match (rule, price) {
        (RuleError::Game(GameRefusal::GnomeVillage(refusal)), price) => match (refusal, price) {
            (Refusal::NotEnoughCoins { .. }, Some(price)) => ui.fill(lines::NEEDS, &[&coins(price)]),
            (Refusal::NotEnoughCoins { .. }, None) => ui.plain(lines::NO_COIN),
            (Refusal::NoWorkshopLeft | Refusal::NoBusinessLeft, _) => ui.plain(lines::NONE_LEFT),
            (Refusal::AllGnomesPlaced, _) => ui.plain(lines::ALL_HERE),
            (Refusal::TheyDoNotOwnIt | Refusal::NotYourOwnVillage, _) => ui.plain(lines::NOBODY),
            // OK on the row says it.
            _ => Line::new(),
        },
        // OK on the row says it.
        _ => Line::new(),
    }
}

/// Returns whether a row waits because no opponent has a tile that a card could take here.
pub(super) fn is_none_to_lose(choice: &Choice, rule: RuleError) -> bool {
    let refused = matches!(rule, RuleError::Game(GameRefusal::GnomeVillage(Refusal::TheyDoNotOwnIt)));
    kind(choice) == Some(LightMoveKind::CardRemove) && refused
}

/// Says how many points a player has who may lose a tile.
fn answer_row(game: &Light, choice: &Choice, row: &mut Row) {
    let points = |seat: Seat| line(format_args!("{}{}", game.points(seat), Icon::Star));
    row.right = choice.label.seat.map_or_else(Line::new, points);
}
