//! How Mighty Gnomes is shown on the screens.

mod icons;
mod printed;

#[cfg(test)]
mod tests;

use core::fmt::Write;

use engine_nostd::Seat;
use engine_nostd::ask::{Choice, Label};
use engine_nostd::games::mighty_gnomes::{
    Alchemy, Counter, Full, Good, LARGEST_TILE, Magic, Move, Pad, PadField, Param, Phase, Resource, Topic,
};
use engine_nostd::rules::Rules;
use engine_nostd::standings::Scored;
use engine_nostd::verb::Moves;

use super::{Face, Of, Status};
use crate::ui::icon::{self, Icon};
use crate::ui::{BODY, Canvas, Drawn, HEIGHT, Line, MOVES, Panel, Row, Screen, Size, Ui, WIDTH, cut, line};
use crate::words::mighty_gnomes::{self as words, Moment};
use crate::words::{Text, chrome};

/// The number of first rounds in which the device also explains what every player knows later on.
const BEGINNERS_ROUNDS: u16 = 2;

/// Where the line of tiles and resources stands, between the header and the list.
const SHELF: i32 = 11;
/// The width of a resource with its number on that line: two digits fit.
const AMOUNT: i32 = 18;
/// The number of letters of a name in the queue of claimers.
const QUEUED: usize = 5;

/// Mighty Gnomes on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screens;

/// Returns the icon of something to pay with.
fn good_icon(good: Good) -> Icon {
    match good {
        Good::Wood => icons::WOOD,
        Good::Sand => icons::SAND,
        Good::Mushroom => icons::MUSHROOM,
        Good::Chamomile => icons::CHAMOMILE,
        Good::Crystal => icons::CRYSTAL,
        Good::Coins => icon::COIN,
    }
}

impl Face for Screens {
    type Moment = Moment;

    const NAME: Text = words::NAME;
    const RULES: &'static str = "MG";
    const PLAYERS: Text = words::PLAYERS;
    const BRIEFING: &'static [Moment] = &[Moment::SetupCards, Moment::SetupBoard, Moment::SetupPlayer];
    const PAD_REMINDERS: &'static [Moment] = &[Moment::Scoring];
    const POINTS: Option<Icon> = Some(icon::STAR);
    const FIRST_PLAYER: Option<Moment> = Some(Moment::FirstPlayer);
    /// There are three lines, up to five gnomes, and two kinds of sets.
    const LISTS_LINES: bool = true;

    fn question(param: Param) -> Text {
        words::question(param)
    }

    fn pad_question(field: PadField) -> Option<Text> {
        words::pad_question(field)
    }

    fn icon(topic: Topic) -> Option<Icon> {
        match topic {
            Topic::Counter(counter) => Some(match counter {
                Counter::Vp => icon::STAR,
                Counter::Coins => icon::COIN,
                Counter::Wood => icons::WOOD,
                Counter::Sand => icons::SAND,
                Counter::Mushroom => icons::MUSHROOM,
                Counter::Chamomile => icons::CHAMOMILE,
                Counter::Crystal => icons::CRYSTAL,
                Counter::Keys => icons::KEY,
                Counter::Closed => icons::CHEST,
                Counter::Pos => icons::BOOT,
            }),
            Topic::Good(good) => Some(good_icon(good)),
            Topic::Resource(resource) => Some(good_icon(resource.into())),
            Topic::Basic(basic) => Some(good_icon(basic.into())),
            Topic::Magic(Magic::Wood) => Some(icons::WOOD),
            Topic::Magic(Magic::Sand) => Some(icons::SAND),
            Topic::Alchemy(Alchemy::Coins) => Some(icon::COIN),
            // The rest is shown in words.
            _ => None,
        }
    }

    /// Returns the moment after the count: who has won.
    fn pad_moment(after: &Pad) -> Option<Moment> {
        after.over().map(|_| Moment::Winner)
    }

