//! What the device asks, in which order, and what it proposes.
//!
//! Nothing here decides what is legal; it only says what is worth asking.

use super::kinds::{AnyBusiness, AnyTile, Business, By, GnomeNumber, Kind, Tile, Workshop};
use super::place::Place;
use super::village::{MAX_GNOMES, Village};
use super::{Full, Move, MoveKind, Phase, PoolReading, Question};
use crate::arg::Arg;
use crate::ask::{self, Answer, Ask, Candidates, Choices, Draft, Label, Offers};
use crate::interview::Interview;
use crate::rules::Rules;
use crate::verb::Moves;
use crate::{AnyTopic, Listed, Seat, words};

words! {
    /// A row that is named neither by a kind of move nor by a kind of tile.
    pub enum Offer {
        /// The card Activate with the symbol for all players.
        ActivateAll = "card-activate-all",
        /// An income other than the computed one.
        EarnOther = "earn-other",
        /// A gnome, paid in a way that is chosen.
        GnomeBy = "gnome-by",
        /// A house, paid in a way that is chosen.
        HouseBy = "house-by",
        /// A road, paid in a way that is chosen.
        RoadBy = "road-by",
        /// A gnome at home that lies down (GV-65).
        Resting = "resting",
        /// A business instead of a workshop, for the Swimming Pool.
        Business = "business",
    }
}

/// What workshops bring, likeliest first, with the offer to choose how it is paid.
const GET: [(MoveKind, Offer); 3] =
    [(MoveKind::GetGnome, Offer::GnomeBy), (MoveKind::GetHouse, Offer::HouseBy), (MoveKind::GetRoad, Offer::RoadBy)];

impl Interview for Full {
    fn offers(&self, _: Option<Seat>, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        match self.phase {
            Phase::Reveal => {
                let idle = |village: &Village| village.shops.iter().any(|shops| shops.on_side(false).next().is_some());
                offers.push(by, MoveKind::CardCoins);
                offers.push(by, MoveKind::CardActivate);
                offers.push(by, MoveKind::CardRoad);
                if self.opponents().any(|seat| idle(&self.villages[seat])) {
                    offers.push_as(Draft::new(by, MoveKind::CardActivate).widened(), Label::of(Offer::ActivateAll));
                }
                offers.push(by, MoveKind::CardAngry);
                offers.push(by, MoveKind::CardRemove);
            }
            Phase::Earn => {
                offers.push(by, MoveKind::Earn);
                offers.push_as(Draft::new(by, MoveKind::Earn).widened(), Label::of(Offer::EarnOther));
            }
            Phase::WorkBuy => self.offer_work(offers),
            Phase::Move => {
                self.offer_action(offers);
                self.offer_walks(offers);
                offers.push(by, MoveKind::Next);
            }
            Phase::Over => {}
        }
    }

