//! How Gardlings shows on the screens.

mod columns;
mod icons;
mod medal;
mod moments;
mod odds;
mod theft;

use embedded_graphics::pixelcolor::BinaryColor;
use embedded_graphics::prelude::DrawTarget;
use engine_nostd::ask::{Choice, Label};
use engine_nostd::games::gardlings::{Gardlings as Game, Kind, Ware};
use engine_nostd::record::Entry;
use engine_nostd::setup::Names;
use engine_nostd::verb::Raw;
use engine_nostd::{Seat, State};

use super::Face;
use crate::ui::icon::{self, Icon};
use crate::ui::{Canvas, Drawn, HEIGHT, LINE, Line, Row, Screen, Ui, line};
use crate::words::Dictionary;
use crate::words::gardlings::GARDLINGS;

/// Is Gardlings on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gardlings;

impl Face for Gardlings {
    const DICTIONARY: &'static Dictionary = &GARDLINGS;

    /// Coins, and the gems of the round.
    const STATUS: &'static [(&'static str, Option<&'static str>)] = &[("coins", None), ("points", None)];

    const HAS_ODDS: bool = true;

    /// What the table prepares by hand.
    const BRIEFING: &'static [&'static str] = &["setup", "setup-board", "setup-pigs", "setup-marker"];

    fn icon(counter: &str) -> Option<Icon> {
        Some(match counter {
            "coins" => icon::COIN,
            "points" | "net" => icons::GEM,
            "gnomes" => icon::GNOME,
            "pigs" => icons::PIG,
            "money" => icons::PURSE,
            "tiles" => icons::TILE,
            _ => return None,
        })
    }

    fn reminders(phase: &str) -> &'static [&'static str] {
        match phase {
            "garden" => &[
                "garden",
                "placing",
                "first-tile",
                "gnome-alarm",
                "garden-stuck",
                "third-pig",
                "dragons",
                "unicorn",
                "birds",
                "redraw-mission",
            ],
            "count" => &["count", "count-pro", "count-mission", "gardeners", "mushrooms", "victory-check"],
            "hire" => &["hire", "reward", "full-tie"],
            "mutate" => &["mutate"],
            "round-end" => &["round-end", "round-end-missions"],
            _ => &["victory-check", "solo-end"],
        }
    }

    fn moment(before: &State, after: &State, entry: &Entry, _names: &Names) -> Option<&'static str> {
        moments::moment(before, after, entry)
    }

    /// Names a move by the tile it is about, or by its verb.
    fn move_name(ui: &Ui, verb: &'static str, raw: &Raw) -> Line {
        match verb {
            "draw" | "redraw" => match Kind::ALL.get(usize::from(raw.args[0])) {
                Some(kind) => line(format_args!("{}", ui.label(kind.word()))),
                None => ui.label_line(&Label::word(verb)),
            },
            "buy" => match Ware::ALL.get(usize::from(raw.args[0])) {
                Some(ware) => line(format_args!("+{} {}", ui.label(ware.word()), raw.args[1])),
                None => ui.label_line(&Label::word(verb)),
            },
            _ => ui.label_line(&Label::word(verb)),
        }
    }

    /// Shows tiles with their icon, stacks with what they hold.
    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        let Some(game) = game(ui) else { return };
        let raw = &choice.draft.raw;
        match (ui.verb_word(raw), ui.slot().map(|slot| slot.param.name)) {
            ("draw" | "redraw", _) => {
                let kind = Kind::ALL.iter().find(|kind| kind.word() == choice.label.word);
                if let (Some(kind), Some(seat)) = (kind, choice.draft.by) {
                    kind_row(ui, game, seat, *kind, row);
                }
            }
            ("buy", _) if ui.screen() == Screen::Play => {
                if let Some(ware) = Ware::ALL.get(usize::from(raw.args[0])) {
                    row.right = line(format_args!("{}", ware.price()));
                    row.change = row.change.filter(|(counter, _)| *counter == "coins");
                }
            }
            ("buy", Some("stack")) => stack_row(ui, game, raw.args[0], raw.args[1], row),
            // The new tile is one of the next colour; beige is the colour before the first that is sold.
            ("mutate", Some("from")) => stack_row(ui, game, raw.args[0], raw.args[2], row),
            ("mutate", Some("under")) => stack_row(ui, game, raw.args[0].wrapping_sub(1), raw.args[1], row),
            _ => {}
        }
    }

    fn draw_play<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let (Some(game), Some(table)) = (game(ui), &ui.table) else { return ui.draw_moves(canvas) };
        match table.state().phase_word() {
            "garden" => {
                columns::draw_gardens(ui, game, canvas)?;
                match odds::shown(ui, game) {
                    Some((risk, redraw)) => {
                        ui.draw_rows(canvas, columns::BOTTOM, HEIGHT - LINE - 1)?;
                        odds::draw(canvas, risk, redraw)
                    }
                    None => {
                        ui.draw_rows(canvas, columns::BOTTOM, HEIGHT)?;
                        ui.draw_phase_reminder(canvas)
                    }
                }
            }
            "hire" | "mutate" => {
                columns::draw_purses(ui, game, canvas)?;
                ui.draw_rows(canvas, columns::BOTTOM, HEIGHT)?;
                ui.draw_phase_reminder(canvas)
            }
            _ => ui.draw_moves(canvas),
        }
    }

    fn draw_ask<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_list(canvas)?;
        match game(ui) {
            Some(game) => theft::draw(ui, game, canvas),
            None => Ok(()),
        }
    }

    fn option_icon(option: &str) -> Option<Icon> {
        match option {
            "mission" => Some(icons::MISSION),
            "right" => Some(icons::MISSION_RIGHT),
            _ => None,
        }
    }

    fn draw_scores<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        match game(ui) {
            Some(game) => columns::draw_table(ui, game, canvas),
            None => ui.draw_bars(canvas),
        }
    }

    /// Draws what was counted, what was stolen of it and what is left.
    fn draw_why<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        match game(ui) {
            Some(game) => theft::draw_sum(ui, canvas, &game.glance(seat)),
            None => ui.draw_lines(canvas, seat),
        }
    }

    fn draw_results<D: DrawTarget<Color = BinaryColor>>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        match game(ui).and_then(|game| game.solo_result()) {
            Some((tiles, medal)) => medal::draw(ui, canvas, medal, tiles),
            None => ui.draw_list(canvas),
        }
    }
}

