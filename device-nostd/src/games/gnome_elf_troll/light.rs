//! How light Gnome Elf Troll is shown: one picture, in which what is inverse is what UP and DOWN move.
//!
//! While a tile is sown that is the row of its kind; then it is the large number. The rows stay, and the number is that of
//! the row that is marked.

#[cfg(test)]
mod tests;

use engine_nostd::ask::Choice;
use engine_nostd::games::gnome_elf_troll::{Crop, Light, LightMove, LightParam, LightPhase, Over, Produce, TEN, Topic};
use engine_nostd::rules::Rules;
use engine_nostd::verb::Moves;
use engine_nostd::{Listed, RuleError, Seat, Setup};

use super::{Screens, kind_icon};
use crate::games::light::{LightFace, Stage};
use crate::games::{Face, Of};
use crate::ui::{
    Banner, Canvas, Drawn, Foot, GiveUp, Icon, Item, Letters, Line, PITCH, Panel, Remark, Row, Screen, Ui, WIDTH,
    fitting, line, sentence,
};
use crate::words::gnome_elf_troll::{self as words, Moment};
use crate::words::{Briefing, Text, chrome};

/// Light Gnome Elf Troll on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LightScreens;

/// What the players have to think of in a turn without the guide.
const WHOLE_TURN: &[Moment] = &[
    Moment::Sow,
    Moment::Harvest,
    Moment::HarvestCount,
    Moment::Buy,
    Moment::BuyBeats,
    Moment::BuyRest,
    Moment::Troll,
    Moment::Draw,
    Moment::DrawEmpty,
    Moment::EndOfTurn,
    Moment::EndOfRound,
];
/// The same once the tile is sown.
const REST_OF_A_TURN: &[Moment] = match WHOLE_TURN.split_first() {
    Some((_, rest)) => rest,
    None => &[],
};
/// Where the rows of the kinds begin.
const ROWS: i32 = 54;
/// Where the first of them stands.
const FIRST: i32 = 20;

/// Returns the kind that the buttons are at.
fn marked(ui: &Ui, game: &Light) -> Crop {
    let place = match (LightScreens::stage(ui, game), ui.items().get(ui.cursor())) {
        (Stage::List, Some(Item::Choice(choice, _))) => return crop_of(choice).unwrap_or(game.latest(game.active())),
        _ => ui.dial_place(),
    };
    Crop::ALL.get(place).copied().unwrap_or(Crop::Pumpkin)
}

/// Returns the kind that a row is about.
fn crop_of(choice: &Choice) -> Option<Crop> {
    match choice.label.topic.and_then(Screens::topic) {
        Some(Topic::Crop(crop)) => Some(crop),
        // What is not sown.
        _ => None,
    }
}

/// Says how somebody is about to win, or that the numbers are worth a recount.
fn about_to_win(ui: &Ui, game: &Light, seat: Seat) -> Option<Line> {
    let amounts = game.amounts(seat);
    let number = line(format_args!("{}{}", amounts.highest(), kind_icon(amounts.best())));
    let icon = line(format_args!("{}", kind_icon(amounts.best())));
    match (game.phase(), amounts.highest()) {
        (LightPhase::Count, _) => None,
        (LightPhase::Sow, highest) if highest >= TEN => Some(ui.fill(words::KEEP_TEN, &[&number])),
        (_, highest) if highest >= TEN => Some(ui.fill(words::RECOUNT_TEN, &[&number])),
        (_, highest) if highest + 1 == TEN => Some(sentence(&ui.fill(words::ONE_MORE, &[&icon]))),
        // Nobody is near ten.
        _ => None,
    }
}

/// Joins what fits into a note, the most urgent first.
fn joined(parts: impl IntoIterator<Item = Line>) -> Line {
    let mut text = Line::new();
    for part in parts {
        let longer = if text.is_empty() { part } else { line(format_args!("{text}, {part}")) };
        if Letters::Tiny.width(&longer) <= crate::ui::note::NOTE {
            text = longer;
        }
    }
    sentence(&text)
}