    fn candidates(&self, draft: &Draft, question: Question, candidates: &mut Candidates) {
        match question {
            Question::CardCoinsN => candidates.range(1, 9, 2),
            Question::CardActivateOwn => self.idle_kinds(self.active, candidates),
            Question::CardActivateEach { whose, .. } => {
                if draft.wider && self.opponents().any(|seat| seat == whose) {
                    self.idle_kinds(whose, candidates);
                }
            }
            Question::CardAngryEach { whose } => {
                let village = &self.villages[whose];
                // A seat with one gnome at work has no choice, and the engine fills it in.
                if village.at_work().count() > 1 {
                    candidates.extend(village.at_work().map(|(number, _)| GnomeNumber(number)));
                }
            }
            Question::CardRemoveSeat => {
                candidates.extend(self.opponents());
                candidates.push_none();
            }
            Question::CardRemoveTile { seat } => {
                if let Some(seat) = seat.0 {
                    candidates.extend(self.villages[seat].each_business());
                }
            }
            Question::CardRemoveGap { seat, .. } => {
                if seat.0.is_some() {
                    candidates.extend([false, true]);
                }
            }
            Question::EarnN => {
                if draft.wider {
                    candidates.range(0, 30, self.income());
                }
            }
            Question::BuyBusinessKind | Question::ActSiteKind => {
                candidates.extend(Business::ALL.iter().copied());
                // The fewer of a kind are in villages, the likelier one is open now.
                candidates.sort_by_key(|kind| self.total(|village| village.count(Kind::Business(kind))));
            }
            Question::BuyBusinessEarn { kind } | Question::ActSiteEarn { kind } => {
                // Asked when a kind first appears, then remembered (GV-36).
                if self.earn_values[kind as usize].is_none() {
                    candidates.range(0, 5, self.remembered_earn(kind));
                }
            }
            Question::BuyWorkshopKind => {
                candidates.extend(Workshop::ALL.iter().copied());
                // What the village does not have yet comes first.
                candidates.sort_by_key(|kind| self.own().shops(kind).count);
            }
            Question::GetRoadBy => self.ways_to_pay(draft, Workshop::Gardener, candidates),
            Question::GetHousePainter => self.ways_to_pay(draft, Workshop::Painter, candidates),
            Question::GetHouseCarpenter { .. } => self.ways_to_pay(draft, Workshop::Carpenter, candidates),
            Question::GetGnomeBy => self.ways_to_pay(draft, Workshop::School, candidates),
            // The offers begin with a gnome.
            Question::WalkG => {}
            Question::WalkTo { g } => self.destinations(g, candidates),
            Question::ActChapelSeat
            | Question::ActCourierSeat { .. }
            | Question::ActThiefSeat
            | Question::ActDoctorSeat { .. }
            | Question::ActAirportSeat
            | Question::ActPrisonSeat => candidates.extend(self.opponents()),
            Question::ActChapelG { seat } | Question::ActPrisonG { seat } => self.distinct_gnomes(seat, candidates),
            Question::ActTheaterN => {
                let bound = self.open.map_or(0, |open| self.theater_bound(open));
                candidates.range(0, bound, bound.min(2));
            }
            Question::ActCourierKind | Question::ActDoctorKind => candidates.extend(Workshop::ALL.iter().copied()),
            Question::ActThiefN { seat } => {
                let most = self.most_stolen(seat);
                candidates.range(0, most, most);
            }
            Question::ActAirportTile { seat } => {
                candidates.extend(self.villages[seat].each_tile().map(|tile| match tile.kind {
                    // The engine picks among workshops of one kind.
                    Kind::Workshop(_) => AnyTile { number: 0, ..tile.into() },
                    Kind::Business(_) => tile.into(),
                }));
            }
            Question::ActPoolKind => {
                candidates.extend(Workshop::ALL.iter().copied());
                if self.pool == PoolReading::Dutch {
                    candidates.push_none();
                }
            }
            Question::ActPoolBusiness { kind } => {
                if kind.is_none() {
                    candidates.extend(self.own().each_business().filter(|business| self.is_for_the_pool(*business)));
                }
            }
        }
    }

    fn label(&self, _: &Draft, question: Question, answer: Answer) -> Option<Label> {
        match question {
            Question::CardAngryEach { whose: seat } | Question::ActChapelG { seat } | Question::ActPrisonG { seat } => {
                Some(self.gnome_label(seat, GnomeNumber::get(&answer)?))
            }
            // The Dutch reading of the Swimming Pool: a business instead of a workshop.
            Question::ActPoolKind => match Option::<Workshop>::get(&answer)? {
                Some(_) => None,
                None => Some(Label::of(Offer::Business)),
            },
            Question::CardCoinsN
            | Question::CardActivateOwn
            | Question::CardActivateEach { .. }
            | Question::CardRemoveSeat
            | Question::CardRemoveTile { .. }
            | Question::CardRemoveGap { .. }
            | Question::EarnN
            | Question::BuyBusinessKind
            | Question::BuyBusinessEarn { .. }
            | Question::BuyWorkshopKind
            | Question::GetRoadBy
            | Question::GetHousePainter
            | Question::GetHouseCarpenter { .. }
            | Question::GetGnomeBy
            | Question::WalkG
            | Question::WalkTo { .. }
            | Question::ActChapelSeat
            | Question::ActTheaterN
            | Question::ActCourierKind
            | Question::ActCourierSeat { .. }
            | Question::ActThiefSeat
            | Question::ActThiefN { .. }
            | Question::ActDoctorKind
            | Question::ActDoctorSeat { .. }
            | Question::ActAirportSeat
            | Question::ActAirportTile { .. }
            | Question::ActSiteKind
            | Question::ActSiteEarn { .. }
            | Question::ActPrisonSeat
            | Question::ActPoolBusiness { .. } => None,
        }
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        self.turn().map(|seat| (Some(seat), Move::Next))
    }
}

