//! How Gnome Elf Troll shows on the screens.
//!
//! The gardens are drawn. Where something is chosen from a list the own garden stands above it, else all gardens do.
//! Every player's highest number of one kind is always in sight: ten wins.

mod board;
mod icons;
mod moments;
mod sums;

#[cfg(test)]
mod tests;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::DrawTarget;
use engine_nostd::ask::{Choice, Label};
use engine_nostd::field::FieldId;
use engine_nostd::games::gnome_elf_troll::{Creature, End, GnomeElfTroll as Game, Kind, Move, Produce};
use engine_nostd::record::Entry;
use engine_nostd::rules::Rules;
use engine_nostd::setup::Names;
use engine_nostd::verb::{Moves, Raw, Slot};
use engine_nostd::{Seat, State};

use super::Face;
use crate::ui::canvas::{Canvas, HEIGHT, LINE, Size, WIDTH};
use crate::ui::icon::{self, Icon};
use crate::ui::{Drawn, Item, Line, Row, Screen, Ui, line};
use crate::words::gnome_elf_troll::{GNOME_ELF_TROLL, GNOMES};
use crate::words::{Dictionary, chrome};
use board::{Board, GARDEN, kind_icon, mark};

/// Where the garden stands over a list.
const OWN_GARDEN: i32 = 2 * LINE;
/// Where the list begins under the garden.
const LIST: i32 = OWN_GARDEN + GARDEN;

/// Is Gnome Elf Troll on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GnomeElfTroll;

/// Gives how much of each kind a player has, on the board or on the score pad.
fn produce(ui: &Ui, seat: Seat) -> Option<Produce> {
    match ui.table.as_ref()?.state() {
        State::GnomeElfTroll(game) => Some(game.control(seat)),
        State::GnomeElfTrollPad(pad) => Some(pad.produce(seat)),
        _ => None,
    }
}

fn game(state: &State) -> Option<&Game> {
    match state {
        State::GnomeElfTroll(game) => Some(game),
        _ => None,
    }
}

/// Gives the game on the table and its names; a score pad is none.
fn table(ui: &Ui) -> Option<(&Game, &Names)> {
    let table = ui.table.as_ref()?;
    Some((game(table.state())?, &table.setup().names))
}

/// Gives where a move puts a creature.
fn target(raw: &Raw) -> Option<(Seat, u8)> {
    let (garden, tile) = match Move::from_raw(raw)? {
        Move::BuyGnome { garden, tile, .. }
        | Move::BuyElf { garden, tile, .. }
        | Move::BuyTroll { garden, tile }
        | Move::ScareElf { garden, tile, .. } => (garden, tile),
        _ => return None,
    };
    Seat::new(usize::from(garden.0).checked_sub(1)?).map(|seat| (seat, tile.0))
}

impl Face for GnomeElfTroll {
    const DICTIONARY: &'static Dictionary = &GNOME_ELF_TROLL;

    const STATUS: &'static [(&'static str, Option<&'static str>)] = &[];

