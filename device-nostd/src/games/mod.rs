//! What the screens know about each game: its words, its icons, and when to remind of what.
//!
//! No rule stands here: everything is read from the engine's state. A game is a type that implements [`Face`], in its
//! own folder; `face!` finds it. To add one: `words/<game>/` with its [`Dictionary`], `games/<game>/` with its face, and a
//! line in `face!`. The tests below and those of the screens then hold for it too.
//!
//! A face that leaves the second half of the trait alone has the shared screens: header with counters, phase line, list
//! of moves. One that draws its own calls the parts of [`Ui`] it wants to keep (`draw_header`, `draw_rows`, ...) and
//! [`Canvas`] for the rest. Text that does not fit is noticed by the canvas, so nothing else has to be checked.

mod gardlings;
mod gnome_elf_troll;
mod gnome_village;
mod mighty_gnomes;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::DrawTarget;
use engine_nostd::ask::{Choice, Label};
use engine_nostd::field::{Field, FieldId};
use engine_nostd::record::Entry;
use engine_nostd::setup::Names;
use engine_nostd::verb::{Raw, Slot};
use engine_nostd::{Game, Seat, State};

pub(crate) use gardlings::Gardlings;
pub(crate) use gnome_elf_troll::GnomeElfTroll;
pub(crate) use gnome_village::GnomeVillage;
pub(crate) use mighty_gnomes::MightyGnomes;

use crate::ui::icon::Icon;
use crate::ui::{Canvas, Drawn, Line, Row, Ui};
use crate::words::Dictionary;

/// Runs the same code for the face of whichever game it is.
macro_rules! face {
    ($game:expr, $face:ident => $body:expr) => {
        match $game {
            engine_nostd::Game::GnomeVillage => {
                type $face = $crate::games::GnomeVillage;
                $body
            }
            engine_nostd::Game::Gardlings => {
                type $face = $crate::games::Gardlings;
                $body
            }
            engine_nostd::Game::GnomeElfTroll => {
                type $face = $crate::games::GnomeElfTroll;
                $body
            }
            engine_nostd::Game::MightyGnomes => {
                type $face = $crate::games::MightyGnomes;
                $body
            }
        }
    };
}
pub(crate) use face;

/// Gives the words of a game.
pub(crate) fn dictionary(game: Game) -> &'static Dictionary {
    face!(game, F => F::DICTIONARY)
}

/// Is what a game adds to the screens.
pub(crate) trait Face {
    // ---- What each game answers. ----

    /// The words of the game.
    const DICTIONARY: &'static Dictionary;

    /// The counters of the header: an icon and a number, or two numbers with a slash.
    const STATUS: &'static [(&'static str, Option<&'static str>)];

    /// The reminders of the set-up.
    const BRIEFING: &'static [&'static str];

    /// Whether the game knows the chance of an alarm and can show it.
    const HAS_ODDS: bool = false;

    /// Whether a score may have more lines than a screen holds: they are listed then.
    const LISTS_LINES: bool = false;

    /// Gives the icon of a counter.
    fn icon(counter: &str) -> Option<Icon>;

    /// Lists the reminders of a phase.
    fn reminders(phase: &str) -> &'static [&'static str];

    /// Gives the moment to remind of, after an entry led from one state to another.
    fn moment(before: &State, after: &State, entry: &Entry, names: &Names) -> Option<&'static str>;

    // ---- What a game may say in its own way; words are those of its dictionary. ----

    /// The words of the kinds and of the pieces in a row, in the order of their letters.
    const ROW_WORDS: (&'static [&'static str], &'static [&'static str]) = (&[], &[]);

    /// Gives the word of a phase, where its own is that of a move too.
    fn phase_word(phase: &'static str) -> &'static str {
        phase
    }

    /// Gives the word of an option, where its own is that of something else too.
    fn option_word(option: &'static str) -> &'static str {
        option
    }

    /// Gives the icon that stands for an option which each seat has, before the name of the seat.
    fn option_icon(_option: &str) -> Option<Icon> {
        None
    }

    /// Gives the word of the rule behind a move or an answer.
    fn rule_word(_ui: &Ui, choice: &Choice) -> &'static str {
        choice.label.word
    }

    /// Names a move that was made.
    fn move_name(ui: &Ui, verb: &'static str, _raw: &Raw) -> Line {
        ui.label_line(&Label::word(verb))
    }

    /// Names the card or board that a move tells about.
    fn telling_label(_raw: &Raw) -> Label {
        Label::default()
    }

    /// Names the index of a field where it is not a word, such as a piece by where it is.
    fn index_label(_state: &State, _seat: Seat, _field: &Field, _id: FieldId, _names: &Names) -> Option<Label> {
        None
    }

    /// Names a numbered piece of a seat, where numbers are values.
    fn numbered_label(_state: &State, _seat: Seat, _number: u8, _names: &Names) -> Option<Label> {
        None
    }

    /// Says whether a move that was made goes without saying, because the next screen shows it.
    fn goes_without_saying(_raw: &Raw) -> bool {
        false
    }

    /// Says whether what decided is shown with the results, besides the points.
    fn shows_decider(decided_by: &str, deciders: &[&str]) -> bool {
        deciders.first() != Some(&decided_by)
    }

    /// Changes the row of a player among the results.
    fn result_row(_ui: &Ui, _seat: Seat, _row: &mut Row) {}

    /// Changes the row of what decided.
    fn decider_row(_ui: &Ui, _row: &mut Row) {}

    /// Says whether the slot behind this one is answered on the same screen: rows are then answers to both.
    fn asks_together(_slot: &Slot) -> bool {
        false
    }

    /// Names a part of a value that has several: a number, or a thing in a row.
    fn part_label(_state: &State, _seat: Option<Seat>, _id: FieldId, part: u8) -> Label {
        Label { number: part + 1, ..Label::default() }
    }

    /// Gives the icon and the words that stand on the phase line instead of the phase.
    fn phase_line(_ui: &Ui) -> Option<(Icon, &'static str)> {
        None
    }

    /// Changes the row of a move or an answer.
    fn choice_row(_ui: &Ui, _choice: &Choice, _row: &mut Row) {}

    // ---- What a game may draw in its own way. ----

    /// Draws the screen that lists the moves.
    fn draw_play<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_moves(canvas)
    }

    /// Draws the screens that correct a value.
    fn draw_fix<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_list(canvas)
    }

    /// Draws the screen that asks for a part of a move.
    fn draw_ask<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_list(canvas)
    }

    /// Draws who won.
    fn draw_results<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_list(canvas)
    }

    /// Draws how everybody stands.
    fn draw_scores<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_bars(canvas)
    }

    /// Draws the moment that was just reached over the whole screen, where it deserves that; says whether it did.
    fn draw_moment<D: DrawTarget<Color = BinaryColor>>(
        _ui: &Ui,
        _canvas: &mut Canvas<'_, D>,
        _moment: &str,
    ) -> Result<bool, D::Error> {
        Ok(false)
    }

    /// Draws what decided between the first and the second place.
    fn draw_decider<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_tie_break(canvas)
    }

    /// Draws what is printed on a card or board, as a move tells it, on one line.
    fn draw_telling<D: DrawTarget<Color = BinaryColor>>(
        _ui: &Ui,
        _canvas: &mut Canvas<'_, D>,
        _raw: &Raw,
        _y: i32,
    ) -> Drawn<D> {
        Ok(())
    }

    /// Draws where a seat's points come from, under the title.
    fn draw_why<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        ui.draw_lines(canvas, seat)
    }
}

