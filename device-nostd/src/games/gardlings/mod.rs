//! How Gardlings is shown on the screens.

mod columns;
mod facts;
mod light;
mod medal;
mod notes;
mod rows;
mod set_up;

#[cfg(test)]
mod tests;

use engine_nostd::ask::{Choice, Draft, Label};
use engine_nostd::field::Fields;
use engine_nostd::games::gardlings::{
    Colour, Counter, Creature, Field, Full, GardenStatus, Medal, Mission, Move, PadField, Param, Phase, Question,
    Stack, Subject, TileKind, Topic, Ware,
};
use engine_nostd::interview::Interview;
use engine_nostd::rules::Rules;
use engine_nostd::verb::Moves;
use engine_nostd::{Decision, Depth, ScoreLine, Seat, Setup, State};
use heapless::Vec;
pub(crate) use light::LightScreens;

use super::{Face, Facts, Of};
use crate::ui::{
    Banner, Canvas, Drawn, Foot, GiveUp, Icon, Letters, Line, PITCH, Panel, ROW, ROWS, Remark, Row, Spinner, Ui, WIDTH,
    line,
};
use crate::words::gardlings::{self as words, Moment};
use crate::words::{Briefing, Info, Named, Said, Text, chrome};
use notes::{coins, hands};
use rows::{kind_icon, kind_row, other_row, stack_row};

/// Gardlings on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screens;

impl Face for Screens {
    type Moment = Moment;