    const BRIEFING: &'static [&'static str] = &["setup-tiles", "setup-colours", "setup-deal", "hand"];

    const ROW_WORDS: (&'static [&'static str], &'static [&'static str]) = (Kind::WORDS, Creature::WORDS);

    fn icon(counter: &str) -> Option<Icon> {
        Some(match counter {
            "pumpkins" => icons::PUMPKIN,
            "apples" => icons::APPLE,
            "beans" => icons::BEAN,
            "gnomes" => icon::GNOME,
            "elves" => icons::ELF,
            "trolls" => icons::TROLL,
            "hand" => icons::PILE,
            _ => return None,
        })
    }

    fn reminders(phase: &str) -> &'static [&'static str] {
        match phase {
            "sow" => &["sow", "sow-tile", "hand"],
            "harvest" => &["harvest", "harvest-count"],
            "buy" => &["buy", "buy-beats", "buy-rest", "troll"],
            "draw" => &["draw", "draw-empty", "end-of-turn", "end-of-round", "stop"],
            _ => &["stop"],
        }
    }

    fn moment(before: &State, after: &State, entry: &Entry, _: &Names) -> Option<&'static str> {
        let Entry::Play(_, raw) = entry else { return None };
        let (before, after) = (game(before)?, game(after)?);
        match Move::from_raw(raw)? {
            Move::BuyTroll { .. } => Some("troll"),
            Move::EndBuy {} if after.pile() == 0 => Some("draw-empty"),
            Move::Draw {} if after.marker() != before.marker() => Some("end-of-round"),
            _ => None,
        }
    }

    /// Who pays with beans, or points at one, wants to know about the creature.
    fn rule_word(ui: &Ui, choice: &Choice) -> &'static str {
        let verb = ui.verb_word(&choice.draft.raw);
        if ui.screen() == Screen::Ask && verb != "sow" { verb } else { choice.label.word }
    }

    fn move_name(ui: &Ui, verb: &'static str, raw: &Raw) -> Line {
        let names = table(ui).map(|(_, names)| names);
        match (Move::from_raw(raw), target(raw), names) {
            (Some(Move::Sow { kind, .. }), _, _) => line(format_args!("+{}", ui.label(kind.word()))),
            // Who are told to have come as two have scared an elf away: nothing else does.
            (Some(Move::ScareElf { .. }), Some((seat, tile)), Some(names)) => {
                line(format_args!("2 {} > {}{tile}", ui.say(GNOMES), mark(names, seat)))
            }
            (_, Some((seat, tile)), Some(names)) => {
                line(format_args!("{} > {}{tile}", ui.label(verb), mark(names, seat)))
            }
            _ => ui.label_line(&Label::word(verb)),
        }
    }

    /// Only purchases are told: the gardens, the purse and the next phase show the rest.
    fn goes_without_saying(raw: &Raw) -> bool {
        target(raw).is_none()
    }

    /// Which number decided is worth a line even where it is the highest.
    fn shows_decider(_: &str, _: &[&str]) -> bool {
        true
    }

    fn result_row(ui: &Ui, seat: Seat, row: &mut Row) {
        if let Some(produce) = produce(ui, seat) {
            let _ = row.icons.push(kind_icon(produce.best()));
        }
    }

    /// Ten is no comparison: the row says of what.
    fn decider_row(ui: &Ui, row: &mut Row) {
        let first = ui.table.as_ref().and_then(|table| table.state().standings().winners().next());
        if ui.decider() == "ten"
            && let Some(produce) = first.and_then(|seat| produce(ui, seat))
        {
            row.right = line(format_args!("{}", produce.highest()));
            let _ = row.icons.push(kind_icon(produce.best()));
        }
    }

    fn asks_together(slot: &Slot) -> bool {
        slot.param.name == "garden"
    }

    fn part_label(state: &State, seat: Option<Seat>, _: FieldId, part: u8) -> Label {
        let kind = match (game(state), seat) {
            (Some(game), Some(seat)) => game.garden(seat).tiles().get(usize::from(part)).map(|tile| tile.kind),
            _ => None,
        };
        match kind {
            Some(kind) => Label { word: kind.word(), number: part + 1, seat: None },
            None => Label::word(["pumpkins", "apples", "beans"].get(usize::from(part)).copied().unwrap_or_default()),
        }
    }

    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        let word = choice.label.word;
        row.icon = match word {
            "buy-gnome" | "gnome" => Some(icon::GNOME),
            "buy-elf" | "elf" => Some(icons::ELF),
            "buy-troll" | "troll" => Some(icons::TROLL),
            _ => Kind::ALL.iter().find(|kind| kind.word() == word).map(|kind| kind_icon(*kind)),
        };
        // The price, and the kinds that it can be paid in.
        let Some((game, _)) = table(ui) else { return };
        row.change = None;
        let pays = |price: u8| Kind::ALL.iter().filter(move |kind| game.purse()[**kind] >= price);
        let mut price = |price: &str, kinds: &mut dyn Iterator<Item = &Kind>| {
            row.right = line(format_args!("{price}"));
            row.icons = kinds.map(|kind| kind_icon(*kind)).collect();
        };
        match word {
            "buy-gnome" => price("-3", &mut pays(3)),
            "buy-elf" => price("-4", &mut pays(4)),
            "buy-troll" => price("-1", &mut Kind::ALL.iter()),
            "scare-elf" => price("-3-3", &mut core::iter::empty()),
            _ => {}
        }
    }

    fn draw_play<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some((game, names)) = table(ui) else { return Ok(()) };
        let board = Board { game, names, cursor: None, after: None };
        let phase = ui.phase();
        match phase {
            "harvest" => {
                let left = draw_header(ui, canvas, game, names)?;
                // Short names leave room for the phase; everything below is the harvest.
                let x = 1 + Size::Normal.width(ui.name(game.active())) + 4;
                if x + Size::Small.width(ui.label(phase)) <= left {
                    canvas.text(ui.label(phase), x, 1, left, Size::Small, false)?;
                }
                board.draw_garden(canvas, game.active(), LINE + 1)?;
                sums::draw(canvas, &game.harvest(game.active()), ui.settings.lang, HEIGHT - 3 * LINE - sums::HEADING)
            }
            // Where there is nothing to choose the board has all the room. What just happened would hide half of it: until
            // that is gone the numbers of all players stand in the header.
            "buy" | "draw" if ui.items().len() < 2 && !ui.has_toast() => {
                canvas.fill(0, 0, WIDTH, LINE, true)?;
                let left = canvas.text_right("NEXT", 0, 1, WIDTH - 1, Size::Small, false)?;
                let title = line(format_args!("{}: {}", names.name(game.active()), ui.label(phase)));
                canvas.text(&title, 1, 0, left, Size::Normal, false)?;
                board.draw(canvas)
            }
            _ => {
                draw_header(ui, canvas, game, names)?;
                draw_phase(ui, canvas, game)?;
                board.draw_garden(canvas, game.active(), OWN_GARDEN)?;
                ui.draw_rows(canvas, LIST, HEIGHT)
            }
        }
    }

    fn draw_ask<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let (Some((game, names)), Some(slot)) = (table(ui), ui.slot()) else { return ui.draw_list(canvas) };
        let Some(Item::Choice(choice, _)) = ui.items().get(ui.cursor()) else { return ui.draw_list(canvas) };
        match slot.param.name {
            "garden" | "tile" => draw_targets(ui, canvas, game, names, choice),
            "end" => draw_ends(ui, canvas, game, names, choice),
            _ => {
                ui.draw_title(canvas)?;
                draw_purse(canvas, game, WIDTH, LINE)?;
                draw_heights(canvas, game, names, OWN_GARDEN + 1, true)?;
                ui.draw_rows(canvas, LIST, HEIGHT)
            }
        }
    }

    /// A tile is pointed at on the board.
    fn draw_fix<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let part = match (ui.screen(), ui.items().get(ui.cursor())) {
            (Screen::FixValue(Some(seat), _), Some(Item::Part(part))) => Some((seat, *part)),
            (Screen::FixPart(Some(seat), _, part), _) => Some((seat, part)),
            _ => None,
        };
        let (Some((seat, part)), Some((game, names))) = (part, table(ui)) else { return ui.draw_list(canvas) };
        ui.draw_title(canvas)?;
        let board = Board { game, names, cursor: Some((seat, part + 1)), after: None };
        match ui.screen() {
            Screen::FixPart(..) => {
                board.draw_garden(canvas, seat, LINE + 1)?;
                ui.draw_rows(canvas, LINE + GARDEN, HEIGHT)
            }
            _ => board.draw(canvas),
        }
    }

    fn draw_scores<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some((game, names)) = table(ui) else { return ui.draw_bars(canvas) };
        ui.draw_title(canvas)?;
        Board { game, names, cursor: None, after: None }.draw(canvas)
    }

    /// A troll has the screen for itself: whoever places one calls it out (GET-66).
    fn draw_moment<D: DrawTarget<Color = BinaryColor>>(
        ui: &Ui,
        canvas: &mut Canvas<'_, D>,
        moment: &str,
    ) -> Result<bool, D::Error> {
        if moment != "troll" {
            return Ok(false);
        }
        moments::draw_troll(ui, canvas)?;
        Ok(true)
    }

    fn draw_decider<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        moments::draw_decider(ui, canvas)
    }

    fn draw_why<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        let Some((game, names)) = table(ui) else {
            return moments::draw_entered(ui, canvas, produce(ui, seat).unwrap_or_default());
        };
        let board = Board { game, names, cursor: None, after: None };
        board.draw_garden(canvas, seat, LINE + 1)?;
        sums::draw(canvas, &game.harvest(seat), ui.settings.lang, HEIGHT - 3 * LINE - sums::HEADING)
    }
}

