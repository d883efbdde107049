//! The lines of a score.

use embedded_graphics::prelude::Point;
use engine_nostd::games::mighty_gnomes::{
    ALCHEMIST_VP, CHESTS, COINS, CRYSTAL_VP, FURTHEST_KNIGHT_VP, ITEMS, KEYHOLDER_VP, LARGEST_TILE, MOST_KEYS, MOST_VP,
    PAIR, ROBBER_SHARE, STEPS, Source, TOKENS, TRIO,
};
use engine_nostd::{Game, ScoreLine};

use crate::frame::Frame;
use crate::settings::{Roster, Settings};
use crate::ui::{BODY, Canvas, Row, Ui, WIDTH};
use crate::words::Lang;

/// The most cards of a kind.
const CARDS: u16 = 4;

/// Returns the largest count of a line, and the points of each: one player has everything in the box, including all
/// cards of a kind.
fn most(source: Source) -> (u16, u16) {
    let [coins, tokens, keys, chests, steps] = [COINS, TOKENS, MOST_KEYS, CHESTS, STEPS].map(u16::from);
    match source {
        Source::Vp => (MOST_VP, 1),
        // Four kinds of basic resources.
        Source::Items => ((coins + 4 * tokens + keys) / ITEMS, 1),
        Source::Crystals => (tokens, CRYSTAL_VP),
        Source::Magic => (CARDS, u16::from(LARGEST_TILE)),
        Source::Alchemist => (CARDS, ALCHEMIST_VP * tokens),
        Source::Robber => (CARDS, coins / u16::from(ROBBER_SHARE)),
        Source::Knight => (CARDS, FURTHEST_KNIGHT_VP),
        Source::Keyholder => (CARDS, KEYHOLDER_VP * keys),
        Source::Bandito => (CARDS, chests),
        Source::Farmer => (CARDS, 2 * steps),
        // Druids are animals too.
        Source::AnimalTrios => ((chests + CARDS) / 3, TRIO),
        Source::AnimalPairs => ((chests + CARDS) / 2, PAIR),
    }
}

#[test]
fn every_line_of_a_score_is_read_in_full_with_its_widest_numbers() {
    for lang in Lang::ALL {
        let mut ui = Ui::new();
        ui.restore(Settings { lang, ..Settings::default() }, Roster::default(), |_| None);
        ui.set_up_for(Game::MightyGnomes);
        for source in Source::ALL {
            let (count, each) = most(*source);
            let mut row = Row::default();
            ui.score_row(&ScoreLine::of(*source, count, each), &mut row);
            let mut frame = Frame::new();
            let mut canvas = Canvas::on_frame(&mut frame, Point::zero());
            // Beside the mark of a list that continues.
            let Ok(()) = ui.draw_row(&mut canvas, &row, BODY, WIDTH - 3, true);
            assert!(canvas.fits, "{lang:?}: {} {}", row.left, row.right);
        }
    }
}