    fn reminders(phase: Phase) -> &'static [Moment] {
        match phase {
            Phase::Turn => &[
                Moment::Turn,
                Moment::BedroomFirst,
                Moment::Gather,
                Moment::GatherPay,
                Moment::GatherCrystal,
                Moment::GatherChest,
                Moment::Attic,
                Moment::AtticPay,
                Moment::AtticMiddle,
                Moment::AtticBooks,
                Moment::AtticDisplay,
                Moment::TakeCoins,
                Moment::FreeActions,
                Moment::Excess,
                Moment::Trail,
                Moment::TrailChest,
                Moment::CardPlace,
                Moment::Change,
                Moment::Bedroom,
            ],
            Phase::Druid => &[Moment::Druid],
            Phase::Rewards => &[Moment::Rewards, Moment::EarlyRewards, Moment::LaterRewards, Moment::LastRewards],
            Phase::Refresh => &[Moment::Refresh, Moment::NewRound],
            Phase::Count => &[Moment::Scoring],
            Phase::Over => &[Moment::Scoring, Moment::Winner],
        }
    }

    fn about(phase: Phase) -> Option<Moment> {
        match phase {
            Phase::Turn => Some(Moment::Turn),
            Phase::Druid => Some(Moment::Druid),
            Phase::Rewards => Some(Moment::Rewards),
            Phase::Refresh => Some(Moment::Refresh),
            Phase::Count | Phase::Over => None,
        }
    }

    fn moment(before: &Full, after: &Full, made: &Move) -> Option<Moment> {
        if after.phase() != before.phase() {
            return match (after.phase(), after.round()) {
                (Phase::Rewards, 1 | 2) => Some(Moment::EarlyRewards),
                (Phase::Rewards, 3 | 4) => Some(Moment::LaterRewards),
                (Phase::Rewards, _) => Some(Moment::LastRewards),
                (Phase::Turn, _) => Some(Moment::NewRound),
                (Phase::Druid, _) => Some(Moment::Druid),
                (Phase::Refresh, _) => Some(Moment::Refresh),
                (Phase::Over, _) => Some(Moment::Winner),
                (Phase::Count, _) => None,
            };
        }
        let is_first_rounds = after.round() <= BEGINNERS_ROUNDS;
        match made {
            // A chest is drawn by hand, so experienced players are reminded too.
            Move::Gather { .. } => {
                let closed = |game: &Full| before.turn().map(|seat| game.player(seat).closed_chests());
                (closed(before) != closed(after)).then_some(Moment::GatherChest)
            }
            Move::Ladder { .. } => is_first_rounds.then_some(Moment::AtticBooks),
            Move::Display { .. } => is_first_rounds.then_some(Moment::AtticDisplay),
            Move::UseBook { kind, .. } => (is_first_rounds && kind.names_gnome()).then_some(Moment::CardPlace),
            Move::SetCost { .. }
            | Move::SetStep { .. }
            | Move::NextRound
            | Move::TakeCoins { .. }
            | Move::PassDruid
            | Move::EndTurn
            | Move::OpenChest { .. }
            | Move::TradeCrystal { .. }
            | Move::TradePair { .. }
            | Move::UseMagic { .. }
            | Move::UseAlchemist { .. }
            | Move::Discard { .. }
            | Move::Trail { .. }
            | Move::TrailChest { .. }
            | Move::Upgrade { .. }
            | Move::Skip
            | Move::Claim { .. } => None,
        }
    }

    /// Returns the coins, keys and points.
    fn status(game: &Full, seat: Seat) -> Status {
        let player = game.player(seat);
        let mut status = Status::new();
        let counts = [
            (icon::COIN, u16::from(player.goods()[Good::Coins])),
            (icons::KEY, u16::from(player.keys())),
            (icon::STAR, game.points(seat)),
        ];
        for (icon, count) in counts {
            // There is room for three.
            let _ = status.push((icon, line(format_args!("{count}"))));
        }
        status
    }

    /// Names a book, a chest or a reward by its kind.
    fn move_name(ui: &Ui, made: &Move) -> Line {
        ui.label_line(&match made {
            Move::UseBook { kind, .. } => Label::of(*kind),
            Move::OpenChest { kind, .. } | Move::TrailChest { kind, .. } => Label::of(*kind),
            Move::Claim { reward, .. } => Label::of(*reward),
            other => Label::of(other.kind()),
        })
    }

    /// Puts the sign of a resource before its name, as on the warehouse line.
    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        if ui.screen() == Screen::Ask {
            row.icon = choice.label.topic.and_then(Self::topic).and_then(Self::icon);
        }
    }

    fn telling_label(told: &Move) -> Label {
        printed::label(told)
    }

    fn draw_telling<D: Panel>(canvas: &mut Canvas<'_, D>, told: &Move, y: i32) -> Drawn<D> {
        printed::draw(canvas, told, y)
    }

    /// Draws who acts, the tiles that are left, what lies in the warehouse, and the moves; in the reward step, who
    /// claims next instead.
    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some((game, seat)) = Self::game(ui).and_then(|game| Some((game, game.turn()?))) else {
            return ui.draw_moves(canvas);
        };
        ui.draw_header(canvas)?;
        if game.phase() == Phase::Rewards {
            draw_queue(ui, game, canvas)?;
        } else {
            draw_shelf(ui, game, seat, canvas)?;
        }
        canvas.fill(0, MOVES - 2, WIDTH, 1, true)?;
        ui.draw_rows(canvas, MOVES, HEIGHT)
    }

    /// Draws the lines of the score around the highlighted one.
    fn draw_why<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, _: Seat) -> Drawn<D> {
        ui.draw_rows(canvas, BODY, HEIGHT)
    }
}

