//! Mighty Gnomes, light: rules MG-L01 to MG-L19.
//!
//! Kept are whose turn it is, coins, the points on the track, the tile in the bedroom, Druids and rewards. Tiles, books,
//! resources, keys and chests stay on the table; what scores of them is counted at the end.

mod corrections;
mod fields;
mod lightened;
mod moves;
mod options;
mod questions;
mod rewards;
mod scoring;
mod turn;

#[cfg(test)]
mod tests;

use heapless::Vec;

pub use fields::{Field, Fixable};
pub use moves::{Move, MoveKind, Param, Question};
pub use options::{CoinsIn, GameOption};
pub use scoring::Counter;

use super::holdings::Holdings;
use super::kinds::{Gnome, Reward};
use super::lineup::Lineup;
use super::options::MOST_PLAYERS;
use super::player::{LARGEST_TILE, MOST_VP};
use super::supply::COINS;
use super::turn::{LAPS, ROUNDS};
use super::{Over, Phase, Refusal};
use crate::printed::Printed;
use crate::rules::{Lawful, Rules, hold};
use crate::verb::MoveKinds;
use crate::{BySeat, RuleError, Seat, Seats};

/// What is known of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Player {
    /// What scores: points, coins and the bedroom tile all through the game, the rest from the count on.
    holdings: Holdings,
    /// Whether any tile may begin, and be left, until the next one goes to bed.
    free_tiles: bool,
    /// The Druid turns that are left in this round.
    druid_left: u8,
    /// Whether the player has claimed a reward in this round.
    claimed: bool,
    /// Whether the player's things were counted at the end.
    counted: bool,
    /// What the player claimed last, as far as that was told.
    reward: Option<Reward>,
}

impl Player {
    fn with_coins(coins: u8) -> Self {
        Self { holdings: Holdings { coins, ..Holdings::default() }, ..Self::default() }
    }

    fn score(&mut self, vp: u16) {
        self.holdings.vp = (self.holdings.vp + vp).min(MOST_VP);
    }
}

/// A light game of Mighty Gnomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Light {
    players: u8,
    guide: bool,
    coins_in: CoinsIn,
    lineup: Lineup,
    first: Seat,
    /// Who begins the next round.
    next_first: Seat,
    round: u8,
    /// The turn in the round, 1 to 3.
    lap: u8,
    /// Whose turn it is; in the count, whose things are counted.
    active: Seat,
    phase: Phase,
    /// The seats from the furthest token to the last.
    order: Vec<Seat, MOST_PLAYERS>,
    /// The rewards that are taken, a bit for each in the order of the box.
    taken: u8,
    boards: BySeat<Player>,
}

impl Light {
    /// Returns a player's points on the track.
    #[must_use]
    pub fn vp(&self, seat: Seat) -> u16 {
        self.boards[seat].holdings.vp
    }

    /// Returns a player's coins.
    #[must_use]
    pub fn coins(&self, seat: Seat) -> u8 {
        self.boards[seat].holdings.coins
    }

    /// Returns the tile that a player put to bed last, if that is known.
    #[must_use]
    pub fn bedroom_tile(&self, seat: Seat) -> Option<u8> {
        Some(self.boards[seat].holdings.bed).filter(|size| *size > 0)
    }

    /// Returns how many Druids a player has.
    #[must_use]
    pub fn druids(&self, seat: Seat) -> u8 {
        self.cards(seat, Gnome::Druid)
    }

    /// Returns how many cards of a kind a player has, as far as that is known.
    #[must_use]
    pub fn cards(&self, seat: Seat, gnome: Gnome) -> u8 {
        self.boards[seat].holdings.owns(gnome)
    }

    /// Returns whether a player may begin the round with any tile (MG-L03).
    #[must_use]
    pub fn may_choose_tile(&self, seat: Seat) -> bool {
        self.boards[seat].free_tiles
    }

    /// Returns whether a kind takes part, as far as that was told.
    #[must_use]
    pub fn takes_part(&self, gnome: Gnome) -> bool {
        self.lineup.has(gnome)
    }

    /// Returns whether a line says what to do.
    #[must_use]
    pub fn has_guide(&self) -> bool {
        self.guide
    }

    /// Returns whether the device keeps the coins.
    #[must_use]
    pub fn keeps_coins(&self) -> bool {
        self.coins_in == CoinsIn::Box
    }

    /// Returns which of the three turns of a round it is.
    #[must_use]
    pub fn lap(&self) -> u8 {
        self.lap
    }

    /// Returns who begins this round.
    #[must_use]
    pub fn first_player(&self) -> Seat {
        self.first
    }

    /// Lists the seats from the furthest token to the last.
    #[must_use]
    pub fn trail_order(&self) -> &[Seat] {
        &self.order
    }

