extern crate std;
use std::format;
use std::string::{String, ToString};
use std::vec;
use std::vec::Vec;

use embedded_storage::nor_flash::{
    ErrorType, MultiwriteNorFlash, NorFlash, NorFlashErrorKind, ReadNorFlash, check_erase, check_read, check_write,
};

use engine_nostd::Table;

use super::*;
use crate::storage::Follow;
use crate::words::Lang;
use crate::{Button, Settings};

/// A flash in memory that can be written bit by bit.
#[derive(Debug)]
struct Flash(Vec<u8>);

const SECTORS: u32 = 64;

impl ErrorType for Flash {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for Flash {
    const READ_SIZE: usize = 1;

    fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        check_read(self, offset, bytes.len())?;
        bytes.copy_from_slice(&self.0[offset as usize..][..bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0.len()
    }
}

impl NorFlash for Flash {
    const WRITE_SIZE: usize = 1;
    const ERASE_SIZE: usize = 4096;

    fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        check_erase(self, from, to)?;
        self.0[from as usize..to as usize].fill(0xff);
        Ok(())
    }

    fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        check_write(self, offset, bytes.len())?;
        let there = &mut self.0[offset as usize..][..bytes.len()];
        there.iter_mut().zip(bytes).for_each(|(there, byte)| *there &= byte);
        Ok(())
    }
}

impl MultiwriteNorFlash for Flash {}

/// A box at a cable, with somebody at the other end who reads everything, and people who press.
struct Box {
    cable: Cable,
    device: Device,
    keeper: Keeper<Flash>,
    follow: Follow,
    now: Millis,
    /// What the other end has read.
    read: Vec<u8>,
    /// The longest that anything was worked at without a break, in bytes said.
    longest: usize,
}

impl Box {
    fn new() -> Self {
        let mut keeper = Keeper::open(Flash(vec![0xff; 4096 * SECTORS as usize]), 0..4096 * SECTORS);
        let mut device = Device::new();
        let (_, roster) = keeper.preferences();
        device.restore(Settings::in_lang(Lang::En), roster, |place| keeper.resume(place));
        device.set_earlier(crate::storage::Shelf::earlier(&mut keeper));
        Self {
            cable: Cable::new(),
            device,
            keeper,
            follow: Follow::default(),
            now: 1_000,
            read: Vec::new(),
            longest: 0,
        }
    }

    fn keep(&mut self) {
        while let Some(change) = self.device.take_change() {
            self.follow.hear(change);
        }
        self.follow.keep(&mut self.device, &mut self.keeper).unwrap();
    }

    /// Works until there is nothing to do but to wait; a reader that is stuck reads nothing.
    fn settle(&mut self, reads: bool) {
        loop {
            if reads {
                let waiting = self.cable.waiting().len();
                self.longest = self.longest.max(waiting);
                self.read.extend(self.cable.waiting());
                self.cable.gone(waiting);
            }
            match self.cable.next_work(self.now) {
                Some(at) if at <= self.now => {
                    if self.cable.work(&mut self.device, Some(&mut self.keeper), self.now) {
                        self.keep();
                    }
                }
                _ if reads && !self.cable.waiting().is_empty() => {}
                _ => return,
            }
        }
    }

    fn send(&mut self, bytes: &[u8]) {
        let mut rest = bytes;
        while !rest.is_empty() {
            let taken = self.cable.take(rest);
            rest = &rest[taken..];
            self.settle(true);
            assert!(taken > 0 || !rest.is_empty());
            if taken == 0 && self.cable.next_work(self.now).is_some() {
                // It waits for people: what follows is not taken.
                return;
            }
        }
        self.settle(true);
    }

    fn said(&mut self) -> String {
        String::from_utf8(core::mem::take(&mut self.read)).unwrap().replace("\r\n", "\n")
    }

    /// Sends a line and returns what is said.
    fn ask(&mut self, line: &str) -> String {
        self.send(format!("{line}\n").as_bytes());
        self.said()
    }

