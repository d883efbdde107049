//! The score pad of Mighty Gnomes: no tracking, only the final counts.

use super::corrections::within;
use super::count::{self, Entered};
use super::fields::{Tally, fixed};
use super::kinds::{Animal, Gnome, Resource};
use super::player::{MOST_KEYS, MOST_VP, Player};
use super::supply::{CHESTS, COINS, STEPS, TOKENS};
use super::{GNOMES, MOST_PLAYERS, Refusal, kinds_of, scoring};
use crate::ask::{Answer, Candidates, Choices, Counters, Draft, Label};
use crate::field::{Field, FieldId, Fix, Index, Value};
use crate::rules::{Rules, hold};
use crate::setup::{Names, OptionSpec, Setup, SetupError};
use crate::shape::Shape;
use crate::standings::{Lines, RankKey};
use crate::verb::{Moves, Raw, Slot, Verb};
use crate::{BySeat, RuleError, Seat, moves};

moves! {
    /// Is a move of the score pad; everything else is a number that is set.
    pub enum PadMove {
        /// Ends the count.
        1 "finish" => Finish {},
    }
}

/// Is what one player entered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sheet {
    counts: Player,
    entered: Entered,
    /// The place in the adventure order, 1 is the furthest; 0: not entered.
    place: u8,
}

/// Is a score pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScorePad {
    players: u8,
    /// The kinds that take part, a bit for each.
    kinds: u8,
    finished: bool,
    sheets: BySeat<Sheet>,
}

const PHASES: &[&str] = &["count", "over"];

/// The fields, those that are entered first. Stable: new ones come behind.
const FIELDS: &[Field] = &[
    fixed("vp", MOST_VP),
    fixed("coins", COINS as u16),
    fixed("basic", 4 * TOKENS as u16),
    fixed("crystal", TOKENS as u16),
    fixed("keys", MOST_KEYS as u16),
    fixed("opened", CHESTS as u16),
    fixed("{}", CHESTS as u16).each(&[Index::Word(Animal::WORDS)]).called("animals-shown"),
    fixed("wild", CHESTS as u16),
    fixed("{}", 4).each(&[Index::Word(Gnome::WORDS)]).called("cards"),
    fixed("upgrades", 2 * STEPS as u16),
    Field::seat("bed", Shape::Number { min: 1, max: 4 }).fixable(),
    Field::seat("place", Shape::Number { min: 1, max: 4 }).fixable(),
    Field::seat("points", Shape::upto(9999)),
    Field::seat("rank", Shape::Number { min: 1, max: 4 }),
    Field::seat("items", Shape::upto(99)),
    Field::seat("crystals", Shape::upto(16)),
    Field::seat("gnomes", Shape::upto(999)),
    Field::seat("animals", Shape::upto(99)),
    Field::common("winner", Shape::Seats),
    Field::common("phase", Shape::Word(PHASES)),
    Field::common("turn", Shape::Seat),
    Field::common("round", Shape::Number { min: 5, max: 5 }),
    Field::common("over", Shape::Word(&["no", "five-rounds"])),
    Field::common("order", Shape::Shown("SEAT,..|none")),
];

/// Finds the field of a tally.
fn field_of(tally: Tally) -> Option<FieldId> {
    FIELDS.iter().enumerate().filter(|(_, field)| field.fix).find_map(|(place, field)| {
        let mut ids = field.indices().map(|index| FieldId { field: place as u8, index });
        ids.find(|id| Tally::of(field, *id) == Some(tally))
    })
}

/// Gives how many of something there are in all, where the box limits what players can count.
fn box_holds(tally: Tally, players: u8) -> Option<u8> {
    match tally {
        Tally::Coins => Some(COINS),
        Tally::Basic => Some(4 * TOKENS),
        Tally::Resource(_) => Some(TOKENS),
        Tally::Opened => Some(CHESTS),
        Tally::Cards(_) => Some(players),
        _ => None,
    }
}

impl ScorePad {
    fn takes_part(&self, gnome: Gnome) -> bool {
        self.kinds >> gnome as u8 & 1 == 1
    }

    fn tally(fix: &Fix) -> Option<Tally> {
        FIELDS.get(usize::from(fix.id.field)).and_then(|field| Tally::of(field, fix.id))
    }

