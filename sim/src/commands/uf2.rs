//! `uf2`: makes the file that flashes a Pico or a Pico 2 by drag and drop. Which of them is read from the program itself.
//!
//! The ELF is read by `object`, which is maintained and checks what it reads. UF2 itself is written here: of the crates
//! that know the format, `uf2-decode` only reads it (the tests use it), the others are command line tools or first
//! drafts, and a block is eight numbers around its bytes.

use object::elf::{EM_ARM, FileHeader32, PT_LOAD};
use object::read::elf::{FileHeader, ProgramHeader};
use object::{Endianness, elf::ET_EXEC};

use crate::boot_blocks;

/// Where flash begins, as both chips see it.
const FLASH: u64 = 0x1000_0000;
/// Where it ends, with the largest that they can address.
const FLASH_END: u64 = 0x1100_0000;

/// A chip, with the flash of the board that carries it.
struct Chip {
    /// What the UF2 says it is for.
    family: u32,
    /// Where the saved games begin: the last 256 KiB (firmware/memory-*.x).
    saves: u64,
}

/// The Pico: 2 MiB.
const RP2040: Chip = Chip { family: 0xe48b_ff56, saves: 0x101c_0000 };
/// The Pico 2: 4 MiB. The family is that of a program for its Arm cores that is trusted.
const RP2350: Chip = Chip { family: 0xe48b_ff59, saves: 0x103c_0000 };

/// How many bytes of flash a block carries: the boot ROM accepts no other number (RP2040 datasheet 2.8.4.2).
const PAYLOAD: usize = 256;
/// The size of a block, whatever it carries: a sector of a disk.
const BLOCK: usize = 512;
/// The words that mark a block: two at its head, one at its end.
const MAGIC: [u32; 3] = [0x0a32_4655, 0x9e5d_5157, 0x0ab1_6f30];
/// The flag that says that the family is given.
const FAMILY_GIVEN: u32 = 0x2000;
/// The size of a sector, the least that flash can erase.
const SECTOR: u64 = 4096;

/// Makes the UF2 of a firmware's ELF.
///
/// # Errors
/// Returns in one line why this is not an ELF that a Pico can be flashed with.
pub fn uf2(elf: &[u8]) -> Result<Vec<u8>, String> {
    let (image, chip) = image(elf)?;
    let count = image.len() / PAYLOAD;
    let mut file = Vec::with_capacity(count * BLOCK);
    for (number, payload) in image.chunks_exact(PAYLOAD).enumerate() {
        let address = FLASH as u32 + (number * PAYLOAD) as u32;
        let head =
            [MAGIC[0], MAGIC[1], FAMILY_GIVEN, address, PAYLOAD as u32, number as u32, count as u32, chip.family];
        head.iter().for_each(|word| file.extend(word.to_le_bytes()));
        file.extend(payload);
        file.resize(number * BLOCK + BLOCK - 4, 0);
        file.extend(MAGIC[2].to_le_bytes());
    }
    Ok(file)
}