/// Draws whose turn it is, and every player's highest number of one kind; gives where these begin.
fn draw_header<D: DrawTarget<Color = BinaryColor>>(
    ui: &Ui,
    canvas: &mut Canvas<'_, D>,
    game: &Game,
    names: &Names,
) -> Result<i32, D::Error> {
    canvas.fill(0, 0, WIDTH, LINE, true)?;
    canvas.text(ui.name(game.active()), 1, 0, WIDTH, Size::Normal, false)?;
    draw_heights(canvas, game, names, 0, false)
}

/// Draws every player's highest number of one kind at the end of a line; gives where it begins.
fn draw_heights<D: DrawTarget<Color = BinaryColor>>(
    canvas: &mut Canvas<'_, D>,
    game: &Game,
    names: &Names,
    y: i32,
    on: bool,
) -> Result<i32, D::Error> {
    let mut right = WIDTH;
    for index in (0..names.len()).rev() {
        let Some(seat) = Seat::new(index) else { continue };
        let number = line(format_args!("{}", game.control(seat).highest()));
        let x = canvas.text_right(&number, 0, y, right, Size::Normal, on)? - 4;
        canvas.sign(icons::mark(mark(names, seat)), x, y + 1, on)?;
        right = x - 3;
    }
    Ok(right)
}

