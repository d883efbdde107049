//! What is printed on cards and player boards, on one line: costs and steps.

use engine_nostd::ask::Label;
use engine_nostd::games::mighty_gnomes::{Good, Goods, Move};

use super::{good_icon, goods_line};
use crate::ui::{Line, Ui, line};
use crate::words::mighty_gnomes::said;

/// Returns the name of what a move tells about: a gnome, or a step by its track and level.
pub(super) fn label(told: &Move) -> Label {
    match *told {
        Move::SetCost { gnome, .. } => Label::of(gnome),
        Move::SetStep { track, level, .. } => Label::numbered(track, level.0),
        // No other move tells what is printed.
        _ => Label::default(),
    }
}

/// Writes a price; one that is nothing is 0 coins.
pub(super) fn price(cost: Goods) -> Line {
    if cost == Goods::NONE { line(format_args!("0{}", good_icon(Good::Coins))) } else { goods_line(cost, "") }
}

/// Writes what a gnome costs, or the room, the points and the price of a step.
pub(super) fn words(ui: &Ui, told: &Move) -> Line {
    match *told {
        Move::SetCost { wood, sand, mushroom, chamomile, crystal, coins, .. } => {
            price(Goods::new([wood, sand, mushroom, chamomile, crystal, coins].map(|amount| amount.0)))
        }
        Move::SetStep { track, cap, vp, cost, .. } => {
            let [cap, vp] = [cap.0, vp.0].map(|number| line(format_args!("{number}")));
            let cost = line(format_args!("{}{}", cost.0, good_icon(track.paid_with())));
            ui.fill(said::STEP_SAYS, &[&cap, &vp, &cost])
        }
        // No other move tells what is printed.
        _ => Line::new(),
    }
}
