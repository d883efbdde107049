//! How Mighty Gnomes shows on the screens.

use engine_nostd::ask::Label;
use engine_nostd::field::{Field, FieldId};
use engine_nostd::record::Entry;
use engine_nostd::setup::Names;
use engine_nostd::{Seat, State};

use crate::ui::icon::{self, Icon};

/// Points and coins.
pub(super) const STATUS: &[(&str, Option<&str>)] = &[("points", None), ("coins", None)];

/// What the table prepares by hand.
pub(super) const BRIEFING: &[&str] = &[];

pub(super) fn icon(counter: &str) -> Option<Icon> {
    Some(match counter {
        "coins" => icon::COIN,
        "points" => icon::STAR,
        _ => return None,
    })
}

pub(super) fn reminders(_: &str) -> &'static [&'static str] {
    &[]
}

pub(super) fn named_by_tile(_: &str) -> bool {
    false
}

pub(super) fn moment(_: &State, _: &State, _: &Entry, _: &Names) -> Option<&'static str> {
    None
}

pub(super) fn index_label(_: &State, _: Seat, _: &Field, _: FieldId, _: &Names) -> Option<Label> {
    None
}
