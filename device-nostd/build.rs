//! Cuts the letters into columns.
//!
//! The panel's memory runs vertically, eight pixels to a byte, so a letter stored as columns takes only a handful of shifts.
//! Two faces come from X11 fonts in BDF, the small one and the digits are drawn as text; `letters/` has all of them.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

/// A lit pixel; rows count from the top of the capitals.
type Dot = (i32, i32);

/// A letter: how far it moves the pen, and its pixels.
#[derive(Clone)]
struct Glyph {
    advance: i32,
    dots: Vec<Dot>,
}

type Glyphs = BTreeMap<char, Glyph>;

/// The height of the capitals in the X11 faces.
const CAPITALS: i32 = 8;
/// The height of the small capitals.
const SMALL_CAPITALS: i32 = 7;
/// The rows above the capitals that an accent may take in the X11 faces.
const ABOVE: i32 = 1;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=letters");
    let tiny = drawn("tiny.txt", 1);
    let text = x11("helvR10.bdf", -1, &[('\'', 1), ('ï', 2), ('î', 2)], &tiny);
    let bold = x11("helvB10.bdf", 0, &[], &tiny);
    // ASCII is found by its place, what comes after it by searching.
    assert!((' '..='~').eq(tiny.keys().take(95).copied()), "tiny.txt has all of ASCII");
    let mut code = String::new();
    let others: Vec<u16> = tiny.keys().skip(95).map(|letter| *letter as u16).collect();
    writeln!(code, "static OTHERS: [u16; {}] = {others:?};", others.len()).unwrap();
    write_face(&mut code, "TEXT", 16, &text, ABOVE);
    write_face(&mut code, "BOLD", 16, &bold, ABOVE);
    write_face(&mut code, "TINY", 8, &tiny, 0);
    let digits: Vec<Vec<u32>> = drawn("digits.txt", 0).values().map(|glyph| columns(glyph, 0)).collect();
    writeln!(code, "static DIGITS: [[u32; {}]; 10] = {digits:?};", digits[0].len()).unwrap();
    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    fs::write(Path::new(&out).join("letters.rs"), code).expect("OUT_DIR can be written");
}

fn read(file: &str) -> String {
    fs::read_to_string(Path::new("letters").join(file)).expect(file)
}

/// Writes the columns of all letters one after the other, and where each begins.
fn write_face(code: &mut String, name: &str, bits: u32, glyphs: &Glyphs, above: i32) {
    let (mut first, mut all) = (vec![0], Vec::new());
    for glyph in glyphs.values() {
        all.extend(columns(glyph, above));
        first.push(all.len());
    }
    writeln!(code, "static {name}_FIRST: [u16; {}] = {first:?};", first.len()).unwrap();
    writeln!(code, "static {name}: [u{bits}; {}] = {all:?};", all.len()).unwrap();
}

/// Returns the columns of a letter; the lowest bit is the topmost pixel.
fn columns(glyph: &Glyph, above: i32) -> Vec<u32> {
    let mut columns = vec![0; glyph.advance as usize];
    for (x, y) in &glyph.dots {
        // A few letters lean out of their place by a pixel.
        let x = (*x).clamp(0, glyph.advance - 1) as usize;
        columns[x] |= 1 << (y + above);
    }
    columns
}

/// Reads letters that are drawn as text: the letter, then its rows from the top of the capitals.
fn drawn(file: &str, gap: i32) -> Glyphs {
    let mut glyphs = Glyphs::new();
    for block in read(file).trim_end().split("\n\n") {
        let mut lines = block.lines();
        let letter = match lines.next().expect("a letter") {
            "space" => ' ',
            name => name.chars().next().expect("a letter"),
        };
        let mut glyph = Glyph { advance: 0, dots: Vec::new() };
        for (y, row) in lines.enumerate() {
            glyph.advance = row.len() as i32 + gap;
            glyph.dots.extend(row.bytes().enumerate().filter(|(_, b)| *b == b'#').map(|(x, _)| (x as i32, y as i32)));
        }
        glyphs.insert(letter, glyph);
    }
    glyphs
}

/// Reads a face of X11 with the letters that the small face has; signs that X11 lacks are those of the small face.
fn x11(file: &str, highest: i32, wider: &[(char, i32)], small: &Glyphs) -> Glyphs {
    let mut glyphs = Glyphs::new();
    for block in read(file).split("STARTCHAR ").skip(1) {
        let numbers = |key: &str| -> Vec<i32> {
            let line = block.lines().find_map(|line| line.strip_prefix(key)).expect(key);
            line.split_whitespace().map(|number| number.parse().expect(key)).collect()
        };
        let letter = char::from_u32(numbers("ENCODING ")[0] as u32).expect("a letter");
        let [width, height, left, below] = numbers("BBX ")[..] else { panic!("BBX has four numbers") };
        let bitmap = block.split("BITMAP\n").nth(1).expect("BITMAP");
        let mut dots = Vec::new();
        for (y, row) in bitmap.lines().take(height as usize).enumerate() {
            let bits = u32::from_str_radix(row, 16).expect("a row") << (32 - 4 * row.len());
            let lit = (0..width).filter(|x| bits & (1 << (31 - x)) != 0);
            dots.extend(lit.map(|x| (left + x, CAPITALS - below - height + y as i32)));
        }
        if letter.is_alphabetic() {
            squeeze(letter, &mut dots, highest);
        }
        let wider = wider.iter().find(|(of, _)| *of == letter).map_or(0, |(_, by)| *by);
        glyphs.insert(letter, Glyph { advance: numbers("DWIDTH ")[0] + wider, dots });
    }
    // The minus is as wide as the plus.
    let mut minus = glyphs[&'+'].clone();
    let mut rows: Vec<i32> = minus.dots.iter().map(|(_, y)| *y).collect();
    rows.sort_unstable();
    let middle = rows[rows.len() / 2];
    minus.dots.retain(|(_, y)| *y == middle);
    glyphs.insert('−', minus);
    small
        .iter()
        .map(|(letter, sign)| {
            let lowered = || {
                let down = |(x, y): &Dot| (*x, y + CAPITALS - SMALL_CAPITALS);
                Glyph { advance: sign.advance, dots: sign.dots.iter().map(down).collect() }
            };
            (*letter, glyphs.get(letter).cloned().unwrap_or_else(lowered))
        })
        .collect()
}

/// Lowers an accent until the letter stays in its row: a capital's to one row above the capitals, less rows of its
/// uprights; a small letter's to the row `highest`, less the second row of its dots or the gap below a stroke.
fn squeeze(letter: char, dots: &mut Vec<Dot>, highest: i32) {
    let highest = if letter.is_uppercase() { -ABOVE } else { highest };
    while let Some(top) = dots.iter().map(|(_, y)| *y).min().filter(|top| *top < highest) {
        let row = |y: i32| {
            let mut row: Vec<i32> = dots.iter().filter(|dot| dot.1 == y).map(|dot| dot.0).collect();
            row.sort_unstable();
            row
        };
        let gap = (top..CAPITALS).find(|y| row(*y).is_empty());
        let drop = match gap {
            Some(gap) if !letter.is_uppercase() => {
                if row(top) == row(top + 1) {
                    top
                } else {
                    gap
                }
            }
            _ => CAPITALS - 3,
        };
        dots.retain(|(_, y)| *y != drop);
        dots.iter_mut().filter(|(_, y)| *y < drop).for_each(|(_, y)| *y += 1);
    }
}
