//! What is better said in Rust than in a replay: bare boards, offers, questions, standings and the length of a game.
//! The rules themselves are pinned move by move in `sim/replays/gnome-elf-troll`.

use core::fmt::Write;

use heapless::Vec;

use super::garden::{Garden, LETTERS};
use super::{Creature, End, GardenNumber, GnomeElfTroll, Kind, Move, Over, Phase, Produce, TileNumber};
use crate::ask::{Ask, Choices, Draft};
use crate::field::{self, FieldId};
use crate::notation::read_entry;
use crate::rules::Rules;
use crate::setup::{Mode, Setup};
use crate::verb::Moves;
use crate::{Game, Name, RuleError, Seat, SetupError, State, Table, TableError};

type Text = heapless::String<64>;

fn seat(number: usize) -> Seat {
    Seat::new(number - 1).unwrap()
}

fn setup(players: usize, mode: Mode) -> Setup {
    let mut setup = Setup::new(Game::GnomeElfTroll, mode);
    for name in ["Anna", "Bram", "Cleo", "Dirk", "Emma"].into_iter().take(players) {
        setup.names.push(Name::new(name).unwrap());
    }
    setup
}

fn enter(table: &mut Table, lines: &[&str]) {
    for line in lines {
        let entry = read_entry(line, table.setup(), table.state()).unwrap_or_else(|error| panic!("{line}: {error}"));
        table.enter(entry).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
}

/// Plays lines of a record.
fn table(players: usize, lines: &[&str]) -> Table {
    let mut table = Table::new(setup(players, Mode::Track)).unwrap();
    enter(&mut table, lines);
    table
}

fn refusal(table: &Table, line: &str) -> &'static str {
    match read_entry(line, table.setup(), table.state()) {
        Ok(entry) => table.clone().enter(entry).expect_err(line).id(),
        Err(error) => error.refusal(table.state()).expect(line).id(),
    }
}

/// Lays out a position; the lines are those of a record without the word `fix`.
fn position(players: usize, lines: &[&str]) -> Result<Table, TableError> {
    let mut table = Table::new(setup(players, Mode::Track)).unwrap();
    let mut fixes = Vec::<field::Fix, 16>::new();
    for line in lines {
        let mut words = line.split(' ');
        let first = words.next().unwrap();
        let seat = table.setup().names.seat(first);
        let name = if seat.is_some() { words.next().unwrap() } else { first };
        let value = &line[line.find(name).unwrap() + name.len() + 1..];
        let fields = table.state().vocabulary().fields;
        let id = field::find(fields, seat.is_some(), name).unwrap();
        let value = fields[usize::from(id.field)].read_value(value, &table.setup().names).unwrap();
        fixes.push(field::Fix { seat, id, value }).unwrap();
    }
    table.lay_out(&fixes).map(|()| table)
}

fn value(table: &Table, seat: Option<Seat>, field: &str) -> Text {
    let value = table.state().named_field(seat, field, &table.setup().names).unwrap_or_else(|| panic!("{field}"));
    let mut text = Text::new();
    write!(text, "{value}").unwrap();
    text
}

fn garden(text: &str) -> Garden {
    Garden::from_bytes(&LETTERS.pack(&LETTERS.read(text, 4).unwrap())).unwrap()
}

/// Makes a bare board, which need not be one that a game comes to.
fn board(gardens: &[&str]) -> GnomeElfTroll {
    let mut game = GnomeElfTroll::start(&setup(gardens.len(), Mode::Track)).unwrap();
    for (place, text) in gardens.iter().enumerate() {
        game.gardens[Seat::new(place).unwrap()] = garden(text);
    }
    game
}

/// Gives the seats by place: `1,3 | 2 | 4`.
fn ranking(game: &GnomeElfTroll) -> Text {
    let mut text = Text::new();
    let mut last = 0;
    for place in &game.standings().places {
        let between = match last {
            0 => "",
            last if last == place.rank => ",",
            _ => " | ",
        };
        write!(text, "{between}{}", place.seat.index() + 1).unwrap();
        last = place.rank;
    }
    text
}

fn labels(choices: &Choices) -> Vec<&'static str, 48> {
    choices.iter().map(|choice| choice.label.word).collect()
}

