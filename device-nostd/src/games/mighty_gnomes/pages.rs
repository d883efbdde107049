//! Pages: what is set up by hand, everything known of a player, how all stand, what decided.

use engine_nostd::games::mighty_gnomes::{Animal, Counter, Full, GameOption, Gnome, Good, Light, Track};
use engine_nostd::rules::Rules;
use engine_nostd::standings::Scored;
use engine_nostd::{Seat, Setup};
use heapless::Vec;

use super::{
    Canvas, Drawn, Face, Facts, Icon, Letters, LightScreens, Line, Moment, PITCH, Panel, ROW, ROWS, Row, Screens, Ui,
    WIDTH, line, said,
};
use crate::games::light::LightOf;
use crate::ui::{FOOT, cut, fitting};
use crate::words::{Briefing, Named, Page};

/// The glade tiles in the box.
const GLADES: u8 = 5;

/// Returns what the players set up by hand.
pub(super) fn briefing(setup: &Setup) -> Briefing<Moment> {
    let players = setup.names.len() as u8;
    let in_play = setup.option(GameOption::Gnomes);
    let gnomes = Gnome::ALL.iter().filter(|gnome| in_play >> **gnome as u8 & 1 == 1);
    let attic = if players == 2 { Moment::SetupDisplay } else { Moment::SetupAttic };
    [
        Page::with(Moment::SetupCards, &[players]).naming(gnomes.map(|gnome| gnome.label())),
        Page::plain(Moment::SetupCosts),
        Page::with(Moment::SetupForest, &[players + 1, GLADES.saturating_sub(players + 1)]),
        Page::plain(attic),
        Page::plain(Moment::SetupPlayer),
        Page::plain(Moment::SetupStewards),
        Page::plain(Moment::SetupChests),
        Page::with(Moment::SetupCoins, &[players]),
    ]
    .into_iter()
    .collect()
}

/// Returns what the players of a light game set up by hand; the coins stay in the lid where the device keeps them.
pub(super) fn light_briefing(setup: &Setup, keeps_coins: bool) -> Briefing<Moment> {
    let players = setup.names.len() as u8;
    let attic = if players == 2 { Moment::SetupDisplay } else { Moment::SetupAttic };
    let coins = if keeps_coins { Page::plain(Moment::LightCoins) } else { Page::with(Moment::SetupCoins, &[players]) };
    [
        Page::with(Moment::LightCards, &[players]),
        Page::plain(Moment::SetupCosts),
        Page::with(Moment::SetupForest, &[players + 1, GLADES.saturating_sub(players + 1)]),
        Page::plain(attic),
        Page::plain(Moment::SetupPlayer),
        Page::plain(Moment::SetupStewards),
        Page::plain(Moment::SetupChests),
        coins,
    ]
    .into_iter()
    .collect()
}

/// The room for words and a value in a column of a player's page.
const COLUMN: i32 = 58;

/// Ends words that are too long with three dots.
fn shortened(words: Line, room: i32) -> Line {
    if Letters::Tiny.width(&words) <= room {
        return words;
    }
    let short = |letters: &usize| line(format_args!("{}…", cut(&words, *letters)));
    let fits = |words: &Line| Letters::Tiny.width(words) <= room;
    (1..words.chars().count()).rev().map(|letters| short(&letters)).find(fits).unwrap_or_default()
}

/// Lists everything that is known of a player: first what matters most, then resources, then gnomes and animals.
pub(super) fn facts(ui: &Ui, game: &Full, seat: Seat, facts: &mut Facts) {
    let player = game.player(seat);
    let goods = player.goods();
    let mut add = |words: Line, value: core::fmt::Arguments<'_>| {
        let value = line(value);
        // There is room for everything that a player can have.
        facts.push(shortened(words, COLUMN - Letters::Bold.width(&value)), value);
    };
    add(ui.plain(said::VP), format_args!("{}", player.vp()));
    add(ui.plain(Good::Coins.label()), format_args!("{}", goods[Good::Coins]));
    add(ui.plain(Counter::Keys.label()), format_args!("{}", player.keys()));
    add(ui.plain(said::CLOSED), format_args!("{}", player.closed_chests()));
    let room = [Track::Warehouse, Track::Table].map(|track| game.capacity(seat, track));
    add(ui.plain(said::STORE), format_args!("{}/{}", goods.resources(), room[0]));
    add(ui.plain(said::GUESTS), format_args!("{}/{}", player.gnomes(), room[1]));
    add(ui.plain(said::SPACE), format_args!("{}", player.position()));
    let bed = player.bedroom_tile().map_or_else(|| line(format_args!("–")), |size| line(format_args!("{size}")));
    add(ui.plain(said::BED), format_args!("{bed}"));
    for (good, amount) in goods.iter().filter(|(good, _)| *good != Good::Coins) {
        add(ui.plain(good.label()), format_args!("{amount}"));
    }
    add(ui.plain(said::OPENED), format_args!("{}", player.opened_chests()));
    let mut tiles = Line::new();
    for size in player.tiles_left() {
        tiles = line(format_args!("{tiles}{}{size}", if tiles.is_empty() { "" } else { " " }));
    }
    add(ui.plain(said::TILES), format_args!("{tiles}"));
    if player.may_choose_tile() {
        add(ui.plain(said::FREE), format_args!("{}", ui.say(said::YES)));
    }
    for gnome in Gnome::ALL.iter().filter(|gnome| player.owns(**gnome) > 0) {
        add(ui.plain(gnome.label()), format_args!("{}", player.owns(*gnome)));
    }
    for animal in Animal::ALL.iter().filter(|animal| player.animals(**animal) > 0) {
        add(ui.plain(animal.label()), format_args!("{}", player.animals(*animal)));
    }
    if player.wild_animals() > 0 {
        add(ui.plain(said::WILD), format_args!("{}", player.wild_animals()));
    }
}

