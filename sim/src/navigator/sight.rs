//! What can be told apart at the table.

use std::collections::BTreeMap;

use engine_nostd::setup::Setup;
use engine_nostd::{Game, Seat, State};

use super::gnome_village;
use crate::commands::replay::fields;

/// All that can be told apart at the table: fields by name, of pieces that look alike without their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight(BTreeMap<String, Vec<String>>);

/// The fields of a player, or of the table, with their values.
pub(super) type NamedValues = Vec<(String, String)>;

/// How the fields of a game with pieces that look alike are told without numbers.
type Alike = fn(NamedValues) -> BTreeMap<String, Vec<String>>;

/// The games with such pieces.
const ALIKE: &[(Game, Alike)] = &[(Game::GnomeVillage, gnome_village::sight)];

/// Returns what can be seen of a state.
#[must_use]
pub fn sight(state: &State, setup: &Setup) -> Sight {
    let one_by_one = |fields: NamedValues| fields.into_iter().map(|(field, value)| (field, vec![value])).collect();
    let alike = ALIKE.iter().find(|(game, _)| *game == setup.game).map(|(_, told)| told);
    let mut seen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for seat in std::iter::once(None).chain(Seat::all(state.players()).map(Some)) {
        let name = seat.map_or("", |seat| setup.names.name(seat));
        let all: NamedValues = fields(state, setup, seat).collect();
        let told = alike.map_or_else(|| one_by_one(all.clone()), |told| told(all.clone()));
        seen.extend(told.into_iter().map(|(field, values)| (format!("{name} {field}"), values)));
    }
    Sight(seen)
}
