//! What the device asks, in which order, and what it proposes.
//!
//! Nothing here decides what is legal; it only says what is worth asking.

use super::kinds::{Animal, Basic, Book, Chest, Gnome, Magic, Resource, Reward, Tile, Track};
use super::moves::number;
use super::placing::DISPLAY;
use super::supply::STEPS;
use super::turn::Open;
use super::{Alchemy, MightyGnomes, Move, Phase, Refusal};
use crate::ask::{Answer, Candidates, Choice, Choices, Draft, Label};
use crate::rules::Rules;
use crate::shape::ABSENT;
use crate::verb::{Moves, Raw, Slot};
use crate::{RuleError, Seats};

/// The slots of `gather` that are picked: where their bytes begin, and in which order they are offered.
const GATHERED: usize = 2;
const ICONS: [usize; 7] = [3, 4, 5, 6, 2, 8, 7];
/// The byte of the crystals of `gather`.
const CRYSTAL: usize = 7;
/// The bytes of the resources in a chest, and of the goods of a cost.
const CHEST_RESOURCES: core::ops::Range<usize> = 4..9;
const COST_GOODS: core::ops::Range<usize> = 1..7;

/// Says whether a slot of a move means something: a book, a reward and a chest have only what their kind has.
pub(super) fn applies(raw: &Raw, slot: &Slot) -> bool {
    let kind = usize::from(raw.args[0]);
    let book = || Book::from_index(kind);
    let reward = || Reward::from_index(kind);
    let chest = || Chest::from_index(kind);
    match (word_of(raw.verb), slot.param.name) {
        ("book", "gnome") => book().is_some_and(Book::names_gnome),
        ("book", "track") => book() == Some(Book::GoldUpgrade),
        ("claim", "gnome") => reward() == Some(Reward::Invite),
        ("claim", "track") => reward() == Some(Reward::Upgrade),
        ("open-chest" | "trail-chest", "animal") => chest() == Some(Chest::Animal),
        ("open-chest" | "trail-chest", "vp") => chest().is_some_and(Chest::shows_vp),
        ("open-chest" | "trail-chest", "coins") => chest() == Some(Chest::VpCoins),
        ("open-chest" | "trail-chest", "kind") => true,
        ("open-chest" | "trail-chest", _) => chest() == Some(Chest::Resources),
        _ => true,
    }
}

fn word_of(verb: u8) -> &'static str {
    Move::verb(verb).map_or("", |verb| verb.word)
}

impl MightyGnomes {
    /// Offers a kind of move.
    fn offer(&self, word: &'static str, offers: &mut Choices) {
        if let Some(verb) = Move::VERBS.iter().find(|verb| verb.word == word) {
            self.offer_given(verb.id, &[], word, offers);
        }
    }

    /// Offers a kind of move whose first parameters are given, under a word for them.
    fn offer_given(&self, verb: u8, given: &[u8], label: &'static str, offers: &mut Choices) {
        if let Some(verb) = Move::verb(verb) {
            let mut draft = Draft { at: given.len() as u8, ..Draft::new(self.only_seat(verb.id), verb) };
            draft.raw.args[..given.len()].copy_from_slice(given);
            // Fewer moves than the list holds are ever offered.
            let _ = offers.push(Choice { draft, label: Label::word(label) });
        }
    }

    pub(super) fn list_offers(&self, offers: &mut Choices) {
        match (self.phase, self.open_question()) {
            (_, Some(open)) => return self.offer_answers(open, offers),
            (Phase::Turn | Phase::Druid, None) => self.offer_turn(offers),
            (Phase::Rewards, None) => {
                for reward in self.rewards_left() {
                    self.offer_given(number::CLAIM, &[reward as u8], reward.word(), offers);
                }
            }
            (Phase::Refresh, None) => self.offer("next-round", offers),
            (Phase::Over, None) => {}
        }
        self.offer_telling(offers);
    }

    /// Offers to tell what is printed, or to tell it again: at the end, since it is asked when it is needed.
    fn offer_telling(&self, offers: &mut Choices) {
        if self.phase != Phase::Over {
            self.offer("set-cost", offers);
            self.offer("set-step", offers);
        }
    }

    fn offer_turn(&self, offers: &mut Choices) {
        if !self.tile_used {
            let tiles = if self.display_uses < DISPLAY {
                ["gather", "ladder", "take-coins", "display"].as_slice()
            } else {
                ["gather", "ladder", "take-coins"].as_slice()
            };
            tiles.iter().for_each(|word| self.offer(word, offers));
        } else if self.books.any > 0 {
            for book in Book::ALL {
                self.offer_given(number::BOOK, &[*book as u8], book.word(), offers);
            }
        } else {
            self.offer("end-turn", offers);
        }
        ["open-chest", "magic", "alchemist"].iter().for_each(|word| self.offer(word, offers));
        if self.tile_used && self.books.any > 0 {
            self.offer("end-turn", offers);
        }
        ["pass-druid", "trade-crystal", "trade-pair"].iter().for_each(|word| self.offer(word, offers));
    }