/// Says what the table has to know when a turn begins: who is about to win, who takes the marker, who draws. There is seldom
/// room for all of it, and nobody forgets to draw.
fn turn_note(ui: &Ui, before: &Light, after: &Light) -> Line {
    let who = before.active();
    let draws = match before.pile() {
        0 => ui.plain(words::NO_TILES_LEFT),
        _ => ui.fill(words::WHO_DRAWS, &[ui.name(who)]),
    };
    let amounts = before.amounts(who);
    let icon = line(format_args!("{}", kind_icon(amounts.best())));
    let parts = [
        (amounts.highest() + 1 == TEN)
            .then(|| ui.of_player_within(who, &ui.fill(words::ONE_MORE, &[&icon]), crate::ui::note::NOTE)),
        (after.round() > before.round()).then(|| ui.fill(words::MARKER_TO, &[ui.name(after.marker())])),
        Some(draws),
        (after.pile() > 0).then(|| ui.count(words::LEFT, after.pile())),
    ];
    joined(parts.into_iter().flatten())
}

/// Says what a step of a number means: another player's number that falls is a troll's work.
fn step_note(ui: &Ui, game: &Light, by: Option<Seat>, kind: Crop, change: i16) -> Remark {
    let Some(seat) = by.filter(|seat| *seat != game.active() && game.phase() != LightPhase::Count) else {
        return Remark::Nothing;
    };
    let number = line(format_args!("{}{}", game.amounts(seat)[kind], kind_icon(kind)));
    let told = ui.of_player(seat, &number);
    match change < 0 {
        true => Remark::So(line(format_args!("{} {told}", ui.say(words::TROLL_CALL)))),
        false => Remark::So(told),
    }
}

impl LightFace for LightScreens {
    type Moment = Moment;

    const ASKS: Text = words::LIGHT_ASKS;

    fn question(param: LightParam) -> Text {
        match param {
            LightParam::SowKind => words::WHICH_TILE,
            LightParam::PumpkinsN | LightParam::ApplesN | LightParam::BeansN => words::HOW_MANY,
        }
    }

