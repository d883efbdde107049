//! The rows of moves and answers: who or what, and at the right what the answer itself changes.

use engine_nostd::Seat;
use engine_nostd::ask::{Ask, Choice, Choices, Label};
use engine_nostd::games::gnome_village::{
    AnyTile, BUSINESS_PRICE, Building, By, COINS_OF_A_CARD, EFFECT_PRICE, Full, GnomeNumber, Move, MoveKind, Offer,
    Place, Question, Topic, WORKSHOP_PRICE, Workshop,
};
use engine_nostd::rules::Rules;
use engine_nostd::standings::Scored;
use engine_nostd::verb::Moves;

use super::Screens;
use crate::games::{Face, Of};
use crate::ui::{Icon, Letters, Line, Row, Screen, Ui, line};
use crate::words::Named;
use crate::words::gnome_village::remarks;

/// Changes the row of a move or an answer.
pub(super) fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
    let Some(game) = Screens::game(ui) else { return };
    match ui.screen() {
        Screen::Play => move_row(ui, game, choice, row),
        Screen::Ask => {
            if let Some(question) = ui.drafts().last().and_then(Screens::asked) {
                answer_row(ui, game, question, choice, row);
            }
        }
        // A list of another kind.
        _ => {}
    }
}

fn move_row(ui: &Ui, game: &Full, choice: &Choice, row: &mut Row) {
    let Some(kind) = Screens::kind(&choice.draft) else { return };
    let Some(seat) = game.turn() else { return };
    match kind {
        // What happens when a turn ends is told when it has happened.
        MoveKind::Next => row.right = Line::new(),
        _ if choice.draft.wider && kind != MoveKind::CardActivate => row.right = Line::new(),
        // What a prisoner costs is told with the name of who is paid.
        MoveKind::Earn => row.right = line(format_args!("+{}{}", game.earns(), Icon::Coin)),
        MoveKind::GetGnome => pay(ui, game, &[Workshop::School], row),
        MoveKind::GetHouse => pay(ui, game, &[Workshop::Painter, Workshop::Carpenter], row),
        MoveKind::GetRoad => pay(ui, game, &[Workshop::Gardener], row),
        MoveKind::Walk => match Screens::asked(&choice.draft) {
            Some(Question::WalkTo { g }) => walker_row(ui, game, seat, (g, choice), row),
            _ => {
                destination_row(ui, game, seat, choice, row);
                row.left = line(format_args!("→ {}", row.left));
                squeeze(row);
            }
        },
        _ if kind.business().is_some() => row.left = ui.fill(remarks::USE, &[&ui.label(kind)]),
        // Cards and purchases are named by themselves.
        _ => {}
    }
}

/// Says what pays for a house, a gnome or a road, where coins do not.
fn pay(ui: &Ui, game: &Full, parts: &[Workshop], row: &mut Row) {
    let by = |part: &Workshop| game.cheapest(*part);
    if parts.iter().any(|part| by(part) == By::Coins) {
        return;
    }
    row.right = match parts {
        [only] if by(only) == By::Shop => ui.plain(only.label()),
        [_] => ui.plain(remarks::A_TOKEN),
        _ if parts.iter().all(|part| by(part) == By::Shop) => ui.plain(remarks::TWO_WORKSHOPS),
        _ => ui.plain(remarks::A_TOKEN),
    };
}

/// Names a gnome that can move; where there is only one way, that is said.
fn walker_row(ui: &Ui, game: &Full, seat: Seat, (gnome, choice): (GnomeNumber, &Choice), row: &mut Row) {
    row.left = gnome_name(ui, game, seat, gnome);
    let mut draft = choice.draft;
    let ask = ui.table.as_ref().map(|table| table.state().ask(&mut draft, &mut Choices::new()));
    row.right = match ask {
        Some(Ask::Ready(raw)) => match Move::from_raw(&raw) {
            Some(Move::Walk { to, .. }) => line(format_args!("→ {}", ui.label_line(&Label::of(to.kind)))),
            // It is a walk.
            _ => Line::new(),
        },
        _ if game.place(seat, gnome) == Some(Place::Home) && game.ready_at_home() > 1 => {
            line(format_args!("×{}", game.ready_at_home()))
        }
        _ => Line::new(),
    };
}

