//! Who played how often, won how often and had how many points at best, counted from how games ended.

use engine_nostd::setup::Mode;
use engine_nostd::{Game, MAX_SEATS, Name, Table};
use heapless::Vec;

use crate::settings::{ROSTER, Roster};

/// The most bytes of a packed line.
pub(crate) const MAX_LINE_BYTES: usize = 8 + MAX_SEATS * (1 + 16 + 2);

/// How a game ended for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedFor {
    /// The name.
    pub name: Name,
    /// The points.
    pub points: u16,
    /// The rank, 1 being the best.
    pub rank: u8,
    /// Whether the player has won.
    pub won: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The game.
    pub game: Game,
    /// How closely it was tracked.
    pub mode: Mode,
    /// The players, in the order of their seats; nobody if the game was left before its end.
    pub players: Vec<EndedFor, MAX_SEATS>,
}

impl Ended {
    /// Returns the points of each player; `None` of a game that was left before its end.
    #[must_use]
    pub fn points(&self) -> Option<Vec<u16, MAX_SEATS>> {
        (!self.players.is_empty()).then(|| self.players.iter().map(|player| player.points).collect())
    }

    /// Returns how the game on a table ended.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let (state, setup) = (table.state(), table.setup());
        let mut ended = Self { game: setup.game, mode: setup.mode, players: Vec::new() };
        if Self::is_so(table) {
            let (standings, winners) = (state.standings(), state.winners());
            for (name, seat) in setup.names.iter().zip(engine_nostd::Seat::all(state.players())) {
                let rank = standings.of_seat(seat).map_or(0, |place| place.rank);
                let won = winners.iter().any(|winner| winner == seat);
                // There are no more players than seats.
                let _ = ended.players.push(EndedFor { name: name.clone(), points: state.points(seat), rank, won });
            }
        }
        ended
    }

    /// Returns whether the game on a table has ended.
    #[must_use]
    pub fn is_so(table: &Table) -> bool {
        match table.setup().mode {
            Mode::Track | Mode::Light => table.state().over().is_some(),
            Mode::ScorePad => table.state().next_field().is_none(),
        }
    }

    /// Returns that a game has no result.
    pub(crate) fn nothing() -> Self {
        Self { game: Game::ALL[0], mode: Mode::Track, players: Vec::new() }
    }

    /// Packs it with the number of its game: format, number (4 bytes), game, mode, winners (a bit each), then for each
    /// player the rank in 3 bits and the length of the name in 5, the name, and the points (2).
    pub(crate) fn pack(&self, number: u32) -> Vec<u8, MAX_LINE_BYTES> {
        let mut bytes = Vec::new();
        let winners = self.players.iter().rev().fold(0, |bits, player| bits << 1 | u8::from(player.won));
        // There is room for the longest names.
        let _ = bytes.push(1);
        let _ = bytes.extend_from_slice(&number.to_le_bytes());
        let _ = bytes.extend_from_slice(&[self.game as u8, self.mode as u8, winners]);
        for player in &self.players {
            let name = player.name.as_str().as_bytes();
            let _ = bytes.push(player.rank << 5 | name.len() as u8);
            let _ = bytes.extend_from_slice(name);
            let _ = bytes.extend_from_slice(&player.points.to_le_bytes());
        }
        bytes
    }

    /// Unpacks the number of a game and how it ended; `None` for what only a newer program knows.
    pub(crate) fn unpack(bytes: &[u8]) -> Option<(u32, Self)> {
        let [1, n0, n1, n2, n3, game, mode, winners, rest @ ..] = bytes else { return None };
        let mode = Mode::ALL.into_iter().find(|known| *known as u8 == *mode)?;
        let mut ended = Self { game: Game::from_number(*game)?, mode, players: Vec::new() };
        let mut rest = rest;
        while let [head, more @ ..] = rest {
            let (name, more) = more.split_at_checked(usize::from(head & 31))?;
            let ([low, high], after) = more.split_first_chunk()?;
            rest = after;
            let name = str::from_utf8(name).ok().and_then(|name| Name::new(name).ok())?;
            let won = winners >> ended.players.len() & 1 == 1;
            let player = EndedFor { name, points: u16::from_le_bytes([*low, *high]), rank: head >> 5, won };
            ended.players.push(player).ok()?;
        }
        Some((u32::from_le_bytes([*n0, *n1, *n2, *n3]), ended))
    }

    /// Returns by how many points the first was ahead of the second; `None` of a single player.
    #[must_use]
    pub fn margin(&self) -> Option<u16> {
        let best = self.players.iter().map(|player| player.points).max()?;
        let first = self.players.iter().position(|player| player.points == best)?;
        let others = self.players.iter().enumerate().filter(|(place, _)| *place != first);
        others.map(|(_, player)| player.points).max().map(|second| best - second)
    }
}

