//! Laws that hold for every game, every set-up, and whatever is entered.
//!
//! A failure shows the set-up and the fewest steps that lead to it, and the record up to there as a file to replay.

use std::collections::BTreeSet;

use engine_nostd::ask::{Ask, Choices, Draft};
use engine_nostd::field::Fix;
use engine_nostd::packed::{pack_entry, pack_setup, unpack_entry, unpack_setup};
use engine_nostd::record::{CAPACITY, Entry, Record};
use engine_nostd::setup::{Mode, Setup};
use engine_nostd::shape::{ABSENT, Shape};
use engine_nostd::{Game, Name, RuleError, Seat, Seats, State, Table, TableError};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};
use sim::chance::Chance;
use sim::random_play::{self, RandomMoves};
use sim::record_file;

/// Lists every set-up of every game: each number of players with each combination of options.
fn setups(mode: Mode) -> Vec<Setup> {
    let mut setups = Vec::new();
    for game in Game::ALL {
        let words = game.vocabulary(mode);
        let (min, max) = words.players;
        let mut combinations = vec![Setup::new(game, mode)];
        for spec in words.options {
            let values: Vec<u8> = match spec.shape {
                Shape::Word(list) => (0..list.len() as u8).collect(),
                Shape::Flag => vec![0, 1],
                // What has many values is told later.
                _ => continue,
            };
            combinations = combinations
                .iter()
                .flat_map(|setup| {
                    values.iter().map(|value| {
                        let mut setup = setup.clone();
                        setup.set_option(spec.name, *value);
                        setup
                    })
                })
                .collect();
        }
        for players in min..=max {
            for (place, mut setup) in combinations.iter().cloned().enumerate() {
                for name in ["Anna", "Bram", "Zoë", "Dirk", "Emma"].iter().take(players) {
                    setup.names.push(Name::new(name).unwrap());
                }
                setup.first = Seat::new(place % players).unwrap();
                tell(&mut setup, place + players);
                setups.push(setup);
            }
        }
    }
    setups
}

/// Answers what has many values: of a range the ends and the rulebook's choice in turn; of things that are there once
/// another one for everybody.
fn tell(setup: &mut Setup, turn: usize) {
    for (place, slot) in setup.slots().enumerate() {
        let usual = slot.spec.default;
        if let Shape::Number { min, max } = slot.shape
            && usual != ABSENT
        {
            setup.options[slot.offset] = [min as u8, usual, max as u8][(place + turn) % 3];
        }
    }
    loop {
        let open = setup.asked().find(|slot| setup.options[slot.offset] == ABSENT);
        let Some(slot) = open else { return };
        let is_free = |value: &usize| {
            let of_each = setup.slots().filter(|slot| slot.seat.is_some());
            !of_each.map(|slot| setup.options[slot.offset]).any(|taken| usize::from(taken) == *value)
        };
        let value = match slot.shape {
            Shape::Word(words) => {
                let from_turn = (0..words.len()).map(|step| (turn + step) % words.len());
                from_turn.into_iter().find(is_free).unwrap() as u8
            }
            Shape::Number { min, max } => min as u8 + (turn % usize::from(max - min + 1)) as u8,
            _ => 0,
        };
        setup.options[slot.offset] = value;
    }
}

/// Is one thing that is tried; the number decides everything else about it.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// A move as the device makes it: an offer and answers.
    Offer(u64),
    /// The move that NEXT makes.
    Next,
    /// A well-formed move whose time it is.
    Move(u64),
    /// A move of random bytes, of a random seat.
    Bytes(u64),
    /// A well-formed correction.
    Fix(u64),
    /// A correction of random bytes.
    FixBytes(u64),
    Undo,
    Redo,
}

/// Plays as people do, with mistakes and second thoughts.
fn steps(length: usize) -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        8 => any::<u64>().prop_map(Step::Offer),
        2 => Just(Step::Next),
        3 => any::<u64>().prop_map(Step::Move),
        2 => any::<u64>().prop_map(Step::Bytes),
        2 => any::<u64>().prop_map(Step::Fix),
        1 => any::<u64>().prop_map(Step::FixBytes),
        2 => Just(Step::Undo),
        1 => Just(Step::Redo),
    ];
    vec(step, 0..length)
}

/// Corrects the device in the middle of everything.
fn corrections(length: usize) -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        4 => any::<u64>().prop_map(Step::Offer),
        4 => any::<u64>().prop_map(Step::Move),
        8 => any::<u64>().prop_map(Step::Fix),
        1 => Just(Step::Undo),
    ];
    vec(step, 0..length)
}