    const NAME: Text = words::NAME;
    const PLAYERS: Text = words::PLAYERS;
    const CORRECTION: Option<Info> = Some(words::CORRECTION);
    const COUNTING: Option<(Text, Info)> = Some(words::COUNTING);
    const PAD_REMINDERS: &'static [Moment] = &[
        Moment::Count,
        Moment::CountPro,
        Moment::CountMission,
        Moment::Gardeners,
        Moment::Mushrooms,
        Moment::VictoryCheck,
    ];
    const POINTS: Option<Icon> = Some(Icon::Gem);
    const FIRST_PLAYER: Option<Moment> = Some(Moment::FirstPlayer);
    const AID: Option<Text> = Some(words::ODDS);
    const LEVEL: Text = words::LEVEL;

    fn question(param: Param) -> Text {
        words::question(param)
    }

    fn pad_question(field: PadField) -> Option<Text> {
        words::pad_question(field)
    }

    fn icon(topic: Topic) -> Option<Icon> {
        match topic {
            Topic::Counter(Counter::Coins) => Some(Icon::Coin),
            Topic::Counter(Counter::Gnomes) => Some(Icon::Gnome),
            Topic::Counter(Counter::Pigs) => Some(Icon::Pig),
            Topic::Counter(Counter::Tiles) => Some(Icon::Tile),
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

    fn briefing(setup: &Setup) -> Briefing<Moment> {
        set_up::pages(setup)
    }

    fn flaw(ui: &Ui, setup: &Setup) -> Option<(Line, u8)> {
        set_up::flaw(ui, setup)
    }

    fn note(ui: &Ui, before: &Full, after: &Full, by: Option<Seat>, made: &Move) -> Remark {
        notes::note(ui, before, after, by, made)
    }

    fn banner(ui: &Ui, before: &Full, after: &Full, _made: &Move) -> Option<Banner> {
        notes::banner(ui, before, after)
    }

    /// Returns the gems and the coins of whoever pays, apart.
    fn aside(ui: &Ui, game: &Full) -> Line {
        match (game.phase(), game.turn()) {
            (Phase::Hire | Phase::Mutate, Some(seat)) => purse(game, seat),
            _ => ui.round_line(),
        }
    }

    /// Returns how the player in focus stands: in the garden the coins, the last gems and the chance of an alarm; while
    /// tiles are bought who has had a turn, and who comes next.
    fn foot(ui: &Ui, game: &Full, seat: Option<Seat>) -> Foot {
        match (game.phase(), seat) {
            (Phase::Garden, Some(seat)) => garden_foot(ui, game, seat),
            (Phase::Hire | Phase::Mutate, Some(seat)) => hire_foot(ui, game, seat),
            (Phase::RoundEnd, _) => round_foot(ui, game),
            _ => (ui.count(words::GOAL, game.goal().gems()), Line::new()),
        }
    }

    fn gives_up(ui: &Ui, game: &Full) -> Option<GiveUp> {
        match (game.phase(), game.turn()) {
            (Phase::Garden, _) => close_gardens(ui, game),
            (Phase::Hire, Some(seat)) => Some(GiveUp {
                title: ui.fill(words::TAKE_NOTHING, &[ui.name(seat)]),
                keep: ui.plain(words::CHOOSE),
                give: ui.label_line(&Label::of(Move::Pass.kind())),
                hint: ui.plain(words::NOTHING_HINT),
                moves: [(Some(seat), Move::Pass.to_raw())].into_iter().collect(),
            }),
            // NEXT goes on by itself, or a number or a pig has to be named.
            _ => None,
        }
    }

    /// Titles that name what is asked about: the mission, the colour, the tile.
    fn question_line(ui: &Ui, draft: &Draft) -> Option<Line> {
        let ask = |what: &str, param: Param| ui.fill(words::question(param), &[what]);
        let game = Self::game(ui)?;
        Some(match Self::asked(draft)? {
            Question::DrawN { kind } => ask(&kind_name(ui, game, kind), Param::DrawN),
            Question::CountMission { .. } => {
                let seat = draft.by?;
                let mission = ui.say(game.glance(seat).mission?.title());
                let short = ask(&mission, Param::CountMission);
                let long = ui.of_player(seat, &short);
                // The name stands at the right where there is no room for it here.
                if Letters::Tiny.width(&long) <= WIDTH { long } else { short }
            }
            Question::BuyStack { colour } => ask(&colour_name(ui, colour), Param::BuyStack),
            Question::BuyCreature { colour, .. } => ask(&colour_name(ui, colour), Param::BuyCreature),
            Question::MutateUnder { colour } => ask(&notes::named(ui, colour), Param::MutateUnder),
            Question::MutateFrom { colour, .. } => ask(&colour_name(ui, colour.next()?), Param::MutateFrom),
            Question::MutateCreature { colour, .. } => ask(&colour_name(ui, colour.next()?), Param::MutateCreature),
            // The name of the player is all they need.
            _ => return None,
        })
    }

    fn ask_aside(ui: &Ui) -> Line {
        let asked = ui.drafts().last().and_then(Self::asked);
        match (asked, Self::game(ui), ui.focus()) {
            (Some(Question::CountGems | Question::CountPonds { .. }), Some(_), _) => ui.round_line(),
            (_, _, Some(seat)) => line(format_args!("{}", ui.name(seat))),
            _ => Line::new(),
        }
    }

    /// Says what a mission brings.
    fn ask_foot(ui: &Ui) -> Foot {
        let asked = ui.drafts().last().and_then(Self::asked);
        let mission = Self::game(ui).zip(ui.focus()).and_then(|(game, seat)| Some((game, game.glance(seat).mission?)));
        match (asked, mission) {
            (Some(Question::CountMission { .. }), Some((game, mission))) => {
                (gems_of(ui, game, mission), ui.plain(chrome::BACK))
            }
            _ => ui.number_foot(),
        }
    }

    /// Says what the gnomes leave of the gems and how many win, and what ponds bring.
    fn beside(ui: &Ui, spinner: Spinner) -> Vec<Line, 3> {
        let asked = ui.drafts().last().and_then(Self::asked);
        let mut lines = Vec::new();
        let (Some(asked), Some(game), Some(seat)) = (asked, Self::game(ui), ui.focus()) else { return lines };
        if let Question::CountPonds { .. } = asked {
            // Three lines hold this.
            let _ = lines.push(hands(ui, 0, game.coins_left().min(spinner.value as u8)));
        }
        let Question::CountGems = asked else { return lines };
        let gems = spinner.value as u8;
        // Three lines hold this.
        if let Some(stolen) = game.theft_of(seat, gems) {
            let _ = lines.push(ui.plain(words::AFTER_ALARM));
            // The gems of a mission come before the theft.
            let bonus = game.glance(seat).mission.is_some_and(|mission| mission != Mission::Redraw);
            let _ = lines.push(match (bonus, game.is_pro()) {
                (true, true) => ui.plain(words::HALF),
                (true, false) => line(format_args!("− {stolen}")),
                (false, _) => line(format_args!("{gems} − {stolen} = {}", gems - stolen)),
            });
        }
        let _ = lines.push(ui.count(words::GOAL, game.goal().gems()));
        if let Some(last) = game.latest_count(seat).filter(|_| lines.len() < 2) {
            let _ = lines.push(ui.fill(words::LAST, &[&line(format_args!("{}", last.net()))]));
        }
        lines
    }

    fn pad_beside(ui: &Ui, _spinner: Spinner) -> Vec<Line, 3> {
        let state = ui.table.as_ref().map(engine_nostd::Table::state);
        let goal = state.and_then(Self::pad).map(|pad| ui.count(words::GOAL, pad.goal().gems()));
        let asked = state.and_then(engine_nostd::State::next_field).and_then(|(seat, id)| PadField::from_id(seat, id));
        goal.into_iter().filter(|_| matches!(asked, Some(PadField::Gems(_)))).collect()
    }

    fn facts(ui: &Ui, game: &Full, seat: Seat, facts: &mut Facts) {
        facts::list(ui, game, seat, facts);
    }

    fn ended(ui: &Ui, game: &Full) -> Option<Line> {
        medal::why_ended(ui, game, game.goal())
    }

    fn about(phase: Phase) -> Option<Text> {
        match phase {
            Phase::Count => Some(words::ABOUT_COUNT),
            Phase::Hire => Some(words::ABOUT_HIRE),
            // Nobody's turn begins there.
            _ => None,
        }
    }

    fn shows_decider(decided_by: Option<Decision>) -> bool {
        decided_by.is_some_and(|decision| decision.place > 0)
    }

    /// Writes the gems as they were counted, with what gnomes took; a light game has rows of its own for that.
    fn why_row(ui: &Ui, seat: Seat, _: &ScoreLine, row: &mut Row) {
        let state = ui.table.as_ref().map(engine_nostd::Table::state);
        let counted = match state {
            Some(State::Gardlings(Depth::Full(game))) => game.latest_count(seat),
            Some(State::Gardlings(Depth::Light(game))) => {
                if game.latest_count(seat).is_none_or(|count| count.stolen == 0) {
                    row.left = ui.plain(light::gems_word(game, seat));
                }
                None
            }
            Some(State::Gardlings(Depth::Pad(pad))) => Some(pad.counted(seat)),
            // Another game.
            _ => None,
        };
        if let Some(counted) = counted {
            row.left = line(format_args!("{}{}", notes::parts(counted), Icon::Gem));
        }
    }

    fn index_words(ui: &Ui, field: Field) -> Option<Line> {
        match field {
            Field::Stack(ware, stack) => Some(stack_of(ui, &colour_name(ui, ware), stack)),
            Field::Coin(rewarded, stack) => Some(stack_of(ui, &ui.label(engine_nostd::Topic::from(rewarded)), stack)),
            // A word says it.
            _ => None,
        }
    }

    /// Names a move by the tile that it is about, or by its kind.
    fn move_name(ui: &Ui, made: &Move) -> Line {
        let game = Self::game(ui);
        match *made {
            Move::Draw { kind, n } => game.map_or_else(Line::new, |game| notes::drawn(ui, game, kind, n.0)),
            Move::Redraw { kind } => game.map_or_else(Line::new, |game| kind_name(ui, game, kind)),
            Move::Buy { colour, .. } => line(format_args!("{} {}", colour_name(ui, colour), colour.price())),
            Move::Mutate { colour, .. } => mutation(ui, colour),
            Move::Count { gems, .. } => line(format_args!("{}{}", gems.0, Icon::Gem)),
            Move::CannotPlace
            | Move::Stop
            | Move::Resume
            | Move::CloseGarden
            | Move::TakePig
            | Move::Pass
            | Move::NextRound => ui.label_line(&Label::of(made.kind())),
        }
    }

    /// Shows tiles with what they make, colours with their price as hands pay it, and stacks with where they lie.
    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        let Some(game) = Self::game(ui) else { return };
        match (Subject::of(&choice.draft), choice.draft.by) {
            (Some(Subject::Tile(kind)), Some(seat)) => kind_row(ui, game, seat, kind, choice.draft.wider, row),
            (Some(Subject::Ware(ware)), Some(seat)) => {
                row.left = line(format_args!("{} {}", row.left, ware.price()));
                row.right = hands(ui, game.coins_to_pay(seat, ware), game.coins_to_take(ware).unwrap_or(0));
            }
            (Some(Subject::Stack(ware, stack)), Some(_)) => stack_row(ui, game, ware, stack, choice, row),
            (Some(Subject::Pig(colour)), Some(_)) => {
                row.left = mutation(ui, colour);
                row.right = Line::new();
            }
            _ => other_row(ui, game, choice, row),
        }
    }

    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let Some(game) = Self::game(ui) else { return ui.draw_list(canvas) };
        let aside = Self::aside(ui, game);
        match (game.phase(), game.turn()) {
            (Phase::Garden, _) => {
                columns::draw_gardens(ui, game, canvas)?;
                ui.draw_rows(canvas, columns::BOTTOM, ROWS - 1)?;
            }
            (Phase::Hire, Some(seat)) => {
                let long = ui.fill(words::HIRES, &[ui.name(seat)]);
                // What can be paid matters more than the word for it.
                let fits = canvas.header_fits(&long, &ui.time_of_turn(|_| true), &aside);
                ui.draw_header(canvas, if fits { &long } else { ui.name(seat) }, &aside)?;
                ui.draw_rows(canvas, ROW, ROWS)?;
            }
            (Phase::Mutate, Some(seat)) => {
                ui.draw_header(canvas, &ui.fill(words::MUTATES, &[ui.name(seat)]), &aside)?;
                ui.draw_rows(canvas, ROW, ROWS)?;
            }
            (Phase::RoundEnd, _) => {
                canvas.header(&ui.count(words::ROUND_OVER, game.round()), "")?;
                draw_duties(ui, game, canvas)?;
                ui.draw_rows(canvas, ROW + 3 * PITCH, 1)?;
            }
            _ => return ui.draw_list(canvas),
        }
        ui.draw_foot(canvas)
    }

    fn draw_scores<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let state = ui.table.as_ref().map(engine_nostd::Table::state);
        match state {
            Some(State::Gardlings(Depth::Full(game))) => columns::draw_gems(ui, &game.into(), canvas),
            Some(State::Gardlings(Depth::Light(game))) => columns::draw_gems(ui, &game.into(), canvas),
            // A score pad, or another game.
            _ => ui.draw_bars(canvas),
        }
    }

    fn draw_results<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        match ui.table.as_ref().and_then(|table| solo_result(table.state())) {
            Some((tiles, medal)) => medal::draw(ui, canvas, tiles, medal),
            None => ui.draw_list(canvas),
        }
    }
}

