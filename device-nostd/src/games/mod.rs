//! What the screens know about each game: its words, its icons, and when to remind of what.
//!
//! There are no rules here: everything is read from the engine's state. A game is a type `Screens` that implements
//! [`Face`], in its own folder; `each_face!` names it. Its words are in `words/<game>/`.
//!
//! A face that does not override the second half of the trait gets the shared screens: header with counters, phase
//! line, list of moves. One that draws its own calls the parts of [`Ui`] it wants to keep (`draw_header`, `draw_rows`,
//! ...) and [`Canvas`] for the rest. The canvas notices text that does not fit, so nothing else has to be checked.

pub(crate) mod facts;
pub(crate) mod gardlings;
pub(crate) mod gnome_elf_troll;
pub(crate) mod gnome_village;
pub(crate) mod light;
pub(crate) mod mighty_gnomes;

#[cfg(test)]
mod tests;

use engine_nostd::ask::{Choice, Draft, Label};
use engine_nostd::field::{FieldId, Fields};
use engine_nostd::interview::{ParamOf, QuestionOf};
use engine_nostd::rules::{MoveKindOf, Rules};
use engine_nostd::standings::Scored;
use engine_nostd::tracked::Tracked;
use engine_nostd::verb::{MoveKinds, Moves, Questions, Raw};
use engine_nostd::{Decision, Depth, Game, GameRefusal, Listed, Playable, ScoreLine, Seat, Seats, Setup, State, Topic};
use heapless::Vec;

pub(crate) use facts::Facts;

use crate::ui::{Banner, Canvas, Drawn, Foot, GiveUp, Icon, Line, Panel, Remark, Row, Spinner, Ui, line};
use crate::words::{Briefing, Info, Lang, Moments, Named, Refused, Text, chrome};

/// Lists the screens of every game, one line each; hands the list to the macro that builds something from all of them,
/// after whatever else that macro is given.
macro_rules! each_face {
    ([$($make:tt)*] $($with:tt)*) => {
        $($make)*! {
            $($with)*
            GnomeVillage => gnome_village,
            GnomeElfTroll => gnome_elf_troll,
            Gardlings => gardlings,
            MightyGnomes => mighty_gnomes,
        }
    };
}
pub(crate) use each_face;

/// Runs the same code for the face of whichever game it is.
macro_rules! face {
    ($game:expr, |$face:ident| $body:expr) => {
        $crate::games::each_face!([$crate::games::match_face][$game][$face][$body])
    };
}
pub(crate) use face;

macro_rules! match_face {
    ([$game:expr] [$face:ident] [$body:expr] $($name:ident => $module:ident,)*) => {
        match $game {
            $(
                engine_nostd::Game::$name => {
                    type $face = $crate::games::$module::Screens;
                    $body
                }
            )*
        }
    };
}
pub(crate) use match_face;

macro_rules! name_topics {
    ($($name:ident => $module:ident,)*) => {
        impl Named for Topic {
            fn label(self) -> Text {
                match self {
                    Self::Any(topic) => topic.label(),
                    $( Self::$name(topic) => topic.label(), )*
                }
            }

            fn title(self) -> Text {
                match self {
                    Self::Any(topic) => topic.title(),
                    $( Self::$name(topic) => topic.title(), )*
                }
            }

            fn info(self) -> Option<Info> {
                match self {
                    Self::Any(topic) => topic.info(),
                    $( Self::$name(topic) => topic.info(), )*
                }
            }
        }

        /// Returns the words of a game's own refusal.
        pub(crate) fn refusal(refusal: GameRefusal) -> Text {
            match refusal {
                $( GameRefusal::$name(refusal) => crate::words::$module::refusal(refusal), )*
            }
        }

        /// Returns the icon of a counter; points have the icon of the game on the table.
        pub(crate) fn icon(game: Game, counter: Topic) -> Option<Icon> {
            match counter {
                Topic::Any(_) => face!(game, |F| F::POINTS),
                $( Topic::$name(topic) => <$module::Screens as Face>::icon(topic), )*
            }
        }

        $(
            impl Of for $module::Screens {
                type Full = engine_nostd::games::$module::Full;
                type Pad = engine_nostd::games::$module::Pad;
                type Topic = engine_nostd::games::$module::Topic;

                fn full(state: &State) -> Option<&Self::Full> {
                    match state {
                        State::$name(Depth::Full(game)) => Some(game),
                        // Another game, or its score pad.
                        _ => None,
                    }
                }

                fn pad(state: &State) -> Option<&Self::Pad> {
                    match state {
                        State::$name(Depth::Pad(pad)) => Some(pad),
                        // Another game, or a tracked one.
                        _ => None,
                    }
                }

                fn topic(topic: Topic) -> Option<Self::Topic> {
                    match topic {
                        Topic::$name(topic) => Some(topic),
                        // Topics that every game has.
                        _ => None,
                    }
                }
            }
        )*
    };
}

