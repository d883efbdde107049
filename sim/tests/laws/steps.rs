//! What is tried: steps by people who play, who correct the device, and who enter nonsense.

use proptest::collection::vec;
use proptest::prelude::*;

/// One thing that is tried; the number decides everything else about it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LawStep {
    /// A move as the device makes it: an offer and answers.
    Offer(u64),
    /// The move that NEXT makes.
    Next,
    /// A well-formed move that belongs to the phase.
    Move(u64),
    /// A move of random bytes by a random seat.
    Bytes(u64),
    /// A well-formed correction.
    Fix(u64),
    /// A correction of random bytes.
    FixBytes(u64),
    Undo,
    Redo,
}

/// Returns steps as people play, with mistakes and second thoughts.
pub(crate) fn steps(length: usize) -> impl Strategy<Value = Vec<LawStep>> {
    let step = prop_oneof![
        8 => any::<u64>().prop_map(LawStep::Offer),
        2 => Just(LawStep::Next),
        3 => any::<u64>().prop_map(LawStep::Move),
        2 => any::<u64>().prop_map(LawStep::Bytes),
        2 => any::<u64>().prop_map(LawStep::Fix),
        1 => any::<u64>().prop_map(LawStep::FixBytes),
        2 => Just(LawStep::Undo),
        1 => Just(LawStep::Redo),
    ];
    vec(step, 0..length)
}

/// Returns steps that correct the device in the middle of everything.
pub(crate) fn corrections(length: usize) -> impl Strategy<Value = Vec<LawStep>> {
    let step = prop_oneof![
        4 => any::<u64>().prop_map(LawStep::Offer),
        4 => any::<u64>().prop_map(LawStep::Move),
        8 => any::<u64>().prop_map(LawStep::Fix),
        1 => Just(LawStep::Undo),
    ];
    vec(step, 0..length)
}

/// Returns steps with more nonsense than sense.
pub(crate) fn nonsense(length: usize) -> impl Strategy<Value = Vec<LawStep>> {
    let step = prop_oneof![
        4 => any::<u64>().prop_map(LawStep::Bytes),
        4 => any::<u64>().prop_map(LawStep::Move),
        4 => any::<u64>().prop_map(LawStep::FixBytes),
        4 => any::<u64>().prop_map(LawStep::Fix),
        1 => Just(LawStep::Next),
        1 => Just(LawStep::Undo),
        1 => Just(LawStep::Redo),
    ];
    vec(step, 0..length)
}
