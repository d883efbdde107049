//! The rules behind the rows: what the screen shows while OK is held.

use engine_nostd::games::gnome_elf_troll::{ELF as ELF_PRICE, GNOME as GNOME_PRICE, TEN as ENOUGH};

use crate::words::{Info, Text, text};

/// The name of counting on the score pad, and the rule behind it.
pub(crate) const COUNTING: (Text, Info) =
    (text!(["Count", "Tellen", "Zählen", "Compter"]), Info { rule: 74, text: HIGHEST });

/// The rule that allows a number to be corrected.
pub(crate) const CORRECTION: Info = Info { rule: 45, text: FIX };

pub(super) const KIND: Text = text!([
    "Lay this tile at one end of your garden. Beside its own kind it brings two, alone it brings one.",
    "Leg deze tegel aan een eind van je tuin. Naast zijn eigen soort levert hij twee op, alleen één.",
    "Lege dieses Plättchen an ein Ende deines Gartens. Neben seiner Sorte bringt es zwei, allein eins.",
    "Posez cette tuile à un bout de votre jardin. À côté de sa sorte elle rapporte deux, seule une.",
]);

pub(super) const END: Text = text!([
    "Left or right as the garden's owner sees it. Afterwards the tiles stay where they are.",
    "Links of rechts zoals de eigenaar van de tuin het ziet. Daarna blijven de tegels liggen.",
    "Links oder rechts, wie der Besitzer des Gartens es sieht. Danach bleiben die Plättchen liegen.",
    "À gauche ou à droite, vu par le propriétaire du jardin. Ensuite les tuiles ne bougent plus.",
]);

pub(super) const GNOME: Text = text!(with [
    "Costs {GNOME_PRICE} of one kind. On any tile without a creature it brings you 1 more of the tile's kind in every harvest.",
    "Kost {GNOME_PRICE} van één soort. Op een tegel zonder wezen levert hij jou elke oogst 1 extra van die soort op.",
    "Kostet {GNOME_PRICE} einer Sorte. Auf einem freien Plättchen bringt er dir je Ernte 1 dieser Sorte mehr.",
    "Coûte {GNOME_PRICE} d'une même sorte. Sur une tuile sans créature, il vous rapporte 1 de plus à chaque récolte.",
]);

pub(super) const ELF: Text = text!(with [
    "Costs {ELF_PRICE} of one kind. Goes on a tile without a creature, or chases a troll away. Keeps trolls off its tile.",
    "Kost {ELF_PRICE} van één soort. Komt op een lege tegel of verdrijft een trol. Houdt trollen van zijn tegel weg.",
    "Kostet {ELF_PRICE} einer Sorte. Kommt auf ein Plättchen ohne Wesen oder verjagt einen Troll. Hält Trolle fern.",
    "Coûte {ELF_PRICE} d'une même sorte. Va sur une tuile sans créature ou chasse un troll. Éloigne les trolls.",
]);

pub(super) const TROLL: Text = text!([
    "Costs 1 of each kind. Goes on an empty tile, or eats a gnome. Its tile yields nothing and parts the row.",
    "Kost van elke soort 1. Komt op een tegel zonder wezen of eet een kabouter. Zijn tegel levert niets op en breekt de rij.",
    "Kostet 1 von jeder Sorte. Kommt auf ein Plättchen ohne Wesen oder frisst einen Gnom. Sein Plättchen bringt nichts und trennt die Reihe.",
    "Coûte 1 de chaque sorte. Va sur une tuile sans créature ou dévore un gnome. La tuile ne donne rien et coupe la suite.",
]);

pub(super) const SCARE: Text = text!(with [
    "Two gnomes, each for {GNOME_PRICE} of one kind, scare an elf away. One stays on the tile, the other comes back to you.",
    "Twee kabouters, elk voor {GNOME_PRICE} van één soort, jagen een elf weg. Eén blijft op de tegel, de ander komt terug.",
    "Zwei Gnome, jeder für {GNOME_PRICE} einer Sorte, verscheuchen einen Elf. Einer bleibt dort, der andere kommt zurück.",
    "Deux gnomes, chacun pour {GNOME_PRICE} d'une même sorte, font fuir un elfe. L'un reste, l'autre vous revient.",
]);

