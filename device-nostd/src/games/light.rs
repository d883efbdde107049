//! What the screens know about light tracking of each game.
//!
//! Light tracking is played on a dial: a large number that UP and DOWN change at once. OK opens the list of what else may
//! have happened, or goes to the next number; NEXT goes on. A game is a type `LightScreens` that implements
//! [`LightFace`], in its own folder. Where a phase asks for something, or only tells something, it says so by its
//! [`Stage`].

use engine_nostd::ask::{Choice, Draft};
use engine_nostd::field::FieldId;
use engine_nostd::interview::{Interview, ParamOf};
use engine_nostd::rules::Rules;
use engine_nostd::verb::{Moves, Questions, Raw};
use engine_nostd::{Depth, Playable, RuleError, Seat, Setup, State};

use super::{Facts, each_face};
use crate::ui::{Banner, Canvas, CountPage, Drawn, Foot, GiveUp, Line, Panel, Remark, Row, Spinner, Ui, line};
use crate::words::{Briefing, Moments, Text};

/// How the buttons are used on the screen of a light game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// UP and DOWN change a number.
    Dial,
    /// UP and DOWN move along a list, and OK chooses.
    List,
    /// There is nothing to enter: OK and NEXT go on.
    Tells,
}

/// What OK does on a dial.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OnOk {
    /// It goes to the next number of the player.
    NextDial,
    /// It lists what else may have happened.
    Lists,
    /// It lists the other numbers of the player, to be corrected.
    Corrects,
}

/// A move of a face's light game.
pub(crate) type LightMoveOf<F> = <<F as LightOf>::Light as Rules>::Move;
/// A phase of a face's light game.
pub(crate) type LightPhaseOf<F> = <<F as LightOf>::Light as Rules>::Phase;

/// Runs the same code for the light screens of whichever game lies on the table, with that game; `None` if it is not
/// tracked lightly.
macro_rules! light {
    ($state:expr, |$face:ident, $light:ident| $body:expr) => {
        $crate::games::each_face!([$crate::games::light::match_light][$state][$face][$light][$body])
    };
}
pub(crate) use light;

macro_rules! match_light {
    ([$state:expr] [$face:ident] [$light:ident] [$body:expr] $($name:ident => $module:ident,)*) => {
        match $state {
            $(
                engine_nostd::State::$name(engine_nostd::Depth::Light($light)) => {
                    #[allow(dead_code, reason = "not everything that is asked of a game needs its screens")]
                    type $face = $crate::games::$module::LightScreens;
                    Some($body)
                }
                engine_nostd::State::$name(engine_nostd::Depth::Full(_) | engine_nostd::Depth::Pad(_)) => None,
            )*
        }
    };
}
pub(crate) use match_light;

/// Runs the same code for the light screens of a game.
macro_rules! light_face {
    ($game:expr, |$face:ident| $body:expr) => {
        $crate::games::each_face!([$crate::games::light::match_light_face][$game][$face][$body])
    };
}
pub(crate) use light_face;

macro_rules! match_light_face {
    ([$game:expr] [$face:ident] [$body:expr] $($name:ident => $module:ident,)*) => {
        match $game {
            $(
                engine_nostd::Game::$name => {
                    type $face = $crate::games::$module::LightScreens;
                    $body
                }
            )*
        }
    };
}
pub(crate) use match_light_face;

macro_rules! light_games {
    ($($name:ident => $module:ident,)*) => {
        $(
            impl LightOf for crate::games::$module::LightScreens {
                type Light = engine_nostd::games::$module::Light;

                fn game(state: &State) -> Option<&Self::Light> {
                    match state {
                        State::$name(Depth::Light(game)) => Some(game),
                        // Another game, or another depth of it.
                        _ => None,
                    }
                }
            }
        )*
    };
}

each_face!([light_games]);

/// The light game of the engine that a face belongs to; implemented for each game by the list of faces.
pub(crate) trait LightOf {
    /// The light game.
    type Light: Playable;

    /// Returns the light game, if it is this one.
    fn game(state: &State) -> Option<&Self::Light>;
}