impl Full {
    /// Offers what costs nothing, then what is bought, then what coins pay for instead of a workshop.
    fn offer_work(&self, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        let free = |kind: MoveKind| {
            let raw = ask::complete(self, &Draft::new(by, kind)).ok();
            raw.and_then(|raw| Move::from_raw(&raw)).is_some_and(|made| !costs_coins(&made))
        };
        let kinds = GET.map(|(kind, _)| kind);
        kinds.into_iter().filter(|kind| free(*kind)).for_each(|kind| offers.push(by, kind));
        offers.push(by, MoveKind::BuyBusiness);
        self.offer_workshops(offers);
        kinds.into_iter().filter(|kind| !free(*kind)).for_each(|kind| offers.push(by, kind));
        offers.push(by, MoveKind::Next);
        self.offer_other_ways(offers);
    }

    /// Offers the workshops by kind, those that the village does not have yet first.
    fn offer_workshops(&self, offers: &mut Offers<'_, Move>) {
        let mut kinds = Choices::new();
        let mut draft = Draft::new(self.turn(), MoveKind::BuyWorkshop);
        match ask::ask(self, &mut draft, &mut kinds) {
            Ask::Choose(_) => offers.extend(&kinds),
            Ask::Ready(raw) => {
                if let Some(Move::BuyWorkshop { kind }) = Move::from_raw(&raw) {
                    offers.push_as(draft, Label::of(kind));
                }
            }
            // A kind is not a number, and what cannot be bought is not offered.
            Ask::Number { .. } | Ask::Impossible(_) => {}
        }
    }

    /// Offers to choose how to pay, if the cheapest way is not the only one.
    fn offer_other_ways(&self, offers: &mut Offers<'_, Move>) {
        for (kind, offer) in GET {
            let draft = Draft::new(self.turn(), kind).widened();
            if let Ask::Choose(_) = ask::ask(self, &mut draft.clone(), &mut Choices::new()) {
                offers.push_as(draft, Label::of(offer));
            }
        }
    }

    /// Offers the action that is open.
    fn offer_action(&self, offers: &mut Offers<'_, Move>) {
        let Some(open) = self.open else { return };
        if let Some(kind) = MoveKind::ALL.iter().find(|kind| kind.business() == Some(open.kind)) {
            offers.push(self.turn(), *kind);
        }
    }

    /// Offers the gnomes that can move, by where they are; of several at one place, the one with the lowest number. The
    /// first of them comes with its destinations.
    fn offer_walks(&self, offers: &mut Offers<'_, Move>) {
        let mut seen = heapless::Vec::<Label, MAX_GNOMES>::new();
        for (number, gnome) in self.own().numbered_gnomes() {
            if gnome.resting || gnome.moved || !gnome.place.is_inside() {
                continue;
            }
            let label = self.gnome_label(self.active, GnomeNumber(number));
            if seen.contains(&label) {
                continue;
            }
            let draft = Draft::new(self.turn(), MoveKind::Walk).with(GnomeNumber(number));
            let mut places = Choices::new();
            match ask::ask(self, &mut draft.clone(), &mut places) {
                Ask::Impossible(_) => continue,
                Ask::Choose(_) if seen.is_empty() => offers.extend(&places),
                Ask::Choose(_) | Ask::Number { .. } | Ask::Ready(_) => offers.push_as(draft, label),
            }
            // No player has more gnomes than the list holds.
            let _ = seen.push(label);
        }
    }

