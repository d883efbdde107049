//! What the device asks, in which order, and what it proposes.
//!
//! Nothing here decides what is legal; it only says what is worth asking.

use super::kinds::{Business, By, Kind, Tile, Workshop};
use super::village::{Place, Village};
use super::{GnomeVillage, Move, Phase};
use crate::Seat;
use crate::ask::{self, Answer, Ask, Candidates, Choice, Choices, Draft, Label};
use crate::rules::Rules;
use crate::shape::{ABSENT, Shape};
use crate::verb::{Moves, Raw, Slot, Verb};

/// The variant of an offer that asks more than usual: Activate for all players, Earn with another number, another way
/// to pay.
const WIDER: u8 = 1;

/// The number of `get-road` among the moves.
const GET_ROAD: u8 = 10;

const REVEAL: [&str; 5] = ["card-coins", "card-activate", "card-road", "card-angry", "card-remove"];
const GET: [&str; 3] = ["get-gnome", "get-house", "get-road"];

fn verb(word: &str) -> Option<&'static Verb> {
    Move::VERBS.iter().find(|verb| verb.word == word)
}

impl GnomeVillage {
    fn offer(&self, word: &'static str, label: &'static str, variant: u8, offers: &mut Choices) {
        if let Some(verb) = verb(word) {
            let draft = Draft { variant, ..Draft::new(self.turn(), verb) };
            let _ = offers.push(Choice { draft, label: Label::word(label) });
        }
    }

    pub(super) fn list_offers(&self, offers: &mut Choices) {
        match self.phase {
            Phase::Reveal => {
                let idle = |village: &Village| village.shops.iter().any(|shops| shops.on_side(false).next().is_some());
                let for_all = self.opponents().any(|seat| idle(&self.villages[seat]));
                for word in REVEAL {
                    self.offer(word, word, 0, offers);
                    if word == "card-road" && for_all {
                        self.offer("card-activate", "card-activate-all", WIDER, offers);
                    }
                }
            }
            Phase::Earn => {
                self.offer("earn", "earn", 0, offers);
                self.offer("earn", "earn-other", WIDER, offers);
            }
            Phase::WorkBuy => self.offer_work(offers),
            Phase::Move => {
                self.offer_action(offers);
                self.offer_walks(offers);
                self.offer("next", "next", 0, offers);
            }
            Phase::Over => {}
        }
    }

    /// Offers what costs nothing, then what is bought, then what replaces a workshop by coins.
    fn offer_work(&self, offers: &mut Choices) {
        let free = |word: &&str| {
            let draft = verb(word).map(|verb| Draft::new(self.turn(), verb));
            let raw = draft.and_then(|draft| ask::complete(self, &draft).ok());
            raw.is_some_and(|raw| !raw.args[..2].contains(&(By::Coins as u8)))
        };
        GET.iter().filter(|word| free(word)).for_each(|word| self.offer(word, word, 0, offers));
        self.offer("buy-business", "buy-business", 0, offers);
        self.offer_workshops(offers);
        GET.iter().filter(|word| !free(word)).for_each(|word| self.offer(word, word, 0, offers));
        self.offer("next", "next", 0, offers);
        self.offer_other_ways(offers);
    }

    /// Offers the workshops by kind: what the village does not have yet first.
    fn offer_workshops(&self, offers: &mut Choices) {
        let Some(verb) = verb("buy-workshop") else { return };
        let mut kinds = Choices::new();
        let mut draft = Draft::new(self.turn(), verb);
        match ask::ask(self, &mut draft, &mut kinds) {
            Ask::Choose(_) => {
                let _ = offers.extend_from_slice(&kinds);
            }
            Ask::Ready(raw) => {
                if let Some(kind) = Workshop::from_index(usize::from(raw.args[0])) {
                    let _ = offers.push(Choice { draft, label: Label::word(kind.word()) });
                }
            }
            _ => {}
        }
    }

