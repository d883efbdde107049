//! What is printed on cards and boards, remembered from one game to the next.
//!
//! What a game is told is in its record, so a game on the table is asked for what it knows, and the memory takes that
//! over only when the game is left. Until then an undo restores what was known before that game. The engine says which
//! moves tell something printed and which numbers are possible; here they are only kept.

use engine_nostd::packed::{pack_entry, unpack_entry};
use engine_nostd::record::Entry;
use engine_nostd::setup::Mode;
use engine_nostd::verb::{ARGS, Raw};
use engine_nostd::{Game, Table};
use heapless::Vec;

/// The most that is remembered: everything that is printed on the cards and boards of all games.
pub const MOST_TOLD: usize = engine_nostd::MOST_PRINTED;

/// The most bytes of packed tellings: the format, then for each its length, its game and its move; a multiple of eight.
pub(crate) const MAX_TELLINGS_BYTES: usize = (1 + MOST_TOLD * (4 + ARGS)).next_multiple_of(8);

/// Something printed, as the move that tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// The game it belongs to.
    pub game: Game,
    /// The move.
    pub raw: Raw,
}

impl Telling {
    /// Returns how many bytes of the move say what it is about; `None` if it tells nothing printed.
    pub(crate) fn about(&self) -> Option<usize> {
        let words = self.game.vocabulary(Mode::Track);
        (words.tells)(&self.raw).or_else(|| (words.shows)(&self.raw))
    }

    /// Returns whether it is a move that only tells, so that a game can begin with it.
    fn is_told_alone(&self) -> bool {
        (self.game.vocabulary(Mode::Track).tells)(&self.raw).is_some()
    }

    /// Returns the number that it shows.
    fn shown(&self) -> Option<u8> {
        self.raw.args.get(self.about()?).copied()
    }

    /// Returns what it is about, as a key that puts the lower steps of a track first.
    fn subject(&self) -> (u8, u8, &[u8]) {
        (self.game as u8, self.raw.verb, &self.raw.args[..self.about().unwrap_or(0)])
    }
}

/// A set of tellings, at most one about each thing, ordered by what they are about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tellings {
    list: Vec<Telling, MOST_TOLD>,
}

impl Tellings {
    /// Lists them.
    pub fn iter(&self) -> impl Iterator<Item = &Telling> {
        self.list.iter()
    }

    /// Returns whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Adds one, replacing one about the same thing. What tells nothing printed is left out.
    pub fn put(&mut self, telling: Telling) {
        if telling.about().is_none() {
            return;
        }
        match self.list.binary_search_by(|known| known.subject().cmp(&telling.subject())) {
            Ok(place) => self.list[place] = telling,
            // There is room for everything that can be told.
            Err(place) => _ = self.list.insert(place, telling),
        }
    }

    fn remove(&mut self, telling: &Telling) {
        self.list.retain(|known| known != telling);
    }

    fn has(&self, telling: &Telling) -> bool {
        self.list.contains(telling)
    }

    /// Packs them: format, then for each the length of what follows, the number of its game, and its move as an entry.
    #[must_use]
    pub fn pack(&self) -> Vec<u8, MAX_TELLINGS_BYTES> {
        let mut bytes = Vec::new();
        // There is room for the longest moves.
        let _ = bytes.push(1);
        for Telling { game, raw } in &self.list {
            let entry = pack_entry(&Entry::Play(None, *raw), game.vocabulary(Mode::Track));
            let _ = bytes.push(1 + entry.len() as u8);
            let _ = bytes.push(*game as u8);
            let _ = bytes.extend_from_slice(&entry);
        }
        bytes
    }

    /// Unpacks tellings; what this program does not know, and what no card can say, is left out.
    #[must_use]
    pub fn unpack(bytes: &[u8]) -> Self {
        let mut tellings = Self::default();
        let [1, rest @ ..] = bytes else { return tellings };
        let mut rest = rest;
        while let [length, more @ ..] = rest
            && let Some((one, behind)) = more.split_at_checked(usize::from(*length))
        {
            rest = behind;
            if let [game, entry @ ..] = one
                && let Some(game) = Game::from_number(*game)
                && let Ok((Entry::Play(None, raw), used)) = unpack_entry(entry, game.vocabulary(Mode::Track))
                && used == entry.len()
            {
                tellings.put(Telling { game, raw });
            }
        }
        tellings
    }
}

/// What is remembered of cards and boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// What the next game begins with.
    pub known: Tellings,
    /// What an earlier game that was resumed says differently from `known`; it is not news.
    pub outdated: Tellings,
}

impl Memory {
    /// Takes over what a game that is left knows, and returns whether that changed anything.
    pub fn learn(&mut self, table: &Table) -> bool {
        let before = self.clone();
        let game = table.setup().game;
        let Self { known, outdated } = self;
        table.state().printed(&mut |raw| {
            let telling = Telling { game, raw };
            if !outdated.has(&telling) {
                known.put(telling);
            }
        });
        *outdated = Tellings::default();
        *self != before
    }

    /// Notes where an earlier game that is resumed differs from the memory: what was told since then counts, until it
    /// is told again.
    pub fn lay_again(&mut self, table: &Table) {
        let game = table.setup().game;
        let Self { known, outdated } = self;
        *outdated = Tellings::default();
        table.state().printed(&mut |raw| {
            let telling = Telling { game, raw };
            if !known.has(&telling) {
                outdated.put(telling);
            }
        });
    }

    /// Enters what is known into a game that begins, as ordinary moves, so that its record is complete; what does not belong
    /// to this game is refused and left out.
    pub(crate) fn tell(&self, table: &mut Table) {
        for telling in self.of(table.setup().game).filter(|telling| telling.is_told_alone()) {
            let _ = table.play(None, telling.raw);
        }
    }

