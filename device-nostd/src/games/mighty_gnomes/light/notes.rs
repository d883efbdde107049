//! What is said after a move of a light game, and how it is named in the history.

use engine_nostd::Seat;
use engine_nostd::games::mighty_gnomes::{Light, LightMove, Phase, ROUNDS, Reward};
use engine_nostd::rules::Rules;

use super::full_said;
use crate::ui::note::NOTE;
use crate::ui::{Icon, Letters, Line, Remark, Ui, line, signed};
use crate::words::mighty_gnomes::light_said as said;
use crate::words::{Named, chrome};

/// Says what the table has to know after a move, with the names.
pub(super) fn note(ui: &Ui, before: &Light, after: &Light, by: Option<Seat>, made: &LightMove) -> Remark {
    let name = by.map_or("", |seat| ui.name(seat));
    // What everybody has to do now comes before what one player did.
    if before.phase() != Phase::Rewards && after.phase() == Phase::Rewards {
        return Remark::So(ui.plain(said::TOKENS));
    }
    if before.round() != after.round() {
        let last = after.round() == u16::from(ROUNDS);
        return match (last, after.has_guide()) {
            (true, _) => Remark::So(ui.plain(said::LAST_NOTE)),
            (false, true) => Remark::Nothing,
            (false, false) => Remark::So(ui.plain(said::REFRESH_NOTE)),
        };
    }
    match *made {
        LightMove::Pay { to } => Remark::So(ui.fill(said::PAYS_NOTE, &[name, ui.name(to)])),
        LightMove::TakeDruid => Remark::So(ui.fill(said::DRUID_NOTE, &[name])),
        LightMove::Bed { size } => {
            let points = line(format_args!("{} {}", signed(i16::from(size.0) - 1), ui.say(full_said::VP)));
            Remark::So(line(format_args!("{} {points}", ui.fill(said::BEDROOM_NOTE, &[name]))))
        }
        LightMove::Claim { reward: Reward::First, .. } => Remark::So(ui.fill(said::HAT, &[name])),
        LightMove::Claim { reward: Reward::FreeTiles, .. } => {
            Remark::So(ui.of_seat(by, ui.plain(full_said::TILES_FREE)))
        }
        LightMove::Claim { reward, .. } => Remark::So(claim_note(ui, before, after, by, made, reward)),
        // The screen shows it.
        LightMove::Next | LightMove::Coins { .. } | LightMove::Vp { .. } => Remark::Nothing,
    }
}

/// Says what was claimed, and what it brought as far as there is room for it.
fn claim_note(ui: &Ui, before: &Light, after: &Light, by: Option<Seat>, made: &LightMove, reward: Reward) -> Line {
    let told = ui.of_seat(by, move_name(ui, made, 0).unwrap_or_default());
    let vp = by.map_or(0, |seat| after.vp(seat).saturating_sub(before.vp(seat)));
    let long = match (gained(before, after, by), vp) {
        (0, 0) => told.clone(),
        // Its name is what it brings.
        (0, _) if reward == Reward::Vp2 => told.clone(),
        (0, vp) => line(format_args!("{told} +{vp} {}", ui.say(full_said::VP))),
        (coins, _) => line(format_args!("{told} +{coins}{}", Icon::Coin)),
    };
    if Letters::Tiny.width(&long) <= NOTE { long } else { told }
}

/// Returns how many coins a player got.
fn gained(before: &Light, after: &Light, by: Option<Seat>) -> u8 {
    by.map_or(0, |seat| after.coins(seat).saturating_sub(before.coins(seat)))
}

/// Names a move in the history where its kind does not say it all.
pub(super) fn move_name(ui: &Ui, made: &LightMove, mark: u8) -> Option<Line> {
    match *made {
        LightMove::Pay { to } => Some(ui.fill(said::PAYS, &[ui.name(to)])),
        LightMove::Bed { size } => Some(ui.count(said::BED_KNOWN, size.0)),
        LightMove::Claim { gnome: Some(gnome), .. } => Some(ui.plain(gnome.label())),
        LightMove::Claim { reward, .. } => Some(ui.plain(reward.label())),
        LightMove::Next => match Phase::ALL.get(usize::from(mark.checked_sub(1)?))? {
            Phase::Turn | Phase::Druid => Some(ui.plain(chrome::TURN_OVER)),
            Phase::Count => Some(ui.plain(chrome::COUNTED)),
            Phase::Refresh => Some(ui.plain(Phase::Refresh.label())),
            Phase::Rewards | Phase::Over => None,
        },
        // Their kind and their number say it all.
        LightMove::TakeDruid | LightMove::Coins { .. } | LightMove::Vp { .. } => None,
    }
}
