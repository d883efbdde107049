//! What a move does to the numbers of the players.

use core::fmt::Write;

use engine_nostd::games::gnome_elf_troll::{Crop, Full, Move};
use engine_nostd::rules::Rules;

use super::{kind_icon, target};
use crate::ui::{Letters, Line, Ui, line};

/// Returns the game after a move of the player whose turn it is.
pub(super) fn after(game: &Full, made: &Move) -> Full {
    let mut after = game.clone();
    after.apply(Some(game.active()), made);
    after
}

/// Returns the kind whose numbers a move changes: that of the tile it sows, or on which it puts a creature.
pub(super) fn changed_kind(game: &Full, made: &Move) -> Option<Crop> {
    match made {
        Move::Sow { kind, .. } => Some(*kind),
        _ => target(made).and_then(|(seat, tile)| game.garden(seat).tile(tile)).map(|tile| tile.kind),
    }
}

/// Writes how a player's number changes: "9 → 7".
pub(super) fn change(before: u8, after: u8) -> Line {
    line(format_args!("{before} → {after}"))
}

/// Says whose numbers a move changes: "Anna 9 → 7, Dirk 10 → 9"; nothing where all stay.
pub(super) fn effect_line(ui: &Ui, before: &Full, after: &Full, kind: Crop) -> Line {
    let write = |short: bool| {
        let mut text = Line::new();
        for seat in before.seats() {
            let (old, new) = (before.control(seat)[kind], after.control(seat)[kind]);
            if old == new {
                continue;
            }
            let comma = if text.is_empty() { "" } else { ", " };
            // The longest names of two players leave room for nothing else.
            let _ = match short {
                true => write!(text, "{comma}{} {}", ui.short_name(seat, 3), change(old, new)),
                false => write!(text, "{comma}{} {}", ui.name(seat), change(old, new)),
            };
        }
        if !text.is_empty() {
            let _ = write!(text, " {}", kind_icon(kind));
        }
        text
    };
    let long = write(false);
    if Letters::Tiny.width(&long) <= crate::ui::note::NOTE { long } else { write(true) }
}
