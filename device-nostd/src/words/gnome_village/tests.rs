use super::GNOME_VILLAGE;
use crate::words::checks;

#[test]
fn the_tables_are_sorted_and_every_text_fits_the_screen() {
    checks::dictionary(&GNOME_VILLAGE);
}
