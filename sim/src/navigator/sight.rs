//! What can be told apart at the table.

use std::collections::BTreeMap;

use engine_nostd::setup::Setup;
use engine_nostd::{Seat, State};

use crate::commands::replay::fields;

/// Is all that can be told apart at the table: fields by name, gnomes and workshops without their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight(BTreeMap<String, Vec<String>>);

/// Gives what can be seen of a state.
#[must_use]
pub fn sight(state: &State, setup: &Setup) -> Sight {
    let mut seen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let whose = std::iter::once(None).chain(Seat::all(state.players()).map(Some));
    for seat in whose {
        let name = seat.map_or("", |seat| setup.names.name(seat));
        let mut gnomes: BTreeMap<String, String> = BTreeMap::new();
        let all: Vec<(String, String)> =
            fields(state, setup, seat).map(|(name, value)| (name, value.to_string())).collect();
        // `school#2 active`: the number of a workshop gives way to its side.
        let side = |tile: &str| all.iter().find(|(name, side)| name == tile && is_side(side)).map(|(_, side)| side);
        for (field, value) in &all {
            match gnome_number(field) {
                // Everything about one gnome belongs together.
                Some((number, what)) => {
                    let place = match (side(value), value.split_once('#')) {
                        (Some(side), Some((kind, _))) => format!("{kind} {side}"),
                        _ => value.clone(),
                    };
                    gnomes.entry(number).or_default().push_str(&format!("{what}={place} "));
                }
                None if is_side(value) => {
                    let kind = field.split('#').next().unwrap_or_default();
                    let sides = seen.entry(format!("{name} {kind} sides")).or_default();
                    sides.push(value.clone());
                    sides.sort();
                }
                // These name a gnome by its number.
                None if matches!(field.as_str(), "open-gnome" | "protected-by") => {}
                None => {
                    seen.insert(format!("{name} {field}"), vec![value.clone()]);
                }
            }
        }
        let mut alike: Vec<String> = gnomes.into_values().collect();
        alike.sort();
        seen.insert(format!("{name} gnomes-by-place"), alike);
    }
    Sight(seen)
}

fn is_side(value: &str) -> bool {
    matches!(value, "active" | "idle")
}

/// Splits `g2-resting` into the number and the rest.
fn gnome_number(field: &str) -> Option<(String, &str)> {
    let rest = field.strip_prefix('g')?;
    let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    (digits > 0).then(|| (rest[..digits].to_string(), &rest[digits..]))
}
