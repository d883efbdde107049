//! How Gnome Elf Troll is shown on the screens.
//!
//! The gardens are drawn. Where something is chosen from a list, the player's own garden stands above it; otherwise all
//! gardens are shown. Every player's highest number of one kind is always in sight: ten wins.

mod board;
mod icons;
mod moments;
mod sums;

#[cfg(test)]
mod tests;

use engine_nostd::ask::{Choice, Label};
use engine_nostd::games::gnome_elf_troll::{
    Counter, Creature, Decider, ELF, End, Full, GNOME, Kind, Move, MoveKind, PadField, Param, Phase, Produce, Question,
    TROLL, Topic,
};
use engine_nostd::rules::Rules;
use engine_nostd::setup::Names;
use engine_nostd::verb::Moves;
use engine_nostd::{Decision, Seat, State};

use super::{Face, Of};
use crate::ui::canvas::{Canvas, HEIGHT, LINE, Size, WIDTH};
use crate::ui::icon::{self, Icon};
use crate::ui::{Drawn, Item, Line, Panel, Row, Screen, Ui, line};
use crate::words::gnome_elf_troll::{self as words, GNOME_COLUMN, Moment};
use crate::words::{Info, Named, Refused, Text, chrome};
use board::{Board, GARDEN, creature_icon, kind_icon, mark};

/// Where the player's own garden stands above a list.
const OWN_GARDEN: i32 = 2 * LINE;
/// Where the list begins under the garden.
const LIST: i32 = OWN_GARDEN + GARDEN;

/// Gnome Elf Troll on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screens;

/// Returns how much of each kind a player has, on the board or on the score pad.
fn produce(ui: &Ui, seat: Seat) -> Option<Produce> {
    let state = ui.table.as_ref()?.state();
    Screens::full(state).map(|game| game.control(seat)).or_else(|| Screens::pad(state).map(|pad| pad.produce(seat)))
}

