//! What is easier to express in Rust than in a replay: offers, questions, standings and the limits of the set-up. The
//! rules themselves are pinned move by move in `sim/replays/gnome-village`.

use super::{
    Business, By, Counter, Full, GameOption, GnomeNumber, Move, MoveKind, Phase, Place, Tile, Whereabouts, Workshop,
};
use crate::arg::{Number, OrNone};
use crate::ask::{Ask, Choices, Draft};
use crate::notation::read_entry;
use crate::setup::{Mode, Setup};
use crate::verb::{ARGS, MoveKinds, Moves, Raw};
use crate::{Depth, Game, Listed, Name, RuleError, Seat, SetupError, State, Table, Topic};

fn setup(players: usize, options: &[(GameOption, u8)]) -> Setup {
    let mut setup = Setup::new(Game::GnomeVillage, Mode::Track);
    for name in ["Anna", "Bram", "Cleo", "Dirk", "Emma"].into_iter().take(players) {
        setup.names.push(Name::new(name).unwrap());
    }
    for (choice, value) in options {
        setup.set_option(*choice, *value);
    }
    setup
}

/// Plays lines of a record.
fn table(players: usize, options: &[(GameOption, u8)], lines: &[&str]) -> Table {
    let mut table = Table::new(setup(players, options)).unwrap();
    play(&mut table, lines);
    table
}

fn play(table: &mut Table, lines: &[&str]) {
    for line in lines {
        let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

fn refusal(table: &Table, line: &str) -> &'static str {
    match read_entry(line, table.setup(), table.state()) {
        Ok(entry) => table.clone().enter(entry).expect_err(line).id(),
        Err(error) => error.refusal(table.state()).expect(line).id(),
    }
}

fn offered(state: &State) -> heapless::Vec<&'static str, 48> {
    let mut offers = Choices::new();
    state.offers(state.focus(), &mut offers);
    offers.iter().map(|offer| offer.label.word()).collect()
}

fn value(table: &Table, seat: Option<usize>, field: &str) -> std_string::Written {
    let seat = seat.and_then(Seat::new);
    let value = table.state().named_field(seat, field).unwrap_or_else(|| panic!("{field}"));
    let mut text = std_string::Written::new();
    value.write(&table.setup().names, &mut text).unwrap();
    text
}

/// Texts without a heap.
mod std_string {
    use core::fmt::Write;

    pub(super) type Written = heapless::String<160>;

    pub(super) fn text(value: &impl core::fmt::Display) -> Written {
        let mut text = Written::new();
        write!(text, "{value}").unwrap();
        text
    }
}

#[test]
fn two_three_or_four_play_gv_01() {
    for players in [0, 1, 5] {
        let error = State::new(&setup(players, &[])).unwrap_err();
        assert_eq!(error, SetupError::Players { id: "bad-player-count", has: players as u8, min: 2, max: 4 });
    }
    for players in 2..=4 {
        // GV-01, GV-02, GV-09, GV-10, GV-11, GV-12, GV-13.
        let table = table(players, &[], &[]);
        let n = players as u16;
        let expect =
            |field: &str, number: u16| assert_eq!(value(&table, None, field), std_string::text(&number), "{field}");
        expect("coin-supply", 72 - 4 * n);
        expect("houses-in-stack", 3 * n);
        expect("road-stack", 45 - 5 * n);
        expect("workshop-stack-school", n + 1);
        expect("token-supply-school", 2);
        expect("businesses-left", 23);
        expect("forest-deck", 45);
        for seat in 0..players {
            assert_eq!(value(&table, Some(seat), "points"), "6");
            assert_eq!(value(&table, Some(seat), "tiles"), "7");
            assert_eq!(value(&table, Some(seat), "g1"), "home");
        }
    }
}

#[test]
fn impossible_set_ups_are_refused() {
    let mut twice = setup(2, &[]);
    twice.names.push(Name::new("Anna").unwrap());
    assert_eq!(State::new(&twice), Err(SetupError::SameName));

    let mut keyword = setup(1, &[]);
    keyword.names.push(Name::new("phase").unwrap());
    assert_eq!(State::new(&keyword), Err(SetupError::KeywordName));

    let mut first = setup(2, &[]);
    first.first = Seat::new(3).unwrap();
    assert_eq!(State::new(&first), Err(SetupError::NoSuchFirst));

    assert_eq!(State::new(&setup(2, &[(GameOption::Track, 7)])), Err(SetupError::Option(3)));
}

