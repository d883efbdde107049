//! How Gnome Elf Troll is shown on the screens.
//!
//! The gardens are drawn. The player's own one stands under what is sown and drawn; where a creature goes is asked garden
//! first, then tile, with what it does to the numbers.

mod effect;
mod garden;
mod gardens;
mod harvest;
mod light;
mod prices;
mod signs;
mod standing;
mod told;

#[cfg(test)]
mod tests;

pub(crate) use light::LightScreens;

use engine_nostd::ask::{Choice, Draft, Label};
use engine_nostd::games::gnome_elf_troll::{
    Counter, Creature, Crop, Decider, ELF, End, Fixable, Full, GNOME, HAND, LightCounter, Move, MoveKind, Pad,
    PadField, Param, Phase, Produce, Question, TEN, Tile, Topic, tiles_of_a_kind,
};
use engine_nostd::interview::Interview;
use engine_nostd::rules::Rules;
use engine_nostd::verb::{Moves, Questions};
use engine_nostd::{Decision, Depth, ScoreLine, Seat, Seats, Setup, State};
use heapless::Vec;

use super::{Face, Facts, Of};
use crate::ui::{
    Banner, Canvas, Drawn, Foot, GiveUp, HEIGHT, Icon, Item, Letters, Line, Panel, ROW, Remark, Row, Screen, Spinner,
    Ui, WIDTH, fitting, line,
};
use crate::words::gnome_elf_troll::{self as words, Moment};
use crate::words::{Briefing, Info, Named, Page, Text};
use garden::Plot;

/// Gnome Elf Troll on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screens;

/// Returns how much of each kind a player has.
fn produce(ui: &Ui, seat: Seat) -> Option<Produce> {
    let state = ui.table.as_ref()?.state();
    match state {
        State::GnomeElfTroll(Depth::Full(game)) => Some(game.control(seat)),
        State::GnomeElfTroll(Depth::Light(game)) => Some(game.amounts(seat)),
        State::GnomeElfTroll(Depth::Pad(pad)) => Some(pad.produce(seat)),
        // Another game.
        _ => None,
    }
}

/// Returns where a move puts a creature.
fn target(made: &Move) -> Option<(Seat, u8)> {
    match made {
        Move::BuyGnome { garden, tile, .. }
        | Move::BuyElf { garden, tile, .. }
        | Move::BuyTroll { garden, tile }
        | Move::ScareElf { garden, tile, .. } => garden.owner().map(|seat| (seat, tile.0)),
        Move::Sow { .. } | Move::Harvest | Move::EndBuy | Move::Draw => None,
    }
}

/// Returns the move or answer at the cursor.
fn chosen(ui: &Ui) -> Option<&Choice> {
    match ui.items().get(ui.cursor()) {
        Some(Item::Choice(choice, _)) => Some(choice),
        // Another row, or none.
        _ => None,
    }
}

/// Returns what a question is about, by its parameter.
fn param(ui: &Ui) -> Option<Param> {
    ui.drafts().last().and_then(Screens::asked).map(|question| question.param())
}

/// Returns whether a line of a score is the whole number of a kind.
fn is_whole_number(line: &ScoreLine) -> bool {
    matches!(Screens::topic(line.what), Some(Topic::PadSource(_)))
}

impl Face for Screens {
    type Moment = Moment;

    const NAME: Text = words::NAME;
    const PLAYERS: Text = words::PLAYERS;
    const CORRECTION: Option<Info> = Some(words::CORRECTION);
    const COUNTING: Option<(Text, Info)> = Some(words::COUNTING);
    const PAD_REMINDERS: &'static [Moment] = &[Moment::Stop];
    const FIRST_PLAYER: Option<Moment> = Some(Moment::FirstPlayer);

    fn question(param: Param) -> Text {
        words::question(param)
    }

    fn pad_question(field: PadField) -> Option<Text> {
        words::pad_question(field)
    }