/// Draws the phase, and what there is to spend, or how many tiles are left.
fn draw_phase<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Game) -> Drawn<D> {
    let phase = ui.phase();
    let left = if phase == "buy" {
        draw_purse(canvas, game, WIDTH, LINE)?
    } else {
        let left = canvas.text_right(&line(format_args!("{}", game.pile())), 0, LINE, WIDTH, Size::Normal, true)?;
        canvas.icon(&icons::PILE, left - icon::SIZE - 1, LINE + 1, true)?;
        let round = line(format_args!("{}{}", ui.say(chrome::ROUND), ui.round()));
        canvas.text_right(&round, 0, LINE, left - icon::SIZE - 5, Size::Normal, true)?
    };
    let label = ui.label(phase);
    let size = if Size::Normal.width(label) < left { Size::Normal } else { Size::Small };
    canvas.text(label, 1, LINE, left, size, true)
}

/// Draws what there is to spend at the end of a line; gives where it begins.
fn draw_purse<D: DrawTarget<Color = BinaryColor>>(
    canvas: &mut Canvas<'_, D>,
    game: &Game,
    right: i32,
    y: i32,
) -> Result<i32, D::Error> {
    let mut right = right;
    for kind in Kind::ALL.iter().rev() {
        let x = canvas.text_right(&line(format_args!("{}", game.purse()[*kind])), 0, y, right, Size::Normal, true)?;
        canvas.icon(&kind_icon(*kind), x - icon::SIZE - 1, y + 1, true)?;
        right = x - icon::SIZE - 5;
    }
    Ok(right)
}

/// Gives the game after an answer that completes a move.
fn played(game: &Game, choice: &Choice) -> Game {
    let mut after = game.clone();
    // Only what is legal is offered; were it refused, nothing would have changed.
    let _ = after.play(choice.draft.by, &choice.draft.raw);
    after
}

/// Draws all gardens with the tile that OK would choose, and what would become of everybody's number.
fn draw_targets<D: DrawTarget<Color = BinaryColor>>(
    ui: &Ui,
    canvas: &mut Canvas<'_, D>,
    game: &Game,
    names: &Names,
    choice: &Choice,
) -> Drawn<D> {
    let raw = &choice.draft.raw;
    let cursor = target(raw);
    let after = played(game, choice);
    canvas.fill(0, 0, WIDTH, LINE, true)?;
    let creature = match Move::from_raw(raw) {
        Some(Move::BuyElf { .. }) => "elf",
        Some(Move::BuyTroll { .. }) => "troll",
        _ => "gnome",
    };
    let whose = cursor.map_or("", |(seat, _)| names.name(seat));
    canvas.text(&line(format_args!("{} > {whose}", ui.label(creature))), 1, 0, WIDTH, Size::Normal, false)?;
    Board { game, names, cursor, after: Some(&after) }.draw(canvas)
}

/// Draws the own garden with the new tile at the end that OK would choose.
fn draw_ends<D: DrawTarget<Color = BinaryColor>>(
    ui: &Ui,
    canvas: &mut Canvas<'_, D>,
    game: &Game,
    names: &Names,
    choice: &Choice,
) -> Drawn<D> {
    let after = played(game, choice);
    let tiles = after.garden(game.active()).tiles().len() as u8;
    let new = match Move::from_raw(&choice.draft.raw) {
        Some(Move::Sow { end: End::Left, .. }) => 1,
        _ => tiles,
    };
    ui.draw_title(canvas)?;
    draw_heights(canvas, game, names, LINE, true)?;
    let board = Board { game: &after, names, cursor: Some((game.active(), new)), after: None };
    board.draw_garden(canvas, game.active(), OWN_GARDEN)?;
    ui.draw_rows(canvas, LIST, HEIGHT)
}
