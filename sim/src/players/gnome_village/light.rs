//! The light game: coins are dialled in the phase in which they come and go; tiles that score, and payments between
//! players, are told from the list.

use engine_nostd::arg::{Delta, Number};
use engine_nostd::games::gnome_village::{
    Business, By, CoinsIn, Full, GnomeBy, GnomeNumber, Light, LightMove, LightPhase, Move, Payment, Phase, Place,
    PointBusiness,
};
use engine_nostd::rules::Rules;
use engine_nostd::{Depth, Seat, State};

use crate::players::Lost;
use crate::players::shadow::{LightTable, Shadow, Step};

/// What is counted of a village.
#[derive(Debug)]
pub(in crate::players) struct Counts;

impl Shadow for Counts {
    type Full = Full;
    type Move = Move;

    fn full(state: &State) -> Option<&Full> {
        match state {
            State::GnomeVillage(Depth::Full(full)) => Some(full),
            _ => None,
        }
    }

    fn follow(&mut self, step: Step<'_, Full, Move>, table: &mut LightTable) -> Result<(), Lost> {
        let Step { was, is, .. } = step;
        let Some(seat) = was.turn() else { return Ok(()) };
        tell(&step, seat, table)?;
        let ends = is.turn() != Some(seat) || is.round() != was.round();
        // What came and went besides, in the phase in which it did.
        if light(table.state())?.coins_in() == CoinsIn::Box {
            for other in was.seats() {
                let has = light(table.state())?.coins(other);
                let change = i16::from(is.coins(other)) - i16::from(has);
                if change != 0 {
                    go_to(was.phase(), seat, table)?;
                    table.enter(Some(other), LightMove::Coins { n: Delta(change) })?;
                }
            }
        }
        if ends {
            let round = light(table.state())?.round();
            while light(table.state())?.phase().is_play()
                && light(table.state())?.turn() == Some(seat)
                && light(table.state())?.round() == round
            {
                table.enter(Some(seat), LightMove::Next)?;
            }
        }
        if is.over().is_some() { count(is, table) } else { Ok(()) }
    }
}

/// Tells what stands in the list: tiles that score, and payments between players.
fn tell(step: &Step<'_, Full, Move>, seat: Seat, table: &mut LightTable) -> Result<(), Lost> {
    let Step { was, made, is, .. } = step;
    let bank = light(table.state())?.coins_in() == CoinsIn::Box;
    let own = |table: &mut LightTable, made| table.enter(Some(seat), made);
    match *made {
        Move::BuyWorkshop { .. } => own(table, LightMove::BuyWorkshop),
        Move::GetGnome { by: By::Coins } => own(table, LightMove::GetGnome { by: GnomeBy::Coins }),
        Move::GetGnome { by: By::Shop | By::Token } => own(table, LightMove::GetGnome { by: GnomeBy::Shop }),
        Move::BuyBusiness { kind, .. } => match scoring(kind) {
            Some(kind) => own(table, LightMove::BuyBusiness { kind }),
            None => Ok(()),
        },
        Move::ActSite { kind, .. } => match scoring(kind) {
            Some(kind) => {
                go_to(was.phase(), seat, table)?;
                if bank {
                    // It costs nothing: UP, then the row.
                    own(table, LightMove::Coins { n: Delta(1) })?;
                }
                own(table, LightMove::BuyBusiness { kind })
            }
            None => Ok(()),
        },
        Move::CardRemove { seat: whose, tile, .. } => match whose.0.zip(tile.and_then(|tile| scoring(tile.kind))) {
            Some((whose, kind)) => own(table, LightMove::CardRemove { seat: whose, kind }),
            None => Ok(()),
        },
        Move::ActPolice if bank => {
            go_to(was.phase(), seat, table)?;
            own(table, LightMove::ActPolice)?;
            // Who is protected gets the coin back.
            let protected = |other: &Seat| *other != seat && was.is_protected(*other) && was.coins(*other) > 0;
            was.seats()
                .filter(protected)
                .try_for_each(|other| own(table, LightMove::Pay { seat: other, n: Payment(1) }))
        }
        Move::ActThief { seat: from, .. } | Move::ActCourier { seat: from, .. } if bank => {
            let n = was.coins(from) - is.coins(from);
            go_to(was.phase(), seat, table)?;
            if n > 0 { table.enter(Some(from), LightMove::Pay { seat, n: Payment(n) }) } else { Ok(()) }
        }
        Move::Earn { .. } | Move::Next if bank && was.phase() == Phase::Earn => ransoms(was, seat, table),
        // Everything else is coins, or stays on the table.
        _ => Ok(()),
    }
}

/// Pays whoever holds a gnome of the active player in a Prison, as far as the coins go.
fn ransoms(was: &Full, seat: Seat, table: &mut LightTable) -> Result<(), Lost> {
    let income = was.earns();
    if income > 0 {
        go_to(Phase::Earn, seat, table)?;
        table.enter(Some(seat), LightMove::Coins { n: Delta(i16::from(income)) })?;
    }
    for gnome in (1..=was.gnomes(seat)).map(GnomeNumber) {
        if let Some(Place::Captured { captor, .. }) = was.place(seat, gnome)
            && light(table.state())?.coins(seat) > 0
        {
            go_to(Phase::Earn, seat, table)?;
            table.enter(Some(seat), LightMove::Pay { seat: captor, n: Payment(1) })?;
        }
    }
    Ok(())
}

/// Presses on to a phase: the guide goes phase by phase.
fn go_to(phase: Phase, seat: Seat, table: &mut LightTable) -> Result<(), Lost> {
    let place = |phase| match phase {
        LightPhase::Reveal => 0,
        LightPhase::Earn => 1,
        LightPhase::WorkBuy => 2,
        LightPhase::Move | LightPhase::Turn | LightPhase::Count | LightPhase::Tiles | LightPhase::Over => 3,
    };
    let wanted = match phase {
        Phase::Reveal => 0,
        Phase::Earn => 1,
        Phase::WorkBuy => 2,
        Phase::Move | Phase::Over => 3,
    };
    while place(light(table.state())?.phase()) < wanted {
        table.enter(Some(seat), LightMove::Next)?;
    }
    Ok(())
}

/// Counts everybody once more, and the tiles of those who are level.
fn count(full: &Full, table: &mut LightTable) -> Result<(), Lost> {
    while let Some(seat) = light(table.state())?.turn() {
        if light(table.state())?.phase() == LightPhase::Tiles {
            table.enter(Some(seat), LightMove::Tiles { n: Number(full.tiles(seat) as u8) })?;
            continue;
        }
        let change = i16::from(full.coins(seat)) - i16::from(light(table.state())?.coins(seat));
        if change != 0 {
            table.enter(Some(seat), LightMove::Coins { n: Delta(change) })?;
        }
        table.enter(Some(seat), LightMove::Next)?;
    }
    Ok(())
}

/// Returns a business as the light game knows it, if it can score.
const fn scoring(kind: Business) -> Option<PointBusiness> {
    match kind {
        Business::Restaurant => Some(PointBusiness::Restaurant),
        Business::Hat => Some(PointBusiness::Hat),
        _ => None,
    }
}

fn light(state: &State) -> Result<&Light, Lost> {
    match state {
        State::GnomeVillage(Depth::Light(light)) => Ok(light),
        _ => Err(Lost("no light game to enter".to_string())),
    }
}
