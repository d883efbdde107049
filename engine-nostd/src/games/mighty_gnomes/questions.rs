//! What the device asks, in which order, and what it proposes.
//!
//! Nothing here decides what is legal; it only says what is worth asking.

use super::goods::Goods;
use super::kinds::{Animal, Basic, Book, Chest, ForestIcon, Gnome, Good, Magic, Resource, Reward, Tile, Track};
use super::placing::DISPLAY;
use super::supply::{MOST_COST, MOST_ROOM, MOST_STEP_VP, STEPS, TrackStep};
use super::trail::{MOST_ICONS, MOST_TRAIL_VP};
use super::turn::Open;
use super::{Alchemy, Counter, Full, Move, MoveKind, Param, Phase, Question, Refusal};
use crate::arg::{Arg, Number, Upto};
use crate::ask::{self, Answer, Candidates, Choices, Draft, Label, Offers, PLAIN};
use crate::interview::Interview;
use crate::rules::Rules;
use crate::verb::MoveKinds;
use crate::{RuleError, Seat, Seats};

/// The icons of a gathering in the order in which they are offered: first those for which a place is chosen. Crystals are
/// offered separately.
const ICONS: [Param; 6] = [
    Param::GatherChest,
    Param::GatherCompass,
    Param::GatherWood,
    Param::GatherSand,
    Param::GatherMushroom,
    Param::GatherChamomile,
];

/// The goods of a cost.
const COST: [Param; 6] = [
    Param::SetCostWood,
    Param::SetCostSand,
    Param::SetCostMushroom,
    Param::SetCostChamomile,
    Param::SetCostCrystal,
    Param::SetCostCoins,
];

/// The resources in a player's own chest.
const OWN_CHEST: [Param; 5] = [
    Param::OpenChestWood,
    Param::OpenChestSand,
    Param::OpenChestMushroom,
    Param::OpenChestChamomile,
    Param::OpenChestCrystal,
];

/// The resources in a chest of the trail.
const TRAIL_CHEST: [Param; 5] = [
    Param::TrailChestWood,
    Param::TrailChestSand,
    Param::TrailChestMushroom,
    Param::TrailChestChamomile,
    Param::TrailChestCrystal,
];

/// The tiles: the larger one is, the likelier it is worth a turn.
const TILES: [Tile; 5] = [Tile::Four, Tile::Three, Tile::Two, Tile::One, Tile::Druid];

/// The rank of what is likelier than anything else.
const LIKELIEST: u8 = 0;

/// The books in the order in which they are offered, with their ranks. One golden book is allowed, so the highlight starts
/// there, between the golden and the silver ones: it is not far to any of them.
const OFFERED_BOOKS: [(Book, u8); Book::ALL.len()] = [
    (Book::SilverKeys, 12),
    (Book::SilverCoins, 11),
    (Book::Refresh, 8),
    (Book::Work, 7),
    (Book::Green, 9),
    (Book::FreeInvite, 10),
    (Book::PaidInvite, 6),
    (Book::GoldInvite, 1),
    (Book::GoldVenture, 2),
    (Book::GoldUpgrade, 3),
    (Book::GoldCoins, 4),
    (Book::GoldKey, 5),
];

impl Interview for Full {
    fn offers(&self, _: Option<Seat>, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        match (self.phase, self.open_question()) {
            (_, Some(Open::Excess)) => {
                for resource in Resource::ALL {
                    offers.push_as(Draft::new(by, MoveKind::Discard).with(*resource), Label::of(*resource));
                    // What there is most of is the likeliest to be given away.
                    offers.rank(PLAIN - self.player(self.active).goods[Good::from(*resource)]);
                }
                return;
            }
            (_, Some(Open::Steps)) => {
                offers.push(by, MoveKind::Trail);
                return;
            }
            (_, Some(Open::Chest)) => {
                for chest in Chest::ALL {
                    offers.push_as(Draft::new(by, MoveKind::TrailChest).with(*chest), Label::of(*chest));
                }
                offers.push(by, MoveKind::Skip);
            }
            (_, Some(Open::Upgrade)) => {
                Track::ALL.iter().for_each(|track| self.offer_upgrade(*track, offers));
                offers.push(by, MoveKind::Skip);
            }
            (Phase::Turn | Phase::Druid, None) => self.offer_turn(offers),
            (Phase::Rewards, None) => {
                for reward in self.rewards_left() {
                    offers.push_as(Draft::new(by, MoveKind::Claim).with(reward), Label::of(reward));
                }
            }
            (Phase::Refresh, None) => offers.push(None, MoveKind::NextRound),
            (Phase::Count | Phase::Over, None) => return,
        }
        // What is printed can be told, or told again, at the end of the list, since it is asked for when it is needed.
        offers.push(None, MoveKind::SetCost);
        offers.push(None, MoveKind::SetStep);
    }