    /// Names a gnome by where it is.
    fn gnome_label(&self, seat: Seat, gnome: GnomeNumber) -> Label {
        match self.place(seat, gnome) {
            Some(Place::Home) if self.is_resting(seat, gnome) => Label::of(Offer::Resting),
            // The number of a tile is shown only if there are several of its kind.
            Some(Place::At(tile)) if self.villages[seat].count(tile.kind) > 1 => {
                Label::numbered(tile.kind, tile.number)
            }
            Some(place) => Label::of(place),
            None => Label::of(AnyTopic::None),
        }
    }

    /// Lists the ways to pay for a part, cheapest first; more than the first is shown only to a player who wants to
    /// choose.
    fn ways_to_pay(&self, draft: &Draft, kind: Workshop, candidates: &mut Candidates) {
        let cheapest = By::ALL.iter().find(|by| match by {
            By::Shop => self.own().shops(kind).active > 0,
            By::Token => self.own().tokens[kind as usize] > 0,
            By::Coins => true,
        });
        match cheapest {
            Some(by) if !draft.wider => candidates.push(*by),
            Some(_) | None => candidates.extend(By::ALL.iter().copied()),
        }
    }

    fn idle_kinds(&self, seat: Seat, candidates: &mut Candidates) {
        let idle = |kind: &Workshop| self.villages[seat].shops(*kind).on_side(false).next().is_some();
        candidates.extend(Workshop::ALL.iter().copied().filter(idle));
        candidates.push_none();
    }

    /// Lists the gnomes of a seat that can be told apart by where they are.
    fn distinct_gnomes(&self, seat: Seat, candidates: &mut Candidates) {
        let mut seen = heapless::Vec::<Label, MAX_GNOMES>::new();
        for (number, gnome) in self.villages[seat].numbered_gnomes() {
            let label = self.gnome_label(seat, GnomeNumber(number));
            if gnome.place.is_inside() && !seen.contains(&label) {
                let _ = seen.push(label);
                candidates.push(GnomeNumber(number));
            }
        }
    }

    /// Returns whether the Swimming Pool can stand for a business: one with an action, other than this Pool itself.
    fn is_for_the_pool(&self, AnyBusiness { kind, number }: AnyBusiness) -> bool {
        let pool = self.open.map(|open| (open.host, open.kind, open.number));
        kind.has_action() && pool != Some((self.active, kind, number))
    }

    /// Returns the number under which a tile is offered: the engine picks among workshops of one kind.
    fn shown_number(&self, tile: Tile) -> u8 {
        match tile.kind {
            Kind::Workshop(_) => 0,
            Kind::Business(kind) if self.own().count(Kind::Business(kind)) == 1 => 0,
            Kind::Business(_) => tile.number,
        }
    }

    /// Lists the destinations of a gnome, likeliest first: idle workshops, then businesses that can act, and its
    /// present place last.
    fn destinations(&self, gnome: GnomeNumber, candidates: &mut Candidates) {
        let shown = |tile: Tile| AnyTile { kind: tile.kind, number: self.shown_number(tile) };
        candidates.extend(self.own().each_tile().map(shown));
        let here = self.place(self.active, gnome);
        candidates.sort_by_key(|AnyTile { kind, number }| {
            let number = number.max(1);
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

/// Returns whether a workshop's effect is paid for in coins, at least in part.
fn costs_coins(made: &Move) -> bool {
    match *made {
        Move::GetRoad { by } | Move::GetGnome { by } => by == By::Coins,
        Move::GetHouse { painter, carpenter } => [painter, carpenter].contains(&By::Coins),
        // No other move has such a price.
        _ => false,
    }
}

impl Village {
    /// Lists the businesses by kind and number.
    fn each_business(&self) -> impl Iterator<Item = AnyBusiness> + use<'_> {
        Business::ALL
            .iter()
            .flat_map(|kind| (1..=self.count(Kind::Business(*kind))).map(|number| AnyBusiness { kind: *kind, number }))
    }

    /// Lists the tiles that gnomes can stand on by kind and number.
    fn each_tile(&self) -> impl Iterator<Item = Tile> + use<'_> {
        Kind::ALL.iter().flat_map(|kind| (1..=self.count(*kind)).map(|number| Tile { kind: *kind, number }))
    }
}
