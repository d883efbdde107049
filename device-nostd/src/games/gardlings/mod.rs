//! The face of Gardlings.

use engine_nostd::State;
use engine_nostd::record::Entry;
use engine_nostd::setup::Names;

use super::Face;
use crate::ui::icon::{self, Icon};
use crate::words::Dictionary;
use crate::words::gardlings::GARDLINGS;

/// Is what Gardlings adds to the screens.
pub(crate) struct Gardlings;

impl Face for Gardlings {
    const DICTIONARY: &'static Dictionary = &GARDLINGS;
    const STATUS: &'static [(&'static str, Option<&'static str>)] = &[("coins", None), ("gnomes", Some("limit"))];
    const BRIEFING: &'static [&'static str] = &[];

    fn icon(counter: &str) -> Option<Icon> {
        Some(match counter {
            "coins" => icon::COIN,
            "points" => icon::STAR,
            "gnomes" => icon::GNOME,
            _ => return None,
        })
    }

    fn reminders(phase: &str) -> &'static [&'static str] {
        match phase {
            "garden" => &["garden"],
            "count" => &["count"],
            _ => &[],
        }
    }

    fn moment(_: &State, _: &State, _: &Entry, _: &Names) -> Option<&'static str> {
        None
    }
}
