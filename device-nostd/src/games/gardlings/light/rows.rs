//! The rows of what happened beside the gems, and of what can be hired.

use engine_nostd::ask::{Choice, Label};
use engine_nostd::games::gardlings::{Counted, Light, LightHire, LightMove, LightMoveKind, LightOffer};
use engine_nostd::verb::Moves;

use super::super::colour_name;
use super::super::notes::{coins, hands};
use super::close_sum;
use crate::ui::{Icon, Line, Row, Ui, line};
use crate::words::gardlings as words;

/// Names what is hired, with its price.
pub(super) fn hire_name(ui: &Ui, hire: LightHire) -> Line {
    match hire {
        LightHire::Buy(ware, _) => line(format_args!("{} {}", colour_name(ui, ware), ware.price())),
        LightHire::Pig => ui.label_line(&Label::of(LightMoveKind::TakePig)),
        LightHire::Nothing => ui.label_line(&Label::of(LightMoveKind::Pass)),
    }
}

/// Returns what a move hires.
pub(super) fn hired(made: &LightMove) -> Option<LightHire> {
    match *made {
        LightMove::Buy { colour, coin } => Some(LightHire::Buy(colour, coin)),
        LightMove::TakePig => Some(LightHire::Pig),
        LightMove::Pass => Some(LightHire::Nothing),
        LightMove::Next | LightMove::Count { .. } | LightMove::Gems { .. } => None,
    }
}

/// Names a move in the history: the gems that were counted, what happened beside them, and what was hired.
pub(super) fn move_name(ui: &Ui, made: &LightMove, mark: u8) -> Option<Line> {
    let gems = mark.checked_sub(1).map(|gems| line(format_args!("{gems}{}", Icon::Gem)));
    let (alarm, pigs, ponds) = match *made {
        LightMove::Count { alarm, three_pigs, ponds } => (alarm, three_pigs, ponds.0),
        LightMove::Next => return gems,
        _ => return hired(made).map(|hire| hire_name(ui, hire)),
    };
    let offer = match (alarm, pigs, ponds) {
        (false, true, _) => LightOffer::ThreePigs,
        (true, true, _) => LightOffer::AlarmPigs,
        (true, false, 0) => LightOffer::Alarm,
        (false, false, 1) => LightOffer::Pond,
        (true, false, 1) => LightOffer::AlarmPond,
        (false, false, 2..) => LightOffer::Ponds,
        (true, false, 2..) => LightOffer::AlarmPonds,
        // A plain count is called what it is.
        (false, false, 0) => return gems,
    };
    let offer = ui.label_line(&Label::of(offer));
    Some(gems.map_or_else(|| offer.clone(), |gems| line(format_args!("{gems} {offer}"))))
}

/// Shows what a row takes and brings: gems that are left, coins as hands move them.
pub(super) fn choice_row(ui: &Ui, game: &Light, choice: &Choice, row: &mut Row) {
    let (Some(made), Some(seat)) = (LightMove::from_raw(&choice.draft.raw), choice.draft.by) else { return };
    row.right = match made {
        LightMove::Count { alarm, three_pigs, ponds } => {
            let gems = game.gems(seat);
            let coin = match game.supply().min(u8::from(three_pigs) + ponds.0) {
                0 => Line::new(),
                count => line(format_args!("+{}", coins(count))),
            };
            match alarm {
                false => coin,
                // A row with both has room for what is left only.
                true if three_pigs || ponds.0 > 0 || choice.draft.wider => {
                    line(format_args!("{}{} {coin}", gems - game.theft(gems), Icon::Gem))
                }
                true => {
                    let sum = close_sum(Counted { gems, bonus: 0, stolen: game.theft(gems) });
                    line(format_args!("{sum}{}", Icon::Gem))
                }
            }
        }
        LightMove::Buy { .. } | LightMove::TakePig | LightMove::Pass => {
            let Some(hire) = hired(&made) else { return };
            row.left = hire_name(ui, hire);
            let deal = game.deal(seat, hire);
            let hands = hands(ui, deal.pays, deal.takes);
            match made {
                // Beside the row of the stack with the coin it says that none comes.
                LightMove::Buy { coin: Some(false), .. } => {
                    let none = ui.fill(words::TAKE, &[&coins(0)]);
                    let pay = ui.count(words::PAY, deal.pays);
                    if deal.pays > 0 { line(format_args!("{pay}, {none}")) } else { none }
                }
                _ => hands,
            }
        }
        LightMove::Next | LightMove::Gems { .. } => return,
    };
}