/// Returns the tiles and the medal of a solo game that is over.
pub(crate) fn solo_result(state: &State) -> Option<(u16, Medal)> {
    match state {
        State::Gardlings(Depth::Full(game)) => game.solo_result(),
        State::Gardlings(Depth::Light(game)) => game.solo_result(),
        State::Gardlings(Depth::Pad(pad)) => pad.solo_result(),
        // Another game.
        _ => None,
    }
}

/// Returns the name of a colour of the market.
fn colour_name(ui: &Ui, ware: Ware) -> Said {
    ui.label(engine_nostd::Topic::from(ware))
}

/// Returns the name of a kind of tile: where no pig mutates, all pigs are pigs.
fn kind_name(ui: &Ui, game: &Full, kind: TileKind) -> Line {
    let pig = !game.is_pro() && kind_icon(kind) == Icon::Pig;
    if pig { notes::named(ui, Creature::Pig) } else { notes::named(ui, kind) }
}

/// Writes what a pig becomes: "Beige → Green".
fn mutation(ui: &Ui, colour: Colour) -> Line {
    let next = colour.next().map_or_else(Said::new, |next| colour_name(ui, next));
    line(format_args!("{} → {next}", notes::named(ui, colour)))
}

/// Says where the stack of a colour lies.
fn stack_of(ui: &Ui, colour: &str, stack: Stack) -> Line {
    let text = match stack {
        Stack::Above => words::COLOUR_ABOVE,
        Stack::Below => words::COLOUR_BELOW,
    };
    ui.fill(text, &[colour])
}

