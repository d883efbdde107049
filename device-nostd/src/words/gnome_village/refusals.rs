use crate::words::Entry;

pub(super) const REFUSALS: &[Entry] = &[];