/// What a game adds to the screens while it is tracked lightly.
pub(crate) trait LightFace: LightOf + 'static {
    // ---- What each game answers. ----

    /// The moments at which the players are reminded of something.
    type Moment: Moments;

    /// Says in the set-up what this depth asks of the players.
    const ASKS: Text;

    /// Returns the question for a parameter of a move.
    fn question(param: ParamOf<Self::Light>) -> Text;

    /// Returns the reminders of a phase.
    fn reminders(phase: LightPhaseOf<Self>) -> &'static [Self::Moment];

    /// Returns what the players set up by hand: for this number of players and these variants.
    fn briefing(setup: &Setup) -> Briefing<Self::Moment>;

    /// Returns what to do now, in the line under the header.
    fn guide(ui: &Ui, game: &Self::Light) -> Line;

    /// Draws the numbers of a player between the guide and the foot: on the play screen, and on the page of a player.
    fn draw_numbers<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Self::Light, seat: Seat) -> Drawn<D>;

    // ---- What a game may do in its own way. ----

    /// Returns how the buttons are used now.
    fn stage(ui: &Ui, _game: &Self::Light) -> Stage {
        if ui.dials().is_empty() { Stage::List } else { Stage::Dial }
    }

    /// Returns whether the play screen waits for an answer, so that a press that was meant for something else would give one.
    fn awaits_an_answer(ui: &Ui, game: &Self::Light) -> bool {
        Self::stage(ui, game) == Stage::List
    }

    /// Returns the number that UP and DOWN change first, by its place among the player's dials.
    fn first_dial(_game: &Self::Light, _seat: Seat) -> usize {
        0
    }

    /// Returns what OK does on the dial.
    fn on_ok(_ui: &Ui, _game: &Self::Light) -> OnOk {
        OnOk::NextDial
    }

    /// Returns the title of the play screen, where the name of the player is not all there is to say.
    fn title(_ui: &Ui, _game: &Self::Light) -> Option<Line> {
        None
    }

    /// Returns what stands at the right of the header.
    fn aside(ui: &Ui, _game: &Self::Light) -> Line {
        ui.round_line()
    }

    /// Returns whether the game is in a round that the table counts.
    fn in_round(_game: &Self::Light) -> bool {
        true
    }

    /// Returns whether no round follows the present one.
    fn is_last_round(_game: &Self::Light) -> bool {
        false
    }

    /// Returns which phase of how many the turn is in, for the rule under the header.
    fn progress(_ui: &Ui, _game: &Self::Light) -> (u8, u8) {
        (1, 1)
    }

    /// Returns the foot of the play screen, where nothing just happened: what OK and NEXT do.
    fn foot(_ui: &Ui, _game: &Self::Light) -> Foot {
        (Line::new(), Line::new())
    }

    /// Returns whose row the scoreboard starts on: whose numbers are likeliest to change out of turn.
    fn watched(_game: &Self::Light, focus: Option<Seat>) -> Option<Seat> {
        focus
    }

    /// Returns what stands at the right of the header on the page of a player.
    fn player_aside(ui: &Ui, _game: &Self::Light, seat: Seat) -> Line {
        ui.points_line(seat)
    }

    /// Returns what is known of a player beside the dial, on the page of the player, in the line under the header.
    fn known(_ui: &Ui, _game: &Self::Light, _seat: Seat) -> Line {
        Line::new()
    }

    /// Returns the title of the list of what else may have happened.
    fn happened(ui: &Ui, _game: &Self::Light) -> Line {
        ui.focus().map_or_else(Line::new, |seat| line(format_args!("{}…", ui.name(seat))))
    }

    /// Returns which group of that list a row belongs to: NEXT goes from group to group.
    fn group(_choice: &Choice) -> u8 {
        0
    }

    /// Returns the foot under the list of what else may have happened.
    fn happened_foot(_ui: &Ui, _game: &Self::Light) -> Foot {
        (Line::new(), Line::new())
    }

    /// Says in a few words what to do in a phase; it stands under the name when a turn begins.
    fn about(_phase: LightPhaseOf<Self>) -> Option<Text> {
        None
    }

    /// Says what just happened, in the foot: what matters of it at the table, with the names. A step of a dial says
    /// nothing by itself: the number shows it.
    fn note(
        _ui: &Ui,
        _before: &Self::Light,
        _after: &Self::Light,
        _by: Option<Seat>,
        _made: &LightMoveOf<Self>,
    ) -> Remark {
        Remark::Usual
    }

    /// Returns what fills the screen after a move: only for rare events, because it takes a press.
    fn banner(_ui: &Ui, _before: &Self::Light, _after: &Self::Light, _made: &LightMoveOf<Self>) -> Option<Banner> {
        None
    }

    /// Says in the foot what a rare move does, where it is a row of the menu.
    fn menu_hint(_made: &LightMoveOf<Self>) -> Option<Text> {
        None
    }

    /// Returns what NEXT asks before it gives something up.
    fn gives_up(_ui: &Ui, _game: &Self::Light) -> Option<GiveUp> {
        None
    }

    /// Returns what tells a move from others of its kind: a phase or a number of the state before it, and 1 more, so that 0 is
    /// what tells nothing.
    fn mark(_before: &Self::Light, _made: &LightMoveOf<Self>) -> u8 {
        0
    }

    /// Names a move in the history, where its kind and its number do not say it all; with its mark, if that is known.
    fn move_name(_ui: &Ui, _made: &LightMoveOf<Self>, _mark: u8) -> Option<Line> {
        None
    }

    /// Changes the row of a move or an answer; with the rule that refuses it now, where it has to wait.
    fn choice_row(_ui: &Ui, _game: &Self::Light, _choice: &Choice, _waits: Option<RuleError>, _row: &mut Row) {}

    /// Says why a row has to wait, where the words of the rule do not say it.
    fn why_waits(_choice: &Choice, _rule: RuleError) -> Option<Text> {
        None
    }

    /// Returns a number of the player whose turn it is that the last row of a list puts right, and the words of that row.
    fn puts_right(_ui: &Ui, _game: &Self::Light) -> Option<(FieldId, Line)> {
        None
    }

    /// Returns whether what happened is worth a chime, though no turn begins.
    fn chimes(_before: &Self::Light, _after: &Self::Light) -> bool {
        false
    }

    /// Returns the title of a question that needs more than a name.
    fn question_line(_ui: &Ui, _draft: &Draft) -> Option<Line> {
        None
    }

    /// Returns what stands at the right of the header over a question.
    fn ask_aside(ui: &Ui, _game: &Self::Light) -> Line {
        ui.focus().map_or_else(Line::new, |seat| line(format_args!("{}", ui.name(seat))))
    }

    /// Returns what becomes of a number that is asked, in up to three lines beside it.
    fn beside(_ui: &Ui, _game: &Self::Light, _spinner: Spinner) -> heapless::Vec<Line, 3> {
        heapless::Vec::new()
    }

    /// Returns who comes after a player, where that is not the left neighbour.
    fn then(game: &Self::Light, seat: Seat) -> Option<Seat> {
        seat.others(game.players()).next()
    }

    /// Lists everything that is known of a player.
    fn facts(ui: &Ui, _game: &Self::Light, seat: Seat, facts: &mut Facts) {
        ui.counter_facts(seat, facts);
    }

    /// Returns the title over where a player's points come from, where it is not these points that are known.
    fn why_title(_ui: &Ui, _game: &Self::Light, _seat: Seat) -> Option<Line> {
        None
    }

    /// Lists what leads to the lines of the score: it stands above them.
    fn reasons_above(_ui: &Ui, _game: &Self::Light, _seat: Seat, _reasons: &mut Facts) {}

    /// Lists what else is known of where a player's points come from, where the lines of the score do not say it all.
    fn reasons(_ui: &Ui, _game: &Self::Light, _seat: Seat, _reasons: &mut Facts) {}

    /// Says why the game ended.
    fn ended(_ui: &Ui, _game: &Self::Light) -> Option<Line> {
        None
    }

    /// Returns a page of the count of a player's things, where the game counts now; `None` after the last one.
    fn sheet(_game: &Self::Light, _seat: Seat, _place: usize) -> Option<CountPage> {
        None
    }

    /// Returns what counts as a number of the count, where its name does not say it all.
    fn counts(_ui: &Ui, _field: FieldId) -> heapless::Vec<Line, 3> {
        heapless::Vec::new()
    }

    /// Returns how many of what is counted a player has at least: the count begins there.
    fn known_of(_game: &Self::Light, _seat: Seat, _field: FieldId) -> u16 {
        0
    }

    /// Draws the play screen.
    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Self::Light) -> Drawn<D> {
        match (Self::stage(ui, game), ui.focus()) {
            (Stage::Dial, Some(seat)) => {
                ui.draw_dial_head(canvas, Self::progress(ui, game), &Self::guide(ui, game))?;
                Self::draw_numbers(ui, canvas, game, seat)?;
                ui.draw_foot(canvas)
            }
            (Stage::Dial | Stage::List | Stage::Tells, _) => ui.draw_list(canvas),
        }
    }

    // ---- What follows from the answers; no game overrides it. ----

    /// Returns the text of the question that a draft asks next.
    fn question_text(draft: &Draft) -> Option<Text> {
        let question = LightMoveOf::<Self>::question(&draft.raw, usize::from(draft.at))?;
        Some(Self::question(question.param()))
    }

    /// Returns the move that these bytes encode.
    fn made(raw: &Raw) -> Option<LightMoveOf<Self>> {
        LightMoveOf::<Self>::from_raw(raw)
    }

    /// Returns the number that a player's page begins with: one that changed last, or the game's first.
    fn dial_of(game: &Self::Light, seat: Seat) -> usize {
        let mut dials = engine_nostd::interview::Dials::new();
        game.dials(seat, &mut dials);
        Self::first_dial(game, seat).min(dials.len().saturating_sub(1))
    }
}
