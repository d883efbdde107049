//! What is easier to express in Rust than in a replay: odds, medals, set-ups, offers, questions and focus. The rules
//! themselves are pinned move by move in `sim/replays/gardlings`.

mod corrections;
mod odds;
mod questions;
mod set_up;

use super::{Decider, Full, Goal, Medal, Move, Refusal, TileKind, TileKindOrNone};
use crate::ask::Choices;
use crate::notation::read_entry;
use crate::setup::{Mode, Setup};
use crate::verb::Moves;
use crate::{Depth, Game, Listed, Name, RuleError, Seat, State, Table};

type Written = heapless::String<160>;

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

/// Returns a set-up with options as in a record.
fn setup(mode: Mode, players: usize, options: &[(&str, &str)]) -> Setup {
    let mut setup = Setup::new(Game::Gardlings, mode);
    for name in ["Anna", "Bram", "Cleo", "Dirk", "Emma"].into_iter().take(players) {
        setup.names.push(Name::new(name).unwrap());
    }
    for (name, value) in options {
        let place = setup.option_place(name).unwrap();
        let shape = setup.game.vocabulary(mode).options[place].shape;
        let mut bytes = [0; 8];
        shape.read(value, &setup.names, &mut bytes).unwrap();
        assert!(setup.set_bytes_at(place, &bytes[..shape.width()]), "{name}");
    }
    setup
}

fn enter(table: &mut Table, line: &str) {
    let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
    table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    table.state().invariants().unwrap_or_else(|what| panic!("{line}: {what}"));
}

/// Plays lines of a record.
fn table(players: usize, options: &[(&str, &str)], lines: &[&str]) -> Table {
    let mut table = Table::new(setup(Mode::Track, players, options)).unwrap();
    lines.iter().for_each(|line| enter(&mut table, line));
    table
}

fn refusal(table: &Table, line: &str) -> &'static str {
    match read_entry(line, table.setup(), table.state()) {
        Ok(entry) => table.clone().enter(entry).expect_err(line).id(),
        Err(error) => error.refusal(table.state()).expect(line).id(),
    }
}

fn value(table: &Table, whose: Option<usize>, field: &str) -> Written {
    let value = table.state().named_field(whose.and_then(Seat::new), field);
    let mut text = Written::new();
    value.unwrap_or_else(|| panic!("{field}")).write(&table.setup().names, &mut text).unwrap();
    text
}

fn has_field(table: &Table, field: &str) -> bool {
    table.state().named_field(Some(Seat::FIRST), field).is_some()
}

fn offered(state: &State, focus: Option<Seat>) -> heapless::Vec<&'static str, 48> {
    let mut offers = Choices::new();
    state.offers(focus, &mut offers);
    offers.iter().map(|offer| offer.label.word()).collect()
}

fn next_move(state: &State, focus: Option<Seat>) -> Option<(Option<Seat>, Move)> {
    state.next_move(focus).map(|(by, raw)| (by, Move::from_raw(&raw).unwrap()))
}

fn game(table: &Table) -> &Full {
    match table.state() {
        State::Gardlings(Depth::Full(game)) => game,
        other => panic!("{other:?}"),
    }
}

/// GL-131, GL-132: the table of section 1.
#[test]
fn medals_go_by_the_number_of_tiles() {
    let medals = |goal: Goal, results: [u16; 7]| results.map(|result| Medal::of(result, goal));
    use Medal::{Bronze, Gold, None, Silver};
    assert_eq!(medals(Goal::Short, [9, 13, 14, 16, 17, 19, 20]), [Gold, Gold, Silver, Silver, Bronze, Bronze, None]);
    assert_eq!(medals(Goal::Long, [9, 15, 16, 18, 19, 21, 22]), [Gold, Gold, Silver, Silver, Bronze, Bronze, None]);
}