fn offered(table: &Table) -> Vec<&'static str, 48> {
    let mut offers = Choices::new();
    table.state().offers(table.state().focus(), &mut offers);
    labels(&offers)
}

fn draft(table: &Table, verb: &str) -> Draft {
    Draft::new(table.state().turn(), table.state().verb(verb).unwrap())
}

/// Worked examples X1 to X18: the garden of player 1, the kinds under his gnomes elsewhere, and what he harvests.
const HARVESTS: [(&str, &str, [u8; 3]); 18] = [
    ("B", "", [0, 0, 1]),
    ("B B", "", [0, 0, 3]),
    ("B B B", "", [0, 0, 5]),
    ("B B B:g1 B", "B:g1 B:g1", [0, 0, 10]),
    ("A B A", "", [0, 2, 1]),
    ("P P A P P", "", [6, 1, 0]),
    ("A A:t2 A", "", [0, 2, 0]),
    ("A A A:t2 A A", "", [0, 6, 0]),
    ("A:t2 A A A A", "", [0, 7, 0]),
    ("A A:e2 A:g3 A", "", [0, 7, 0]),
    ("A A:e1 A:g1 A", "", [0, 8, 0]),
    ("P P:t3 P:t2 P P B B:t2 B", "", [4, 0, 2]),
    ("B B:g2 B:t3 B:e1 B B:g1 A A:t2 A A:g1", "P:g1", [1, 5, 9]),
    ("P:t1 P:g2 A:g2 A:g3 A:t2 A:e1 A B:g2 B:e3 P:t3 P P", "", [4, 6, 3]),
    ("P:t2 A:t3 B:t2", "A:g1 A:g1 B:g1", [0, 2, 1]),
    ("P A B P A B P A", "", [3, 3, 2]),
    ("A:t2 A:t3 A:g1 A:t2 B P:t3 P P:t2 P", "B:g1", [2, 2, 2]),
    ("P P P:e2 P:g2 P P:t2 B B:e1 B:g1 B:g3 A", "A:g1 A:g1 P:g1", [10, 3, 8]),
];

/// GET-26 to GET-36, GET-38.
#[test]
fn the_harvest_is_tiles_and_gaps_and_gnomes_x1_to_x18() {
    for (number, (own, abroad, expected)) in HARVESTS.iter().enumerate() {
        let abroad = if abroad.is_empty() { "-" } else { abroad };
        let game = board(&[own, abroad, "-"]);
        assert_eq!(game.control(seat(1)), Produce(*expected), "X{}", number + 1);
    }
}

/// GET-28: "beans: 4 tiles + 3 gaps + 3 gnomes = 10".
#[test]
fn a_harvest_says_what_it_is_made_of() {
    let game = board(&["B B B:g1 B P", "B:g1 B:g1", "-"]);
    let harvest = game.harvest(seat(1));
    let of = |kind| [harvest.tiles[kind], harvest.gaps[kind], harvest.gnomes[kind]];
    assert_eq!((of(Kind::Bean), of(Kind::Pumpkin), of(Kind::Apple)), ([4, 3, 3], [1, 0, 0], [0; 3]));
    // Only the kind of which there is most counts.
    let lines = game.lines(seat(1));
    let line = |what: &str| lines.iter().find(|line| line.what == what).map(|line| (line.count, line.points));
    assert_eq!(line("bean-tiles"), Some((4, 4)));
    assert_eq!(line("bean-gaps"), Some((3, 3)));
    assert_eq!(line("bean-gnomes"), Some((3, 3)));
    assert_eq!(line("pumpkin-tiles"), Some((1, 0)));
    assert_eq!(game.points(seat(1)), 10);
}

/// GET-34, GET-35: a gnome gives to its owner and takes nothing from the garden.
#[test]
fn a_gnome_gives_to_its_owner_only() {
    let game = board(&["A A:g2 A", "-", "-"]);
    assert_eq!(game.control(seat(1)), Produce([0, 5, 0]));
    assert_eq!(game.control(seat(2)), Produce([0, 1, 0]));
    assert_eq!(game.control(seat(3)), Produce::NONE);
}

