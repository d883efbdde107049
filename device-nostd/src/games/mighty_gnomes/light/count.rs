//! The pages of the count: marker and coins once more, then what scores besides.

use engine_nostd::Seat;
use engine_nostd::field::{FieldId, Fields};
use engine_nostd::games::mighty_gnomes::{Animal, Gnome, Light, LightField};

use crate::ui::CountPage;
use crate::words::Text;
use crate::words::mighty_gnomes::light_said as said;

/// Returns the number of a field; whose it is, the page says.
fn id(field: LightField) -> FieldId {
    field.id().1
}

fn number(text: Text, field: LightField) -> Option<CountPage> {
    Some(CountPage::Number(text, id(field)))
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
        number(said::COUNT_VP, LightField::Vp(whose)),
        number(said::COUNT_COINS, LightField::Coins(whose)),
        number(said::COUNT_BASIC, LightField::Basic(whose)),
        number(said::COUNT_KEYS, LightField::Keys(whose)),
        number(said::COUNT_CRYSTALS, LightField::Crystal(whose)),
        Some(gnomes(game)),
        number(said::COUNT_UPGRADES, LightField::Upgrades(whose)).filter(|_| farms),
        Some(animals()),
        number(said::COUNT_OPENED, LightField::Opened(whose)).filter(|_| robs),
        Some(CountPage::Total(said::COUNTED)),
    ];
    pages.into_iter().flatten().nth(place)
}
