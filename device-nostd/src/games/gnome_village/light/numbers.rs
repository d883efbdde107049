//! The large number and what stands beside it.

use engine_nostd::Seat;
use engine_nostd::games::gnome_village::{Business, Counter, Light, LightPhase, PointBusiness};
use engine_nostd::rules::Rules;
use engine_nostd::standings::Scored;

use super::{coins_are_missing, has_bank};
use crate::games::Facts;
use crate::ui::{Canvas, Drawn, Icon, Letters, Line, OneNumber, Panel, Ui, WIDTH, line};
use crate::words::Named;
use crate::words::gnome_village::{lines, remarks};

/// Where the large digits begin.
const TOP: i32 = 21;
/// Where the last digit ends.
const END: i32 = 50;
/// Where the words beside it begin.
const BESIDE: i32 = 57;
/// The distance of the four lines of the count.
const PITCH: i32 = 8;

/// Draws the numbers of a player: coins, points, gnomes and Hats; in the count everything that scores.
pub(super) fn draw<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light, seat: Seat) -> Drawn<D> {
    let hats = game.businesses(seat, PointBusiness::Hat);
    let counts = [game.gnomes(seat), game.gnomes_of_all()].map(|number| line(format_args!("{number}")));
    let gnomes = ui.fill(lines::GNOMES, &[&counts[0], &counts[1]]);
    let with_hats = |text: Line| if hats == 0 { text } else { line(format_args!("{text} {hats}{}", Icon::Hat)) };
    if game.phase() == LightPhase::Count {
        return draw_count(ui, canvas, game, seat);
    }
    let points_word = if game.points(seat) == 1 { lines::POINT } else { lines::POINTS };
    let coins_word = if game.coins(seat) == 1 { lines::COIN } else { lines::COINS };
    if has_bank(game) {
        let points = line(format_args!("{} {}", game.points(seat), ui.say(points_word)));
        let short = line(format_args!("{}{}", game.points(seat), Icon::Star));
        return canvas.one_number(&OneNumber {
            number: u16::from(game.coins(seat)),
            hollow: false,
            unit: line(format_args!("{} {}", Icon::Coin, ui.say(coins_word))),
            beside: [fitting([with_hats(points), with_hats(short)]), gnomes],
        });
    }
    // Coins on the table: the number is the points without them, and nothing changes it step by step.
    let digits = line(format_args!("{}", game.points(seat)));
    canvas.big_number(&digits, END, TOP, true, false)?;
    let unit = line(format_args!("{} {}", Icon::Star, ui.say(points_word)));
    canvas.text(&unit, BESIDE, TOP, WIDTH, Letters::Bold, true)?;
    let hats = fitting([with_hats(ui.plain(lines::NO_COINS)), with_hats(Line::new())]);
    canvas.text(&hats, BESIDE, TOP + 11, WIDTH, Letters::Tiny, true)?;
    canvas.text(&gnomes, BESIDE, TOP + 22, WIDTH, Letters::Tiny, true)
}

/// Returns the first of two ways to say something that has room beside the number.
fn fitting([long, short]: [Line; 2]) -> Line {
    if BESIDE + Letters::Tiny.width(&long) <= WIDTH { long } else { short }
}

/// Draws what a player counts once more: the coins, which the buttons change, and the four other numbers.
fn draw_count<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, game: &Light, seat: Seat) -> Drawn<D> {
    let digits = line(format_args!("{}", game.coins(seat)));
    canvas.arrow(0, TOP + 6, true, true)?;
    canvas.arrow(0, TOP + 22, false, true)?;
    canvas.big_number(&digits, END, TOP, true, coins_are_missing(game))?;
    let rows = [
        (lines::WORKSHOPS, game.workshops(seat)),
        (lines::LIT, game.gnomes(seat)),
        (lines::RESTAURANTS, game.businesses(seat, PointBusiness::Restaurant)),
        (lines::HATS, game.businesses(seat, PointBusiness::Hat)),
    ];
    for ((word, count), row) in rows.into_iter().zip(0..) {
        let y = TOP + PITCH * row;
        let end = canvas.text_right(&line(format_args!("{count}")), BESIDE, y, WIDTH, Letters::Tiny, true)?;
        canvas.text(&ui.say(word), BESIDE, y, end, Letters::Tiny, true)?;
    }
    Ok(())
}

/// Says what is known of a player beside coins, points and gnomes.
pub(super) fn known(ui: &Ui, game: &Light, seat: Seat) -> Line {
    let counts = [
        game.workshops(seat),
        game.businesses(seat, PointBusiness::Restaurant),
        game.businesses(seat, PointBusiness::Hat),
    ];
    let words = counts.map(|count| line(format_args!("{count}")));
    ui.fill(lines::KNOWN, &[&words[0], &words[1], &words[2]])
}

/// Lists everything that is known of a player, where there is no number to change.
pub(super) fn facts(ui: &Ui, game: &Light, seat: Seat, facts: &mut Facts) {
    let number = |number: u8| line(format_args!("{number}"));
    let business = |kind: PointBusiness| number(game.businesses(seat, kind));
    let gnomes = line(format_args!("{}/{}", game.gnomes(seat), game.gnomes_of_all()));
    facts.extend([
        (ui.plain(Counter::Gnomes.label()), gnomes),
        (ui.plain(lines::WORKSHOPS), number(game.workshops(seat))),
        (ui.plain(Business::Restaurant.label()), business(PointBusiness::Restaurant)),
        (ui.plain(lines::HATS), business(PointBusiness::Hat)),
    ]);
    // Coins on the table are not known before the count.
    if has_bank(game) || !game.phase().is_play() {
        facts.extend([(ui.plain(Counter::Coins.label()), number(game.coins(seat)))]);
    }
    facts.extend([(ui.plain(remarks::TILES), number(game.tiles(seat)))]);
    if game.happy_gnome() == Some(seat) {
        facts.extend([(ui.plain(remarks::HAPPY), line(format_args!("{}", Icon::Gnome)))]);
    }
}