pub(super) const ENDBUY: Text = text!([
    "What is left of your harvest is lost.",
    "Wat er van je oogst over is, vervalt.",
    "Was von deiner Ernte übrig ist, verfällt.",
    "Ce qui reste de votre récolte est perdu.",
]);

pub(super) const HARVEST: Text = text!([
    "Each tile gives 1, each space between two equal tiles 1, each of your gnomes 1. A tile under a troll gives nothing.",
    "Elke tegel geeft 1, elke ruimte tussen twee gelijke 1, elke eigen kabouter 1. Onder een trol: niets.",
    "Je Plättchen 1, je Lücke zwischen zwei gleichen 1, je eigenem Gnom 1. Unter einem Troll: nichts.",
    "Chaque tuile donne 1, chaque espace entre deux pareilles 1, vos gnomes 1. Sous un troll : rien.",
]);

pub(super) const SOW: Text = text!([
    "Lay one tile from your hand at the left or right end of your garden. You cannot pass.",
    "Leg één tegel uit je hand links of rechts aan je tuin. Passen mag niet.",
    "Lege ein Plättchen aus der Hand links oder rechts an deinen Garten. Passen geht nicht.",
    "Posez une tuile de votre main à gauche ou à droite du jardin. On ne passe pas son tour.",
]);

pub(super) const BUY: Text = text!([
    "Buy as many creatures as you can pay. Place each one at once, on any tile of any garden.",
    "Koop zoveel wezens als je kunt betalen. Zet elk meteen neer, op welke tegel in welke tuin ook.",
    "Kaufe so viele Wesen, wie du bezahlen kannst. Jedes kommt sofort auf ein Plättchen in einem Garten.",
    "Achetez autant de créatures que vous pouvez payer. Posez chacune aussitôt, dans n'importe quel jardin.",
]);

pub(super) const DRAW: Text = text!(with [
    "Draw 1 tile while there are any. Then, at the end of your turn, {ENOUGH} of one kind wins at once.",
    "Trek 1 tegel zolang er nog zijn. Daarna, aan het eind van je beurt, wint {ENOUGH} van één soort meteen.",
    "Ziehe 1 Plättchen, solange es welche gibt. Dann, am Zugende, gewinnen {ENOUGH} einer Sorte sofort.",
    "Piochez 1 tuile s'il en reste. Puis, à la fin de votre tour, {ENOUGH} d'une même sorte gagnent aussitôt.",
]);

pub(super) const TILES_RULE: Text = text!([
    "Each tile of your garden without a troll gives 1 of its kind.",
    "Elke tegel in je tuin zonder trol geeft 1 van zijn soort.",
    "Jedes Plättchen deines Gartens ohne Troll gibt 1 seiner Sorte.",
    "Chaque tuile de votre jardin sans troll donne 1 de sa sorte.",
]);

pub(super) const SPACES_RULE: Text = text!([
    "Each space between two equal neighbours gives 1 more, unless a troll is on one of them.",
    "Elke ruimte tussen twee gelijke buren geeft 1 extra, behalve als op een ervan een trol staat.",
    "Jede Lücke zwischen zwei gleichen Nachbarn gibt 1 dazu, außer wenn auf einem ein Troll ist.",
    "Chaque espace entre deux voisines pareilles donne 1 de plus, sauf si un troll est sur l'une.",
]);

pub(super) const GNOMES_RULE: Text = text!([
    "Each of your gnomes, in any garden, gives you 1 of its tile's kind.",
    "Elke eigen kabouter, in welke tuin ook, geeft jou 1 van de soort van zijn tegel.",
    "Jeder deiner Gnome, in welchem Garten auch immer, gibt dir 1 der Sorte seines Plättchens.",
    "Chacun de vos gnomes, dans n'importe quel jardin, vous donne 1 de la sorte de sa tuile.",
]);

