//! `fields`: the words of a game's record, so that nobody has to read the source to write one.

use std::fmt::Write;

use engine_nostd::field::Index;
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::shape::Shape;
use engine_nostd::{Game, Name, RuleError, SetupError, State, Vocabulary};

/// Lists the options, fields with ranges, moves with parameters, and refusal ids of a game.
#[must_use]
pub fn fields(game: Game) -> String {
    let mut out = format!("# {}\n", game.word());
    moves_and_fields(&mut out, game, Mode::Track);
    out.push_str("\n# light tracking: option depth light\n");
    moves_and_fields(&mut out, game, Mode::Light);
    let pad = game.vocabulary(Mode::ScorePad);
    out.push_str("\n# score pad: option mode score-pad, then 'SEAT set FIELD VALUE' and 'set FIELD VALUE'\n");
    options(&mut out, game, Mode::ScorePad);
    field_list(&mut out, "common fields", pad, false);
    field_list(&mut out, "fields of a seat", pad, true);
    out.push_str("\n## refusals\n");
    for id in RuleError::COMMON.map(RuleError::id).iter().chain(pad.refusals) {
        let _ = writeln!(out, "{id}");
    }
    out
}

/// Lists everything of a game that is followed turn by turn.
fn moves_and_fields(out: &mut String, game: Game, mode: Mode) {
    let track = game.vocabulary(mode);
    options(out, game, mode);
    out.push_str("\n## words\n");
    for (name, words) in track.lists {
        let lettered = track
            .verbs
            .iter()
            .flat_map(|verb| verb.params)
            .any(|param| matches!(param.shape, Shape::Lettered(list) if list.words == *words));
        let letters = if lettered { ", or the first letter in upper case" } else { "" };
        let _ = writeln!(out, "{name} = {}{letters}", words.join("|"));
    }
    out.push_str("N = 1..\n");
    field_list(out, "common fields", track, false);
    field_list(out, "fields of a seat", track, true);
    out.push_str("\n## moves\n");
    for verb in track.verbs() {
        out.push_str(verb.word);
        for param in verb.params {
            let shape = match param.shape {
                Shape::EachWord(list) => format!("SEAT={}", list_text(list.words, track)),
                Shape::EachNumbered { prefix } => format!("SEAT={prefix}N"),
                shape => format!("{}={}", param.name, shape_in(&shape, track)),
            };
            let shape = match param.default {
                Some(_) => format!("[{shape}]"),
                None if param.nullable => format!("{shape}|none"),
                None => shape,
            };
            let _ = write!(out, " {shape}");
        }
        out.push('\n');
    }
    out.push_str("undo\nredo\nfix [SEAT] FIELD VALUE\n");
    if !track.position.is_empty() {
        let patterns = track.position.iter().filter_map(|number| track.field(*number)).map(|field| field.pattern);
        let fields = patterns.collect::<Vec<_>>().join(", ");
        let _ = writeln!(out, "\n## position\na block of fix lines right after the line '---': {fields}");
    }
    out.push_str("\n## refusals\n");
    for id in RuleError::COMMON.map(RuleError::id).iter().chain(track.refusals) {
        let _ = writeln!(out, "{id}");
    }
    for id in ["nothing-to-undo", "nothing-to-redo", "record-full"] {
        let _ = writeln!(out, "{id}");
    }
}

fn options(out: &mut String, game: Game, mode: Mode) {
    let words = game.vocabulary(mode);
    if words.options.is_empty() {
        return;
    }
    out.push_str("\n## options\n");
    for (place, option) in words.options.iter().enumerate() {
        let _ = writeln!(out, "option {} {}", option.name, option_text(game, mode, place));
    }
}

/// Returns in words what an option can be, without what only older versions played.
pub(crate) fn option_text(game: Game, mode: Mode, place: usize) -> String {
    let shape = game.vocabulary(mode).options[place].shape;
    let Shape::Word(list) = shape else { return shape_text(&shape) };
    let mut setup = Setup::new(game, mode);
    let (fewest, _) = game.vocabulary(mode).players;
    for name in ["a", "b", "c"].into_iter().take(fewest).flat_map(Name::new) {
        setup.names.push(name);
    }
    let mut played = Vec::new();
    for (value, word) in list.words.iter().enumerate() {
        setup.set_bytes_at(place, &[value as u8]);
        if State::new(&setup) != Err(SetupError::Older) {
            played.push(*word);
        }
    }
    played.join("|")
}

fn field_list(out: &mut String, title: &str, words: &Vocabulary, seat: bool) {
    let _ = writeln!(out, "\n## {title}");
    for field in words.fields.iter().filter(|field| field.seat == seat) {
        let mut name = String::new();
        let mut index = field.index.iter();
        for (place, part) in field.pattern.split("{}").enumerate() {
            if place > 0 {
                match index.next() {
                    Some(Index::Word(list)) => name.push_str(&list_text(list.words, words)),
                    _ => name.push('N'),
                }
            }
            name.push_str(part);
        }
        let fix = match (field.fix, words.position.contains(&field.number)) {
            (true, true) => "  (can be fixed, set by a position)",
            (true, false) => "  (can be fixed)",
            (false, true) => "  (set by a position)",
            (false, false) => "",
        };
        // A seat or a gnome that is stored can be nobody.
        let none = if matches!(field.shape, Shape::Seat | Shape::Numbered { .. }) { "|none" } else { "" };
        let _ = writeln!(out, "{name}  {}{none}{fix}", shape_in(&field.shape, words));
    }
}

/// Returns the name of a list of words, or spells it out.
fn list_text(list: &[&str], words: &Vocabulary) -> String {
    let known = words.lists.iter().find(|(_, known)| *known == list);
    known.map_or_else(|| list.join("|"), |(name, _)| (*name).to_string())
}

/// Returns what a value can be, in the words of a game.
fn shape_in(shape: &Shape, words: &Vocabulary) -> String {
    match shape {
        Shape::Word(list) | Shape::Lettered(list) => list_text(list.words, words),
        Shape::Tile(list) => format!("{}[#N]", list_text(list.words, words)),
        other => shape_text(other),
    }
}

/// Returns in words what a value can be.
pub(crate) fn shape_text(shape: &Shape) -> String {
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = shape.write_form(&mut text);
    text
}
