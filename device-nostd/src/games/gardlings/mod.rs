//! How Gardlings is shown on the screens.

mod columns;
mod icons;
mod medal;
mod moments;
mod odds;
mod theft;

use engine_nostd::Seat;
use engine_nostd::ask::{Choice, Label};
use engine_nostd::games::gardlings::{
    Choice as Asked, Counter, Fixable, Full, Kind, Move, PadField, Param, Phase, Stack, Subject, Topic, Ware,
};
use engine_nostd::rules::Rules;
use engine_nostd::standings::Scored;
use engine_nostd::verb::Moves;

use super::{Face, Status};
use crate::ui::icon::{self, Icon};
use crate::ui::{Canvas, Drawn, HEIGHT, LINE, Line, Panel, Row, Ui, line};
use crate::words::gardlings::{self as words, Moment};
use crate::words::{Info, Said, Text};

/// Gardlings on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screens;

impl Face for Screens {
    type Moment = Moment;

    const NAME: Text = words::NAME;
    const RULES: &'static str = "GL";
    const PLAYERS: Text = words::PLAYERS;
    const CORRECTION: Option<Info> = Some(words::CORRECTION);
    const COUNTING: Option<(Text, Info)> = Some(words::COUNTING);
    const BRIEFING: &'static [Moment] = &[Moment::Setup, Moment::SetupBoard, Moment::SetupPigs, Moment::SetupMarker];
    const PAD_REMINDERS: &'static [Moment] = &[
        Moment::Count,
        Moment::CountPro,
        Moment::CountMission,
        Moment::Gardeners,
        Moment::Mushrooms,
        Moment::VictoryCheck,
    ];
    const POINTS: Option<Icon> = Some(icons::GEM);
    const FIRST_PLAYER: Option<Moment> = Some(Moment::FirstPlayer);
    const AID: Option<Text> = Some(words::ODDS);

    fn question(param: Param) -> Text {
        words::question(param)
    }

    fn pad_question(field: PadField) -> Option<Text> {
        words::pad_question(field)
    }

    fn icon(topic: Topic) -> Option<Icon> {
        match topic {
            Topic::Counter(Counter::Coins) => Some(icon::COIN),
            Topic::Counter(Counter::Gnomes) => Some(icon::GNOME),
            Topic::Counter(Counter::Pigs) => Some(icons::PIG),
            Topic::Counter(Counter::Money) => Some(icons::PURSE),
            Topic::Counter(Counter::Tiles) => Some(icons::TILE),
            // The rest is shown in words.
            _ => None,
        }
    }

    fn reminders(phase: Phase) -> &'static [Moment] {
        match phase {
            Phase::Garden => &[
                Moment::Garden,
                Moment::Placing,
                Moment::FirstTile,
                Moment::GnomeAlarm,
                Moment::GardenStuck,
                Moment::ThirdPig,
                Moment::Dragons,
                Moment::Unicorn,
                Moment::Birds,
                Moment::RedrawMission,
            ],
            Phase::Count => Self::PAD_REMINDERS,
            Phase::Hire => &[Moment::Hire, Moment::Reward, Moment::FullTie],
            Phase::Mutate => &[Moment::Mutate],
            Phase::RoundEnd => &[Moment::RoundEnd, Moment::RoundEndMissions],
            Phase::Over => &[Moment::VictoryCheck, Moment::SoloEnd],
        }
    }

    fn moment(before: &Full, after: &Full, _: &Move) -> Option<Moment> {
        moments::moment(before, after)
    }

    fn about(phase: Phase) -> Option<Moment> {
        // After the end there is nothing left to do.
        Self::reminders(phase).first().copied().filter(|_| phase != Phase::Over)
    }

    /// Returns the coins, and the gems of the round.
    fn status(game: &Full, seat: Seat) -> Status {
        let coins = line(format_args!("{}", game.glance(seat).coins));
        let gems = line(format_args!("{}", game.points(seat)));
        [(icon::COIN, coins), (icons::GEM, gems)].into_iter().collect()
    }

    fn option_icon(option: Topic) -> Option<Icon> {
        match option {
            Topic::Choice(Asked::Mission) => Some(icons::MISSION),
            Topic::Choice(Asked::Right) => Some(icons::MISSION_RIGHT),
            // No other option belongs to a seat.
            _ => None,
        }
    }

    /// Names a move by the tile that it is about, or by its kind.
    fn move_name(ui: &Ui, made: &Move) -> Line {
        match *made {
            Move::Draw { kind, .. } | Move::Redraw { kind } => line(format_args!("{}", ui.label(kind))),
            Move::Buy { colour, stack, .. } => line(format_args!("+{} {}", colour_name(ui, colour), stack.number())),
            Move::CannotPlace
            | Move::Stop
            | Move::Resume
            | Move::CloseGarden
            | Move::Count { .. }
            | Move::TakePig
            | Move::Pass
            | Move::Mutate { .. }
            | Move::NextRound => ui.label_line(&Label::of(made.kind())),
        }
    }

    /// Shows tiles with their icon, colours with their price, and stacks with what they hold.
    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        let (Some(game), Some(subject)) = (Self::game(ui), Subject::of(&choice.draft)) else { return };
        match (subject, choice.draft.by) {
            (Subject::Tile(kind), Some(seat)) => kind_row(ui, game, seat, kind, row),
            (Subject::Ware(ware), _) => {
                row.right = line(format_args!("{}", ware.price()));
                keep_coins(row);
            }
            (Subject::Stack(ware, stack), _) => stack_row(ui, game, ware, stack, row),
            // Every tile is drawn by somebody.
            (Subject::Tile(_), None) => {}
        }
    }

    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some(game) = Self::game(ui) else { return ui.draw_moves(canvas) };
        match game.phase() {
            Phase::Garden => {
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
            Phase::Hire | Phase::Mutate => {
                columns::draw_purses(ui, game, canvas)?;
                ui.draw_rows(canvas, columns::BOTTOM, HEIGHT)?;
                ui.draw_phase_reminder(canvas)
            }
            Phase::Count | Phase::RoundEnd | Phase::Over => ui.draw_moves(canvas),
        }
    }

    fn draw_ask<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        ui.draw_list(canvas)?;
        match Self::game(ui) {
            Some(game) => theft::draw(ui, game, canvas),
            None => Ok(()),
        }
    }

    fn draw_scores<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        match Self::game(ui) {
            Some(game) => columns::draw_table(ui, game, canvas),
            None => ui.draw_bars(canvas),
        }
    }

    /// Draws what was counted, what was stolen from it and what is left.
    fn draw_why<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, seat: Seat) -> Drawn<D> {
        match Self::game(ui) {
            Some(game) => theft::draw_sum(ui, canvas, &game.glance(seat)),
            None => ui.draw_lines(canvas, seat),
        }
    }

    fn draw_results<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        match Self::game(ui).and_then(Full::solo_result) {
            Some((tiles, medal)) => medal::draw(ui, canvas, medal, tiles),
            None => ui.draw_list(canvas),
        }
    }
}