    /// Returns whether a player has claimed a reward in this round.
    #[must_use]
    pub fn has_claimed(&self, seat: Seat) -> bool {
        self.boards[seat].claimed
    }

    /// Returns whether everything that scores is counted, or was.
    #[must_use]
    pub fn is_counting(&self) -> bool {
        matches!(self.phase, Phase::Count | Phase::Over)
    }

    /// Returns what a player claimed last, as far as that was told.
    #[must_use]
    pub fn last_reward(&self, seat: Seat) -> Option<Reward> {
        self.boards[seat].reward
    }

    /// Returns the Druids that nobody has taken.
    #[must_use]
    pub fn druids_left(&self) -> u8 {
        self.stock(Gnome::Druid)
    }

    /// Returns the cards of a kind that nobody is known to have (MG-L07).
    fn stock(&self, gnome: Gnome) -> u8 {
        let taken: u8 = self.seats().map(|seat| self.cards(seat, gnome)).sum();
        if self.lineup.has(gnome) { self.players.saturating_sub(taken) } else { 0 }
    }

    /// Checks that there is a card of a kind to take.
    fn check_card(&self, gnome: Gnome) -> Result<(), RuleError> {
        if !self.lineup.has(gnome) {
            return Err(Refusal::GnomeNotInGame.into());
        }
        if self.stock(gnome) == 0 { Err(Refusal::NoCardLeft.into()) } else { Ok(()) }
    }

    /// Gives coins to a player, if the device keeps them.
    fn gain_coins(&mut self, seat: Seat, coins: u8) {
        if self.keeps_coins() {
            let purse = &mut self.boards[seat].holdings.coins;
            *purse = (*purse + coins).min(COINS);
        }
    }

    /// Returns whose move it is: the seat that was named, or the one whose turn it is.
    fn mover(&self, by: Option<Seat>) -> Result<Seat, RuleError> {
        by.or(self.turn()).filter(|seat| seat.index() < self.players()).ok_or(RuleError::NotYourTurn)
    }

    /// Returns whether it is the time for a kind of move, whoever makes it.
    fn has_place(&self, kind: MoveKind) -> bool {
        kind.belongs_in(self.phase)
            && match kind {
                MoveKind::Coins | MoveKind::Pay => self.keeps_coins(),
                // MG-L08: a third turn ends with the tile that is left.
                MoveKind::Next => self.phase != Phase::Turn || self.lap < LAPS,
                MoveKind::Bed => self.lap == LAPS,
                MoveKind::TakeDruid | MoveKind::Claim | MoveKind::Vp => true,
            }
    }

    fn check_coins(&self, seat: Seat, change: i16) -> Result<(), RuleError> {
        let has = self.coins(seat);
        match i16::from(has).checked_add(change) {
            Some(coins) if coins < 0 => {
                let costs = u8::try_from(change.unsigned_abs()).unwrap_or(u8::MAX);
                Err(Refusal::NotEnoughCoins { has, costs }.into())
            }
            Some(coins) if coins <= i16::from(COINS) => Ok(()),
            _ => Err(RuleError::BadNumber),
        }
    }

    fn check_pay(&self, from: Seat, to: Seat) -> Result<(), RuleError> {
        if from == to || to.index() >= self.players() {
            return Err(RuleError::BadNumber);
        }
        self.check_coins(from, -1)?;
        self.check_coins(to, 1)
    }
}

impl Rules for Light {
    type Move = Move;
    type Phase = Phase;
    type Over = Over;