/// Returns the game on the table and its names; `None` on a score pad.
fn table(ui: &Ui) -> Option<(&Full, &Names)> {
    let table = ui.table.as_ref()?;
    Some((Screens::full(table.state())?, &table.setup().names))
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

impl Face for Screens {
    type Moment = Moment;

    const NAME: Text = words::NAME;
    const RULES: &'static str = "GET";
    const PLAYERS: Text = words::PLAYERS;
    const CORRECTION: Option<Info> = Some(words::CORRECTION);
    const COUNTING: Option<(Text, Info)> = Some(words::COUNTING);
    const BRIEFING: &'static [Moment] = &[Moment::SetupTiles, Moment::SetupColours, Moment::SetupDeal, Moment::Hand];
    const PAD_REMINDERS: &'static [Moment] = &[Moment::Stop];
    const FIRST_PLAYER: Option<Moment> = Some(Moment::FirstPlayer);

    fn question(param: Param) -> Text {
        words::question(param)
    }

    fn pad_question(field: PadField) -> Option<Text> {
        words::pad_question(field)
    }

    fn own_words(refused: Refused) -> Option<Text> {
        words::own_words(refused)
    }

    fn icon(topic: Topic) -> Option<Icon> {
        match topic {
            Topic::Counter(counter) => Some(match counter {
                Counter::Pumpkins => icons::PUMPKIN,
                Counter::Apples => icons::APPLE,
                Counter::Beans => icons::BEAN,
                Counter::Gnomes => icon::GNOME,
                Counter::Elves => icons::ELF,
                Counter::Trolls => icons::TROLL,
                Counter::Hand => icons::PILE,
            }),
            Topic::Kind(kind) => Some(kind_icon(kind)),
            Topic::Creature(creature) => Some(creature_icon(creature)),
            Topic::Move(MoveKind::BuyGnome) => Some(icon::GNOME),
            Topic::Move(MoveKind::BuyElf) => Some(icons::ELF),
            Topic::Move(MoveKind::BuyTroll) => Some(icons::TROLL),
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

    fn moment(before: &Full, after: &Full, made: &Move) -> Option<Moment> {
        match made {
            Move::BuyTroll { .. } => Some(Moment::Troll),
            Move::EndBuy if after.pile() == 0 => Some(Moment::DrawEmpty),
            Move::Draw if after.marker() != before.marker() => Some(Moment::EndOfRound),
            Move::Sow { .. }
            | Move::Harvest
            | Move::BuyGnome { .. }
            | Move::BuyElf { .. }
            | Move::ScareElf { .. }
            | Move::EndBuy
            | Move::Draw => None,
        }
    }

    /// Whoever pays with beans, or points at one, wants to know about the creature.
    fn explained(ui: &Ui, choice: &Choice) -> Option<engine_nostd::Topic> {
        match Self::kind(&choice.draft) {
            Some(kind) if ui.screen() == Screen::Ask && kind != MoveKind::Sow => Some(kind.into()),
            _ => choice.label.topic,
        }
    }

    fn move_name(ui: &Ui, made: &Move) -> Line {
        let names = table(ui).map(|(_, names)| names);
        match (made, target(made), names) {
            (Move::Sow { kind, .. }, _, _) => line(format_args!("+{}", ui.say(kind.label()))),
            // Only gnomes that scare an elf away come in twos, so "2 gnomes" says it all.
            (Move::ScareElf { .. }, Some((seat, tile)), Some(names)) => {
                line(format_args!("2 {} > {}{tile}", ui.say(GNOME_COLUMN), mark(names, seat)))
            }
            (_, Some((seat, tile)), Some(names)) => {
                line(format_args!("{} > {}{tile}", ui.say(made.kind().label()), mark(names, seat)))
            }
            _ => ui.label_line(&Label::of(made.kind())),
        }
    }

    /// Only purchases are announced: the gardens, the purse and the next phase show the rest.
    fn goes_without_saying(made: &Move) -> bool {
        target(made).is_none()
    }

    /// The number that decided is worth a line even if it is the highest.
    fn shows_decider(_: Option<Decision>) -> bool {
        true
    }

    fn result_row(ui: &Ui, seat: Seat, row: &mut Row) {
        if let Some(produce) = produce(ui, seat) {
            let _ = row.icons.push(kind_icon(produce.best()));
        }
    }

    /// Ten is not a comparison: the row says of what kind.
    fn decider_row(ui: &Ui, row: &mut Row) {
        let first = ui.table.as_ref().and_then(|table| table.state().standings().winners().next());
        if ui.decider().map(|decision| decision.what) == Some(Decider::Ten.into())
            && let Some(produce) = first.and_then(|seat| produce(ui, seat))
        {
            row.right = line(format_args!("{}", produce.highest()));
            let _ = row.icons.push(kind_icon(produce.best()));
        }
    }

    fn asks_together(param: Param) -> bool {
        matches!(param, Param::BuyGnomeGarden | Param::BuyElfGarden | Param::BuyTrollGarden | Param::ScareElfGarden)
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
        let Some(topic) = choice.label.topic.and_then(Self::topic) else { return };
        row.icon = Self::icon(topic);
        // The price, and the kinds that it can be paid in.
        let Some((game, _)) = table(ui) else { return };
        row.change = None;
        let Topic::Move(kind) = topic else { return };
        let pays = |price: u8| Kind::ALL.iter().filter(move |kind| game.purse()[**kind] >= price);
        let mut price = |price: Line, kinds: &mut dyn Iterator<Item = &Kind>| {
            row.right = price;
            row.icons = kinds.map(|kind| kind_icon(*kind)).collect();
        };
        match kind {
            MoveKind::BuyGnome => price(line(format_args!("-{GNOME}")), &mut pays(GNOME)),
            MoveKind::BuyElf => price(line(format_args!("-{ELF}")), &mut pays(ELF)),
            MoveKind::BuyTroll => price(line(format_args!("-{}", TROLL.highest())), &mut Kind::ALL.iter()),
            MoveKind::ScareElf => price(line(format_args!("-{GNOME}-{GNOME}")), &mut core::iter::empty()),
            MoveKind::Sow | MoveKind::Harvest | MoveKind::EndBuy | MoveKind::Draw => {}
        }
    }

    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some((game, names)) = table(ui) else { return Ok(()) };
        let board = Board { game, names, cursor: None, after: None };
        let phase = game.phase();
        let label = ui.say(phase.label());
        match phase {
            Phase::Harvest => {
                let left = draw_header(ui, canvas, game, names)?;
                // Short names leave room for the phase; everything below is the harvest.
                let x = 1 + Size::Normal.width(ui.name(game.active())) + 4;
                if x + Size::Small.width(&label) <= left {
                    canvas.text(&label, x, 1, left, Size::Small, false)?;
                }
                board.draw_garden(canvas, game.active(), LINE + 1)?;
                sums::draw(canvas, &game.harvest(game.active()), ui.settings.lang, HEIGHT - 3 * LINE - sums::HEADING)
            }
            // Where there is nothing to choose, the board has all the room. What just happened would hide half of it:
            // until that is gone, the numbers of all players stand in the header.
            Phase::Buy | Phase::Draw if ui.items().len() < 2 && !ui.has_toast() => {
                canvas.fill(0, 0, WIDTH, LINE, true)?;
                let left = canvas.text_right("NEXT", 0, 1, WIDTH - 1, Size::Small, false)?;
                let title = line(format_args!("{}: {label}", names.name(game.active())));
                canvas.text(&title, 1, 0, left, Size::Normal, false)?;
                board.draw(canvas)
            }
            Phase::Sow | Phase::Buy | Phase::Draw => {
                draw_header(ui, canvas, game, names)?;
                draw_phase(ui, canvas, game)?;
                board.draw_garden(canvas, game.active(), OWN_GARDEN)?;
                ui.draw_rows(canvas, LIST, HEIGHT)
            }
        }
    }

    fn draw_ask<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let (Some((game, names)), Some(question)) = (table(ui), ui.drafts().last().and_then(Self::asked)) else {
            return ui.draw_list(canvas);
        };
        let Some(Item::Choice(choice, _)) = ui.items().get(ui.cursor()) else { return ui.draw_list(canvas) };
        match question {
            Question::BuyGnomeGarden { .. }
            | Question::BuyGnomeTile { .. }
            | Question::BuyElfGarden { .. }
            | Question::BuyElfTile { .. }
            | Question::BuyTrollGarden
            | Question::BuyTrollTile { .. }
            | Question::ScareElfGarden { .. }
            | Question::ScareElfTile { .. } => draw_targets(ui, canvas, game, names, choice),
            Question::SowEnd { .. } => draw_ends(ui, canvas, game, names, choice),
            Question::SowKind
            | Question::BuyGnomePay
            | Question::BuyElfPay
            | Question::ScareElfPay
            | Question::ScareElfPay2 { .. } => {
                ui.draw_title(canvas)?;
                draw_purse(canvas, game, WIDTH, LINE)?;
                draw_heights(canvas, game, names, OWN_GARDEN + 1, true)?;
                ui.draw_rows(canvas, LIST, HEIGHT)
            }
        }
    }

    /// A tile is pointed at on the board.
    fn draw_fix<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let part = match (ui.screen(), ui.items().get(ui.cursor())) {
            (Screen::FixValue(Some(seat), _), Some(Item::Part(part))) => Some((seat, *part)),
            (Screen::FixPart(Some(seat), _, part), _) => Some((seat, part)),
            // Numbers have no place on the board.
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

    fn draw_scores<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some((game, names)) = table(ui) else { return ui.draw_bars(canvas) };
        ui.draw_title(canvas)?;
        Board { game, names, cursor: None, after: None }.draw(canvas)
    }

    /// A troll fills the screen: whoever places one calls it out (GET-66).
    fn draw_moment<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, moment: Moment) -> Result<bool, D::Error> {
        if moment != Moment::Troll {
            return Ok(false);
        }
        moments::draw_troll(ui, canvas)?;
        Ok(true)
    }

    fn draw_decider<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        moments::draw_decider(ui, canvas)
    }

    fn draw_why<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        let Some((game, names)) = table(ui) else {
            return moments::draw_entered(ui, canvas, produce(ui, seat).unwrap_or_default());
        };
        let board = Board { game, names, cursor: None, after: None };
        board.draw_garden(canvas, seat, LINE + 1)?;
        sums::draw(canvas, &game.harvest(seat), ui.settings.lang, HEIGHT - 3 * LINE - sums::HEADING)
    }
}

