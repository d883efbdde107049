//! The wires of Gnomon.
fn main() {}