/// Draws the marker of everybody on the track, and what it comes to with everything that counts at the end.
pub(super) fn draw_scores<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    if let Some(light) = ui.table.as_ref().and_then(|table| LightScreens::game(table.state()))
        && light.keeps_coins()
        && !light.is_counting()
    {
        return draw_light_scores(ui, canvas, light);
    }
    let Some(game) = Screens::game(ui) else { return ui.draw_bars(canvas) };
    ui.draw_title(canvas)?;
    let mut row = |place: usize| {
        let Some(seat) = Seat::new(place) else { return Row::default() };
        let [vp, all] = [game.player(seat).vp(), game.points(seat)].map(|points| line(format_args!("{points}")));
        Row {
            left: line(format_args!("{}", ui.name(seat))),
            right: ui.fill(said::STATE, &[&vp, &all]),
            ..Row::default()
        }
    };
    canvas.rows((ROW, ROWS), ui.items().len(), Some(ui.cursor()), &mut row)?;
    ui.draw_foot(canvas)
}

/// Draws bars of the points on the track, and beside them the coins that the device keeps.
fn draw_light_scores<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light) -> Drawn<D> {
    const BAR: i32 = 46;
    const FULL: i32 = 25;
    const VP: i32 = 94;
    ui.draw_title(canvas)?;
    let most = game.seats().map(|seat| i32::from(game.vp(seat))).max().unwrap_or(0).max(1);
    for (seat, row) in game.seats().zip(0..) {
        let (y, on) = (ROW + row * PITCH, row as usize != ui.cursor());
        if !on {
            canvas.bar((0, y), (WIDTH, PITCH), 1, true)?;
        }
        let letters = fitting(ui.name(seat), BAR - 5, &[Letters::Text, Letters::Tiny]);
        canvas.text(ui.name(seat), 3, y + 1 + 8 - letters.capitals(), BAR, letters, on)?;
        canvas.fill(BAR, y + 2, FULL * i32::from(game.vp(seat)) / most, 7, on)?;
        let vp = line(format_args!("{}", game.vp(seat)));
        canvas.text_right(&vp, BAR + FULL, y + 1, VP, Letters::Text, on)?;
        let coins = line(format_args!("{}{}", game.coins(seat), Icon::Coin));
        canvas.text_right(&coins, VP, y + 1, WIDTH - 2, Letters::Text, on)?;
    }
    ui.draw_foot(canvas)
}

/// Returns the players with the most points, from the furthest on the trail to the last.
pub(super) fn trail_order(ui: &Ui) -> Vec<Seat, 4> {
    // Equal points are ranked by the trail.
    let Some(table) = &ui.table else { return Vec::new() };
    let standings = table.state().standings();
    let most = standings.places.first().map(|place| place.points);
    standings.places.iter().filter(|place| Some(place.points) == most).map(|place| place.seat).collect()
}

/// Draws the order on the trail, which decides between equals.
pub(super) fn draw_decider<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>) -> Drawn<D> {
    let Some(table) = &ui.table else { return Ok(()) };
    ui.draw_title(canvas)?;
    let order = trail_order(ui);
    let mut row = |place: usize| {
        let Some(seat) = order.get(place) else { return Row::default() };
        let points = line(format_args!("{}", table.state().points(*seat)));
        Row { left: line(format_args!("{}  {}", place + 1, ui.name(*seat))), right: points, ..Row::default() }
    };
    canvas.rows((ROW, ROWS), order.len(), None, &mut row)?;
    canvas.text(&ui.say(said::FURTHER_WINS), 0, FOOT, super::WIDTH, Letters::Tiny, true)
}