/// Writes the gems and the coins of a player, apart.
fn purse(game: &Full, seat: Seat) -> Line {
    let gems = game.counted(seat).map_or(0, |counted| counted.net());
    line(format_args!("{gems}{} {}", Icon::Gem, coins(game.glance(seat).coins)))
}

/// Says what a mission brings.
fn gems_of(ui: &Ui, game: &Full, mission: Mission) -> Line {
    ui.fill(words::MISSION_BRINGS, &[&line(format_args!("+{}{}", game.mission_gems(mission), Icon::Gem))])
}

fn garden_foot(ui: &Ui, game: &Full, seat: Seat) -> Foot {
    let glance = game.glance(seat);
    let mut left = coins(glance.coins);
    if let Some(last) = game.latest_count(seat) {
        let gems = line(format_args!("{}{}", last.net(), Icon::Gem));
        let longer = line(format_args!("{left}  {}", ui.fill(words::LAST, &[&gems])));
        let right = if ui.aids() { facts::risk(ui, &glance) } else { Line::new() };
        // The chance of an alarm matters more now than the round before.
        if Letters::Tiny.width(&longer) + 4 + Letters::Tiny.width(&right) <= WIDTH {
            left = longer;
        }
    }
    let next = game.next_focus(Some(seat)).map_or_else(Line::new, |next| ui.fill(chrome::THEN, &[ui.name(next)]));
    (left, if ui.aids() { facts::risk(ui, &glance) } else { next })
}

