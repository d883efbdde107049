//! What the device asks, in which order, and what it proposes.
//!
//! Nothing here decides what is legal; it only says what is worth asking.

use super::kinds::{AnyBusiness, AnyTile, Building, Business, By, GnomeNumber, Tile, Workshop};
use super::place::Place;
use super::village::{MAX_GNOMES, MAX_HOUSES, Village};
use super::{Full, Move, MoveKind, Phase, PoolReading, Question};
use crate::arg::Arg;
use crate::ask::{self, Answer, Ask, Candidates, Choices, Draft, Label, Offers};
use crate::interview::Interview;
use crate::rules::Rules;
use crate::standings::Scored;
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

/// What workshops bring, with the offer to choose how it is paid.
const GET: [(MoveKind, Offer); 3] =
    [(MoveKind::GetGnome, Offer::GnomeBy), (MoveKind::GetHouse, Offer::HouseBy), (MoveKind::GetRoad, Offer::RoadBy)];

/// The rank of what is likelier than anything else.
const LIKELIEST: u8 = 0;
/// The rank of a workshop that a village does not have.
const MISSING: u8 = 1;
/// The rank of what is likely where nothing is likelier.
const LIKELY: u8 = 2;
/// The rank of what costs nothing and can wait.
const LAST: u8 = 3;

impl Interview for Full {
    fn offers(&self, _: Option<Seat>, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        match self.phase {
            // Coins are the likeliest; from there it is not far to any other card, down or up.
            Phase::Reveal => {
                offers.push(by, MoveKind::CardCoins);
                offers.rank(LIKELIEST);
                offers.push(by, MoveKind::CardActivate);
                offers.push_as(Draft::new(by, MoveKind::CardActivate).widened(), Label::of(Offer::ActivateAll));
                offers.push(by, MoveKind::CardRemove);
                offers.push(by, MoveKind::CardRoad);
                offers.push(by, MoveKind::CardAngry);
            }
            Phase::Earn => {
                offers.push(by, MoveKind::Earn);
                offers.push_as(Draft::new(by, MoveKind::Earn).widened(), Label::of(Offer::EarnOther));
            }
            Phase::WorkBuy => self.offer_work(offers),
            Phase::Move => self.offer_moves(offers),
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
                    // Who brings the least is missed the least.
                    candidates.rank_by_key(|gnome| self.brings(whose, gnome));
                }
            }
            Question::CardRemoveSeat => {
                self.victims(candidates, |seat| self.points(seat));
                candidates.push_none();
            }
            Question::CardRemoveTile { seat } => {
                if let Some(seat) = seat.0 {
                    candidates.extend(self.villages[seat].each_business().map(|tile| self.shown_business(seat, tile)));
                    // What earns the most is missed the most.
                    candidates.rank_by_key(|tile| u8::MAX - self.earn_of(seat, tile));
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
                candidates.rank_by_key(|kind| self.total(|village| village.count(Building::Business(kind))));
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
                candidates.rank_by_key(|kind| self.own().shops(kind).count);
            }
            Question::GetRoadBy => self.ways_to_pay(draft, Workshop::Gardener, candidates),
            Question::GetHousePainter => self.ways_to_pay(draft, Workshop::Painter, candidates),
            Question::GetHouseCarpenter { .. } => self.ways_to_pay(draft, Workshop::Carpenter, candidates),
            Question::GetGnomeBy => self.ways_to_pay(draft, Workshop::School, candidates),
            // The offers begin with a gnome.
            Question::WalkG => {}
            Question::WalkTo { g } => self.destinations(g, candidates),
            Question::ActChapelSeat | Question::ActAirportSeat | Question::ActPrisonSeat => {
                self.victims(candidates, |seat| self.points(seat));
            }
            Question::ActCourierSeat { .. } | Question::ActThiefSeat => {
                self.victims(candidates, |seat| u16::from(self.coins(seat)));
            }
            // What the Doctor gives away does the least harm where there are the fewest points.
            Question::ActDoctorSeat { .. } => self.victims(candidates, |seat| u16::MAX - self.points(seat)),
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
                    Building::Workshop(_) => AnyTile { number: 0, ..tile.into() },
                    Building::Business(_) => self.shown_tile(seat, tile),
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
                    let others = self.own().each_business().filter(|business| self.is_for_the_pool(*business));
                    candidates.extend(others.map(|tile| self.shown_business(self.active, tile)));
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

    const AUTOMATIC: &'static [MoveKind] = &[MoveKind::Earn, MoveKind::Next];

    /// The income follows from the gnomes (GV-35), and a phase in which nothing can be done ends.
    fn automatic(&self) -> Option<(Option<Seat>, Move)> {
        let made = match self.phase {
            Phase::Earn => Move::Earn { n: None },
            Phase::WorkBuy if !self.has_work() => Move::Next,
            Phase::Move if self.open_action().is_none() && self.walkers().is_empty() => Move::Next,
            Phase::Reveal | Phase::WorkBuy | Phase::Move | Phase::Over => return None,
        };
        Some((self.turn(), made))
    }

    /// A gnome that ends its move on a business may act there at once (GV-77, GV-97).
    fn follow_up(&self, made: &Move) -> Option<Draft> {
        let arrives = matches!(made, Move::Walk { .. } | Move::ActAirport { .. });
        self.open_action().filter(|_| arrives).map(|kind| Draft::new(self.turn(), kind))
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Move)> {
        self.turn().map(|seat| (Some(seat), Move::Next))
    }
}

impl Full {
    /// Offers what can be had, always in the same order. The phase is ended by NEXT; only where nothing can be had, a row
    /// says so.
    fn offer_work(&self, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        let get = |offers: &mut Offers<'_, Move>, kind: MoveKind, rank: u8| {
            offers.push(by, kind);
            if self.is_free(kind) {
                offers.rank(rank);
            }
        };
        let own = self.own();
        get(offers, MoveKind::GetGnome, LIKELIEST);
        // A second house to spare can wait.
        let spare = own.houses > own.gnomes.len() as u8;
        get(offers, MoveKind::GetHouse, if spare { LAST } else { LIKELIEST });
        offers.push(by, MoveKind::BuyBusiness);
        offers.rank(LIKELY);
        for kind in Workshop::ALL {
            offers.push_as(Draft::new(by, MoveKind::BuyWorkshop).with(*kind), Label::of(*kind));
            // Houses and gnomes need these; a road is not needed that much.
            if *kind != Workshop::Gardener && own.shops(*kind).count == 0 {
                offers.rank(MISSING);
            }
        }
        get(offers, MoveKind::GetRoad, LAST);
        self.offer_other_ways(offers);
        if !self.has_work() {
            offers.push(by, MoveKind::Next);
        }
    }

