//! The games, a folder each.

pub mod gnome_village;
