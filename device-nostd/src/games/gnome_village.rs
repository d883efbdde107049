//! How Gnome Village shows on the screens.

use engine_nostd::ask::Label;
use engine_nostd::field::{Field, FieldId, Value};
use engine_nostd::games::gnome_village::{Business, Workshop};
use engine_nostd::record::Entry;
use engine_nostd::setup::Names;
use engine_nostd::{Seat, State};

use crate::ui::icon::{self, Icon};

/// Coins, points, and gnomes out of houses.
pub(super) const STATUS: &[(&str, Option<&str>)] = &[("coins", None), ("points", None), ("gnomes", Some("houses"))];

/// What the table prepares by hand.
pub(super) const BRIEFING: &[&str] = &["setup-take", "setup-village"];

/// In the first rounds the device also says what every player knows later on.
const BEGINNERS_ROUNDS: u16 = 2;

pub(super) fn icon(counter: &str) -> Option<Icon> {
    Some(match counter {
        "coins" => icon::COIN,
        "points" => icon::STAR,
        "gnomes" => icon::GNOME,
        "houses" => icon::HOUSE,
        "roads" => icon::ROAD,
        "tokens" => icon::TOKEN,
        _ => return None,
    })
}

pub(super) fn reminders(phase: &str) -> &'static [&'static str] {
    match phase {
        "reveal" => &["reveal", "start-of-turn", "new-deck"],
        "earn" => &["earn"],
        "work-buy" => &["work-buy", "place-a-tile", "tile-is-fixed", "refill", "new-gnome", "gap"],
        "move" => &["move", "wake-up", "paths", "twice", "architect", "site", "end-of-turn"],
        _ => &["scoring", "last-round"],
    }
}

pub(super) fn named_by_tile(verb: &str) -> bool {
    matches!(verb, "buy-business" | "buy-workshop" | "move" | "activate")
}

fn text(state: &State, seat: Option<Seat>, field: &str, names: &Names) -> Option<Value> {
    state.named_field(seat, field, names)
}

pub(super) fn moment(before: &State, after: &State, entry: &Entry, names: &Names) -> Option<&'static str> {
    let Entry::Play(_, raw) = entry else { return None };
    let verb = after.vocabulary().verbs.iter().find(|verb| verb.id == raw.verb)?.word;
    let common = |state: &State, field: &str| text(state, None, field, names);
    let own = |field: &str| text(after, after.turn(), field, names);
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

/// Names a gnome by where it is.
pub(super) fn index_label(state: &State, seat: Seat, field: &Field, id: FieldId, names: &Names) -> Option<Label> {
    if !field.pattern.starts_with("g{}") {
        return None;
    }
    let fields = state.vocabulary().fields;
    let place = fields.iter().position(|field| field.pattern == "g{}")?;
    let value = state.field(Some(seat), FieldId { field: place as u8, ..id }, names)?;
    let Value::Text(value) = value else { return None };
    // `school#2`, `home`, `abroad:Anna:school#1`: the first word says it.
    let word = value.split([':', '#']).next()?;
    let mut known = ["home", "abroad", "lent", "captured"].iter().chain(Workshop::WORDS).chain(Business::WORDS);
    known.find(|known| **known == word).map(|word| Label::word(word))
}
