//! The laws about questions: what is offered can be played.

use engine_nostd::State;
use engine_nostd::ask::{Ask, Choices, Draft};
use sim::chance::Chance;
use sim::random_play;

use crate::played::{Broken, Law, law};

/// Checks that everything that is offered can be played, whichever answers are given.
pub(crate) fn check_offers(state: &State, chance: &mut Chance) -> Law {
    let mut offers = Choices::new();
    state.offers(random_play::in_focus(state, chance), &mut offers);
    for (place, offer) in offers.iter().enumerate() {
        let alike = offers.iter().skip(place + 1).any(|other| other.label == offer.label);
        law(!alike, || format!("two offers look alike: {:?}", offer.label))?;
        check_answers(state, offer.draft, chance)?;
    }
    Ok(())
}

/// Follows a draft through its questions. Every answer has to lead further; one of them is followed to the end.
fn check_answers(state: &State, mut draft: Draft, chance: &mut Chance) -> Law {
    let mut choices = Choices::new();
    let start = draft;
    let broken = |what: &str, draft: &Draft| Broken(format!("{what}: {draft:?}, asked from {start:?}"));
    loop {
        let answers: Vec<Draft> = match state.ask(&mut draft, &mut choices) {
            Ask::Ready(raw) => {
                let played = state.clone().play(draft.by, &raw);
                return played.map_err(|error| broken(&format!("a finished move is refused with {error}"), &draft));
            }
            Ask::Impossible(error) => return Err(broken(&format!("an offer leads to {error}"), &draft)),
            Ask::Choose(_) => {
                for (place, choice) in choices.iter().enumerate() {
                    let alike = choices.iter().skip(place + 1).any(|other| other.label == choice.label);
                    law(!alike, || format!("two answers look alike: {:?} of {draft:?}", choice.label))?;
                }
                choices.iter().map(|choice| choice.draft).collect()
            }
            Ask::Number { slot, min, max, preset } => {
                law((min..=max).contains(&preset), || format!("{preset} is proposed, from {min} to {max}"))?;
                (min..=max).map(|number| draft.answered(&slot, [number, 0])).collect()
            }
        };
        law(answers.len() > 1, || format!("a question with one answer is asked: {draft:?}"))?;
        for answer in &answers {
            if let Ask::Impossible(error) = state.ask(&mut answer.clone(), &mut choices) {
                return Err(broken(&format!("an answer leads to {error}"), answer));
            }
        }
        draft = *chance.pick(&answers);
    }
}
