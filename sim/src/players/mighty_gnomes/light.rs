//! The light game: coins and points of a turn are dialled when it ends; payments, Druids, the bedroom tile and rewards
//! are told.

use engine_nostd::arg::{Delta, Number};
use engine_nostd::games::mighty_gnomes::{Animal, Full, Gnome, Good, Light, LightMove, Move, Phase, Reward, Track};
use engine_nostd::rules::Rules;
use engine_nostd::verb::Moves;
use engine_nostd::{Depth, Seat, State};

use crate::players::Lost;
use crate::players::shadow::{LightTable, Shadow, Step};

/// The turns, and the reward that is being claimed.
#[derive(Debug, Default)]
pub(in crate::players) struct Turns {
    claim: Option<Claim>,
}

/// A reward with what it brought so far.
#[derive(Clone, Copy, Debug)]
struct Claim {
    reward: Reward,
    gnome: Option<Gnome>,
    /// The points before it.
    vp: u16,
}

impl Shadow for Turns {
    type Full = Full;
    type Move = Move;

    fn full(state: &State) -> Option<&Full> {
        match state {
            State::MightyGnomes(Depth::Full(full)) => Some(full),
            _ => None,
        }
    }

    fn follow(&mut self, step: Step<'_, Full, Move>, table: &mut LightTable) -> Result<(), Lost> {
        let Step { was, by, made, is } = step;
        if let Some(seat) = by {
            self.note(&step, seat, table)?;
            let ends = is.turn() != Some(seat)
                || is.phase() != was.phase()
                || is.round() != was.round()
                || is.lap() != was.lap();
            let druid_ends =
                was.phase() == Phase::Druid && matches!(made, Move::EndTurn | Move::PassDruid | Move::TakeCoins { .. });
            match was.phase() {
                Phase::Turn if ends => end_turn(was, is, seat, table)?,
                Phase::Druid if ends || druid_ends => end_turn(was, is, seat, table)?,
                Phase::Rewards if ends => self.end_claim(is, seat, table)?,
                Phase::Turn | Phase::Druid | Phase::Rewards | Phase::Refresh | Phase::Count | Phase::Over => {}
            }
        }
        if made == Move::NextRound && light(table.state())?.phase() == Phase::Refresh {
            table.enter(None, LightMove::Next)?;
        }
        if is.over().is_some() { count(is, table) } else { Ok(()) }
    }
}

impl Turns {
    /// Tells at once what another player gets, and who joins; remembers what is claimed.
    fn note(&mut self, step: &Step<'_, Full, Move>, seat: Seat, table: &mut LightTable) -> Result<(), Lost> {
        let Step { was, made, is, .. } = *step;
        match made {
            Move::Ladder { stack, .. } if light(table.state())?.keeps_coins() => {
                // The Druid's tile pays nobody.
                let paid = |other: &Seat| coins(is, *other) > coins(was, *other);
                stack.iter().filter(paid).try_for_each(|to| table.enter(Some(seat), LightMove::Pay { to }))?;
            }
            Move::Claim { reward, gnome, .. } => self.claim = Some(Claim { reward, gnome, vp: was.player(seat).vp() }),
            // Everything else is coins and points, or stays on the table.
            _ => {}
        }
        let joins = is.player(seat).owns(Gnome::Druid) > was.player(seat).owns(Gnome::Druid);
        if joins && matches!(was.phase(), Phase::Turn | Phase::Druid) {
            table.enter(Some(seat), LightMove::TakeDruid)?;
        }
        Ok(())
    }

    /// Claims a reward, with everything that came of it.
    fn end_claim(&mut self, is: &Full, seat: Seat, table: &mut LightTable) -> Result<(), Lost> {
        let Some(Claim { reward, gnome, vp }) = self.claim.take() else { return Ok(()) };
        let brought = is.player(seat).vp().saturating_sub(vp);
        let vp = if Light::has_printed_vp(reward, gnome) { brought } else { 0 };
        let made = LightMove::Claim { reward, gnome, vp: Number(vp as u8) };
        // What else it brought or cost is dialled before, as after the last claim nothing is.
        let mut claimed = table.state().clone();
        claimed.play(Some(seat), &made.to_raw()).map_err(|error| Lost(format!("light: {made:?}: {error}")))?;
        let game = light(&claimed)?;
        let (more, points) = (change(coins(is, seat), game.coins(seat)), change(is.player(seat).vp(), game.vp(seat)));
        dial(seat, more, points, table)?;
        table.enter(Some(seat), made)
    }
}