/// Enters more nonsense than sense.
fn nonsense(length: usize) -> impl Strategy<Value = Vec<Step>> {
    let step = prop_oneof![
        4 => any::<u64>().prop_map(Step::Bytes),
        4 => any::<u64>().prop_map(Step::Move),
        4 => any::<u64>().prop_map(Step::FixBytes),
        4 => any::<u64>().prop_map(Step::Fix),
        1 => Just(Step::Next),
        1 => Just(Step::Undo),
        1 => Just(Step::Redo),
    ];
    vec(step, 0..length)
}

/// Is a law that was broken.
#[derive(Debug)]
struct Broken(String);

type Law = Result<(), Broken>;

fn law(holds: bool, what: impl FnOnce() -> String) -> Law {
    if holds { Ok(()) } else { Err(Broken(what())) }
}

/// Is a table next to what it should be: every state that stands, and every state that was taken back.
struct Played {
    table: Box<Table>,
    standing: Vec<State>,
    undone: Vec<State>,
    moves: RandomMoves,
}

impl Played {
    fn new(setup: &Setup) -> Self {
        let table = Box::new(Table::new(setup.clone()).unwrap());
        let moves = RandomMoves::new(table.state());
        Self { standing: vec![table.state().clone()], undone: Vec::new(), moves, table }
    }

    /// Lays out a position as this game stands, with its values in any order, and goes on from there.
    fn lay_out(&mut self, chance: &mut Chance) -> Law {
        let (state, setup) = (self.table.state(), self.table.setup());
        let words = state.vocabulary();
        let mut position: Vec<Fix> = Vec::new();
        for (seat, id) in words.position(state.players()) {
            let text = state.field(seat, id, &setup.names).map(|value| value.to_string()).unwrap_or_default();
            let value = words.fields[usize::from(id.field)].read_value(&text, &setup.names);
            let value = value.map_err(|_| Broken(format!("{text} is no value of its field")))?;
            position.insert(chance.below(position.len() + 1), Fix { seat, id, value });
        }
        let mut table = Box::new(Table::new(setup.clone()).unwrap());
        table.lay_out(&position).map_err(|error| Broken(format!("the position of a game is refused: {error}")))?;
        law(table.state() == state, || "laid out as a position, the game stands differently".into())?;
        law(table.clone().undo() == Err(TableError::NothingToUndo), || "a position is taken back".into())?;
        law(table.lay_out(&position).is_err(), || "a position is laid out twice".into())?;
        *self = Self { standing: vec![table.state().clone()], undone: Vec::new(), moves: self.moves.clone(), table };
        Ok(())
    }

    /// Tries a step, and checks every law that speaks about a step.
    fn step(&mut self, step: Step) -> Law {
        let state = self.table.state();
        let entry = match step {
            Step::Offer(seed) => {
                let mut chance = Chance::new(seed);
                check_offers(state, &mut chance)?;
                match random_play::offered(state, &mut chance) {
                    Some((by, raw)) => Entry::Play(by, raw),
                    None => {
                        let nobody = state.actors() == Seats::NONE;
                        return law(nobody, || "nothing is offered to a seat that may act".into());
                    }
                }
            }
            Step::Next => match state.next_move(state.focus()) {
                Some((by, raw)) => Entry::Play(by, raw),
                // Where a choice has to be made, nothing can be passed over.
                None => {
                    let mut offers = Choices::new();
                    state.offers(state.focus(), &mut offers);
                    return law(state.turn().is_none() || !offers.is_empty(), || "a turn without a way on".into());
                }
            },
            Step::Move(seed) => {
                let mut chance = Chance::new(seed);
                let Some((by, raw)) = self.moves.of_phase(state, &mut chance) else { return Ok(()) };
                Entry::Play(if chance.once_in(4) { None } else { by }, raw)
            }
            Step::Bytes(seed) => {
                let mut chance = Chance::new(seed);
                let by = if chance.once_in(3) { Seat::new(chance.below(5)) } else { state.focus() };
                Entry::Play(by, self.moves.of_bytes(&mut chance))
            }
            Step::Fix(seed) => Entry::Fix(random_play::fix(state, &mut Chance::new(seed))),
            Step::FixBytes(seed) => {
                let fix = random_play::fix_of_bytes(state, &mut Chance::new(seed));
                // What can be corrected has a value before; what has none cannot be corrected.
                let value = state.field(fix.seat, fix.id, &self.table.setup().names);
                law(value.is_some() || state.check_fix(&fix).is_err(), || {
                    format!("no value, but a correction: {fix:?}")
                })?;
                Entry::Fix(fix)
            }
            Step::Undo => Entry::Undo,
            Step::Redo => Entry::Redo,
        };
        self.enter(entry).map(|_| ()).map_err(|Broken(what)| Broken(format!("{what}\nafter {step:?}: {entry:?}")))
    }

