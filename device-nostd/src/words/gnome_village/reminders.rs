use crate::words::Reminder;

pub(super) const REMINDERS: &[Reminder] = &[];