    fn candidates(&self, draft: &Draft, question: Question, candidates: &mut Candidates) {
        let player = self.player(self.active);
        match question {
            Question::GatherTouched { tile } => {
                let coins = player.goods[Good::Coins];
                let most = tile.ordinary().map_or(0, |_| self.tiles_of_others().min(coins).min(9));
                if most > 0 {
                    candidates.range(0, most, 0);
                }
            }
            Question::GatherCompass { tile, .. } => self.pick_icons(draft, self.size(tile), candidates),
            Question::LadderStack { tile } => {
                if self.asks_below(tile) {
                    self.pick_below(draft, candidates);
                }
            }
            Question::LadderCloses { tile, .. } => {
                // Else it was picked with who is below.
                if !self.asks_below(tile) {
                    candidates.extend([0, 1].map(Number::<0, 1>));
                }
            }
            Question::UseBookGnome { kind } => self.push_guests(candidates, kind.price(), |gnome| {
                // A cost is asked for only if the bookmark can be paid.
                player.goods.check(&kind.price())?;
                self.check_book(kind, Some(gnome), None).map(|_| ())
            }),
            Question::UseBookTrack { .. } => self.push_tracks(candidates, |track| {
                // A step is asked for only if there is something to pay it with.
                player.goods.check_one(track.paid_with(), u8::from(self.next_step(self.active, track).is_none()))?;
                self.check_book(Book::GoldUpgrade, None, Some(track)).map(|_| ())
            }),
            Question::ClaimGnome { .. } => {
                self.push_guests(candidates, Goods::NONE, |gnome| self.check_claim(Reward::Invite, Some(gnome), None));
            }
            Question::ClaimTrack { .. } => {
                self.push_tracks(candidates, |track| self.check_claim(Reward::Upgrade, None, Some(track)));
            }
            Question::SetCostGnome => candidates.extend(self.lineup.iter()),
            // A cost that was told is corrected number by number; a new one is picked.
            Question::SetCostWood { gnome, .. } => match self.cost(gnome) {
                Some(_) => self.ask_cost(gnome, Good::Wood, candidates),
                None => pick_each(draft, &COST, MOST_COST, candidates),
            },
            Question::SetCostSand { gnome, .. } => self.ask_cost(gnome, Good::Sand, candidates),
            Question::SetCostMushroom { gnome, .. } => self.ask_cost(gnome, Good::Mushroom, candidates),
            Question::SetCostChamomile { gnome, .. } => self.ask_cost(gnome, Good::Chamomile, candidates),
            Question::SetCostCrystal { gnome, .. } => self.ask_cost(gnome, Good::Crystal, candidates),
            Question::SetCostCoins { gnome, .. } => self.ask_cost(gnome, Good::Coins, candidates),
            Question::SetStepTrack => candidates.extend(Track::ALL.iter().copied()),
            Question::SetStepLevel { track } => {
                let known = self.steps(track).len() as u8;
                candidates.range(1, (known + 1).min(STEPS), known.max(1));
            }
            Question::SetStepCap { track, level } => self.ask_capacity(track, level.0, candidates),
            // What was told before is proposed.
            Question::SetStepVp { track, level, .. } => {
                candidates.range(0, MOST_STEP_VP, self.told_step(track, level.0).map_or(0, |step| step.vp));
            }
            Question::SetStepCost { track, level, .. } => {
                candidates.range(0, MOST_COST, self.told_step(track, level.0).map_or(1, |step| step.price));
            }
            Question::OpenChestKind | Question::TrailChestKind => candidates.extend(Chest::ALL.iter().copied()),
            Question::OpenChestAnimal { .. } | Question::TrailChestAnimal { .. } => {
                candidates.extend(Animal::ALL.iter().copied());
            }
            Question::OpenChestVp { .. }
            | Question::TrailChestVp { .. }
            | Question::OpenChestCoins { .. }
            | Question::TrailChestCoins { .. } => candidates.range(0, 9, 1),
            Question::OpenChestWood { .. } => pick_each(draft, &OWN_CHEST, 5, candidates),
            Question::TrailChestWood { .. } => pick_each(draft, &TRAIL_CHEST, 5, candidates),
            Question::TradePairOne => candidates.extend(Resource::ALL.iter().copied()),
            // The order of the two does not matter, so they are asked for in one order only.
            Question::TradePairOther { one } => {
                candidates.extend(Resource::ALL.iter().copied().filter(|other| *other >= one));
            }
            Question::TradePairInto { .. } | Question::TradeCrystalInto => {
                candidates.extend(Basic::ALL.iter().copied());
            }
            Question::UseMagicPay => candidates.extend(Magic::ALL.iter().copied()),
            Question::UseAlchemistGain => candidates.extend(Alchemy::ALL.iter().copied()),
            Question::TrailVp => self.pick_passed(draft, candidates),
            // The offer answered these.
            Question::GatherTile
            | Question::LadderTile
            | Question::DisplayTile
            | Question::TakeCoinsTile
            | Question::UseBookKind
            | Question::DiscardResource
            | Question::UpgradeTrack
            | Question::ClaimReward => {}
            // These were picked with the first one of their kind.
            Question::GatherWood { .. }
            | Question::GatherSand { .. }
            | Question::GatherMushroom { .. }
            | Question::GatherChamomile { .. }
            | Question::GatherCrystal { .. }
            | Question::GatherChest { .. }
            | Question::TrailIcons { .. }
            | Question::OpenChestSand { .. }
            | Question::OpenChestMushroom { .. }
            | Question::OpenChestChamomile { .. }
            | Question::OpenChestCrystal { .. }
            | Question::TrailChestSand { .. }
            | Question::TrailChestMushroom { .. }
            | Question::TrailChestChamomile { .. }
            | Question::TrailChestCrystal { .. } => {}
        }
    }

