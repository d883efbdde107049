//! The light game: the kind sown, then plus and minus until the numbers are those of the board.

use engine_nostd::arg::Delta;
use engine_nostd::games::gnome_elf_troll::{Crop, Full, Light, LightMove, LightPhase, Move};
use engine_nostd::rules::Rules;
use engine_nostd::{Depth, Seat, State};

use crate::players::Lost;
use crate::players::shadow::{LightTable, Shadow, Step};

/// The three totals of each player.
#[derive(Debug, Default)]
pub(in crate::players) struct Totals {
    /// The kind whose number UP and DOWN change.
    dial: Option<Crop>,
}

impl Totals {
    /// Turns a player's numbers to those of the board, the one on the dial first.
    fn turn_to(&mut self, full: &Full, seat: Seat, table: &mut LightTable) -> Result<(), Lost> {
        let wanted = full.control(seat);
        let first = self.dial.map_or(0, |kind| kind as usize);
        let kinds = Crop::ALL.iter().cycle().skip(first).take(Crop::ALL.len());
        for kind in kinds {
            let has = light(table.state())?.amounts(seat)[*kind];
            let change = i16::from(wanted[*kind]) - i16::from(has);
            if change != 0 {
                table.enter(Some(seat), step(*kind, change))?;
                self.dial = Some(*kind);
            }
        }
        Ok(())
    }
}

impl Shadow for Totals {
    type Full = Full;
    type Move = Move;

    fn full(state: &State) -> Option<&Full> {
        match state {
            State::GnomeElfTroll(Depth::Full(full)) => Some(full),
            _ => None,
        }
    }

    fn follow(&mut self, step: Step<'_, Full, Move>, table: &mut LightTable) -> Result<(), Lost> {
        let Step { was, made, is, .. } = step;
        let seat = was.active();
        let guide = light(table.state())?.has_guide();
        if let Move::Sow { kind, .. } = made
            && guide
        {
            table.enter(Some(seat), LightMove::Sow { kind })?;
            self.dial = Some(kind);
            // Before anything is bought, the numbers are what can be paid with.
            self.turn_to(is, seat, table)?;
        }
        let ends = was.turn() != is.turn() || was.round() != is.round() || is.over().is_some();
        if ends {
            if !guide {
                self.dial = Some(light(table.state())?.latest(seat));
            }
            self.turn_to(is, seat, table)?;
            table.enter(Some(seat), LightMove::Next)?;
        }
        while let Ok(counting) = light(table.state())
            && counting.phase() == LightPhase::Count
            && let Some(seat) = counting.turn()
        {
            self.dial = Some(counting.amounts(seat).best());
            self.turn_to(is, seat, table)?;
            table.enter(Some(seat), LightMove::Next)?;
        }
        Ok(())
    }
}

fn step(kind: Crop, change: i16) -> LightMove {
    match kind {
        Crop::Pumpkin => LightMove::Pumpkins { n: Delta(change) },
        Crop::Apple => LightMove::Apples { n: Delta(change) },
        Crop::Bean => LightMove::Beans { n: Delta(change) },
    }
}

fn light(state: &State) -> Result<&Light, Lost> {
    match state {
        State::GnomeElfTroll(Depth::Light(light)) => Ok(light),
        _ => Err(Lost("no light game to enter".to_string())),
    }
}
