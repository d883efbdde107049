#!/usr/bin/env python3
"""Chooses the pieces that the texts of the screen are packed with, and writes src/pieces.rs.

Run it after many texts have changed: python3 device-nostd/packing/pieces.py. Any list packs any text; this one packs the texts as
they are now in the fewest bytes. The commonest pair of pieces becomes a piece of its own, again and again; the shortest way
to put the texts together from these pieces tells how often each is used, and from that its number of bits follows.
"""

import collections
import heapq
import pathlib
import re

HERE = pathlib.Path(__file__).parent
WORDS = HERE.parent / "src" / "words"
LANGUAGES = ["EN", "NL", "DE", "FR"]
# More pieces make the texts shorter and the list longer; about here both together are least.
MOST = 1000
LONGEST = 12
ESCAPE = "\0"
# As many bits as a code has at most.
BITS = 15

LITERAL = r'"((?:[^"\\]|\\.)*)"'


def texts():
    """The texts of each language, each once, as they stand in the sources: arrays of as many strings as there are languages."""
    every = dict()
    for file in sorted(WORDS.rglob("*.rs")):
        if file.name in ("packed.rs", "tests.rs", "checks.rs"):
            continue
        source = file.read_text().split("#[cfg(test)]\nmod tests")[0]
        for array in re.finditer(r"\[\s*((?:" + LITERAL + r"\s*,?\s*)+)\]", source):
            strings = [text.replace('\\"', '"').replace("\\n", "\n") for text in re.findall(LITERAL, array.group(1))]
            if len(strings) == len(LANGUAGES):
                # A number of the rules stands where its name stands.
                every[tuple(re.sub(r"\{\w+\}", "3", text) for text in strings)] = None
    return [list(language) for language in zip(*every)]


def pairs_joined(language):
    """Joins the commonest pair of neighbours, until there are enough pieces."""
    parts = [list(text) for text in language]
    pieces = {letter for text in language for letter in text}
    count, where = collections.Counter(), collections.defaultdict(set)
    for at, text in enumerate(parts):
        for pair in zip(text, text[1:]):
            count[pair] += 1
            where[pair].add(at)
    while len(pieces) < MOST:
        fitting = (pair for pair in count if len((pair[0] + pair[1]).encode()) <= LONGEST)
        pair = max(fitting, key=lambda pair: (count[pair], pair))
        if count[pair] < 4:
            break
        joined = pair[0] + pair[1]
        pieces.add(joined)
        for at in sorted(where[pair]):
            old, new = parts[at], []
            while old:
                length = 2 if tuple(old[:2]) == pair else 1
                new.append("".join(old[:length]))
                old = old[length:]
            count.subtract(zip(parts[at], parts[at][1:]))
            for pair_now in zip(new, new[1:]):
                count[pair_now] += 1
                where[pair_now].add(at)
            parts[at] = new
        count = +count
    return pieces


def shortest(text, bits):
    """The pieces that make up a text in the fewest bits."""
    best, length = [0] * (len(text) + 1), [1] * len(text)
    for at in range(len(text) - 1, -1, -1):
        ways = ((bits[text[at : at + n]] + best[at + n], n) for n in range(1, LONGEST + 1) if text[at : at + n] in bits and at + n <= len(text))
        best[at], length[at] = min(ways)
    at, made = 0, []
    while at < len(text):
        made.append(text[at : at + length[at]])
        at += length[at]
    return made


def huffman(used):
    """The number of bits of each piece."""
    heap = [(times, place, (piece,)) for place, (piece, times) in enumerate(sorted(used.items()))]
    heapq.heapify(heap)
    bits, place = collections.Counter(), len(heap)
    while len(heap) > 1:
        one, other = heapq.heappop(heap), heapq.heappop(heap)
        for piece in one[2] + other[2]:
            bits[piece] += 1
        heapq.heappush(heap, (one[0] + other[0], place, one[2] + other[2]))
        place += 1
    return bits


def chosen(language):
    letters = {letter for text in language for letter in text} | {chr(code) for code in range(0x20, 0x7F)}
    bits = {piece: 8 for piece in pairs_joined(language) | letters}
    for _ in range(6):
        used = collections.Counter()
        for text in language:
            used.update(shortest(text, bits))
        # A piece that is hardly used costs more in the list than it saves in the texts.
        used = {piece: times for piece, times in used.items() if len(piece) == 1 or times > 3}
        for letter in letters | {ESCAPE}:
            used.setdefault(letter, 0)
            # Rare letters too get a code that is not too long.
            used[letter] = max(used[letter], 2)
        bits = huffman(used)
    assert max(bits.values()) <= BITS, max(bits.values())
    packed = sum((sum(bits[piece] for piece in shortest(text, bits)) + 7) // 8 for text in language)
    return bits, packed


def wrapped(line, members):
    """The pieces of a class, one after the other, as a string of Rust. A blank at a line's beginning would be lost."""
    lines = []
    for piece in members:
        escaped = piece.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\0", "\\0")
        if len(line) + len(escaped) > 116 and not escaped.startswith(" "):
            lines.append(line + "\\")
            line = "        "
        line += escaped
    return lines + [line + '"),']


def main():
    out = ["//! The pieces that texts are packed with, language by language: written by `device-nostd/packing/pieces.py`.", ""]
    out += ["use super::Class;", ""]
    for name, language in zip(LANGUAGES, texts()):
        bits, packed = chosen(language)
        classes = collections.defaultdict(list)
        for piece, length in bits.items():
            classes[length, len(piece.encode())].append(piece)
        raw, pieces = sum(len(text) for text in language), sum(len(piece.encode()) for piece in bits)
        print(f"{name}: {raw} letters in {packed} bytes, {len(bits)} pieces in {pieces} bytes, {len(classes)} classes")
        out += [f"/// The pieces of {name}.", "#[rustfmt::skip]", f"pub(super) const {name}: &[Class] = &["]
        for (length, size), members in sorted(classes.items()):
            out += wrapped(f"    Class::new({length}, {size}, \"", sorted(members))
        out += ["];", ""]
    (HERE / "src" / "pieces.rs").write_text("\n".join(out[:-1]) + "\n")


main()
