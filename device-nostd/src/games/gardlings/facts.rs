//! Everything that is known of a player.

use engine_nostd::Seat;
use engine_nostd::games::gardlings::{Colour, Counter, Full, Glance, Mission};

use super::notes::named;
use crate::games::Facts;
use crate::ui::{Line, Ui, line};
use crate::words::Text;
use crate::words::gardlings as words;

/// Lists gems, coins, the garden, the bag, the missions and the tiles by colour.
pub(super) fn list(ui: &Ui, game: &Full, seat: Seat, facts: &mut Facts) {
    let glance = game.glance(seat);
    let mut tell = |words: Line, value: Line| {
        // Two pages hold more than is ever known.
        facts.push(words, value);
    };
    let number = |number: u8| line(format_args!("{number}"));
    let plain = |text: Text| ui.plain(text);
    if let Some(counted) = game.latest_count(seat) {
        let this_round = game.counted(seat).is_some();
        tell(plain(if this_round { words::FACT_GEMS } else { words::FACT_LAST }), number(counted.net()));
        if counted.stolen > 0 {
            tell(plain(words::FACT_STOLEN), number(counted.stolen));
        }
    }
    tell(named(ui, Counter::Coins), number(glance.coins));
    let (gnomes, limit) = glance.gnomes;
    tell(named(ui, Counter::Gnomes), line(format_args!("{gnomes}/{limit}")));
    tell(named(ui, Counter::Pigs), number(glance.pigs));
    if glance.dragons > 0 {
        tell(plain(words::FACT_DRAGONS), number(glance.dragons));
    }
    tell(plain(words::FACT_BAG), number(glance.bag));
    tell(named(ui, Counter::Tiles), number(glance.tiles));
    if let Some(risk) = glance.risk.filter(|_| ui.aids()) {
        tell(plain(words::FACT_RISK), line(format_args!("{}/{}", risk.alarms, risk.tiles)));
    }
    let gems = |mission: Mission| match mission {
        Mission::Redraw => Line::new(),
        _ => line(format_args!("+{}", game.mission_gems(mission))),
    };
    if let Some(mission) = glance.mission {
        tell(named(ui, mission), gems(mission));
    }
    if let Some(mission) = glance.right {
        // The mission of the next round.
        tell(line(format_args!("→ {}", named(ui, mission))), gems(mission));
    }
    for colour in Colour::ALL.iter().filter(|colour| game.owned(seat, **colour) > 0) {
        tell(named(ui, *colour), number(game.owned(seat, *colour)));
    }
}

/// Writes the chance that the next tile is an alarm, and with a mission the chance of two in a row.
pub(super) fn risk(ui: &Ui, glance: &Glance) -> Line {
    let Some(risk) = glance.risk else { return Line::new() };
    let percent = match (glance.redraw, risk.percent_with_redraw()) {
        (false, _) => line(format_args!("{}%", risk.percent())),
        // A chance that remains is never shown as zero.
        (true, 0) if risk.alarms > 1 => line(format_args!("{} → <1%", risk.percent())),
        (true, with_redraw) => line(format_args!("{} → {with_redraw}%", risk.percent())),
    };
    ui.fill(words::RISK, &[&percent])
}