/// Draws the sizes of the tiles that are left, the one in bed inverted, and the resources with their numbers.
fn draw_shelf<D: Panel>(ui: &Ui, game: &Full, seat: Seat, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let player = game.player(seat);
    let mut x = 1;
    for size in 1..=LARGEST_TILE {
        if player.tiles_left().any(|left| left == size) {
            let asleep = player.bedroom_tile() == Some(size);
            if asleep {
                canvas.fill(x - 1, SHELF - 1, 7, 10, true)?;
            }
            canvas.text(&line(format_args!("{size}")), x, SHELF - 1, x + 6, Size::Normal, !asleep)?;
        }
        x += 8;
    }
    x += 3;
    for good in Resource::ALL.iter().map(|resource| Good::from(*resource)) {
        let count = player.goods()[good];
        if count == 0 {
            continue;
        }
        canvas.icon(&good_icon(good), x, SHELF, true)?;
        let text = line(format_args!("{count}"));
        canvas.text(&text, x + icon::SIZE + 1, SHELF + 1, x + AMOUNT + 1, Size::Small, true)?;
        x += AMOUNT;
    }
    draw_round(ui, game, x, canvas)
}

/// Draws the round at the right, if there is room for it.
fn draw_round<D: Panel>(ui: &Ui, game: &Full, left: i32, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let round = line(format_args!("{}{}", ui.say(chrome::ROUND), game.round()));
    if left + Size::Small.width(&round) < WIDTH {
        canvas.text_right(&round, left, SHELF + 1, WIDTH, Size::Small, true)?;
    }
    Ok(())
}

/// Draws who claims after the player in the header, with as much of each name as there is room for.
fn draw_queue<D: Panel>(ui: &Ui, game: &Full, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let mut text = Line::new();
    for seat in game.claimers().iter().skip(1) {
        // Three names of this length fit.
        let _ = write!(text, "> {} ", cut(ui.name(*seat), QUEUED));
    }
    let text = text.trim_end();
    canvas.text(text, 1, SHELF + 1, WIDTH, Size::Small, true)?;
    draw_round(ui, game, 1 + Size::Small.width(text), canvas)
}
