//! A game is described once: `moves!`, `fields!` and `refusals!` make its enums, and the tables from which text, bytes
//! and listings follow.
//!
//! They are procedural because the enums do more than repeat the list: a parameter becomes a question that carries the
//! answers before it, and a field that can be corrected becomes a correction that carries its value. What each macro
//! makes is documented at its function.

mod fields;
mod moves;
mod refusals;

use proc_macro::TokenStream;
use syn::parse_macro_input;

/// Makes a game's moves from one list.
///
/// ```text
/// moves! {
///     /// A move.
///     pub enum Move in Phase {
///         /// Adds a tile to the player's own garden.
///         1 "sow" in Sow => Sow { kind: Crop, end: End },
///         /// Draws tiles of a kind.
///         2 "draw" in Sow | Buy => Draw { kind: Crop, n: Number<1, 9> = 1, named fee: Number<0, 9> = 0 },
///         /// Ends the purchases.
///         3 "end" in any => End,
///     }
/// }
/// ```
///
/// A line has the stable number, the word in a record, the phases in which the move is allowed, and the parameters. A
/// parameter with `= value` may be left out in a record; a `named` one is always written with its name.
///
/// Besides the enum itself it makes
/// - `MoveKind`, the kinds of moves without their parameters, which knows the phases;
/// - `Param`, every parameter of every kind: `Param::SowKind`;
/// - `Question`, the same with the answers that were given before as its fields: `Question::SowEnd { kind }`. One part of
///   a parameter that each seat has also carries `whose`;
/// - the table of verbs, and both ways between a move and its bytes.
#[proc_macro]
pub fn moves(input: TokenStream) -> TokenStream {
    moves::expand(&parse_macro_input!(input as moves::MovesInput)).into()
}

/// Makes a game's fields from one list.
///
/// ```text
/// fields! {
///     /// A tracked value.
///     pub enum Field {
///         0 "phase" => Phase: Phase;
///         4 "pile" => Pile: Upto<36>, fix;
///         9 "hand" => Hand(Seat): Upto<3>, fix;
///         27 "{}-level" => Level(Seat, Track): Upto<6>, fix "level";
///         30 "order" => Order: shown "SEAT,..";
///     }
///     position Laid { Phase, Hand }
/// }
/// ```
///
/// A line has the stable number, the name in a record with `{}` in place of an index, the indices (the seat first, if
/// each seat has the field), and the type of its values. `fix` allows it to be corrected; the word after it names a
/// family of fields that share a row of a menu.
///
/// Besides the enum itself it makes
/// - `Correction`, the fields that can be corrected with their new value: `Correction::Hand(seat, hand)`;
/// - `Fixable`, the same without indices and values, which is what a menu lists;
/// - with `position`, the fields that make up a position, with their value, in the order of a record;
/// - the table of fields.
#[proc_macro]
pub fn fields(input: TokenStream) -> TokenStream {
    fields::expand(&parse_macro_input!(input as fields::FieldsInput)).into()
}

/// Makes a game's refusals from one list.
///
/// ```text
/// refusals! {
///     /// Which rule refused, with its numbers.
///     pub enum Refusal {
///         /// All tiles of the kind are out.
///         "all-tiles-are-out": AllTilesAreOut(Crop),
///         /// There is not enough of a kind.
///         "not-enough-produce": NotEnoughProduce(Crop) { has, needs },
///         /// Two are needed.
///         "needs-2-gnomes": NeedsTwoGnomes { has, needs = 2 },
///         /// Only a score pad refuses this.
///         pad "ten-not-reached": TenNotReached,
///         /// There is no game yet.
///         setup "pick-5-different-gnomes": PickFiveDifferentGnomes,
///     }
/// }
/// ```
///
/// A line has the stable id, what the message is about, and the numbers: what there is and what it takes. The words
/// before the id say which depths list it: `full`, `light` and `pad`; without any it is one of the full game. `setup`
/// marks one that comes before any game and that none of them lists.
#[proc_macro]
pub fn refusals(input: TokenStream) -> TokenStream {
    refusals::expand(&parse_macro_input!(input as refusals::RefusalsInput)).into()
}
