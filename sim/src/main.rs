//! Gnomon on the desk.
fn main() {}
