//! The right ends of the rows: what a move or an answer itself changes, and nothing else.

use engine_nostd::Seat;
use engine_nostd::Seats;
use engine_nostd::ask::Choice;
use engine_nostd::games::mighty_gnomes::{
    ALCHEMIST_COINS, Alchemy, BIG_FROG_VP, Book, CHEST_VP, Chest, Full, Gnome, Good, Goods, LAPS, MAGIC_VP, MONEY,
    MoveKind, Param, Phase, Reward, Tile, Topic, Track, VENTURE, WILD_VP,
};
use engine_nostd::rules::Rules;
use engine_nostd::verb::Questions;

use super::{Face, Icon, Letters, Line, Of, Screens, goods_line, is_asked, line, printed};
use crate::ui::{Row, Ui, signed};
use crate::words::mighty_gnomes::said;

/// The room for words and a price in a row.
const ROOM: i32 = 110;

/// Writes points that are won.
fn points(ui: &Ui, points: u16) -> Line {
    line(format_args!("{} {}", signed(points as i16), ui.say(said::VP)))
}

/// Writes how much of something is won.
fn won(amount: u8, icon: Icon) -> Line {
    line(format_args!("+{amount}{icon}"))
}

/// Puts the icon before the name of what has one, and at the right what the row changes.
pub(super) fn choice_row(ui: &Ui, choice: &Choice, row: &mut Row) {
    let Some(game) = Screens::game(ui) else { return };
    let Some(seat) = game.turn() else { return row.right.clear() };
    let topic = choice.label.topic.and_then(Screens::topic);
    row.right = if is_asked(ui) { answer(ui, game, seat, choice, topic) } else { offer(ui, game, seat, choice, topic) };
    // The number of a tile would read as that of the coins, or of the ladder.
    if let (Some(Topic::Move(kind)), size @ 1.., false) = (topic, choice.label.number, is_asked(ui)) {
        let tile = line(format_args!("{size}"));
        row.left = match kind {
            MoveKind::TakeCoins => ui.count(said::TILE_FOR_COINS, size),
            _ => ui.fill(said::WITH_TILE, &[&ui.label(kind), &tile]),
        };
    }
    let picked = choice.label.number > 0 && is_asked(ui) && choice.label.seat.is_none();
    if let (true, Some(topic)) = (picked, choice.label.topic) {
        // How many were picked so far.
        row.left = ui.plain(crate::words::Named::label(topic));
        row.right = line(format_args!("{}", choice.label.number));
    }
    if is_asked(ui) && is_closing(ui) && choice.label.topic == Some(true.into()) {
        row.left = ui.plain(said::LADDER_CLOSED);
    }
    // Three long names leave no room for what everybody can count.
    if choice.label.seat.is_some() && Letters::Tiny.width(&row.left) + Letters::Tiny.width(&row.right) > ROOM {
        row.right.clear();
    }
    let discards = matches!(topic, Some(Topic::Resource(_)));
    if let Some(icon) = topic.and_then(Screens::icon).filter(|_| is_asked(ui) || discards) {
        row.left = line(format_args!("{icon} {}", row.left));
    }
}

/// Returns whether it is asked who is below a tile on a ladder, and whether that is closed.
fn is_closing(ui: &Ui) -> bool {
    ui.drafts().last().and_then(Screens::asked).is_some_and(|question| question.param() == Param::LadderStack)
}