/// Section 4: the order of the checks, for a move that is wrong in several ways at once.
#[test]
fn refusals_come_in_the_order_of_the_rules() {
    let over = table(1, &[("pro", "yes")], &["stop", "close-garden", "count 17"]);
    for line in ["Anna draw gnome", "Anna mutate gold none 1 pig", "close-garden", "fix Anna coins 1"] {
        assert_eq!(refusal(&over, line), "game-over", "{line}");
    }
    let lines = [
        "fix Anna owned-beige 3",
        "Anna draw pig-beige 3",
        "Anna stop",
        "Bram stop",
        "close-garden",
        "Anna count 0",
        "Bram count 0",
        "Anna pass",
    ];
    let mutating = table(2, &[("pro", "yes")], &lines);
    assert_eq!(value(&mutating, None, "phase"), "mutate");
    // Everything else has to wait, in any phase and for any seat.
    for line in ["Anna draw gnome", "Bram pass", "next-round", "Anna count 5 0 y"] {
        assert_eq!(refusal(&mutating, line), "must-mutate", "{line}");
    }
    // The turn is checked before the parameters.
    assert_eq!(refusal(&mutating, "Bram mutate gold 1 1 pig"), "not-your-turn");
    assert_eq!(refusal(&mutating, "Anna mutate gold none 1 pig"), "bad-number");
    assert_eq!(refusal(&mutating, "Anna mutate beige 1 1 pig"), "bad-number");
    assert_eq!(refusal(&mutating, "Anna mutate gold 1 1 pig"), "gold-final");
    assert_eq!(refusal(&mutating, "Anna mutate green 1 1 pig"), "no-such-pig");
    let hiring = table(2, &[], &["Anna stop", "Bram stop", "close-garden", "Anna count 0", "Bram count 0"]);
    assert_eq!(refusal(&hiring, "Bram mutate beige - 1 pig"), "no-mutation");
    assert_eq!(refusal(&hiring, "Bram draw gnome"), "wrong-phase");
    assert_eq!(refusal(&hiring, "Bram buy beige 1 pig"), "not-your-turn");
    assert_eq!(refusal(&hiring, "Anna buy beige 1 pig"), "bad-number");
    assert_eq!(refusal(&hiring, "Anna buy green 3 pig"), "bad-number");
}

/// Moves that belong to nobody have no seat.
#[test]
fn nobody_closes_the_garden() {
    let played = table(2, &[], &["Anna stop", "Bram stop"]);
    assert_eq!(refusal(&played, "Anna close-garden"), "not-your-turn");
    let third = read_entry("close-garden", played.setup(), played.state()).unwrap();
    assert!(played.clone().enter(third).is_ok());
}

/// GL-126: a redraw of the third pig takes its coin back, but only if the supply had one.
#[test]
fn a_third_pig_that_met_an_empty_supply_takes_nothing_back() {
    let options = [("mission", "redraw,blues"), ("right", "surround,empties")];
    let lines = ["fix Anna owned-beige 4", "fix Bram coins 26", "Anna draw pig-beige 3"];
    let mut played = table(2, &options, &lines);
    assert_eq!(value(&played, Some(0), "coins"), "0");
    assert_eq!(value(&played, Some(0), "trio-coin"), "yes");
    enter(&mut played, "fix Bram coins 20");
    enter(&mut played, "Anna redraw pig-beige");
    // The second tile is the third pig again, and now there is a coin.
    assert_eq!(value(&played, Some(0), "coins"), "1");
    assert_eq!(value(&played, None, "supply"), "5");
}

/// A game has the fields of what is played, and no others.
#[test]
fn a_game_has_the_fields_of_what_is_played() {
    let plain = table(1, &[], &[]);
    for field in
        ["owned-gnome", "drawn-twin", "bag-other", "gnomes", "pigs", "dragons", "just-drawn", "set-aside", "risk"]
    {
        assert!(has_field(&plain, field), "{field}");
    }
    assert!(has_field(&plain, "owned-beige"));
    for field in ["mission", "redraw-used", "medal", "three-pigs"] {
        assert!(!has_field(&plain, field), "{field}");
    }
}