#[test]
fn how_a_game_is_tracked_is_not_asked_and_the_older_way_is_told_apart() {
    let full = setup(2, &[(GameOption::Track, 0)]);
    assert!(full.asked().all(|slot| slot.spec.name != GameOption::Track.word()));
    assert!(State::new(&full).is_ok());
    assert_eq!(State::new(&setup(2, &[(GameOption::Track, 1)])), Err(SetupError::Older));
}

#[test]
fn a_move_of_another_seat_is_refused_before_its_phase_is_looked_at() {
    // The order of refusals: game over, then the turn, then the phase, then the parameters.
    let table = table(2, &[], &[]);
    assert_eq!(refusal(&table, "Bram buy-workshop school"), "not-your-turn");
    assert_eq!(refusal(&table, "Anna buy-workshop school"), "wrong-phase");
    assert_eq!(refusal(&table, "Anna buy-workshop castle"), "wrong-phase");
    assert_eq!(refusal(&table, "Anna card-coins 10"), "bad-number");
    assert_eq!(refusal(&table, "Bram card-coins 10"), "not-your-turn");
}

#[test]
fn only_what_can_be_paid_is_offered_gv_51() {
    // 4 coins and 1 from the card: everything but a house, which costs 6 without workshops.
    let rich = table(2, &[], &["Anna card-coins 1", "Anna earn"]);
    assert_eq!(
        offered(rich.state()),
        ["get-gnome", "buy-business", "painter", "carpenter", "school", "gardener", "get-road"]
    );
    // 1 coin: only a business is possible.
    let poor = table(2, &[], &["fix Anna coins 1", "Anna card-remove none", "Anna earn", "fix Anna coins 1"]);
    assert_eq!(offered(poor.state()), ["buy-business"]);
    // Nothing is possible: only then the end of the phase is a row, so that no step leads to it by chance.
    let broke = table(2, &[], &["fix Anna coins 0", "fix phase work-buy"]);
    assert_eq!(offered(broke.state()), ["next"]);
}

#[test]
fn lists_keep_their_order_whatever_is_bought() {
    let words = |table: &Table, kind: MoveKind| -> heapless::Vec<(&'static str, u8), 48> {
        let mut choices = Choices::new();
        table.state().ask(&mut Draft::new(Some(Seat::FIRST), kind), &mut choices);
        choices.iter().map(|choice| (choice.label.word(), choice.rank)).collect()
    };
    let lines =
        ["Anna card-coins 9", "Anna earn", "Anna buy-business restaurant earn=1", "Anna buy-business goldsmith earn=1"];
    let table = table(2, &[(GameOption::Deluxe, 1)], &lines);
    let listed = words(&table, MoveKind::BuyBusiness);
    assert!(listed.iter().map(|(word, _)| *word).eq(Business::WORDS.iter().copied()));
    // The cursor starts on the first kind that nobody has.
    let likeliest = listed.iter().min_by_key(|(_, rank)| *rank).unwrap();
    assert_eq!(likeliest.0, "hat");
    // The list of cards is always the same; coins come first.
    let start = Table::new(setup(2, &[])).unwrap();
    assert_eq!(
        offered(start.state()),
        ["card-coins", "card-activate", "card-activate-all", "card-remove", "card-road", "card-angry"]
    );
}

/// Returns the word of the likeliest of several choices: the highlight starts there.
fn likeliest(choices: &Choices) -> &'static str {
    choices.iter().min_by_key(|choice| choice.rank).map_or("", |choice| choice.label.word())
}

#[test]
fn the_highlight_starts_on_what_a_village_needs() {
    let starts = |fixes: &[&str]| {
        let mut table = table(2, &[], &["Anna card-coins 1", "Anna earn"]);
        play(&mut table, fixes);
        let mut offers = Choices::new();
        table.state().offers(table.state().focus(), &mut offers);
        likeliest(&offers)
    };
    // A workshop that is missing, in their order; with a coin only, a business.
    assert_eq!(starts(&[]), "painter");
    assert_eq!(starts(&["fix Anna painter 1"]), "carpenter");
    assert_eq!(starts(&["fix Anna coins 1"]), "buy-business");
    // A road can wait; what costs nothing cannot, as long as no house stands empty.
    let all = ["fix Anna painter 1", "fix Anna carpenter 1", "fix Anna school 1"];
    assert_eq!(starts(&all), "buy-business");
    let active =
        ["fix Anna painter 1", "fix Anna carpenter 1", "fix Anna painter#1 active", "fix Anna carpenter#1 active"];
    // Two houses and one gnome, then two.
    assert_eq!(starts(&active), "school");
    let [one, two, three, four] = active;
    assert_eq!(starts(&[one, two, three, four, "fix Anna gnomes 2"]), "get-house");
}