/// Names a gnome by where it is.
pub(super) fn gnome_name(ui: &Ui, game: &Full, seat: Seat, gnome: GnomeNumber) -> Line {
    match game.place(seat, gnome) {
        Some(Place::At(tile)) => {
            let number = if game.tiles_of(seat, tile.kind) > 1 { tile.number } else { 0 };
            gnome_on(ui, &tile_name(ui, game, seat, AnyTile { kind: tile.kind, number }))
        }
        Some(Place::Home) if game.is_resting(seat, gnome) => ui.plain(remarks::GNOME_RESTS),
        _ => ui.plain(remarks::GNOME_AT_HOME),
    }
}

/// Names a gnome by its tile; before a long name the icon stands for the word.
fn gnome_on(ui: &Ui, tile: &str) -> Line {
    const ROOM: i32 = 110;
    let words = ui.fill(remarks::GNOME_ON, &[tile]);
    if Letters::Tiny.width(&words) <= ROOM { words } else { line(format_args!("{} {tile}", Icon::Gnome)) }
}

/// Names a tile, with its place among those of its kind where there are several.
fn tile_name(ui: &Ui, game: &Full, seat: Seat, tile: AnyTile) -> Line {
    let name = ui.label_line(&Label::of(tile.kind));
    if tile.number == 0 {
        return name;
    }
    const ROOM: i32 = 98;
    let [number, all] = [tile.number, game.tiles_of(seat, tile.kind)].map(|number| line(format_args!("{number}")));
    let words = ui.fill(remarks::ONE_OF, &[&name, &number, &all]);
    if Letters::Tiny.width(&words) <= ROOM { words } else { line(format_args!("{name} {number}/{all}")) }
}

/// Names a destination, and says what happens there.
fn destination_row(ui: &Ui, game: &Full, seat: Seat, choice: &Choice, row: &mut Row) {
    let Some(Move::Walk { g, to }) = Move::from_raw(&choice.draft.raw) else { return };
    row.left = tile_name(ui, game, seat, to);
    let stays = game.place(seat, g).is_some_and(|place| match place {
        Place::At(tile) => tile.kind == to.kind && (to.number == 0 || to.number == tile.number),
        // Not on a tile of its village.
        _ => false,
    });
    row.right = match to.kind {
        Building::Workshop(kind) if turns_active(game, seat, kind) => ui.plain(remarks::TURNS_ACTIVE),
        Building::Business(kind) if kind.has_action() && !game.may_act(to) => ui.plain(remarks::NO_ACTION),
        _ if stays => ui.plain(remarks::STAYS),
        Building::Business(kind) if kind.has_action() => ui.plain(remarks::ACTION),
        Building::Workshop(_) | Building::Business(_) => Line::new(),
    };
}

/// Leaves out what happens at a destination where its name is too long.
fn squeeze(row: &mut Row) {
    const ROOM: i32 = 112;
    if Letters::Tiny.width(&row.left) + Letters::Tiny.width(&row.right) > ROOM {
        row.right = Line::new();
    }
}

/// Returns whether a player has an inactive workshop of a kind.
fn turns_active(game: &Full, seat: Seat, kind: Workshop) -> bool {
    let (all, active) = game.workshops(seat, kind);
    active < all
}

fn answer_row(ui: &Ui, game: &Full, question: Question, choice: &Choice, row: &mut Row) {
    let Some(seat) = game.turn() else { return };
    let price = core::mem::take(&mut row.right);
    let named = choice.label.seat;
    match question {
        Question::ActThiefSeat | Question::ActCourierSeat { .. } => {
            row.right = named.map_or_else(Line::new, |seat| line(format_args!("{}{}", game.coins(seat), Icon::Coin)));
        }
        Question::CardRemoveSeat | Question::ActChapelSeat | Question::ActPrisonSeat | Question::ActAirportSeat => {
            row.right = named.map_or_else(Line::new, |seat| line(format_args!("{}{}", game.points(seat), Icon::Star)));
        }
        Question::WalkTo { .. } => {
            destination_row(ui, game, seat, choice, row);
            squeeze(row);
        }
        Question::CardActivateOwn
        | Question::CardActivateEach { .. }
        | Question::ActDoctorKind
        | Question::ActPoolKind => {
            if let Some(Topic::Workshop(_)) = topic(choice) {
                row.right = ui.plain(remarks::TURNS_ACTIVE);
            }
        }
        Question::ActCourierKind => row.right = ui.plain(remarks::TURNS_INACTIVE),
        Question::CardAngryEach { whose } => gnome_row(ui, game, whose, choice, row),
        Question::ActChapelG { seat } | Question::ActPrisonG { seat } => gnome_row(ui, game, seat, choice, row),
        Question::CardRemoveTile { seat } => {
            if let Some(whose) = seat.0 {
                numbered_row(ui, game, whose, choice, row);
            }
        }
        Question::ActPoolBusiness { .. } => numbered_row(ui, game, seat, choice, row),
        Question::ActAirportTile { seat } => {
            numbered_row(ui, game, seat, choice, row);
            if let Some(Topic::Workshop(kind)) = topic(choice)
                && turns_active(game, seat, kind)
            {
                row.right = ui.plain(remarks::TURNS_ACTIVE);
            }
        }
        Question::BuyBusinessKind
        | Question::BuyWorkshopKind
        | Question::GetRoadBy
        | Question::GetHousePainter
        | Question::GetHouseCarpenter { .. }
        | Question::GetGnomeBy => row.right = way_to_pay(ui, choice).unwrap_or(price),
        // The answer changes nothing by itself, or is a number.
        Question::CardCoinsN
        | Question::CardRemoveGap { .. }
        | Question::EarnN
        | Question::BuyBusinessEarn { .. }
        | Question::WalkG
        | Question::ActTheaterN
        | Question::ActThiefN { .. }
        | Question::ActDoctorSeat { .. }
        | Question::ActSiteKind
        | Question::ActSiteEarn { .. } => {}
    }
}