    fn icon(topic: Topic) -> Option<Icon> {
        match topic {
            Topic::Counter(counter) => Some(match counter {
                Counter::Pumpkins => Icon::Pumpkin,
                Counter::Apples => Icon::Apple,
                Counter::Beans => Icon::Bean,
                Counter::Gnomes => Icon::Gnome,
                Counter::Elves => Icon::Elf,
                Counter::Trolls => Icon::Troll,
                Counter::Hand => Icon::Tile,
            }),
            Topic::LightCounter(counter) => Some(match counter {
                LightCounter::Pumpkins => Icon::Pumpkin,
                LightCounter::Apples => Icon::Apple,
                LightCounter::Beans => Icon::Bean,
            }),
            Topic::Crop(kind) => Some(kind_icon(kind)),
            Topic::Creature(creature) => Some(creature_icon(creature)),
            Topic::Move(MoveKind::BuyGnome) => Some(Icon::Gnome),
            Topic::Move(MoveKind::BuyElf) => Some(Icon::Elf),
            Topic::Move(MoveKind::BuyTroll) => Some(Icon::Troll),
            // The rest is shown in words.
            _ => None,
        }
    }

    fn reminders(phase: Phase) -> &'static [Moment] {
        match phase {
            Phase::Sow => &[Moment::Sow, Moment::SowTile, Moment::Hand],
            Phase::Harvest => &[Moment::Harvest, Moment::HarvestCount],
            Phase::Buy => &[Moment::Buy, Moment::BuyBeats, Moment::BuyRest, Moment::Troll],
            Phase::Draw => &[Moment::Draw, Moment::DrawEmpty, Moment::EndOfTurn, Moment::EndOfRound, Moment::Stop],
        }
    }

    fn briefing(setup: &Setup) -> Briefing<Moment> {
        let players = setup.names.len() as u8;
        let tiles = tiles_of_a_kind(players);
        let all = tiles == tiles_of_a_kind(4);
        let used = if all { Moment::SetupAllTiles } else { Moment::SetupTiles };
        [
            Page::with(used, &[tiles; 3]),
            Page::plain(Moment::SetupColours),
            Page::plain(Moment::SetupDeal),
            Page::with(Moment::SetupPile, &[3 * tiles - HAND * players]),
            Page::plain(Moment::Hand),
        ]
        .into_iter()
        .collect()
    }

    /// Returns whose turn comes after that of a player: the last one of a round hands the marker on.
    fn then(game: &Full, seat: Seat) -> Option<Seat> {
        let left = |seat: Seat| seat.others(game.players()).next();
        left(seat).and_then(|next| if next == game.marker() { left(next) } else { Some(next) })
    }

    fn about(phase: Phase) -> Option<Text> {
        (phase == Phase::Sow).then_some(words::SOW_A_TILE)
    }

    fn note(ui: &Ui, before: &Full, after: &Full, _: Option<Seat>, made: &Move) -> Remark {
        told::note(ui, before, after, made)
    }

    fn banner(ui: &Ui, before: &Full, after: &Full, made: &Move) -> Option<Banner> {
        told::banner(ui, before, after, made)
    }

    fn aside(ui: &Ui, game: &Full) -> Line {
        let phase = game.phase();
        // The last round is said where a turn begins.
        if phase == Phase::Sow && game.is_last_round() {
            return ui.round_line();
        }
        line(format_args!("{} {}/{}", ui.phase_title(), phase as u8 + 1, Phase::ALL.len()))
    }

    fn is_last_round(game: &Full) -> bool {
        game.is_last_round()
    }

    fn foot(ui: &Ui, game: &Full, _: Option<Seat>) -> Foot {
        let control = game.control(game.active());
        match game.phase() {
            Phase::Sow => (ui.round_line(), Line::new()),
            Phase::Harvest => (ui.plain(words::OK_HARVEST), ui.round_line()),
            Phase::Buy => (buy_hint(ui, game), prices::produce_line(game.purse(), "")),
            Phase::Draw if control.highest() >= TEN => {
                (ui.fill(words::TEN_WINS, &[ui.name(game.active())]), Line::new())
            }
            Phase::Draw => (ui.round_line(), prices::produce_line(control, "")),
        }
    }

    /// A harvest of which nothing was spent, though it could be, is likelier a press too many.
    fn gives_up(ui: &Ui, game: &Full) -> Option<GiveUp> {
        let (seat, purse) = (game.active(), game.purse());
        let untouched = game.phase() == Phase::Buy && purse == game.control(seat);
        // Without enough for anything the box goes on by itself.
        (untouched && game.automatic().is_none()).then(|| GiveUp {
            title: ui.fill(words::BUY_NOTHING_ASK, &[ui.name(seat)]),
            keep: ui.plain(words::BUY_SOMETHING),
            give: ui.plain(words::BUY_NOTHING),
            hint: ui.fill(words::LOST, &[&prices::produce_line(purse, "")]),
            moves: [(Some(seat), Move::EndBuy.to_raw())].into_iter().collect(),
        })
    }

    fn ask_foot(ui: &Ui) -> Foot {
        let purse = Self::game(ui).map_or(Produce::NONE, Full::purse);
        (Line::new(), prices::produce_line(purse, ""))
    }

    fn question_line(ui: &Ui, draft: &Draft) -> Option<Line> {
        match Self::asked(draft)? {
            Question::SowEnd { kind } => Some(ui.fill(words::WHICH_END, &[&ui.label(kind)])),
            Question::BuyGnomeTile { garden, .. }
            | Question::BuyElfTile { garden, .. }
            | Question::BuyTrollTile { garden } => {
                let creature = Self::kind(draft).map(|kind| ui.label(kind)).unwrap_or_default();
                Some(ui.fill(words::IN_GARDEN, &[&creature, ui.name(garden.owner()?)]))
            }
            Question::ScareElfTile { garden, .. } => {
                let gnomes = line(format_args!("2{}", Icon::Gnome));
                Some(ui.fill(words::IN_GARDEN, &[&gnomes, ui.name(garden.owner()?)]))
            }
            Question::ScareElfPay2 { pay } => {
                let first = line(format_args!("{GNOME}{}", kind_icon(pay)));
                Some(ui.fill(words::SECOND_GNOME, &[&first]))
            }
            Question::SowKind
            | Question::BuyGnomePay
            | Question::BuyElfPay
            | Question::ScareElfPay
            | Question::BuyGnomeGarden { .. }
            | Question::BuyElfGarden { .. }
            | Question::BuyTrollGarden
            | Question::ScareElfGarden { .. } => None,
        }
    }

    /// Shows the three numbers of the player who is counted.
    fn pad_beside(ui: &Ui, spinner: Spinner) -> Vec<Line, 3> {
        let Some((Some(seat), id)) = ui.table.as_ref().and_then(|table| table.state().next_field()) else {
            return Vec::new();
        };
        let Some(produce) = produce(ui, seat) else { return Vec::new() };
        // The fields of the kinds are numbered in their order.
        let asked = usize::from(id.field);
        let number = |(place, kind): (usize, &Crop)| match place {
            _ if place == asked => line(format_args!("{} {}", kind_icon(*kind), spinner.value)),
            _ if place < asked => line(format_args!("{} {}", kind_icon(*kind), produce[*kind])),
            _ => line(format_args!("{}", kind_icon(*kind))),
        };
        Crop::ALL.iter().enumerate().map(number).collect()
    }

    fn asked_at_once(pad: &Pad, field: PadField) -> Seats {
        match field {
            PadField::Ten(_) => pad.could_have_won_by_ten().collect(),
            // Every other number is one player's.
            _ => Seats::NONE,
        }
    }

    /// Of the parts of a harvest only those of the kind of which there is most; of three plain numbers all, because the
    /// others decide between equals.
    fn shows_line(line: &ScoreLine) -> bool {
        line.each > 0 || is_whole_number(line)
    }

    /// Writes a number that does not count as it is, not as nothing.
    fn why_row(ui: &Ui, _: Seat, line: &ScoreLine, row: &mut Row) {
        if is_whole_number(line) {
            row.left = ui.plain(line.what.label());
            row.right = crate::ui::line(format_args!("{}", line.count));
        }
    }

    fn facts(ui: &Ui, game: &Full, seat: Seat, facts: &mut Facts) {
        standing::facts(ui, game, seat, facts);
    }

    fn ended(ui: &Ui, game: &Full) -> Option<Line> {
        told::ended(ui, game)
    }

    /// Whoever pays with beans, or points at one, wants to know about the creature.
    fn explained(ui: &Ui, choice: &Choice) -> Option<engine_nostd::Topic> {
        match Self::kind(&choice.draft) {
            Some(kind) if ui.screen() == Screen::Ask && kind != MoveKind::Sow => Some(kind.into()),
            _ => choice.label.topic,
        }
    }

    fn move_name(ui: &Ui, made: &Move) -> Line {
        told::move_name(ui, made)
    }

    /// The number that decided is worth a line even if it is the highest.
    fn shows_decider(_: Option<Decision>) -> bool {
        true
    }

    fn result_row(ui: &Ui, seat: Seat, row: &mut Row) {
        if let Some(produce) = produce(ui, seat) {
            row.right = prices::ranked_line(produce);
        }
    }

    /// Ten is not a comparison: the row says of what kind.
    fn decider_row(ui: &Ui, row: &mut Row) {
        let first = ui.table.as_ref().and_then(|table| table.state().standings().winners().next());
        if ui.decider().map(|decision| decision.what) == Some(Decider::Ten.into())
            && let Some(produce) = first.and_then(|seat| produce(ui, seat))
        {
            row.right = line(format_args!("{}{}", produce.highest(), kind_icon(produce.best())));
        }
    }

    fn part_label(state: &State, seat: Option<Seat>, part: u8) -> Label {
        let tile = match (Self::full(state), seat) {
            (Some(game), Some(seat)) => game.garden(seat).tiles().get(usize::from(part)),
            // The purse is common to all, and has three parts.
            _ => None,
        };
        let counters = [Counter::Pumpkins, Counter::Apples, Counter::Beans];
        match (tile, counters.get(usize::from(part))) {
            (Some(tile), _) => Label::numbered(tile.kind, part + 1),
            (None, Some(counter)) => Label::of(*counter),
            (None, None) => Label::default(),
        }
    }

    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        let Some(game) = Self::game(ui) else { return };
        let (Some(topic), Some(kind)) = (choice.label.topic.and_then(Self::topic), Self::kind(&choice.draft)) else {
            return;
        };
        match topic {
            Topic::Crop(crop) if kind == MoveKind::Sow => {
                row.left = line(format_args!("{} {}", kind_icon(crop), ui.label(crop)));
                row.right = line(format_args!("{}", game.control(game.active())[crop]));
            }
            Topic::Crop(crop) => {
                let price = if kind == MoveKind::BuyElf { ELF } else { GNOME };
                // The first of two gnomes is paid already.
                let paid = match ui.drafts().last().and_then(Self::asked) {
                    Some(Question::ScareElfPay2 { pay }) if pay == crop => GNOME,
                    // No other question has a price before it.
                    _ => 0,
                };
                let has = game.purse()[crop].saturating_sub(paid);
                row.left = line(format_args!("{} {}", kind_icon(crop), ui.label(crop)));
                row.right = effect::change(has, has.saturating_sub(price));
            }
            Topic::End(end) => {
                let Some(Move::Sow { kind, .. }) = Self::made(&choice.draft.raw) else { return };
                let after = effect::after(game, &Move::Sow { kind, end });
                let (old, new) = (game.control(game.active())[kind], after.control(after.active())[kind]);
                row.right = line(format_args!("{}{}", effect::change(old, new), kind_icon(kind)));
            }
            Topic::Move(MoveKind::Draw) if game.pile() == 0 => {
                row.left = ui.plain(words::PILE_EMPTY);
                row.right = Line::new();
            }
            Topic::Move(MoveKind::Draw) => {
                let tiles = line(format_args!("{}{}", game.pile(), Icon::Tile));
                row.right = ui.fill(words::LEFT, &[&tiles]);
            }
            Topic::Move(kind) => row.right = prices::price_line(ui, kind, game.purse()),
            // Tiles and gardens are drawn.
            _ => {}
        }
    }

    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some(game) = Self::game(ui) else { return ui.draw_list(canvas) };
        let tiles = game.garden(game.active()).tiles();
        match game.phase() {
            // The garden has the place of the foot, unless there is something to say.
            Phase::Sow if !tiles.is_empty() && !ui.has_note() => {
                ui.draw_title(canvas)?;
                ui.draw_rows(canvas, ROW, 3)?;
                Plot { tiles, y: 53, chosen: None, owners: false }.draw(ui, canvas)
            }
            Phase::Harvest => {
                ui.draw_title(canvas)?;
                harvest::draw(ui, canvas, &game.harvest(game.active()))?;
                ui.draw_foot(canvas)
            }
            Phase::Draw => {
                ui.draw_title(canvas)?;
                ui.draw_rows(canvas, ROW, 1)?;
                Plot { tiles, y: 41, chosen: None, owners: true }.draw(ui, canvas)?;
                ui.draw_foot(canvas)
            }
            Phase::Sow | Phase::Buy => ui.draw_list(canvas),
        }
    }

    fn draw_ask<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let (Some(game), Some(param)) = (Self::game(ui), param(ui)) else { return ui.draw_list(canvas) };
        match param {
            Param::SowEnd => draw_end(ui, canvas, game),
            Param::BuyGnomeGarden | Param::BuyElfGarden | Param::BuyTrollGarden | Param::ScareElfGarden => {
                ui.draw_title(canvas)?;
                gardens::draw(ui, canvas, game, chosen(ui).and_then(|choice| choice.label.seat))?;
                // Four gardens leave no room for the foot, except where there is something to say.
                if game.players() > 3 && !ui.has_note() {
                    return Ok(());
                }
                canvas.fill(0, HEIGHT - 9, WIDTH, 9, false)?;
                ui.draw_foot(canvas)
            }
            Param::BuyGnomeTile | Param::BuyElfTile | Param::BuyTrollTile | Param::ScareElfTile => {
                draw_target(ui, canvas, game)
            }
            Param::SowKind | Param::BuyGnomePay | Param::BuyElfPay | Param::ScareElfPay | Param::ScareElfPay2 => {
                ui.draw_list(canvas)
            }
        }
    }

    /// Shows the garden whose tile is corrected.
    fn draw_fix<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let (Some(game), Screen::FixValue(Some(seat), id)) = (Self::game(ui), ui.screen()) else {
            return ui.draw_list(canvas);
        };
        let tiles = game.garden(seat).tiles();
        let (Some(tile), true) = (tiles.get(ui.cursor()), is_garden(ui, id.field)) else { return ui.draw_list(canvas) };
        ui.draw_title(canvas)?;
        Plot { tiles, y: 28, chosen: Some(ui.cursor()), owners: true }.draw(ui, canvas)?;
        draw_tile_words(ui, canvas, tile, ui.cursor() as u8 + 1)?;
        ui.draw_foot(canvas)
    }

    fn draw_scores<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        standing::draw_scores(ui, canvas)
    }

    fn draw_player<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        standing::draw_player(ui, canvas, seat)
    }

    fn draw_decider<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        standing::draw_decider(ui, canvas)
    }
}