#[test]
fn a_gnome_goes_to_the_school_first_and_then_where_houses_are_made() {
    let starts = |fixes: &[&str]| {
        let shops =
            ["fix Anna painter 1", "fix Anna school 1", "fix Anna gardener 1", "fix Anna thief 1", "fix phase move"];
        let mut table = table(2, &[], &shops);
        play(&mut table, fixes);
        let mut choices = Choices::new();
        let walk = Draft::new(Some(Seat::FIRST), MoveKind::Walk).with(GnomeNumber(1));
        table.state().ask(&mut walk.clone(), &mut choices);
        likeliest(&choices)
    };
    assert_eq!(starts(&[]), "school");
    assert_eq!(starts(&["fix Anna school#1 active"]), "painter");
    assert_eq!(starts(&["fix Anna school#1 active", "fix Anna painter#1 active"]), "gardener");
    let active = ["fix Anna school#1 active", "fix Anna painter#1 active", "fix Anna gardener#1 active"];
    assert_eq!(starts(&active), "thief");
}

#[test]
fn who_is_missed_least_goes_home_and_what_is_missed_most_is_taken() {
    let lines = [
        "fix Bram school 1",
        "fix Bram hat 1",
        "fix Bram hat#1-earn 2",
        "fix Bram police 1",
        "fix Bram gnomes 2",
        "fix Bram g1 hat#1",
        "fix Bram g2 school#1",
    ];
    let table = table(2, &[], &lines);
    let mut choices = Choices::new();
    table.state().ask(&mut Draft::new(Some(Seat::FIRST), MoveKind::CardAngry), &mut choices);
    assert_eq!(likeliest(&choices), "school");
    table.state().ask(&mut Draft::new(Some(Seat::FIRST), MoveKind::CardRemove), &mut choices);
    assert_eq!(likeliest(&choices), "hat");
}

#[test]
fn the_coins_of_a_business_are_shown_by_its_purchase_gv_36() {
    let lines =
        ["Anna card-coins 9", "Anna earn", "Anna buy-business restaurant earn=3", "Anna buy-business hat earn=2"];
    let table = table(2, &[(GameOption::Deluxe, 1)], &lines);
    let words = table.state().vocabulary();
    let mut shown = heapless::Vec::<Raw, 4>::new();
    table.state().printed(&mut |raw| shown.push(raw).unwrap());
    let bought = |kind, earn| Move::BuyBusiness { kind, earn: Some(Number(earn)) }.to_raw();
    assert_eq!(shown, [bought(Business::Restaurant, 3), bought(Business::Hat, 2)]);
    // The kind says on what; it is no move that only tells.
    assert_eq!(((words.shows)(&shown[0]), (words.tells)(&shown[0])), (Some(1), None));
    assert_eq!((words.shows)(&Move::CardRoad.to_raw()), None);
    // The purchase of another one, and the Construction Site, ask for what a purchase shows.
    let police = Move::BuyBusiness { kind: Business::Police, earn: None }.to_raw();
    for kind in [MoveKind::BuyBusiness, MoveKind::ActSite] {
        assert_eq!(table.state().shown_by(&Draft::new(Some(Seat::FIRST), kind).with(Business::Police)), Some(police));
    }
    assert_eq!(table.state().shown_by(&Draft::new(Some(Seat::FIRST), MoveKind::CardCoins)), None);
}

#[test]
fn opponents_stand_in_the_order_of_their_seats_and_the_richest_is_the_likeliest() {
    let lines = [
        "fix turn Bram",
        "fix Bram thief 1",
        "fix Anna coins 3",
        "fix Cleo coins 9",
        "fix phase move",
        "Bram move g1 thief",
    ];
    let table = table(3, &[], &lines);
    let mut choices = Choices::new();
    table.state().ask(&mut Draft::new(Seat::new(1), MoveKind::ActThief), &mut choices);
    let seats: heapless::Vec<(usize, u8), 4> =
        choices.iter().map(|choice| (choice.label.seat.unwrap().index(), choice.rank)).collect();
    assert_eq!(seats, [(0, 1), (2, 0)]);
}

