//! Names of moves, kinds, creatures and of what ranks the players.

use crate::words::{Entry, Text, text, word};

/// Heads the column of tiles in a harvest.
pub(crate) const TILES: Text = text!(["tiles", "tegels", "Plättchen", "tuiles"]);
/// Heads the column of gaps between equal neighbours.
pub(crate) const GAPS: Text = text!(["gaps", "naden", "Fugen", "joints"]);
/// Heads the column of gnomes.
pub(crate) const GNOMES: Text = text!(["gnomes", "kabout.", "Gnome", "gnomes"]);

/// Rows of lists.
pub(super) const LABELS: &[Entry] = &[
    word!("apple", ["Apple", "Appel", "Apfel", "Pomme"]),
    word!("apple-gaps", ["Apple gaps", "Appelnaden", "Apfelfugen", "Joints pommes"]),
    word!("apple-gnomes", ["Gnomes: apples", "Kab.: appels", "Gnome: Äpfel", "Gnomes : pommes"]),
    word!("apple-tiles", ["Apple tiles", "Appeltegels", "Apfelplättchen", "Tuiles pommes"]),
    word!("apples", ["Apples", "Appels", "Äpfel", "Pommes"]),
    word!("bean", ["Bean", "Boon", "Bohne", "Haricot"]),
    word!("bean-gaps", ["Bean gaps", "Bonennaden", "Bohnenfugen", "Joints haricots"]),
    word!("bean-gnomes", ["Gnomes: beans", "Kab.: bonen", "Gnome: Bohnen", "Gnomes haricots"]),
    word!("bean-tiles", ["Bean tiles", "Bonentegels", "Bohnenplättchen", "Tuiles haricots"]),
    word!("beans", ["Beans", "Bonen", "Bohnen", "Haricots"]),
    word!("buy", ["Buy", "Kopen", "Kaufen", "Acheter"]),
    word!("buy-elf", ["Elf", "Elf", "Elf", "Elfe"]),
    word!("buy-gnome", ["Gnome", "Kabouter", "Gnom", "Gnome"]),
    word!("buy-troll", ["Troll", "Trol", "Troll", "Troll"]),
    word!("count", ["Count", "Tellen", "Zählen", "Compter"]),
    word!("draw", ["Draw", "Trekken", "Ziehen", "Piocher"]),
    word!("elf", ["Elf", "Elf", "Elf", "Elfe"]),
    word!("end-buy", ["Done", "Klaar", "Fertig", "Terminé"]),
    word!("fix", ["Correct", "Corrigeren", "Korrigieren", "Corriger"]),
    word!("garden", ["Garden", "Tuin", "Garten", "Jardin"]),
    word!("gnome", ["Gnome", "Kabouter", "Gnom", "Gnome"]),
    word!("hand", ["Hand", "Hand", "Hand", "Main"]),
    word!("harvest", ["Harvest", "Oogsten", "Ernten", "Récolter"]),
    word!("highest-kind", ["Highest kind", "Hoogste soort", "Höchste Sorte", "1re sorte"]),
    word!("left", ["Left end", "Linkerkant", "Linkes Ende", "Bout gauche"]),
    word!("pile", ["Pile", "Stapel", "Stapel", "Pioche"]),
    word!("pumpkin", ["Pumpkin", "Pompoen", "Kürbis", "Citrouille"]),
    word!("pumpkin-gaps", ["Pumpkin gaps", "Pompoennaden", "Kürbisfugen", "Joints citr."]),
    word!("pumpkin-gnomes", ["Gnomes: pumpk.", "Kab.: pompoenen", "Gnome: Kürbisse", "Gnomes : citr."]),
    word!("pumpkin-tiles", ["Pumpkin tiles", "Pompoentegels", "Kürbisplättchen", "Tuiles citr."]),
    word!("pumpkins", ["Pumpkins", "Pompoenen", "Kürbisse", "Citrouilles"]),
    word!("purse", ["Income", "Opbrengst", "Ertrag", "Revenu"]),
    word!("right", ["Right end", "Rechterkant", "Rechtes Ende", "Bout droit"]),
    word!("scare-elf", ["2 gnomes > elf", "2 kab. > elf", "2 Gnome > Elf", "2 gnomes > elfe"]),
    word!("second-kind", ["Second kind", "Tweede soort", "Zweite Sorte", "2e sorte"]),
    word!("sow", ["Sow", "Zaaien", "Säen", "Semer"]),
    word!("ten", ["Won by ten", "Wint met tien", "Sieg mit zehn", "Gagne par dix"]),
    word!("third-kind", ["Third kind", "Derde soort", "Dritte Sorte", "3e sorte"]),
    word!("troll", ["Troll", "Trol", "Troll", "Troll"]),
];

/// Longer forms for the head of a screen.
pub(super) const TITLES: &[Entry] = &[
    word!("apple", ["Enchanted apple", "Betoverde appel", "Verzauberter Apfel", "Pomme enchantée"]),
    word!("bean", ["Magic bean", "Toverboon", "Zauberbohne", "Haricot magique"]),
    word!("buy-elf", ["Buy an elf", "Een elf kopen", "Elf kaufen", "Acheter un elfe"]),
    word!("buy-gnome", ["Buy a gnome", "Een kabouter kopen", "Gnom kaufen", "Acheter un gnome"]),
    word!("buy-troll", ["Buy a troll", "Een trol kopen", "Troll kaufen", "Acheter un troll"]),
    word!("end-buy", ["Done buying", "Klaar met kopen", "Fertig mit Kaufen", "Fin des achats"]),
    word!("pumpkin", ["Cursed pumpkin", "Vervloekte pompoen", "Verfluchter Kürbis", "Citrouille maudite"]),
    word!("scare-elf", ["Scare an elf away", "Een elf wegjagen", "Elf verscheuchen", "Faire fuir un elfe"]),
];
