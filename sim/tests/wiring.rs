//! One wiring: the firmware's code, the table above it, the README and the pictures say the same.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use device_nostd::Button;
use sim::commands::gallery;
use sim::wiring::{self, PINS, Part, PinOut, Wire};

fn readme() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../README.md")).unwrap()
}

fn table() -> Vec<Wire> {
    wiring::firmware().unwrap()
}

fn pin(part: Part, at: &str) -> String {
    let wires = table();
    let found: Vec<&Wire> = wires.iter().filter(|wire| wire.part == part && wire.at == at).collect();
    assert_eq!(found.len(), 1, "{part:?} {at}: {found:?}");
    found[0].pin.clone()
}

/// Returns the number of the chip's pin that the code hands out behind a word.
fn handed_out(word: &str) -> String {
    let code = &PINS[PINS.find("fn new").unwrap()..];
    let behind = &code[code.find(word).unwrap_or_else(|| panic!("no '{word}' in the code")) + word.len()..];
    let behind = behind.split_once("chip.PIN_").unwrap().1;
    format!("GP{}", behind.split(|c: char| !c.is_ascii_digit()).next().unwrap())
}

#[test]
fn every_part_has_its_wires() {
    let wires = table();
    assert_eq!(wires.len(), 12);
    let signals = wires.iter().filter(|wire| wire.pin.starts_with("GP")).map(|wire| &wire.pin);
    assert_eq!(
        signals.collect::<BTreeSet<_>>().len(),
        8,
        "two signals and five buttons and the piezo, each its own pin"
    );
}

#[test]
fn the_code_hands_out_the_pins_of_the_table() {
    for button in Button::ALL {
        assert_eq!(pin(Part::Button(button), "one side"), handed_out(&format!("Button::{button:?},")), "{button:?}");
    }
    assert_eq!(pin(Part::Panel, "SDA"), handed_out("sda:"));
    assert_eq!(pin(Part::Panel, "SCL"), handed_out("scl:"));
    assert_eq!(pin(Part::Piezo, "one side"), handed_out("pin:"));
}

#[test]
fn the_numbers_are_where_the_pico_has_these_pins() {
    for wire in table() {
        assert_eq!(PinOut::name(wire.number), Some(wire.pin.as_str()), "{wire:?}");
    }
}

#[test]
fn the_readme_has_the_same_table() {
    assert_eq!(wiring::wires(&readme()), Ok(table()));
}

#[test]
fn a_table_that_differs_is_noticed() {
    let swapped = readme().replace("| GP10 | 14 |", "| GP11 | 14 |");
    assert_ne!(wiring::wires(&swapped), Ok(table()));
    assert!(wiring::wires("| Part | a | b | c |\n|---|---|---|---|\n| Lamp | x | GP1 | 2 |").is_err());
}

/// Returns the value of an attribute.
fn attribute<'a>(element: &'a str, name: &str) -> &'a str {
    let (_, behind) = element.split_once(&format!("{name}=\"")).unwrap_or_else(|| panic!("no {name} in {element}"));
    behind.split('"').next().unwrap()
}

#[test]
fn the_pictures_in_the_docs_show_every_wire_and_no_other() {
    let wires = table();
    let listed: Vec<(&str, &str, usize)> =
        wires.iter().map(|wire| (wire.at.as_str(), wire.pin.as_str(), wire.number)).collect();
    for (name, draw) in gallery::WIRING {
        let kept = fs::read_to_string(Path::new(gallery::FOLDER).join(name)).unwrap();
        assert_eq!(kept, draw(&wires), "{name}: run 'cargo run -- gallery' and commit what it writes");
        let drawn: Vec<(&str, &str, usize)> = kept
            .lines()
            .filter(|line| line.contains("class=\"wire\""))
            .map(|line| {
                (
                    attribute(line, "data-at"),
                    attribute(line, "data-pin"),
                    attribute(line, "data-number").parse().unwrap(),
                )
            })
            .collect();
        assert_eq!(drawn, listed, "{name}");
        // The wires end in places of their own, or two of them would be one.
        let ends: BTreeSet<&str> = kept
            .lines()
            .filter(|line| line.contains("class=\"wire\""))
            .map(|line| attribute(line, " d").rsplit("L ").next().unwrap())
            .collect();
        assert_eq!(ends.len(), wires.len(), "{name}");
    }
}