#[test]
fn a_tile_has_a_number_only_where_there_are_several() {
    let lines = ["fix Bram police 1", "fix Bram hat 2"];
    let table = table(2, &[], &lines);
    let mut choices = Choices::new();
    let mut draft = Draft::new(Some(Seat::FIRST), MoveKind::CardRemove);
    table.state().ask(&mut draft, &mut choices);
    let tiles: heapless::Vec<(&str, u8), 4> =
        choices.iter().map(|choice| (choice.label.word(), choice.label.number)).collect();
    assert_eq!(tiles, [("hat", 1), ("hat", 2), ("police", 0)]);
}

#[test]
fn the_tiles_of_a_tie_start_at_what_the_counts_imply() {
    let mut setup = Setup::new(Game::GnomeVillage, Mode::ScorePad);
    ["Anna", "Bram"].into_iter().for_each(|name| assert!(setup.names.push(Name::new(name).unwrap())));
    let mut table = Table::new(setup).unwrap();
    let mut enter = |line: &str| -> Result<(), &'static str> {
        let entry = read_entry(line, table.setup(), table.state()).map_err(|_| "unreadable")?;
        table.enter(entry).map_err(|error| error.id())
    };
    for line in [
        "Anna set workshops 6",
        "Anna set lit-houses 5",
        "Anna set restaurants 2",
        "Anna set hats 1",
        "Anna set coins 0",
        "Bram set workshops 4",
        "Bram set lit-houses 2",
        "Bram set restaurants 1",
        "Bram set hats 0",
        "Bram set coins 12",
    ] {
        enter(line).unwrap();
    }
    // 25 points each. Anna has 5 roads, 5 houses, 6 workshops, 2 Restaurants and a Hat Business at least.
    assert_eq!(enter("Anna set tiles 18"), Err("bad-number"));
    assert_eq!(enter("Anna set tiles 19"), Ok(()));
    assert_eq!(enter("Bram set tiles 11"), Err("bad-number"));
    assert_eq!(enter("Bram set tiles 12"), Ok(()));
}

#[test]
fn the_reading_of_the_pool_is_asked_only_with_the_deluxe_edition() {
    let asks = |deluxe: u8| setup(2, &[(GameOption::Deluxe, deluxe)]).asked().any(|slot| slot.spec.name == "pool");
    assert!(asks(1) && !asks(0));
}

#[test]
fn the_cheapest_way_to_pay_is_taken_and_the_others_can_be_chosen() {
    let lines = ["fix Anna school 1", "fix Anna school#1 active", "fix Anna tokens-school 1", "fix phase work-buy"];
    let table = table(2, &[], &lines);
    let draft = Draft::new(Some(Seat::FIRST), MoveKind::GetGnome);
    let mut choices = Choices::new();
    // Nothing is asked: the free way is taken.
    let by_shop = Move::GetGnome { by: By::Shop }.to_raw();
    assert_eq!(table.state().ask(&mut draft.clone(), &mut choices), Ask::Ready(by_shop));
    // Whoever wants to choose can.
    assert!(offered(table.state()).contains(&"gnome-by"));
    assert!(matches!(table.state().ask(&mut draft.widened(), &mut choices), Ask::Choose(_)));
    let words: heapless::Vec<&str, 3> = choices.iter().map(|choice| choice.label.word()).collect();
    assert_eq!(words, ["shop", "token", "coins"]);
}

#[test]
fn the_only_opponent_is_not_asked_for() {
    let lines = ["fix Anna thief 1", "fix phase move", "Anna move g1 thief"];
    let table = table(2, &[], &lines);
    let mut draft = Draft::new(Some(Seat::FIRST), MoveKind::ActThief);
    let mut choices = Choices::new();
    // The next question is the number of coins, with all that can be taken proposed (GV-91).
    let ask = table.state().ask(&mut draft, &mut choices);
    assert!(matches!(ask, Ask::Number { min: 0, max: 2, preset: 2, .. }), "{ask:?}");
}