    fn label(&self, _: &Draft, question: Question, answer: Answer) -> Option<Label> {
        // A number in a record, but a yes-or-no question on the device.
        let closes = matches!(question, Question::LadderCloses { .. }).then(|| Upto::<1>::get(&answer)).flatten()?;
        Some(Label::of(closes.0 == 1))
    }

    fn pick_label(&self, param: Param) -> Label {
        match param {
            Param::GatherCompass => Label::of(ForestIcon::Compass),
            Param::GatherChest => Label::of(ForestIcon::Chest),
            Param::GatherWood | Param::SetCostWood | Param::OpenChestWood | Param::TrailChestWood => {
                Label::of(Good::Wood)
            }
            Param::GatherSand | Param::SetCostSand | Param::OpenChestSand | Param::TrailChestSand => {
                Label::of(Good::Sand)
            }
            Param::GatherMushroom | Param::SetCostMushroom | Param::OpenChestMushroom | Param::TrailChestMushroom => {
                Label::of(Good::Mushroom)
            }
            Param::GatherChamomile
            | Param::SetCostChamomile
            | Param::OpenChestChamomile
            | Param::TrailChestChamomile => Label::of(Good::Chamomile),
            Param::GatherCrystal | Param::SetCostCrystal | Param::OpenChestCrystal | Param::TrailChestCrystal => {
                Label::of(Good::Crystal)
            }
            Param::SetCostCoins => Label::of(Good::Coins),
            Param::TrailVp => Label::of(Counter::Vp),
            Param::TrailIcons => Label::of(ForestIcon::Chest),
            // Whether the ladder is closed.
            Param::LadderCloses => Label::of(true),
            // Nothing else is picked.
            _ => Label::default(),
        }
    }