/// Returns whether a field that is corrected is a garden.
fn is_garden(ui: &Ui, field: u8) -> bool {
    let words = ui.table.as_ref().map(|table| table.state().vocabulary());
    words.and_then(|words| words.field_topic(field)).and_then(Screens::topic) == Some(Topic::Field(Fixable::Garden))
}

/// Says under what can be bought how many of it are left, and under the last row what NEXT gives up.
fn buy_hint(ui: &Ui, game: &Full) -> Line {
    let creature = match chosen(ui).and_then(|choice| Screens::kind(&choice.draft)) {
        Some(MoveKind::BuyGnome | MoveKind::ScareElf) => Creature::Gnome,
        Some(MoveKind::BuyElf) => Creature::Elf,
        Some(MoveKind::BuyTroll) => Creature::Troll,
        Some(MoveKind::EndBuy) if game.purse() != Produce::NONE => return ui.plain(words::REST_LOST),
        // Nothing is left to buy with.
        _ => return Line::new(),
    };
    let left = line(format_args!("{}{}", game.stock(game.active(), creature), creature_icon(creature)));
    ui.fill(words::LEFT, &[&left])
}

/// Draws the ends of a garden, with the new tile where it would lie.
fn draw_end<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Full) -> Drawn<D> {
    ui.draw_title(canvas)?;
    ui.draw_rows(canvas, ROW, 2)?;
    let Some(made @ Move::Sow { end, .. }) = chosen(ui).and_then(|choice| Screens::made(&choice.draft.raw)) else {
        return Ok(());
    };
    let after = effect::after(game, &made);
    let tiles = after.garden(game.active()).tiles();
    let place = match end {
        End::Left => 0,
        End::Right => tiles.len().saturating_sub(1),
    };
    Plot { tiles, y: 53, chosen: Some(place), owners: true }.draw(ui, canvas)
}