/// Section 6, score pad: everything that the variant needs is asked for, player by player.
#[test]
fn the_score_pad_asks_what_the_variant_needs() {
    let asked = |players: usize, options: &[(&str, &str)]| {
        let mut table = Table::new(setup(Mode::ScorePad, players, options)).unwrap();
        let mut fields = heapless::Vec::<&str, 32>::new();
        while let Some((whose, id)) = table.state().next_field() {
            let field = table.state().vocabulary().field(id.field).unwrap();
            fields.push(field.pattern).unwrap();
            let mut value = [0; crate::field::FIX_BYTES];
            value[0] = if field.pattern == "tiles" { 8 } else { 0 };
            table.fix(crate::field::Fix { seat: whose, id, value }).unwrap();
        }
        fields
    };
    assert_eq!(asked(2, &[]), ["gems", "alarm", "coins", "gems", "alarm", "coins"]);
    assert_eq!(asked(1, &[]), ["gems", "alarm", "coins", "tiles"]);
    assert_eq!(
        asked(1, &[("pro", "yes"), ("missions", "yes")]),
        ["gems", "alarm", "mission", "ponds", "coins", "tiles"]
    );
}

/// The score pad starts where it saves presses: at the goal, and solo at the last number of tiles that wins gold.
#[test]
fn the_score_pad_starts_at_the_goal() {
    for (goal, gems, tiles) in [("17", 17, 12), ("20", 20, 14)] {
        let mut pad = Table::new(setup(Mode::ScorePad, 1, &[("goal", goal)])).unwrap();
        assert_eq!(pad.state().likeliest_entry(), Some(gems));
        enter(&mut pad, "Anna set gems 20");
        assert_eq!(pad.state().likeliest_entry(), None);
        enter(&mut pad, "Anna set alarm no");
        enter(&mut pad, "Anna set coins 0");
        assert_eq!(pad.state().likeliest_entry(), Some(tiles));
    }
}

/// The score pad: 32 coins are in the box (GL-13).
#[test]
fn the_score_pad_has_no_more_coins_than_the_box() {
    let mut pad = Table::new(setup(Mode::ScorePad, 2, &[])).unwrap();
    enter(&mut pad, "Anna set coins 20");
    assert_eq!(refusal(&pad, "Bram set coins 13"), "more-than-the-box");
    assert_eq!(refusal(&pad, "Bram set ponds 1"), "bad-number");
    assert_eq!(refusal(&pad, "Bram set mission 1"), "bad-number");
    assert_eq!(refusal(&pad, "Bram set tiles 9"), "bad-number");
    enter(&mut pad, "Bram set coins 12");
}

/// Every refusal has the id from the rules, and its numbers if it has any.
#[test]
fn a_refusal_says_what_there_is_and_what_it_takes() {
    let poor = RuleError::from(Refusal::TooPoor { has: 6, needs: 7 });
    assert_eq!(poor.id(), "too-poor");
    assert_eq!(poor.numbers(), Some((6, 7)));
    assert_eq!(RuleError::from(Refusal::GoldFinal).numbers(), None);
    assert!(Refusal::IDS.iter().enumerate().all(|(place, id)| !Refusal::IDS[..place].contains(id)));
}

/// GL-63, section 6 point 7: net gems are the points; coins only rank tied players.
#[test]
fn standings_go_by_net_gems_then_coins() {
    let lines = ["fix Bram coins 2", "Anna stop", "Bram stop", "close-garden", "Anna count 17", "Bram count 17"];
    let played = table(2, &[], &lines);
    let standings = played.state().standings();
    assert_eq!(standings.places[0].seat, seat(1));
    assert_eq!(standings.decided_by.map(|decision| decision.what), Some(Decider::Coins.into()));
    assert_eq!(value(&played, None, "winner"), "Bram");
    assert_eq!(Decider::WORDS, ["net", "coins"]);
}

/// A tile that may be missing is written like its kind, and `none` comes last.
#[test]
fn no_tile_is_the_word_after_the_kinds() {
    assert!(TileKindOrNone::WORDS.iter().eq(TileKind::WORDS.iter().chain(&["none"])));
    assert!(TileKindOrNone::ALL.iter().enumerate().all(|(place, tile)| tile.index() == place));
}