pub(super) const PAD: Text = text!([
    "Your tiles of this kind, spaces between equal ones, your gnomes on it. Under a troll: nothing.",
    "Tel je tegels van deze soort, de ruimtes tussen gelijke buren en je kabouters erop. Onder een trol: niets.",
    "Zähle deine Plättchen dieser Sorte, die Lücken zwischen gleichen Nachbarn und deine Gnome darauf. Unter Trollen: nichts.",
    "Vos tuiles de cette sorte, les espaces entre pareilles et vos gnomes dessus. Sous un troll : rien.",
]);

pub(super) const TEN: Text = text!(with [
    "Whoever has {ENOUGH} or more of one kind when their own turn ends wins at once.",
    "Wie aan het eind van de eigen beurt {ENOUGH} of meer van één soort heeft, wint meteen.",
    "Wer am Ende des eigenen Zuges {ENOUGH} oder mehr einer Sorte hat, gewinnt sofort.",
    "Qui a {ENOUGH} ou plus d'une même sorte à la fin de son tour gagne aussitôt.",
]);

pub(super) const HIGHEST: Text = text!([
    "When somebody has no tile to sow, the game ends and the player with most of one kind wins.",
    "Heeft iemand geen tegel om te zaaien, dan is het afgelopen en wint wie van één soort het meest heeft.",
    "Hat jemand kein Plättchen zum Säen, ist Schluss, und wer von einer Sorte am meisten hat, gewinnt.",
    "Quand quelqu'un n'a plus de tuile à semer, la partie finit et le plus grand nombre d'une sorte gagne.",
]);

pub(super) const SECOND: Text = text!([
    "Equal in the highest kind: the second decides, then the third. All equal: the victory is shared.",
    "Gelijk in de hoogste soort: de tweede beslist, dan de derde. Alles gelijk: samen gewonnen.",
    "Gleichstand: die zweite Sorte entscheidet, dann die dritte. Alles gleich: geteilter Sieg.",
    "À égalité sur la meilleure sorte, la deuxième décide, puis la troisième. Tout égal : victoire partagée.",
]);

pub(super) const GARDEN: Text = text!([
    "What lies on the table counts: set the tile right, or the creature on it.",
    "Wat op tafel ligt, telt: zet de tegel goed, of het wezen erop.",
    "Was auf dem Tisch liegt, gilt: stelle das Plättchen richtig, oder das Wesen darauf.",
    "Ce qui est sur la table compte : corrigez la tuile, ou la créature dessus.",
]);

pub(super) const HAND: Text = text!([
    "Tiles in hand: 3, and 2 between Sow and Draw. Their kinds are secret.",
    "Tegels in de hand: 3, en 2 tussen Zaaien en Trekken. De soorten zijn geheim.",
    "Plättchen auf der Hand: 3, zwischen Säen und Ziehen 2. Die Sorten sind geheim.",
    "Tuiles en main : 3, et 2 entre Semer et Piocher. Leurs sortes sont secrètes.",
]);

pub(super) const PILE: Text = text!([
    "The tiles face down that can still be drawn.",
    "De gedekte tegels die je nog kunt trekken.",
    "Die verdeckten Plättchen, die noch gezogen werden.",
    "Les tuiles faces cachées que l'on peut encore piocher.",
]);

pub(super) const PURSE: Text = text!([
    "What was harvested this turn and is not spent yet.",
    "Wat deze beurt geoogst en nog niet uitgegeven is.",
    "Was in diesem Zug geerntet und noch nicht ausgegeben wurde.",
    "Ce qui a été récolté ce tour-ci et pas encore dépensé.",
]);

pub(super) const FIX: Text = text!([
    "What lies on the table counts: set it here. What is in stock follows from the gardens.",
    "Wat op tafel ligt, telt: zet het hier goed. De voorraad volgt uit de tuinen.",
    "Was auf dem Tisch liegt, gilt: stelle es hier ein. Der Vorrat folgt aus den Gärten.",
    "Ce qui est sur la table compte : réglez-le ici. Les réserves suivent les jardins.",
]);
