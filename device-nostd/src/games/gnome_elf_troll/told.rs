//! What is said about a move: the note in the foot, the banner, the line in the history.

use engine_nostd::Seat;
use engine_nostd::games::gnome_elf_troll::{Creature, Figure, Full, Move, Over, Phase, TEN};
use engine_nostd::rules::Rules;
use engine_nostd::verb::Moves;

use super::effect::{change, changed_kind, effect_line};
use super::prices::produce_line;
use super::{kind_icon, target};
use crate::ui::spelling::capital;
use crate::ui::{Banner, Icon, Letters, Line, Remark, Ui, line, sentence};
use crate::words::gnome_elf_troll as words;
use crate::words::{Lang, Named};

/// The room of a note in the foot, after its tick.
const NOTE: i32 = crate::ui::note::NOTE;

/// Writes something that belongs to somebody: "Dirk's gnome".
pub(super) fn of_owner(ui: &Ui, what: &str, name: &str) -> Line {
    match ui.settings.lang {
        Lang::En => line(format_args!("{name}'s {what}")),
        Lang::Nl => line(format_args!("{what} van {name}")),
        Lang::De => line(format_args!("{what} von {name}")),
        // Before a vowel French leaves out the one before it.
        Lang::Fr if name.starts_with(is_vowel) => line(format_args!("{what} d'{name}")),
        Lang::Fr => line(format_args!("{what} de {name}")),
    }
}

fn is_vowel(letter: char) -> bool {
    "AEIOUYÀÂÄÉÈÊËÎÏÔÖÙÛÜŒœÆ".chars().any(|vowel| vowel == capital(letter).unwrap_or(letter))
}

/// Writes two parts with a colon between them, before which French sets a blank.
pub(super) fn colon(ui: &Ui, first: &str, second: &str) -> Line {
    let colon = if ui.settings.lang == Lang::Fr { " :" } else { ":" };
    line(format_args!("{first}{colon} {second}"))
}

/// Writes what a player did, after the name, or after a few letters of it where both do not fit into a note.
fn of_player(ui: &Ui, seat: Seat, what: &str) -> Line {
    let long = ui.of_player(seat, what);
    if Letters::Tiny.width(&long) <= NOTE { long } else { colon(ui, &ui.short_name(seat, 3), what) }
}

/// Returns who was on the tile that a move puts a creature on.
fn displaced(before: &Full, made: &Move) -> Option<Figure> {
    let (seat, tile) = target(made)?;
    before.garden(seat).tile(tile)?.figure
}

/// Says that a creature goes back to its owner.
fn goes_home(ui: &Ui, figure: Figure) -> Line {
    let text = match figure.creature {
        Creature::Gnome => words::GNOME_HOME,
        Creature::Elf => words::ELF_HOME,
        Creature::Troll => words::TROLL_HOME,
    };
    ui.fill(text, &[ui.name(figure.owner)])
}

/// Says what a move did.
pub(super) fn note(ui: &Ui, before: &Full, after: &Full, made: &Move) -> Remark {
    let by = before.active();
    let told = |what: Line| Remark::So(of_player(ui, by, &what));
    match made {
        Move::Sow { kind, .. } => {
            let change = change(before.control(by)[*kind], after.control(by)[*kind]);
            told(line(format_args!("{} {} {change}", kind_icon(*kind), ui.label(*kind))))
        }
        Move::Harvest => told(produce_line(after.purse(), "+")),
        Move::EndBuy => match produce_line(before.purse(), "") {
            nothing if nothing.is_empty() => Remark::Nothing,
            rest => told(ui.fill(words::LOST, &[&rest])),
        },
        Move::BuyGnome { .. } | Move::BuyElf { .. } | Move::BuyTroll { .. } | Move::ScareElf { .. } => {
            match (displaced(before, made), changed_kind(before, made)) {
                (Some(figure), _) => Remark::So(goes_home(ui, figure)),
                (None, Some(kind)) if before.control(by) != after.control(by) => {
                    let change = change(before.control(by)[kind], after.control(by)[kind]);
                    told(line(format_args!("{} {change}{}", ui.label(made.kind()), kind_icon(kind))))
                }
                (None, _) => told(move_name(ui, made)),
            }
        }
        Move::Draw => turn_note(ui, before, after),
    }
}