#[test]
fn the_earn_value_of_a_kind_is_asked_once_gv_36() {
    let table = table(2, &[], &["Anna card-coins 1", "Anna earn"]);
    let ask = |table: &Table| {
        let mut draft = Draft::new(Some(Seat::FIRST), MoveKind::BuyBusiness).with(Business::Theater);
        table.state().ask(&mut draft, &mut Choices::new())
    };
    assert!(matches!(ask(&table), Ask::Number { min: 0, max: 5, preset: 1, .. }));
    let mut table = table;
    let bought = Move::BuyBusiness { kind: Business::Theater, earn: Some(Number(3)) };
    table.play(None, bought.to_raw()).unwrap();
    assert!(matches!(ask(&table), Ask::Ready(_)));
}

#[test]
fn gnomes_at_one_place_are_offered_once() {
    let lines = [
        "fix Anna houses 4",
        "fix Anna gnomes 4",
        "fix Anna school 1",
        "fix Anna painter 1",
        "fix Anna hat 1",
        "fix phase move",
        "fix Anna g3 school#1",
    ];
    let table = table(2, &[], &lines);
    // Three at home are listed once; then comes the one on the School.
    assert_eq!(offered(table.state()), ["home", "school"]);
    // The only one that can move is not asked for: its destinations are listed, in the order of the tiles.
    let mut table = table;
    table.enter(read_entry("fix Anna gnomes 1", table.setup(), table.state()).unwrap()).unwrap();
    assert_eq!(offered(table.state()), ["painter", "school", "hat"]);
}

#[test]
fn a_preview_tells_the_price_but_not_what_is_still_asked() {
    let table = table(2, &[], &["Anna card-coins 1", "Anna earn"]);
    let coins = Topic::from(Counter::Coins);
    let preview = |kind: MoveKind| table.state().preview(&Draft::new(Some(Seat::FIRST), kind)).unwrap();
    assert_eq!(preview(MoveKind::BuyWorkshop).as_slice(), [(coins, -2)]);
    assert!(preview(MoveKind::GetRoad).contains(&(coins, -3)));
    let fresh = Table::new(setup(2, &[])).unwrap();
    let card = Draft::new(Some(Seat::FIRST), MoveKind::CardCoins);
    assert!(fresh.state().preview(&card).unwrap().is_empty());
}

#[test]
fn points_decide_then_tiles_then_nothing_gv_117_gv_118_gv_134() {
    let end = ["fix Bram houses 5", "fix Bram gnomes 5", "fix turn Bram", "fix phase move"];
    // Bram: 5 lit houses and 4 coins are 14; Anna gets as many with coins.
    let level = |road: &'static str| {
        let mut lines: heapless::Vec<&str, 8> = end.into_iter().collect();
        lines.push("fix Anna coins 12").unwrap();
        lines.push(road).unwrap();
        lines.push("Bram next").unwrap();
        table(2, &[], &lines).state().standings()
    };
    // Bram has 5 roads and 5 houses: 10 tiles. Anna has 2 houses.
    let ranks =
        |standings: &crate::Standings| -> heapless::Vec<u8, 5> { standings.places.iter().map(|p| p.rank).collect() };
    let shared = level("fix Anna roads 8");
    assert_eq!((shared.decider_word(), ranks(&shared).as_slice()), ("shared", &[1, 1][..]));
    let anna = level("fix Anna roads 9");
    assert_eq!(
        (anna.decider_word(), anna.places[0].seat, ranks(&anna).as_slice()),
        ("tiles", Seat::FIRST, &[1, 2][..])
    );
    let bram = level("fix Anna roads 7");
    assert_eq!((bram.decider_word(), bram.places[0].seat.index()), ("tiles", 1));
}

#[test]
fn nobody_is_no_turn_and_after_the_end_there_is_none() {
    let end = ["fix Bram houses 5", "fix Bram gnomes 5", "fix turn Bram", "fix phase move"];
    let mut table = table(2, &[], &end);
    assert_eq!(refusal(&table, "fix turn none"), "bad-number");
    table.enter(read_entry("Bram next", table.setup(), table.state()).unwrap()).unwrap();
    assert_eq!(value(&table, None, "turn"), "none");
    assert_eq!(refusal(&table, "fix turn none"), "game-over");
    assert_eq!(refusal(&table, "fix turn Anna"), "game-over");
}

#[test]
fn the_open_action_names_its_tile() {
    let lines = ["fix Anna thief 1", "fix phase move", "Anna move g1 thief"];
    let table = table(2, &[], &lines);
    assert_eq!(value(&table, None, "open-action"), "Anna:thief#1");
    assert_eq!(value(&table, None, "open-gnome"), "g1");
    assert_eq!(value(&table, Some(0), "protected-by"), "none");
}

