//! What is agreed before a game of Mighty Gnomes, and how it begins.

use heapless::Vec;

use super::kinds::Gnome;
use super::lineup::Lineup;
use super::player::{Books, LARGEST_TILE};
use super::trail::{LONGEST_TRAIL, OPEN_CHESTS};
use super::{Full, Good, Phase, Refusal};
use crate::setup::{Options, Setup, SetupError};
use crate::shape::Shape;
use crate::start::Start;
use crate::{BySeat, List, Listing, Seat, options};

/// The fewest and the most players (MG-01).
pub(super) const PLAYERS: (usize, usize) = (2, MOST_PLAYERS);
/// The most players.
pub(super) const MOST_PLAYERS: usize = 4;
/// The id of the refusal for any other number of players.
pub(super) const BAD_PLAYERS: &str = "players-must-be-2-4";

/// The sets of kinds that can take part.
pub(super) const KINDS: Shape = Shape::Set(List::of::<Gnome>());
/// The first five kinds other than the Druid, whose tile would need a size.
pub(super) const USUAL_KINDS: u8 = 0b0010_1111;

options! {
    /// What the set-up of a tracked game asks.
    pub enum GameOption {
        /// The kinds of mighty gnomes that take part.
        "gnomes": Gnomes, KINDS, USUAL_KINDS;
        /// The size of the Druid tile; 0 if it was not told.
        "druid": Druid, Shape::Number { min: 0, max: LARGEST_TILE as u16 }, 0;
        /// The last space of the trail; 0 if it was not told.
        "trail": Trail, Shape::Number { min: 0, max: LONGEST_TRAIL as u16 }, 0;
        /// The way of tracking. Only the first one is left: the option keeps its place for set-ups of older versions.
        "track": Track, Shape::Word(List::to(const { &Listing::plain(&["full", "quick"]) })), 0;
    }
}

/// Reads the kinds that take part from a set-up.
pub(super) fn lineup(setup: &Setup, option: impl Options) -> Result<Lineup, SetupError> {
    Lineup::from_bits(setup.option(option)).ok_or(SetupError::Rule(Refusal::PickFiveDifferentGnomes.into()))
}

impl Start for Full {
    type GameOption = GameOption;

    const PLAYERS: (usize, usize) = PLAYERS;
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;

    fn asks(setup: &Setup, option: GameOption, _: Option<Seat>) -> bool {
        match option {
            GameOption::Druid => setup.option(GameOption::Gnomes) >> Gnome::Druid as u8 & 1 == 1,
            // Only set-ups of older versions have anything but the default.
            GameOption::Track => false,
            GameOption::Gnomes | GameOption::Trail => true,
        }
    }

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        if setup.option(GameOption::Track) != 0 {
            return Err(SetupError::Older);
        }
        let lineup = lineup(setup, GameOption::Gnomes)?;
        let druid_plays = lineup.has(Gnome::Druid);
        // A size is ignored unless the Druid takes part.
        let druid_size = if druid_plays { setup.option(GameOption::Druid) } else { 0 };
        if druid_plays && druid_size == 0 {
            return Err(SetupError::Rule(Refusal::EnterDruidTileSize.into()));
        }
        let players = setup.names.len() as u8;
        let mut game = Self {
            players,
            lineup,
            druid_size,
            trail: setup.option(GameOption::Trail),
            first: setup.first,
            next_first: setup.first,
            round: 1,
            lap: 1,
            active: setup.first,
            phase: Phase::Turn,
            tile_used: false,
            books: Books::default(),
            steps_to_go: 0,
            chest_offers: 0,
            free_upgrades: 0,
            open: OPEN_CHESTS,
            costs: [None; Gnome::ALL.len()],
            steps: [Vec::new(), Vec::new()],
            order: Vec::new(),
            queue: Vec::new(),
            claimed: false,
            taken: 0,
            display_uses: 0,
            boards: BySeat::default(),
        };
        for (index, seat) in setup.first.clockwise(usize::from(players)).enumerate() {
            // MG-17: 1, 2, 3 and 4 coins in turn order.
            game.boards[seat].goods[Good::Coins] = index as u8 + 1;
            // MG-18: whoever begins lies at the bottom. There is room for all players.
            let _ = game.order.insert(0, seat);
        }
        Ok(game)
    }
}
