use crate::words::Entry;

pub(super) const QUESTIONS: &[Entry] = &[];