    /// Returns whether a parameter means something: books, rewards and chests have only the parameters of their kind.
    fn applies(question: Question) -> bool {
        match question {
            Question::UseBookGnome { kind } => kind.names_gnome(),
            Question::UseBookTrack { kind, .. } => kind == Book::GoldUpgrade,
            Question::ClaimGnome { reward } => reward == Reward::Invite,
            Question::ClaimTrack { reward, .. } => reward == Reward::Upgrade,
            Question::OpenChestAnimal { kind } | Question::TrailChestAnimal { kind } => kind == Chest::Animal,
            Question::OpenChestVp { kind, .. } | Question::TrailChestVp { kind, .. } => kind.shows_vp(),
            Question::OpenChestCoins { kind, .. } | Question::TrailChestCoins { kind, .. } => kind == Chest::VpCoins,
            Question::OpenChestWood { kind, .. }
            | Question::OpenChestSand { kind, .. }
            | Question::OpenChestMushroom { kind, .. }
            | Question::OpenChestChamomile { kind, .. }
            | Question::OpenChestCrystal { kind, .. }
            | Question::TrailChestWood { kind, .. }
            | Question::TrailChestSand { kind, .. }
            | Question::TrailChestMushroom { kind, .. }
            | Question::TrailChestChamomile { kind, .. }
            | Question::TrailChestCrystal { kind, .. } => kind == Chest::Resources,
            Question::SetCostGnome
            | Question::SetCostWood { .. }
            | Question::SetCostSand { .. }
            | Question::SetCostMushroom { .. }
            | Question::SetCostChamomile { .. }
            | Question::SetCostCrystal { .. }
            | Question::SetCostCoins { .. }
            | Question::SetStepTrack
            | Question::SetStepLevel { .. }
            | Question::SetStepCap { .. }
            | Question::SetStepVp { .. }
            | Question::SetStepCost { .. }
            | Question::GatherTile
            | Question::GatherTouched { .. }
            | Question::GatherCompass { .. }
            | Question::GatherWood { .. }
            | Question::GatherSand { .. }
            | Question::GatherMushroom { .. }
            | Question::GatherChamomile { .. }
            | Question::GatherCrystal { .. }
            | Question::GatherChest { .. }
            | Question::LadderTile
            | Question::LadderStack { .. }
            | Question::LadderCloses { .. }
            | Question::DisplayTile
            | Question::TakeCoinsTile
            | Question::UseBookKind
            | Question::OpenChestKind
            | Question::TradeCrystalInto
            | Question::TradePairOne
            | Question::TradePairOther { .. }
            | Question::TradePairInto { .. }
            | Question::UseMagicPay
            | Question::UseAlchemistGain
            | Question::DiscardResource
            | Question::TrailVp
            | Question::TrailIcons { .. }
            | Question::TrailChestKind
            | Question::UpgradeTrack
            | Question::ClaimReward => true,
        }
    }

    const AUTOMATIC: &'static [MoveKind] = &[MoveKind::Discard, MoveKind::EndTurn];

    /// What is too much of one kind is discarded (MG-48), and a turn in which nothing else can be done ends. What is printed
    /// can always be told, but that is no move of a turn.
    fn automatic(&self) -> Option<(Option<Seat>, Move)> {
        match (self.phase, self.open_question()) {
            (_, Some(Open::Excess)) => {
                let goods = self.player(self.active).goods;
                let mut held = Resource::ALL.iter().filter(|resource| goods[Good::from(**resource)] > 0);
                match (held.next(), held.next()) {
                    (Some(only), None) => Some((self.turn(), Move::Discard { resource: *only })),
                    (None | Some(_), _) => None,
                }
            }
            (Phase::Turn | Phase::Druid, None) if self.is_left_with(&[MoveKind::EndTurn]) => {
                Some((self.turn(), Move::EndTurn))
            }
            (Phase::Turn | Phase::Druid | Phase::Rewards | Phase::Refresh | Phase::Count | Phase::Over, _) => None,
        }
    }

    /// A swap is a choice, so no turn ends by itself while one is possible. Whoever goes on does not want one.
    fn is_through(&self) -> bool {
        self.is_left_with(&[MoveKind::EndTurn, MoveKind::TradeCrystal, MoveKind::TradePair])
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        match (self.phase, self.open_question()) {
            (Phase::Count | Phase::Over, _) => None,
            (Phase::Refresh, _) => Some((None, Move::NextRound)),
            // What would be given up for good is chosen from the list, never by going on.
            (_, Some(Open::Chest | Open::Upgrade)) => None,
            (Phase::Druid, None) if !self.tile_used => Some((self.turn(), Move::PassDruid)),
            // Where it is not possible yet, the refusal says what is missing.
            (Phase::Turn | Phase::Druid | Phase::Rewards, _) => Some((self.turn(), Move::EndTurn)),
        }
    }
}

