//! How Mighty Gnomes shows on the screens.

use engine_nostd::State;
use engine_nostd::record::Entry;
use engine_nostd::setup::Names;

use super::Face;
use crate::ui::icon::{self, Icon};
use crate::words::Dictionary;
use crate::words::mighty_gnomes::MIGHTY_GNOMES;

/// Is the face of Mighty Gnomes.
#[derive(Debug)]
pub(crate) struct MightyGnomes;

impl Face for MightyGnomes {
    const DICTIONARY: &'static Dictionary = &MIGHTY_GNOMES;
    const STATUS: &'static [(&'static str, Option<&'static str>)] = &[("coins", None), ("points", None)];
    const BRIEFING: &'static [&'static str] = &[];

    fn icon(counter: &str) -> Option<Icon> {
        Some(match counter {
            "coins" => icon::COIN,
            "points" => icon::STAR,
            _ => return None,
        })
    }

    fn reminders(_: &str) -> &'static [&'static str] {
        &[]
    }

    fn moment(_: &State, _: &State, _: &Entry, _: &Names) -> Option<&'static str> {
        None
    }
}
