//! The end of a solo game: the medal.

use engine_nostd::games::gardlings::{Counter, Fixable, Medal};

use super::icons;
use crate::ui::icon::SIZE;
use crate::ui::{BODY, Canvas, Drawn, HEIGHT, LINE, Line, Panel, Size, Ui, WIDTH, line};
use crate::words::{Lang, Named, chrome};

/// Draws the medal in large letters, what it is for, and the list below.
pub(super) fn draw<D: Panel>(ui: &Ui, canvas: &mut Canvas<'_, D>, medal: Medal, tiles: u16) -> Drawn<D> {
    ui.draw_title(canvas)?;
    let name = ui.label(medal);
    let large = Size::Large.width(&name) + 2 * (SIZE + 3) <= WIDTH;
    let size = if large { Size::Large } else { Size::Normal };
    let x = (WIDTH - size.width(&name)) / 2;
    let y = if large { BODY } else { BODY + 5 };
    canvas.text(&name, x, y, WIDTH, size, true)?;
    if medal != Medal::None {
        canvas.icon(&icons::MEDAL, x - SIZE - 3, BODY + 6, true)?;
        canvas.icon(&icons::MEDAL, x + size.width(&name) + 3, BODY + 6, true)?;
    }
    let round = ui.table.as_ref().map_or(0, |table| table.state().round());
    let why = reason(tiles, round, ui.settings.lang);
    canvas.text(&why, (WIDTH - Size::Normal.width(&why)) / 2, BODY + 2 * LINE, WIDTH, Size::Normal, true)?;
    ui.draw_rows(canvas, HEIGHT - 2 * LINE, HEIGHT)
}

/// Returns what the medal is for; large numbers leave room only for the letter of the round.
fn reason(tiles: u16, round: u16, lang: Lang) -> Line {
    let counted = Counter::Tiles.label().in_lang(lang);
    let long = line(format_args!("{counted} {tiles}, {} {round}", Fixable::Round.label().in_lang(lang)));
    if Size::Normal.width(&long) <= WIDTH {
        return long;
    }
    line(format_args!("{counted} {tiles}, {}{round}", chrome::ROUND.in_lang(lang)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A slow solo game had no room for its reason: "Plättchen 13, Runde 13".
    #[test]
    fn the_reason_of_a_medal_fits_however_slow_the_game_was() {
        for lang in Lang::ALL {
            for (tiles, round) in [(7, 8), (13, 9), (9, 13), (13, 13), (99, 255)] {
                let said = reason(tiles, round, lang);
                assert!(Size::Normal.width(&said) <= WIDTH, "{said}");
            }
        }
        assert_eq!(reason(9, 12, Lang::De), "Plättchen 9, Runde 12");
        assert_eq!(reason(13, 13, Lang::De), "Plättchen 13, R13");
    }
}
