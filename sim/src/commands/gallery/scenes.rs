//! What the pictures show.

use super::{GalleryView, Shot};

/// An evening in the middle of a game: four players, round 5, Bram's turn.
const EVENING: &str = "\
gnomon 1
game gnome-village
seat Anna
seat Bram
seat Cleo
seat Daan
---
fix round 5
fix turn Bram
fix Anna coins 4
fix Anna houses 3
fix Anna gnomes 3
fix Anna painter 1
fix Anna school 1
fix Anna restaurant 2
fix Bram coins 6
fix Bram houses 4
fix Bram gnomes 3
fix Bram school 1
fix Bram school#1 active
fix Bram gardener 1
fix Bram goldsmith 1
fix Bram police 1
fix Bram hat 1
fix Bram g1 goldsmith#1
fix Cleo coins 2
fix Cleo houses 3
fix Cleo gnomes 2
fix Cleo carpenter 1
fix Cleo gardener 1
fix Cleo theater 1
fix Daan coins 1
fix Daan painter 2
fix Daan airport 1
";

const CARD: &str = "Bram card-coins 2\n";
const EARN: &str = "Bram earn\n";
const BUY: &str = "Bram buy-workshop painter\nBram get-gnome shop\nBram buy-business theater\n";
const NEXT: &str = "Bram next\n";

/// Gnome Elf Troll in its ninth round, Bram's turn: he has nine beans.
const GARDENS: &str = "\
gnomon 1
game gnome-elf-troll
seat Anna
seat Bram
seat Cleo
seat Daan
---
fix round 9
fix marker Bram
fix turn Bram
fix phase sow
fix Anna garden P P:g4 P A B:e2 A A:t3 B
fix Bram garden A P:t1 B B:g2 B B A:g1 P
fix Cleo garden A A P:g2 P B B:t1 A A
fix Daan garden P B A B P:t2 P A:g3 B
";
const SOW: &str = "Bram sow bean left\n";
const HARVEST: &str = "Bram harvest\n";

/// The end of a game: equal points at the top, and the tiles decide.
const THE_END: &str = "\
gnomon 1
game gnome-village
seat Anna
seat Bram
seat Cleo
---
fix turn Cleo
fix phase move
fix round 9
fix Anna painter 1
fix Anna school 1
fix Anna gardener 1
fix Anna houses 4
fix Anna gnomes 3
fix Anna hat 2
fix Anna theater 1
fix Anna roads 9
fix Anna coins 5
fix Bram painter 1
fix Bram carpenter 1
fix Bram houses 5
fix Bram gnomes 5
fix Bram restaurant 2
fix Bram roads 6
fix Bram coins 3
fix Cleo school 1
fix Cleo carpenter 1
fix Cleo houses 3
fix Cleo gnomes 3
fix Cleo restaurant 1
fix Cleo hat 1
fix Cleo coins 6
fix happy-gnome Anna
Cleo next
";

const PAD: &str = "\
gnomon 1
game gnome-village
option mode score-pad
seat Anna
seat Bram
seat Cleo
---
Anna set workshops 3
Anna set lit-houses 3
";

/// The garden phase of Gardlings: everybody draws at once.
const ALL_DRAW: &str = "\
gnomon 1
game gardlings
seat Anna
seat Bram
seat Cleo
seat Dirk
seat Emma
---
Bram draw gnome 4
Bram draw twin
Cleo draw gnome
Cleo draw pig-beige
Cleo draw twin
Dirk draw pig-beige
Dirk draw twin
Dirk cannot-place
Emma draw gnome 2
Emma stop
Anna draw gnome 3
Anna draw twin
";

/// The count of the same round: Bram had an alarm.
const COUNT: &str = "\
Anna stop
Cleo stop
close-garden
Anna count 11 0 n
";

/// The hiring that follows.
const HIRE: &str = "\
Bram count 8 0 n
Cleo count 4 0 n
Dirk count 3 0 n
Emma count 16 0 n
";

