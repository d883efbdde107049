//! How Mighty Gnomes is shown on the screens.

mod asking;
mod light;
mod notes;
mod pages;
mod printed;
mod rows;

#[cfg(test)]
mod tests;

use engine_nostd::ask::{Choice, Draft, Label};
use engine_nostd::games::mighty_gnomes::{
    Alchemy, Chest, Counter, ForestIcon, Full, GameOption, Good, Goods, Magic, Move, MoveKind, Open, Pad, PadField,
    Param, Phase, ROUNDS, Resource, Topic, Track,
};
use engine_nostd::rules::Rules;
use engine_nostd::standings::Scored;
use engine_nostd::tracked::Tracked;
use engine_nostd::verb::Moves;
use engine_nostd::{Seat, Seats, Setup};
use heapless::Vec;
pub(crate) use light::LightScreens;

use super::{Face, Facts, Of};
use crate::ui::{
    Banner, Canvas, Drawn, Foot, GiveUp, Icon, Letters, Line, PITCH, Panel, ROW, ROWS, Remark, Row, Screen, Spinner,
    Ui, WIDTH, line,
};
use crate::words::mighty_gnomes::{self as words, Moment, said};
use crate::words::{Briefing, Text, chrome};

/// Mighty Gnomes on the screens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screens;

/// Returns the icon of something to pay with.
fn good_icon(good: Good) -> Icon {
    match good {
        Good::Wood => Icon::Wood,
        Good::Sand => Icon::Sand,
        Good::Mushroom => Icon::Mushroom,
        Good::Chamomile => Icon::Chamomile,
        Good::Crystal => Icon::Crystal,
        Good::Coins => Icon::Coin,
    }
}

/// Writes amounts of goods with their icons, each after a sign; those that are 0 are left out.
fn goods_line(goods: Goods, sign: &str) -> Line {
    let mut words = Line::new();
    for (good, amount) in goods.iter().filter(|(_, amount)| *amount > 0) {
        let blank = if words.is_empty() { "" } else { " " };
        words = line(format_args!("{words}{blank}{sign}{amount}{}", good_icon(good)));
    }
    words
}

impl Face for Screens {
    type Moment = Moment;

    const NAME: Text = words::NAME;
    const PLAYERS: Text = words::PLAYERS;
    const PAD_REMINDERS: &'static [Moment] = &[Moment::Scoring];
    const FIRST_PLAYER: Option<Moment> = Some(Moment::FirstPlayer);

    fn question(param: Param) -> Text {
        words::question(param)
    }

    /// A tile lies on several squares, and they differ mostly.
    fn steps_down(param: Param) -> bool {
        param == Param::GatherCompass
    }

    fn pad_question(field: PadField) -> Option<Text> {
        words::pad_question(field)
    }

    /// Whoever is furthest of those that are left is chosen by name.
    fn asked_at_once(pad: &Pad, field: PadField) -> Seats {
        match field {
            PadField::Place(_) => pad.unplaced().collect(),
            // Every other number is one player's.
            _ => Seats::NONE,
        }
    }

    fn number_of_the_chosen(pad: &Pad, field: PadField) -> Option<u16> {
        pad.likeliest_entry().filter(|_| matches!(field, PadField::Place(_)))
    }