    /// Enters something, and says whether it was accepted.
    fn enter(&mut self, entry: Entry) -> Result<bool, Broken> {
        let before = self.table.clone();
        let result = self.table.enter(entry);
        let expected = match (entry, result) {
            (_, Err(error)) => {
                law(self.table.state() == before.state(), || format!("a refusal ({error}) changed the state"))?;
                law(self.table.record() == before.record(), || format!("a refusal ({error}) changed the record"))?;
                let empty = match error {
                    TableError::NothingToUndo => self.standing.len() == 1,
                    TableError::NothingToRedo => self.undone.is_empty(),
                    _ => true,
                };
                law(empty, || format!("refused with {error}, though there is something"))?;
                return Ok(false);
            }
            (Entry::Undo, Ok(())) => {
                self.undone.extend(self.standing.pop());
                self.standing.last()
            }
            (Entry::Redo, Ok(())) => {
                self.standing.extend(self.undone.pop());
                self.standing.last()
            }
            (Entry::Play(..) | Entry::Fix(_), Ok(())) => {
                self.standing.push(self.table.state().clone());
                self.undone.clear();
                None
            }
        };
        if let Some(expected) = expected {
            law(self.table.state() == expected, || "undo or redo leads to another state".into())?;
        }
        let kept = self.table.record().entries();
        law(kept.len() == before.record().entries().len() + 1, || {
            "an accepted entry is one entry of the record".into()
        })?;
        law(self.table.record().standing_count() == self.standing.len() - 1, || {
            "another number of entries stands".into()
        })?;
        self.table.state().invariants().map_err(|what| Broken(format!("this does not hold: {what}")))?;
        check_standings(&self.table)?;
        check_entry_forms(&self.table)?;
        Ok(true)
    }

    /// Checks the laws that speak about a whole record.
    fn check_record(&self) -> Law {
        let record = self.table.record();
        let text = record_file::to_text(record);
        let read =
            record_file::load(&text).map_err(|failure| Broken(format!("its own text is refused: {failure:?}")))?;
        law(read.record() == record, || "the text gives other entries".into())?;
        law(read.state() == self.table.state(), || "replayed from its text, the game stands differently".into())?;
        let unpacked = unpacked(&packed(record)).map_err(Broken)?;
        law(unpacked.record() == record, || "the bytes give other entries".into())?;
        law(unpacked.state() == self.table.state(), || "replayed from its bytes, the game stands differently".into())?;
        law(record_file::to_text(unpacked.record()) == text, || "text, bytes and text again differ".into())
    }

    /// Takes back everything and brings it back again, as often as the record has room.
    fn check_way_back(&mut self) -> Law {
        let room = (CAPACITY - self.table.record().entries().len()) / 2;
        let steps = room.min(self.standing.len() - 1);
        let end = self.table.state().clone();
        for _ in 0..steps {
            law(self.enter(Entry::Undo)?, || "an undo is refused".into())?;
        }
        for _ in 0..steps {
            law(self.enter(Entry::Redo)?, || "a redo is refused".into())?;
        }
        law(*self.table.state() == end, || "there and back again leads elsewhere".into())
    }
}

/// Packs a whole record: the set-up, then entry after entry.
fn packed(record: &Record) -> Vec<u8> {
    let words = record.setup.game.vocabulary(record.setup.mode);
    let mut bytes = pack_setup(&record.setup).to_vec();
    record.entries().iter().for_each(|entry| bytes.extend(pack_entry(entry, &words)));
    bytes
}

fn unpacked(bytes: &[u8]) -> Result<Box<Table>, String> {
    let (setup, mut at) = unpack_setup(bytes).map_err(|error| error.to_string())?;
    let words = setup.game.vocabulary(setup.mode);
    let mut table = Box::new(Table::new(setup).map_err(|error| error.to_string())?);
    let mut refill = table.refill();
    while at < bytes.len() {
        let (entry, length) = unpack_entry(&bytes[at..], &words).map_err(|error| error.to_string())?;
        refill.push(entry).map_err(|error| error.to_string())?;
        at += length;
    }
    refill.settle().map_err(|error| error.to_string())?;
    Ok(table)
}