impl Full {
    /// Returns whether a tile was used and nothing can be done but these. What is printed can always be told.
    fn is_left_with(&self, kinds: &[MoveKind]) -> bool {
        if !self.tile_used || !matches!(self.phase, Phase::Turn | Phase::Druid) || self.open_question().is_some() {
            return false;
        }
        let mut choices = Choices::new();
        ask::offers(self, self.turn(), &mut choices);
        let mut left = choices.iter().filter_map(|choice| MoveKind::from_number(choice.draft.raw.verb));
        left.all(|kind| kind.is_telling() || kinds.contains(&kind))
    }

    /// Offers what can be done in a turn without an open question.
    fn offer_turn(&self, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        let has_books = self.tile_used && self.books.any > 0;
        if !self.tile_used {
            self.offer_tiles(offers);
        } else if has_books {
            for (book, rank) in OFFERED_BOOKS {
                offers.push_as(Draft::new(by, MoveKind::UseBook).with(book), Label::of(book));
                offers.rank(rank);
            }
        }
        offers.push(by, MoveKind::EndTurn);
        offers.push(by, MoveKind::PassDruid);
        offers.push(by, MoveKind::OpenChest);
        // Who has a key for a chest wants to know what is in it.
        offers.rank(LIKELIEST);
        offers.push(by, MoveKind::UseMagic);
        offers.push(by, MoveKind::UseAlchemist);
        offers.push(by, MoveKind::TradeCrystal);
        offers.push(by, MoveKind::TradePair);
    }

    /// Offers every use of every tile. The largest tile is the likeliest, so its row in the forest and its row on a ladder are
    /// neighbours, and the highlight starts there.
    fn offer_tiles(&self, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        let tiles = || TILES.iter().copied().filter(|tile| self.check_tile(*tile).is_ok());
        // Where there is no choice of tiles, none is named.
        let named = tiles().count() > 1;
        let mut offer = |kind: MoveKind, tile: Tile| {
            let label = if named { Label::numbered(kind, self.size(tile)) } else { Label::of(kind) };
            offers.push_as(Draft::new(by, kind).with(tile), label);
            if kind == MoveKind::Gather && tiles().next() == Some(tile) {
                offers.rank(LIKELIEST + 1);
            }
        };
        tiles().rev().for_each(|tile| offer(MoveKind::Ladder, tile));
        tiles().for_each(|tile| offer(MoveKind::Gather, tile));
        tiles().for_each(|tile| offer(MoveKind::TakeCoins, tile));
        if self.display_uses < DISPLAY {
            tiles().for_each(|tile| offer(MoveKind::Display, tile));
        }
    }

    /// Offers a free upgrade, or to tell its step first if nobody has.
    fn offer_upgrade(&self, track: Track, offers: &mut Offers<'_, Move>) {
        let label = Label::of(track);
        if self.next_step(self.active, track).is_some() {
            offers.push_as(Draft::new(self.turn(), MoveKind::Upgrade).with(track), label);
        } else if let Some(first) = self.telling_of_step(track) {
            offers.push_as(first, label);
        }
    }

    /// Returns the begun move that tells the step which has to be told before anybody can make it.
    fn telling_of_step(&self, track: Track) -> Option<Draft> {
        let level = self.steps(track).len() as u8 + 1;
        (level <= STEPS).then(|| Draft::new(None, MoveKind::SetStep).with(track).with(Number::<1, STEPS>(level)))
    }

    /// Returns what is printed at a step, as it was told.
    fn told_step(&self, track: Track, level: u8) -> Option<&TrackStep> {
        self.steps(track).get(usize::from(level).checked_sub(1)?)
    }