    fn offer_answers(&self, open: Open, offers: &mut Choices) {
        match open {
            Open::Excess => {
                for resource in Resource::ALL {
                    self.offer_given(number::DISCARD, &[*resource as u8], resource.word(), offers);
                }
            }
            Open::Steps => self.offer("trail", offers),
            Open::Chest => {
                for chest in Chest::ALL {
                    self.offer_given(number::TRAIL_CHEST, &[*chest as u8], chest.word(), offers);
                }
                self.offer("skip", offers);
                self.offer_telling(offers);
            }
            Open::Upgrade => {
                for track in Track::ALL {
                    match self.next_step(self.active, *track) {
                        Some(_) => self.offer_given(number::UPGRADE, &[*track as u8], track.word(), offers),
                        None => {
                            if let Some([track_byte, level]) = self.untold_step(*track) {
                                self.offer_given(number::SET_STEP, &[track_byte, level], track.word(), offers);
                            }
                        }
                    }
                }
                self.offer("skip", offers);
                self.offer_telling(offers);
            }
        }
    }

    /// Gives the parameters of the step that has to be told before the active player can make it.
    fn untold_step(&self, track: Track) -> Option<[u8; 2]> {
        let level = self.steps[track as usize].len() as u8 + 1;
        (usize::from(level) <= STEPS).then_some([track as u8, level])
    }

    pub(super) fn move_of_next(&self) -> Option<Raw> {
        let made = match (self.phase, self.open_question()) {
            (Phase::Over, _) => return None,
            (_, Some(Open::Chest | Open::Upgrade)) => Move::Skip {},
            (Phase::Druid, None) if !self.tile_used => Move::PassDruid {},
            (Phase::Refresh, _) => Move::NextRound {},
            // Where it cannot be yet, the refusal says what is missing.
            _ => Move::EndTurn {},
        };
        Some(made.to_raw())
    }

    pub(super) fn name_answer(&self, slot: &Slot, answer: Answer) -> Option<Label> {
        (slot.param.name == "closes").then(|| Label::word(if answer[0] == 0 { "no" } else { "yes" }))
    }

    pub(super) fn list_candidates(&self, draft: &Draft, slot: &Slot, candidates: &mut Candidates) {
        let raw = &draft.raw;
        if !applies(raw, slot) {
            return;
        }
        let tile = || Tile::from_index(usize::from(raw.args[0])).filter(|tile| *tile != Tile::Druid);
        let player = &self.boards[self.active];
        match (word_of(raw.verb), slot.param.name) {
            (_, "tile") => {
                // The larger a tile is, the likelier it is worth a turn.
                [Tile::Four, Tile::Three, Tile::Two, Tile::One, Tile::Druid]
                    .iter()
                    .for_each(|tile| candidates.push(*tile as u8));
            }
            ("gather", "touched") => {
                let most = tile().map_or(0, |_| self.tiles_of_others().min(player.coins).min(9));
                if most > 0 {
                    candidates.range(0, most, 0);
                }
            }
            ("gather", "compass") => self.pick_icons(raw, candidates),
            ("ladder", "stack") if tile().is_some() => self.stacks(candidates),
            ("ladder", "closes") => [0, 1].iter().for_each(|closes| candidates.push(*closes)),
            ("book", "gnome") => {
                let Some(book) = Book::from_index(usize::from(raw.args[0])) else { return };
                self.guests(candidates, |gnome| {
                    // A cost is asked only where the bookmark can be paid.
                    player.check_means(&book.price())?;
                    self.check_book(book, Some(gnome), None).map(|_| ())
                });
            }
            ("book", "track") => {
                self.tracks_to_go(candidates, |track| self.check_book(Book::GoldUpgrade, None, Some(track)).map(|_| ()))
            }
            ("claim", "gnome") => {
                self.guests(candidates, |gnome| self.check_claim(Reward::Invite, Some(gnome), None));
            }
            ("claim", "track") => {
                self.tracks_to_go(candidates, |track| self.check_claim(Reward::Upgrade, None, Some(track)));
            }
            ("set-cost", "gnome") => self.kinds_in_play().for_each(|gnome| candidates.push(gnome as u8)),
            ("set-cost", "wood") => pick_each(raw, COST_GOODS, 9, candidates),
            ("set-step", part) => self.tell_step(raw, part, candidates),
            ("open-chest" | "trail-chest", "kind") => push_all(Chest::ALL.len(), candidates),
            ("open-chest" | "trail-chest", "animal") => push_all(Animal::ALL.len(), candidates),
            ("open-chest" | "trail-chest", "vp" | "coins") => candidates.range(0, 9, 1),
            ("open-chest" | "trail-chest", "wood") => pick_each(raw, CHEST_RESOURCES, 5, candidates),
            ("trade-pair", "one") => push_all(Resource::ALL.len(), candidates),
            // The order of the two does not matter, so it is asked in one order only.
            ("trade-pair", "other") => {
                (raw.args[0]..Resource::ALL.len() as u8).for_each(|resource| candidates.push(resource));
            }
            (_, "into") => push_all(Basic::ALL.len(), candidates),
            ("magic", _) => push_all(Magic::ALL.len(), candidates),
            ("alchemist", _) => push_all(Alchemy::ALL.len(), candidates),
            ("trail", "vp") => candidates.range(0, 30, 0),
            ("trail", "icons") if self.open > 0 => candidates.range(0, self.steps_to_go.min(3), 0),
            _ => {}
        }
    }

