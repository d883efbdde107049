//! How Gnome Village is shown on the screens.

mod light;
mod notes;
mod rows;

#[cfg(test)]
mod tests;

use engine_nostd::ask::{Choice, Draft, Label};
use engine_nostd::field::Nth;
use engine_nostd::games::gnome_village::{
    Building, Business, COIN_POINTS, CoinsIn, Counter, Field, Full, GameOption, GnomeNumber, HAT_POINTS,
    LIT_HOUSE_POINTS, LightOption, MAX_HOUSES, Move, MoveKind, OPEN_BUSINESSES, PadField, Param, Phase, PoolReading,
    Question, RESTAURANT_POINTS, THEATER_PAY, Topic, WORKSHOP_POINTS, Workshop,
};
use engine_nostd::rules::Rules;
use engine_nostd::setup::Mode;
use engine_nostd::standings::Scored;
use engine_nostd::start::Start;
use engine_nostd::verb::{Moves, Questions};
use engine_nostd::{NAME_CHARS, Seat, Setup};
use heapless::Vec;
pub(crate) use light::LightScreens;

use super::{Face, Facts};
use crate::ui::{
    Banner, Canvas, Drawn, Foot, GiveUp, Icon, Letters, Line, Panel, Remark, Row, Screen, Spinner, Ui, WIDTH, cut, line,
};
use crate::words::gnome_village::{self as words, Moment, lines, remarks};
use crate::words::{Briefing, Info, Lang, Named, Page, Text};

/// The room beside a number that is asked.
const BESIDE: i32 = 63;

/// Gnome Village on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screens;

impl Face for Screens {
    type Moment = Moment;

    const NAME: Text = words::NAME;
    const PLAYERS: Text = words::PLAYERS;
    const CORRECTION: Option<Info> = Some(words::CORRECTION);
    const PAD_REMINDERS: &'static [Moment] = &[Moment::Scoring, Moment::LastRound];
    const POINTS: Option<Icon> = Some(Icon::Star);
    const FIRST_PLAYER: Option<Moment> = Some(Moment::FirstPlayer);
    const WON: Option<Text> = Some(remarks::WON);

    /// Proposes the reading of the Swimming Pool that the rulebook of the language has. It is not seen before the Deluxe
    /// edition is chosen.
    fn propose(setup: &mut Setup, lang: Lang) {
        if setup.mode == Mode::Track && !setup.says_yes(GameOption::Deluxe) {
            let reading = if lang == Lang::Nl { PoolReading::Dutch } else { PoolReading::English };
            setup.set_option(GameOption::Pool, reading as u8);
        }
    }

    fn question(param: Param) -> Text {
        words::question(param)
    }

    fn pad_question(field: PadField) -> Option<Text> {
        words::pad_question(field)
    }

    fn icon(topic: Topic) -> Option<Icon> {
        match topic {
            Topic::Counter(counter) => Some(match counter {
                Counter::Coins => Icon::Coin,
                Counter::Gnomes => Icon::Gnome,
                Counter::Houses => Icon::House,
                Counter::Roads => Icon::Road,
                Counter::Tokens => Icon::Token,
            }),
            // The rest is shown in words.
            _ => None,
        }
    }