    /// Returns whether an entry of a game tells what is remembered.
    pub(crate) fn has_told(&self, game: Game, entry: &Entry) -> bool {
        matches!(entry, Entry::Play(None, raw) if self.known.has(&Telling { game, raw: *raw }))
    }

    /// Returns the number that a move shows, whatever number it has itself.
    pub(crate) fn shown(&self, game: Game, by: Raw) -> Option<u8> {
        let wanted = Telling { game, raw: by };
        self.known.iter().find(|known| known.subject() == wanted.subject())?.shown()
    }

    /// Lists what is known of a game.
    pub fn of(&self, game: Game) -> impl Iterator<Item = &Telling> {
        self.known.iter().filter(move |telling| telling.game == game)
    }

    /// Forgets something.
    pub(crate) fn forget(&mut self, telling: &Telling) {
        self.known.remove(telling);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn telling(verb: u8, args: &[u8]) -> Telling {
        let mut raw = Raw { verb, args: [0; ARGS] };
        raw.args[..args.len()].copy_from_slice(args);
        Telling { game: Game::MightyGnomes, raw }
    }

    /// A business that was bought, and the coins printed on it.
    fn bought(kind: u8, coins: u8) -> Telling {
        Telling { game: Game::GnomeVillage, ..telling(8, &[kind, coins]) }
    }

    #[test]
    fn a_purchase_shows_the_coins_of_its_kind_whatever_is_asked_for() {
        let mut memory = Memory::default();
        memory.known.put(bought(2, 3));
        let asked = |kind| memory.shown(Game::GnomeVillage, bought(kind, 255).raw);
        assert_eq!((asked(2), asked(1)), (Some(3), None));
        assert_eq!(Tellings::unpack(&memory.known.pack()), memory.known);
    }

    /// The Robber costs two wood; the second step of the table is told before the first.
    fn some() -> Tellings {
        let mut tellings = Tellings::default();
        tellings.put(telling(2, &[1, 2, 4, 2, 1]));
        tellings.put(telling(2, &[1, 1, 3, 1, 1]));
        tellings.put(telling(1, &[2, 2, 0, 0, 0, 0, 0]));
        tellings
    }

    /// Worked out from the format: 1; then the length, game 4, the head of a move by nobody, its number and its bytes.
    const GOLDEN: &[u8] = &[
        1, 10, 4, 0, 1, 2, 2, 0, 0, 0, 0, 0, //
        8, 4, 0, 2, 1, 1, 3, 1, 1, //
        8, 4, 0, 2, 1, 2, 4, 2, 1,
    ];

    #[test]
    fn tellings_have_the_bytes_of_their_format_whatever_order_they_came_in() {
        assert_eq!(some().pack(), GOLDEN);
        assert_eq!(Tellings::unpack(GOLDEN), some());
        assert_eq!(Tellings::default().pack(), [1]);
    }

    #[test]
    fn the_latest_about_a_thing_takes_the_place_of_the_one_before() {
        let mut tellings = some();
        tellings.put(telling(2, &[1, 1, 4, 0, 2]));
        let expected = [telling(1, &[2, 2]), telling(2, &[1, 1, 4, 0, 2]), telling(2, &[1, 2, 4, 2, 1])];
        assert!(tellings.iter().eq(&expected), "{tellings:?}");
    }

    #[test]
    fn everything_that_can_be_told_has_room() {
        let mut tellings = Tellings::default();
        (0..8).for_each(|gnome| tellings.put(telling(1, &[gnome, 9, 9, 9, 9, 9, 9])));
        (0..12).for_each(|step| tellings.put(telling(2, &[step / 6, step % 6 + 1, 40, 20, 9])));
        // The coins of 16 kinds of businesses.
        (0..16).for_each(|kind| tellings.put(bought(kind, 5)));
        assert_eq!(tellings.iter().count(), MOST_TOLD);
        assert_eq!(Tellings::unpack(&tellings.pack()), tellings);
    }

    #[test]
    fn what_no_card_can_say_is_left_out_and_the_rest_is_read() {
        let unknown: &[&[u8]] = &[
            &[3, 9, 0, 1],                          // a game that does not exist
            &[3, 4, 0, 99],                         // a move that does not exist
            &[10, 4, 0, 1, 2, 10, 0, 0, 0, 0, 0],   // ten wood
            &[10, 4, 0, 1, 8, 1, 0, 0, 0, 0, 0],    // a ninth gnome
            &[8, 4, 0, 2, 1, 7, 3, 1, 1],           // a seventh step
            &[8, 4, 0, 2, 1, 1, 41, 1, 1],          // room for 41
            &[3, 4, 0, 9],                          // the end of a turn
            &[10, 4, 1, 1, 2, 1, 0, 0, 0, 0, 0],    // a cost that somebody tells
            &[11, 4, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0], // a byte too many
            &[0],                                   // nothing
        ];
        for odd in unknown {
            let bytes: Vec<u8, 64> = [&GOLDEN[..12], odd, &GOLDEN[12..]].into_iter().flatten().copied().collect();
            assert_eq!(Tellings::unpack(&bytes), some(), "{odd:?}");
        }
        // Cut off, or of another format.
        for end in 0..GOLDEN.len() {
            assert!(Tellings::unpack(&GOLDEN[..end]).iter().all(|telling| some().has(telling)));
        }
        let mut newer: Vec<u8, 64> = GOLDEN.iter().copied().collect();
        newer[0] = 2;
        assert!(Tellings::unpack(&newer).is_empty());
    }
}
