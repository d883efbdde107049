//! The rows of a light game: what else happened, who claims, what is claimed, which tile is left.

use engine_nostd::ask::Choice;
use engine_nostd::games::mighty_gnomes::{Light, LightMoveKind, Reward, Topic};
use engine_nostd::rules::Rules;
use engine_nostd::{RuleError, Seat};

use super::{full_said, topic_of};
use crate::ui::{Icon, Line, Row, Screen, Ui, line, signed};
use crate::words::mighty_gnomes::light_said as said;

/// Writes points that are won.
fn points(ui: &Ui, points: u8) -> Line {
    line(format_args!("{} {}", signed(i16::from(points)), ui.say(full_said::VP)))
}

/// Writes a row: its name, and at the right what it changes or why it has to wait.
pub(super) fn choice_row(ui: &Ui, game: &Light, choice: &Choice, waits: Option<RuleError>, row: &mut Row) {
    let (topic, label) = (topic_of(choice), choice.label);
    match (topic, label.seat) {
        (Some(Topic::LightMove(LightMoveKind::Vp)), _) => {
            row.left = ui.plain(said::POINT_MORE);
            row.right.clear();
        }
        (Some(Topic::LightMove(LightMoveKind::Pay)), Some(to)) => {
            row.left = ui.fill(said::PAYS, &[ui.name(to)]);
            row.right = match waits {
                Some(_) => ui.plain(said::NO_COINS),
                None => line(format_args!("−1{}", Icon::Coin)),
            };
        }
        (Some(Topic::LightMove(LightMoveKind::TakeDruid)), _) => {
            row.right = match waits {
                Some(_) => ui.plain(said::ALL_TAKEN),
                None => ui.fill(said::CARDS_LEFT, &[&line(format_args!("{}", game.druids_left()))]),
            };
        }
        (Some(Topic::Reward(reward)), _) => {
            row.right = of_reward(ui, game, choice.draft.by, reward);
        }
        // Who claims; what everybody has is no help there.
        (None, Some(_)) => row.right.clear(),
        // A tile that may be left.
        (None, None) if ui.screen() == Screen::Ask => {
            row.left = ui.count(said::TILE, label.number);
            row.right = points(ui, label.number.saturating_sub(1));
        }
        // The rest is said by its name.
        _ => row.right.clear(),
    }
}

/// Returns what a reward brings.
fn of_reward(ui: &Ui, game: &Light, seat: Option<Seat>, reward: Reward) -> Line {
    let round = game.round() as u8;
    let won = |amount: u8, icon: Icon| line(format_args!("+{amount}{icon}"));
    match reward {
        Reward::Coins => won(Reward::coins_of_round(round), Icon::Coin),
        Reward::Adventure => won(Reward::steps_of_round(round), Icon::Boot),
        Reward::Key => won(1, Icon::Key),
        Reward::Double => points(ui, seat.and_then(|seat| game.bedroom_tile(seat)).map_or(0, |size| size - 1)),
        Reward::Crystal => won(1, Icon::Crystal),
        // The name says it, or a question follows.
        Reward::Upgrade | Reward::FreeTiles | Reward::First | Reward::Invite | Reward::Vp2 => Line::new(),
    }
}
