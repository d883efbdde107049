//! The games, a folder each.

pub mod gardlings;
pub mod gnome_elf_troll;
pub mod gnome_village;
