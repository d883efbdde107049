//! The rows of tiles, stacks and moves.

use engine_nostd::Seat;
use engine_nostd::ask::Choice;
use engine_nostd::games::gardlings::{DRAGONS, Full, GardenStatus, MoveKind, Stack, TRIO, TileKind, Ware};

use super::Screens;
use super::notes::{coins, hands, of};
use crate::games::Face;
use crate::ui::{Icon, Line, Row, Ui, line};
use crate::words::chrome;
use crate::words::gardlings as words;

/// Shows a kind of tile, and what drawing it makes: gnomes out of those that are an alarm, pigs out of three. Where several
/// are drawn at once it says how many, if only one number is possible, or which can be chosen.
pub(super) fn kind_row(ui: &Ui, game: &Full, seat: Seat, kind: TileKind, several: bool, row: &mut Row) {
    let icon = kind_icon(kind);
    let (least, most) = if several { game.draws_at_once(seat, kind) } else { (1, 1) };
    if most > 1 && least == most {
        row.left = line(format_args!("{most} × {}", row.left));
    }
    row.left = match kind {
        TileKind::Twin => line(format_args!("{icon}{icon} {}", row.left)),
        TileKind::Other => row.left.clone(),
        _ => line(format_args!("{icon} {}", row.left)),
    };
    if least < most {
        row.right = ui.fill(chrome::LIMITS, &[&line(format_args!("{least}")), &line(format_args!("{most}"))]);
        return;
    }
    let glance = game.glance(seat);
    let (gnomes, limit) = glance.gnomes;
    let of_gnomes = |more: u8| match gnomes + more {
        after if after >= limit => ui.plain(words::IS_ALARM),
        after => of(ui, after, limit),
    };
    row.right = match kind {
        // A second tile for the one just drawn: what lies there then is not known here.
        _ if glance.status != GardenStatus::Active => Line::new(),
        TileKind::Gnome => of_gnomes(most),
        TileKind::Twin => of_gnomes(2 * most),
        TileKind::Dragon if glance.dragons < DRAGONS => of(ui, (glance.dragons + most).min(DRAGONS), DRAGONS),
        TileKind::Dragon | TileKind::Other => Line::new(),
        _ if glance.trio || glance.pigs >= TRIO => line(format_args!("{}", glance.pigs + most)),
        _ if glance.pigs + most < TRIO => of(ui, glance.pigs + most, TRIO),
        _ if !game.is_pro() && game.coins_left() > 0 => ui.fill(words::TAKE, &[&coins(1)]),
        _ => of(ui, glance.pigs + most, TRIO),
    };
}

/// Shows where a stack lies, and the coin beside it where a tile is bought.
pub(super) fn stack_row(ui: &Ui, game: &Full, ware: Ware, stack: Stack, choice: &Choice, row: &mut Row) {
    row.left = ui.plain(match stack {
        Stack::Above => words::ABOVE,
        Stack::Below => words::BELOW,
    });
    let buys = Screens::kind(&choice.draft) == Some(MoveKind::Buy);
    row.right = if buys && game.has_reward(ware, stack) { hands(ui, 0, 1) } else { Line::new() };
}

/// Shows what a pig of the pile brings, and nothing beside what only ends or asks on.
pub(super) fn other_row(ui: &Ui, game: &Full, choice: &Choice, row: &mut Row) {
    match Screens::kind(&choice.draft) {
        Some(MoveKind::TakePig) => row.right = hands(ui, 0, game.coins_left().min(1)),
        Some(MoveKind::Count) => {
            let mission = choice.draft.by.and_then(|seat| game.glance(seat).mission);
            let yes = choice.label.topic == Some(true.into());
            row.right = match mission {
                Some(mission) if yes => line(format_args!("+{}{}", game.mission_gems(mission), Icon::Gem)),
                _ => Line::new(),
            };
        }
        // Creatures and what asks on change nothing that is paid for here.
        Some(MoveKind::Draw | MoveKind::Redraw | MoveKind::CannotPlace | MoveKind::Buy | MoveKind::Mutate) => {
            row.right = Line::new();
        }
        // The name of the move says it all.
        _ => {}
    }
}

/// Returns the icon of a kind of tile.
pub(super) const fn kind_icon(kind: TileKind) -> Icon {
    match kind {
        TileKind::Gnome | TileKind::Twin => Icon::Gnome,
        TileKind::Dragon => Icon::Dragon,
        TileKind::Other => Icon::Tile,
        TileKind::PigBeige | TileKind::PigGreen | TileKind::PigBlue | TileKind::PigPink | TileKind::PigGold => {
            Icon::Pig
        }
    }
}