/// The end of a solo game of Gardlings.
const SOLO: &str = "\
gnomon 1
game gardlings
seat Anna
---
fix round 6
fix Anna owned-green 2
fix Anna owned-pink 1
fix Anna owned-gold 1
stop
close-garden
count 18 0 n
";

/// A turn of Mighty Gnomes, with something in the warehouse.
const MIGHTY: &str = "\
gnomon 1
game mighty-gnomes
seat Anna
seat Bram
---
fix Anna wood 2
fix Anna mushroom 3
fix Anna crystal 1
fix Anna keys 2
Anna take-coins 4
Bram take-coins 4
";

/// The reward step of its first round.
const REWARDS: &str = "\
gnomon 1
game mighty-gnomes
seat Anna
seat Bram
seat Cleo
---
Anna take-coins 1
Bram take-coins 1
Cleo take-coins 1
Anna take-coins 2
Bram take-coins 2
Cleo take-coins 2
Anna take-coins 3
Bram take-coins 3
Cleo take-coins 3
";

/// A whole game of it.
const DRUIDS: &str = include_str!("../../../replays/mighty-gnomes/four-players-druids.replay");

/// The same evening in a light game: Bram's gnomes have earned 3 coins.
const LIGHT_VILLAGE: &str = "\
gnomon 1
game gnome-village
option depth light
seat Anna
seat Bram
seat Cleo
seat Daan
---
fix round 5
fix turn Bram
fix phase reveal
fix Bram workshops 3
fix Bram gnomes 3
fix Anna hats 1
fix happy-gnome Anna
fix Anna coins 4
fix Bram coins 6
fix Cleo coins 2
fix Daan coins 1
Bram next
Bram coins +3
";

/// A light game of Gardlings: Anna counts the gems of her garden.
const LIGHT_GARDLINGS: &str = "\
gnomon 1
game gardlings
option depth light
seat Anna
seat Bram
seat Cleo
seat Dirk
---
fix round 4
fix Anna coins 2
fix Bram coins 3
fix Cleo coins 1
next
Anna gems +11
";

/// A light game of Gnome Elf Troll: Bram has sown a bean.
const LIGHT_GARDENS: &str = "\
gnomon 1
game gnome-elf-troll
option depth light
seat Anna
seat Bram
seat Cleo
seat Daan
---
fix round 9
fix marker Bram
fix turn Bram
fix Anna pumpkins 5
fix Anna apples 3
fix Anna beans 1
fix Bram pumpkins 2
fix Bram apples 2
fix Bram beans 7
fix Cleo apples 7
fix Cleo pumpkins 3
fix Cleo beans 1
fix Daan pumpkins 3
fix Daan beans 3
fix Daan apples 2
Bram sow bean
";

/// A light game of Mighty Gnomes: Anna has got 3 coins.
const LIGHT_MIGHTY: &str = "\
gnomon 1
game mighty-gnomes
option depth light
seat Anna
seat Bram
seat Cleo
---
fix Anna vp 4
fix Bram vp 2
fix Cleo vp 3
Anna coins +3
";

/// The presses that switch the chance of an alarm on.
const ODDS: &str = "hold:BACK to:settings OK to:aid OK BACK BACK wait:6000";

