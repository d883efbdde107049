use crate::words::Info;

pub(super) const INFO: &[Info] = &[];