    /// Returns the icon of a counter; points are said in letters, because two numbers are called so: the marker on the
    /// track, and what it all comes to at the end.
    fn icon(topic: Topic) -> Option<Icon> {
        match topic {
            Topic::Counter(counter) => match counter {
                Counter::Vp => None,
                Counter::Coins => Some(Icon::Coin),
                Counter::Wood => Some(Icon::Wood),
                Counter::Sand => Some(Icon::Sand),
                Counter::Mushroom => Some(Icon::Mushroom),
                Counter::Chamomile => Some(Icon::Chamomile),
                Counter::Crystal => Some(Icon::Crystal),
                Counter::Keys => Some(Icon::Key),
                Counter::Closed => Some(Icon::Chest),
                Counter::Pos => Some(Icon::Boot),
            },
            Topic::Good(good) => Some(good_icon(good)),
            Topic::Resource(resource) => Some(good_icon(resource.into())),
            Topic::Basic(basic) => Some(good_icon(basic.into())),
            Topic::ForestIcon(ForestIcon::Compass) => Some(Icon::Boot),
            Topic::ForestIcon(ForestIcon::Chest) | Topic::Alchemy(Alchemy::Chest) => Some(Icon::Chest),
            Topic::Magic(Magic::Wood) => Some(Icon::Wood),
            Topic::Magic(Magic::Sand) => Some(Icon::Sand),
            Topic::Alchemy(Alchemy::Coins) => Some(Icon::Coin),
            // The rest is shown in words.
            _ => None,
        }
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
            Phase::Refresh => &[Moment::Refresh, Moment::RefreshDisplay, Moment::NewRound],
            Phase::Count => &[Moment::Scoring],
            Phase::Over => &[Moment::Scoring, Moment::Winner],
        }
    }

    fn briefing(setup: &Setup) -> Briefing<Moment> {
        pages::briefing(setup)
    }

    fn about(phase: Phase) -> Option<Text> {
        match phase {
            Phase::Turn => Some(said::USE_A_TILE),
            Phase::Druid => Some(said::DRUID_TURN),
            Phase::Rewards => Some(said::CHOOSE_REWARD),
            Phase::Refresh | Phase::Count | Phase::Over => None,
        }
    }

    fn note(ui: &Ui, before: &Full, after: &Full, by: Option<Seat>, made: &Move) -> Remark {
        notes::note(ui, before, after, by, made)
    }

    fn is_last_round(game: &Full) -> bool {
        game.round() == u16::from(ROUNDS)
    }

    /// Announces the last round.
    fn banner(ui: &Ui, before: &Full, after: &Full, _made: &Move) -> Option<Banner> {
        let begins = before.round() != after.round() && after.round() == u16::from(ROUNDS);
        begins.then(|| Banner {
            icon: Icon::Gnome,
            words: ui.plain(said::LAST_ROUND),
            effect: after.turn().map_or_else(Line::new, |seat| ui.fill(said::BEGINS, &[ui.name(seat)])),
        })
    }

    fn play_title(ui: &Ui, game: &Full) -> Option<Line> {
        let seat = game.turn()?;
        match game.open_question()? {
            Open::Excess => {
                let has = game.player(seat).goods().resources();
                let numbers = [has, game.capacity(seat, Track::Warehouse), game.excess(seat)];
                let [has, room, excess] = numbers.map(|number| line(format_args!("{number}")));
                Some(ui.fill(said::EXCESS, &[&has, &room, &excess]))
            }
            Open::Steps => None,
            Open::Chest => Some(ui.plain(said::WHICH_CHEST)),
            Open::Upgrade => Some(ui.plain(said::FREE_UPGRADE)),
        }
    }

    fn gives_up(ui: &Ui, game: &Full) -> Option<GiveUp> {
        let (keep, foot) = match game.open_question()? {
            Open::Chest => (
                said::OPEN_IT,
                match game.chest_offers() {
                    1 => ui.plain(said::CHEST_NOW),
                    chests => ui.count(said::CHESTS_NOW, chests),
                },
            ),
            Open::Upgrade => (said::UPGRADE_IT, ui.plain(said::UPGRADE_NOW)),
            Open::Excess | Open::Steps => return None,
        };
        let title = ui.fill(said::ONE_LEFT, &[ui.name(game.turn()?)]);
        let moves = [(game.turn(), Move::Skip.to_raw())].into_iter().collect();
        Some(GiveUp { title, keep: ui.plain(keep), give: ui.plain(said::GIVE_IT_UP), hint: foot, moves })
    }

    fn then(game: &Full, seat: Seat) -> Option<Seat> {
        match game.phase() {
            // After the third turn of the last player it depends on who has a Druid or is ahead on the trail.
            Phase::Turn => {
                seat.others(game.players()).next().filter(|next| game.lap() < 3 || *next != game.first_player())
            }
            Phase::Druid => game.next_druid(seat),
            Phase::Rewards => game.claimers().get(1).copied(),
            Phase::Refresh | Phase::Count | Phase::Over => None,
        }
    }

    fn option_word(option: Topic, value: u8) -> Option<Text> {
        match option {
            Topic::GameOption(GameOption::Druid) if value == 0 => Some(said::UNKNOWN),
            Topic::GameOption(GameOption::Trail) if value == 0 => Some(said::NO_END),
            // Every other value says itself what it is.
            _ => None,
        }
    }

    /// Returns which turn it is, or whose answer is asked for.
    fn aside(ui: &Ui, game: &Full) -> Line {
        if let (Some(_), Some(seat)) = (game.open_question(), game.turn()) {
            return line(format_args!("{}", ui.name(seat)));
        }
        match game.phase() {
            Phase::Turn | Phase::Druid if game.books_left() > 0 => ui.count(said::BOOKS_LEFT, game.books_left()),
            Phase::Turn => {
                let text = if game.round() == u16::from(ROUNDS) { said::LAST_TURN } else { said::TURN_OF };
                ui.fill(text, &[&line(format_args!("{}", game.lap())), "3"])
            }
            Phase::Druid => ui.plain(said::DRUID_TURN),
            Phase::Rewards => ui.plain(said::REWARD),
            Phase::Refresh | Phase::Count | Phase::Over => ui.round_line(),
        }
    }

    /// Returns the keys, the closed chests and the points, on the track and in all; at the right the coins.
    fn foot(ui: &Ui, game: &Full, seat: Option<Seat>) -> Foot {
        let Some(seat) = seat else { return (ui.round_line(), Line::new()) };
        let player = game.player(seat);
        let [vp, all] = [player.vp(), game.points(seat)].map(|points| line(format_args!("{points}")));
        let state = ui.fill(said::STATE, &[&vp, &all]);
        let right = line(format_args!("{}{}", player.goods()[Good::Coins], Icon::Coin));
        let (keys, chests) = (player.keys(), player.closed_chests());
        let left = line(format_args!("{keys}{} {chests}{}  {state}", Icon::Key, Icon::Chest));
        let short = line(format_args!("{keys}{} {chests}{}  {vp} {}", Icon::Key, Icon::Chest, ui.say(said::VP)));
        let room = WIDTH - Letters::Tiny.width(&right) - 3;
        (if Letters::Tiny.width(&left) <= room { left } else { short }, right)
    }

    fn ask_foot(ui: &Ui) -> Foot {
        asking::foot(ui)
    }

    fn question_line(ui: &Ui, draft: &Draft) -> Option<Line> {
        asking::title(ui, draft)
    }

    fn beside(ui: &Ui, spinner: Spinner) -> Vec<Line, 3> {
        asking::beside(ui, spinner)
    }

    fn facts(ui: &Ui, game: &Full, seat: Seat, facts: &mut Facts) {
        pages::facts(ui, game, seat, facts);
    }

    fn ended(ui: &Ui, _game: &Full) -> Option<Line> {
        Some(ui.plain(said::ENDED))
    }

    /// An animal in a chest of the trail is explained by the trail: it does not stay with the player.
    fn explained(_ui: &Ui, choice: &Choice) -> Option<engine_nostd::Topic> {
        let of_trail = Self::kind(&choice.draft) == Some(MoveKind::TrailChest);
        match choice.label.topic.and_then(Self::topic) {
            Some(Topic::Chest(Chest::Animal | Chest::Wild | Chest::Frog5)) if of_trail => {
                Some(Topic::Move(MoveKind::TrailChest).into())
            }
            // Everything else explains itself.
            _ => choice.label.topic,
        }
    }

    /// Names a book, a chest or a reward by its kind, and an invitation by its guest.
    fn move_name(ui: &Ui, made: &Move) -> Line {
        ui.label_line(&match made {
            Move::UseBook { gnome: Some(gnome), .. } => Label::of(*gnome),
            Move::UseBook { kind, .. } => Label::of(*kind),
            Move::OpenChest { kind, .. } | Move::TrailChest { kind, .. } => Label::of(*kind),
            Move::Claim { gnome: Some(gnome), .. } => Label::of(*gnome),
            Move::Claim { reward, .. } => Label::of(*reward),
            other => Label::of(other.kind()),
        })
    }

    fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
        rows::choice_row(ui, choice, row);
    }

    /// Shows that the place on the trail decided.
    fn decider_row(ui: &Ui, row: &mut Row) {
        row.left = ui.plain(said::ON_TRAIL);
        row.right =
            pages::trail_order(ui).first().map_or_else(Line::new, |seat| line(format_args!("{}", ui.name(*seat))));
    }

    fn telling_label(told: &Move) -> Label {
        printed::label(told)
    }

    /// Draws the resources of the player over the moves.
    fn draw_play<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        let (Some(game), Some(seat)) = (Self::game(ui), ui.focus()) else { return ui.draw_list(canvas) };
        if game.open_question().is_some() || game.phase() == Phase::Rewards {
            return ui.draw_list(canvas);
        }
        ui.draw_title(canvas)?;
        let goods = game.player(seat).goods();
        let (has, room) = (goods.resources(), game.capacity(seat, Track::Warehouse));
        let amount = |resource: &Resource| {
            let good = Good::from(*resource);
            line(format_args!("{}{}", good_icon(good), goods[good]))
        };
        let width = |letters: Letters| Resource::ALL.iter().map(|one| letters.width(&amount(one)) + 3).sum::<i32>();
        let said = ui.fill(chrome::PAGE_OF, &[&line(format_args!("{has}")), &line(format_args!("{room}"))]);
        // Far more than there is room for leaves no room for words, and none for large letters.
        let fits = width(Letters::Text) + Letters::Tiny.width(&said) <= WIDTH;
        let (letters, said) = match fits {
            true => (Letters::Text, said),
            false => (Letters::Tiny, line(format_args!("{has}/{room}"))),
        };
        let right = canvas.text_right(&said, 0, ROW + 2, WIDTH, Letters::Tiny, true)?;
        let mut x = 0;
        for resource in Resource::ALL {
            let amount = amount(resource);
            canvas.text(&amount, x, ROW + 1 + 8 - letters.capitals(), right, letters, true)?;
            x += letters.width(&amount) + 3;
        }
        ui.draw_rows(canvas, ROW + PITCH, ROWS - 1)?;
        ui.draw_foot(canvas)
    }

    fn draw_scores<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        pages::draw_scores(ui, canvas)
    }

    fn draw_decider<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
        pages::draw_decider(ui, canvas)
    }

    fn draw_telling<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, told: &Move, y: i32) -> Drawn<D> {
        canvas.text(&printed::words(ui, told), 0, y, WIDTH, Letters::Tiny, true)
    }
}

/// Returns the screen that a row stands on, where it matters.
fn is_asked(ui: &Ui) -> bool {
    ui.screen() == Screen::Ask
}
