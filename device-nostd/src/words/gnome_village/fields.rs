use crate::words::Entry;

pub(super) const FIELDS: &[Entry] = &[];
