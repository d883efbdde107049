//! Gnomes and workshops of Gnome Village look alike: a record numbers them, the table does not.

use std::collections::BTreeMap;

use super::sight::NamedValues;

/// Tells the fields of a village without the numbers of gnomes and workshops.
pub(super) fn sight(all: NamedValues) -> BTreeMap<String, Vec<String>> {
    let mut seen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut gnomes: BTreeMap<String, String> = BTreeMap::new();
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
                let sides = seen.entry(format!("{kind} sides")).or_default();
                sides.push(value.clone());
                sides.sort();
            }
            // These name a gnome by its number.
            None if matches!(field.as_str(), "open-gnome" | "protected-by") => {}
            None => {
                seen.insert(field.clone(), vec![value.clone()]);
            }
        }
    }
    let mut alike: Vec<String> = gnomes.into_values().collect();
    alike.sort();
    seen.insert("gnomes-by-place".to_string(), alike);
    seen
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
