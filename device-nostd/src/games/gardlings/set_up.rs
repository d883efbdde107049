//! What the players lay out, and what is wrong with a set-up.

use engine_nostd::games::gardlings::{COINS, GOAL, GameOption, Goal, LONG_GOAL, Mission, PIGS, START_PIGS};
use engine_nostd::shape::ABSENT;
use engine_nostd::{Seat, Setup};

use super::notes::named;
use crate::ui::{Line, Ui};
use crate::words::gardlings::{self as words, Moment};
use crate::words::{Briefing, Named as _, Page};

/// The coins that lie beside stacks at the start (GL-11).
const BESIDE: u8 = 6;

/// Returns what is laid out, page by page, for so many players and the variants that are played.
pub(super) fn pages(setup: &Setup) -> Briefing<Moment> {
    let players = setup.names.len() as u8;
    let says = |option: GameOption| setup.says_yes(option);
    let long = setup.option(GameOption::Goal) == Goal::Long as u8;
    let pile = PIGS.saturating_sub(players * START_PIGS);
    let mut pages = Briefing::new();
    let mut push = |page: Page<Moment>| {
        // There is room for all of them.
        let _ = pages.push(page);
    };
    push(Page::plain(Moment::SetupBoard));
    push(Page::plain(Moment::SetupStacks));
    push(Page::plain(if players == 1 { Moment::SetupAlone } else { Moment::Setup }));
    push(Page::with(Moment::SetupPigs, &[pile]));
    push(Page::with(Moment::SetupCoins, &[COINS - BESIDE]));
    push(Page::with(Moment::SetupGoal, &[if long { LONG_GOAL } else { GOAL }]));
    if players > 1 {
        push(Page::plain(if says(GameOption::Pro) { Moment::SetupMarkerPro } else { Moment::SetupMarker }));
    }
    push(Page::plain(match (says(GameOption::Missions), players) {
        (false, _) => Moment::NoMissions,
        (true, 1) => Moment::MissionsAlone,
        (true, 2 | 3) => Moment::MissionsBetween,
        (true, _) => Moment::Missions,
    }));
    pages
}

/// Says what is wrong with the missions: one was not named, lies in two places, or its gems are missing.
pub(super) fn flaw(ui: &Ui, setup: &Setup) -> Option<(Line, u8)> {
    let place = |option: GameOption, seat: Option<Seat>| {
        let slot = setup.asked().find(|slot| slot.place == option as usize && slot.seat == seat)?;
        Some((slot.offset as u8, setup.options[slot.offset]))
    };
    let mut named_so_far = [false; Mission::ALL.len()];
    for option in [GameOption::Mission, GameOption::Right] {
        for seat in Seat::all(setup.names.len()) {
            let Some((offset, value)) = place(option, Some(seat)) else { continue };
            let name = setup.names.name(seat);
            let Some(mission) = Mission::from_index(usize::from(value)) else {
                let text = if option == GameOption::Mission { words::MISSION_MISSING } else { words::RIGHT_MISSING };
                return Some((ui.fill(text, &[name]), offset));
            };
            if core::mem::replace(&mut named_so_far[mission as usize], true) {
                return Some((ui.fill(words::MISSION_TWICE, &[&ui.say(mission.title()), name]), offset));
            }
        }
    }
    let shapes = [GameOption::ShapeA, GameOption::ShapeB, GameOption::ShapeC];
    let missing = shapes.into_iter().find_map(|shape| {
        let (offset, value) = place(shape, None)?;
        (value == ABSENT).then_some((shape, offset))
    });
    missing.map(|(shape, offset)| (ui.fill(words::SHAPE_MISSING, &[&named(ui, shape)]), offset))
}