    /// Offers to choose how to pay, where the cheapest way is not the only one.
    fn offer_other_ways(&self, offers: &mut Choices) {
        for (word, label) in [("get-gnome", "gnome-by"), ("get-house", "house-by"), ("get-road", "road-by")] {
            let Some(verb) = verb(word) else { continue };
            let mut draft = Draft { variant: WIDER, ..Draft::new(self.turn(), verb) };
            if let Ask::Choose(_) = ask::ask(self, &mut draft, &mut Choices::new()) {
                self.offer(word, label, WIDER, offers);
            }
        }
    }

    /// Offers the action that is open.
    fn offer_action(&self, offers: &mut Choices) {
        let Some(open) = self.open else { return };
        let is_action = |verb: &&Verb| verb.word.strip_prefix("act-") == Some(open.kind.word());
        if let Some(verb) = Move::VERBS.iter().find(is_action) {
            self.offer(verb.word, verb.word, 0, offers);
        }
    }

    /// Offers the gnomes that can move by where they are, of several at one place the lowest number; the first of
    /// them with its destinations.
    fn offer_walks(&self, offers: &mut Choices) {
        let Some(verb) = verb("move") else { return };
        let mut gnomes = Choices::new();
        for (number, gnome) in self.own().numbered_gnomes() {
            if gnome.resting || gnome.moved || !gnome.place.is_inside() {
                continue;
            }
            let label = self.gnome_label(self.active, number);
            if gnomes.iter().any(|offer| offer.label == label) {
                continue;
            }
            let mut draft = Draft::new(self.turn(), verb);
            draft.raw.args[0] = number;
            draft.at = 1;
            let mut places = Choices::new();
            match ask::ask(self, &mut draft.clone(), &mut places) {
                Ask::Choose(_) if gnomes.is_empty() => {
                    let _ = offers.extend_from_slice(&places);
                    let _ = gnomes.push(Choice { draft, label });
                }
                Ask::Impossible(_) => {}
                _ => {
                    let _ = gnomes.push(Choice { draft, label });
                    let _ = offers.push(Choice { draft, label });
                }
            }
        }
    }

    /// Names a gnome by where it is.
    fn gnome_label(&self, seat: Seat, number: u8) -> Label {
        match self.villages[seat].gnome(number) {
            Some(gnome) => match gnome.place {
                Place::Home if gnome.resting => Label::word("resting"),
                Place::Home => Label::word("home"),
                Place::At(tile) => self.tile_label(seat, tile),
                Place::Abroad { .. } => Label::word("abroad"),
                Place::Lent { .. } => Label::word("lent"),
                Place::Captured { .. } => Label::word("captured"),
            },
            None => Label::word("none"),
        }
    }

    /// Names a tile; the number only where there are several of its kind.
    fn tile_label(&self, seat: Seat, tile: Tile) -> Label {
        let number = if self.villages[seat].count(tile.kind) > 1 { tile.number } else { 0 };
        Label { word: tile.kind.word(), number, seat: None }
    }

    pub(super) fn name_answer(&self, draft: &Draft, slot: &Slot, answer: Answer) -> Option<Label> {
        if let Shape::Numbered { .. } = slot.shape
            && answer[0] != ABSENT
        {
            // The gnome belongs to the seat of the slot, or to the one that was chosen before it.
            let seat = slot.seat.or_else(|| self.seat_at(&draft.raw, 0))?;
            return Some(self.gnome_label(seat, answer[0]));
        }
        // The Dutch reading of the Swimming Pool: no workshop, but a business.
        let is_pool = slot.param.name == "kind" && slot.param.nullable;
        (is_pool && answer[0] == ABSENT).then_some(Label::word("business"))
    }

