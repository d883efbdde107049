//! What the set-up of Gardlings asks, and the game that follows from it (GL-01 to GL-19, GL-111, GL-112, GL-118).

use super::kinds::{Mission, WARES, Ware};
use super::player::Player;
use super::{GOAL, Gardlings, LONG_GOAL, Phase};
use crate::rules::Rules;
use crate::setup::{OptionSlot, OptionSpec, Setup, SetupError};
use crate::shape::{ABSENT, Shape};
use crate::{BySeat, Seat, Seats};

const SHAPE_GEMS: Shape = Shape::Number { min: 1, max: 9 };

const fn flag(name: &'static str) -> OptionSpec {
    OptionSpec { name, shape: Shape::Flag, default: 0 }
}

const fn told(name: &'static str, shape: Shape) -> OptionSpec {
    OptionSpec { name, shape, default: ABSENT }
}

/// Asks for the size of stack 1: both stacks have a tile (GL-05).
const fn split(name: &'static str, ware: Ware) -> OptionSpec {
    let shape = Shape::Number { min: 1, max: ware.tiles() as u16 - 1 };
    OptionSpec { name, shape, default: ware.usual_split() }
}

pub(super) const GOAL_OPTION: OptionSpec = OptionSpec { name: "goal", shape: Shape::Word(&["17", "20"]), default: 0 };
pub(super) const PRO_OPTION: OptionSpec = flag("pro");
pub(super) const MISSIONS_OPTION: OptionSpec = flag("missions");

/// The options. Their places are written into saved games: new ones come behind.
pub(super) const OPTIONS: &[OptionSpec] = &[
    GOAL_OPTION,
    PRO_OPTION,
    MISSIONS_OPTION,
    // Never asked: there is one way of tracking, and records of the other one are told apart by this.
    OptionSpec { name: "tracking", shape: Shape::Word(&["full", "quick"]), default: 0 },
    told("mission", Shape::List(Mission::WORDS)),
    told("right", Shape::List(Mission::WORDS)),
    told("shape-a", SHAPE_GEMS),
    told("shape-b", SHAPE_GEMS),
    told("shape-c", SHAPE_GEMS),
    split("split-green", Ware::Green),
    split("split-blue", Ware::Blue),
    split("split-pink", Ware::Pink),
    split("split-gold", Ware::Gold),
];

/// The options for the shape tiles, in the order of the tiles.
const SHAPES: [&str; 3] = ["shape-a", "shape-b", "shape-c"];
/// The options for the stacks, in the order of the colours.
const SPLITS: [&str; WARES] = ["split-green", "split-blue", "split-pink", "split-gold"];

/// Gives the goal of a set-up (GL-14, GL-15).
pub(super) fn goal(setup: &Setup) -> u8 {
    if setup.option("goal") == 1 { LONG_GOAL } else { GOAL }
}

/// Says whether mission tiles lie between the players (GL-112, AM-29).
fn has_right_tiles(setup: &Setup) -> bool {
    setup.names.len() <= 3
}

/// Says whether a mission tile was named for somebody.
fn is_in_play(setup: &Setup, mission: Mission) -> bool {
    let named = |option| setup.option_bytes(option).contains(&(mission as u8));
    named("mission") || named("right")
}

/// Says whether a place of the options matters as the set-up stands.
pub(super) fn asks(setup: &Setup, slot: &OptionSlot) -> bool {
    let missions = setup.option("missions") == 1;
    let sits = slot.seat.is_none_or(|seat| seat.index() < setup.names.len());
    match slot.spec.name {
        "tracking" => false,
        "mission" => missions && sits,
        "right" => missions && sits && has_right_tiles(setup),
        name => match SHAPES.iter().position(|shape| *shape == name) {
            Some(place) => {
                missions && Mission::ALL.iter().any(|tile| tile.shape() == Some(place) && is_in_play(setup, *tile))
            }
            None => true,
        },
    }
}

/// Gives the place of an option in the table, for an error.
fn wrong(name: &str) -> SetupError {
    SetupError::Option(OPTIONS.iter().position(|spec| spec.name == name).unwrap_or(0) as u8)
}

/// Reads the mission tiles of an option: one for each of the first `count` seats and no more.
fn tiles(setup: &Setup, name: &str, count: usize) -> Result<BySeat<Option<Mission>>, SetupError> {
    let mut tiles = BySeat::default();
    for (place, byte) in setup.option_bytes(name).iter().enumerate() {
        let tile = Mission::from_index(usize::from(*byte));
        if tile.is_some() != (place < count) {
            return Err(wrong(name));
        }
        if let Some(seat) = Seat::new(place) {
            tiles[seat] = tile;
        }
    }
    Ok(tiles)
}

pub(super) fn start(setup: &Setup) -> Result<Gardlings, SetupError> {
    if setup.option("tracking") != 0 {
        return Err(SetupError::Older);
    }
    let players = setup.names.len();
    // Whoever names the mission tiles plays with them.
    let named = |option| setup.option_bytes(option).iter().any(|byte| *byte != ABSENT);
    let missions = setup.option("missions") == 1 || named("mission") || named("right");
    let mut game = Gardlings {
        players: players as u8,
        goal: goal(setup),
        pro: setup.option("pro") == 1,
        missions,
        shapes: [0; 3],
        first: setup.first,
        round: 1,
        phase: Phase::Garden,
        turn: setup.first,
        done: Seats::NONE,
        last: setup.first,
        stacks: [[0; 2]; WARES],
        rewards: [[true; 2]; WARES - 1],
        tie: false,
        winner: None,
        table: BySeat([Player::default(); crate::MAX_SEATS]),
    };
    for (ware, option) in Ware::ALL.iter().zip(SPLITS) {
        let first = setup.option(option);
        game.stacks[*ware as usize] = [first, ware.tiles() - first];
    }
    let between = if game.has_right_tiles() { players } else { 0 };
    let fronts = tiles(setup, "mission", if missions { players } else { 0 })?;
    let rights = tiles(setup, "right", between)?;
    for seat in game.seats() {
        game.table[seat].mission = fronts[seat];
        game.table[seat].right = rights[seat];
    }
    for tile in Mission::ALL {
        let lies = |seat: Seat| [fronts[seat], rights[seat]].into_iter().filter(|lying| *lying == Some(*tile)).count();
        match (game.seats().map(lies).sum::<usize>(), tile.shape()) {
            (0, _) | (1, None) => {}
            (1, Some(place)) => {
                let gems = setup.option(SHAPES[place]);
                if gems == ABSENT {
                    return Err(wrong(SHAPES[place]));
                }
                game.shapes[place] = gems;
            }
            _ => return Err(wrong("mission")),
        }
    }
    Ok(game)
}
