//! A state of any game.

use core::fmt::Write;

use crate::ask::{self, Ask, Choice, Choices, Counters, Draft, Preview};
use crate::field::{self, Field, FieldId, Fix, VALUE_BYTES, Value};
use crate::game::Vocabulary;
use crate::games::{gardlings, gnome_elf_troll, gnome_village, mighty_gnomes};
use crate::rules::Rules;
use crate::setup::{Mode, Names, Setup, SetupError};
use crate::standings::{Lines, Standings};
use crate::verb::{Raw, Slot, Verb};
use crate::{Game, RuleError, Seat, Seats};

/// Is a state of one of the games; always legal.
#[allow(clippy::large_enum_variant, reason = "there is no heap to put the larger games on")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// Gnome Village, tracked.
    GnomeVillage(gnome_village::GnomeVillage),
    /// Gnome Village, only scored.
    GnomeVillagePad(gnome_village::ScorePad),
    /// Gnome Elf Troll, tracked.
    GnomeElfTroll(gnome_elf_troll::GnomeElfTroll),
    /// Gnome Elf Troll, only scored.
    GnomeElfTrollPad(gnome_elf_troll::ScorePad),
    /// Gardlings, tracked.
    Gardlings(gardlings::Gardlings),
    /// Gardlings, only scored.
    GardlingsPad(gardlings::ScorePad),
    /// Mighty Gnomes, tracked.
    MightyGnomes(mighty_gnomes::MightyGnomes),
    /// Mighty Gnomes, only scored.
    MightyGnomesPad(mighty_gnomes::ScorePad),
}

/// Runs the same code for whichever game it is.
macro_rules! each {
    ($state:expr, $game:ident => $body:expr) => {
        match $state {
            State::GnomeVillage($game) => $body,
            State::GnomeVillagePad($game) => $body,
            State::GnomeElfTroll($game) => $body,
            State::GnomeElfTrollPad($game) => $body,
            State::Gardlings($game) => $body,
            State::GardlingsPad($game) => $body,
            State::MightyGnomes($game) => $body,
            State::MightyGnomesPad($game) => $body,
        }
    };
}