/// GET-74, GET-75, GET-77.
#[test]
fn the_third_kind_decides_and_a_winner_by_ten_stays_first_w9a() {
    let mut game = board(&["P P P A A B", "B B B P P A A", "A A A B B P:g3"]);
    assert_eq!([1, 2, 3].map(|n| game.control(seat(n)).0), [[5, 3, 1], [3, 3, 5], [2, 5, 3]]);
    assert_eq!(ranking(&game), "2 | 3 | 1");
    assert_eq!(game.standings().decided_by, "third-kind");
    // As if player 1 had won by ten on this board.
    game.over = Some(Over::Ten);
    game.active = seat(1);
    assert_eq!(ranking(&game), "1 | 2 | 3");
    assert_eq!(game.standings().decided_by, "ten");
    assert_eq!(game.winner_by_ten(), Some(seat(1)));
}

/// GET-74, GET-76: seven of a kind beat three times five; equal players share, and the next place is left out.
#[test]
fn equal_players_share_a_place_and_the_next_is_left_out_w9b() {
    let game = board(&["A A A A", "P P P B B B A A A", "B B B B", "P P P P:t2 A B"]);
    let controls = [1, 2, 3, 4].map(|n| game.control(seat(n)).0);
    assert_eq!(controls, [[0, 7, 0], [5, 5, 5], [0, 0, 7], [5, 1, 1]]);
    assert_eq!(ranking(&game), "1,3 | 2 | 4");
    let standings = game.standings();
    assert_eq!(standings.decided_by, "shared");
    assert!(standings.places.iter().map(|place| place.rank).eq([1, 1, 3, 4]));
}

/// GET-75: the kinds do not matter, only their order.
#[test]
fn the_highest_kind_decides_then_the_second() {
    let highest = board(&["A A A", "B B B B", "P"]);
    assert_eq!((ranking(&highest).as_str(), highest.standings().decided_by), ("2 | 1 | 3", "highest-kind"));
    // 3 2 0, 3 3 0, 3 0 0.
    let second = board(&["A A B P:t1 B", "P P A A", "B B"]);
    assert_eq!((ranking(&second).as_str(), second.standings().decided_by), ("2 | 1 | 3", "second-kind"));
}

/// GET-01, GET-02, GET-03, GET-05, GET-09, GET-10, GET-12, GET-13.
#[test]
fn three_or_four_play_get_01() {
    for players in [0, 1, 2, 5] {
        let error = State::new(&setup(players, Mode::Track)).unwrap_err();
        assert_eq!(error, SetupError::Players { id: "3-or-4-players-only", has: players as u8, min: 3, max: 4 });
    }
    for (players, pile) in [(3, "24"), (4, "36")] {
        let table = table(players, &[]);
        assert_eq!(value(&table, None, "pile"), pile);
        assert_eq!(value(&table, None, "marker"), "Anna");
        for number in 1..=players {
            assert_eq!(value(&table, Some(seat(number)), "garden"), "-");
            assert_eq!(value(&table, Some(seat(number)), "hand"), "3");
            assert_eq!(value(&table, Some(seat(number)), "stock"), "4 4 4");
        }
    }
}

/// Plays a turn without purchases.
fn pass(table: &mut Table, kind: Kind) {
    let turn = [Move::Sow { kind, end: End::Right }, Move::Harvest {}, Move::EndBuy {}, Move::Draw {}];
    turn.into_iter().for_each(|made| table.play(None, made.to_raw()).unwrap());
}

