//! A walk over the screens of the game, to see whether everything fits.

use embedded_graphics::prelude::*;
use engine_nostd::notation::read_entry;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Name, Setup, Table};

use super::of_table;
use super::std::format;
use crate::Button;
use crate::buttons::{Act, Press};
use crate::frame::Frame;
use crate::ui::{Canvas, Screen};
use crate::words::Lang;

/// Presses buttons at random at a table of long names where much is possible, and looks at every screen of the game.
#[test]
fn every_screen_fits_with_long_names_in_every_language() {
    const WIDE: [&str; 4] = ["Wilhelmm", "Wilhelmi", "Wolfram", "Hannelor"];
    let mut at = 1_u64;
    for lang in Lang::ALL {
        for (pad, from) in [(false, "reveal"), (false, "work-buy"), (false, "move"), (true, "")] {
            let mode = if pad { Mode::ScorePad } else { Mode::Track };
            let mut setup = Setup::new(Game::GnomeVillage, mode);
            WIDE.iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
            setup.options[0] = 1;
            let mut table = Table::new(setup).unwrap();
            let mut enter = |line: &str| {
                let entry =
                    read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
                table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
            };
            if !pad {
                for name in WIDE {
                    for what in
                        ["houses 5", "gnomes 4", "coins 15", "advisor 2", "carpenter 1", "police 1", "thief 1", "hat 1"]
                    {
                        enter(&format!("fix {name} {what}"));
                    }
                    enter(&format!("fix {name} g1 advisor#1"));
                    enter(&format!("fix {name} carpenter#1 active"));
                    enter(&format!("fix {name} g2 carpenter#1"));
                }
                ["courier", "chapel", "prison", "airport", "military", "doctor"]
                    .iter()
                    .for_each(|kind| enter(&format!("fix {} {kind} 1", WIDE[0])));
                enter(&format!("fix {} tokens-carpenter 1", WIDE[0]));
                enter(&format!("fix phase {from}"));
            }
            let mut ui = of_table(table);
            ui.settings.lang = lang;
            ui.refresh();
            for _ in 0..1500 {
                at = at.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let (button, act) = match at >> 33 & 15 {
                    0..=3 => (Button::Down, Act::Short),
                    4 | 5 => (Button::Up, Act::Short),
                    6..=11 => (Button::Ok, Act::Short),
                    12 => (Button::Next, Act::Short),
                    13 => (Button::Next, Act::Hold),
                    14 => (Button::Ok, Act::Hold),
                    _ => (Button::Back, Act::Short),
                };
                ui.press(Press { button, act, at: ui.now + 1_000 });
                ui.tick(5000);
                let mut frame = Frame::new();
                let Ok(fits) = ui.draw(Canvas::on_frame(&mut frame, Point::zero()));
                let items = ui.items().get(ui.cursor());
                assert!(
                    fits,
                    "{lang:?} {:?} {items:?} {:?}",
                    ui.screen(),
                    ui.table.as_ref().map(|table| table.record().standing_backwards().next())
                );
                if !matches!(
                    ui.screen(),
                    Screen::Play
                        | Screen::Ask
                        | Screen::Pad
                        | Screen::Results
                        | Screen::Scores
                        | Screen::Player(_)
                        | Screen::Why(_)
                        | Screen::Info(_)
                        | Screen::TieBreak
                ) {
                    break;
                }
            }
        }
    }
}
