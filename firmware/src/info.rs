//! What picotool tells about this program, from a file or from a Pico that is a drive: name, version, build, and what is wired
//! to which pin.

use core::ffi::CStr;

use embassy_rp::binary_info::consts::TAG_RASPBERRY_PI;
use embassy_rp::binary_info::{DataType, EntryAddr, StringEntry};
use embassy_rp::binary_info::{
    rp_pico_board, rp_program_build_attribute, rp_program_description, rp_program_name, rp_program_version,
};

static NAME: StringEntry = rp_program_name(c"Gnomon");
static VERSION: StringEntry = rp_program_version(text(concat!(env!("CARGO_PKG_VERSION"), "\0")));
static DESCRIPTION: StringEntry = rp_program_description(c"Keeps the score of gnome board games");
static BUILD: StringEntry = rp_program_build_attribute(text(concat!("build ", env!("GNOMON_BUILD"), "\0")));
static BOARD: StringEntry = rp_pico_board(if cfg!(feature = "rp235x") { c"pico2" } else { c"pico" });

#[unsafe(link_section = ".bi_entries")]
#[used]
static PROGRAM: [EntryAddr; 5] = [NAME.addr(), VERSION.addr(), DESCRIPTION.addr(), BUILD.addr(), BOARD.addr()];

const fn text(ends_with_zero: &'static str) -> &'static CStr {
    match CStr::from_bytes_with_nul(ends_with_zero.as_bytes()) {
        Ok(text) => text,
        Err(_) => panic!("it has one zero, at its end"),
    }
}

/// An entry about pins with one name, which the crate has no type for.
#[repr(C)]
struct Pins {
    kind: u16,
    tag: u16,
    mask: u32,
    /// The first byte of a text that ends with a zero.
    name: &'static u8,
}

impl Pins {
    const fn new(pin: u8, name: &'static CStr) -> Self {
        Self {
            kind: DataType::PinsWithName as u16,
            tag: TAG_RASPBERRY_PI,
            mask: 1 << pin,
            name: &name.to_bytes_with_nul()[0],
        }
    }
}

/// As in the table of [`pins`](crate::pins).
#[unsafe(link_section = ".bi_entries")]
#[used]
static PINS: [&Pins; 8] = [
    &Pins::new(4, c"OLED SDA"),
    &Pins::new(5, c"OLED SCL"),
    &Pins::new(10, c"UP"),
    &Pins::new(11, c"DOWN"),
    &Pins::new(12, c"OK"),
    &Pins::new(13, c"BACK"),
    &Pins::new(14, c"NEXT"),
    &Pins::new(15, c"piezo"),
];