impl State {
    /// Sets a game up. This is the only way to a state, and the only validation.
    ///
    /// # Errors
    /// Says what is impossible in the set-up.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(match (setup.game, setup.mode) {
            (Game::GnomeVillage, Mode::Track) => Self::GnomeVillage(Rules::start(setup)?),
            (Game::GnomeVillage, Mode::ScorePad) => Self::GnomeVillagePad(Rules::start(setup)?),
            (Game::GnomeElfTroll, Mode::Track) => Self::GnomeElfTroll(Rules::start(setup)?),
            (Game::GnomeElfTroll, Mode::ScorePad) => Self::GnomeElfTrollPad(Rules::start(setup)?),
            (Game::Gardlings, Mode::Track) => Self::Gardlings(Rules::start(setup)?),
            (Game::Gardlings, Mode::ScorePad) => Self::GardlingsPad(Rules::start(setup)?),
            (Game::MightyGnomes, Mode::Track) => Self::MightyGnomes(Rules::start(setup)?),
            (Game::MightyGnomes, Mode::ScorePad) => Self::MightyGnomesPad(Rules::start(setup)?),
        })
    }

    /// Describes the game.
    #[must_use]
    pub fn vocabulary(&self) -> Vocabulary {
        fn of<R: Rules>(_: &R) -> Vocabulary {
            Vocabulary::of::<R>()
        }
        each!(self, game => of(game))
    }

    /// Counts the players.
    #[must_use]
    pub fn players(&self) -> usize {
        each!(self, game => game.players())
    }

    /// Gives the present phase as a place in the game's list of phases.
    #[must_use]
    pub fn phase(&self) -> usize {
        each!(self, game => game.phase())
    }

    /// Gives the present phase as a word of the record.
    #[must_use]
    pub fn phase_word(&self) -> &'static str {
        self.vocabulary().phases.get(self.phase()).copied().unwrap_or("over")
    }

    /// Gives the seat that acts, if there is just one.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        each!(self, game => game.turn())
    }

    /// Lists the seats that may act now; several where they act at the same time.
    #[must_use]
    pub fn actors(&self) -> Seats {
        each!(self, game => game.actors())
    }

    /// Gives the seat whose moves are offered first: the one whose turn it is, or among several the likeliest.
    #[must_use]
    pub fn focus(&self) -> Option<Seat> {
        each!(self, game => game.focus())
    }

    /// Gives the seat of a move that was entered without one, where only one seat can make it.
    #[must_use]
    pub fn only_seat(&self, verb: u8) -> Option<Seat> {
        each!(self, game => game.only_seat(verb))
    }

    /// Gives the round, counted from 1.
    #[must_use]
    pub fn round(&self) -> u16 {
        each!(self, game => game.round())
    }

    /// Gives the reason why the game is over, in a word of the record.
    #[must_use]
    pub fn over(&self) -> Option<&'static str> {
        each!(self, game => game.over())
    }

    /// Finds a kind of move by its word, in the form that the game as it was set up has.
    #[must_use]
    pub fn verb(&self, word: &str) -> Option<&'static Verb> {
        let verbs = self.vocabulary().verbs;
        let known = |verb: &&Verb| each!(self, game => game.knows(verb));
        let named = || verbs.iter().filter(|verb| verb.word == word);
        // A verb of the other way of tracking is still a verb: the game refuses it in its own words.
        named().find(known).or_else(|| named().next())
    }

    /// Tells what is printed on cards and boards, as far as it is known here, as moves that [`Vocabulary::tells`] knows.
    pub fn printed(&self, tell: &mut dyn FnMut(Raw)) {
        each!(self, game => game.printed(tell));
    }

    /// Says whether a slot of a move means something, given what stands in the slots before it.
    #[must_use]
    pub fn applies(&self, raw: &Raw, slot: &Slot) -> bool {
        fn of<R: Rules>(_: &R, raw: &Raw, slot: &Slot) -> bool {
            R::applies(raw, slot)
        }
        each!(self, game => of(game, raw, slot))
    }

    /// Checks whether a line `SEAT set FIELD VALUE` may be entered now.
    ///
    /// # Errors
    /// Says why not.
    pub fn check_set(&self) -> Result<(), RuleError> {
        each!(self, game => game.check_set())
    }

    /// Checks what comes before the parameters of a move: game over, seat, phase.
    ///
    /// # Errors
    /// Says which of them refuses.
    pub fn check_time(&self, by: Option<Seat>, verb: u8) -> Result<(), RuleError> {
        each!(self, game => game.check_time(by, verb))
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Says which rule refuses; nothing was changed then.
    pub fn play(&mut self, by: Option<Seat>, raw: &Raw) -> Result<(), RuleError> {
        each!(self, game => game.play(by, raw))
    }

    /// Corrects a value.
    ///
    /// # Errors
    /// Says why the value cannot be; nothing was changed then.
    pub fn fix(&mut self, fix: &Fix) -> Result<(), RuleError> {
        self.check_fix(fix)?;
        each!(self, game => game.apply_fix(fix));
        Ok(())
    }

    /// Checks a correction without making it.
    ///
    /// # Errors
    /// Says why the value cannot be.
    pub fn check_fix(&self, fix: &Fix) -> Result<(), RuleError> {
        let fields = self.vocabulary().fields;
        let field = fields.get(usize::from(fix.id.field)).ok_or(RuleError::BadNumber)?;
        if fix.seat.is_some_and(|seat| seat.index() >= self.players()) || field.seat != fix.seat.is_some() {
            return Err(RuleError::BadNumber);
        }
        self.check_fix_of(field)?;
        if !field.has_index(fix.id.index) || !field.shape.holds(&fix.value, self.players()) {
            return Err(RuleError::BadNumber);
        }
        each!(self, game => game.check_fix(fix))
    }

    /// Checks whether anything can be corrected now.
    ///
    /// # Errors
    /// Says why not.
    pub fn check_fix_time(&self) -> Result<(), RuleError> {
        each!(self, game => game.check_fix_time())
    }

    /// Checks whether a field can be corrected now, whatever to.
    ///
    /// # Errors
    /// Says why not.
    pub fn check_fix_of(&self, field: &Field) -> Result<(), RuleError> {
        self.check_fix_time()?;
        if !field.fix {
            return Err(RuleError::CannotFix);
        }
        each!(self, game => game.check_fix_of(field))
    }

    /// Lays out a position in the middle of a game, in the place of a game that was just set up.
    ///
    /// # Errors
    /// Says why there is no such position; the state is of no use then.
    pub(crate) fn lay_out(&mut self, position: &[Fix]) -> Result<(), RuleError> {
        let (words, players) = (self.vocabulary(), self.players());
        for fix in position {
            if !words.position(players).any(|(seat, id)| (seat, id) == (fix.seat, fix.id)) {
                return Err(RuleError::CannotFix);
            }
            if !words.fields[usize::from(fix.id.field)].shape.holds(&fix.value, players) {
                return Err(RuleError::BadNumber);
            }
        }
        each!(self, game => game.lay_out(position))
    }

    /// Gives the value of a field in the bytes of its shape, as a position has it.
    pub(crate) fn position_value(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Fix> {
        let field = self.vocabulary().fields.get(usize::from(id.field))?;
        let mut text = heapless::String::<VALUE_BYTES>::new();
        write!(text, "{}", self.field(seat, id, names)?).ok()?;
        Some(Fix { seat, id, value: field.read_value(&text, names).ok()? })
    }

    /// Lists the moves that can be begun while a seat is in focus and completed to a legal one, likeliest first.
    pub fn offers(&self, focus: Option<Seat>, offers: &mut Choices) {
        offers.clear();
        each!(self, game => {
            game.offers(focus, offers);
            offers.retain(|Choice { draft, .. }| {
                game.check_time(draft.by, draft.raw.verb).is_ok() && ask::complete(game, draft).is_ok()
            });
        });
    }

    /// Gives the next question of a draft; slots with only one legal answer are filled in.
    pub fn ask(&self, draft: &mut Draft, choices: &mut Choices) -> Ask {
        each!(self, game => ask::ask(game, draft, choices))
    }

    /// Gives what the draft, completed in the likeliest way, changes in the counters of the seat that makes the move.
    #[must_use]
    pub fn preview(&self, draft: &Draft) -> Option<Preview> {
        each!(self, game => ask::preview(game, draft))
    }

    /// Gives the move that NEXT makes while a seat is in focus, and whose move it is.
    #[must_use]
    pub fn next_move(&self, focus: Option<Seat>) -> Option<(Option<Seat>, Raw)> {
        each!(self, game => game.next_move(focus))
    }

    /// Gives the next field that has to be entered, on a score pad.
    #[must_use]
    pub fn next_field(&self) -> Option<(Option<Seat>, FieldId)> {
        each!(self, game => game.next_field())
    }

    /// Gives the likeliest number for [`State::next_field`], where it is not the one that stands.
    #[must_use]
    pub fn likeliest_entry(&self) -> Option<u16> {
        each!(self, game => game.likeliest_entry())
    }

    /// Gives the value of a field; `None` when there is no such field now.
    #[must_use]
    pub fn field(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Value> {
        let field = self.vocabulary().fields.get(usize::from(id.field))?;
        if field.seat != seat.is_some() || !field.has_index(id.index) {
            return None;
        }
        each!(self, game => game.value(seat, id, names))
    }

    /// Gives the value of a field by its name in a record.
    #[must_use]
    pub fn named_field(&self, seat: Option<Seat>, name: &str, names: &Names) -> Option<Value> {
        let id = field::find(self.vocabulary().fields, seat.is_some(), name)?;
        self.field(seat, id, names)
    }

    /// Gives the lines that a seat's points come from.
    #[must_use]
    pub fn lines(&self, seat: Seat) -> Lines {
        each!(self, game => game.lines(seat))
    }

    /// Gives a seat's points.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        each!(self, game => game.points(seat))
    }

    /// Ranks the players as the board stands now.
    #[must_use]
    pub fn standings(&self) -> Standings {
        each!(self, game => game.standings())
    }

    /// Lists the seats that have won; none while a tracked game goes on.
    #[must_use]
    pub fn winners(&self) -> Seats {
        each!(self, game => game.winners())
    }

    /// Gives the counts that matter at the table.
    #[must_use]
    pub fn counters(&self, seat: Seat) -> Counters {
        each!(self, game => game.counters(seat))
    }

    /// Checks what must hold at every moment.
    ///
    /// # Errors
    /// Names what does not hold.
    pub fn invariants(&self) -> Result<(), &'static str> {
        each!(self, game => game.invariants())
    }
}