/// Draws the tile that the buttons point at, in its garden, with what the creature would do there.
fn draw_target<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Full) -> Drawn<D> {
    ui.draw_title(canvas)?;
    let made = chosen(ui).and_then(|choice| Screens::made(&choice.draft.raw));
    let Some((made, (seat, number))) = made.and_then(|made| target(&made).map(|target| (made, target))) else {
        return Ok(());
    };
    let tiles = game.garden(seat).tiles();
    let place = usize::from(number).wrapping_sub(1);
    let Some(tile) = tiles.get(place) else { return Ok(()) };
    Plot { tiles, y: 28, chosen: Some(place), owners: true }.draw(ui, canvas)?;
    draw_tile_words(ui, canvas, tile, number)?;
    if ui.has_note() {
        return ui.draw_foot(canvas);
    }
    let effect = effect::effect_line(ui, game, &effect::after(game, &made), tile.kind);
    let effect = if effect.is_empty() { ui.plain(words::ELF_GUARDS) } else { effect };
    canvas.foot(&effect, "")
}

/// Says under a garden what the chosen tile is.
fn draw_tile_words<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, tile: &Tile, number: u8) -> Drawn<D> {
    let words = garden::tile_line(ui, tile, number);
    let letters = fitting(&words, WIDTH, &[Letters::Text, Letters::Tiny]);
    canvas.text(&words, 0, 43, WIDTH, letters, true)
}

/// Returns the icon of a crop.
const fn kind_icon(crop: Crop) -> Icon {
    match crop {
        Crop::Pumpkin => Icon::Pumpkin,
        Crop::Apple => Icon::Apple,
        Crop::Bean => Icon::Bean,
    }
}

/// Returns the icon of a creature.
const fn creature_icon(creature: Creature) -> Icon {
    match creature {
        Creature::Gnome => Icon::Gnome,
        Creature::Elf => Icon::Elf,
        Creature::Troll => Icon::Troll,
    }
}