    const LISTS: &'static [(&'static str, &'static [&'static str])] =
        &[("REWARD", Reward::WORDS), ("KIND", Gnome::WORDS)];
    const REFUSALS: &'static [&'static str] = Refusal::LIGHT_IDS;

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> Phase {
        self.phase
    }

    fn turn(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn | Phase::Druid | Phase::Count => Some(self.active),
            Phase::Rewards => self.last_claimer(),
            Phase::Refresh | Phase::Over => None,
        }
    }

    /// Returns everybody who may claim a reward, as the table says who is furthest (MG-L11).
    fn actors(&self) -> Seats {
        match self.phase {
            Phase::Rewards => self.claimers().collect(),
            Phase::Turn | Phase::Druid | Phase::Refresh | Phase::Count | Phase::Over => {
                self.turn().into_iter().collect()
            }
        }
    }

    fn round(&self) -> u16 {
        u16::from(self.round)
    }

    fn over(&self) -> Option<Over> {
        (self.phase == Phase::Over).then_some(Over::FiveRounds)
    }

    fn check_time(&self, by: Option<Seat>, kind: MoveKind) -> Result<(), RuleError> {
        if self.phase == Phase::Over {
            return Err(RuleError::GameOver);
        }
        let has_place = self.has_place(kind);
        if matches!(self.phase, Phase::Refresh | Phase::Count) && !has_place {
            return Err(RuleError::WrongPhase);
        }
        match kind {
            // Anybody's numbers, as long as it is said whose.
            MoveKind::Coins | MoveKind::Vp => _ = self.mover(by)?,
            MoveKind::Claim if self.has_claimed(self.mover(by)?) => return Err(RuleError::NotYourTurn),
            MoveKind::Claim => {}
            // The refresh belongs to nobody.
            MoveKind::Pay | MoveKind::TakeDruid | MoveKind::Next | MoveKind::Bed => {
                if by.is_some() && by != self.turn() {
                    return Err(RuleError::NotYourTurn);
                }
            }
        }
        if has_place { Ok(()) } else { Err(RuleError::WrongPhase) }
    }

    fn check(&self, by: Option<Seat>, made: &Move) -> Result<(), RuleError> {
        match *made {
            Move::Pay { to } => self.check_pay(self.active, to),
            Move::TakeDruid => self.check_card(Gnome::Druid),
            Move::Next => Ok(()),
            Move::Bed { size } => self.check_bed(size.0),
            Move::Claim { reward, gnome, vp } => self.check_claim(reward, gnome, vp.0),
            Move::Coins { n } => self.check_coins(self.mover(by)?, n.0),
            Move::Vp { n } => {
                let vp = self.vp(self.mover(by)?).checked_add_signed(n.0);
                if vp.is_some_and(|vp| vp <= MOST_VP) { Ok(()) } else { Err(RuleError::BadNumber) }
            }
        }
    }

    fn apply(&mut self, by: Option<Seat>, made: &Move) {
        let whose = self.mover(by).unwrap_or(self.active);
        match *made {
            Move::Pay { to } => {
                self.boards[whose].holdings.coins -= 1;
                self.boards[to].holdings.coins += 1;
            }
            Move::TakeDruid => {
                let player = &mut self.boards[whose];
                player.holdings.cards[Gnome::Druid as usize] += 1;
                player.druid_left += 1;
            }
            Move::Next => self.go_on(),
            Move::Bed { size } => self.put_to_bed(size.0),
            Move::Claim { reward, gnome, vp } => self.claim(whose, reward, gnome, vp.0),
            Move::Coins { n } => {
                let purse = &mut self.boards[whose].holdings.coins;
                *purse = purse.saturating_add_signed(n.0 as i8);
            }
            Move::Vp { n } => {
                let vp = &mut self.boards[whose].holdings.vp;
                *vp = vp.saturating_add_signed(n.0);
            }
        }
    }
}

impl Printed for Light {}

impl Lawful for Light {
    fn invariants(&self) -> Result<(), &'static str> {
        hold((1..=ROUNDS).contains(&self.round) && (1..=LAPS).contains(&self.lap), "five rounds of three turns")?;
        hold(
            self.order.len() == self.players() && self.seats().all(|seat| self.order.contains(&seat)),
            "a trail order",
        )?;
        let claimed = self.order.iter().filter(|seat| self.has_claimed(**seat)).count();
        hold(self.order.iter().take(claimed).all(|seat| self.has_claimed(*seat)), "who claimed is in front")?;
        hold(claimed == self.taken.count_ones() as usize, "as many rewards as claims")?;
        hold(self.phase != Phase::Refresh || (self.guide && self.round < ROUNDS), "a refresh only with the guide")?;
        hold(!self.is_counting() || self.round == ROUNDS, "the count after the last round")?;
        for gnome in Gnome::ALL {
            let taken: u8 = self.seats().map(|seat| self.cards(seat, *gnome)).sum();
            hold(taken <= self.players, "as many cards of a kind as players")?;
            hold(taken == 0 || self.lineup.has(*gnome), "only kinds that take part")?;
        }
        for seat in self.seats() {
            let player = &self.boards[seat];
            let holdings = &player.holdings;
            hold(holdings.vp <= MOST_VP && holdings.coins <= COINS, "numbers in their range")?;
            hold(holdings.bed <= LARGEST_TILE, "a tile is in the bedroom")?;
            hold(self.keeps_coins() || self.is_counting() || holdings.coins == 0, "coins on the table are not known")?;
            hold(holdings.animals_shown() <= holdings.opened, "animals are in opened chests")?;
            hold(!player.counted || self.is_counting(), "nobody is counted before the count")?;
            hold(
                self.phase == Phase::Count || player.counted == (self.phase == Phase::Over),
                "all are counted at the end",
            )?;
        }
        hold(self.phase != Phase::Druid || self.boards[self.active].druid_left > 0, "a Druid has the turn")?;
        hold(self.phase != Phase::Count || !self.boards[self.active].counted, "who is counted was not yet")
    }
}