    /// A program at the other end.
    fn for_programs() -> Self {
        let mut this = Self::new();
        assert_eq!(this.ask("echo off"), "echo off\nok\n");
        this
    }

    fn press(&mut self, button: Button) {
        self.now += 100;
        self.device.edge(button, true, self.now);
        self.now += 50;
        self.device.edge(button, false, self.now);
        self.now += 100;
        self.device.tick(self.now);
        self.keep();
    }

    fn wait(&mut self, millis: Millis) {
        let until = self.now + millis;
        while self.now < until {
            self.now += LOOK;
            self.device.tick(self.now);
            self.settle(true);
        }
    }
}

const RECORD: &str = "gnomon 1\ngame gardlings\nseat Anna\nseat Bram\n---\nAnna draw gnome\nBram stop\nundo\n";

/// Puts a record, and says yes or no.
fn put(this: &mut Box, record: &str, yes: bool) -> String {
    this.send(b"put\n");
    this.send(record.as_bytes());
    this.send(b"end\n");
    if yes {
        this.press(Button::Down);
    }
    this.press(Button::Ok);
    this.wait(200);
    this.said()
}

#[test]
fn people_are_shown_what_they_type_and_programs_are_not() {
    let mut this = Box::new();
    this.send(b"help\rversiom\x08n\r\n\r\n");
    let said = this.said();
    assert!(said.starts_with("help\nhelp: lists the commands\nversion: "), "{said}");
    assert!(said.contains("\nok\n> versiom\x08 \x08n\nversion "), "{said}");
    assert!(said.ends_with("ok\n> \n> "), "{said}");
    assert_eq!(this.ask("echo off"), "echo off\nok\n");
    assert_eq!(this.ask("date"), "unknown\nok\n");
    assert_eq!(this.ask("echo on"), "ok\n> ");
    // A new connection is a new beginning, in the middle of a line as well.
    this.ask("echo off");
    this.send(b"gam");
    this.cable.restart();
    assert_eq!(this.ask("date"), "date\nunknown\nok\n> ");
}