/// Draws whose turn it is, and every player's highest number of one kind; returns where these begin.
fn draw_header<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Full, names: &Names) -> Result<i32, D::Error> {
    canvas.fill(0, 0, WIDTH, LINE, true)?;
    canvas.text(ui.name(game.active()), 1, 0, WIDTH, Size::Normal, false)?;
    draw_heights(canvas, game, names, 0, false)
}

/// Draws every player's highest number of one kind at the end of a line; returns where it begins.
fn draw_heights<D: Panel>(
    canvas: &mut Canvas<'_, D>,
    game: &Full,
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
fn draw_phase<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Full) -> Drawn<D> {
    let left = if game.phase() == Phase::Buy {
        draw_purse(canvas, game, WIDTH, LINE)?
    } else {
        let left = canvas.text_right(&line(format_args!("{}", game.pile())), 0, LINE, WIDTH, Size::Normal, true)?;
        canvas.icon(&icons::PILE, left - icon::SIZE - 1, LINE + 1, true)?;
        let round = line(format_args!("{}{}", ui.say(chrome::ROUND), ui.round()));
        canvas.text_right(&round, 0, LINE, left - icon::SIZE - 5, Size::Normal, true)?
    };
    let label = ui.say(game.phase().label());
    let size = if Size::Normal.width(&label) < left { Size::Normal } else { Size::Small };
    canvas.text(&label, 1, LINE, left, size, true)
}