/// Checks that everything that is offered can be played, whichever answers are given.
fn check_offers(state: &State, chance: &mut Chance) -> Law {
    let mut offers = Choices::new();
    state.offers(random_play::in_focus(state, chance), &mut offers);
    for (place, offer) in offers.iter().enumerate() {
        let alike = offers.iter().skip(place + 1).any(|other| other.label == offer.label);
        law(!alike, || format!("two offers look alike: {:?}", offer.label))?;
        check_answers(state, offer.draft, chance)?;
    }
    Ok(())
}

/// Asks on from a draft. Every answer to a question has to lead on; one of them is followed to the end.
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
                (min..=max).map(|number| draft.with(&slot, [number, 0])).collect()
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

/// Checks that ranks, points and winners say the same thing.
fn check_standings(table: &Table) -> Law {
    let state = table.state();
    let standings = state.standings();
    let places = &standings.places;
    law(places.len() == state.players(), || "not everybody is ranked".into())?;
    law(places.iter().zip(places.iter().skip(1)).all(|(a, b)| a.rank <= b.rank), || "not best first".into())?;
    for place in places {
        let lines = state.lines(place.seat);
        law(lines.iter().all(|line| line.count * line.each == line.points), || format!("{lines:?} do not multiply"))?;
        let sum: u16 = lines.iter().map(|line| line.points).sum();
        law(sum == place.points, || format!("{lines:?} do not sum to {}", place.points))?;
        law(state.points(place.seat) == place.points, || "two answers for the points".into())?;
        let better = places.iter().filter(|other| other.key > place.key).count();
        law(usize::from(place.rank) == better + 1, || format!("{better} are better than rank {}", place.rank))?;
    }
    let shared = places.get(1).is_some_and(|second| second.rank == 1);
    law((standings.decided_by == "shared") == shared, || format!("decided by {}", standings.decided_by))?;
    law(shared || state.vocabulary().deciders.contains(&standings.decided_by), || "an unknown decider".into())?;
    law(state.over().is_none() || state.turn().is_none(), || "somebody has a turn after the end".into())?;
    if state.over().is_some() {
        let names = &table.setup().names;
        let winners: Vec<&str> = Seat::all(state.players())
            .filter(|seat| standings.winners().any(|winner| winner == *seat))
            .map(|seat| names.name(seat))
            .collect();
        let field = |seat, name: &str| state.named_field(seat, name, names).map(|value| value.to_string());
        law(field(None, "winner") == Some(winners.join(",")), || "the field winner says something else".into())?;
        for place in places {
            let rank = field(Some(place.seat), "rank");
            law(rank == Some(place.rank.to_string()), || format!("the field rank says {rank:?}"))?;
        }
    }
    Ok(())
}

/// Checks that the newest entry is the same after bytes and back, and after text and back.
fn check_entry_forms(table: &Table) -> Law {
    let setup = table.setup();
    let Some(entry) = table.record().entries().last() else { return Ok(()) };
    let words = setup.game.vocabulary(setup.mode);
    let bytes = pack_entry(entry, &words);
    let back = unpack_entry(&bytes, &words);
    law(back == Ok((*entry, bytes.len())), || format!("{entry:?} is {bytes:02x?} and back {back:?}"))?;
    let text = record_file::entry_text(entry, setup);
    let read = engine_nostd::notation::read_entry(&text, setup, table.state());
    law(read.as_ref() == Ok(entry), || format!("{entry:?} is '{text}' and back {read:?}"))
}

/// So many set-ups of a game are each tried as often as a law says; of more set-ups each is tried less often.
const SETUPS: u32 = 48;