/// Returns what stands beside a move that can be begun.
fn offer(ui: &Ui, game: &Full, seat: Seat, choice: &Choice, topic: Option<Topic>) -> Line {
    let player = game.player(seat);
    match topic {
        Some(Topic::Move(kind)) => match kind {
            MoveKind::TakeCoins => coins_of_tile(game, seat, choice.label.number),
            // The tile in the bedroom is not asked for, because it has to be used.
            MoveKind::Gather | MoveKind::Ladder | MoveKind::Display if game.must_wake_up(seat) => {
                player.bedroom_tile().map_or_else(Line::new, |size| ui.count(said::BEDROOM, size))
            }
            MoveKind::Gather | MoveKind::Ladder | MoveKind::Display => in_bed(ui, game, seat, choice.label.number),
            MoveKind::EndTurn if game.phase() == Phase::Turn && game.lap() == LAPS => {
                player.tiles_left().next().map_or_else(Line::new, |size| points(ui, u16::from(size - 1)))
            }
            MoveKind::OpenChest => line(format_args!("−1{}", Icon::Key)),
            MoveKind::UseMagic => points(ui, MAGIC_VP),
            MoveKind::UseAlchemist | MoveKind::TradeCrystal => goods_line(Goods::of(Good::Crystal, 1), "−"),
            // These change nothing until more is known.
            _ => Line::new(),
        },
        Some(Topic::Book(book)) => of_book(book),
        Some(Topic::Chest(chest)) => of_chest(ui, chest),
        Some(Topic::Reward(reward)) => of_reward(ui, game, seat, reward),
        Some(Topic::Track(track)) => of_track(ui, game, seat, choice, track, false),
        Some(Topic::Resource(resource)) => held(game, seat, resource.into()),
        // The rest has no price.
        _ => Line::new(),
    }
}

/// Returns what stands beside an answer.
fn answer(ui: &Ui, game: &Full, seat: Seat, choice: &Choice, topic: Option<Topic>) -> Line {
    let Some(draft) = ui.drafts().last() else { return Line::new() };
    let Some(param) = Screens::asked(draft).map(|question| question.param()) else { return Line::new() };
    match (param, topic) {
        (Param::LadderStack, _) if choice.label.seat.is_some() => {
            let players = Seats::from_bits(choice.label.number).iter().count();
            line(format_args!("−{players}{}", Icon::Coin))
        }
        (Param::LadderStack | Param::LadderCloses, _) if choice.label.topic == Some(true.into()) => points(ui, 1),
        (Param::SetCostGnome, Some(Topic::Gnome(gnome))) => {
            game.cost(gnome).map_or_else(|| ui.plain(said::UNKNOWN), |cost| price_within(ui, gnome, cost))
        }
        (Param::UseBookGnome | Param::ClaimGnome, Some(Topic::Gnome(gnome))) => of_guest(ui, game, choice, gnome),
        (Param::UseBookTrack, Some(Topic::Track(track))) => of_track(ui, game, seat, choice, track, true),
        (_, Some(Topic::Track(track))) => of_track(ui, game, seat, choice, track, false),
        (_, Some(Topic::Chest(chest))) => of_chest(ui, chest),
        (_, Some(Topic::Resource(resource))) => held(game, seat, resource.into()),
        (_, Some(Topic::Basic(basic))) => held(game, seat, basic.into()),
        (_, Some(Topic::Magic(pay))) => goods_line(pay.price(), "−"),
        (_, Some(Topic::Alchemy(Alchemy::Coins))) => won(ALCHEMIST_COINS, Icon::Coin),
        (_, Some(Topic::Alchemy(Alchemy::Chest))) => won(1, Icon::Chest),
        // The rest has no price.
        _ => Line::new(),
    }
}

/// Returns what a tile brings that is discarded; one without a name is the only one.
fn coins_of_tile(game: &Full, seat: Seat, named: u8) -> Line {
    let player = game.player(seat);
    let size = match (named, game.phase()) {
        (0, Phase::Druid) => Some(game.size(Tile::Druid)),
        (0, _) => player.bedroom_tile().filter(|_| game.must_wake_up(seat)).or_else(|| player.tiles_left().next()),
        (named, _) => Some(named),
    };
    size.map_or_else(Line::new, |size| won(size - 1, Icon::Coin))
}

/// Marks the tile in the bedroom in the first turn of a round.
fn in_bed(ui: &Ui, game: &Full, seat: Seat, size: u8) -> Line {
    let sleeps = game.lap() == 1 && game.player(seat).bedroom_tile() == Some(size);
    if sleeps { ui.plain(said::IN_BED) } else { Line::new() }
}

/// Returns how much of a good the player has.
fn held(game: &Full, seat: Seat, good: Good) -> Line {
    line(format_args!("{}", game.player(seat).goods()[good]))
}

