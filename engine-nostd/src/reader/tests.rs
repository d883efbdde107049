use super::*;

/// Reads a text as a cable brings it: line by line, with nobody watching.
fn read_all(text: &str) -> (Option<Table>, Result<(), Failure>) {
    let mut place = None;
    let mut reader = Reader::new();
    for line in text.lines() {
        loop {
            match reader.line(line, &mut place, None) {
                Ok(Taken::Yes) => break,
                Ok(Taken::NotYet) => {}
                Err(failure) => return (place, Err(failure)),
            }
        }
    }
    loop {
        match reader.end(&mut place, None) {
            Ok(Taken::Yes) => return (place, Ok(())),
            Ok(Taken::NotYet) => {}
            Err(failure) => return (place, Err(failure)),
        }
    }
}

const PAIR: &str = "gnomon 1\ngame gnome-village\nseat Anna\nseat Bram\n---\n";

fn failure(text: &str) -> (u32, &'static str, std::string::String) {
    let failure = read_all(text).1.unwrap_err();
    (failure.line, failure.id, failure.message.as_str().into())
}

extern crate std;
use std::format;
use std::string::ToString;

#[test]
fn options_may_come_before_the_one_that_says_what_they_mean() {
    let text = "gnomon 1\ngame gardlings\noption goal 20\noption depth light\nseat Anna\nseat Bram\nstart Bram\n---\n";
    let (place, read) = read_all(text);
    assert_eq!(read, Ok(()));
    let setup = place.unwrap().setup().clone();
    assert_eq!((setup.mode, setup.first.index()), (crate::setup::Mode::Light, 1));
}

#[test]
fn corrections_hold_in_an_order_in_which_they_are_not_written() {
    // The box has 72 coins: Bram can have 60 of them only after Anna has fewer.
    let anna_first = read_all(&format!("{PAIR}fix Anna coins 60\nfix Anna coins 5\nfix Bram coins 60\n"));
    let bram_first = read_all(&format!("{PAIR}fix Anna coins 60\nfix Bram coins 60\nfix Anna coins 5\n"));
    for (place, read) in [anna_first, bram_first] {
        assert_eq!(read, Ok(()));
        assert_eq!(place.unwrap().record().entries().len(), 3);
    }
}

#[test]
fn corrections_that_never_hold_leave_the_table_as_it_was_set_up() {
    let text = format!("{PAIR}fix Anna coins 60\nfix Bram coins 60\nAnna earn\n");
    let (place, read) = read_all(&text);
    let wrong = read.unwrap_err();
    assert_eq!(wrong.line, 7, "{wrong:?}");
    assert!(place.unwrap().record().entries().is_empty());
}

#[test]
fn a_check_leaves_no_trace_and_a_failed_one_says_what_is_there() {
    let (place, read) =
        read_all(&format!("{PAIR}expect Anna coins 4\nrefuse not-your-turn Bram earn\nrefuse nothing-to-undo undo\n"));
    assert_eq!(read, Ok(()));
    assert!(place.unwrap().record().entries().is_empty());
    let (line, id, message) = failure(&format!("{PAIR}\nexpect Anna coins 5\n"));
    assert_eq!((line, id, message.as_str()), (7, "expect", "Anna coins is 4, expected 5"));
    let (line, id, _) = failure(&format!("{PAIR}refuse not-your-turn Anna card-coins 2\n"));
    assert_eq!((line, id), (6, "refuse"));
    let (place, _) = read_all(&format!("{PAIR}refuse not-your-turn Anna card-coins 2\n"));
    assert!(place.unwrap().record().entries().is_empty());
}

#[test]
fn an_expected_value_has_one_blank_or_several_but_no_more_or_fewer_words() {
    let garden = "gnomon 1\ngame gnome-elf-troll\nseat Anna\nseat Bram\nseat Cleo\n---\n";
    for (purse, holds) in [("0  0 \t 0", true), ("0 0 0", true), ("0 0", false), ("0 0 0 0", false), ("000", false)] {
        let (_, read) = read_all(&format!("{garden}expect purse {purse}\n"));
        assert_eq!(read.is_ok(), holds, "{purse}: {read:?}");
    }
}

#[test]
fn a_wrong_set_up_is_told_with_its_line() {
    for (text, line, says) in [
        ("", 1, "a record begins with the line 'gnomon 1'"),
        ("gnomon 2\n", 1, "unknown format version"),
        ("gnomon 1\ngame chess\n", 2, "unknown game 'chess'"),
        ("gnomon 1\nseat Anna\n---\n", 2, "has to come first"),
        ("gnomon 1\ngame gardlings\nseat Anna\n\nseat Anna\n---\n", 5, "'seat Anna' is given twice"),
        ("gnomon 1\ngame gardlings\nseat Anna\nstart Bram\n---\n", 4, "no seat is named 'Bram'"),
        ("gnomon 1\ngame gardlings\nseat coins\n---\n", 3, "keyword"),
        ("gnomon 1\ngame gardlings\nseat Anna\n", 3, "the line '---' is missing"),
        ("gnomon 1\n---\n", 2, "the line 'game NAME' is missing"),
    ] {
        let (got, _, message) = failure(text);
        assert!(message.contains(says), "{text}: {message}");
        assert_eq!(got, line, "{text}: {message}");
    }
    let many = format!("gnomon 1\ngame gardlings\n{}", "seat Anna\n".repeat(100));
    assert_eq!(failure(&many).2, "'seat Anna' is given twice");
    let long = format!("gnomon 1\n{}", "game gardlings ".repeat(90).to_string() + "\n");
    assert_eq!(failure(&long).1, "syntax");
}