/// Returns what lies in flash from its beginning, in whole sectors, and which chip it is for.
///
/// Whole ones, because the boot ROM may corrupt a sector that a file only partly fills (erratum RP2040-E14).
fn image(elf: &[u8]) -> Result<(Vec<u8>, Chip), String> {
    let broken = |error: object::read::Error| format!("not an ELF file for the Pico: {error}");
    let header = FileHeader32::<Endianness>::parse(elf).map_err(broken)?;
    let endian = header.endian().map_err(broken)?;
    if header.e_machine(endian) != EM_ARM || endian != Endianness::Little {
        return Err("not an ELF file for the Pico: it is for another machine".to_string());
    }
    if header.e_type(endian) != ET_EXEC {
        return Err("not an ELF file for the Pico: it is not a linked program".to_string());
    }
    let mut image = Vec::new();
    let mut parts = Vec::new();
    for segment in header.program_headers(endian, elf).map_err(broken)? {
        let size = u64::from(segment.p_filesz(endian));
        if segment.p_type(endian) != PT_LOAD || size == 0 {
            continue;
        }
        // Initialised data lies in flash at its physical address, and runs in RAM at its virtual one.
        let start = u64::from(segment.p_paddr(endian));
        let end = start + size;
        if start < FLASH || end > FLASH_END {
            return Err(format!("{size} bytes at {start:#x} lie outside of flash"));
        }
        parts.push((start, size));
        let bytes =
            segment.data(endian, elf).map_err(|()| format!("the file ends before the {size} bytes at {start:#x}"))?;
        let (start, end) = ((start - FLASH) as usize, (end - FLASH) as usize);
        if image.len() < end {
            // What nothing is linked to is left as an erase leaves it.
            image.resize((end as u64).next_multiple_of(SECTOR) as usize, 0xff);
        }
        image[start..end].copy_from_slice(bytes);
    }
    if image.is_empty() {
        return Err("not a firmware: nothing in it lies in flash".to_string());
    }
    let chip = if boot_blocks::is_for_rp2350(&image)? { RP2350 } else { RP2040 };
    let saves = chip.saves;
    match parts.into_iter().find(|(start, size)| start + size > saves) {
        Some((start, size)) => {
            Err(format!("{size} bytes at {start:#x} reach into the saved games, which begin at {saves:#x}"))
        }
        None => Ok((image, chip)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARM: u16 = 40;

    /// Makes a small ELF from segments: physical address and bytes.
    fn elf(machine: u16, segments: &[(u32, &[u8])]) -> Vec<u8> {
        let mut file = vec![0x7f, b'E', b'L', b'F', 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
        file.extend([2, machine].iter().flat_map(|half| half.to_le_bytes()));
        // Version, entry, program headers, sections, flags.
        file.extend([1, 0, 52, 0, 0].iter().flat_map(|word: &u32| word.to_le_bytes()));
        file.extend([52, 32, segments.len() as u16, 40, 0, 0].iter().flat_map(|half: &u16| half.to_le_bytes()));
        let mut offset = 52 + 32 * segments.len() as u32;
        for (address, bytes) in segments {
            let size = bytes.len() as u32;
            // Where it runs is RAM: only the physical address may count.
            let words = [1, offset, 0x2000_0000, *address, size, size, 4, 4];
            file.extend(words.iter().flat_map(|word| word.to_le_bytes()));
            offset += size;
        }
        segments.iter().for_each(|(_, bytes)| file.extend(*bytes));
        file
    }

    #[test]
    fn the_blocks_give_back_what_lies_in_flash() {
        let code: Vec<u8> = (0..5000u32).map(|number| (number * 7) as u8).collect();
        let file = uf2(&elf(ARM, &[(0x1000_0000, &code), (0x1000_1400, b"behind a gap")])).unwrap();
        let (bytes, families) = uf2_decode::convert_from_uf2(&file).unwrap();
        assert_eq!(families.into_iter().collect::<Vec<_>>(), [(0xe48b_ff56, 0x1000_0000)]);
        assert_eq!(bytes.len(), 0x2000, "whole sectors");
        assert_eq!(bytes[..5000], code);
        assert_eq!(&bytes[0x1400..0x140c], b"behind a gap");
        assert!(bytes[5000..0x1400].iter().chain(&bytes[0x140c..]).all(|byte| *byte == 0xff));
    }

    /// A program as the Pico 2 wants it, with its two blocks: the definition of an image, then one that says nothing.
    fn for_pico_2() -> Vec<u8> {
        let mut image = vec![0; 0x200];
        let words = [0xffff_ded3, 0x1021_0142, 0x0000_01ff, 0x40, 0xab12_3579];
        let second = [0xffff_ded3, 0x0000_01fe, 0x0000_01ff, -0x40_i32 as u32, 0xab12_3579];
        for (at, words) in [(0x110, words), (0x150, second)] {
            let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
            image[at..at + bytes.len()].copy_from_slice(&bytes);
        }
        image
    }

    #[test]
    fn a_program_for_the_pico_2_is_known_by_its_blocks() {
        let file = uf2(&elf(ARM, &[(0x1000_0000, &for_pico_2()), (0x103b_ffff, b"x")])).unwrap();
        let (_, families) = uf2_decode::convert_from_uf2(&file).unwrap();
        assert_eq!(families.into_iter().collect::<Vec<_>>(), [(0xe48b_ff59, 0x1000_0000)]);
        let into = uf2(&elf(ARM, &[(0x1000_0000, &for_pico_2()), (0x103b_ffff, b"xy")])).unwrap_err();
        assert_eq!(into, "2 bytes at 0x103bffff reach into the saved games, which begin at 0x103c0000");
        // The boot ROM of the Pico 2 looks at the first 4 KiB only: this would not start there, so it is a program for the Pico.
        let file = uf2(&elf(ARM, &[(0x1000_1000, &for_pico_2())])).unwrap();
        assert_eq!(file[28..32], 0xe48b_ff56_u32.to_le_bytes());
    }

    #[test]
    fn a_program_for_the_pico_2_that_would_not_start_is_refused() {
        let says = |at: usize, byte: u8| {
            let mut image = for_pico_2();
            image[at] = byte;
            uf2(&elf(ARM, &[(0x1000_0000, &image)])).unwrap_err()
        };
        let loops = "not a program for the Pico 2: its boot blocks make no loop";
        // The way on, the way back, and the end of the second block.
        assert_eq!(says(0x11c, 0x44), loops);
        assert_eq!(says(0x15c, 0xc4), loops);
        assert_eq!(says(0x163, 0), loops);
        // A program for its other cores.
        assert_eq!(says(0x117, 0x11), "not a program for the Pico 2: no block says that it is one");
    }

    #[test]
    fn every_block_is_what_the_boot_rom_takes() {
        let file = uf2(&elf(ARM, &[(0x1000_0100, &[1; 300])])).unwrap();
        let word = |block: &[u8], at: usize| u32::from_le_bytes(block[at..at + 4].try_into().unwrap());
        let blocks: Vec<&[u8]> = file.chunks(512).collect();
        assert_eq!(blocks.len(), 16);
        for (number, block) in blocks.iter().enumerate() {
            assert_eq!([word(block, 0), word(block, 4), word(block, 508)], MAGIC);
            assert_eq!([word(block, 8), word(block, 16), word(block, 28)], [0x2000, 256, 0xe48b_ff56]);
            assert_eq!([word(block, 12), word(block, 20)], [0x1000_0000 + 256 * number as u32, number as u32]);
            assert_eq!(word(block, 24), 16);
        }
    }

    #[test]
    fn what_a_pico_cannot_take_is_refused() {
        let says = |file: &[u8]| uf2(file).unwrap_err();
        assert!(says(b"").starts_with("not an ELF file"));
        assert!(says(b"gnomon 1\ngame gnome-village\n").starts_with("not an ELF file"));
        assert!(says(&elf(62, &[(0x1000_0000, b"x86-64")])).ends_with("for another machine"));
        assert!(says(&elf(ARM, &[])).starts_with("not a firmware"));
        assert_eq!(says(&elf(ARM, &[(0x2000_0000, b"RAM")])), "3 bytes at 0x20000000 lie outside of flash");
        assert_eq!(says(&elf(ARM, &[(0x0fff_ffff, b"below")])), "5 bytes at 0xfffffff lie outside of flash");
        let into = says(&elf(ARM, &[(0x101b_fffe, b"abc")]));
        assert_eq!(into, "3 bytes at 0x101bfffe reach into the saved games, which begin at 0x101c0000");
        assert!(uf2(&elf(ARM, &[(0x101b_fffe, b"ab")])).is_ok());
        let mut cut = elf(ARM, &[(0x1000_0000, &[0; 100])]);
        cut.pop();
        assert_eq!(says(&cut), "the file ends before the 100 bytes at 0x10000000");
        for length in 0..cut.len() {
            assert!(uf2(&cut[..length]).is_err());
        }
    }
}