/// Returns the price on the bookmark of a silver book, or what a golden one brings.
fn of_book(book: Book) -> Line {
    match book {
        Book::GoldInvite => won(1, Icon::Gnome),
        Book::GoldVenture => won(VENTURE, Icon::Boot),
        Book::GoldUpgrade => Line::new(),
        Book::GoldCoins => won(MONEY, Icon::Coin),
        Book::GoldKey => won(1, Icon::Key),
        Book::FreeInvite
        | Book::PaidInvite
        | Book::Green
        | Book::Work
        | Book::Refresh
        | Book::SilverCoins
        | Book::SilverKeys => goods_line(book.price(), "−"),
    }
}

/// Returns what every chest of a kind brings.
fn of_chest(ui: &Ui, chest: Chest) -> Line {
    match chest {
        Chest::Wild => points(ui, WILD_VP),
        Chest::Frog5 => points(ui, BIG_FROG_VP),
        Chest::Chests => won(2, Icon::Chest),
        Chest::Vp3 => points(ui, CHEST_VP),
        // The numbers are printed in the chest.
        Chest::Animal | Chest::Resources | Chest::VpCoins => Line::new(),
    }
}

fn of_reward(ui: &Ui, game: &Full, seat: Seat, reward: Reward) -> Line {
    let round = game.round() as u8;
    match reward {
        Reward::Coins => won(Reward::coins_of_round(round), Icon::Coin),
        Reward::Adventure => won(Reward::steps_of_round(round), Icon::Boot),
        Reward::Key => won(1, Icon::Key),
        Reward::Double => points(ui, u16::from(game.player(seat).bedroom_tile().map_or(0, |size| size - 1))),
        Reward::Crystal => won(1, Icon::Crystal),
        // The name says it, or a question follows.
        Reward::Upgrade | Reward::FreeTiles | Reward::First | Reward::Invite | Reward::Vp2 => Line::new(),
    }
}

/// Returns what an invitation costs, as far as it was told; the bookmark was paid for with the book.
fn of_guest(ui: &Ui, game: &Full, choice: &Choice, gnome: Gnome) -> Line {
    if Screens::kind(&choice.draft) == Some(MoveKind::SetCost) {
        return ui.plain(said::UNKNOWN);
    }
    let free = matches!(
        Screens::made(&choice.draft.raw),
        Some(engine_nostd::games::mighty_gnomes::Move::UseBook { kind: Book::FreeInvite | Book::Refresh, .. })
    );
    game.cost(gnome).filter(|_| !free).map_or_else(Line::new, |cost| price_within(ui, gnome, cost))
}

/// Writes what a gnome costs: a long price gives up its signs, then its blanks.
fn price_within(ui: &Ui, gnome: Gnome, cost: Goods) -> Line {
    let plain = printed::price(cost);
    let dense = plain.chars().filter(|letter| *letter != ' ').collect();
    let room = ROOM - Letters::Tiny.width(&ui.label(Topic::Gnome(gnome)));
    let ways = [goods_line(cost, "−"), plain, dense];
    ways.into_iter().find(|way| !way.is_empty() && Letters::Tiny.width(way) <= room).unwrap_or_default()
}

/// Returns the room after the next step of a track, its points and its price, as far as they were told.
fn of_track(ui: &Ui, game: &Full, seat: Seat, choice: &Choice, track: Track, paid: bool) -> Line {
    match (Screens::kind(&choice.draft), game.next_step(seat, track)) {
        (Some(MoveKind::Upgrade | MoveKind::UseBook | MoveKind::Claim), Some(step)) => {
            let now = game.capacity(seat, track);
            let vp = if step.vp > 0 { points(ui, u16::from(step.vp)) } else { Line::new() };
            let price = if paid { goods_line(Goods::of(track.paid_with(), step.price), "−") } else { Line::new() };
            let blank = |words: &Line| if words.is_empty() { "" } else { " " };
            let end = line(format_args!("{}{vp}{}{price}", blank(&vp), blank(&price)));
            let whole = line(format_args!("{now}→{}{end}", step.capacity));
            let words = Letters::Tiny.width(&ui.label(Topic::Track(track)));
            // Where it is too much, the room is left out: it is told when the step is made.
            if words + Letters::Tiny.width(&whole) <= ROOM { whole } else { line(format_args!("{}", end.trim_start())) }
        }
        (Some(MoveKind::SetStep), None) if !ui.drafts().is_empty() || !is_asked(ui) => ui.plain(said::UNKNOWN),
        // The row that tells a step is not about the next one.
        _ => Line::new(),
    }
}