    /// Returns whether anything can be had.
    fn has_work(&self) -> bool {
        let kinds = [MoveKind::BuyBusiness, MoveKind::BuyWorkshop].into_iter().chain(GET.map(|(kind, _)| kind));
        kinds.into_iter().any(|kind| self.is_possible(&Draft::new(self.turn(), kind)))
    }

    /// Returns the action that is open, if it can be carried out (GV-77): the next walk and the end of the turn close it.
    #[must_use]
    pub fn open_action(&self) -> Option<MoveKind> {
        let open = self.open?;
        let kind = *MoveKind::ALL.iter().find(|kind| kind.business() == Some(open.kind))?;
        self.is_possible(&Draft::new(self.turn(), kind)).then_some(kind)
    }

    /// Returns whether workshops or tokens pay for all of something.
    fn is_free(&self, kind: MoveKind) -> bool {
        let parts: &[Workshop] = match kind {
            MoveKind::GetGnome => &[Workshop::School],
            MoveKind::GetHouse => &[Workshop::Painter, Workshop::Carpenter],
            MoveKind::GetRoad => &[Workshop::Gardener],
            // Everything else is paid in coins, or costs nothing.
            _ => return false,
        };
        parts.iter().all(|part| self.cheapest(*part) != By::Coins)
    }

