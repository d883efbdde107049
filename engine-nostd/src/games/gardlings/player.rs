//! One player: the tiles in the bag and in the garden, the coins and the gems of the round.
//!
//! The bag and the garden are not stored: the bag is what is owned and not drawn, the garden is what is drawn and not
//! set aside. So every tile is always in exactly one place.

use super::kinds::{COLOURS, Colour, GardenStatus, KINDS, Mission, TileKind};

/// The tiles of a start bag by kind (GL-07).
const START_BAG: [u8; KINDS] = [START_GNOMES, START_TWINS, START_PIGS, 0, 0, 0, 0, 0, 0];
/// The single gnomes of every bag; they are never lost (GL-07).
pub const START_GNOMES: u8 = 4;
/// The twin gnomes of every bag; they are never lost (GL-07).
pub const START_TWINS: u8 = 2;
/// The gnomes and twins of every bag.
pub(super) const GNOME_TILES: u8 = START_GNOMES + START_TWINS;
/// The beige pigs of a start bag (GL-07).
pub const START_PIGS: u8 = 2;
/// The number of gnomes in a garden that is an alarm (GL-42).
pub const ALARM: u8 = 6;
/// The number of gnomes that is an alarm in a garden with enough dragons (GL-48).
pub const LATE_ALARM: u8 = 7;
/// The dragons in a garden that delay the alarm (GL-48).
pub const DRAGONS: u8 = 3;
/// The pigs in a garden that bring a coin, or that have to be mutated in the pro variant (GL-50, GL-100).
pub const TRIO: u8 = 3;
/// The gems that are proposed before anybody has counted.
const FIRST_GEMS: u8 = 5;

/// The result of a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Gems {
    /// All gems, those of the mission among them.
    pub(super) raw: u8,
    /// What the mission brought.
    pub(super) bonus: u8,
    pub(super) stolen: u8,
}

impl Gems {
    pub(super) const fn net(self) -> u8 {
        self.raw - self.stolen
    }
}

/// The chance that the next tile is an alarm: `alarms` out of `tiles` (section 11 of the rules).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Risk {
    /// The tiles in the bag that would be an alarm.
    pub alarms: u8,
    /// The tiles in the bag.
    pub tiles: u8,
}

/// A player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Player {
    pub(super) coins: u8,
    /// The tiles by the colour of their back, without gnomes.
    pub(super) colours: [u8; COLOURS],
    /// The tiles by kind.
    pub(super) owned: [u8; KINDS],
    /// The tiles that left the bag in this round.
    pub(super) drawn: [u8; KINDS],
    pub(super) status: GardenStatus,
    pub(super) just_drawn: Option<TileKind>,
    /// The tile of an alarm, or the one that fits nowhere.
    pub(super) aside: Option<TileKind>,
    /// Whether the third pig of the round was placed.
    pub(super) trio: bool,
    /// How many coins the third pig brought, if it was the tile just drawn.
    pub(super) trio_by_last: Option<u8>,
    pub(super) gems: Option<Gems>,
    /// The result of the round before, which everybody wants to know until the next count.
    pub(super) earlier: Option<Gems>,
    pub(super) ponds: u8,
    /// The gems of the last count, which are proposed for the next one.
    pub(super) last_gems: u8,
    pub(super) mission: Option<Mission>,
    /// The mission tile between this player and the neighbour to the right.
    pub(super) right: Option<Mission>,
    pub(super) redraw_used: bool,
}

impl Default for Player {
    fn default() -> Self {
        Self {
            coins: 0,
            colours: [START_PIGS, 0, 0, 0, 0],
            owned: START_BAG,
            drawn: [0; KINDS],
            status: GardenStatus::Active,
            just_drawn: None,
            aside: None,
            trio: false,
            trio_by_last: None,
            gems: None,
            earlier: None,
            ponds: 0,
            last_gems: FIRST_GEMS,
            mission: None,
            right: None,
            redraw_used: false,
        }
    }
}

impl Player {
    /// Counts all tiles of the player (section 5).
    pub(super) fn tiles(&self) -> u8 {
        GNOME_TILES + self.colours.iter().sum::<u8>()
    }

    /// Counts the tiles of a kind that are still in the bag.
    pub(super) fn bag(&self, kind: TileKind) -> u8 {
        self.owned[kind as usize] - self.drawn[kind as usize]
    }