    /// Gives a number; a bedroom tile that was not entered is the smallest.
    fn value(&self, seat: Seat, tally: Tally) -> u16 {
        let sheet = &self.sheets[seat];
        if tally == Tally::Place { u16::from(sheet.place) } else { sheet.counts.tally(tally) }
    }

    /// Says whether the places are a whole order.
    fn is_ordered(&self) -> bool {
        (1..=self.players).all(|place| self.seats().filter(|seat| self.sheets[*seat].place == place).count() == 1)
    }

    /// Says whether the places on the trail decide something: a Knight's points or a tie.
    fn needs_order(&self) -> bool {
        let knight = self.seats().any(|seat| self.sheets[seat].counts.owns(Gnome::Knight) > 0);
        knight
            || self
                .seats()
                .any(|seat| self.seats().any(|other| seat < other && self.points(seat) == self.points(other)))
    }

    fn is_furthest(&self, seat: Seat) -> bool {
        self.sheets[seat].place == 1
    }
}

impl Rules for ScorePad {
    type Move = PadMove;

    const PLAYERS: (usize, usize) = (2, MOST_PLAYERS);
    const BAD_PLAYERS: &'static str = "players-must-be-2-4";
    const OPTIONS: &'static [OptionSpec] = &[GNOMES];
    const PHASES: &'static [&'static str] = PHASES;
    const LISTS: &'static [(&'static str, &'static [&'static str])] = &[("G", Gnome::WORDS)];
    const FIELDS: &'static [Field] = FIELDS;
    const REFUSALS: &'static [&'static str] = Refusal::PAD_IDS;
    const LINES: &'static [&'static str] = scoring::LINES;
    const DECIDERS: &'static [&'static str] = scoring::DECIDERS;

    fn start(setup: &Setup) -> Result<Self, SetupError> {
        let mut pad = Self {
            players: setup.names.len() as u8,
            kinds: kinds_of(setup)?,
            finished: false,
            sheets: BySeat::default(),
        };
        // Somebody without a Magic card is not asked, so the smallest tile stands for all.
        pad.seats().for_each(|seat| pad.sheets[seat].counts.bed = 1);
        Ok(pad)
    }

    fn players(&self) -> usize {
        usize::from(self.players)
    }

    fn phase(&self) -> usize {
        usize::from(self.finished)
    }

    fn turn(&self) -> Option<Seat> {
        None
    }

    fn round(&self) -> u16 {
        5
    }

    fn over(&self) -> Option<&'static str> {
        self.finished.then_some("five-rounds")
    }

    fn knows(&self, _: &Verb) -> bool {
        true
    }

    fn check_time(&self, _: Option<Seat>, _: u8) -> Result<(), RuleError> {
        if self.finished { Err(RuleError::GameOver) } else { Ok(()) }
    }

    fn check(&self, _: Option<Seat>, _: &PadMove) -> Result<(), RuleError> {
        if self.needs_order() && !self.is_ordered() { Err(Refusal::EnterTrailOrder.into()) } else { Ok(()) }
    }

    fn apply(&mut self, _: Option<Seat>, _: &PadMove) {
        self.finished = true;
    }

    fn offers(&self, _: Option<Seat>, offers: &mut Choices) {
        if let Some(verb) = PadMove::VERBS.first() {
            // An empty list has room.
            let _ = offers.push(crate::ask::Choice { draft: Draft::new(None, verb), label: Label::word(verb.word) });
        }
    }

    fn candidates(&self, _: &Draft, _: &Slot, _: &mut Candidates) {}

    fn label(&self, _: &Draft, _: &Slot, _: Answer) -> Option<Label> {
        None
    }

    fn next_move(&self, _: Option<Seat>) -> Option<(Option<Seat>, Raw)> {
        (!self.finished).then(|| (None, PadMove::Finish {}.to_raw()))
    }

    fn next_field(&self) -> Option<(Option<Seat>, FieldId)> {
        if self.finished {
            return None;
        }
        let open = self.seats().find_map(|seat| {
            let sheet = &self.sheets[seat];
            let asked = |tally: &Tally| match tally {
                Tally::Cards(gnome) => self.takes_part(*gnome),
                _ => sheet.counts.matters(*tally),
            };
            let tally = count::order().find(|tally| asked(tally) && !sheet.entered.has(*tally))?;
            Some((Some(seat), field_of(tally)?))
        });
        open.or_else(|| {
            // A place that was given twice is asked again, where it decides something.
            let place = |seat: Seat| self.sheets[seat].place;
            let twice = |seat: &Seat| self.seats().any(|other| other < *seat && place(other) == place(*seat));
            let seat = self.seats().find(twice).filter(|_| self.needs_order())?;
            Some((Some(seat), field_of(Tally::Place)?))
        })
    }

    /// Offers the first place on the trail that nobody has.
    fn likeliest_entry(&self) -> Option<u16> {
        let (_, id) = self.next_field()?;
        if FIELDS.get(usize::from(id.field))?.pattern != "place" {
            return None;
        }
        let free = |place: &u8| self.seats().all(|seat| self.sheets[seat].place != *place);
        (1..=self.players).find(free).map(u16::from)
    }

    fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        let field = FIELDS.get(usize::from(id.field))?;
        let number = |number: u16| Some(Value::Number(number));
        let Some(seat) = seat else {
            let by_place = (1..=self.players).filter(|_| self.is_ordered());
            let seats = by_place.filter_map(|place| self.seats().find(|seat| self.sheets[*seat].place == place));
            return (field.pattern == "order").then(|| Value::list(seats, |seat, out| out.write_str(names.name(seat))));
        };
        let counts = &self.sheets[seat].counts;
        match field.pattern {
            "items" => number(counts.item_points()),
            "crystals" => number(counts.tally(Tally::Resource(Resource::Crystal))),
            "gnomes" => number(counts.gnome_points(self.is_furthest(seat))),
            "animals" => number(counts.animal_sets().points()),
            _ => match Tally::of(field, id)? {
                Tally::Cards(gnome) if !self.takes_part(gnome) => None,
                tally => number(self.value(seat, tally)),
            },
        }
    }

    fn check_fix(&self, fix: &Fix) -> Result<(), RuleError> {
        let (Some(seat), Some(tally)) = (fix.seat, Self::tally(fix)) else { return Err(RuleError::CannotFix) };
        let value = FIELDS[usize::from(fix.id.field)].shape.number(&fix.value);
        match tally {
            Tally::Cards(gnome) if !self.takes_part(gnome) => return Err(Refusal::GnomeNotInGame.into()),
            Tally::Place => return within(value <= u16::from(self.players)),
            _ => {}
        }
        let mut after = self.sheets[seat].counts;
        after.set_tally(tally, value);
        within(after.animals_shown() <= after.opened)?;
        let others = self.seats().filter(|other| *other != seat);
        let others: u16 = others.map(|other| self.sheets[other].counts.tally(tally)).sum();
        within(box_holds(tally, self.players).is_none_or(|most| others + value <= u16::from(most)))
    }

    fn apply_fix(&mut self, fix: &Fix) {
        let (Some(seat), Some(tally)) = (fix.seat, Self::tally(fix)) else { return };
        let value = FIELDS[usize::from(fix.id.field)].shape.number(&fix.value);
        let sheet = &mut self.sheets[seat];
        sheet.entered.mark(tally);
        match tally {
            Tally::Place => sheet.place = value as u8,
            _ => sheet.counts.set_tally(tally, value),
        }
    }

    fn lines(&self, seat: Seat) -> Lines {
        self.sheets[seat].counts.lines(self.is_furthest(seat))
    }

    fn rank_key(&self, seat: Seat) -> RankKey {
        // Without a whole order nobody is ahead.
        let lead = if self.is_ordered() { self.players - self.sheets[seat].place } else { 0 };
        [self.points(seat), u16::from(lead), 0, 0]
    }

    fn counters(&self, seat: Seat) -> Counters {
        [("points", self.points(seat))].into_iter().collect()
    }

    fn invariants(&self) -> Result<(), &'static str> {
        for tally in count::order() {
            let total: u16 = self.seats().map(|seat| self.value(seat, tally)).sum();
            hold(box_holds(tally, self.players).is_none_or(|most| total <= u16::from(most)), "what the box holds")?;
        }
        for seat in self.seats() {
            let sheet = &self.sheets[seat];
            hold(sheet.counts.animals_shown() <= sheet.counts.opened, "animals are in opened chests")?;
            hold((1..=4).contains(&sheet.counts.bed), "a tile is in the bedroom")?;
            hold(sheet.place <= self.players, "as many places as players")?;
        }
        Ok(())
    }
}
