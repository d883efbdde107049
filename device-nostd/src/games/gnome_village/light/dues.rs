//! What a full game still owed when it was made light: nobody but the table knows it from then on.

use engine_nostd::Seat;
use engine_nostd::games::gnome_village::{Building, Full, GnomeNumber, MAX_GNOMES, Place};
use engine_nostd::rules::Rules;
use heapless::String;

use crate::ui::{Letters, Line, Remark, Told, Ui};
use crate::words::gnome_village::lines;

/// Says once which visits, prisoners and advice will still be paid for.
pub(in crate::games::gnome_village) fn dues(ui: &Ui, game: &Full) -> Remark {
    let mut list: String<256> = String::new();
    let mut only = Line::new();
    let mut count = 0;
    let mut add = |due: Line| {
        let more = if list.is_empty() { "" } else { "\n" };
        // What there is no room for lies on the table.
        let _ = list.push_str(more).and_then(|()| list.push_str(&due));
        only = due;
        count += 1;
    };
    for seat in Seat::all(game.players()) {
        for number in 1..=MAX_GNOMES as u8 {
            match game.place(seat, GnomeNumber(number)) {
                Some(Place::Abroad { host, tile, .. }) if matches!(tile.kind, Building::Business(_)) => {
                    add(ui.fill(lines::DUE_VISIT, &[ui.name(host), ui.name(seat)]));
                }
                Some(Place::Captured { captor, .. }) => {
                    add(ui.fill(lines::DUE_RANSOM, &[ui.name(seat), ui.name(captor)]));
                }
                // Nothing is owed for it; a token lies on the table.
                Some(Place::Home | Place::At(_) | Place::Lent { .. } | Place::Abroad { .. }) | None => {}
            }
        }
    }
    if let Some(seat) = game.turn().filter(|_| game.is_advised()) {
        add(ui.fill(lines::DUE_ADVICE, &[ui.name(seat)]));
    }
    match count {
        0 => Remark::Usual,
        1 if Letters::Tiny.width(&only) <= crate::ui::note::NOTE => Remark::So(only),
        _ => Remark::Page(Told::new(ui.plain(lines::DUES), list)),
    }
}