    /// Counts the tiles of a kind that lie in the garden.
    pub(super) fn garden(&self, kind: TileKind) -> u8 {
        self.drawn[kind as usize] - u8::from(self.aside == Some(kind))
    }

    /// Counts the tiles that lie in the garden.
    pub(super) fn garden_tiles(&self) -> u8 {
        TileKind::ALL.iter().map(|kind| self.garden(*kind)).sum()
    }

    /// Counts the gnomes in the garden (GL-41).
    pub(super) fn gnomes(&self) -> u8 {
        self.garden(TileKind::Gnome) * TileKind::Gnome.gnomes() + self.garden(TileKind::Twin) * TileKind::Twin.gnomes()
    }

    /// Returns the number of gnomes that is an alarm (GL-42, GL-48).
    pub(super) fn limit(&self) -> u8 {
        if self.garden(TileKind::Dragon) >= DRAGONS { LATE_ALARM } else { ALARM }
    }

    /// Counts the pigs of a colour in the garden.
    pub(super) fn pigs_of(&self, colour: Colour) -> u8 {
        self.garden(TileKind::pig(colour))
    }

    /// Counts the pigs in the garden, of all colours (GL-52).
    pub(super) fn pigs(&self) -> u8 {
        Colour::ALL.iter().map(|colour| self.pigs_of(*colour)).sum()
    }

    /// Returns whether drawing a tile of a kind now is an alarm (GL-42).
    pub(super) fn is_alarm(&self, kind: TileKind) -> bool {
        kind.gnomes() > 0 && self.gnomes() + kind.gnomes() >= self.limit()
    }

    /// Counts the tiles of a kind that can be drawn one after the other, up to and including the first alarm.
    pub(super) fn draws_to_alarm(&self, kind: TileKind) -> u8 {
        let mut after = *self;
        let mut draws = 0;
        while after.bag(kind) > 0 {
            draws += 1;
            if after.is_alarm(kind) {
                break;
            }
            after.drawn[kind as usize] += 1;
        }
        draws
    }

    /// Returns the chance that the next draw is an alarm (section 11).
    pub(super) fn risk(&self) -> Risk {
        let gnome_kinds = [TileKind::Gnome, TileKind::Twin].into_iter();
        Risk {
            alarms: gnome_kinds.filter(|kind| self.is_alarm(*kind)).map(|kind| self.bag(kind)).sum(),
            tiles: TileKind::ALL.iter().map(|kind| self.bag(*kind)).sum(),
        }
    }

    /// Counts what the player can pay with (GL-76).
    pub(super) fn money(&self) -> u8 {
        self.net() + self.coins
    }

    /// Returns the gems that are left; 0 before the count.
    pub(super) fn net(&self) -> u8 {
        self.gems.map_or(0, Gems::net)
    }

    /// Returns the result of the latest count: of this round, or else of the one before.
    pub(super) fn latest(&self) -> Option<Gems> {
        self.gems.or(self.earlier)
    }

    /// Returns whether the mission allows a second tile in this round (GL-124).
    pub(super) fn may_redraw(&self) -> bool {
        self.mission == Some(Mission::Redraw) && !self.redraw_used
    }

    /// Returns whether a tile can be drawn again now and another one is available: a correction may have ended the
    /// garden phase without a draw, and an alarm on the very last tile of the bag leaves no second one (AM-40).
    pub(super) fn can_redraw(&self) -> bool {
        self.may_redraw() && self.just_drawn.is_some() && TileKind::ALL.iter().any(|kind| self.bag(*kind) > 0)
    }

    /// Adds a tile of the market, or a pig of the pile.
    pub(super) fn gain(&mut self, colour: Colour, kind: TileKind) {
        self.colours[colour as usize] += 1;
        self.owned[kind as usize] += 1;
    }

    /// Puts everything back into the bag and forgets the round (GL-88, GL-89, GL-91).
    pub(super) fn end_round(&mut self) {
        *self = Self {
            coins: self.coins,
            colours: self.colours,
            owned: self.owned,
            last_gems: self.last_gems,
            earlier: self.gems.or(self.earlier),
            mission: self.mission,
            right: self.right,
            ..Self::default()
        };
    }
}