    /// Lets the icons be picked one by one, until all squares are filled.
    fn pick_icons(&self, raw: &Raw, candidates: &mut Candidates) {
        let Some(tile) = Tile::from_index(usize::from(raw.args[0])) else { return };
        let size = self.size(tile);
        let picked: u8 = raw.args[GATHERED..].iter().sum();
        if picked >= size {
            return;
        }
        // MG-38: what only the smallest tile can do is what it is for.
        if size == 1 {
            candidates.pick(CRYSTAL);
        }
        ICONS.iter().filter(|icon| **icon != CRYSTAL).for_each(|icon| candidates.pick(*icon));
        candidates.enough();
    }

    /// Lists the sets of players that can be stacked on: nobody, one, several.
    fn stacks(&self, candidates: &mut Candidates) {
        let allowed = self.stackable();
        let coins = self.boards[self.active].coins;
        for players in 0..=coins.min(self.players) {
            for set in (0..1 << self.players).map(Seats::from_bits) {
                let fits = set.iter().count() == usize::from(players) && set.iter().all(|seat| allowed.has(seat));
                if fits && allowed != Seats::NONE {
                    candidates.push(set.bits());
                }
            }
        }
    }

    /// Lists the kinds that can be invited or refreshed; a cost that nobody told is asked instead.
    fn guests(&self, candidates: &mut Candidates, check: impl Fn(Gnome) -> Result<(), RuleError>) {
        for gnome in self.kinds_in_play() {
            if check(gnome) == Err(Refusal::EnterItsCostFirst.into()) {
                candidates.instead(number::SET_COST, [gnome as u8, 0], 1);
            } else {
                candidates.push(gnome as u8);
            }
        }
    }

    /// Lists the tracks; a step that nobody told is asked instead.
    fn tracks_to_go(&self, candidates: &mut Candidates, check: impl Fn(Track) -> Result<(), RuleError>) {
        for track in Track::ALL {
            match self.untold_step(*track) {
                Some(step) if check(*track) == Err(Refusal::EnterStepFirst.into()) => {
                    candidates.instead(number::SET_STEP, step, 2);
                }
                _ => candidates.push(*track as u8),
            }
        }
    }

    /// Asks what is printed at a step, proposing what was told before.
    fn tell_step(&self, raw: &Raw, part: &str, candidates: &mut Candidates) {
        let Some(track) = Track::from_index(usize::from(raw.args[0])) else {
            if part == "track" {
                push_all(Track::ALL.len(), candidates);
            }
            return;
        };
        let known = &self.steps[track as usize];
        let level = raw.args[1];
        let told = usize::from(level).checked_sub(1).and_then(|index| known.get(index));
        match part {
            "level" => candidates.range(1, (known.len() + 1).min(STEPS) as u8, known.len().max(1) as u8),
            "cap" if level != ABSENT => {
                let before = self.capacity_at(track, level - 1);
                let usual = if track == Track::Warehouse { 2 } else { 1 };
                let after = known.get(usize::from(level)).map_or(40, |step| step.capacity);
                let least = (before..=after).find(|capacity| self.fits_step(track, level, *capacity));
                candidates.range(least.unwrap_or(before), after, told.map_or(before + usual, |step| step.capacity));
            }
            "vp" => candidates.range(0, 20, told.map_or(0, |step| step.vp)),
            "cost" => candidates.range(0, 9, told.map_or(1, |step| step.price)),
            _ => {}
        }
    }
}

fn push_all(length: usize, candidates: &mut Candidates) {
    (0..length as u8).for_each(|index| candidates.push(index));
}

/// Lets any number of several things be picked, up to the most of each.
fn pick_each(raw: &Raw, bytes: core::ops::Range<usize>, most: u8, candidates: &mut Candidates) {
    bytes.filter(|byte| raw.args[*byte] < most).for_each(|byte| candidates.pick(byte));
    candidates.enough();
}
