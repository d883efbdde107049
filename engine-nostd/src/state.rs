//! A state of any game.

use crate::ask::{self, Ask, Choice, Choices, Draft, Preview};
use crate::field::{self, Entered, FieldId, FieldSpec, Fields, Fix, Fixables, VALUE_BYTES, Value};
use crate::game::{Playable, Vocabulary};
use crate::games::each_game;
use crate::interview::{Dials, Interview};
use crate::light::{LIGHT, Lightened};
use crate::printed::Printed;
use crate::rules::{Lawful, Rules};
use crate::setup::{Mode, Names, Setup, SetupError};
use crate::standings::{Counters, Score, Scored, Standings};
use crate::start::Start;
use crate::tracked::Tracked;
use crate::verb::{MoveKinds, Moves, Raw, Verb};
use crate::{Game, Listed, RuleError, Seat, Seats, Topic};

/// A state of a game in one of its modes.
#[allow(clippy::large_enum_variant, reason = "there is no heap to put the larger one on")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Depth<F, L, P> {
    /// Everything is tracked.
    Full(F),
    /// The numbers that count are tracked.
    Light(L),
    /// The game is only scored.
    Pad(P),
}

macro_rules! define_state {
    ($($(#[$doc:meta])* $number:literal $word:literal => $game:ident in $module:ident,)*) => {
        /// A state of one of the games; always legal.
        #[allow(clippy::large_enum_variant, reason = "there is no heap to put the larger games on")]
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum State {
            $(
                $(#[$doc])*
                $game(
                    Depth<crate::games::$module::Full, crate::games::$module::Light, crate::games::$module::Pad>,
                ),
            )*
        }

        impl State {
            fn start(setup: &Setup) -> Result<Self, SetupError> {
                Ok(match (setup.game, setup.mode) {
                    $(
                        (Game::$game, Mode::Track) => Self::$game(Depth::Full(Start::start(setup)?)),
                        (Game::$game, Mode::Light) => Self::$game(Depth::Light(Start::start(setup)?)),
                        (Game::$game, Mode::ScorePad) => Self::$game(Depth::Pad(Start::start(setup)?)),
                    )*
                })
            }

            /// Returns the description of the game as it is tracked now.
            #[must_use]
            pub fn vocabulary(&self) -> &'static Vocabulary {
                match self {
                    $(
                        Self::$game(Depth::Full(_)) => const {
                            &Vocabulary::of_full::<crate::games::$module::Full>()
                        },
                        Self::$game(Depth::Light(_)) => Game::$game.vocabulary(Mode::Light),
                        Self::$game(Depth::Pad(_)) => Game::$game.vocabulary(Mode::ScorePad),
                    )*
                }
            }

            /// Returns whether everything is tracked, so that the game can be made light.
            #[must_use]
            pub fn can_lighten(&self) -> bool {
                matches!(self, $( Self::$game(Depth::Full(_)) )|*)
            }

            /// Returns whether only the numbers that count are tracked.
            #[must_use]
            pub fn is_light(&self) -> bool {
                matches!(self, $( Self::$game(Depth::Light(_)) )|*)
            }

            /// Returns what a fully tracked game becomes when only the numbers that count are tracked from now on.
            fn lightened(&self) -> Option<Self> {
                match self {
                    $(
                        Self::$game(Depth::Full(full)) => Some(Self::$game(Depth::Light(Lightened::of(full)))),
                        Self::$game(Depth::Light(_) | Depth::Pad(_)) => None,
                    )*
                }
            }
        }
    };
}

each_game!(define_state);

/// Runs the same code for whichever game it is.
macro_rules! each {
    ($state:expr, |$rules:ident| $body:expr) => {
        each_game!(match_game[$state][$rules][$body])
    };
}

macro_rules! match_game {
    (
        [$state:expr] [$rules:ident] [$body:expr]
        $($(#[$doc:meta])* $number:literal $word:literal => $game:ident in $module:ident,)*
    ) => {
        match $state {
            $(
                State::$game(Depth::Full($rules)) => $body,
                State::$game(Depth::Light($rules)) => $body,
                State::$game(Depth::Pad($rules)) => $body,
            )*
        }
    };
}

impl State {
    /// Sets a game up. This is the only way to get a state, and the only validation.
    ///
    /// # Errors
    /// Returns what makes the set-up impossible.
    pub fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        Self::start(setup)
    }

    /// Returns the number of players.
    #[must_use]
    pub fn players(&self) -> usize {
        each!(self, |game| game.players())
    }

    /// Returns the present phase as a place in the game's list of phases.
    #[must_use]
    pub fn phase(&self) -> usize {
        each!(self, |game| game.phase().index())
    }

    /// Returns the present phase.
    #[must_use]
    pub fn phase_topic(&self) -> Topic {
        each!(self, |game| game.phase().into())
    }

    /// Returns the present phase as a word of the record.
    #[must_use]
    pub fn phase_word(&self) -> &'static str {
        each!(self, |game| game.phase().word())
    }

    /// Returns the seat that acts, if there is exactly one.
    #[must_use]
    pub fn turn(&self) -> Option<Seat> {
        each!(self, |game| game.turn())
    }

    /// Returns the seats that may act now; several if they act at the same time.
    #[must_use]
    pub fn actors(&self) -> Seats {
        each!(self, |game| game.actors())
    }

    /// Returns the seat whose moves are offered first: the one whose turn it is, or the likeliest of several.
    #[must_use]
    pub fn focus(&self) -> Option<Seat> {
        each!(self, |game| game.focus())
    }

    /// Returns the seat of a move that was entered without one, if only one seat can make it.
    #[must_use]
    pub fn only_seat(&self, verb: u8) -> Option<Seat> {
        each!(self, |game| MoveKinds::from_number(verb).and_then(|kind| game.only_seat(kind)))
    }

    /// Returns the round, counted from 1.
    #[must_use]
    pub fn round(&self) -> u16 {
        each!(self, |game| game.round())
    }

    /// Returns the reason why the game is over, in a word of the record.
    #[must_use]
    pub fn over(&self) -> Option<&'static str> {
        each!(self, |game| game.over().map(Listed::word))
    }

    /// Finds a kind of move by its word.
    #[must_use]
    pub fn verb(&self, word: &str) -> Option<&'static Verb> {
        self.vocabulary().verbs().find(|verb| verb.word == word)
    }

    /// Passes what is known of cards and boards to `tell`, as moves that [`Vocabulary::tells`] or
    /// [`Vocabulary::shows`] recognizes.
    pub fn printed(&self, tell: &mut dyn FnMut(Raw)) {
        each!(self, |game| game.printed(&mut |made| tell(made.to_raw())));
    }

    /// Returns the draft that asks for the numbers of something printed that was told before.
    #[must_use]
    pub fn draft_to_tell(&self, told: &Raw) -> Option<Draft> {
        fn of<R: Printed>(_: &R, told: &Raw) -> Option<Draft> {
            let kind = R::Move::from_raw(told)?.kind();
            let params = R::tells(kind)?;
            Some(Draft::new(None, kind).given(&told.args[..kind.verb().width_of(params)], params))
        }
        each!(self, |game| of(game, told))
    }

    /// Returns the move that shows the answer to the next question of a draft, whatever its number.
    #[must_use]
    pub fn shown_by(&self, draft: &Draft) -> Option<Raw> {
        fn of<R: Printed>(_: &R, draft: &Draft) -> Option<Raw> {
            R::shown_by(R::Move::question(&draft.raw, usize::from(draft.at))?).map(|made| made.to_raw())
        }
        each!(self, |game| of(game, draft))
    }

    /// Returns whether a slot of a move means something, given the values in the slots before it.
    #[must_use]
    pub fn applies(&self, raw: &Raw, slot: usize) -> bool {
        fn of<R: Interview>(_: &R, raw: &Raw, slot: usize) -> bool {
            // If an answer before it is invalid, the rules refuse the move for that reason.
            R::Move::question(raw, slot).is_none_or(R::applies)
        }
        each!(self, |game| of(game, raw, slot))
    }

    /// Checks whether a line `SEAT set FIELD VALUE` may be entered now.
    ///
    /// # Errors
    /// Returns the reason why not.
    pub fn check_set(&self) -> Result<(), RuleError> {
        each!(self, |game| game.check_set())
    }

    /// Checks what comes before the parameters of a move: game over, seat, phase.
    ///
    /// # Errors
    /// Returns the first of them that fails.
    pub fn check_time(&self, by: Option<Seat>, verb: u8) -> Result<(), RuleError> {
        if verb == LIGHT.id && self.can_lighten() {
            return match by {
                _ if self.over().is_some() => Err(RuleError::GameOver),
                Some(_) => Err(RuleError::NotYourTurn),
                None => Ok(()),
            };
        }
        each!(self, |game| game.check_time(by, game.known(verb)?))
    }

    /// Plays a move.
    ///
    /// # Errors
    /// Returns the rule that refuses; nothing is changed then.
    pub fn play(&mut self, by: Option<Seat>, raw: &Raw) -> Result<(), RuleError> {
        if by.is_some_and(|seat| seat.index() >= self.players()) {
            return Err(RuleError::BadNumber);
        }
        if raw.verb == LIGHT.id
            && let Some(light) = self.lightened()
        {
            self.check_time(by, raw.verb)?;
            if *raw != LIGHT.blank() {
                return Err(RuleError::BadNumber);
            }
            *self = light;
            return Ok(());
        }
        each!(self, |game| game.play(by, raw))
    }

    /// Corrects a value.
    ///
    /// # Errors
    /// Returns why the value is impossible; nothing is changed then.
    pub fn fix(&mut self, fix: &Fix) -> Result<(), RuleError> {
        self.check_fix(fix)?;
        each!(self, |game| {
            if let Some(correction) = Entered::read(fix) {
                game.apply_fix(correction);
            }
        });
        Ok(())
    }

    /// Checks a correction without making it.
    ///
    /// # Errors
    /// Returns why the value is impossible.
    pub fn check_fix(&self, fix: &Fix) -> Result<(), RuleError> {
        self.check_field(fix)?;
        each!(self, |game| game.check_fix(&Entered::read(fix).ok_or(RuleError::BadNumber)?))
    }

    /// Checks that a correction is about a field that can be corrected now, and that its bytes are a value of it.
    fn check_field(&self, fix: &Fix) -> Result<(), RuleError> {
        let field = self.vocabulary().field(fix.id.field).ok_or(RuleError::BadNumber)?;
        if fix.seat.is_some_and(|seat| seat.index() >= self.players()) || field.seat != fix.seat.is_some() {
            return Err(RuleError::BadNumber);
        }
        self.check_fix_of(field)?;
        if !field.has_index(fix.id.index) || !field.shape.holds(&fix.value, self.players()) {
            return Err(RuleError::BadNumber);
        }
        Ok(())
    }

    /// Checks whether anything can be corrected now.
    ///
    /// # Errors
    /// Returns the reason why not.
    pub fn check_fix_time(&self) -> Result<(), RuleError> {
        each!(self, |game| game.check_fix_time())
    }

    /// Checks whether a field can be corrected now, to any value.
    ///
    /// # Errors
    /// Returns the reason why not.
    pub fn check_fix_of(&self, field: &FieldSpec) -> Result<(), RuleError> {
        self.check_fix_time()?;
        each!(self, |game| game.check_fix_of(Fixables::from_number(field.number).ok_or(RuleError::CannotFix)?))
    }

    /// Lays out a position in the middle of a game, in place of a game that was just set up.
    ///
    /// # Errors
    /// Returns why the position is impossible; the state must not be used then.
    pub(crate) fn lay_out(&mut self, position: &[Fix]) -> Result<(), RuleError> {
        fn of<R: Playable>(game: &mut R, position: &[Fix]) -> Result<(), RuleError> {
            if position.iter().any(|fix| R::Laid::read(fix).is_none()) {
                return Err(RuleError::BadNumber);
            }
            game.lay_out(position.iter().filter_map(R::Laid::read))
        }
        let (words, players) = (self.vocabulary(), self.players());
        for fix in position {
            if !words.position(players).any(|(seat, id)| (seat, id) == (fix.seat, fix.id)) {
                return Err(RuleError::CannotFix);
            }
            let field = words.field(fix.id.field).ok_or(RuleError::CannotFix)?;
            if !field.shape.holds(&fix.value, players) {
                return Err(RuleError::BadNumber);
            }
        }
        each!(self, |game| of(game, position))
    }

    /// Returns the correction that would leave a field unchanged: its value in the bytes of its shape.
    #[must_use]
    pub fn standing_fix(&self, seat: Option<Seat>, id: FieldId, names: &Names) -> Option<Fix> {
        let field = self.vocabulary().field(id.field)?;
        let mut text = heapless::String::<VALUE_BYTES>::new();
        self.field(seat, id)?.write(names, &mut text).ok()?;
        Some(Fix { seat, id, value: field.read_value(&text, names).ok()? })
    }

    /// Lists the moves that can be begun while a seat is in focus and that can be completed to a legal one, likeliest
    /// first.
    pub fn offers(&self, focus: Option<Seat>, offers: &mut Choices) {
        offers.clear();
        each!(self, |game| ask::offers(game, focus, offers));
    }

    /// Passes the moves that could be begun while a seat is in focus to `list`, in their order, each with the rule that
    /// refuses it now.
    pub fn wishes(&self, focus: Option<Seat>, list: &mut dyn FnMut(Choice, Option<RuleError>)) {
        each!(self, |game| ask::wishes(game, focus, list));
    }

    /// Lists the moves that hardly any game needs and that can be completed to a legal one.
    pub fn rare(&self, offers: &mut Choices) {
        offers.clear();
        each!(self, |game| ask::rare(game, offers));
    }

    /// Returns the move that NEXT begins, where it cannot be made without an answer.
    #[must_use]
    pub fn next_question(&self) -> Option<Draft> {
        each!(self, |game| game.next_question())
    }

    /// Returns whether only going on is left, or what can as well be done at any other time.
    #[must_use]
    pub fn is_through(&self) -> bool {
        each!(self, |game| game.is_through())
    }

    /// Returns the next question of a draft; slots with only one legal answer are filled in.
    pub fn ask(&self, draft: &mut Draft, choices: &mut Choices) -> Ask {
        each!(self, |game| ask::ask(game, draft, choices))
    }

    /// Returns the draft with the answer that had to wait until something printed was told; nothing if that is not legal.
    #[must_use]
    pub fn resume(&self, draft: &Draft, told: &Raw) -> Option<Draft> {
        each!(self, |game| ask::resume(game, draft, told))
    }

    /// Returns what the draft, completed in the likeliest way, changes in the counters of the seat that makes the move.
    #[must_use]
    pub fn preview(&self, draft: &Draft) -> Option<Preview> {
        each!(self, |game| ask::preview(game, draft))
    }

    /// Lists the numbers of a seat that can be changed step by step now.
    #[must_use]
    pub fn dials(&self, seat: Seat) -> Dials {
        let mut dials = Dials::new();
        if seat.index() < self.players() && self.over().is_none() {
            each!(self, |game| game.dials(seat, &mut dials));
        }
        dials
    }

    /// Returns the move that the rules leave no choice about now, and whose move it is.
    #[must_use]
    pub fn automatic(&self) -> Option<(Option<Seat>, Raw)> {
        each!(self, |game| game.automatic().map(|(by, made)| (by, made.to_raw())))
    }

    /// Returns whether a move is the one that the rules leave no choice about now.
    pub(crate) fn is_automatic(&self, by: Option<Seat>, raw: &Raw) -> bool {
        each!(self, |game| is_automatic(game, by, raw))
    }

    /// Returns the move that a move which was just made leads to, begun.
    #[must_use]
    pub fn follow_up(&self, made: &Raw) -> Option<Draft> {
        each!(self, |game| Moves::from_raw(made).and_then(|made| game.follow_up(&made)))
    }

    /// Returns the seat that NEXT leads to, where several act at the same time.
    #[must_use]
    pub fn next_focus(&self, focus: Option<Seat>) -> Option<Seat> {
        each!(self, |game| game.next_focus(focus))
    }

    /// Returns the move that NEXT makes while a seat is in focus, and whose move it is.
    #[must_use]
    pub fn next_move(&self, focus: Option<Seat>) -> Option<(Option<Seat>, Raw)> {
        each!(self, |game| game.next_move(focus).map(|(by, made)| (by, made.to_raw())))
    }

    /// Returns the next field that has to be entered, on a score pad.
    #[must_use]
    pub fn next_field(&self) -> Option<(Option<Seat>, FieldId)> {
        each!(self, |game| game.next_field().map(Fields::id))
    }

    /// Returns the likeliest number for [`State::next_field`], if it is not the present one.
    #[must_use]
    pub fn likeliest_entry(&self) -> Option<u16> {
        each!(self, |game| game.likeliest_entry())
    }

    /// Returns the value of a field; `None` if there is no such field now.
    #[must_use]
    pub fn field(&self, seat: Option<Seat>, id: FieldId) -> Option<Value> {
        if seat.is_some_and(|seat| seat.index() >= self.players()) {
            return None;
        }
        each!(self, |game| game.value(Fields::from_id(seat, id)?))
    }

    /// Returns the value of a field by its name in a record.
    #[must_use]
    pub fn named_field(&self, seat: Option<Seat>, name: &str) -> Option<Value> {
        let id = field::find(self.vocabulary().fields, seat.is_some(), name)?;
        self.field(seat, id)
    }

    /// Returns the lines that a seat's points come from.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        each!(self, |game| game.score(seat))
    }

    /// Returns a seat's points.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u16 {
        each!(self, |game| game.points(seat))
    }

    /// Ranks the players as the board stands now.
    #[must_use]
    pub fn standings(&self) -> Standings {
        each!(self, |game| game.standings())
    }

    /// Returns the seats that have won; none while a tracked game goes on.
    #[must_use]
    pub fn winners(&self) -> Seats {
        each!(self, |game| game.winners())
    }

    /// Returns the counts of a seat that matter at the table.
    #[must_use]
    pub fn counters(&self, seat: Seat) -> Counters {
        each!(self, |game| game.counters(seat))
    }

    /// Checks what must hold at every moment.
    ///
    /// # Errors
    /// Returns what does not hold.
    pub fn invariants(&self) -> Result<(), &'static str> {
        each!(self, |game| game.invariants())
    }
}

fn is_automatic<G: Interview>(game: &G, by: Option<Seat>, raw: &Raw) -> bool {
    G::AUTOMATIC.iter().any(|kind| kind.verb().id == raw.verb)
        && game.automatic().is_some_and(|(whose, made)| whose == by && made.to_raw() == *raw)
}