fn game(ui: &Ui) -> Option<&Game> {
    match ui.table.as_ref()?.state() {
        State::Gardlings(game) => Some(game),
        _ => None,
    }
}

/// Shows a kind of tile: an alarm before it comes, and with the odds how many of them the bag holds.
fn kind_row(ui: &Ui, game: &Game, seat: Seat, kind: Kind, row: &mut Row) {
    row.icon = Some(if game.would_alarm(seat, kind) { icons::ALARM } else { kind_icon(kind) });
    // The columns above count the gnomes; only a coin is worth a word before the draw.
    row.change = row.change.filter(|(counter, _)| *counter == "coins");
    if ui.settings.odds {
        row.right = line(format_args!("{}", game.in_bag(seat, kind)));
        row.small = true;
    }
}

/// Shows a stack: how many tiles it holds, and the coin beside it.
fn stack_row(ui: &Ui, game: &Game, ware: u8, stack: u8, row: &mut Row) {
    let Some(ware) = Ware::ALL.get(usize::from(ware)) else { return };
    row.left = line(format_args!("{} {stack}", ui.label("stack")));
    row.right = line(format_args!("{}", game.in_stack(*ware, stack)));
    row.small = true;
    if game.has_reward(*ware, stack) {
        row.icon = Some(icon::COIN);
    }
}

const fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Gnome => icon::GNOME,
        Kind::Twin => icons::TWIN,
        Kind::Dragon => icons::DRAGON,
        Kind::Other => icons::GEM,
        Kind::PigBeige | Kind::PigGreen | Kind::PigBlue | Kind::PigPink | Kind::PigGold => icons::PIG,
    }
}
