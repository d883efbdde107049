//! The laws about points, ranks and winners.

use engine_nostd::{Seat, Table};
use sim::commands::replay::value_text;

use crate::played::{Law, law};

/// Checks that ranks, points and winners say the same thing.
pub(crate) fn check_standings(table: &Table) -> Law {
    let state = table.state();
    let standings = state.standings();
    let places = &standings.places;
    law(places.len() == state.players(), || "not everybody is ranked".into())?;
    law(places.iter().zip(places.iter().skip(1)).all(|(a, b)| a.rank <= b.rank), || "not best first".into())?;
    for place in places {
        let lines = state.score(place.seat);
        law(lines.iter().all(|line| line.count * line.each == line.points), || format!("{lines:?} do not multiply"))?;
        let sum: u16 = lines.iter().map(|line| line.points).sum();
        law(sum == place.points, || format!("{lines:?} do not sum to {}", place.points))?;
        law(state.points(place.seat) == place.points, || "two answers for the points".into())?;
        let better = places.iter().filter(|other| other.key > place.key).count();
        law(usize::from(place.rank) == better + 1, || format!("{better} are better than rank {}", place.rank))?;
    }
    let shared = places.get(1).is_some_and(|second| second.rank == 1);
    law(standings.decided_by.is_none() == shared, || format!("decided by {:?}", standings.decided_by))?;
    law(shared || state.vocabulary().deciders.contains(&standings.decider_word()), || "an unknown decider".into())?;
    law(state.over().is_none() || state.turn().is_none(), || "somebody has a turn after the end".into())?;
    if state.over().is_some() {
        let names = &table.setup().names;
        let winners: Vec<&str> = Seat::all(state.players())
            .filter(|seat| standings.winners().any(|winner| winner == *seat))
            .map(|seat| names.name(seat))
            .collect();
        let field = |seat, name: &str| state.named_field(seat, name).map(|value| value_text(&value, table.setup()));
        law(field(None, "winner") == Some(winners.join(",")), || "the field winner says something else".into())?;
        for place in places {
            let rank = field(Some(place.seat), "rank");
            law(rank == Some(place.rank.to_string()), || format!("the field rank says {rank:?}"))?;
        }
    }
    Ok(())
}
