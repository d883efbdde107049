//! The games, a folder each.

pub mod gardlings;
pub mod gnome_elf_troll;
pub mod gnome_village;
pub mod mighty_gnomes;

/// Names every game in one line; hands the list to the macro that makes something of all of
/// them, after whatever else that macro is given.
///
/// # Stability
/// The numbers are written into saved games and are never given to another game.
macro_rules! each_game {
    ($make:ident $($with:tt)*) => {
        $make! {
            $($with)*
            /// Gnome Village (Kabouterdorp).
            1 "gnome-village" => GnomeVillage in gnome_village,
            /// Gnome Elf Troll.
            2 "gnome-elf-troll" => GnomeElfTroll in gnome_elf_troll,
            /// Gardlings.
            3 "gardlings" => Gardlings in gardlings,
            /// Mighty Gnomes.
            4 "mighty-gnomes" => MightyGnomes in mighty_gnomes,
        }
    };
}
pub(crate) use each_game;