/// Runs a law for every set-up. The chance is the same every time, so that a law does not break by chance;
/// the long runs take new numbers each time.
fn for_every_setup<S: Strategy>(
    mode: Mode,
    cases: u32,
    fresh: bool,
    strategy: S,
    check: impl Fn(&Setup, S::Value) -> Law,
) {
    let setups = setups(mode);
    for setup in &setups {
        // A game with more set-ups is not played more often than the others.
        let of_game = setups.iter().filter(|other| other.game == setup.game).count() as u32;
        let cases = (cases * SETUPS).div_ceil(of_game);
        let config = Config { cases, failure_persistence: None, max_shrink_iters: 4_096, ..Config::default() };
        let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
        let mut runner = if fresh { TestRunner::new(config) } else { TestRunner::new_with_rng(config, rng) };
        let result =
            runner.run(&strategy, |steps| check(setup, steps).map_err(|Broken(what)| TestCaseError::fail(what)));
        if let Err(error) = result {
            match error {
                TestError::Fail(reason, steps) => panic!("{reason}\n{setup:?}\n{steps:#?}"),
                TestError::Abort(reason) => panic!("{reason}"),
            }
        }
    }
}

/// Is where the steps begin: after so many moves that the device offered, with this seed.
#[derive(Clone, Copy, Debug)]
struct Opening {
    moves: usize,
    seed: u64,
}

fn opening(most: usize) -> impl Strategy<Value = Opening> {
    (0..most, any::<u64>()).prop_map(|(moves, seed)| Opening { moves, seed })
}

/// Plays the opening and the steps, and checks all laws.
fn play(setup: &Setup, opening: Opening, steps: &[Step]) -> Law {
    let mut played = Played::new(setup);
    let mut chance = Chance::new(opening.seed);
    let mut whole = |played: &mut Played| {
        for _ in 0..opening.moves {
            let state = played.table.state();
            let Some((by, raw)) = random_play::offered(state, &mut chance) else { break };
            let entry = Entry::Play(by, raw);
            law(played.enter(entry)?, || format!("what was offered is refused: {entry:?}"))?;
        }
        let state = played.table.state();
        if !state.vocabulary().position.is_empty() && state.over().is_none() && chance.once_in(2) {
            played.lay_out(&mut chance)?;
        }
        steps.iter().try_for_each(|step| played.step(*step))?;
        played.check_record()?;
        played.check_way_back()
    };
    let result = whole(&mut played);
    result.map_err(|Broken(what)| Broken(format!("{what}\n\n{}", record_file::to_text(played.table.record()))))
}