/// Says what matters at the end of a turn: who takes the marker, who is about to win, that the pile is empty, and who draws
/// a tile.
fn turn_note(ui: &Ui, before: &Full, after: &Full) -> Remark {
    if after.over().is_some() {
        return Remark::Nothing;
    }
    let control = before.control(before.active());
    let parts = [
        (after.round() > before.round()).then(|| ui.fill(words::MARKER_TO, &[ui.name(after.marker())])),
        (control.highest() + 1 == TEN).then(|| {
            let icon = line(format_args!("{}", kind_icon(control.best())));
            of_player(ui, before.active(), &ui.fill(words::ONE_MORE, &[&icon]))
        }),
        (before.pile() == 1).then(|| ui.plain(words::NO_TILES_LEFT)),
        (before.pile() > 1).then(|| {
            let left = line(format_args!("{}", after.pile()));
            ui.fill(words::DRAWS, &[ui.name(before.active()), &left])
        }),
    ];
    let mut text = Line::new();
    for part in parts.into_iter().flatten() {
        let longer = if text.is_empty() { part } else { line(format_args!("{text}, {part}")) };
        // What does not fit beside something more urgent is seen on the screen.
        if Letters::Tiny.width(&longer) <= NOTE {
            text = longer;
        }
    }
    if text.is_empty() { Remark::Nothing } else { Remark::So(sentence(&text)) }
}

/// Returns what fills the screen after a move: a troll, and the beginning of the last round.
pub(super) fn banner(ui: &Ui, before: &Full, after: &Full, made: &Move) -> Option<Banner> {
    let begins = after.is_last_round() && !before.is_last_round() && after.over().is_none();
    match made {
        Move::BuyTroll { .. } => {
            let effect = match displaced(before, made) {
                Some(figure) => goes_home(ui, figure),
                None => changed_kind(before, made).map_or_else(Line::new, |kind| effect_line(ui, before, after, kind)),
            };
            Some(Banner { icon: Icon::Troll, words: ui.plain(words::TROLL_CALL), effect })
        }
        Move::Draw if begins => Some(Banner {
            icon: Icon::Tile,
            words: ui.plain(words::LAST_ROUND),
            effect: ui.fill(words::MARKER_TO, &[ui.name(after.marker())]),
        }),
        Move::Draw
        | Move::Sow { .. }
        | Move::Harvest
        | Move::EndBuy
        | Move::BuyGnome { .. }
        | Move::BuyElf { .. }
        | Move::ScareElf { .. } => None,
    }
}

/// The room of a move in the history, after the widest name and the sign of what was taken back.
const MOVE: i32 = 57;

/// Names a move in the history: what was sown, or who went to which tile.
pub(super) fn move_name(ui: &Ui, made: &Move) -> Line {
    let to_tile = |what: &str, icon: &str| {
        let Some((seat, tile)) = target(made) else { return Line::new() };
        let to = |what: &str| line(format_args!("{what} → {} {tile}", ui.short_name(seat, 3)));
        if Letters::Tiny.width(&to(what)) <= MOVE { to(what) } else { to(icon) }
    };
    match made {
        Move::Sow { kind, .. } => line(format_args!("{} {}", kind_icon(*kind), ui.label(*kind))),
        // Only gnomes that scare an elf away come in twos.
        Move::ScareElf { .. } => {
            let gnomes = line(format_args!("2{}", Icon::Gnome));
            to_tile(&gnomes, &gnomes)
        }
        Move::BuyGnome { .. } => to_tile(&ui.label(made.kind()), Icon::Gnome.char().encode_utf8(&mut [0; 4])),
        Move::BuyElf { .. } => to_tile(&ui.label(made.kind()), Icon::Elf.char().encode_utf8(&mut [0; 4])),
        Move::BuyTroll { .. } => to_tile(&ui.label(made.kind()), Icon::Troll.char().encode_utf8(&mut [0; 4])),
        Move::Harvest | Move::EndBuy => ui.plain(made.kind().label()),
        // Shorter than the row that is chosen.
        Move::Draw => ui.plain(Phase::Draw.label()),
    }
}

/// Says why the game ended.
pub(super) fn ended(ui: &Ui, game: &Full) -> Option<Line> {
    Some(match game.over()? {
        Over::Ten => {
            let control = game.control(game.active());
            let ten = line(format_args!("{}{}", control.highest(), kind_icon(control.best())));
            ui.fill(words::TEN_ENDED, &[&ten])
        }
        Over::NoTile => ui.fill(words::NO_TILE_ENDED, &[ui.name(game.active())]),
    })
}