fn topic(choice: &Choice) -> Option<Topic> {
    choice.label.topic.and_then(Screens::topic)
}

/// Says what a way to pay takes, where it is not coins: the label says how many these are.
fn way_to_pay(ui: &Ui, choice: &Choice) -> Option<Line> {
    match topic(choice) {
        Some(Topic::By(By::Shop)) => Some(ui.plain(remarks::TURNS_INACTIVE)),
        Some(Topic::By(By::Token | By::Coins)) => Some(Line::new()),
        // Not a way to pay.
        _ => None,
    }
}

/// Names one of several tiles of a kind.
fn numbered_row(ui: &Ui, game: &Full, seat: Seat, choice: &Choice, row: &mut Row) {
    let kind = match topic(choice) {
        Some(Topic::Workshop(kind)) => Building::Workshop(kind),
        Some(Topic::Business(kind)) => Building::Business(kind),
        // Not a tile.
        _ => return,
    };
    row.left = tile_name(ui, game, seat, AnyTile { kind, number: choice.label.number });
}

/// Names a gnome that is sent away, and says which workshop is turned over.
fn gnome_row(ui: &Ui, game: &Full, seat: Seat, choice: &Choice, row: &mut Row) {
    match topic(choice) {
        Some(Topic::Offer(Offer::Resting)) => row.left = ui.plain(remarks::GNOME_RESTS),
        Some(Topic::Workshop(_) | Topic::Business(_)) => {
            numbered_row(ui, game, seat, choice, row);
            row.left = gnome_on(ui, &row.left);
        }
        // Only a gnome at home stands on no tile.
        _ => row.left = ui.plain(remarks::GNOME_AT_HOME),
    }
}

/// Returns the coins that a move took or brought; `None` where they depend on the game of that moment.
pub(super) fn coins_of(made: &Move) -> Option<i16> {
    let price = |by: By| if by == By::Coins { i16::from(EFFECT_PRICE) } else { 0 };
    let coins = match *made {
        Move::CardCoins { n } => i16::from(n.0),
        Move::CardActivate { .. } | Move::CardRemove { .. } | Move::CardRoad | Move::CardAngry { .. } => {
            i16::from(COINS_OF_A_CARD)
        }
        Move::Earn { n } => i16::from(n?.0),
        Move::BuyBusiness { .. } => -i16::from(BUSINESS_PRICE),
        Move::BuyWorkshop { .. } => -i16::from(WORKSHOP_PRICE),
        Move::GetRoad { by } | Move::GetGnome { by } => -price(by),
        Move::GetHouse { painter, carpenter } => -price(painter) - price(carpenter),
        Move::Walk { .. }
        | Move::ActPolice
        | Move::ActChapel { .. }
        | Move::ActTheater { .. }
        | Move::ActCourier { .. }
        | Move::ActMilitary
        | Move::ActThief { .. }
        | Move::ActAdvisor
        | Move::ActArchitect
        | Move::ActDoctor { .. }
        | Move::ActAirport { .. }
        | Move::ActSite { .. }
        | Move::ActPrison { .. }
        | Move::ActPool { .. }
        | Move::Next => return None,
    };
    (coins != 0).then_some(coins)
}