    pub(super) fn list_candidates(&self, draft: &Draft, slot: &Slot, candidates: &mut Candidates) {
        let raw = &draft.raw;
        let Some(verb) = Move::verb(raw.verb) else { return };
        match (verb.word, slot.param.name) {
            ("card-coins", _) => candidates.range(1, 9, 2),
            ("card-activate", "own") => self.idle_kinds(self.active, candidates),
            ("card-activate", "each") => {
                let others = slot.seat.filter(|seat| *seat != self.active && draft.variant == WIDER);
                if let Some(seat) = others.filter(|seat| seat.index() < usize::from(self.players)) {
                    self.idle_kinds(seat, candidates);
                }
            }
            ("card-angry", "each") => {
                let seat = slot.seat.filter(|seat| seat.index() < usize::from(self.players));
                // A seat with one gnome at work has no choice, and the engine fills it in.
                if let Some(village) = seat.map(|seat| &self.villages[seat]).filter(|v| v.at_work().count() > 1) {
                    village.at_work().for_each(|(number, _)| candidates.push(number));
                }
            }
            ("card-remove", "seat") => {
                self.opponents().for_each(|seat| candidates.push(seat.index() as u8));
                candidates.push_none();
            }
            ("card-remove", "tile") => {
                if let Some(seat) = self.seat_at(raw, 0) {
                    self.villages[seat].each_business(|kind, number| candidates.push_pair([kind as u8, number]));
                }
            }
            ("card-remove", "gap") if self.seat_at(raw, 0).is_some() => {
                candidates.push(0);
                candidates.push(1);
            }
            ("earn", "n") if draft.variant == WIDER => candidates.range(0, 30, self.income()),
            ("buy-business" | "act-site", "kind") => {
                Business::ALL.iter().for_each(|kind| candidates.push(*kind as u8));
                // The fewer of a kind are out, the likelier one is open now.
                let out = |kind: Business| self.total(|village| village.count(Kind::Business(kind)));
                candidates.sort_by_key(|answer| Business::from_index(usize::from(answer[0])).map_or(0, out));
            }
            ("buy-workshop", "kind") => {
                Workshop::ALL.iter().for_each(|kind| candidates.push(*kind as u8));
                // What the village does not have yet comes first.
                candidates.sort_by_key(|answer| self.own().shops.get(usize::from(answer[0])).map_or(0, |s| s.count));
            }
            ("buy-business" | "act-site", "earn") => {
                // Asked the first time a kind appears, then remembered (GV-36).
                let kind = Business::from_index(usize::from(raw.args[0]));
                if let Some(kind) = kind.filter(|kind| self.earn_values[*kind as usize].is_none()) {
                    candidates.range(0, 5, self.remembered_earn(kind));
                }
            }
            ("act-theater", "n") => {
                let bound = self.open.map_or(0, |open| self.theater_bound(open));
                candidates.range(0, bound, bound.min(2));
            }
            ("act-thief", "n") => {
                if let Some(seat) = self.seat_at(raw, 0) {
                    let most = self.villages[seat].coins.min(2);
                    candidates.range(0, most, most);
                }
            }
            ("move", "to") => {
                self.own().each_tile(|tile| candidates.push_pair([tile.kind.byte(), self.shown_number(tile)]));
                self.sort_destinations(raw.args[0], candidates);
            }
            ("act-chapel" | "act-prison", "g") => {
                if let Some(seat) = self.seat_at(raw, 0) {
                    self.distinct_gnomes(seat, candidates);
                }
            }
            ("act-airport", "tile") => {
                if let Some(seat) = self.seat_at(raw, 0) {
                    self.villages[seat].each_tile(|tile| {
                        let number = if matches!(tile.kind, Kind::Business(_)) { tile.number } else { 0 };
                        candidates.push_pair([tile.kind.byte(), number]);
                    });
                }
            }
            ("act-pool", "kind") => {
                Workshop::ALL.iter().for_each(|kind| candidates.push(*kind as u8));
                if self.pool_nl {
                    candidates.push_none();
                }
            }
            ("act-pool", "business") if raw.args[0] == ABSENT => {
                let pool = self.open.map(|open| (open.host, Tile::business(open.kind, open.number)));
                self.own().each_business(|kind, number| {
                    let itself = pool == Some((self.active, Tile::business(kind, number)));
                    if kind.has_action() && !itself {
                        candidates.push_pair([kind as u8, number]);
                    }
                });
            }
            (_, "kind") => Workshop::ALL.iter().for_each(|kind| candidates.push(*kind as u8)),
            (_, part @ ("by" | "painter" | "carpenter")) => self.ways_to_pay(draft, part, candidates),
            (_, "seat") => self.opponents().for_each(|seat| candidates.push(seat.index() as u8)),
            _ => {}
        }
    }

