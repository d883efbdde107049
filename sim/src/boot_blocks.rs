//! The blocks that the boot ROM of the RP2350 reads: a program without them does not start (RP2350 datasheet 5.9).
//!
//! A block begins and ends with a mark and consists of items between them. Each says where the next one is, and the last leads
//! back to the first.

/// Where the first block has to begin: within so many bytes.
const SEARCHED: usize = 4096;
const BEGIN: u32 = 0xffff_ded3;
const END: u32 = 0xab12_3579;
/// The kind of an item that says what an image is.
const IMAGE_TYPE: u8 = 0x42;
/// The kind of the item that ends a block.
const LAST: u8 = 0xff;
/// What an item about an image says: a program, trusted, for Arm cores, for this chip.
const PROGRAM: u32 = 0x1021;
/// The most blocks that are followed.
const MOST: usize = 16;

/// A block: what it says of the image, if it does, and how far on the next one is.
struct Block {
    image: Option<u32>,
    next: i32,
}

/// Returns whether an image of flash is a program for the RP2350; without any block it is for another chip.
///
/// # Errors
/// Returns in one line why the boot ROM would not start it.
pub fn is_for_rp2350(image: &[u8]) -> Result<bool, String> {
    let places = (0..SEARCHED.min(image.len())).step_by(4);
    let Some(first) = places.into_iter().find(|at| block(image, *at).is_some()) else { return Ok(false) };
    let mut at = first;
    let mut is_program = false;
    for _ in 0..MOST {
        let Some(Block { image: of_image, next }) = block(image, at) else { break };
        is_program |= of_image == Some(PROGRAM);
        let Some(then) = at.checked_add_signed(next as isize) else { break };
        if next == 0 || then == first {
            return if is_program {
                Ok(true)
            } else {
                Err("not a program for the Pico 2: no block says that it is one".to_string())
            };
        }
        at = then;
    }
    Err("not a program for the Pico 2: its boot blocks make no loop".to_string())
}

/// Reads the block that begins here, if one does.
fn block(image: &[u8], at: usize) -> Option<Block> {
    let word = |at: usize| image.get(at..at + 4)?.try_into().ok().map(u32::from_le_bytes);
    (word(at)? == BEGIN).then_some(())?;
    let mut of_image = None;
    let mut item = at + 4;
    loop {
        let head = word(item)?;
        let kind = head as u8;
        // The highest bit of its kind says that its length takes two bytes.
        let length = if kind & 0x80 != 0 { head >> 8 & 0xffff } else { head >> 8 & 0xff };
        if kind == LAST {
            // It has the length of all the others.
            let whole = item == at + 4 + 4 * length as usize && word(item + 8)? == END;
            return whole.then_some(Block { image: of_image, next: word(item + 4)? as i32 });
        }
        if kind == IMAGE_TYPE {
            of_image = Some(head >> 16);
        }
        item += 4 * length.max(1) as usize;
    }
}
