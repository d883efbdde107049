//! How Gnome Village shows on the screens.

mod icons;

use engine_nostd::ask::{Choice, Draft, Label};
use engine_nostd::field::{Field, FieldId, Value};
use engine_nostd::games::gnome_village::{Business, Workshop};
use engine_nostd::record::Entry;
use engine_nostd::setup::Names;
use engine_nostd::shape::Shape;
use engine_nostd::verb::Raw;
use engine_nostd::{Seat, State};

use super::Face;
use crate::ui::icon::{self, Icon};
use crate::ui::{Item, Line, Row, Screen, Ui, line};
use crate::words::Dictionary;
use crate::words::gnome_village::GNOME_VILLAGE;

/// In the first rounds the device also says what every player knows later on.
const BEGINNERS_ROUNDS: u16 = 2;

/// The move of a gnome.
const WALK: &str = "move";

/// Is Gnome Village on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GnomeVillage;

impl Face for GnomeVillage {
    const DICTIONARY: &'static Dictionary = &GNOME_VILLAGE;

    /// Coins, points, and gnomes out of houses.
    const STATUS: &'static [(&'static str, Option<&'static str>)] =
        &[("coins", None), ("points", None), ("gnomes", Some("houses"))];

    /// What the table prepares by hand.
    const BRIEFING: &'static [&'static str] = &["setup-take", "setup-village"];

    fn icon(counter: &str) -> Option<Icon> {
        Some(match counter {
            "coins" => icon::COIN,
            "points" => icon::STAR,
            "gnomes" => icon::GNOME,
            "houses" => icons::HOUSE,
            "roads" => icons::ROAD,
            "tokens" => icons::TOKEN,
            _ => return None,
        })
    }

    fn reminders(phase: &str) -> &'static [&'static str] {
        match phase {
            "reveal" => &["reveal", "start-of-turn", "new-deck"],
            "earn" => &["earn"],
            "work-buy" => &["work-buy", "place-a-tile", "tile-is-fixed", "refill", "new-gnome", "gap"],
            "move" => &["move", "wake-up", "paths", "twice", "architect", "site", "end-of-turn"],
            _ => &["scoring", "last-round"],
        }
    }

    fn moment(before: &State, after: &State, entry: &Entry, names: &Names) -> Option<&'static str> {
        let Entry::Play(_, raw) = entry else { return None };
        let verb = after.vocabulary().verb(raw.verb)?.word;
        let common = |state: &State, field: &str| state.named_field(None, field, names);
        let own = |field: &str| after.named_field(after.turn(), field, names);
        if common(before, "end-trigger") != common(after, "end-trigger") {
            return Some("last-round");
        }
        let deck = |state: &State| match common(state, "forest-deck") {
            Some(Value::Number(cards)) => cards,
            _ => 0,
        };
        if deck(after) > deck(before) {
            return Some("new-deck");
        }
        let entered = after.phase_word() != before.phase_word();
        if entered && after.phase_word() == "work-buy" && own("gap") == Some(Value::flag(true)) {
            return Some("gap");
        }
        if verb == "get-gnome" {
            return Some("new-gnome");
        }
        if after.round() > BEGINNERS_ROUNDS {
            return None;
        }
        // In the first round every phase says what it is about.
        if entered && after.round() == 1 {
            return Some(after.phase_word()).filter(|phase| *phase != "over");
        }
        match verb {
            "buy-business" => Some("refill"),
            "act-architect" => Some("architect"),
            "act-site" | "get-road" | "get-house" | "buy-workshop" => Some("place-a-tile"),
            _ => None,
        }
    }

    fn phase_word(phase: &'static str) -> &'static str {
        match phase {
            "move" => "phase-move",
            "earn" => "phase-earn",
            other => other,
        }
    }

    fn option_word(option: &'static str) -> &'static str {
        if option == "pool" { "option-pool" } else { option }
    }

    /// Names a move by the tile it is about, or by its verb.
    fn move_name(ui: &Ui, verb: &'static str, raw: &Raw) -> Line {
        // A tile that a gnome went to, not one that was bought or that acted.
        let to = if verb == WALK { "> " } else { "" };
        line(format_args!("{to}{}", ui.label(tile_of(ui, verb, raw).unwrap_or(verb))))
    }

    /// Names a gnome by where it is.
    fn index_label(state: &State, seat: Seat, field: &Field, id: FieldId, names: &Names) -> Option<Label> {
        if !field.pattern.starts_with("g{}") {
            return None;
        }
        Self::numbered_label(state, seat, id.index[0], names)
    }

    fn numbered_label(state: &State, seat: Seat, number: u8, names: &Names) -> Option<Label> {
        let fields = state.vocabulary().fields;
        let place = fields.iter().position(|field| field.pattern == "g{}")?;
        let value = state.field(Some(seat), FieldId { field: place as u8, index: [number, 0] }, names)?;
        let Value::Text(value) = value else { return None };
        // `school#2`, `home`, `abroad:Anna:school#1`: the first word says it.
        let word = value.split([':', '#']).next()?;
        let mut known = ["home", "abroad", "lent", "captured"].iter().chain(Workshop::WORDS).chain(Business::WORDS);
        known.find(|known| **known == word).map(|word| Label::word(word))
    }

    /// Where the first rows are destinations, the line says whose.
    fn phase_line(ui: &Ui) -> Option<(Icon, &'static str)> {
        let table = ui.table.as_ref()?;
        let walks = |item: &&Item| matches!(item, Item::Choice(choice, _) if is_walk(ui, &choice.draft) && choice.draft.at == 2);
        let Some(Item::Choice(choice, _)) = ui.items().iter().find(walks) else { return None };
        let (seat, gnome) = (ui.focus()?, choice.draft.raw.args[0]);
        let label = Self::numbered_label(table.state(), seat, gnome, &table.setup().names)?;
        Some((icon::GNOME, ui.label(label.word)))
    }

    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        match ui.screen() {
            Screen::Play => {
                // Among the moves a tile alone would not say that it is bought.
                if choice.draft.at > 0 && ui.verb_word(&choice.draft.raw).starts_with("buy-") {
                    row.left = line(format_args!("+{}", row.left));
                }
                if choice.draft.at == 1 && is_walk(ui, &choice.draft) {
                    row.icon = Some(icon::GNOME);
                }
            }
            // Three coins stand for any workshop's effect: the word `coins` alone would name a score.
            Screen::Ask if choice.label.word == "coins" && asks_how_to_pay(ui) => {
                row.left = line(format_args!("{}", ui.label("by-coins")));
            }
            _ => {}
        }
    }
}

/// Says whether a choice moves a gnome.
fn is_walk(ui: &Ui, draft: &Draft) -> bool {
    ui.verb_word(&draft.raw) == WALK
}

fn asks_how_to_pay(ui: &Ui) -> bool {
    ui.slot().is_some_and(|slot| matches!(slot.shape, Shape::Word(words) if words.contains(&"shop")))
}

/// Gives the tile that a move is best named by.
fn tile_of(ui: &Ui, word: &str, raw: &Raw) -> Option<&'static str> {
    if !matches!(word, "buy-business" | "buy-workshop" | "move") {
        return None;
    }
    let slot = ui.verb(raw)?.slots().find(|slot| matches!(slot.shape, Shape::Word(_) | Shape::Tile(_)))?;
    match slot.shape {
        Shape::Word(words) | Shape::Tile(words) => words.get(usize::from(raw.args[slot.offset])).copied(),
        _ => None,
    }
}