    fn is_possible(&self, draft: &Draft) -> bool {
        ask::complete(self, draft).is_ok()
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

    /// Offers the action that is open and the gnomes that can move. Destinations are listed at once only where there is
    /// no doubt whose they are. The phase is ended by NEXT; only where nothing can be done, a row says so.
    fn offer_moves(&self, offers: &mut Offers<'_, Move>) {
        let by = self.turn();
        let action = self.open_action();
        if let Some(kind) = action {
            offers.push(by, kind);
            offers.rank(LIKELIEST);
        }
        let walkers = self.walkers();
        match (action, walkers.as_slice()) {
            (None, []) => offers.push(by, MoveKind::Next),
            (None, [(only, _)]) => {
                let mut draft = *only;
                let mut places = Choices::new();
                if let Ask::Choose(_) = ask::ask(self, &mut draft, &mut places) {
                    offers.extend(&places);
                } else if let Some(Move::Walk { to, .. }) = Move::from_raw(&draft.raw) {
                    offers.push_as(draft, Label::of(to.kind));
                }
            }
            (_, several) => several.iter().for_each(|(draft, label)| offers.push_as(*draft, *label)),
        }
    }

    /// Returns the gnomes that can move, by where they are; of several at one place, the one with the lowest number.
    fn walkers(&self) -> heapless::Vec<(Draft, Label), MAX_GNOMES> {
        let mut walkers = heapless::Vec::<(Draft, Label), MAX_GNOMES>::new();
        for (number, gnome) in self.own().numbered_gnomes() {
            let label = self.gnome_label(self.active, GnomeNumber(number));
            let draft = Draft::new(self.turn(), MoveKind::Walk).with(GnomeNumber(number));
            let stays = gnome.resting || gnome.moved || !gnome.place.is_inside();
            if !stays && walkers.iter().all(|(_, seen)| *seen != label) && self.is_possible(&draft) {
                // No player has more gnomes than the list holds.
                let _ = walkers.push((draft, label));
            }
        }
        walkers
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
        if draft.wider {
            candidates.extend(By::ALL.iter().copied());
        } else {
            candidates.push(self.cheapest(kind));
        }
    }

    /// Lists the opponents in the order of their seats; the one who has the most is the likeliest.
    fn victims(&self, candidates: &mut Candidates, most: impl Fn(Seat) -> u16) {
        let opponents = || self.seats().filter(|seat| *seat != self.active);
        candidates.extend(opponents());
        let above = |seat: Seat| opponents().filter(|other| most(*other) > most(seat)).count();
        candidates.rank_by_key(|seat: Seat| above(seat) as u8);
    }

    fn idle_kinds(&self, seat: Seat, candidates: &mut Candidates) {
        let idle = |kind: &Workshop| self.villages[seat].shops(*kind).on_side(false).next().is_some();
        candidates.extend(Workshop::ALL.iter().copied().filter(idle));
        candidates.push_none();
        // One is used in a turn, so a second active one of its kind would wait.
        candidates.rank_by_key(|kind: Workshop| self.villages[seat].shops(kind).active.count_ones() as u8);
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

    /// Returns a tile as it is offered: the engine picks among workshops of one kind, and a business has a number only
    /// where there are several of its kind.
    fn shown_tile(&self, seat: Seat, tile: Tile) -> AnyTile {
        match tile.kind {
            Building::Business(_) if self.villages[seat].count(tile.kind) > 1 => tile.into(),
            Building::Workshop(_) | Building::Business(_) => AnyTile { kind: tile.kind, number: 0 },
        }
    }

    fn shown_business(&self, seat: Seat, tile: AnyBusiness) -> AnyBusiness {
        let several = self.villages[seat].count(Building::Business(tile.kind)) > 1;
        AnyBusiness { number: if several { tile.number } else { 0 }, ..tile }
    }

    /// Returns the coins that a gnome would earn where it is; a workshop earns none.
    fn brings(&self, seat: Seat, gnome: GnomeNumber) -> u8 {
        match self.place(seat, gnome) {
            Some(Place::At(Tile { kind: Building::Business(kind), number })) => {
                self.earn_of(seat, AnyBusiness { kind, number })
            }
            // On a workshop, or not at work.
            _ => 0,
        }
    }

    /// Returns the coins printed on a business of a village.
    fn earn_of(&self, seat: Seat, tile: AnyBusiness) -> u8 {
        self.villages[seat].business(tile.kind, tile.number.max(1)).map_or(0, |tile| tile.earn)
    }

    /// Ranks an inactive workshop as a destination: a gnome is what everybody is after, then a house for it.
    fn need(&self, kind: Workshop) -> u8 {
        let own = self.own();
        match kind {
            Workshop::School if (own.gnomes.len() as u8) < self.max_gnomes() => 0,
            Workshop::Painter | Workshop::Carpenter if own.houses < MAX_HOUSES => 1,
            Workshop::School | Workshop::Painter | Workshop::Carpenter | Workshop::Gardener => 2,
        }
    }

    /// Lists the destinations of a gnome; likeliest are inactive workshops, then businesses that can act, and last its
    /// present place.
    fn destinations(&self, gnome: GnomeNumber, candidates: &mut Candidates) {
        candidates.extend(self.own().each_tile().map(|tile| self.shown_tile(self.active, tile)));
        let here = self.place(self.active, gnome);
        candidates.rank_by_key(|AnyTile { kind, number }| {
            let number = number.max(1);
            match kind {
                Building::Workshop(kind) if self.own().shops(kind).on_side(false).next().is_some() => self.need(kind),
                _ if here == Some(Place::At(Tile { kind, number })) => 6,
                Building::Business(kind)
                    if kind.has_action() && self.check_unused(self.active, kind, number).is_ok() =>
                {
                    3
                }
                Building::Business(_) => 4,
                Building::Workshop(_) => 5,
            }
        });
    }
}

impl Village {
    /// Lists the businesses by kind and number.
    fn each_business(&self) -> impl Iterator<Item = AnyBusiness> + use<'_> {
        Business::ALL.iter().flat_map(|kind| {
            (1..=self.count(Building::Business(*kind))).map(|number| AnyBusiness { kind: *kind, number })
        })
    }

    /// Lists the tiles that gnomes can stand on by kind and number.
    fn each_tile(&self) -> impl Iterator<Item = Tile> + use<'_> {
        Building::ALL.iter().flat_map(|kind| (1..=self.count(*kind)).map(|number| Tile { kind: *kind, number }))
    }
}