    fn reminders(phase: LightPhase) -> &'static [Moment] {
        match phase {
            LightPhase::Sow => &[Moment::Sow, Moment::SowTile, Moment::Hand],
            LightPhase::Buy => REST_OF_A_TURN,
            LightPhase::Turn => WHOLE_TURN,
            LightPhase::Count => &[Moment::Harvest, Moment::HarvestCount, Moment::Stop],
        }
    }

    fn briefing(setup: &Setup) -> Briefing<Moment> {
        <Screens as Face>::briefing(setup)
    }

    fn guide(ui: &Ui, game: &Light) -> Line {
        match game.phase() {
            LightPhase::Sow => ui.plain(words::WHICH_TILE),
            LightPhase::Buy => ui.plain(words::PRICES),
            LightPhase::Turn => ui.plain(words::SOWN_AND_BOUGHT),
            LightPhase::Count => {
                let place = line(format_args!("{}", game.counted() + 1));
                ui.fill(words::COUNT_AGAIN, &[&place, &line(format_args!("{}", game.players()))])
            }
        }
    }

    fn stage(_: &Ui, game: &Light) -> Stage {
        match game.phase() {
            LightPhase::Sow => Stage::List,
            LightPhase::Buy | LightPhase::Turn | LightPhase::Count => Stage::Dial,
        }
    }

    fn awaits_an_answer(_: &Ui, game: &Light) -> bool {
        // In the count NEXT says that all numbers are right.
        matches!(game.phase(), LightPhase::Sow | LightPhase::Count)
    }

    fn first_dial(game: &Light, seat: Seat) -> usize {
        let kind = match game.phase() {
            // What is counted, or looked up on the scoreboard, is the highest.
            LightPhase::Count | LightPhase::Sow => game.amounts(seat).best(),
            _ if seat != game.active() => game.amounts(seat).best(),
            LightPhase::Buy | LightPhase::Turn => game.latest(seat),
        };
        kind.index()
    }

    fn aside(ui: &Ui, game: &Light) -> Line {
        // The last count is after all rounds.
        if !Self::in_round(game) || Self::is_last_round(game) {
            return ui.round_line();
        }
        let (round, last) = (game.round(), game.last_round());
        ui.fill(words::ROUND_OF, &[&line(format_args!("{round}")), &line(format_args!("{last}"))])
    }

    fn is_last_round(game: &Light) -> bool {
        game.round() >= game.last_round()
    }

    fn in_round(game: &Light) -> bool {
        game.phase() != LightPhase::Count
    }

    fn progress(_: &Ui, game: &Light) -> (u8, u8) {
        match game.phase() {
            LightPhase::Sow => (1, 2),
            LightPhase::Buy | LightPhase::Turn => (1, 1),
            LightPhase::Count => (game.counted() as u8 + 1, game.players() as u8),
        }
    }

    fn foot(ui: &Ui, game: &Light) -> Foot {
        let seat = game.active();
        let left = about_to_win(ui, game, seat).unwrap_or_default();
        let right = match game.phase() {
            LightPhase::Sow => ui.plain(words::OK_SOWS),
            LightPhase::Count => ui.plain(words::NEXT_COUNTED),
            LightPhase::Buy | LightPhase::Turn if game.ten(seat).is_some() => Line::new(),
            LightPhase::Buy | LightPhase::Turn => {
                let next = Self::then(game, seat).map_or("", |next| ui.name(next));
                ui.fill(chrome::NEXT_IS, &[next])
            }
        };
        let left = match left.is_empty() && game.phase() != LightPhase::Sow {
            true => ui.plain(words::OK_NEXT_KIND),
            false => left,
        };
        (left, right)
    }

    /// A troll goes where most is to be had.
    fn watched(game: &Light, focus: Option<Seat>) -> Option<Seat> {
        let most = |best: Option<Seat>, seat: Seat| match best {
            // Of several, the first to the left.
            Some(best) if game.amounts(best).highest() >= game.amounts(seat).highest() => Some(best),
            _ => Some(seat),
        };
        focus.into_iter().flat_map(|seat| seat.others(game.players())).fold(None, most).or(focus)
    }

    fn player_aside(_: &Ui, game: &Light, seat: Seat) -> Line {
        let amounts = game.amounts(seat);
        line(format_args!("{}{}", amounts.highest(), kind_icon(amounts.best())))
    }

    /// Says how somebody is about to win; NEXT leads back from that page, and wins nothing.
    fn known(ui: &Ui, game: &Light, seat: Seat) -> Line {
        let amounts = game.amounts(seat);
        if amounts.highest() >= TEN && game.phase() != LightPhase::Count {
            return ui
                .fill(words::TEN_KNOWN, &[&line(format_args!("{}{}", amounts.highest(), kind_icon(amounts.best())))]);
        }
        about_to_win(ui, game, seat).unwrap_or_default()
    }

    fn about(phase: LightPhase) -> Option<Text> {
        match phase {
            LightPhase::Sow | LightPhase::Turn => Some(words::SOW_A_TILE),
            LightPhase::Buy | LightPhase::Count => None,
        }
    }

    fn note(ui: &Ui, before: &Light, after: &Light, by: Option<Seat>, made: &LightMove) -> Remark {
        match *made {
            // A first tile has nothing of its kind to lie beside.
            LightMove::Sow { kind } if before.amounts(before.active())[kind] == 0 => Remark::Nothing,
            LightMove::Sow { .. } => Remark::So(ui.plain(words::SOWN)),
            LightMove::Next if after.over().is_some() || after.phase() == LightPhase::Buy => Remark::Nothing,
            LightMove::Next if before.phase() == LightPhase::Count => Remark::Nothing,
            LightMove::Next => Remark::So(turn_note(ui, before, after)),
            LightMove::NoTile => Remark::Nothing,
            LightMove::Pumpkins { n } => step_note(ui, after, by, Crop::Pumpkin, n.0),
            LightMove::Apples { n } => step_note(ui, after, by, Crop::Apple, n.0),
            LightMove::Beans { n } => step_note(ui, after, by, Crop::Bean, n.0),
        }
    }

    /// A turn without a tile is likelier a press too many: the number would be one short from then on.
    fn gives_up(ui: &Ui, game: &Light) -> Option<GiveUp> {
        let seat = game.turn().filter(|_| game.phase() == LightPhase::Sow)?;
        Some(GiveUp {
            title: ui.fill(words::SOW_NOTHING_ASK, &[ui.name(seat)]),
            keep: ui.plain(words::SOW_A_TILE),
            give: ui.plain(words::SOW_NOTHING),
            hint: ui.plain(words::SOW_NOTHING_HINT),
            moves: [(Some(seat), LightMove::Next.to_raw())].into_iter().collect(),
        })
    }

    fn menu_hint(made: &LightMove) -> Option<Text> {
        matches!(made, LightMove::NoTile).then_some(words::STOPS)
    }

    fn banner(ui: &Ui, before: &Light, after: &Light, _: &LightMove) -> Option<Banner> {
        let stops = before.phase() != LightPhase::Count && after.phase() == LightPhase::Count;
        stops.then(|| Banner { icon: Icon::Tile, words: ui.plain(words::NO_TILES), effect: ui.plain(words::ALL_COUNT) })
    }

    fn mark(before: &Light, made: &LightMove) -> u8 {
        if *made == LightMove::Next { before.phase() as u8 + 1 } else { 0 }
    }

    fn move_name(ui: &Ui, made: &LightMove, mark: u8) -> Option<Line> {
        match made {
            LightMove::Sow { kind } => Some(line(format_args!("{} {}", kind_icon(*kind), ui.label(*kind)))),
            LightMove::Next => Some(ui.plain(match LightPhase::ALL.get(usize::from(mark.checked_sub(1)?))? {
                LightPhase::Sow => words::NOT_SOWN,
                LightPhase::Buy | LightPhase::Turn => chrome::TURN_OVER,
                LightPhase::Count => chrome::COUNTED,
            })),
            // Their kind and their number say it all.
            LightMove::NoTile | LightMove::Pumpkins { .. } | LightMove::Apples { .. } | LightMove::Beans { .. } => None,
        }
    }

    fn choice_row(ui: &Ui, game: &Light, choice: &Choice, _: Option<RuleError>, row: &mut Row) {
        if let Some(crop) = crop_of(choice) {
            row.left = line(format_args!("{} {}", kind_icon(crop), ui.label(crop)));
            row.right = line(format_args!("{}", game.amounts(game.active())[crop]));
        }
    }

    fn then(game: &Light, seat: Seat) -> Option<Seat> {
        // Nobody follows the last one who counts.
        let last = game.phase() == LightPhase::Count && game.counted() + 1 >= game.players();
        (!last).then(|| game.next_turn(seat))
    }

    fn ended(ui: &Ui, game: &Light) -> Option<Line> {
        Some(match game.over()? {
            // Only the winner's numbers were looked at (GET-L19).
            Over::Ten if ui.screen() == Screen::Results && other_at_cursor(ui, game) => {
                ui.plain(words::AS_LAST_COUNTED)
            }
            Over::Ten => {
                let amounts = game.amounts(game.active());
                let ten = line(format_args!("{}{}", amounts.highest(), kind_icon(amounts.best())));
                ui.fill(words::TEN_ENDED, &[&ten])
            }
            Over::NoTile => ui.plain(words::NO_TILES_ENDED),
        })
    }

    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light) -> Drawn<D> {
        ui.draw_dial_head(canvas, Self::progress(ui, game), &Self::guide(ui, game))?;
        Self::draw_numbers(ui, canvas, game, game.active())?;
        ui.draw_foot(canvas)
    }

    fn draw_numbers<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light, seat: Seat) -> Drawn<D> {
        let sows = ui.dialled().is_none();
        let (marked, amounts) = (marked(ui, game), game.amounts(seat));
        canvas.boxed_number(u16::from(amounts[marked]), (0, ROWS - 2), !sows, None)?;
        for (kind, row) in Crop::ALL.iter().zip(0..) {
            draw_kind(ui, canvas, (*kind, amounts), FIRST + PITCH * row, (*kind == marked, sows))?;
        }
        Ok(())
    }
}