/// The derived table of section 1: hands and pile depend on the number of turns only, all tiles are sown in the end, and
/// who has none stops the game. GET-14 to GET-18, GET-25, GET-67, GET-68.
#[test]
fn the_tiles_last_for_eleven_turns_each_or_twelve() {
    for (players, last_draw, turns, caught) in [(3_usize, 24_usize, 33_usize, 3), (4, 36, 48, 1)] {
        let mut table = table(players, &[]);
        for turn in 1..=turns {
            let (round, place) = ((turn - 1) / players + 1, (turn - 1) % players);
            // Each round begins one seat further on: 1 2 3 / 2 3 1 / 3 1 2.
            let active = (round - 1 + place) % players;
            assert_eq!(table.state().turn().map(Seat::index), Some(active), "turn {turn}");
            assert_eq!(usize::from(table.state().round()), round);
            // Never two equal neighbours, so that nobody comes near ten, and all kinds are used up together.
            pass(&mut table, Kind::ALL[(active + round) % 3]);
            let game = table.state().as_gnome_elf_troll().unwrap();
            let in_hands: u8 = game.seats().map(|seat| game.hand(seat)).sum();
            let in_gardens: usize = game.seats().map(|seat| game.garden(seat).tiles().len()).sum();
            assert_eq!(usize::from(game.pile()), last_draw - turn.min(last_draw));
            assert_eq!(in_gardens, turn);
            assert_eq!(usize::from(in_hands + game.pile()) + in_gardens, turns, "GET-02, GET-03");
            if turn % players == 0 {
                let hand = (last_draw / players + 3).saturating_sub(round).min(3);
                assert!(game.seats().all(|seat| usize::from(game.hand(seat)) == hand), "round {round}");
            }
        }
        assert_eq!(table.state().over(), Some("no-tile"));
        assert_eq!(usize::from(table.state().round()), turns / players + 1);
        assert_eq!(table.state().as_gnome_elf_troll().unwrap().active(), seat(caught));
        // GET-78.
        assert_eq!(refusal(&table, "sow bean right"), "game-over");
        assert_eq!(refusal(&table, "fix pile 1"), "game-over");
        table.undo().unwrap();
        assert_eq!(table.state().over(), None);
    }
}

/// GET-19, GET-20: kind and end, and of the first tile only the kind.
#[test]
fn sowing_asks_for_the_kind_and_then_for_the_end() {
    let mut table = table(3, &[]);
    let mut offers = Choices::new();
    table.state().offers(table.state().focus(), &mut offers);
    assert_eq!(labels(&offers), ["pumpkin", "apple", "bean"]);
    let first = Move::Sow { kind: Kind::Apple, end: End::Right }.to_raw();
    assert_eq!(table.state().ask(&mut offers[1].draft.clone(), &mut Choices::new()), Ask::Ready(first));
    for _ in 0..3 {
        pass(&mut table, Kind::Apple);
    }
    table.state().offers(table.state().focus(), &mut offers);
    let mut choices = Choices::new();
    assert!(matches!(table.state().ask(&mut offers[1].draft.clone(), &mut choices), Ask::Choose(_)));
    assert_eq!(labels(&choices), ["right", "left"]);
    // GET-18: NEXT passes over nothing here.
    assert_eq!(table.state().next_move(table.state().focus()), None);
}

/// GET-24.
#[test]
fn a_kind_that_is_used_up_is_not_offered() {
    let gardens = ["Anna garden A B A B", "Bram garden A A P A", "Cleo garden A:t1 A A A"];
    let table = position(3, &[&["round 5", "marker Bram", "turn Bram"][..], &gardens[..]].concat_lines()).unwrap();
    // Ten apples lie in gardens: two, three and four are nine; one more may come.
    assert_eq!(offered(&table), ["pumpkin", "apple", "bean"]);
    let gardens = ["Anna garden A B A A", "Bram garden A A A A", "Cleo garden A:t1 A A A"];
    let table = position(3, &[&["round 5", "marker Bram", "turn Bram"][..], &gardens[..]].concat_lines()).unwrap();
    assert_eq!(offered(&table), ["pumpkin", "bean"]);
    assert_eq!(refusal(&table, "Bram sow A left"), "all-tiles-are-out");
}

/// Joins lists without a heap.
trait ConcatLines<'a> {
    fn concat_lines(&self) -> Vec<&'a str, 16>;
}

impl<'a> ConcatLines<'a> for [&[&'a str]] {
    fn concat_lines(&self) -> Vec<&'a str, 16> {
        self.iter().flat_map(|lines| lines.iter().copied()).collect()
    }
}

