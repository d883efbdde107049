//! How the players stand: the three numbers of everybody, everything about one player, and what decided.

use engine_nostd::games::gnome_elf_troll::{Counter, Creature, Crop, Decider, Full, Produce, Source, TEN};
use engine_nostd::{NAME_CHARS, Seat};

use super::garden::Plot;
use super::prices::ranked_line;
use super::{Screens, creature_icon, harvest, kind_icon, produce};
use crate::games::{Face, Facts};
use crate::ui::{Canvas, Drawn, Letters, Line, PITCH, Panel, ROW, Ui, WIDTH, cut, fitting, line};
use crate::words::gnome_elf_troll as words;
use crate::words::{Named, chrome};

/// The width of a number of two digits with its icon, and the gap before it.
const COLUMN: i32 = 26;

/// Draws the three numbers of every player: ten of one kind wins, and a tie is decided by the others.
pub(super) fn draw_scores<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    ui.draw_title(canvas)?;
    let players = ui.table.as_ref().map_or(0, |table| table.state().players());
    for (seat, row) in Seat::all(players).zip(0..) {
        let (y, on) = (ROW + PITCH * row, row as usize != ui.cursor());
        if !on {
            canvas.bar((0, y), (WIDTH, PITCH), 1, true)?;
        }
        let end = WIDTH - 3 - 3 * COLUMN;
        let Some(produce) = produce(ui, seat) else { continue };
        let name = marked_name(ui.name(seat), produce.highest() + 1 >= TEN, end - 3);
        let letters = fitting(&name, end - 3, &[Letters::Text, Letters::Tiny]);
        canvas.text(&name, 3, y + 1 + 8 - letters.capitals(), end, letters, on)?;
        for (kind, column) in Crop::ALL.iter().zip([2, 1, 0]) {
            // The best number counts, so it is bold.
            let best = produce[*kind] == produce.highest() && produce[*kind] > 0;
            let letters = if best { Letters::Bold } else { Letters::Text };
            let right = WIDTH - 3 - COLUMN * column;
            let number = line(format_args!("{}{}", produce[*kind], kind_icon(*kind)));
            canvas.text_right(&number, right - COLUMN, y + 1, right, letters, on)?;
        }
    }
    ui.draw_foot(canvas)
}

/// Writes a name; who is one short of ten, or beyond it, has a mark after the name, before which a long one
/// loses its end.
pub(super) fn marked_name(name: &str, near: bool, room: i32) -> Line {
    if !near {
        return line(format_args!("{name}"));
    }
    let marked = |letters: usize| line(format_args!("{}!", cut(name, letters)));
    let letters = (1..=NAME_CHARS).rev().find(|letters| Letters::Tiny.width(&marked(*letters)) <= room);
    marked(letters.unwrap_or(1))
}

/// Draws a player's page: the garden with the three numbers and what is in stock, then where the numbers come from.
pub(super) fn draw_player<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
    let Some(numbers) = produce(ui, seat) else { return Ok(()) };
    // The number that counts is the highest one, not a sum.
    canvas.header(&ui.title(), &line(format_args!("{}{}", numbers.highest(), kind_icon(numbers.best()))))?;
    match Screens::game(ui) {
        Some(game) if ui.cursor() == 0 => draw_holdings(ui, canvas, game, seat)?,
        Some(game) => harvest::draw(ui, canvas, &game.harvest(seat))?,
        None => {
            let counters = [Counter::Pumpkins, Counter::Apples, Counter::Beans];
            for ((kind, counter), row) in Crop::ALL.iter().zip(counters).zip(0..) {
                let y = ROW + 1 + PITCH * row;
                let words = line(format_args!("{} {}", kind_icon(*kind), ui.label(counter)));
                canvas.text(&words, 3, y, WIDTH, Letters::Text, true)?;
                canvas.text_right(&line(format_args!("{}", numbers[*kind])), 0, y, WIDTH - 3, Letters::Bold, true)?;
            }
        }
    }
    ui.draw_foot(canvas)
}

