//! How Mighty Gnomes shows on the screens.

mod icons;
mod printed;

#[cfg(test)]
mod tests;

use core::fmt::Write;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::DrawTarget;
use engine_nostd::ask::{Choice, Label};
use engine_nostd::field::Value;
use engine_nostd::games::mighty_gnomes::{Book, Chest, Reward};
use engine_nostd::record::Entry;
use engine_nostd::setup::Names;
use engine_nostd::verb::Raw;
use engine_nostd::{Seat, State};

use super::Face;
use crate::ui::icon::{self, Icon};
use crate::ui::{BODY, Canvas, Drawn, HEIGHT, Line, MOVES, Row, Screen, Size, Ui, WIDTH, cut, line};
use crate::words::mighty_gnomes::MIGHTY_GNOMES;
use crate::words::{Dictionary, chrome};

/// In the first rounds the device also says what every player knows later on.
const BEGINNERS_ROUNDS: u16 = 2;

/// Where the line of tiles and resources stands, between the header and the list.
const SHELF: i32 = 11;
/// The letters of a name in the queue of claimers.
const QUEUED: usize = 5;
/// The goods on that line, with the width that two digits need.
const GOODS: [&str; 5] = ["wood", "sand", "mushroom", "chamomile", "crystal"];

/// Is Mighty Gnomes on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MightyGnomes;

impl Face for MightyGnomes {
    const DICTIONARY: &'static Dictionary = &MIGHTY_GNOMES;

    /// Coins, keys, points.
    const STATUS: &'static [(&'static str, Option<&'static str>)] =
        &[("coins", None), ("keys", None), ("points", None)];

    /// Three lines, up to five gnomes, two kinds of sets.
    const LISTS_LINES: bool = true;

    /// What the table prepares by hand.
    const BRIEFING: &'static [&'static str] = &["setup-cards", "setup-board", "setup-player"];

    fn icon(counter: &str) -> Option<Icon> {
        Some(match counter {
            "coins" => icon::COIN,
            "points" | "vp" => icon::STAR,
            "wood" => icons::WOOD,
            "sand" => icons::SAND,
            "mushroom" => icons::MUSHROOM,
            "chamomile" => icons::CHAMOMILE,
            "crystal" => icons::CRYSTAL,
            "keys" => icons::KEY,
            "closed" => icons::CHEST,
            "pos" => icons::BOOT,
            _ => return None,
        })
    }

    fn reminders(phase: &str) -> &'static [&'static str] {
        match phase {
            "turn" => &[
                "turn",
                "bedroom-first",
                "gather",
                "gather-pay",
                "gather-crystal",
                "gather-chest",
                "attic",
                "attic-pay",
                "attic-middle",
                "attic-books",
                "attic-display",
                "take-coins",
                "free-actions",
                "excess",
                "trail",
                "trail-chest",
                "card-place",
                "change",
                "bedroom",
            ],
            "druid" => &["druid"],
            "rewards" => &["rewards", "rewards-1-2", "rewards-3-4", "rewards-5"],
            "refresh" => &["refresh", "new-round"],
            "count" => &["scoring"],
            _ => &["scoring", "winner"],
        }
    }

    fn moment(before: &State, after: &State, entry: &Entry, names: &Names) -> Option<&'static str> {
        let Entry::Play(_, raw) = entry else { return None };
        let verb = after.vocabulary().verb(raw.verb)?.word;
        if after.phase_word() != before.phase_word() {
            return match (after.phase_word(), after.round()) {
                ("rewards", 1 | 2) => Some("rewards-1-2"),
                ("rewards", 3 | 4) => Some("rewards-3-4"),
                ("rewards", _) => Some("rewards-5"),
                ("turn", _) => Some("new-round"),
                ("over", _) => Some("winner"),
                (phase @ ("druid" | "refresh"), _) => Some(phase),
                _ => None,
            };
        }
        // A chest is drawn by hand, whoever knows the game or not.
        let closed = |state: &State| state.named_field(before.turn(), "closed", names);
        if verb == "gather" && closed(before) != closed(after) {
            return Some("gather-chest");
        }
        if after.round() > BEGINNERS_ROUNDS {
            return None;
        }
        match verb {
            "ladder" => Some("attic-books"),
            "display" => Some("attic-display"),
            "book" if Book::from_index(usize::from(raw.args[0])).is_some_and(Book::names_gnome) => Some("card-place"),
            _ => None,
        }
    }

    fn phase_word(phase: &'static str) -> &'static str {
        match phase {
            "druid" => "phase-druid",
            "refresh" => "phase-refresh",
            other => other,
        }
    }

    fn option_word(option: &'static str) -> &'static str {
        match option {
            "druid" => "option-druid",
            "trail" => "option-trail",
            other => other,
        }
    }

    /// Names a book, a chest or a reward by its kind.
    fn move_name(ui: &Ui, verb: &'static str, raw: &Raw) -> Line {
        let kind = usize::from(raw.args[0]);
        let word = match verb {
            "book" => Book::from_index(kind).map(Book::word),
            "open-chest" | "trail-chest" => Chest::from_index(kind).map(Chest::word),
            "claim" => Reward::from_index(kind).map(Reward::word),
            _ => None,
        };
        line(format_args!("{}", ui.label(word.unwrap_or(verb))))
    }

    /// Puts the sign of a resource before its name, as it stands in the line of the warehouse.
    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        if ui.screen() == Screen::Ask {
            row.icon = Self::icon(choice.label.word);
        }
    }

    fn telling_label(raw: &Raw) -> Label {
        printed::label(raw)
    }

    fn draw_telling<D: DrawTarget<Color = BinaryColor>>(
        _ui: &Ui,
        canvas: &mut Canvas<'_, D>,
        raw: &Raw,
        y: i32,
    ) -> Drawn<D> {
        printed::draw(canvas, raw, y)
    }

    /// Draws who acts, the tiles that are left and what lies in the warehouse, and the moves; in the reward step who
    /// claims next instead.
    fn draw_play<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some(table) = &ui.table else { return Ok(()) };
        let state = table.state();
        let Some(seat) = state.turn() else { return ui.draw_moves(canvas) };
        ui.draw_header(canvas)?;
        if state.phase_word() == "rewards" {
            draw_queue(ui, state, canvas)?;
        } else {
            draw_shelf(ui, state, seat, canvas)?;
        }
        canvas.fill(0, MOVES - 2, WIDTH, 1, true)?;
        ui.draw_rows(canvas, MOVES, HEIGHT)
    }

    /// Draws the lines of the score, around the highlighted one.
    fn draw_why<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>, _: Seat) -> Drawn<D> {
        ui.draw_rows(canvas, BODY, HEIGHT)
    }
}

