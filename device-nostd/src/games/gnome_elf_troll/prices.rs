//! What creatures cost, and what there is to pay with: "or" is a word, "and" a plus.

use core::fmt::Write;

use engine_nostd::games::gnome_elf_troll::{Crop, ELF, GNOME, MoveKind, Produce, TROLL};

use super::kind_icon;
use crate::ui::{Line, Ui, line};
use crate::words::gnome_elf_troll as words;

/// Writes an amount of each kind, without those of which there is nothing; `sign` stands before each.
pub(super) fn produce_line(produce: Produce, sign: &str) -> Line {
    let mut text = Line::new();
    for kind in Crop::ALL.iter().filter(|kind| produce[**kind] > 0) {
        let blank = if text.is_empty() { "" } else { " " };
        let _ = write!(text, "{blank}{sign}{}{}", produce[*kind], kind_icon(*kind));
    }
    text
}

/// Writes all three numbers, the highest first: in this order they are compared.
pub(super) fn ranked_line(produce: Produce) -> Line {
    let [first, second, third] =
        produce.by_amount().map(|kind| line(format_args!("{}{}", produce[kind], kind_icon(kind))));
    line(format_args!("{first} {second} {third}"))
}

/// Writes the price of a purchase in the kinds that the player can pay with.
pub(super) fn price_line(ui: &Ui, kind: MoveKind, purse: Produce) -> Line {
    match kind {
        MoveKind::BuyGnome => any_of(ui, purse, GNOME),
        MoveKind::BuyElf => any_of(ui, purse, ELF),
        MoveKind::BuyTroll => all_of(TROLL),
        MoveKind::ScareElf => two_gnomes(purse),
        MoveKind::Sow | MoveKind::Harvest | MoveKind::EndBuy | MoveKind::Draw => Line::new(),
    }
}

/// Lists the kinds of which one is paid: "3 apples or 3 beans".
fn any_of(ui: &Ui, purse: Produce, amount: u8) -> Line {
    let mut text = Line::new();
    let count = Crop::ALL.iter().filter(|kind| purse[**kind] >= amount).count();
    for (place, kind) in Crop::ALL.iter().filter(|kind| purse[**kind] >= amount).enumerate() {
        let between = match count - place {
            _ if place == 0 => Line::new(),
            1 => line(format_args!(" {} ", ui.say(words::OR))),
            _ => line(format_args!(", ")),
        };
        let _ = write!(text, "{between}{amount}{}", kind_icon(*kind));
    }
    text
}

/// Lists the kinds that are all paid: "1 pumpkin + 1 apple + 1 bean".
fn all_of(price: Produce) -> Line {
    let mut text = Line::new();
    for kind in Crop::ALL.iter().filter(|kind| price[**kind] > 0) {
        let plus = if text.is_empty() { "" } else { " + " };
        let _ = write!(text, "{plus}{}{}", price[*kind], kind_icon(*kind));
    }
    text
}

/// Writes the price of two gnomes: which kinds, if there is only one way to pay.
fn two_gnomes(purse: Produce) -> Line {
    let mut kinds = Crop::ALL.iter().copied().filter(|kind| purse[*kind] >= GNOME);
    match (kinds.next(), kinds.next(), kinds.next()) {
        (Some(only), None, None) => all_of(Produce::of(only, 2 * GNOME)),
        (Some(one), Some(other), None) if purse[one].max(purse[other]) < 2 * GNOME => {
            all_of(Produce::of(one, GNOME) + Produce::of(other, GNOME))
        }
        // Several ways: the questions that follow say which.
        _ => line(format_args!("{GNOME} + {GNOME}")),
    }
}
