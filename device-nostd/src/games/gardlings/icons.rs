//! Icons of Gardlings.

use crate::ui::icon::{Icon, picture};

/// The player is still drawing.
pub(super) const DRAWING: Icon = picture([
    ".#......", //
    ".###....", ".#####..", ".#######", ".#####..", ".###....", ".#......", "........",
]);

/// The player stopped voluntarily.
pub(super) const STOPPED: Icon = picture([
    "........", //
    ".######.", ".######.", ".######.", ".######.", ".######.", ".######.", "........",
]);

/// The player drew one gnome too many.
pub(super) const ALARM: Icon = picture([
    "...##...", //
    "..####..", ".##..##.", ".##..##.", "###..###", "########", "###..###", "########",
]);

/// The player drew a tile that fits nowhere.
pub(super) const STUCK: Icon = picture([
    "##....##", //
    "###..###", ".######.", "..####..", "..####..", ".######.", "###..###", "##....##",
]);

/// Two gnomes on one tile.
pub(super) const TWIN: Icon = picture([
    ".#...#..", //
    ".#...#..", "###.###.", "###.###.", "#.#.#.#.", "###.###.", ".#...#..", "........",
]);

pub(super) const PIG: Icon = picture([
    ".#...#..", //
    "#######.", "#.###.#.", "#######.", "#.....#.", "#.#.#.#.", "#.....#.", ".#####..",
]);

pub(super) const DRAGON: Icon = picture([
    "....###.", //
    "...##.##", "..######", "#.####..", "##.####.", ".######.", "..####..", ".##.##..",
]);

pub(super) const GEM: Icon = picture([
    "........", //
    ".#####..", "#.#.#.#.", "#######.", ".#.#.#..", "..#.#...", "...#....", "........",
]);

pub(super) const MEDAL: Icon = picture([
    "##...##.", //
    ".##.##..", "..###...", ".#####..", "##...##.", "##...##.", ".#####..", "..###...",
]);

/// A mission tile in front of a player.
pub(super) const MISSION: Icon = picture([
    "#######.", //
    "#.....#.", "#.###.#.", "#.#.#.#.", "#.###.#.", "#.....#.", "#######.", "........",
]);

/// A mission tile to the right of a player.
pub(super) const MISSION_RIGHT: Icon = picture([
    "..#.....", //
    "..##....", "#####.##", "######.#", "#####.##", "..##....", "..#.....", "........",
]);

pub(super) const PURSE: Icon = picture([
    "..#.#...", //
    "...#....", "..###...", ".#####..", "#######.", "#######.", "#######.", ".#####..",
]);

pub(super) const TILE: Icon = picture([
    "........", //
    "#######.", "#.....#.", "#.....#.", "#.....#.", "#.....#.", "#######.", "........",
]);