/// Draws the sizes of the tiles that are left, the one in bed inverted, and the resources with their numbers.
fn draw_shelf<D: DrawTarget<Color = BinaryColor>>(
    ui: &Ui,
    state: &State,
    seat: Seat,
    canvas: &mut Canvas<'_, D>,
) -> Drawn<D> {
    let Some(table) = &ui.table else { return Ok(()) };
    let names = &table.setup().names;
    let own = |field: &str| state.named_field(Some(seat), field, names);
    let used = match own("used") {
        Some(Value::Text(used)) => used,
        _ => Default::default(),
    };
    let bed = match own("bed") {
        Some(Value::Number(bed)) => bed,
        _ => 0,
    };
    let mut x = 1;
    for size in 1..=4u16 {
        let digit = line(format_args!("{size}"));
        if !used.contains(digit.as_str()) {
            let asleep = bed == size;
            if asleep {
                canvas.fill(x - 1, SHELF - 1, 7, 10, true)?;
            }
            canvas.text(&digit, x, SHELF - 1, x + 6, Size::Normal, !asleep)?;
        }
        x += 8;
    }
    x += 3;
    for good in GOODS {
        let Some(Value::Number(count)) = own(good) else { continue };
        if count == 0 {
            continue;
        }
        if let Some(icon) = MightyGnomes::icon(good) {
            canvas.icon(&icon, x, SHELF, true)?;
        }
        let text = line(format_args!("{count}"));
        canvas.text(&text, x + icon::SIZE + 1, SHELF + 1, x + 19, Size::Small, true)?;
        x += 18;
    }
    draw_round(ui, state, x, canvas)
}

/// Draws the round at the right, where there is room for it.
fn draw_round<D: DrawTarget<Color = BinaryColor>>(
    ui: &Ui,
    state: &State,
    left: i32,
    canvas: &mut Canvas<'_, D>,
) -> Drawn<D> {
    let round = line(format_args!("{}{}", ui.say(chrome::ROUND), state.round()));
    if left + Size::Small.width(&round) < WIDTH {
        canvas.text_right(&round, left, SHELF + 1, WIDTH, Size::Small, true)?;
    }
    Ok(())
}

/// Draws who claims after the one in the header, as much of each name as there is room for.
fn draw_queue<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, state: &State, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let Some(table) = &ui.table else { return Ok(()) };
    let Some(Value::Text(queue)) = state.named_field(None, "claiming-queue", &table.setup().names) else {
        return Ok(());
    };
    let mut text = Line::new();
    for name in queue.split(',').skip(1) {
        // Three names of so many letters fit.
        let _ = write!(text, "> {} ", cut(name, QUEUED));
    }
    let text = text.trim_end();
    canvas.text(text, 1, SHELF + 1, WIDTH, Size::Small, true)?;
    draw_round(ui, state, 1 + Size::Small.width(text), canvas)
}
