//! The lines of a score.

use embedded_graphics::prelude::Point;
use engine_nostd::setup::Mode;
use engine_nostd::{Game, Line};

use crate::frame::Frame;
use crate::settings::{Roster, Settings};
use crate::ui::{BODY, Canvas, Row, Ui, WIDTH};
use crate::words::Lang;

/// The most of each line: 999 points; 104 coins, 64 tokens and 3 keys at 4 to a point; 16 crystals; four cards of a kind with
/// tile 4, 16 crystals, 104 coins, the furthest token, 3 keys, 24 chests, 12 steps; 28 animals in trios or pairs.
const MOST: [(&str, u16, u16); 12] = [
    ("vp", 999, 1),
    ("items", 42, 1),
    ("crystals", 16, 1),
    ("magic", 4, 4),
    ("alchemist", 4, 32),
    ("robber", 4, 34),
    ("knight", 4, 4),
    ("keyholder", 4, 6),
    ("bandito", 4, 24),
    ("farmer", 4, 12),
    ("animal-trios", 9, 5),
    ("animal-pairs", 14, 3),
];

#[test]
fn every_line_of_a_score_is_read_in_full_with_its_widest_numbers() {
    for mode in [Mode::Track, Mode::ScorePad] {
        let lines = Game::MightyGnomes.vocabulary(mode).lines;
        assert!(lines.iter().copied().eq(MOST.map(|(what, ..)| what)));
    }
    for lang in Lang::ALL {
        let mut ui = Ui::new();
        ui.restore(Settings { lang, ..Settings::default() }, Roster::default(), |_| None);
        ui.set_up_for(Game::MightyGnomes);
        for (what, count, each) in MOST {
            let mut row = Row::default();
            ui.score_row(&Line { what, count, each, points: count * each }, &mut row);
            let mut frame = Frame::new();
            let mut canvas = Canvas::on_frame(&mut frame, Point::zero());
            // Beside the mark of a list that goes on.
            let Ok(()) = ui.draw_row(&mut canvas, &row, BODY, WIDTH - 3, true);
            assert!(canvas.fits, "{lang:?}: {} {}", row.left, row.right);
        }
    }
}