    /// Lists the ways to pay for a part, cheapest first; only whoever wants to choose is shown more than the first.
    fn ways_to_pay(&self, draft: &Draft, part: &str, candidates: &mut Candidates) {
        let kind = match (part, draft.raw.verb) {
            ("painter", _) => Workshop::Painter,
            ("carpenter", _) => Workshop::Carpenter,
            (_, verb) if verb == GET_ROAD => Workshop::Gardener,
            _ => Workshop::School,
        };
        let cheapest = By::ALL.iter().find(|by| match by {
            By::Shop => self.own().shops(kind).active > 0,
            By::Token => self.own().tokens[kind as usize] > 0,
            By::Coins => true,
        });
        match cheapest {
            Some(by) if draft.variant != WIDER => candidates.push(*by as u8),
            _ => By::ALL.iter().for_each(|by| candidates.push(*by as u8)),
        }
    }

    fn seat_at(&self, raw: &Raw, offset: usize) -> Option<Seat> {
        Seat::new(usize::from(raw.args[offset])).filter(|seat| seat.index() < usize::from(self.players))
    }

    fn idle_kinds(&self, seat: Seat, candidates: &mut Candidates) {
        for kind in Workshop::ALL {
            if self.villages[seat].shops(*kind).on_side(false).next().is_some() {
                candidates.push(*kind as u8);
            }
        }
        candidates.push_none();
    }

    /// Lists the gnomes of a seat that can be told apart by where they are.
    fn distinct_gnomes(&self, seat: Seat, candidates: &mut Candidates) {
        let mut seen = heapless::Vec::<Label, 5>::new();
        for (number, gnome) in self.villages[seat].numbered_gnomes() {
            let label = self.gnome_label(seat, number);
            if gnome.place.is_inside() && !seen.contains(&label) {
                let _ = seen.push(label);
                candidates.push(number);
            }
        }
    }

    /// Gives the number by which a tile is offered: workshops of one kind are picked by the engine.
    fn shown_number(&self, tile: Tile) -> u8 {
        match tile.kind {
            Kind::Workshop(_) => 0,
            Kind::Business(kind) if self.own().count(Kind::Business(kind)) == 1 => 0,
            Kind::Business(_) => tile.number,
        }
    }

    /// Puts the likeliest destinations first: idle workshops, then businesses that can act, the present place last.
    fn sort_destinations(&self, gnome: u8, candidates: &mut Candidates) {
        let here = self.own().gnome(gnome).map(|gnome| gnome.place);
        candidates.sort_by_key(|answer| {
            let Some(kind) = Kind::from_byte(answer[0]) else { return 9 };
            let number = answer[1].max(1);
            match kind {
                Kind::Workshop(kind) if self.own().shops(kind).on_side(false).next().is_some() => 0,
                _ if here == Some(Place::At(Tile { kind, number })) => 4,
                Kind::Business(kind) if kind.has_action() && self.check_unused(self.active, kind, number).is_ok() => 1,
                Kind::Business(_) => 2,
                Kind::Workshop(_) => 3,
            }
        });
    }
}

impl Village {
    fn each_business(&self, mut visit: impl FnMut(Business, u8)) {
        for kind in Business::ALL {
            (1..=self.count(Kind::Business(*kind))).for_each(|number| visit(*kind, number));
        }
    }

    fn each_tile(&self, mut visit: impl FnMut(Tile)) {
        for kind in Kind::all() {
            (1..=self.count(kind)).for_each(|number| visit(Tile { kind, number }));
        }
    }
}