/// Draws what there is to spend at the end of a line; returns where it begins.
fn draw_purse<D: Panel>(canvas: &mut Canvas<'_, D>, game: &Full, right: i32, y: i32) -> Result<i32, D::Error> {
    let mut right = right;
    for kind in Kind::ALL.iter().rev() {
        let x = canvas.text_right(&line(format_args!("{}", game.purse()[*kind])), 0, y, right, Size::Normal, true)?;
        canvas.icon(&kind_icon(*kind), x - icon::SIZE - 1, y + 1, true)?;
        right = x - icon::SIZE - 5;
    }
    Ok(right)
}

/// Returns the game after an answer that completes a move.
fn played(game: &Full, choice: &Choice) -> Full {
    let mut after = game.clone();
    // Only legal moves are offered; were one refused, nothing would have changed.
    let _ = after.play(choice.draft.by, &choice.draft.raw);
    after
}

/// Draws all gardens with the tile that OK would choose, and everybody's number after that.
fn draw_targets<D: Panel>(
    ui: &Ui,
    canvas: &mut Canvas<'_, D>,
    game: &Full,
    names: &Names,
    choice: &Choice,
) -> Drawn<D> {
    let made = Screens::made(&choice.draft.raw);
    let cursor = made.and_then(|made| target(&made));
    let after = played(game, choice);
    canvas.fill(0, 0, WIDTH, LINE, true)?;
    let creature = match made {
        Some(Move::BuyElf { .. }) => Creature::Elf,
        Some(Move::BuyTroll { .. }) => Creature::Troll,
        // Two gnomes that scare an elf are gnomes too, and no other move points at a tile.
        _ => Creature::Gnome,
    };
    let whose = cursor.map_or("", |(seat, _)| names.name(seat));
    canvas.text(&line(format_args!("{} > {whose}", ui.say(creature.label()))), 1, 0, WIDTH, Size::Normal, false)?;
    Board { game, names, cursor, after: Some(&after) }.draw(canvas)
}

/// Draws the player's own garden with the new tile at the end that OK would choose.
fn draw_ends<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Full, names: &Names, choice: &Choice) -> Drawn<D> {
    let after = played(game, choice);
    let tiles = after.garden(game.active()).tiles().len() as u8;
    let new = match Screens::made(&choice.draft.raw) {
        Some(Move::Sow { end: End::Left, .. }) => 1,
        _ => tiles,
    };
    ui.draw_title(canvas)?;
    draw_heights(canvas, game, names, LINE, true)?;
    let board = Board { game: &after, names, cursor: Some((game.active(), new)), after: None };
    board.draw_garden(canvas, game.active(), OWN_GARDEN)?;
    ui.draw_rows(canvas, LIST, HEIGHT)
}