#[test]
fn bytes_that_are_no_move_are_refused_and_change_nothing() {
    let mut state = State::new(&setup(3, &[])).unwrap();
    let before = state.clone();
    for verb in 0..=255 {
        for byte in [0, 1, 7, 200, 254, 255] {
            let raw = Raw { verb, args: [byte; ARGS] };
            if state.play(Some(Seat::FIRST), &raw).is_err() {
                assert_eq!(state, before);
            } else {
                state = before.clone();
            }
        }
    }
    let stranger = Move::CardRemove { seat: OrNone(Seat::new(4)), tile: None, gap: false }.to_raw();
    assert_eq!(state.play(Some(Seat::FIRST), &stranger), Err(RuleError::BadNumber));
}

#[test]
fn workshops_come_before_businesses_in_every_list() {
    assert_eq!(Workshop::ALL.len(), 4);
    assert_eq!(Business::ALL.iter().filter(|kind| kind.is_deluxe()).count(), 3);
    // GV-79: three kinds have no action.
    let idle: heapless::Vec<&str, 4> =
        Business::ALL.iter().filter(|kind| !kind.has_action()).map(|kind| kind.word()).collect();
    assert_eq!(idle, ["restaurant", "hat", "goldsmith"]);
    assert_eq!(Phase::WORDS, ["reveal", "earn", "work-buy", "move", "over"]);
}

#[test]
fn every_move_belongs_to_the_phase_that_its_word_says() {
    for kind in MoveKind::ALL.iter().filter(|kind| **kind != MoveKind::Next) {
        let phase = match kind.word().split('-').next() {
            Some("card") => Phase::Reveal,
            Some("earn") => Phase::Earn,
            Some("buy" | "get") => Phase::WorkBuy,
            _ => Phase::Move,
        };
        assert!(Phase::ALL.iter().all(|other| kind.belongs_in(*other) == (*other == phase)), "{}", kind.word());
    }
}

#[test]
fn every_action_has_its_move() {
    for business in Business::ALL {
        let moves = MoveKind::ALL.iter().filter(|kind| kind.business() == Some(*business));
        let words: heapless::Vec<&str, 2> = moves.map(|kind| kind.word().strip_prefix("act-").unwrap()).collect();
        let expected: &[&str] = if business.has_action() { &[business.word()] } else { &[] };
        assert_eq!(words, expected);
    }
}

fn full(table: &Table) -> &Full {
    match table.state() {
        State::GnomeVillage(Depth::Full(game)) => game,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_the_table_sees_is_told_without_words() {
    let anna = Seat::FIRST;
    let lines = [
        "fix Anna houses 4",
        "fix Anna gnomes 3",
        "fix Anna school 2",
        "fix Anna airport 1",
        "fix Bram hat 1",
        "fix Anna g1 school#2",
        "fix Anna g2 abroad:Bram:hat",
        "fix Anna g3-resting yes",
        "fix Anna gap yes",
        "fix Anna tokens-school 2",
        "fix forest-deck 7",
    ];
    let mut table = table(2, &[], &lines);
    let game = full(&table);
    let topic = |number: u8| game.place(anna, GnomeNumber(number)).map(Topic::from);
    assert_eq!(game.place(anna, GnomeNumber(1)), Some(Place::At(Tile::workshop(Workshop::School, 2))));
    assert_eq!(topic(1), Some(Workshop::School.into()));
    assert_eq!(topic(2), Some(Whereabouts::Abroad.into()));
    assert_eq!(topic(3), Some(Whereabouts::Home.into()));
    assert_eq!((topic(0), topic(4)), (None, None));
    assert!([1, 2, 3].map(|number| game.is_resting(anna, GnomeNumber(number))) == [false, false, true]);
    assert_eq!((game.coins(anna), game.houses(anna), game.gnomes(anna)), (4, 4, 3));
    assert_eq!((game.roads(anna), game.tokens(anna), game.forest_deck()), (5, 2, 7));
    assert_eq!((game.has_gap(anna), game.end_trigger()), (true, None));
    assert_eq!(game.happy_gnome(), Seat::new(1));
    for line in ["fix Anna houses 5", "fix Anna gnomes 5"] {
        table.enter(read_entry(line, table.setup(), table.state()).unwrap()).unwrap();
    }
    assert_eq!(full(&table).end_trigger(), Some(anna));
}