/// Returns the name of a colour of the market.
fn colour_name(ui: &Ui, ware: Ware) -> Said {
    ui.label(engine_nostd::Topic::from(ware))
}

/// Removes every change from a row except that of the coins: the columns above show the rest.
fn keep_coins(row: &mut Row) {
    row.change = row.change.filter(|(counter, _)| *counter == Counter::Coins.into());
}

/// Shows a kind of tile: a warning if it would be an alarm, and with the odds how many of them the bag holds.
fn kind_row(ui: &Ui, game: &Full, seat: Seat, kind: Kind, row: &mut Row) {
    row.icon = Some(if game.would_alarm(seat, kind) { icons::ALARM } else { kind_icon(kind) });
    keep_coins(row);
    if ui.settings.aid {
        row.right = line(format_args!("{}", game.in_bag(seat, kind)));
        row.small = true;
    }
}

/// Shows a stack: how many tiles it holds, and the coin beside it.
fn stack_row(ui: &Ui, game: &Full, ware: Ware, stack: Stack, row: &mut Row) {
    row.left = line(format_args!("{} {}", ui.label(Fixable::Stack), stack.number()));
    row.right = line(format_args!("{}", game.in_stack(ware, stack)));
    row.small = true;
    if game.has_reward(ware, stack) {
        row.icon = Some(icon::COIN);
    }
}

/// Returns the icon of a kind of tile.
const fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Gnome => icon::GNOME,
        Kind::Twin => icons::TWIN,
        Kind::Dragon => icons::DRAGON,
        Kind::Other => icons::GEM,
        Kind::PigBeige | Kind::PigGreen | Kind::PigBlue | Kind::PigPink | Kind::PigGold => icons::PIG,
    }
}