/// Returns whether the cursor is at the place of somebody who has not won.
fn other_at_cursor(ui: &Ui, game: &Light) -> bool {
    matches!(ui.items().get(ui.cursor()), Some(Item::Seat(seat)) if *seat != game.active())
}

/// Draws the row of a kind: inverse where it is what UP and DOWN move, and marked where they change its number.
fn draw_kind<D: Panel>(
    ui: &Ui,
    canvas: &mut Canvas<'_, D>,
    (kind, amounts): (Crop, Produce),
    y: i32,
    (marked, sows): (bool, bool),
) -> Drawn<D> {
    let inverse = marked && sows;
    if inverse {
        canvas.bar((ROWS, y), (WIDTH - ROWS, PITCH), 1, true)?;
    }
    if marked && !sows {
        canvas.text("◂", ROWS, y + 1, WIDTH, Letters::Text, true)?;
    }
    let number = line(format_args!("{}", amounts[kind]));
    let end = canvas.text_right(&number, ROWS, y + 1, WIDTH - 2, Letters::Bold, !inverse)?;
    let left = ROWS + 8;
    let words = line(format_args!("{} {}", kind_icon(kind), ui.label(kind)));
    let letters = fitting(&words, end - 3 - left, &[Letters::Text, Letters::Tiny]);
    canvas.text(&words, left, y + 1 + 8 - letters.capitals(), end, letters, !inverse)
}