/// Names those who have hired, and who comes next.
fn hire_foot(ui: &Ui, game: &Full, seat: Seat) -> Foot {
    let next = seat.clockwise(game.players()).skip(1).find(|next| !game.has_acted(*next));
    let right = next.map_or_else(Line::new, |next| ui.fill(chrome::THEN, &[ui.name(next)]));
    let hired = game.seats().filter(|seat| game.has_acted(*seat)).collect();
    let room = WIDTH - Letters::Tiny.width(&ui.fill(words::HAVE_HIRED, &[""])) - Letters::Tiny.width(&right) - 6;
    let names = ui.seats_line(hired, room);
    let left = if names.is_empty() { ui.round_line() } else { ui.fill(words::HAVE_HIRED, &[&names]) };
    (left, right)
}

/// Names the best garden of the round, and what wins.
fn round_foot(ui: &Ui, game: &Full) -> Foot {
    use engine_nostd::standings::Scored;
    let best = game.standings().places.first().map(|place| {
        let gems = line(format_args!("{}{}", place.points, Icon::Gem));
        line(format_args!("{} {gems}", ui.name(place.seat)))
    });
    (best.unwrap_or_default(), ui.count(words::GOAL, game.goal().gems()))
}

/// Asks whether all who draw have stopped.
fn close_gardens(ui: &Ui, game: &Full) -> Option<GiveUp> {
    let draws = |seat: &Seat| game.glance(*seat).status == GardenStatus::Active;
    let mut drawing = game.seats().filter(draws);
    let first = drawing.next()?;
    let (title, give) = match drawing.next() {
        None => (ui.fill(words::ONE_DRAWS, &[ui.name(first)]), ui.fill(words::ONE_STOPS, &[ui.name(first)])),
        Some(_) => {
            let room = WIDTH - Letters::Tiny.width(&ui.fill(words::SOME_DRAW, &[""])) - 2;
            let names = ui.seats_line(game.seats().filter(draws).collect(), room);
            (ui.fill(words::SOME_DRAW, &[&names]), ui.plain(words::ALL_STOP))
        }
    };
    let stops = game.seats().filter(draws).map(|seat| (Some(seat), Move::Stop.to_raw()));
    Some(GiveUp {
        title,
        keep: ui.plain(words::DRAW_ON),
        give,
        hint: ui.plain(words::STOP_HINT),
        moves: stops.chain([(None, Move::CloseGarden.to_raw())]).collect(),
    })
}

/// Draws what the table does by hand after a round.
fn draw_duties<D: Panel>(ui: &Ui, game: &Full, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let players = game.players();
    let mut text = Said::new();
    let mut say = |part: &str| {
        // The longest text has room for three short ones.
        let _ = text.push_str(if text.is_empty() { "" } else { "\n" });
        let _ = text.push_str(part);
    };
    say(&ui.say(if players == 1 { words::OWN_BAG } else { words::BAGS }));
    if players > 1 {
        let next = game.start_player().next(players);
        say(&ui.fill(words::MARKER, &[ui.name(next)]));
    }
    if game.has_missions() {
        say(&ui.say(match players {
            1 => words::MISSIONS_SWAP,
            2 | 3 => words::MISSIONS_BETWEEN,
            _ => words::MISSIONS_LEFT,
        }));
    }
    // Each duty has a line of its own; what needs more stands closer in small letters.
    let count = canvas.wrapped(&text, (0, ROW + 1), (WIDTH, 0), Letters::Text, 0)?;
    let (letters, pitch, most) = if count <= 3 { (Letters::Text, PITCH, 3) } else { (Letters::Tiny, 8, 4) };
    for line in 0..most {
        let y = ROW + 1 + pitch * line as i32;
        let count = canvas.wrapped(&text, (0, y), (WIDTH, 1), letters, line)?;
        canvas.fits &= count <= most;
    }
    Ok(())
}
