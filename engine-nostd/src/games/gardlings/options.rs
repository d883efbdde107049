//! The options of Gardlings, and the game that follows from them (GL-01 to GL-19, GL-111, GL-112, GL-118).

use super::kinds::{Goal, Mission, REWARDS, WARES, Ware};
use super::player::Player;
use super::{BAD_PLAYERS, Full, Phase};
use crate::arg::{Arg, Number};
use crate::rules::Rules;
use crate::setup::{Setup, SetupError};
use crate::shape::{ABSENT, Shape};
use crate::start::Start;
use crate::{BySeat, List, Listing, Seat, Seats, options};

const MISSION: Shape = Shape::PerSeat(List::of::<Mission>());
const SHAPE_GEMS: Shape = Number::<1, 9>::SHAPE;

/// Returns the possible sizes of stack 1: both stacks have a tile (GL-05).
const fn split(ware: Ware) -> Shape {
    Shape::Number { min: 1, max: ware.tiles() as u16 - 1 }
}

options! {
    /// What the set-up asks.
    pub enum GameOption {
        /// The gems that win.
        "goal": Goal, Goal::SHAPE, Goal::Short as u8;
        /// Whether the pro variant is played.
        "pro": Pro, Shape::Flag, 0;
        /// Whether missions are played.
        "missions": Missions, Shape::Flag, 0;
        /// Never asked: there is one way of tracking, and records of the other one are told apart by this.
        "tracking": Tracking, Shape::Word(List::to(const { &Listing::plain(&["full", "quick"]) })), 0;
        /// The mission tile in front of each player.
        "mission": Mission, MISSION, ABSENT;
        /// The mission tile to the right of each player.
        "right": Right, MISSION, ABSENT;
        /// The gems printed on a shape tile.
        "shape-a": ShapeA, SHAPE_GEMS, ABSENT;
        /// The gems printed on a shape tile.
        "shape-b": ShapeB, SHAPE_GEMS, ABSENT;
        /// The gems printed on a shape tile.
        "shape-c": ShapeC, SHAPE_GEMS, ABSENT;
        /// The size of the first green stack.
        "split-green": SplitGreen, split(Ware::Green), Ware::Green.usual_split();
        /// The size of the first blue stack.
        "split-blue": SplitBlue, split(Ware::Blue), Ware::Blue.usual_split();
        /// The size of the first pink stack.
        "split-pink": SplitPink, split(Ware::Pink), Ware::Pink.usual_split();
        /// The size of the first gold stack.
        "split-gold": SplitGold, split(Ware::Gold), Ware::Gold.usual_split();
    }
}

/// The options for the shape tiles, in the order of the tiles.
const SHAPES: [GameOption; 3] = [GameOption::ShapeA, GameOption::ShapeB, GameOption::ShapeC];

impl GameOption {
    /// Returns the option for the stacks of a colour.
    const fn split(ware: Ware) -> Self {
        match ware {
            Ware::Green => Self::SplitGreen,
            Ware::Blue => Self::SplitBlue,
            Ware::Pink => Self::SplitPink,
            Ware::Gold => Self::SplitGold,
        }
    }

    /// Returns the error for a value that the option cannot have.
    const fn wrong(self) -> SetupError {
        SetupError::Option(self as u8)
    }
}

/// Returns whether mission tiles lie between the players (GL-112, AM-29).
const fn has_right_tiles(players: usize) -> bool {
    players <= 3
}

/// Returns whether a mission tile was named for somebody.
fn is_in_play(setup: &Setup, mission: Mission) -> bool {
    let named = |option: GameOption| setup.option_bytes(option).contains(&(mission as u8));
    named(GameOption::Mission) || named(GameOption::Right)
}