fn draw_holdings<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Full, seat: Seat) -> Drawn<D> {
    Plot { tiles: game.garden(seat).tiles(), y: 26, chosen: None, owners: true }.draw(ui, canvas)?;
    let control = game.control(seat);
    let [pumpkins, apples, beans] =
        [Crop::Pumpkin, Crop::Apple, Crop::Bean].map(|kind| line(format_args!("{}{}", control[kind], kind_icon(kind))));
    let numbers = line(format_args!("{pumpkins}  {apples}  {beans}"));
    canvas.text_centred(&numbers, (0, WIDTH), 37, Letters::Bold, true)?;
    let mut stock = ui.plain(words::STOCK);
    for creature in Creature::ALL {
        stock = line(format_args!("{stock} {}{}", game.stock(seat, *creature), creature_icon(*creature)));
    }
    let hand = ui.count(words::IN_HAND, game.hand(seat));
    let end = canvas.text_right(&hand, 0, 46, WIDTH, Letters::Tiny, true)?;
    canvas.text(&stock, 0, 46, end - 2, Letters::Tiny, true)
}

/// Lists the numbers of a player's two pages.
pub(super) fn facts(ui: &Ui, game: &Full, seat: Seat, facts: &mut Facts) {
    let mut add = |topic: engine_nostd::Topic, count: u8| {
        // Two pages hold them all.
        facts.push(ui.plain(topic.label()), line(format_args!("{count}")));
    };
    let control = game.control(seat);
    add(Counter::Pumpkins.into(), control[Crop::Pumpkin]);
    add(Counter::Apples.into(), control[Crop::Apple]);
    add(Counter::Beans.into(), control[Crop::Bean]);
    add(Counter::Hand.into(), game.hand(seat));
    add(Counter::Gnomes.into(), game.stock(seat, Creature::Gnome));
    add(Counter::Elves.into(), game.stock(seat, Creature::Elf));
    add(Counter::Trolls.into(), game.stock(seat, Creature::Troll));
    let harvest = game.harvest(seat);
    let parts = |kind: Crop| [harvest.tiles[kind], harvest.gaps[kind], harvest.gnomes[kind]];
    for (source, count) in Source::ALL.iter().zip(Crop::ALL.iter().flat_map(|kind| parts(*kind))) {
        add((*source).into(), count);
    }
}

/// Draws what decided: the number of the first and of the second place, and under each all three.
pub(super) fn draw_decider<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let (Some(table), Some(decision)) = (&ui.table, ui.decider()) else { return Ok(()) };
    let standings = table.state().standings();
    let shared = standings.decided_by.is_none();
    let title = if shared { ui.plain(chrome::SHARED) } else { ui.plain(decision.what.title()) };
    canvas.header(&title, "")?;
    let all = |seat: Seat| produce(ui, seat).unwrap_or(Produce::NONE);
    let by_ten = decision.what == Decider::Ten.into();
    let [first, second, ..] = standings.places.as_slice() else { return Ok(()) };
    let winners = standings.winners().count();
    if shared && winners > 2 {
        for (seat, row) in standings.winners().zip(0..) {
            let y = ROW + 1 + PITCH * row;
            canvas.text(ui.name(seat), 3, y, WIDTH, Letters::Text, true)?;
            canvas.text_right(&ranked_line(all(seat)), 0, y, WIDTH - 3, Letters::Text, true)?;
        }
        return ui.draw_foot(canvas);
    }
    // Ten is no comparison: the others may have more.
    let number = |place: &engine_nostd::Standing| {
        let number = if by_ten { u16::from(all(place.seat).highest()) } else { place.key[decision.place] };
        line(format_args!("{number}"))
    };
    let halves = [(first, 0, 63), (second, 64, WIDTH)];
    let shown = if by_ten { &[(first, 0, WIDTH)][..] } else { &halves[..] };
    for (place, left, right) in shown {
        let number: Line = number(place);
        let width = 2 * Letters::Bold.width(&number);
        let x = left + (right - left - width) / 2;
        let better = !shared && place.seat == first.seat;
        canvas.text_centred(ui.name(place.seat), (*left, *right), ROW + 2, Letters::Bold, true)?;
        if better {
            canvas.bar((x - 4, ROW + 11), (width + 8, 22), 2, true)?;
        }
        canvas.large_text(&number, x, ROW + 14, 2, !better)?;
        let numbers = ranked_line(all(place.seat));
        canvas.text_centred(&numbers, (*left, *right), ROW + 35, Letters::Tiny, true)?;
    }
    if !by_ten {
        let sign = if shared { "=" } else { ">" };
        canvas.large_text(sign, (WIDTH - 2 * Letters::Bold.width(sign)) / 2, ROW + 14, 2, true)?;
    }
    ui.draw_foot(canvas)
}