const fn screen(name: &'static str, record: &'static [&'static str], presses: &'static str) -> Shot {
    Shot { name, record, presses, view: GalleryView::Screen }
}

/// The pictures.
pub(super) const SHOTS: &[Shot] = &[
    Shot { name: "device", record: &[LIGHT_VILLAGE], presses: "", view: GalleryView::Device },
    Shot { name: "languages", record: &[EVENING, CARD, EARN], presses: "", view: GalleryView::Languages },
    screen("village-dial", &[LIGHT_VILLAGE], ""),
    screen("gardlings-dial", &[LIGHT_GARDLINGS], ""),
    screen("gardens-dial", &[LIGHT_GARDENS], ""),
    screen("mighty-dial", &[LIGHT_MIGHTY], ""),
    screen("choose-game", &[], ""),
    screen("setup-players", &[], "OK UP"),
    screen("setup-names", &[], "OK UP OK"),
    screen("setup-spell", &[], "OK UP OK DOWN OK OK OK DOWN"),
    screen("setup-first", &[], "OK UP OK NEXT DOWN"),
    screen("setup-options", &[], "OK UP OK NEXT OK"),
    screen("setup-briefing", &[], "OK UP OK NEXT OK NEXT"),
    screen("turn-reveal", &[EVENING], ""),
    screen("turn-earn", &[EVENING, CARD], ""),
    screen("turn-work-buy", &[EVENING, CARD, EARN], ""),
    screen("turn-move", &[EVENING, CARD, EARN, NEXT], ""),
    screen("question", &[EVENING, CARD, EARN], "to:buy-business OK"),
    screen("number", &[EVENING], "to:card-coins OK"),
    screen("note", &[EVENING, CARD], "to:earn OK"),
    screen("new-turn", &[EVENING, CARD, EARN, NEXT], "NEXT wait:100"),
    screen("player", &[EVENING, CARD, EARN], "hold:NEXT OK"),
    screen("refusal", &[EVENING], "NEXT"),
    screen("rule", &[EVENING, CARD, EARN], "to:get-gnome hold:OK"),
    screen("menu", &[EVENING, CARD, EARN], "hold:BACK"),
    screen("history", &[EVENING, CARD, EARN, BUY], "BACK hold:BACK to:history OK wait:6000"),
    screen("fix-whose", &[EVENING, CARD, EARN], "hold:BACK to:fix OK"),
    screen("fix-which", &[EVENING, CARD, EARN], "hold:BACK to:fix OK OK"),
    screen("fix-value", &[EVENING, CARD, EARN], "hold:BACK to:fix OK OK OK"),
    screen("reminder", &[EVENING, CARD, EARN], "hold:BACK to:rules OK"),
    screen("settings", &[EVENING, CARD, EARN], "hold:BACK to:settings OK"),
    screen("clock", &[LIGHT_VILLAGE], "hold:BACK to:settings OK to:clock OK hold:BACK to:continue OK wait:72000"),
    screen("self-test", &[EVENING], "hold:BACK to:settings OK to:selftest OK UP DOWN DOWN OK"),
    screen("scoreboard", &[EVENING, CARD, EARN], "hold:NEXT"),
    screen("results", &[THE_END], ""),
    screen("why", &[THE_END], "OK"),
    screen("tie-break", &[THE_END], "DOWN DOWN DOWN OK"),
    screen("score-pad", &[PAD], ""),
    screen("gardlings-garden", &[ALL_DRAW], ""),
    screen("gardlings-odds", &[ALL_DRAW], ODDS),
    screen("gardlings-count", &[ALL_DRAW, COUNT], "OK UP UP UP"),
    screen("gardlings-hire", &[ALL_DRAW, COUNT, HIRE], ""),
    screen("gardlings-medal", &[SOLO], ""),
    screen("gardlings-rule", &[ALL_DRAW], "to:twin hold:OK"),
    screen("gardens-sow", &[GARDENS], "to:bean OK to:left"),
    screen("gardens-harvest", &[GARDENS, SOW], ""),
    screen("gardens-buy", &[GARDENS, SOW, HARVEST], ""),
    screen("gardens-whose", &[GARDENS, SOW, HARVEST], "to:buy-troll OK DOWN"),
    screen("gardens-target", &[GARDENS, SOW, HARVEST], "to:buy-troll OK OK DOWN"),
    screen("gardens-troll", &[GARDENS, SOW, HARVEST], "to:buy-troll OK OK OK"),
    screen("gardens-ten", &[GARDENS, SOW, HARVEST], "OK steps:DOWN:3 OK OK NEXT NEXT"),
    screen("mighty-turn", &[MIGHTY], ""),
    screen("mighty-rewards", &[REWARDS], ""),
    screen("mighty-results", &[DRUIDS], ""),
    screen("mighty-why", &[DRUIDS], "OK"),
    screen("gardens-why", &[GARDENS, SOW, HARVEST], "OK steps:DOWN:3 OK OK NEXT NEXT OK"),
];