/// Reads the mission tiles of an option: one for each of the first `count` seats and no more.
fn tiles(setup: &Setup, option: GameOption, count: usize) -> Result<BySeat<Option<Mission>>, SetupError> {
    let mut tiles = BySeat::default();
    for (place, byte) in setup.option_bytes(option).iter().enumerate() {
        let tile = Mission::from_index(usize::from(*byte));
        if tile.is_some() != (place < count) {
            return Err(option.wrong());
        }
        if let Some(seat) = Seat::new(place) {
            tiles[seat] = tile;
        }
    }
    Ok(tiles)
}

impl Start for Full {
    type GameOption = GameOption;

    const PLAYERS: (usize, usize) = (1, 5);
    const BAD_PLAYERS: &'static str = BAD_PLAYERS;

    fn asks(setup: &Setup, option: GameOption, seat: Option<Seat>) -> bool {
        let players = setup.names.len();
        let missions = setup.says_yes(GameOption::Missions);
        let sits = seat.is_none_or(|seat| seat.index() < players);
        match option {
            GameOption::Tracking => false,
            GameOption::Mission => missions && sits,
            GameOption::Right => missions && sits && has_right_tiles(players),
            GameOption::ShapeA => missions && is_in_play(setup, Mission::ShapeA),
            GameOption::ShapeB => missions && is_in_play(setup, Mission::ShapeB),
            GameOption::ShapeC => missions && is_in_play(setup, Mission::ShapeC),
            GameOption::Goal | GameOption::Pro | GameOption::Missions => true,
            GameOption::SplitGreen | GameOption::SplitBlue | GameOption::SplitPink | GameOption::SplitGold => true,
        }
    }

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        if setup.option(GameOption::Tracking) != 0 {
            return Err(SetupError::Older);
        }
        let players = setup.names.len();
        // Whoever names the mission tiles plays with them.
        let named = |option: GameOption| setup.option_bytes(option).iter().any(|byte| *byte != ABSENT);
        let missions = setup.says_yes(GameOption::Missions) || named(GameOption::Mission) || named(GameOption::Right);
        let goal = Goal::from_index(usize::from(setup.option(GameOption::Goal))).ok_or(GameOption::Goal.wrong())?;
        let mut game = Self {
            players: players as u8,
            goal,
            pro: setup.says_yes(GameOption::Pro),
            missions,
            shapes: [0; 3],
            first: setup.first,
            round: 1,
            phase: Phase::Garden,
            turn: setup.first,
            done: Seats::NONE,
            last: setup.first,
            stacks: [[0; 2]; WARES],
            rewards: [[true; 2]; REWARDS],
            tie: false,
            winner: None,
            table: BySeat([Player::default(); crate::MAX_SEATS]),
        };
        for ware in Ware::ALL {
            let first = setup.option(GameOption::split(*ware));
            game.stacks[*ware as usize] = [first, ware.tiles() - first];
        }
        let fronts = tiles(setup, GameOption::Mission, if missions { players } else { 0 })?;
        let rights = tiles(setup, GameOption::Right, if game.has_right_tiles() { players } else { 0 })?;
        for seat in game.seats() {
            game.table[seat].mission = fronts[seat];
            game.table[seat].right = rights[seat];
        }
        for tile in Mission::ALL {
            let lies =
                |seat: Seat| [fronts[seat], rights[seat]].into_iter().filter(|lying| *lying == Some(*tile)).count();
            match (game.seats().map(lies).sum::<usize>(), tile.shape()) {
                (0, _) | (1, None) => {}
                (1, Some(place)) => {
                    let gems = setup.option(SHAPES[place]);
                    if gems == ABSENT {
                        return Err(SHAPES[place].wrong());
                    }
                    game.shapes[place] = gems;
                }
                _ => return Err(GameOption::Mission.wrong()),
            }
        }
        Ok(game)
    }
}

impl Full {
    /// Returns whether mission tiles lie between the players.
    pub(super) fn has_right_tiles(&self) -> bool {
        self.missions && has_right_tiles(usize::from(self.players))
    }
}
