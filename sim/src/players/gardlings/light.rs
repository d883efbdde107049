//! The light game: gems are dialled, alarm, pigs and ponds are a row, and the hire is another.
//!
//! The light game lets each player count and hire, one after the other, so a round is entered when it is over.

use engine_nostd::arg::{Delta, Number};
use engine_nostd::games::gardlings::{
    Full, GardenStatus, Light, LightHire, LightMove, LightPhase, Move, Phase, Stack, Ware,
};
use engine_nostd::rules::Rules;
use engine_nostd::{BySeat, Depth, Seat, State};

use crate::players::Lost;
use crate::players::shadow::{LightTable, Shadow, Step};

/// What a player counted and hired in a round.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    gems: u8,
    alarm: bool,
    pigs: bool,
    ponds: u8,
    hire: Option<Hired>,
}

/// What a player hired.
#[derive(Clone, Copy, Debug)]
enum Hired {
    /// A tile, and whether a coin lay beside its stack.
    Tile(Ware, bool),
    /// A pig and a coin.
    Pig,
    /// Nothing.
    Nothing,
}

/// The round that is being played.
#[derive(Debug, Default)]
pub(in crate::players) struct Rounds {
    done: BySeat<Done>,
}

impl Shadow for Rounds {
    type Full = Full;
    type Move = Move;

    fn full(state: &State) -> Option<&Full> {
        match state {
            State::Gardlings(Depth::Full(full)) => Some(full),
            _ => None,
        }
    }

    fn follow(&mut self, step: Step<'_, Full, Move>, table: &mut LightTable) -> Result<(), Lost> {
        let Step { was, by, made, is } = step;
        if let Some(seat) = by {
            self.note(was, seat, made, is);
        }
        let ends = is.phase() != was.phase() && matches!(is.phase(), Phase::RoundEnd | Phase::Over);
        if ends {
            self.enter_round(table)?;
            self.done = BySeat::default();
        }
        Ok(())
    }
}

impl Rounds {
    /// Notes what a player counted or hired.
    fn note(&mut self, was: &Full, seat: Seat, made: Move, is: &Full) {
        let done = &mut self.done[seat];
        match made {
            Move::Count { .. } => {
                let glance = was.glance(seat);
                // What was counted stays known after the last round, and until the next count.
                let counted = is.latest_count(seat);
                done.gems = counted.map_or(0, |counted| counted.gems + counted.bonus);
                done.alarm = glance.status == GardenStatus::Alarm;
                done.pigs = !was.is_pro() && glance.trio;
                done.ponds = is.glance(seat).ponds;
            }
            Move::Buy { colour, stack, .. } => done.hire = Some(Hired::Tile(colour, rewarded(was, colour, stack))),
            Move::TakePig => done.hire = Some(Hired::Pig),
            Move::Pass => done.hire = Some(Hired::Nothing),
            // Gardens, bags and mutation stay on the table.
            Move::Draw { .. } | Move::CannotPlace | Move::Redraw { .. } | Move::Stop | Move::Resume => {}
            Move::CloseGarden | Move::Mutate { .. } | Move::NextRound => {}
        }
    }

    fn enter_round(&self, table: &mut LightTable) -> Result<(), Lost> {
        let round = light(table.state())?.round();
        while light(table.state())?.round() == round && light(table.state())?.over().is_none() {
            let seat = light(table.state())?.turn();
            match (light(table.state())?.phase(), seat) {
                (LightPhase::Count, Some(seat)) => self.count(seat, table)?,
                (LightPhase::Hire, Some(seat)) => {
                    let hire = hire(light(table.state())?, seat, self.done[seat].hire);
                    table.enter(Some(seat), hire)?;
                }
                (LightPhase::Garden | LightPhase::Over, seat) | (_, seat @ None) => {
                    table.enter(seat, LightMove::Next)?
                }
            }
        }
        Ok(())
    }

    fn count(&self, seat: Seat, table: &mut LightTable) -> Result<(), Lost> {
        let done = self.done[seat];
        let change = i16::from(done.gems) - i16::from(light(table.state())?.gems(seat));
        if change != 0 {
            table.enter(Some(seat), LightMove::Gems { n: Delta(change) })?;
        }
        let game = light(table.state())?;
        let told = done.alarm || done.pigs || done.ponds > 0;
        // Without the guide NEXT hires what is likeliest: whoever wants something else says so.
        let chooses = game.deal_after_count().is_some_and(|likeliest| {
            let wanted = hire(game, seat, done.hire);
            done.hire.is_some() && wanted != as_move(likeliest.hire)
        });
        let made = if told || chooses {
            LightMove::Count { alarm: done.alarm, three_pigs: done.pigs, ponds: Number(done.ponds) }
        } else {
            LightMove::Next
        };
        table.enter(Some(seat), made)
    }
}

/// Returns whether a coin lay beside the stack that a tile came from.
fn rewarded(was: &Full, ware: Ware, stack: Stack) -> bool {
    was.has_reward(ware, stack)
}

/// Returns what a player hires. Where the full game was won before anybody hired, it is what is likeliest.
fn hire(game: &Light, seat: Seat, hired: Option<Hired>) -> LightMove {
    match hired {
        // Only of two stacks of which one has a coin it has to be said.
        Some(Hired::Tile(colour, coin)) => {
            LightMove::Buy { colour, coin: (game.coins_beside(colour) == 1 && !coin).then_some(false) }
        }
        Some(Hired::Pig) => LightMove::TakePig,
        Some(Hired::Nothing) => LightMove::Pass,
        None => as_move(game.likeliest_hire(seat)),
    }
}

fn as_move(hire: LightHire) -> LightMove {
    match hire {
        LightHire::Buy(colour, coin) => LightMove::Buy { colour, coin },
        LightHire::Pig => LightMove::TakePig,
        LightHire::Nothing => LightMove::Pass,
    }
}

fn light(state: &State) -> Result<&Light, Lost> {
    match state {
        State::Gardlings(Depth::Light(light)) => Ok(light),
        _ => Err(Lost("no light game to enter".to_string())),
    }
}