    /// Allows the icons to be picked one by one, until all squares are filled.
    fn pick_icons(&self, draft: &Draft, size: u8, candidates: &mut Candidates) {
        let picked = ICONS.iter().map(|icon| draft.picked(*icon)).sum::<u8>() + draft.picked(Param::GatherCrystal);
        if picked >= size {
            return;
        }
        // MG-38: only the smallest tile can cover a crystal, so that is its likeliest use.
        if size == 1 {
            candidates.pick(Param::GatherCrystal);
        }
        ICONS.iter().for_each(|icon| candidates.pick(*icon));
        candidates.enough();
    }

    /// Returns whether a tile on a ladder can lie on others' tiles.
    fn asks_below(&self, tile: Tile) -> bool {
        tile != Tile::Druid && self.stackable() != Seats::NONE && self.player(self.active).goods[Good::Coins] > 0
    }

    /// Allows the players below to be picked, as many as can be paid, and whether the ladder is closed.
    fn pick_below(&self, draft: &Draft, candidates: &mut Candidates) {
        let below = Seats::from_bits(draft.picked(Param::LadderStack));
        if below.iter().count() < usize::from(self.player(self.active).goods[Good::Coins]) {
            let others = self.stackable();
            others.iter().filter(|seat| !below.has(*seat)).for_each(|seat| candidates.put(Param::LadderStack, seat));
        }
        if draft.picked(Param::LadderCloses) == 0 {
            candidates.pick(Param::LadderCloses);
        }
        candidates.enough();
    }

    /// Allows the points and the open chests that a token reaches to be picked.
    fn pick_passed(&self, draft: &Draft, candidates: &mut Candidates) {
        if draft.picked(Param::TrailVp) < MOST_TRAIL_VP {
            candidates.pick(Param::TrailVp);
        }
        if self.open > 0 && draft.picked(Param::TrailIcons) < self.steps_to_go.min(MOST_ICONS) {
            candidates.pick(Param::TrailIcons);
        }
        candidates.enough();
    }

    /// Lists the kinds that can be invited or refreshed; a cost that was not told is asked for instead, as long as
    /// anything is left to pay it with.
    fn push_guests(&self, candidates: &mut Candidates, paid: Goods, check: impl Fn(Gnome) -> Result<(), RuleError>) {
        let has_more = self.player(self.active).goods.iter().any(|(good, amount)| amount > paid[good]);
        for gnome in self.lineup.iter() {
            if check(gnome) != Err(Refusal::EnterItsCostFirst.into()) {
                candidates.push(gnome);
            } else if has_more {
                candidates.instead(Draft::new(None, MoveKind::SetCost).with(gnome));
            }
        }
        // Whose cost is known can be had now.
        candidates.rank_by_key(|_: Gnome| LIKELIEST);
    }

    /// Asks for one number of a cost that was told before, proposing what it was.
    fn ask_cost(&self, gnome: Gnome, good: Good, candidates: &mut Candidates) {
        if let Some(cost) = self.cost(gnome) {
            candidates.range(0, MOST_COST, cost[good]);
        }
    }

    /// Lists the tracks; a step that was not told is asked for instead.
    fn push_tracks(&self, candidates: &mut Candidates, check: impl Fn(Track) -> Result<(), RuleError>) {
        for track in Track::ALL {
            match self.telling_of_step(*track) {
                Some(first) if check(*track) == Err(Refusal::EnterStepFirst.into()) => candidates.instead(first),
                Some(_) | None => candidates.push(*track),
            }
        }
    }

    /// Asks for the capacity of a step, between those of its neighbours, proposing what was told before.
    fn ask_capacity(&self, track: Track, level: u8, candidates: &mut Candidates) {
        let before = self.capacity_at(track, level - 1);
        let usual = match track {
            Track::Warehouse => 2,
            Track::Table => 1,
        };
        let after = self.told_step(track, level + 1).map_or(MOST_ROOM, |step| step.capacity);
        let least = (before..=after).find(|capacity| self.fits_step(track, level, *capacity));
        let likeliest = self.told_step(track, level).map_or(before + usual, |step| step.capacity);
        candidates.range(least.unwrap_or(before), after, likeliest);
    }
}

/// Allows any number of several things to be picked, up to `most` of each.
fn pick_each(draft: &Draft, params: &[Param], most: u8, candidates: &mut Candidates) {
    params.iter().filter(|param| draft.picked(**param) < most).for_each(|param| candidates.pick(*param));
    candidates.enough();
}
