//! What the foot says after a move of a light game.

use engine_nostd::Seat;
use engine_nostd::games::gnome_village::{
    BUSINESS_PRICE, EFFECT_PRICE, GnomeBy, Light, LightMove, LightMoveKind, LightPhase, WORKSHOP_PRICE,
};
use engine_nostd::rules::Rules;
use heapless::String;

use crate::ui::{Icon, Letters, Line, Remark, Told, Ui, line};
use crate::words::gnome_village::{lines, remarks};
use crate::words::{Named, chrome};

/// Says what a move did, with the names of those who pay or hand something over.
pub(super) fn note(ui: &Ui, before: &Light, after: &Light, by: Option<Seat>, made: &LightMove) -> Remark {
    let seat = by.unwrap_or(before.active());
    let own = match *made {
        LightMove::BuyWorkshop => bought(ui, seat, &ui.label(LightMoveKind::BuyWorkshop), WORKSHOP_PRICE),
        LightMove::BuyBusiness { kind } => bought(ui, seat, &ui.label(kind), BUSINESS_PRICE),
        LightMove::GetGnome { by: GnomeBy::Coins } => bought(ui, seat, &ui.label(GnomeBy::Coins), EFFECT_PRICE),
        // It costs nothing, but it rests.
        LightMove::GetGnome { by: GnomeBy::Shop } => ui.fill(remarks::LIE_DOWN, &[ui.name(seat)]),
        LightMove::CardRemove { seat: from, kind } => ui.fill(remarks::LOSES, &[ui.name(from), &ui.label(kind)]),
        LightMove::Pay { seat: to, n } => pays(ui, seat, to, n.0),
        LightMove::ActPolice => police(ui, before, after),
        // The screen shows the next phase, and the next name.
        LightMove::Next | LightMove::Tiles { .. } | LightMove::Coins { .. } => return Remark::Nothing,
    };
    match happy_gnome(ui, before, after) {
        // Which tile goes is not always chosen, so it is said as well.
        Some([handed, _]) if matches!(made, LightMove::CardRemove { .. }) => both(ui, &own, &handed),
        Some(ways) => Remark::So(fitting(ways)),
        None => Remark::So(own),
    }
}

/// Says two things in the foot, or on a page where they have no room there.
fn both(ui: &Ui, first: &str, second: &str) -> Remark {
    let joined = line(format_args!("{first}, {second}"));
    if Letters::Tiny.width(&joined) <= crate::ui::note::NOTE {
        return Remark::So(joined);
    }
    let mut lines: String<256> = String::new();
    // Two lines are shorter than a page.
    let _ = lines.push_str(first).and_then(|()| lines.push('\n')).and_then(|()| lines.push_str(second));
    Remark::Page(Told::new(ui.plain(LightMoveKind::CardRemove.title()), lines))
}

/// Names a move in the history by what it brought or took.
pub(super) fn move_name(ui: &Ui, made: &LightMove, mark: u8) -> Option<Line> {
    let coins = |number: u8| line(format_args!("{number}{}", Icon::Coin));
    Some(match *made {
        LightMove::BuyBusiness { kind } => line(format_args!("{}", ui.label(kind))),
        LightMove::GetGnome { by } => line(format_args!("{}", ui.label(by))),
        LightMove::CardRemove { seat, kind } => ui.fill(remarks::LOSES, &[ui.name(seat), &ui.label(kind)]),
        LightMove::Pay { seat, n } => line(format_args!("→ {} {}", ui.name(seat), coins(n.0))),
        LightMove::Tiles { n } => line(format_args!("{} {}", ui.label(LightMoveKind::Tiles), n.0)),
        LightMove::Next => {
            let to = |phase: LightPhase| line(format_args!("→ {}", ui.label(phase)));
            match LightPhase::ALL.get(usize::from(mark.checked_sub(1)?))? {
                LightPhase::Reveal => to(LightPhase::Earn),
                LightPhase::Earn => to(LightPhase::WorkBuy),
                LightPhase::WorkBuy => to(LightPhase::Move),
                LightPhase::Move | LightPhase::Turn => ui.plain(chrome::TURN_OVER),
                LightPhase::Count => ui.plain(chrome::COUNTED),
                LightPhase::Tiles | LightPhase::Over => return None,
            }
        }
        // Their kind says it all.
        LightMove::BuyWorkshop | LightMove::ActPolice | LightMove::Coins { .. } => return None,
    })
}

/// Returns the first way to say something that has room in the foot, or the last.
fn fitting<const N: usize>(ways: [Line; N]) -> Line {
    let fits = |way: &&Line| Letters::Tiny.width(way) <= crate::ui::note::NOTE;
    ways.iter().find(fits).or(ways.last()).cloned().unwrap_or_default()
}

fn bought(ui: &Ui, seat: Seat, what: &str, price: u8) -> Line {
    let (name, price) = (ui.name(seat), line(format_args!("{price}")));
    fitting([
        ui.fill(lines::BOUGHT, &[name, what, &price]),
        line(format_args!("{name}: {what} −{price}")),
        line(format_args!("{what} −{price}")),
    ])
}

fn pays(ui: &Ui, from: Seat, to: Seat, coins: u8) -> Line {
    let coins = line(format_args!("{coins}{}", Icon::Coin));
    let (from, to) = (ui.name(from), ui.name(to));
    fitting([ui.fill(remarks::PAYS, &[from, to, &coins]), line(format_args!("{from} → {to} {coins}"))])
}

/// Says who pays the Police.
fn police(ui: &Ui, before: &Light, after: &Light) -> Line {
    let (seats, to) = (Seat::all(after.players()), ui.name(before.active()));
    let mut payers = Line::new();
    for seat in seats.filter(|seat| after.coins(*seat) < before.coins(*seat)) {
        payers = line(format_args!("{payers}{}{}", if payers.is_empty() { "" } else { ", " }, ui.name(seat)));
    }
    if payers.is_empty() {
        return ui.plain(remarks::NOBODY_PAYS);
    }
    let all = before.active().others(before.players()).all(|seat| after.coins(seat) < before.coins(seat));
    let each = line(format_args!("{payers} → {to} 1{}", Icon::Coin));
    if all { fitting([each, ui.fill(lines::ALL_PAY, &[to])]) } else { fitting([each.clone(), short(&each)]) }
}

/// Cuts a list of names that has no room at its last whole name.
fn short(text: &str) -> Line {
    let (names, _) = text.rsplit_once(',').unwrap_or_default();
    line(format_args!("{names}…"))
}

/// Says who has to hand the Happy Gnome to whom, in words and shorter.
fn happy_gnome(ui: &Ui, before: &Light, after: &Light) -> Option<[Line; 2]> {
    let name = |seat: Seat| ui.name(seat);
    let only = match (before.happy_gnome(), after.happy_gnome()) {
        (was, is) if was == is => return None,
        (Some(was), Some(is)) => {
            return Some([
                ui.fill(remarks::HAPPY_MOVES, &[name(was), name(is)]),
                ui.fill(remarks::HAPPY_COMES, &[name(is)]),
            ]);
        }
        (None, Some(is)) => ui.fill(remarks::HAPPY_COMES, &[name(is)]),
        (_, None) => ui.plain(remarks::HAPPY_GOES),
    };
    Some([only.clone(), only])
}
