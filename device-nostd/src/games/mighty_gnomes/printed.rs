//! What is printed on cards and player boards, on one line: costs and steps.

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::DrawTarget;
use engine_nostd::ask::Label;
use engine_nostd::games::mighty_gnomes::{Gnome, Good, Move, Track};
use engine_nostd::verb::{Moves, Raw};

use super::MightyGnomes;
use crate::games::Face;
use crate::ui::icon;
use crate::ui::{Canvas, Drawn, Size, WIDTH, line};

/// How wide an icon with its number is: six of them stand on a line.
const AMOUNT: i32 = 21;

/// Names a gnome, or a step by its track and level.
pub(super) fn label(raw: &Raw) -> Label {
    match Move::from_raw(raw) {
        Some(Move::SetCost { gnome, .. }) => Label::word(Gnome::word(gnome)),
        Some(Move::SetStep { track, level, .. }) => {
            Label { word: Track::word(track), number: level.0, ..Label::default() }
        }
        _ => Label::default(),
    }
}

/// Draws what a gnome costs, or the room, the points and the price of a step.
pub(super) fn draw<D: DrawTarget<Color = BinaryColor>>(canvas: &mut Canvas<'_, D>, raw: &Raw, y: i32) -> Drawn<D> {
    match Move::from_raw(raw) {
        Some(Move::SetCost { wood, sand, mushroom, chamomile, crystal, coins, .. }) => {
            let amounts = [wood, sand, mushroom, chamomile, crystal, coins].map(|amount| amount.0);
            let goods = || Good::ALL.iter().map(|good| good.word()).zip(amounts);
            let mut x = 1;
            for (good, amount) in goods().filter(|(_, amount)| *amount > 0) {
                draw_amount(canvas, good, amount, x, y)?;
                x += AMOUNT;
            }
            // A gnome that costs nothing says so.
            if x == 1 { draw_amount(canvas, "coins", 0, x, y) } else { Ok(()) }
        }
        Some(Move::SetStep { track, cap, vp, cost, .. }) => {
            let paid_with = if track == Track::Warehouse { "sand" } else { "wood" };
            let room = line(format_args!("max {}", cap.0));
            canvas.text(&room, 1, y, WIDTH, Size::Normal, true)?;
            draw_amount(canvas, "vp", vp.0, 50, y)?;
            draw_amount(canvas, paid_with, cost.0, 90, y)
        }
        _ => Ok(()),
    }
}

fn draw_amount<D: DrawTarget<Color = BinaryColor>>(
    canvas: &mut Canvas<'_, D>,
    good: &str,
    amount: u8,
    x: i32,
    y: i32,
) -> Drawn<D> {
    if let Some(icon) = MightyGnomes::icon(good) {
        canvas.icon(&icon, x, y + 1, true)?;
    }
    canvas.text(&line(format_args!("{amount}")), x + icon::SIZE + 1, y, WIDTH, Size::Normal, true)
}