#[test]
fn the_laws_hold_for_people_who_play() {
    let game = (opening(200), steps(80));
    for_every_setup(Mode::Track, 10, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

#[test]
fn the_laws_hold_for_corrections() {
    let game = (opening(200), corrections(60));
    for_every_setup(Mode::Track, 10, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

#[test]
fn the_laws_hold_for_nonsense() {
    let game = (opening(200), nonsense(60));
    for_every_setup(Mode::Track, 10, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

#[test]
fn the_laws_hold_for_a_score_pad() {
    let game = (opening(1), nonsense(60));
    for_every_setup(Mode::ScorePad, 100, false, game, |setup, (opening, steps)| play(setup, opening, &steps));
}

/// Run it with `cargo test --release -p sim --test laws -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn the_laws_hold_for_a_long_time() {
    let game = || (opening(400), prop_oneof![steps(200), corrections(200), nonsense(200)]);
    for_every_setup(Mode::Track, 500, true, game(), |setup, (opening, steps)| play(setup, opening, &steps));
    for_every_setup(Mode::ScorePad, 2_000, true, game(), |setup, (opening, steps)| play(setup, opening, &steps));
}

#[test]
fn games_come_to_their_end() {
    for (seed, setup) in setups(Mode::Track).iter().enumerate() {
        let mut chance = Chance::new(seed as u64);
        let mut table = Table::new(setup.clone()).unwrap();
        while let Some((by, raw)) = random_play::offered(table.state(), &mut chance) {
            let result = table.play(by, raw);
            assert_eq!(result, Ok(()), "seed {seed}: {}", record_file::to_text(table.record()));
        }
        assert!(table.state().over().is_some(), "seed {seed}: {}", record_file::to_text(table.record()));
        let standings = table.state().standings();
        assert!(standings.winners().count() > 0, "seed {seed}: nobody won {setup:?}");
        // Nothing more can be entered but corrections, and an undo reopens the game.
        let next = Entry::Play(None, RandomMoves::new(table.state()).of_bytes(&mut chance));
        assert_eq!(table.enter(next), Err(TableError::Rule(RuleError::GameOver)));
        table.undo().unwrap();
        assert!(table.state().over().is_none());
    }
}

/// Makes sure that the laws speak about the whole game: chance finds every move and every refusal.
#[test]
fn random_play_knows_every_move_and_every_refusal() {
    for game in Game::ALL {
        let words = game.vocabulary(Mode::Track);
        let mut waiting: BTreeSet<&str> = words.refusals.iter().chain(&RuleError::COMMON_IDS).copied().collect();
        let mut unplayed: BTreeSet<u8> = words.verbs.iter().map(|verb| verb.id).collect();
        let setups: Vec<Setup> = setups(Mode::Track).into_iter().filter(|setup| setup.game == game).collect();
        for (seed, setup) in setups.iter().cycle().take(100 * setups.len()).enumerate() {
            let mut chance = Chance::new(seed as u64);
            let mut state = State::new(setup).unwrap();
            let mut moves = RandomMoves::new(&state);
            // Longer than nearly every game; a few are left where they are.
            for _ in 0..2_000 {
                if state.over().is_some() {
                    break;
                }
                let result = match chance.below(40) {
                    0 => state.fix(&random_play::fix_of_bytes(&state, &mut chance)),
                    1 => state.fix(&random_play::fix(&state, &mut chance)),
                    2 => state.play(Seat::new(chance.below(setup.names.len())), &moves.of_bytes(&mut chance)),
                    _ => {
                        let (by, raw) = moves.of_phase(&state, &mut chance).expect("the game goes on");
                        state.play(by, &raw).inspect(|()| _ = unplayed.remove(&raw.verb))
                    }
                };
                waiting.remove(result.err().map_or("", RuleError::id));
            }
            if state.over().is_some() {
                let over = state.play(None, &moves.of_bytes(&mut chance)).unwrap_err();
                waiting.remove(over.id());
            }
        }
        assert!(unplayed.is_empty(), "never played: {unplayed:?}");
        assert!(waiting.is_empty(), "never refused with: {waiting:?}");
    }
}

#[test]
fn a_full_record_loses_nothing() {
    for (seed, setup) in setups(Mode::Track).iter().enumerate().step_by(5) {
        let mut chance = Chance::new(seed as u64);
        let mut played = Played::new(setup);
        while !played.table.record().is_full() {
            // A game that is over goes on by taking something back.
            let entry = match random_play::offered(played.table.state(), &mut chance) {
                Some(_) if chance.once_in(10) => Entry::Fix(random_play::fix(played.table.state(), &mut chance)),
                Some((by, raw)) => Entry::Play(by, raw),
                None => Entry::Undo,
            };
            played.enter(entry).unwrap();
        }
        assert_eq!(played.table.record().entries().len(), CAPACITY);
        played.check_record().unwrap();
        let before = played.table.clone();
        let offer = random_play::offered(played.table.state(), &mut chance);
        let offer = offer.map(|(by, raw)| Entry::Play(by, raw));
        let coins = random_play::fix(played.table.state(), &mut chance);
        for entry in [offer, Some(Entry::Undo), Some(Entry::Redo), Some(Entry::Fix(coins))].into_iter().flatten() {
            let refusal = played.table.enter(entry).unwrap_err();
            let expected = match entry {
                Entry::Redo if before.record().redoable().is_none() => TableError::NothingToRedo,
                Entry::Fix(fix) => before.state().check_fix(&fix).map_or_else(TableError::Rule, |()| TableError::Full),
                _ => TableError::Full,
            };
            assert_eq!(refusal, expected, "{entry:?}");
            assert_eq!(played.table.record(), before.record());
            assert_eq!(played.table.state(), before.state());
        }
        assert_eq!(TableError::Full.id(), "record-full");
    }
}

#[test]
fn a_record_of_any_bytes_is_refused_or_read() {
    let setup = setups(Mode::Track).pop().unwrap();
    let words = setup.game.vocabulary(setup.mode);
    let state = State::new(&setup).unwrap();
    let mut runner = TestRunner::new_with_rng(
        Config { cases: 4_000, failure_persistence: None, ..Config::default() },
        TestRng::deterministic_rng(RngAlgorithm::ChaCha),
    );
    let result = runner.run(&(vec(any::<u8>(), 0..64), "\\PC{0,40}"), |(bytes, line)| {
        if let Ok((_, length)) = unpack_setup(&bytes) {
            prop_assert!(length <= bytes.len());
        }
        if let Ok((entry, length)) = unpack_entry(&bytes, &words) {
            prop_assert_eq!(&pack_entry(&entry, &words)[..], &bytes[..length]);
        }
        let _ = engine_nostd::notation::read_entry(&line, &setup, &state).map_err(|error| error.to_string());
        let _ = record_file::load(&line);
        Ok(())
    });
    result.unwrap();
}
