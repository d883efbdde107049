//! What is printed on cards and player boards, on one line: costs and steps.

use engine_nostd::ask::Label;
use engine_nostd::games::mighty_gnomes::{Good, Goods, Move};

use super::good_icon;
use crate::ui::icon::{self, Icon};
use crate::ui::{Canvas, Drawn, Panel, Size, WIDTH, line};

/// The width of an icon with its number: six of them fit on a line.
const AMOUNT: i32 = 21;

/// Returns the name of what a move tells about: a gnome, or a step by its track and level.
pub(super) fn label(told: &Move) -> Label {
    match *told {
        Move::SetCost { gnome, .. } => Label::of(gnome),
        Move::SetStep { track, level, .. } => Label::numbered(track, level.0),
        // No other move tells what is printed.
        _ => Label::default(),
    }
}

/// Draws what a gnome costs, or the room, the points and the price of a step.
pub(super) fn draw<D: Panel>(canvas: &mut Canvas<'_, D>, told: &Move, y: i32) -> Drawn<D> {
    match *told {
        Move::SetCost { wood, sand, mushroom, chamomile, crystal, coins, .. } => {
            let cost = Goods::new([wood, sand, mushroom, chamomile, crystal, coins].map(|amount| amount.0));
            let mut x = 1;
            for (good, amount) in cost.iter().filter(|(_, amount)| *amount > 0) {
                draw_amount(canvas, &good_icon(good), amount, x, y)?;
                x += AMOUNT;
            }
            // A gnome that costs nothing is shown with 0 coins.
            if cost == Goods::NONE { draw_amount(canvas, &good_icon(Good::Coins), 0, x, y) } else { Ok(()) }
        }
        Move::SetStep { track, cap, vp, cost, .. } => {
            let room = line(format_args!("max {}", cap.0));
            canvas.text(&room, 1, y, WIDTH, Size::Normal, true)?;
            draw_amount(canvas, &icon::STAR, vp.0, 50, y)?;
            draw_amount(canvas, &good_icon(track.paid_with()), cost.0, 90, y)
        }
        // No other move tells what is printed.
        _ => Ok(()),
    }
}

/// Draws an icon and its amount.
fn draw_amount<D: Panel>(canvas: &mut Canvas<'_, D>, icon: &Icon, amount: u8, x: i32, y: i32) -> Drawn<D> {
    canvas.icon(icon, x, y + 1, true)?;
    canvas.text(&line(format_args!("{amount}")), x + icon::SIZE + 1, y, WIDTH, Size::Normal, true)
}
