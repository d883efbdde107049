//! The games, one folder each.

pub mod gardlings;
pub mod gnome_elf_troll;
pub mod gnome_village;
pub mod mighty_gnomes;

/// Lists every game, one line each; hands the list to the macro that builds something from all of them, after whatever
/// else that macro is given.
///
/// # Stability
/// The numbers are written into saved games and are never reused for another game.
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