/// What somebody did in games of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many were played to their end.
    pub played: u16,
    /// How many were won.
    pub won: u16,
    /// The most points.
    pub best: u16,
}

/// What happened in all games of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameTally {
    /// How many were played to their end.
    pub played: u16,
    /// The most points of anybody.
    pub best: u16,
    /// The least by which a first was ahead of a second.
    pub closest: Option<u16>,
}

/// The number of games.
const GAMES: usize = Game::ALL.len();

/// Everybody's tallies, for the people of a roster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// By the places in the roster when it was counted.
    people: Vec<(Name, [Tally; GAMES]), ROSTER>,
    games: [GameTally; GAMES],
}

/// Returns the place of a game among all.
fn place(game: Game) -> usize {
    Game::ALL.iter().position(|one| *one == game).unwrap_or(0)
}

impl Statistics {
    /// Of nobody.
    pub(crate) const NONE: Self =
        Self { people: Vec::new(), games: [GameTally { played: 0, best: 0, closest: None }; GAMES] };

    /// Begins to count for the people of a roster.
    #[must_use]
    pub fn new(roster: &Roster) -> Self {
        let people = roster.names().iter().map(|name| (name.clone(), Default::default())).collect();
        Self { people, games: Default::default() }
    }

    /// Counts a game that ended.
    pub fn add(&mut self, ended: &Ended) {
        if ended.players.is_empty() {
            return;
        }
        let game = &mut self.games[place(ended.game)];
        game.played = game.played.saturating_add(1);
        if let Some(margin) = ended.margin() {
            game.closest = Some(game.closest.map_or(margin, |closest| closest.min(margin)));
        }
        for player in &ended.players {
            game.best = game.best.max(player.points);
            if let Some((_, tallies)) = self.people.iter_mut().find(|(name, _)| *name == player.name) {
                let tally = &mut tallies[place(ended.game)];
                tally.played = tally.played.saturating_add(1);
                tally.won = tally.won.saturating_add(u16::from(player.won));
                tally.best = tally.best.max(player.points);
            }
        }
    }

    /// Returns what happened in the games of a kind.
    #[must_use]
    pub fn game(&self, game: Game) -> GameTally {
        self.games[place(game)]
    }

    /// Lists the people who played a game to its end.
    pub fn people(&self) -> impl Iterator<Item = &Name> {
        self.people.iter().filter(|(_, tallies)| tallies.iter().any(|tally| tally.played > 0)).map(|(name, _)| name)
    }

    /// Returns what somebody did in games of a kind.
    #[must_use]
    pub fn tally(&self, name: &str, game: Game) -> Tally {
        let person = self.people.iter().find(|(known, _)| known.as_str() == name);
        person.map_or_else(Tally::default, |(_, tallies)| tallies[place(game)])
    }

    /// Returns what somebody did in all games; the most points are of no use then, and none.
    #[must_use]
    pub fn all(&self, name: &str) -> Tally {
        let tallies = Game::ALL.map(|game| self.tally(name, game));
        let sum = |number: fn(&Tally) -> u16| tallies.iter().map(number).fold(0, u16::saturating_add);
        Tally { played: sum(|tally| tally.played), won: sum(|tally| tally.won), best: 0 }
    }
}

/// Something to remark about a game that ended, besides who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remarkable {
    /// More points than anybody had before, by this player.
    Record(u8),
    /// More points than this player had before.
    Best(u8),
    /// This player never won before.
    FirstWin(u8),
    /// No first was less ahead of a second before.
    Closest,
}

/// Everything to remark.
pub type Remarkables = Vec<Remarkable, { 2 * MAX_SEATS + 2 }>;

/// How many games there have to be before one of them can be the closest: the second would be that too easily.
const MANY: u16 = 2;

impl Statistics {
    /// Returns what is remarkable about a game, compared with all others; players are told by their seats.
    #[must_use]
    pub fn remarkable(&self, ended: &Ended) -> Remarkables {
        let mut remarks = Remarkables::new();
        let before = self.game(ended.game);
        let best = ended.players.iter().map(|player| player.points).max().unwrap_or(0);
        let is_record = before.played > 0 && best > before.best;
        for (player, seat) in ended.players.iter().zip(0..) {
            let tally = self.tally(player.name.as_str(), ended.game);
            // There is room for everything of everybody.
            if is_record && player.points == best {
                let _ = remarks.push(Remarkable::Record(seat));
            } else if tally.played > 0 && player.points > tally.best {
                let _ = remarks.push(Remarkable::Best(seat));
            }
            if player.won && tally.played > 0 && tally.won == 0 {
                let _ = remarks.push(Remarkable::FirstWin(seat));
            }
        }
        if let (Some(margin), Some(closest)) = (ended.margin(), before.closest)
            && before.played >= MANY
            && margin < closest
        {
            let _ = remarks.push(Remarkable::Closest);
        }
        remarks
    }
}

#[cfg(test)]
mod tests;
