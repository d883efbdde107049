//! Names cut to a few letters that still tell the players apart.

use engine_nostd::setup::Names;
use engine_nostd::{MAX_SEATS, Seat};
use heapless::{String, Vec};

use super::Ui;

/// The first letters of a name, up to three of them; a letter can take four bytes.
pub(crate) type ShortName = String<12>;

/// Cuts every name to so many letters, two or three. Where the first letters of two names are equal, the last one gives way
/// to the first letter in which they differ ("Anna" and "Anne" are "Ana" and "Ane"); where there is none, to the number of
/// the seat.
pub(crate) fn short_names(names: &Names, letters: usize) -> Vec<ShortName, MAX_SEATS> {
    let seats = || Seat::all(names.len());
    let tried: Vec<ShortName, MAX_SEATS> = seats().map(|seat| cut_apart(names, seat, letters)).collect();
    let is_alone = |name: &ShortName| tried.iter().filter(|other| *other == name).count() == 1;
    let clear = |(name, place): (&ShortName, u8)| {
        if is_alone(name) { name.clone() } else { ended(name, letters - 1, char::from(b'1' + place)) }
    };
    tried.iter().zip(0..).map(clear).collect()
}

/// Cuts one name, with a letter that those that begin like it do not have.
fn cut_apart(names: &Names, seat: Seat, letters: usize) -> ShortName {
    let own = names.name(seat);
    let begins = |name: &str| name.chars().take(letters).collect::<ShortName>();
    let alike = || {
        let others = Seat::all(names.len()).filter(move |other| *other != seat);
        others.map(|other| names.name(other)).filter(|name| begins(name) == begins(own))
    };
    let differs = |place: &usize| {
        let letter = own.chars().nth(*place);
        letter.is_some_and(|letter| letter != ' ') && alike().all(|name| name.chars().nth(*place) != letter)
    };
    let first = begins(own);
    if alike().next().is_none() {
        return first;
    }
    match (letters..own.chars().count()).find(differs).and_then(|place| own.chars().nth(place)) {
        Some(letter) => ended(&first, letters - 1, letter),
        None => first,
    }
}

/// Keeps some letters and puts another one after them.
fn ended(name: &str, keep: usize, last: char) -> ShortName {
    name.chars().take(keep).chain([last]).collect()
}

impl Ui {
    /// Returns a player's name cut to two or three letters that no other player has.
    pub(crate) fn short_name(&self, seat: Seat, letters: usize) -> ShortName {
        let names = self.table.as_ref().map(|table| &table.setup().names);
        let short = names.and_then(|names| short_names(names, letters).get(seat.index()).cloned());
        short.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use engine_nostd::Name;
    use std::vec::Vec;

    use super::*;

    fn short(given: &[&str], letters: usize) -> Vec<ShortName> {
        let mut names = Names::default();
        given.iter().for_each(|name| assert!(names.push(Name::new(name).unwrap())));
        short_names(&names, letters).into_iter().collect()
    }

    #[test]
    fn a_short_name_is_the_first_letters() {
        assert_eq!(short(&["Anna", "Bram", "Cleo", "Dirk"], 3), ["Ann", "Bra", "Cle", "Dir"]);
        assert_eq!(short(&["Éva", "Bo", "Cleo"], 2), ["Év", "Bo", "Cl"]);
    }

    #[test]
    fn names_that_begin_alike_differ_in_a_later_letter() {
        assert_eq!(short(&["Anna", "Anne", "Bram"], 3), ["Ana", "Ane", "Bra"]);
        assert_eq!(short(&["Anna", "Anne", "Bram"], 2), ["Aa", "Ae", "Br"]);
        assert_eq!(short(&["Ann", "Anna", "Anneke"], 3), ["Ann", "Ana", "Ane"]);
        assert_eq!(short(&["Ada", "Anna", "Ann"], 2), ["Ad", "Aa", "An"]);
    }

    #[test]
    fn names_that_no_letter_tells_apart_have_the_number_of_their_seat() {
        assert_eq!(short(&["Anna", "Annb", "Annab"], 3), ["Ann", "An2", "An3"]);
    }
}