each_face!([name_topics]);

/// The game of the engine that a face belongs to; implemented for each game by the list of faces.
pub(crate) trait Of {
    /// The tracked game.
    type Full: Playable;
    /// The score pad.
    type Pad: Playable;
    /// What can be named in the game.
    type Topic: Named;

    /// Returns the tracked game, if it is this one.
    fn full(state: &State) -> Option<&Self::Full>;

    /// Returns the score pad, if it belongs to this game.
    fn pad(state: &State) -> Option<&Self::Pad>;

    /// Returns the topic, if it is one of this game.
    fn topic(topic: Topic) -> Option<Self::Topic>;
}

/// A move of a face's game.
pub(crate) type MoveOf<F> = <<F as Of>::Full as Rules>::Move;
/// A phase of a face's game.
pub(crate) type PhaseOf<F> = <<F as Of>::Full as Rules>::Phase;
/// A field of the score pad of a face's game.
pub(crate) type PadFieldOf<F> = <<F as Of>::Pad as Tracked>::Field;

/// What a game adds to the screens.
pub(crate) trait Face: Of + 'static {
    // ---- What each game answers. ----

    /// The moments at which the players are reminded of something.
    type Moment: Moments;

    /// The name of the game, at most [`COMMAND_COLUMNS`](crate::words::COMMAND_COLUMNS) wide.
    const NAME: Text;
    /// Why this number of players is not possible.
    const PLAYERS: Text;
    /// The reminders of the score pad.
    const PAD_REMINDERS: &'static [Self::Moment];
    /// Returns the question for a parameter of a move.
    fn question(param: ParamOf<Self::Full>) -> Text;

    /// Returns the question for a number of the score pad; `None` for a number that follows from the others.
    fn pad_question(field: PadFieldOf<Self>) -> Option<Text>;

    /// Returns the icon of a counter.
    fn icon(topic: Self::Topic) -> Option<Icon>;

    /// Returns the reminders of a phase.
    fn reminders(phase: PhaseOf<Self>) -> &'static [Self::Moment];

    /// Returns what the players set up by hand: for this number of players and these variants.
    fn briefing(setup: &Setup) -> Briefing<Self::Moment>;

    // ---- What a game may say in its own way. ----

    /// Proposes options that depend on the language, because the rulebooks differ. It is asked when a set-up begins and before
    /// an option is changed, so it must leave alone what the players can see.
    fn propose(_setup: &mut Setup, _lang: Lang) {}

    /// The rule that allows a number to be corrected.
    const CORRECTION: Option<Info> = None;
    /// The name of counting on the score pad and the rule behind it, if the pad has no phases of its own.
    const COUNTING: Option<(Text, Info)> = None;
    /// The icon of the points.
    const POINTS: Option<Icon> = None;
    /// The reminder that helps to find out who begins.
    const FIRST_PLAYER: Option<Self::Moment> = None;
    /// What the winner has, `{}` is the points, where the end of the game does not say it.
    const WON: Option<Text> = None;
    /// The title where points alone did not decide; `{}` is the points.
    const LEVEL: Text = chrome::LEVEL;
    /// The name of the aid that the settings switch on, if the game has one; at most 12 columns.
    const AID: Option<Text> = None;

    /// Returns the game's own words for a refusal that every game has, if it has any.
    fn own_words(_refused: Refused) -> Option<Text> {
        None
    }

    /// Says in a few words what to do in a phase, where its title does not; it stands under the name when a turn begins.
    fn about(_phase: PhaseOf<Self>) -> Option<Text> {
        None
    }

    /// Says what just happened, in the foot: what matters of it at the table, with the names.
    fn note(_ui: &Ui, _before: &Self::Full, _after: &Self::Full, _by: Option<Seat>, _made: &MoveOf<Self>) -> Remark {
        Remark::Usual
    }

    /// Returns what fills the screen after a move: only for rare events, because it takes a press.
    fn banner(_ui: &Ui, _before: &Self::Full, _after: &Self::Full, _made: &MoveOf<Self>) -> Option<Banner> {
        None
    }

    /// Says what a game still owed when it was made light.
    fn dues(_ui: &Ui, _game: &Self::Full) -> Remark {
        Remark::Usual
    }

    /// Returns what NEXT asks before it gives something up.
    fn gives_up(_ui: &Ui, _game: &Self::Full) -> Option<GiveUp> {
        None
    }

    /// Says what is wrong with a set-up that cannot start, and which option has to be changed, by its place in the set-up.
    fn flaw(_ui: &Ui, _setup: &Setup) -> Option<(Line, u8)> {
        None
    }

    /// Changes the row that says where points come from.
    fn why_row(_ui: &Ui, _seat: Seat, _line: &ScoreLine, _row: &mut Row) {}

    /// Returns the name of a field of several that are told apart by more than a word and a number.
    fn index_words(_ui: &Ui, _field: <Self::Full as Tracked>::Field) -> Option<Line> {
        None
    }

    /// Returns the title over the moves, where the name of the player is not all there is to say.
    fn play_title(_ui: &Ui, _game: &Self::Full) -> Option<Line> {
        None
    }

    /// Returns whether no round follows the present one.
    fn is_last_round(_game: &Self::Full) -> bool {
        false
    }

    /// Returns who comes after a player, where that is not the left neighbour.
    fn then(game: &Self::Full, seat: Seat) -> Option<Seat> {
        seat.others(game.players()).next()
    }

    /// Returns the word for a value of an option that is a number, where the number does not say it.
    fn option_word(_option: Self::Topic, _value: u8) -> Option<Text> {
        None
    }

    /// Says what a value of an option means, where its word does not; beside what NEXT does.
    fn option_hint(_option: Self::Topic, _value: u8) -> Option<Text> {
        None
    }

    /// Returns what stands at the right of the header over the moves: the phase, and which of how many it is.
    fn aside(ui: &Ui, game: &Self::Full) -> Line {
        let phases = PhaseOf::<Self>::ALL;
        let place = phases.iter().position(|phase| *phase == game.phase()).unwrap_or(0);
        line(format_args!("{} {}/{}", ui.phase_title(), place + 1, phases.len() - 1))
    }

    /// Returns the foot under the moves: how the player stands, and at the right what is paid with.
    fn foot(ui: &Ui, game: &Self::Full, seat: Option<Seat>) -> Foot {
        let points = match (seat, Self::POINTS) {
            (Some(seat), Some(icon)) => line(format_args!("{}{icon}  ", game.points(seat))),
            _ => Line::new(),
        };
        (line(format_args!("{points}{}", ui.round_line())), Line::new())
    }

    /// Returns what stands at the right of the header over a question.
    fn ask_aside(ui: &Ui) -> Line {
        ui.focus().map_or_else(Line::new, |seat| line(format_args!("{}", ui.name(seat))))
    }

    /// Returns the foot under a question.
    fn ask_foot(ui: &Ui) -> Foot {
        ui.number_foot()
    }

    /// Returns the title of a question that needs more than a name.
    fn question_line(_ui: &Ui, _draft: &Draft) -> Option<Line> {
        None
    }

    /// Returns what becomes of a number that is asked, in up to three lines beside it.
    fn beside(_ui: &Ui, _spinner: Spinner) -> Vec<Line, 3> {
        Vec::new()
    }

    /// Returns what becomes of a number of the score pad, in up to three lines beside it.
    fn pad_beside(_ui: &Ui, _spinner: Spinner) -> Vec<Line, 3> {
        Vec::new()
    }

    /// Lists everything that is known of a player.
    fn facts(ui: &Ui, _game: &Self::Full, seat: Seat, facts: &mut Facts) {
        ui.counter_facts(seat, facts);
    }

    /// Says why the game ended.
    fn ended(_ui: &Ui, _game: &Self::Full) -> Option<Line> {
        None
    }

    /// Returns the seats of which one at most has what a number of the score pad asks for: all of them are asked at once.
    fn asked_at_once(_pad: &Self::Pad, _field: PadFieldOf<Self>) -> Seats {
        Seats::NONE
    }

    /// Returns the number that the seat gets that is chosen among several, where it says more than yes or no.
    fn number_of_the_chosen(_pad: &Self::Pad, _field: PadFieldOf<Self>) -> Option<u16> {
        None
    }

    /// Returns whether a line of a score is listed among the reasons for it.
    fn shows_line(_line: &ScoreLine) -> bool {
        true
    }

    /// Returns what explains a move or an answer.
    fn explained(_ui: &Ui, choice: &Choice) -> Option<Topic> {
        choice.label.topic
    }

    /// Returns the name of a move that was made.
    fn move_name(ui: &Ui, made: &MoveOf<Self>) -> Line {
        ui.label_line(&Label::of(made.kind()))
    }

    /// Returns what a move took or brought, where the move itself says so.
    fn move_price(_made: &MoveOf<Self>) -> Option<(Topic, i16)> {
        None
    }

    /// Returns the card or board that a move tells about.
    fn telling_label(_told: &MoveOf<Self>) -> Label {
        Label::default()
    }

    /// Returns the name of an index of a field that is not a word, such as a piece named by where it is.
    fn index_label(_game: &Self::Full, _field: <Self::Full as Tracked>::Field) -> Option<Label> {
        None
    }

    /// Returns the name of a numbered piece of a seat, if the values are such numbers.
    fn numbered_label(_game: &Self::Full, _seat: Seat, _number: u8) -> Option<Label> {
        None
    }

    /// Returns whether the results show what decided, besides the points.
    fn shows_decider(decided_by: Option<Decision>) -> bool {
        decided_by.is_none_or(|decision| decision.place > 0)
    }

    /// Changes the row of a player among the results.
    fn result_row(_ui: &Ui, _seat: Seat, _row: &mut Row) {}

    /// Changes the row that shows what decided.
    fn decider_row(_ui: &Ui, _row: &mut Row) {}

    /// Returns whether the question after this one is answered on the same screen, so that the rows are answers to
    /// both.
    fn asks_together(_param: ParamOf<Self::Full>) -> bool {
        false
    }

    /// Returns whether the highlight goes a row down after each thing that is picked, because hardly any is picked twice.
    fn steps_down(_param: ParamOf<Self::Full>) -> bool {
        false
    }

    /// Returns the name of a part of a value that has several: a number, or a thing on a strip.
    fn part_label(_state: &State, _seat: Option<Seat>, part: u8) -> Label {
        Label { number: part + 1, ..Label::default() }
    }

    /// Changes the row of a move or an answer.
    fn choice_row(_ui: &Ui, _choice: &Choice, _row: &mut Row) {}

    // ---- What a game may draw in its own way. ----

    /// Draws the screen that lists the moves.
    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_list(canvas)
    }

    /// Draws the screens that correct a value.
    fn draw_fix<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_list(canvas)
    }

    /// Draws the screen that asks for a part of a move.
    fn draw_ask<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_list(canvas)
    }

    /// Draws who won.
    fn draw_results<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_list(canvas)
    }

    /// Draws how everybody stands.
    fn draw_scores<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_bars(canvas)
    }

    /// Draws everything that is known of a player.
    fn draw_player<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        ui.draw_facts(canvas, seat)
    }

    /// Draws what decided between the first and the second place.
    fn draw_decider<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_tie_break(canvas)
    }

    /// Draws on one line what is printed on a card or board, as told by a move.
    fn draw_telling<D: Panel>(_ui: &Ui, _canvas: &mut Canvas<'_, D>, _told: &MoveOf<Self>, _y: i32) -> Drawn<D> {
        Ok(())
    }

    // ---- What follows from the answers; no game overrides it. ----

    /// Returns the game on the table; `None` on a score pad.
    fn game(ui: &Ui) -> Option<&Self::Full> {
        Self::full(ui.table.as_ref()?.state())
    }

    /// Returns the kind of a move that is being put together.
    fn kind(draft: &Draft) -> Option<MoveKindOf<Self::Full>> {
        MoveKindOf::<Self::Full>::from_number(draft.raw.verb)
    }

    /// Returns the question that a draft asks next, with the answers before it.
    fn asked(draft: &Draft) -> Option<QuestionOf<Self::Full>> {
        MoveOf::<Self>::question(&draft.raw, usize::from(draft.at))
    }

    /// Returns the move that these bytes encode.
    fn made(raw: &Raw) -> Option<MoveOf<Self>> {
        MoveOf::<Self>::from_raw(raw)
    }

    /// Returns the text of the question that a draft asks next.
    fn question_text(draft: &Draft) -> Option<Text> {
        Self::asked(draft).map(|question| Self::question(question.param()))
    }

    /// Returns the text of the question for a number of the score pad.
    fn pad_text(seat: Option<Seat>, id: FieldId) -> Option<Text> {
        Self::pad_question(PadFieldOf::<Self>::from_id(seat, id)?)
    }

    /// Returns the seats that a score pad asks at once for its next number; none where it asks for one seat's.
    fn pad_seats(state: &State, seat: Option<Seat>, id: FieldId) -> Seats {
        let asked = Self::pad(state).zip(PadFieldOf::<Self>::from_id(seat, id));
        asked.map_or(Seats::NONE, |(pad, field)| Self::asked_at_once(pad, field))
    }

    /// Returns the number that the seat gets that is chosen among several of a score pad.
    fn pad_number(state: &State, seat: Option<Seat>, id: FieldId) -> Option<u16> {
        let asked = Self::pad(state).zip(PadFieldOf::<Self>::from_id(seat, id));
        asked.and_then(|(pad, field)| Self::number_of_the_chosen(pad, field))
    }

    /// Returns the name of an index of a field of the game on the table, if it has one of its own.
    fn index_name(state: &State, seat: Option<Seat>, id: FieldId) -> Option<Label> {
        Self::index_label(Self::full(state)?, Fields::from_id(seat, id)?)
    }
}

/// Returns the name of a game.
pub(crate) fn name(game: Game) -> Text {
    face!(game, |F| F::NAME)
}
