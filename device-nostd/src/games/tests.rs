//! Every game says what its screens need.

extern crate std;

use engine_nostd::setup::Mode;

use super::*;
use crate::words::checks;

/// Returns set-ups with every number of players, each with all options at nothing and at one.
fn set_ups(game: Game, mode: Mode) -> std::vec::Vec<Setup> {
    let (least, most) = game.vocabulary(mode).players;
    let mut setups = std::vec::Vec::new();
    for players in least..=most {
        let mut setup = Setup::new(game, mode);
        for name in ["Anna", "Bram", "Cleo", "Dirk", "Emma"].iter().take(players) {
            setup.names.push(engine_nostd::Name::new(name).unwrap());
        }
        setups.push(setup.clone());
        let flags: std::vec::Vec<_> = setup
            .slots()
            .filter(|slot| slot.shape == engine_nostd::shape::Shape::Flag)
            .map(|slot| slot.offset)
            .collect();
        flags.into_iter().for_each(|offset| setup.options[offset] = 1);
        setups.push(setup);
    }
    setups
}

/// Returns whether a light game has a page with this text in its set-up.
fn is_on_a_light_page(game: Game, text: Text) -> bool {
    set_ups(game, Mode::Light).iter().any(|setup| {
        light::light_face!(game, |F| <F as light::LightFace>::briefing(setup).iter().any(|page| page
            .moment
            .text()
            .in_lang(Lang::En)
            == text.in_lang(Lang::En)))
    })
}

/// Checks that every reminder is on some page: of a phase, of the set-up, or of the question who begins.
fn check_pages<F: Face>(game: Game) {
    let phases = || PhaseOf::<F>::ALL.iter().flat_map(|phase| F::reminders(*phase));
    let set_ups = set_ups(game, Mode::Track);
    let briefings = || set_ups.iter().flat_map(|setup| F::briefing(setup));
    for phase in PhaseOf::<F>::ALL {
        assert!(!F::reminders(*phase).is_empty(), "{:?}: no reminder of {phase:?}", F::NAME);
    }
    for moment in F::Moment::ALL {
        let shown = phases().any(|page| page == moment)
            || briefings().any(|page| page.moment == *moment)
            || F::FIRST_PLAYER == Some(*moment)
            || is_on_a_light_page(game, moment.text());
        assert!(shown, "{:?} is on no page", moment.text());
    }
}

/// Every number that a score pad asks for has its question, which fits.
fn check_pad_questions<F: Face>(game: Game) {
    for field in game.vocabulary(Mode::ScorePad).fields.iter().filter(|field| field.fix) {
        for index in field.indices() {
            let id = FieldId { field: field.number, index };
            let text = F::pad_text(field.seat.then_some(Seat::FIRST), id);
            checks::question(text.unwrap_or_else(|| panic!("{game:?}: nothing asks for {}", field.pattern)));
        }
    }
}

#[test]
fn every_number_of_a_score_pad_is_asked_for() {
    Game::ALL.into_iter().for_each(|game| face!(game, |F| check_pad_questions::<F>(game)));
}

#[test]
fn every_reminder_is_on_some_page_and_every_phase_has_one() {
    Game::ALL.into_iter().for_each(|game| face!(game, |F| check_pages::<F>(game)));
}

/// The question that finds out who begins stands in a foot, and was cut there.
#[test]
fn what_finds_out_who_begins_has_room_in_the_foot() {
    for game in Game::ALL {
        let first = face!(game, |F| F::FIRST_PLAYER.map(|moment| moment.text()));
        first.into_iter().for_each(|text| checks::text(text, checks::Spot::Foot));
    }
}