/// A position in Buy, three players, with nothing but what the test is about.
fn buying(gardens: [&'static str; 3], purse: &'static str) -> Table {
    let start = ["round 4", "marker Anna", "turn Anna", "phase buy", purse];
    position(3, &[&start[..], &gardens[..]].concat_lines()).unwrap()
}

const PLAIN: [&str; 3] = ["Anna garden P A B P", "Bram garden A B P", "Cleo garden B P A"];

/// GET-39 to GET-43.
#[test]
fn only_what_can_be_bought_is_offered() {
    let offers = |purse| offered(&buying(PLAIN, purse));
    assert_eq!(offers("purse 2 2 0"), ["end-buy"]);
    assert_eq!(offers("purse 3 2 0"), ["buy-gnome", "end-buy"]);
    assert_eq!(offers("purse 1 1 1"), ["buy-troll", "end-buy"]);
    assert_eq!(offers("purse 4 1 1"), ["buy-gnome", "buy-troll", "buy-elf", "end-buy"]);
    // An elf to be scared, and the price of two gnomes.
    let elf = ["Anna garden P A B P", "Bram garden A:e2 B P", "Cleo garden B P A"];
    assert_eq!(offered(&buying(elf, "purse 3 3 0")), ["buy-gnome", "scare-elf", "end-buy"]);
    assert_eq!(offered(&buying(elf, "purse 5 2 0")), ["buy-gnome", "buy-elf", "end-buy"]);
    // All four gnomes are out (GET-45), three are (GET-53).
    let none = ["Anna garden P A B P", "Bram garden A:e2 B:g1 P:g1", "Cleo garden B:g1 P:g1 A"];
    assert_eq!(offered(&buying(none, "purse 3 3 0")), ["end-buy"]);
    let one = ["Anna garden P A B P", "Bram garden A:e2 B:g1 P:g1", "Cleo garden B:g1 P A"];
    assert_eq!(offered(&buying(one, "purse 3 3 0")), ["buy-gnome", "end-buy"]);
}

#[test]
fn payment_is_asked_only_where_there_is_a_choice() {
    let mut choices = Choices::new();
    let one = buying(PLAIN, "purse 3 2 0");
    let Ask::Choose(slot) = one.state().ask(&mut draft(&one, "buy-gnome"), &mut choices) else { panic!("a garden") };
    assert_eq!(slot.param.name, "garden");
    // The own garden first.
    assert!(choices.iter().map(|choice| choice.label.seat.unwrap().index()).eq([0, 1, 2]));
    let two = buying(PLAIN, "purse 3 3 0");
    let Ask::Choose(slot) = two.state().ask(&mut draft(&two, "buy-gnome"), &mut choices) else { panic!("a kind") };
    assert_eq!((slot.param.name, labels(&choices).as_slice()), ("pay", &["pumpkin", "apple"][..]));
}

/// GET-50, GET-51, GET-57, GET-59, GET-61.
#[test]
fn only_legal_targets_are_asked_for() {
    let gardens = ["Anna garden P:g1 A:e1 B:t1 P", "Bram garden A:g3 B:g3 P:g3", "Cleo garden B:e2 P:e2 A:e2"];
    let table = buying(gardens, "purse 4 1 1");
    let targets = |verb: &str| {
        let mut found = Vec::<(u8, u8), 48>::new();
        let mut gardens = Choices::new();
        let mut begun = draft(&table, verb);
        let tiles = |draft: &mut Draft, found: &mut Vec<(u8, u8), 48>| {
            let mut tiles = Choices::new();
            let at = usize::from(draft.raw.verb != 5);
            match table.state().ask(draft, &mut tiles) {
                Ask::Ready(raw) => found.push((raw.args[at], raw.args[at + 1])).unwrap(),
                _ => tiles.iter().for_each(|tile| {
                    found.push((tile.draft.raw.args[at], tile.draft.raw.args[at + 1])).unwrap();
                }),
            }
        };
        match table.state().ask(&mut begun, &mut gardens) {
            Ask::Choose(slot) if slot.param.name == "garden" => {
                gardens.iter().for_each(|garden| tiles(&mut garden.draft.clone(), &mut found));
            }
            _ => tiles(&mut begun, &mut found),
        }
        found
    };
    assert_eq!(targets("buy-gnome"), [(1, 4)]);
    assert_eq!(targets("buy-elf"), [(1, 3), (1, 4)]);
    // The own garden comes last.
    assert_eq!(targets("buy-troll"), [(2, 1), (2, 2), (2, 3), (1, 1), (1, 4)]);
}

/// GET-52: each pair of kinds is asked for once.
#[test]
fn two_gnomes_are_paid_in_any_two_kinds() {
    let elf = ["Anna garden P A B P", "Bram garden A:e2 B P", "Cleo garden B P A"];
    let table = buying(elf, "purse 6 3 3");
    let mut choices = Choices::new();
    let mut begun = draft(&table, "scare-elf");
    assert!(matches!(table.state().ask(&mut begun, &mut choices), Ask::Choose(_)));
    assert_eq!(labels(&choices), ["pumpkin", "apple"]);
    let mut pumpkin = choices[0].draft;
    assert!(matches!(table.state().ask(&mut pumpkin, &mut choices), Ask::Choose(_)));
    assert_eq!(labels(&choices), ["pumpkin", "apple", "bean"]);
    // Apples and beans are the last pair, and the only elf is not asked for.
    let mut choices = Choices::new();
    let mut begun = draft(&table, "scare-elf");
    let _ = table.state().ask(&mut begun, &mut choices);
    let (garden, tile) = (GardenNumber(2), TileNumber(1));
    let apple = Move::ScareElf { pay: Kind::Apple, pay2: Kind::Bean, garden, tile };
    assert_eq!(table.state().ask(&mut choices[1].draft.clone(), &mut Choices::new()), Ask::Ready(apple.to_raw()));
}

/// GET-37, GET-48, GET-67: the three phases without a choice take NEXT.
#[test]
fn next_harvests_ends_buying_and_draws() {
    let mut table = table(3, &["Anna sow bean right"]);
    for expected in [Move::Harvest {}, Move::EndBuy {}, Move::Draw {}] {
        let (by, raw) = table.state().next_move(table.state().focus()).unwrap();
        assert_eq!((by, raw), (Some(seat(1)), expected.to_raw()));
        table.play(by, raw).unwrap();
    }
    assert_eq!(table.state().turn(), Some(seat(2)));
}

#[test]
fn a_preview_tells_the_price_and_what_it_brings() {
    // Beans in stock for a gnome; the first tile is a pumpkin, of which there are most.
    let table = buying(PLAIN, "purse 0 0 3");
    let preview = table.state().preview(&draft(&table, "buy-gnome")).unwrap();
    assert_eq!(preview.as_slice(), [("points", 1), ("beans", -3), ("gnomes", -1)]);
}

/// Checks of section 4 in their order: game over, player, phase, garden, tile, occupant, stock, payment.
#[test]
fn the_first_check_that_fails_is_reported() {
    let gardens = ["Anna garden P:g1 A B:t1 P", "Bram garden A:g1 B:g1 P:g1", "Cleo garden B:e2 P A"];
    let table = buying(gardens, "purse 0 0 0");
    for (line, id) in [
        ("Bram buy-gnome P 9 9", "not-your-turn"),
        ("Bram sow P 9", "not-your-turn"),
        ("Anna sow P right", "wrong-phase"),
        ("Anna buy-gnome P 0 9", "no-such-garden"),
        ("Anna buy-gnome P 4 9", "no-such-garden"),
        ("Anna buy-gnome P 1 0", "no-such-tile"),
        ("Anna buy-gnome P 2 4", "no-such-tile"),
        ("Anna buy-gnome P 2 1", "gnome-already-there"),
        ("Anna buy-gnome P 3 1", "elf-needs-two-gnomes"),
        ("Anna buy-gnome P 1 3", "troll-on-that-tile"),
        ("Anna buy-gnome P 1 2", "no-creature-in-stock"),
        ("Anna scare-elf P P 3 2", "no-elf-on-that-tile"),
        ("Anna scare-elf P P 3 1", "needs-2-gnomes"),
        ("Anna buy-elf A 1 1", "gnome-on-that-tile"),
        ("Anna buy-elf A 3 1", "elf-already-there"),
        ("Anna buy-elf A 1 3", "not-enough-produce"),
        ("Anna buy-troll 3 1", "elf-guards-that-tile"),
        ("Anna buy-troll 1 3", "troll-already-there"),
        ("Anna buy-troll 3 2", "needs-1-of-each"),
        ("Anna buy-gnome X 1 1", "bad-number"),
        ("Anna buy-gnome P one 1", "bad-number"),
    ] {
        assert_eq!(refusal(&table, line), id, "{line}");
    }
}

#[test]
fn a_refusal_says_what_it_is_about() {
    let table = buying(PLAIN, "purse 3 2 0");
    let error = |line: &str| {
        let entry = read_entry(line, table.setup(), table.state()).unwrap();
        match table.clone().enter(entry) {
            Err(TableError::Rule(error)) => error,
            other => panic!("{other:?}"),
        }
    };
    let short = error("Anna buy-gnome apple 1 1");
    assert_eq!((short.word(), short.numbers()), (Some("apple"), Some((2, 3))));
    // Pumpkins, apples, beans: the first kind that is short.
    let elf = ["Anna garden P A B P", "Bram garden A:e2 B P", "Cleo garden B P A"];
    let table = buying(elf, "purse 3 2 0");
    let entry = read_entry("Anna scare-elf bean apple 2 1", table.setup(), table.state()).unwrap();
    let Err(TableError::Rule(error)) = table.clone().enter(entry) else { panic!("two apples are not three") };
    assert_eq!((error.word(), error.numbers()), (Some("apple"), Some((2, 3))));
    let entry = read_entry("Anna scare-elf P P 2 1", table.setup(), table.state()).unwrap();
    let Err(TableError::Rule(error)) = table.clone().enter(entry) else { panic!("three pumpkins are not six") };
    assert_eq!((error.word(), error.numbers()), (Some("pumpkin"), Some((3, 6))));
}

/// Section 4, Position: it is checked as a whole.
#[test]
fn a_position_has_to_hold_together() {
    let lines = ["round 2", "marker Bram", "turn Bram", "phase sow"];
    let gardens = ["Anna garden P", "Bram garden A:e1", "Cleo garden B"];
    let with = |more: &[&'static str]| position(3, &[&lines[..], &gardens[..], more].concat_lines());
    let table = with(&[]).unwrap();
    assert_eq!(value(&table, None, "pile"), "21");
    assert_eq!(value(&table, Some(seat(1)), "stock"), "4 3 4");
    let refused = |more: &[&'static str]| with(more).map(|_| ()).unwrap_err();
    let bad_number = TableError::Rule(RuleError::BadNumber);
    // A tile too many, a tile too few, nobody's turn.
    assert_eq!(refused(&["Anna garden P P"]), bad_number);
    assert_eq!(refused(&["Cleo garden -"]), bad_number);
    assert_eq!(refused(&["turn none"]), bad_number);
    assert_eq!(refused(&["round 3"]), bad_number);
    // Bram has sown in Harvest.
    assert_eq!(refused(&["phase harvest"]), bad_number);
    assert!(with(&["phase harvest", "Bram garden A A"]).is_ok());
    // Hands and pile follow from the turns taken.
    assert_eq!(refused(&["pile 21"]), TableError::Rule(RuleError::CannotFix));
    assert_eq!(refused(&["Anna hand 3"]), TableError::Rule(RuleError::CannotFix));
    assert_eq!(refused(&["purse 1 0 0"]), TableError::Rule(RuleError::WrongPhase));
    // Five elves.
    let elves = ["Anna garden P:e1 P:e1", "Bram garden A:e1 A:e1", "Cleo garden B:e1 B"];
    let crowd = position(3, &[&["round 3", "marker Cleo", "turn Cleo"][..], &elves[..]].concat_lines());
    assert_eq!(crowd.map(|_| ()).unwrap_err().id(), "no-creature-in-stock");
}

#[test]
fn undo_never_goes_into_a_position() {
    let mut table = buying(PLAIN, "purse 3 0 0");
    let laid_out = table.record().entries().len();
    // Round, marker, turn, phase, three gardens, purse.
    assert_eq!((laid_out, table.record().position_len(), table.record().standing_count()), (8, 8, 0));
    assert_eq!(table.undo(), Err(TableError::NothingToUndo));
    enter(&mut table, &["Anna buy-gnome pumpkin 1 1", "undo", "redo", "Anna end-buy"]);
    assert_eq!(value(&table, Some(seat(1)), "garden"), "P:g1 A B P");
    // Put back entry by entry, as a device does, it is the same game.
    let mut again = Table::new(table.setup().clone()).unwrap();
    let mut refill = again.refill();
    table.record().entries().iter().for_each(|entry| refill.push(*entry).unwrap());
    refill.settle().unwrap();
    assert_eq!((again.record(), again.state()), (table.record(), table.state()));
    assert!(again.undo().is_ok() && again.undo().is_ok());
    assert_eq!(again.undo(), Err(TableError::NothingToUndo));
    // Half a position is none.
    let mut half = Table::new(table.setup().clone()).unwrap();
    let mut refill = half.refill();
    table.record().entries()[..laid_out - 1].iter().for_each(|entry| refill.push(*entry).unwrap());
    assert_eq!(refill.settle(), Err(RuleError::BadNumber));
    assert!(half.record().entries().is_empty());
}

#[test]
fn a_position_without_a_tile_to_sow_is_over_get_25() {
    // Eleven of each kind.
    let gardens =
        ["Anna garden P A B P A B P A B P A", "Bram garden P A B P A B P A B P A", "Cleo garden B P B A B P B A B P A"];
    let start = [&["round 12", "marker Cleo", "turn Cleo"][..], &gardens[..]].concat_lines();
    let table = position(3, &start).unwrap();
    assert_eq!(table.state().over(), Some("no-tile"));
    assert_eq!(table.state().turn(), None);
}

/// The score pad: three numbers each, then who won by ten, among those who can have.
#[test]
fn the_score_pad_asks_who_won_by_ten_only_where_somebody_shows_ten() {
    let mut table = Table::new(setup(3, Mode::ScorePad)).unwrap();
    let next = |table: &Table| {
        table.state().next_field().map(|(seat, FieldId { field, .. })| {
            (seat.unwrap().index(), table.state().vocabulary().fields[usize::from(field)].pattern)
        })
    };
    assert_eq!(next(&table), Some((0, "pumpkins")));
    enter(&mut table, &["Anna set pumpkins 4", "Anna set apples 9", "Anna set beans 0"]);
    assert_eq!(next(&table), Some((1, "pumpkins")));
    enter(&mut table, &["Bram set pumpkins 11", "Bram set apples 0", "Bram set beans 0"]);
    enter(&mut table, &["Cleo set pumpkins 0", "Cleo set apples 10", "Cleo set beans 3"]);
    assert_eq!(next(&table), Some((1, "ten")));
    assert_eq!(value(&table, None, "winner"), "Bram");
    assert_eq!(table.state().standings().decided_by, "highest-kind");
    assert_eq!(refusal(&table, "Anna set ten yes"), "ten-not-reached");
    enter(&mut table, &["Bram set ten no"]);
    assert_eq!(next(&table), Some((2, "ten")));
    enter(&mut table, &["Cleo set ten yes"]);
    assert_eq!(next(&table), None);
    // GET-77: first, though Bram shows more.
    assert_eq!(value(&table, None, "winner"), "Cleo");
    assert_eq!(table.state().standings().decided_by, "ten");
    assert!([1, 2, 3].map(|n| value(&table, Some(seat(n)), "rank")).iter().eq(["3", "2", "1"]));
    // Only one can have won; and a number below ten takes it back.
    enter(&mut table, &["Bram set ten yes"]);
    assert_eq!(value(&table, Some(seat(3)), "ten"), "no");
    enter(&mut table, &["Bram set pumpkins 9"]);
    assert_eq!(value(&table, Some(seat(2)), "ten"), "no");
}

#[test]
fn kinds_may_be_written_as_letters_and_are_written_back_as_words() {
    let table = table(3, &["Anna sow B right"]);
    let mut text = Text::new();
    crate::notation::write_entry(&table.record().entries()[0], table.setup(), &mut text).unwrap();
    assert_eq!(text, "Anna sow bean right");
    assert_eq!(refusal(&Table::new(setup(3, Mode::Track)).unwrap(), "Anna sow b right"), "bad-number");
}

#[test]
fn letters_are_the_first_of_their_words() {
    let first = |word: &str| word.chars().next().unwrap();
    for (word, letter) in Kind::WORDS.iter().zip(Kind::LETTERS) {
        assert_eq!(first(word).to_ascii_uppercase(), first(letter));
    }
    for (word, letter) in Creature::WORDS.iter().zip(Creature::LETTERS) {
        assert_eq!(first(word), first(letter));
    }
    assert!(Phase::ALL.iter().enumerate().all(|(place, phase)| *phase as usize == place));
}