#[cfg(test)]
mod tests {
    use engine_nostd::field::Index;
    use engine_nostd::setup::Mode;
    use engine_nostd::shape::Shape;
    use engine_nostd::{RuleError, TableError};

    use super::*;

    fn words_of(shape: &Shape) -> &'static [&'static str] {
        match *shape {
            Shape::Word(words) | Shape::Lettered(words) | Shape::Set(words) | Shape::List(words) => words,
            Shape::Tile(words) | Shape::EachWord(words) => words,
            Shape::Place { kinds, .. } => kinds,
            _ => &[],
        }
    }

    /// Calls `check` with everything that the engine can say in a game, and the name of the table it belongs to.
    fn for_everything_said(game: Game, mode: Mode, check: &mut dyn FnMut(&str, bool)) {
        let words = game.vocabulary(mode);
        let dictionary = super::dictionary(game);
        for verb in words.verbs {
            check(verb.word, dictionary.label(verb.word).is_some());
            for param in verb.params {
                check(param.name, dictionary.question(verb.word, param.name).is_some());
                for word in words_of(&param.shape) {
                    check(word, dictionary.label(word).is_some());
                }
            }
        }
        for id in words.refusals.iter().chain(&RuleError::COMMON_IDS).chain([&words.bad_players]) {
            check(
                id,
                dictionary.refusals.iter().any(|e| e.key.split('/').next() == Some(id))
                    || dictionary.refusal(id).is_some(),
            );
        }
        for error in [TableError::Full, TableError::NothingToUndo, TableError::NothingToRedo] {
            check(error.id(), dictionary.refusal(error.id()).is_some());
        }
        for field in words.fields.iter().filter(|field| field.fix) {
            check(field.family, dictionary.field(field.family).is_some());
            for word in words_of(&field.shape) {
                check(word, dictionary.label(word).is_some());
            }
            if mode == Mode::ScorePad {
                let asked = match field.index.first() {
                    Some(Index::Word(words)) => words,
                    _ => core::slice::from_ref(&field.family),
                };
                asked.iter().for_each(|word| check(word, dictionary.question("pad", word).is_some()));
            }
        }
        for word in words.lines.iter().chain(words.deciders) {
            check(word, dictionary.label(word).is_some() && dictionary.info(word).is_some());
        }
        // The way of tracking is read from records and never asked.
        for option in words.options.iter().filter(|option| !matches!(option.name, "track" | "tracking")) {
            check(option.name, dictionary.label(option.name).is_some());
            for word in words_of(&option.shape) {
                check(word, dictionary.label(word).is_some());
            }
        }
    }

    #[test]
    fn there_are_words_for_everything_that_the_engine_can_say() {
        for game in Game::ALL {
            for mode in [Mode::Track, Mode::ScorePad] {
                for_everything_said(game, mode, &mut |word, found| {
                    assert!(found, "{game:?}, {mode:?}: no words for {word}")
                });
            }
            for phase in game.vocabulary(Mode::Track).phases {
                assert!(!face!(game, F => F::reminders(phase)).is_empty(), "{game:?}: no reminder of {phase}");
            }
        }
    }

    #[test]
    fn every_reminder_is_on_some_page_and_every_page_has_one() {
        for game in Game::ALL {
            let phases = game.vocabulary(Mode::Track).phases;
            let pages = || {
                phases
                    .iter()
                    .flat_map(|phase| face!(game, F => F::reminders(phase)))
                    .chain(face!(game, F => F::BRIEFING))
            };
            for page in pages() {
                assert!(dictionary(game).reminder(page).is_some(), "{game:?}: no reminder {page}");
            }
            for reminder in dictionary(game).reminders {
                // The question who begins shows its own reminder.
                let shown = pages().any(|page| *page == reminder.key) || reminder.key == "first-player";
                assert!(shown, "{game:?}: {} is on no page", reminder.key);
            }
        }
    }
}