/// Dials what a turn brought, and ends it.
fn end_turn(was: &Full, is: &Full, seat: Seat, table: &mut LightTable) -> Result<(), Lost> {
    let game = light(table.state())?;
    // The tile that goes to bed scores by itself.
    let slept = (was.phase() == Phase::Turn && game.lap() == LAPS).then(|| is.player(seat).bedroom_tile()).flatten();
    let asleep = slept.map_or(0, |size| u16::from(size) - 1);
    let more = change(coins(is, seat), game.coins(seat));
    let points = change(is.player(seat).vp(), game.vp(seat) + asleep);
    dial(seat, more, points, table)?;
    table.enter(Some(seat), slept.map_or(LightMove::Next, |size| LightMove::Bed { size: Number(size) }))
}

/// The turns of each player in a round.
const LAPS: u8 = engine_nostd::games::mighty_gnomes::LAPS;

/// Changes coins, if the device keeps them, and points.
fn dial(seat: Seat, more: i16, points: i16, table: &mut LightTable) -> Result<(), Lost> {
    if more != 0 && light(table.state())?.keeps_coins() {
        table.enter(Some(seat), LightMove::Coins { n: Delta(more) })?;
    }
    if points != 0 {
        table.enter(Some(seat), LightMove::Vp { n: Delta(points) })?;
    }
    Ok(())
}

/// Counts everything that scores, in the order in which it is asked.
fn count(is: &Full, table: &mut LightTable) -> Result<(), Lost> {
    while let Some(seat) = light(table.state())?.turn() {
        let (player, goods) = (is.player(seat), is.player(seat).goods());
        let game = light(table.state())?;
        let (vp, has_coins) = (game.vp(seat), game.coins(seat));
        let mut numbers: Vec<(&str, u16, u16)> = vec![
            ("vp", player.vp(), vp),
            ("coins", coins(is, seat).into(), has_coins.into()),
            ("basic", goods.basic().into(), 0),
            ("keys", player.keys().into(), 0),
            ("crystal", goods[Good::Crystal].into(), 0),
        ];
        let cards = |gnome: &Gnome| (gnome.word(), player.owns(*gnome).into(), game.cards(seat, *gnome).into());
        numbers.extend(Gnome::ALL.iter().map(cards));
        let steps = |track: &Track| steps(is, seat, *track);
        if player.owns(Gnome::Farmer) > 0 {
            numbers.push(("upgrades", Track::ALL.iter().map(steps).sum(), 0));
        }
        let animals = Animal::ALL.iter().map(|animal| (animal.word(), player.animals(*animal).into(), 0));
        numbers.extend(animals);
        numbers.push(("wild", player.wild_animals().into(), 0));
        let shown: u16 = numbers.iter().rev().take(1 + Animal::ALL.len()).map(|(_, number, _)| number).sum();
        if player.owns(Gnome::Bandito) > 0 {
            // Every animal that was told is a chest that was opened.
            numbers.push(("opened", player.opened_chests().into(), shown));
        }
        for (field, number, _) in numbers.iter().filter(|(_, number, known)| number != known) {
            table.set(seat, field, *number)?;
        }
        table.enter(Some(seat), LightMove::Next)?;
    }
    Ok(())
}

/// Returns how many steps a player made on a track.
fn steps(full: &Full, seat: Seat, track: Track) -> u16 {
    let room = full.capacity(seat, track);
    full.steps(track).iter().filter(|step| step.capacity <= room).count() as u16
}

fn coins(full: &Full, seat: Seat) -> u8 {
    full.player(seat).goods()[Good::Coins]
}

fn change(then: impl Into<i32>, now: impl Into<i32>) -> i16 {
    (then.into() - now.into()) as i16
}

fn light(state: &State) -> Result<&Light, Lost> {
    match state {
        State::MightyGnomes(Depth::Light(light)) => Ok(light),
        _ => Err(Lost("no light game to enter".to_string())),
    }
}
