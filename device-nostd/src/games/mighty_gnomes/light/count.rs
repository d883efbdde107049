//! The pages of the count: marker and coins once more, then what scores besides.

use engine_nostd::Seat;
use engine_nostd::field::{FieldId, Fields};
use engine_nostd::games::mighty_gnomes::{Animal, Basic, Gnome, Light, LightField, PadField, Reward};

use crate::ui::{CountPage, Line, Ui, line};
use crate::words::Named;
use crate::words::mighty_gnomes::{light_said as said, pad_question};

/// The basic resources.
const BASICS: [Basic; 4] = [Basic::Wood, Basic::Sand, Basic::Mushroom, Basic::Chamomile];

/// Returns the number of a field; whose it is, the page says.
fn id(field: LightField) -> FieldId {
    field.id().1
}

/// Asks for a number in the words of the score pad, which name the player.
fn number(asked: PadField, field: LightField) -> Option<CountPage> {
    pad_question(asked).map(|text| CountPage::Number(text, id(field)))
}

/// Lists the kinds of gnomes that may lie there.
fn gnomes(game: &Light) -> CountPage {
    let field = |gnome: &Gnome| match gnome {
        Gnome::Druid => id(LightField::Druids(Seat::FIRST)),
        gnome => id(LightField::Cards(Seat::FIRST, *gnome)),
    };
    let kinds = Gnome::ALL.iter().filter(|gnome| game.takes_part(**gnome));
    CountPage::Things(said::COUNT_GNOMES, kinds.map(field).collect())
}

fn animals() -> CountPage {
    let shown = Animal::ALL.iter().map(|animal| id(LightField::AnimalsShown(Seat::FIRST, *animal)));
    CountPage::Things(said::COUNT_ANIMALS, shown.chain([id(LightField::Wild(Seat::FIRST))]).collect())
}

/// Returns a page of the count; what only a Farmer or a Bandito scores is asked of their owners.
pub(super) fn sheet(game: &Light, place: usize) -> Option<CountPage> {
    use engine_nostd::rules::Rules;
    let seat = game.turn().filter(|_| game.is_counting())?;
    let whose = Seat::FIRST;
    let farms = game.cards(seat, Gnome::Farmer) > 0;
    let robs = game.cards(seat, Gnome::Bandito) > 0;
    let pages = [
        number(PadField::Vp(whose), LightField::Vp(whose)),
        number(PadField::Coins(whose), LightField::Coins(whose)),
        number(PadField::Basic(whose), LightField::Basic(whose)),
        number(PadField::Keys(whose), LightField::Keys(whose)),
        number(PadField::Crystal(whose), LightField::Crystal(whose)),
        Some(gnomes(game)),
        number(PadField::Upgrades(whose), LightField::Upgrades(whose)).filter(|_| farms),
        Some(animals()),
        number(PadField::Opened(whose), LightField::Opened(whose)).filter(|_| robs),
        Some(CountPage::Total(said::COUNTED)),
    ];
    pages.into_iter().flatten().nth(place)
}

/// Names what counts as a basic resource, two on the first line.
pub(super) fn counts(ui: &Ui, field: FieldId) -> heapless::Vec<Line, 3> {
    if field != id(LightField::Basic(Seat::FIRST)) {
        return heapless::Vec::new();
    }
    let [first, second, third, fourth] = BASICS.map(|basic| ui.plain(basic.label()));
    [line(format_args!("{first}, {second}")), third, fourth].into_iter().collect()
}

/// Returns what the last reward brought of what is counted: after it nobody spends anything any more.
pub(super) fn known_of(game: &Light, seat: Seat, field: FieldId) -> u16 {
    let brought = match game.last_reward(seat) {
        Some(Reward::Key) => LightField::Keys(Seat::FIRST),
        Some(Reward::Crystal) => LightField::Crystal(Seat::FIRST),
        // The others bring points, or what the box keeps.
        _ => return 0,
    };
    u16::from(field == id(brought))
}
