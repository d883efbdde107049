//! What is agreed before a light game of Mighty Gnomes, and how it begins.

use heapless::Vec;

use super::super::Phase;
use super::super::lineup::Lineup;
use super::super::options::{BAD_PLAYERS, KINDS, PLAYERS, lineup};
use super::{Light, Player};
use crate::setup::{Setup, SetupError};
use crate::shape::Shape;
use crate::start::Start;
use crate::{BySeat, List, Seat, options, words};

words! {
    /// Where the coins are kept during the game.
    pub enum CoinsIn: Word {
        /// The device keeps them, and those of cardboard stay in the lid of the box.
        Box = "box",
        /// They lie on the table, and the device learns of them when everything is counted (MG-L19).
        Table = "table",
    }
}

options! {
    /// What the set-up of a light game asks.
    pub enum GameOption {
        /// Whether a line says what to do, and the refresh waits for everybody.
        "guide": Guide, Shape::Flag, 1;
        /// Where the coins are kept.
        "coins": Coins, Shape::Word(List::of::<CoinsIn>()), CoinsIn::Box as u8;
        /// The kinds of mighty gnomes that take part; none if they were not told, so that all are possible.
        "gnomes": Gnomes, KINDS, 0;
    }
}

impl Start for Light {
    type GameOption = GameOption;

    const PLAYERS: (usize, usize) = PLAYERS;
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;

    fn asks(_: &Setup, option: GameOption, _: Option<Seat>) -> bool {
        match option {
            GameOption::Guide | GameOption::Coins => true,
            // Five cards on the table say it all.
            GameOption::Gnomes => false,
        }
    }

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        let told = setup.option(GameOption::Gnomes) != 0;
        let coins_in =
            if setup.option(GameOption::Coins) == CoinsIn::Table as u8 { CoinsIn::Table } else { CoinsIn::Box };
        let mut game = Self {
            players: setup.names.len() as u8,
            guide: setup.says_yes(GameOption::Guide),
            coins_in,
            lineup: if told { lineup(setup, GameOption::Gnomes)? } else { Lineup::ALL },
            first: setup.first,
            next_first: setup.first,
            round: 1,
            lap: 1,
            active: setup.first,
            phase: Phase::Turn,
            order: Vec::new(),
            taken: 0,
            boards: BySeat::default(),
        };
        for (index, seat) in setup.first.clockwise(setup.names.len()).enumerate() {
            // MG-L02: 1, 2, 3 and 4 coins in turn order, and whoever begins lies at the bottom. There is room for all
            // players.
            let coins = if coins_in == CoinsIn::Box { index as u8 + 1 } else { 0 };
            game.boards[seat] = Player::with_coins(coins);
            let _ = game.order.insert(0, seat);
        }
        Ok(game)
    }
}