    fn reminders(phase: Phase) -> &'static [Moment] {
        match phase {
            Phase::Reveal => &[Moment::Reveal, Moment::StartOfTurn, Moment::NewDeck],
            Phase::Earn => &[Moment::Earn],
            Phase::WorkBuy => &[
                Moment::WorkBuy,
                Moment::PlaceATile,
                Moment::TileIsFixed,
                Moment::Refill,
                Moment::NewGnome,
                Moment::Gap,
            ],
            Phase::Move => &[
                Moment::Move,
                Moment::WakeUp,
                Moment::Paths,
                Moment::Twice,
                Moment::Architect,
                Moment::Site,
                Moment::EndOfTurn,
            ],
            Phase::Over => &[Moment::Scoring, Moment::LastRound],
        }
    }

    /// Lists what each player takes, and what lies in the middle for this number of players and these variants.
    fn briefing(setup: &Setup) -> Briefing<Moment> {
        let mut pages = Briefing::new();
        // What cannot start says why when it is started; for a score pad the table has been played.
        let game = if setup.mode == Mode::Track { Full::start(setup).ok() } else { None };
        let Some(game) = game else { return pages };
        let stacks = game.stacks();
        let houses = MAX_HOUSES * game.players() as u8;
        let businesses = stacks.businesses + OPEN_BUSINESSES;
        pages.extend([
            Page::plain(Moment::SetupTake),
            Page::plain(Moment::SetupVillage),
            Page::with(Moment::SetupStacks, &[houses, stacks.houses, stacks.workshops]),
            Page::with(Moment::SetupShuffle, &[stacks.roads, businesses]),
            Page::with(Moment::SetupSupply, &[stacks.coins, game.gnomes_of_all() - 1]),
        ]);
        if setup.says_yes(GameOption::Kids) {
            pages.extend([Page::plain(Moment::SetupKids)]);
        }
        pages
    }

    fn about(phase: Phase) -> Option<Text> {
        (phase == Phase::Reveal).then_some(remarks::REVEAL_A_CARD)
    }

    fn note(ui: &Ui, before: &Full, after: &Full, by: Option<Seat>, made: &Move) -> Remark {
        notes::note(ui, before, after, by, made)
    }

    fn dues(ui: &Ui, game: &Full) -> Remark {
        light::dues(ui, game)
    }

    /// Returns the action that the end of the turn would close, if it does anything (GV-77, GV-78).
    fn gives_up(ui: &Ui, game: &Full) -> Option<GiveUp> {
        let (seat, action) = (game.turn()?, game.open_action()?);
        let does = match action {
            MoveKind::ActPolice => game.seats().any(|other| other != seat && game.coins(other) > 0),
            MoveKind::ActAdvisor => game.coins(seat) == 0,
            // What else can be carried out does something.
            _ => true,
        };
        does.then(|| GiveUp {
            title: ui.fill(remarks::ONE_LEFT, &[ui.name(seat)]),
            keep: ui.fill(remarks::BACK_TO, &[&ui.label(action)]),
            give: ui.plain(remarks::END_WITHOUT),
            hint: ui.plain(remarks::ONLY_NOW),
            moves: [(Some(seat), Move::Next.to_raw())].into_iter().collect(),
        })
    }

    /// Announces the last round.
    fn banner(ui: &Ui, before: &Full, after: &Full, _made: &Move) -> Option<Banner> {
        let begins = before.end_trigger().is_none() && after.end_trigger().is_some();
        let effect = has_all(ui, after.end_trigger().filter(|_| begins)?, after.gnomes_of_all());
        Some(Banner { icon: Icon::Gnome, words: ui.plain(remarks::LAST_ROUND), effect })
    }

    fn is_last_round(game: &Full) -> bool {
        game.end_trigger().is_some()
    }

    /// Says who counts the coins, and which gnome ends the game.
    fn option_hint(option: Topic, value: u8) -> Option<Text> {
        match option {
            Topic::LightOption(LightOption::Coins) if value == CoinsIn::Box as u8 => Some(remarks::BOX_COUNTS),
            Topic::LightOption(LightOption::Coins) => Some(remarks::TABLE_COUNTS),
            Topic::LightOption(LightOption::Kids) | Topic::GameOption(GameOption::Kids) => {
                Some(if value == 0 { remarks::LAST_GNOME } else { remarks::LAST_KIDS_GNOME })
            }
            // Their values say it.
            _ => None,
        }
    }

    /// Returns the left neighbour; nobody after the last turn.
    fn then(game: &Full, seat: Seat) -> Option<Seat> {
        seat.others(game.players()).next().filter(|_| !game.is_last_turn())
    }

    /// Returns the phase, and which of the four it is.
    fn aside(ui: &Ui, game: &Full) -> Line {
        let phases = &Phase::ALL[..Phase::Over as usize];
        line(format_args!("{} {}/{}", ui.label(game.phase()), game.phase() as u8 + 1, phases.len()))
    }

    /// Returns the points, the gnomes of all, and the round or what NEXT does, or what must not be forgotten; at the
    /// right the coins.
    fn foot(ui: &Ui, game: &Full, seat: Option<Seat>) -> Foot {
        let Some(seat) = seat else { return (ui.round_line(), Line::new()) };
        let coins = line(format_args!("{}{}", game.coins(seat), Icon::Coin));
        let what = match game.phase() {
            Phase::WorkBuy if game.has_gap(seat) => ui.plain(remarks::FILL_GAP),
            _ if Self::is_last_round(game) => ui.round_line(),
            Phase::WorkBuy => ui.plain(remarks::NEXT_MOVE),
            Phase::Move => {
                let next = seat.clockwise(game.players()).nth(1).unwrap_or(seat);
                ui.fill(remarks::NEXT_PLAYER, &[ui.name(next)])
            }
            Phase::Reveal | Phase::Earn | Phase::Over => ui.round_line(),
        };
        let (points, gnomes, all) = (game.points(seat), game.gnomes(seat), game.gnomes_of_all());
        let long = line(format_args!("{points}{} {gnomes}/{all}{} {what}", Icon::Star, Icon::Gnome));
        // Where the words are long, the number of gnomes gives way: it lies on the table.
        let fits = Letters::Tiny.width(&long) + 3 + Letters::Tiny.width(&coins) <= WIDTH;
        (if fits { long } else { line(format_args!("{points}{} {what}", Icon::Star)) }, coins)
    }

    /// Says which gnome is asked for its way, or whose move it is.
    fn ask_aside(ui: &Ui) -> Line {
        let question = ui.drafts().last().and_then(Self::asked);
        match (question, Self::game(ui), ui.focus()) {
            (Some(Question::WalkTo { g }), Some(game), Some(seat)) => rows::gnome_name(ui, game, seat, g),
            // The title says who answers.
            (Some(Question::CardActivateEach { .. } | Question::CardAngryEach { .. }), ..) => Line::new(),
            (_, _, Some(seat)) => line(format_args!("{}", ui.name(seat))),
            _ => Line::new(),
        }
    }

    fn ask_foot(ui: &Ui) -> Foot {
        let param = ui.drafts().last().and_then(Self::asked).map(|question| question.param());
        let hint = match param {
            Some(Param::BuyBusinessKind) => remarks::REFILL,
            Some(Param::ActThiefSeat) => remarks::AT_MOST,
            Some(Param::CardRemoveGap) => remarks::IF_NEEDED,
            // Other questions say it all.
            _ => return ui.number_foot(),
        };
        (ui.plain(hint), Line::new())
    }

    fn question_line(ui: &Ui, draft: &Draft) -> Option<Line> {
        let question = Self::asked(draft)?;
        let text = words::question(question.param());
        match question {
            Question::CardRemoveTile { seat } | Question::CardRemoveGap { seat, .. } => {
                Some(ui.fill(text, &[ui.name(seat.0?)]))
            }
            Question::ActChapelG { seat } | Question::ActPrisonG { seat } | Question::ActAirportTile { seat } => {
                Some(ui.fill(text, &[ui.name(seat)]))
            }
            Question::BuyBusinessEarn { kind } | Question::ActSiteEarn { kind } => {
                Some(ui.fill(text, &[&ui.label(kind)]))
            }
            // The others name the player who answers, or nobody.
            _ => None,
        }
    }

    /// Returns whose coins change, and to what.
    fn beside(ui: &Ui, spinner: Spinner) -> Vec<Line, 3> {
        let mut lines = Vec::new();
        let (Some(game), Some(seat)) = (Self::game(ui), ui.focus()) else { return lines };
        let value = spinner.value as u8;
        // As much of a long name as there is room for.
        let becomes = |seat: Seat, after: u8| {
            let said = |letters| line(format_args!("{} {} → {after}", cut(ui.name(seat), letters), game.coins(seat)));
            let fits = |letters: &usize| Letters::Tiny.width(&said(*letters)) <= BESIDE;
            said((1..=NAME_CHARS).rev().find(fits).unwrap_or(1))
        };
        let gains = |coins: u8| becomes(seat, game.coins(seat) + coins.min(game.stacks().coins));
        match ui.drafts().last().and_then(Self::asked) {
            Some(Question::CardCoinsN | Question::EarnN) => lines.extend([gains(value)]),
            Some(Question::ActThiefN { seat: from }) => {
                lines.extend([becomes(from, game.coins(from) - value), becomes(seat, game.coins(seat) + value)]);
            }
            Some(Question::ActTheaterN) => {
                lines.extend([gains(THEATER_PAY * (1 + value)), ui.plain(remarks::DIAGONALLY)]);
            }
            Some(Question::BuyBusinessEarn { .. } | Question::ActSiteEarn { .. }) => {
                lines.extend([ui.plain(remarks::PRINTED_WHERE), ui.plain(remarks::PRINTED_ON)]);
            }
            // No other question asks for a number.
            _ => {}
        }
        lines
    }

    /// Returns the points that a number brings, or what tiles are.
    fn pad_beside(ui: &Ui, spinner: Spinner) -> Vec<Line, 3> {
        let asked = ui.table.as_ref().and_then(|table| table.state().next_field());
        let field = asked.and_then(|(seat, id)| engine_nostd::field::Fields::from_id(seat, id));
        let each = match field {
            Some(PadField::Workshops(_)) => WORKSHOP_POINTS,
            Some(PadField::LitHouses(_)) => LIT_HOUSE_POINTS,
            Some(PadField::Restaurants(_)) => RESTAURANT_POINTS,
            Some(PadField::Coins(_)) => COIN_POINTS,
            Some(PadField::Tiles(_)) => {
                return [lines::ALL_TILES, lines::WITH_ROADS, lines::WITH_HOUSES]
                    .map(|text| ui.plain(text))
                    .into_iter()
                    .collect();
            }
            // Hats count for one player only.
            _ => return Vec::new(),
        };
        let points = spinner.value * u16::from(each);
        [line(format_args!("× {each} = {points}{}", Icon::Star))].into_iter().collect()
    }

    /// Lists the counts of a player, then the workshops by kind: how many are active, and the tokens.
    fn facts(ui: &Ui, game: &Full, seat: Seat, facts: &mut Facts) {
        let number = |number: u8| line(format_args!("{number}"));
        let business = |kind: Business| game.tiles_of(seat, Building::Business(kind));
        let (restaurants, hats) = (business(Business::Restaurant), business(Business::Hat));
        let last = if game.happy_gnome() == Some(seat) {
            (ui.plain(remarks::HAPPY), line(format_args!("{}", Icon::Gnome)))
        } else if game.is_protected(seat) {
            (ui.plain(remarks::IS_PROTECTED), Line::new())
        } else {
            (ui.plain(remarks::TILES), line(format_args!("{}", game.tiles(seat))))
        };
        facts.extend([
            (ui.plain(Counter::Coins.label()), number(game.coins(seat))),
            (ui.plain(Counter::Gnomes.label()), line(format_args!("{}/{}", game.gnomes(seat), game.gnomes_of_all()))),
            (ui.plain(Counter::Houses.label()), number(game.houses(seat))),
            (ui.plain(Counter::Roads.label()), number(game.roads(seat))),
            (ui.plain(Business::Restaurant.label()), number(restaurants)),
            (ui.plain(remarks::HATS), number(hats)),
            (ui.plain(remarks::OTHERS), number(game.businesses(seat) - restaurants - hats)),
            last,
        ]);
        facts.extend(Workshop::ALL.iter().map(|kind| (ui.plain(kind.label()), Line::new())));
        facts.extend(Workshop::ALL.iter().map(|kind| {
            let (all, active) = game.workshops(seat, *kind);
            let words = [active, all].map(|number| line(format_args!("{number}")));
            let tokens = match game.tokens_of(seat, *kind) {
                0 => Line::new(),
                tokens => line(format_args!("{tokens}{}", Icon::Token)),
            };
            (ui.fill(remarks::OF_ACTIVE, &[&words[0], &words[1]]), tokens)
        }));
    }

    fn ended(ui: &Ui, game: &Full) -> Option<Line> {
        Some(why_ended(ui, game.end_trigger()?, game.gnomes_of_all()))
    }

    /// Names a move by the tile that it is about, or by its kind.
    fn move_name(ui: &Ui, made: &Move) -> Line {
        match made {
            Move::BuyBusiness { kind, .. } => ui.label_line(&Label::of(*kind)),
            Move::BuyWorkshop { kind } => ui.label_line(&Label::of(*kind)),
            // A tile that a gnome went to, not one that was bought or that acted.
            Move::Walk { to, .. } => line(format_args!("→ {}", ui.label_line(&Label::of(to.kind)))),
            // Other moves are not about a tile, or bear the name of the one that acts.
            _ => ui.label_line(&Label::of(made.kind())),
        }
    }

    fn move_price(made: &Move) -> Option<(engine_nostd::Topic, i16)> {
        rows::coins_of(made).map(|coins| (Counter::Coins.into(), coins))
    }

    /// Names a gnome by where it is.
    fn index_label(game: &Full, field: Field) -> Option<Label> {
        match field {
            Field::Place(seat, Nth(number))
            | Field::Airport(seat, Nth(number))
            | Field::Captor(seat, Nth(number))
            | Field::Resting(seat, Nth(number))
            | Field::Moved(seat, Nth(number))
            | Field::NoEarn(seat, Nth(number)) => Self::numbered_label(game, seat, number),
            // Kinds of tiles have names of their own.
            _ => None,
        }
    }

    fn numbered_label(game: &Full, seat: Seat, number: u8) -> Option<Label> {
        game.place(seat, GnomeNumber(number)).map(Label::of)
    }

    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        rows::choice_row(ui, choice, row);
    }

    /// Names the business whose coins a purchase has shown.
    fn telling_label(told: &Move) -> Label {
        match told {
            Move::BuyBusiness { kind, .. } => Label::of(*kind),
            // Nothing else is printed.
            _ => Label::default(),
        }
    }

    fn draw_telling<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, told: &Move, y: i32) -> Drawn<D> {
        let Move::BuyBusiness { earn: Some(earn), .. } = told else { return Ok(()) };
        let coins = line(format_args!("{}{}", earn.0, Icon::Coin));
        canvas.text(&ui.fill(remarks::A_GNOME_EARNS, &[&coins]), 0, y, WIDTH, Letters::Tiny, true)
    }
}

/// Says who has placed all gnomes.
fn has_all(ui: &Ui, seat: Seat, all: u8) -> Line {
    ui.fill(remarks::HAS_ALL, &[ui.name(seat), &line(format_args!("{all}"))])
}

/// Says what decided between players who are level; else why the game ended, which is not why somebody won.
fn why_ended(ui: &Ui, seat: Seat, all: u8) -> Line {
    if let Some(level) = ui.level_line().filter(|_| ui.screen() == Screen::Results) {
        return level;
    }
    let all = line(format_args!("{all}"));
    let said = |letters: usize| ui.fill(remarks::THE_END, &[cut(ui.name(seat), letters), &all]);
    (1..=NAME_CHARS).rev().map(said).find(|said| Letters::Tiny.width(said) <= WIDTH).unwrap_or_else(|| said(1))
}

// The lines beside a number of the score pad say what hats bring to one player only.
const _: () = assert!(HAT_POINTS == 1);