#[test]
fn every_command_answers_and_says_how_it_is_written_if_it_is_not() {
    let mut this = Box::for_programs();
    assert_eq!(this.ask("  games "), "ok\n");
    assert_eq!(this.ask("game now"), "error: no game lies on the table\n");
    assert_eq!(this.ask("game 7"), "error: there is no game 7: games lists them\n");
    assert_eq!(this.ask("game x"), format!("error: write it like this: {}\n", command::Command::Game.help()));
    assert_eq!(this.ask("last-words"), "ok\n");
    let settings =
        "language en\nbrightness 4\nsound off\nsleep 5\naid off\naid-alone on\npanel auto\nclock off\nreminder 0\nok\n";
    assert_eq!(this.ask("settings"), settings);
    let version = format!("version {}\nbuild -\ncable 1\nok\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(this.ask("version"), version);
    assert_eq!(this.ask("hello"), "error: unknown command 'hello': help lists them\n");
    for (command, more) in
        [("help", "me"), ("echo", ""), ("echo", "maybe"), ("name", "1"), ("put", "it"), ("date", "a b")]
    {
        let said = this.ask(&format!("{command} {more}"));
        assert!(said.starts_with("error: write it like this: "), "{command} {more}: {said}");
    }
    assert_eq!(this.ask("name 1 1st"), "error: a name begins with a letter and has only letters, digits, - and _\n");
    assert_eq!(this.ask("name 17 Wim"), "error: '17' is no number from 1 to 16\n");
    assert_eq!(this.ask("name 0 Wim"), "error: '0' is no number from 1 to 16\n");
    assert_eq!(
        this.ask("date 2026-02-30T10:00"),
        "error: '2026-02-30T10:00' is no date between 2000 and 2099 like 2026-11-17T20:15\n"
    );
}

#[test]
fn a_line_that_is_no_text_is_one_clear_line() {
    let mut this = Box::for_programs();
    for (bytes, says) in [
        (&b"\xff\xfe\n"[..], "error: the line is not UTF-8 text\n"),
        (b"games\0\n", "error: the line has a control character\n"),
        (b"\x1b[A\n", "error: the line has a control character\n"),
        (&[b'x'; 256], ""),
        (b"\n", "error: the line has more than 255 bytes\n"),
        (b"games\x03help me\x03\n", ""),
        (b"\xc3\xa9\x7f\n", ""),
        (b" \t \r\n", ""),
        (b"date\r\ndate\rdate\n", "unknown\nok\nunknown\nok\nunknown\nok\n"),
    ] {
        this.send(bytes);
        assert_eq!(this.said(), says, "{bytes:?}");
    }
    let long = "ä".repeat(200);
    this.send(long.as_bytes());
    assert_eq!(this.ask(""), "error: the line has more than 255 bytes\n");
    let shown = this.ask(&"ä".repeat(100));
    assert_eq!(shown, format!("error: unknown command '{}...': help lists them\n", "ä".repeat(32)));
}

#[test]
fn names_change_places_rather_than_stand_there_twice() {
    let mut this = Box::for_programs();
    assert!(this.ask("names").starts_with("1 Anna\n2 Bram\n3 Cleo\n"));
    assert_eq!(this.ask("name 2 Zo\u{eb}"), "ok\n");
    assert_eq!(this.ask("name 1 Wim"), "ok\n");
    let names = this.ask("names");
    assert!(names.starts_with("1 Wim\n2 Zoë\n3 Cleo\n") && names.ends_with("16 Bram\nok\n"), "{names}");
    // They are kept.
    assert_eq!(this.keeper.preferences().1.names()[0].as_str(), "Wim");
}

#[test]
fn a_record_goes_to_the_table_when_people_say_yes_and_comes_back_as_it_was() {
    let mut this = Box::for_programs();
    assert_eq!(put(&mut this, RECORD, true), "ok\n");
    assert_eq!(this.ask("game now"), format!("{RECORD}ok\n"));
    let games = this.ask("games");
    let number: u32 = games.split(' ').next().unwrap().parse().unwrap();
    assert_eq!(games, format!("{number} gardlings full now - Anna Bram\nok\n"));
    assert_eq!(this.ask(&format!("game {number}")), format!("{RECORD}ok\n"));
    // Another one takes its place, and it stays.
    let other = "gnomon 1\ngame gnome-village\noption depth light\nseat Cleo\nseat Dirk\nstart Dirk\n---\n";
    assert_eq!(put(&mut this, other, true), "ok\n");
    assert_eq!(this.ask(&format!("game {number}")), format!("{RECORD}ok\n"));
    assert_eq!(this.ask("game now"), format!("{other}ok\n"));
    // What is on flash is what is on the table.
    let kept = Keeper::open(Flash(this.keeper.flash().0.clone()), 0..4096 * SECTORS);
    let mut keeper = kept;
    let mut place = None;
    assert_eq!(keeper.resume(&mut place), None);
    assert_eq!(place.as_ref().map(Table::setup), this.device.table().map(Table::setup));
}

#[test]
fn people_may_say_no_or_nothing_and_the_game_on_the_table_stays() {
    let mut this = Box::for_programs();
    assert_eq!(put(&mut this, RECORD, true), "ok\n");
    let other = "gnomon 1\ngame gnome-village\nseat Cleo\nseat Dirk\n---\n";
    assert_eq!(put(&mut this, other, false), "error: the people at the box said no\n");
    this.send(b"put\n");
    this.send(other.as_bytes());
    this.send(b"end\n");
    assert_eq!(this.device.look().screen, crate::Screen::Offered);
    this.wait(59_000);
    assert_eq!(this.said(), "");
    this.wait(2_000);
    assert_eq!(this.said(), "error: nobody at the box answered\n");
    assert_ne!(this.device.look().screen, crate::Screen::Offered);
    // Whoever pulls the cable asks no longer.
    this.send(b"put\n");
    this.send(other.as_bytes());
    this.send(b"end\n");
    assert_eq!(this.device.look().screen, crate::Screen::Offered);
    this.cable.restart();
    this.settle(true);
    assert_ne!(this.device.look().screen, crate::Screen::Offered);
    assert_eq!(this.ask("echo off"), "echo off\nok\n");
    assert_eq!(this.ask("game now"), format!("{RECORD}ok\n"));
}

#[test]
fn a_wrong_record_is_told_once_with_its_line() {
    let mut this = Box::for_programs();
    let after = |this: &mut Box, record: &str| {
        this.send(b"put\n");
        this.send(record.as_bytes());
        this.send(b"end\n");
        let said = this.said();
        // It listens again.
        assert_eq!(this.ask("date"), "unknown\nok\n");
        said
    };
    let chess = after(&mut this, "gnomon 1\n\n# a comment\ngame chess\nseat Anna\n---\nmove e4\n");
    assert_eq!(chess, "error: line 4: unknown game 'chess'\n");
    assert_eq!(after(&mut this, "hello\nhello\nhello\n"), "error: line 1: a record begins with the line 'gnomon 1'\n");
    assert_eq!(after(&mut this, ""), "error: line 1: a record begins with the line 'gnomon 1'\n");
    let phase = after(&mut this, "gnomon 1\ngame gardlings\nseat Anna\nseat Bram\n---\nAnna count 1 0 n\n");
    assert!(phase.starts_with("error: line 6: wrong-phase"), "{phase}");
    assert_eq!(after(&mut this, "gnomon 1\n\0\n"), "error: line 2: the line has a control character\n");
    this.send(b"put\ngnomon 1\ncancel\n");
    assert_eq!(this.said(), "ok\n");
}

#[test]
fn a_reader_that_is_stuck_stops_its_own_answer_and_nothing_else() {
    let mut this = Box::for_programs();
    let mut left = 1_000;
    while left > 0 {
        let taken = this.cable.take(b"h\n");
        this.settle(false);
        left -= 1;
        if taken == 0 {
            break;
        }
    }
    assert!(left > 0, "it answers without end");
    assert!(!this.cable.output.has_room());
    assert_eq!(this.cable.take(b"version\n"), 0, "it takes more than it can answer");
    // Presses are as before.
    let cursor = this.device.look().cursor;
    this.press(Button::Down);
    assert_eq!(this.device.look().cursor, cursor + 1);
    this.settle(true);
    assert!(this.said().ends_with("help lists them\n"));
    assert_eq!(this.ask("date"), "unknown\nok\n");
}

#[test]
fn a_date_stays_with_the_games_that_end_or_are_left_while_it_is_known() {
    let mut this = Box::for_programs();
    assert_eq!(put(&mut this, RECORD, true), "ok\n");
    assert_eq!(this.ask("date 2026-11-17T20:15"), "ok\n");
    assert_eq!(this.ask("date"), "2026-11-17T20:15\nok\n");
    this.wait(60_000);
    assert_eq!(this.ask("date"), "2026-11-17T20:16\nok\n");
    // Somebody plays on.
    this.press(Button::Ok);
    let record = this.ask("game now");
    assert!(record.len() > RECORD.len() + 3, "{record}");
    let record = record.strip_suffix("ok\n").unwrap().to_string();
    let other = "gnomon 1\ngame gnome-village\nseat Cleo\nseat Dirk\n---\nCleo card-coins 2\n";
    assert_eq!(put(&mut this, other, true), "ok\n");
    let games = this.ask("games");
    assert!(games.contains(" gardlings full open 2026-11-17T20:16 Anna Bram\n"), "{games}");
    assert!(games.contains(" gnome-village full now - Cleo Dirk\n"), "{games}");
    let number = games.split(' ').next().unwrap();
    let pulled = this.ask(&format!("game {number}"));
    assert_eq!(pulled, format!("{record}# ended 2026-11-17T20:16\nok\n"));
    // It can be put as it was pulled, with its own date, and looking at it changes nothing.
    this.ask("date 2027-01-01T00:00");
    assert_eq!(put(&mut this, pulled.strip_suffix("ok\n").unwrap(), true), "ok\n");
    assert_eq!(this.ask("game now"), pulled);
    assert_eq!(put(&mut this, other, true), "ok\n");
    // The list on the screen has it too; the other game was only looked at.
    let earlier = crate::storage::Shelf::earlier(&mut this.keeper);
    let dates: Vec<_> = earlier.iter().map(|game| game.date.map(|date| format!("{date}"))).collect();
    assert_eq!(dates, [Some("2026-11-17T20:16".into()), None, Some("2026-11-17T20:16".into())]);
}

/// A game that comes with its times has them, also after a power cut; the game after it begins without them.
#[test]
fn thinking_times_come_with_a_record_and_stay_with_its_game() {
    let mut this = Box::for_programs();
    let timed = format!("{RECORD}# clock Anna 754\n# clock Bram 9000\n# clock Cleo 5\n# clock Anna soon\n");
    assert_eq!(put(&mut this, &timed, true), "ok\n");
    let pulled = format!("{RECORD}# clock Anna 754\n# clock Bram 9000\n");
    assert_eq!(this.ask("game now"), format!("{pulled}ok\n"));
    // An entry takes 8,191 seconds along at most: two of the three have Bram's, the third has Anna's.
    let mut keeper = Keeper::open(Flash(this.keeper.flash().0.clone()), 0..4096 * SECTORS);
    let mut place = None;
    assert_eq!(keeper.resume(&mut place), None);
    let times = crate::storage::Shelf::times(&keeper);
    assert_eq!([0, 1].map(|seat| times.seconds(engine_nostd::Seat::new(seat).unwrap())), [754, 9000]);
    let number = keeper.on_table().unwrap();
    let other = "gnomon 1\ngame gnome-village\noption depth light\nseat Cleo\nseat Dirk\nstart Dirk\n---\n";
    assert_eq!(put(&mut this, other, true), "ok\n");
    assert_eq!(this.ask("game now"), format!("{other}ok\n"));
    assert_eq!(this.ask(&format!("game {number}")), format!("{pulled}ok\n"));
}

/// Ten megabytes of anything: every line gets one line, nothing panics, nothing changes.
#[test]
fn ten_megabytes_of_garbage_disturb_nothing() {
    let mut this = Box::for_programs();
    assert_eq!(put(&mut this, RECORD, true), "ok\n");
    let mut seed = 0x2040_u32;
    let mut bytes = vec![0; 4096];
    let mut lines = 0;
    for round in 0..2_560 {
        for byte in &mut bytes {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            *byte = (seed >> 24) as u8;
            // Some of it is nearly text.
            if round % 2 == 0 {
                *byte = b"put gnome 123\n end#-echo off fix\0\xc3"[usize::from(*byte) % 34];
            }
        }
        this.send(&bytes);
        lines += this.said_bytes();
    }
    assert!(lines > 10_000, "{lines}");
    this.cable.restart();
    this.read.clear();
    this.ask("echo off");
    assert_eq!(this.ask("game now"), format!("{RECORD}ok\n"));
}

impl Box {
    /// Counts the lines that were said, whatever they are.
    fn said_bytes(&mut self) -> usize {
        let said = core::mem::take(&mut self.read);
        said.iter().filter(|byte| **byte == b'\n').count()
    }
}

/// The longest line of every kind fits into what is kept free for it.
#[test]
fn the_longest_line_has_room() {
    let mut this = Box::for_programs();
    this.send(b"put\ngnomon 1\n");
    let wrong = this.ask(&format!("game {}", "x".repeat(240)));
    assert!(wrong.is_empty() && this.longest < output::LINE, "{wrong}");
}
