//! The rules behind the rows: what the screen shows while OK is held.

use engine_nostd::games::gnome_elf_troll::{ELF as ELF_PRICE, GNOME as GNOME_PRICE, TEN as ENOUGH};

use crate::words::{Info, Text, text};

/// The name of counting on the score pad, and the rule behind it.
pub(crate) const COUNTING: (Text, Info) =
    (text!(["Count", "Tellen", "Zählen", "Compter"]), Info { rule: 74, text: HIGHEST });

/// The rule that allows a number to be corrected.
pub(crate) const CORRECTION: Info = Info { rule: 45, text: FIX };

pub(super) const KIND: Text = text!([
    "Lay this tile at an\nend of your garden.\nEqual neighbours give\nmore",
    "Leg deze tegel aan\neen eind van je tuin.\nGelijke buren geven\nmeer",
    "Lege dieses Plättchen\nan ein Gartenende.\nGleiche Nachbarn\ngeben mehr",
    "Posez cette tuile à\nun bout du jardin.\nVoisines pareilles :\nplus de récolte",
]);

pub(super) const END: Text = text!([
    "Left or right as the\ngarden's owner sees\nit. Tiles never move\nafterwards",
    "Links of rechts zoals\nde eigenaar kijkt.\nTegels schuiven later\nnooit meer",
    "Links oder rechts vom\nBesitzer aus gesehen.\nPlättchen bleiben\ndann liegen",
    "Gauche ou droite vu\npar le propriétaire.\nLes tuiles ne bougent\nplus ensuite",
]);

pub(super) const GNOME: Text = text!(with [
    "Costs {GNOME_PRICE} of one kind.\nOn an empty tile: +1\nof its kind for you,\nin any garden",
    "Kost {GNOME_PRICE} van één soort.\nOp een lege tegel: +1\nvan die soort voor\njou, in elke tuin",
    "Kostet {GNOME_PRICE} einer Sorte.\nAuf leerem Plättchen:\n+1 seiner Sorte für\ndich, in jedem Garten",
    "Coûte {GNOME_PRICE} d'une sorte.\nSur une tuile vide :\n+1 de sa sorte pour\nvous, partout",
]);

pub(super) const ELF: Text = text!(with [
    "Costs {ELF_PRICE} of one kind.\nEmpty tile or troll:\nthe troll goes home.\nKeeps trolls off",
    "Kost {ELF_PRICE} van één soort.\nLege tegel of trol:\ndie gaat naar huis.\nHoudt trollen weg",
    "Kostet {ELF_PRICE} einer Sorte.\nLeer oder auf Troll:\nder geht nach Hause.\nHält Trolle fern",
    "Coûte {ELF_PRICE} d'une sorte.\nTuile vide ou troll :\nil rentre chez lui.\nÉloigne les trolls",
]);

pub(super) const TROLL: Text = text!([
    "Costs 1 of each kind.\nEmpty tile or gnome.\nIts tile gives 0 and\nthe row is cut there",
    "Kost van elke soort 1\nLege tegel of\nkabouter. De tegel\nlevert niets op",
    "Kostet je Sorte 1.\nLeer oder auf Gnom.\nDas Plättchen bringt\nnichts und trennt",
    "Coûte 1 de chaque.\nTuile vide ou gnome.\nLa tuile ne donne\nrien et coupe",
]);

pub(super) const SCARE: Text = text!(with [
    "Two gnomes, {GNOME_PRICE} of one\nkind each: the elf\nflees, one stays, one\ncomes back to you",
    "Twee kabouters, elk {GNOME_PRICE}\nvan één soort: de elf\nvlucht, één blijft,\néén komt terug",
    "Zwei Gnome, je {GNOME_PRICE}\neiner Sorte: Elf\nflieht, einer bleibt,\neiner kommt zurück",
    "Deux gnomes, {GNOME_PRICE} d'une\nsorte chacun : l'elfe\nfuit, un reste, un\nrevient en réserve",
]);

pub(super) const ENDBUY: Text = text!([
    "What is left of your\nincome is lost",
    "Wat er van je\nopbrengst over is,\ngaat verloren",
    "Was vom Ertrag übrig\nbleibt, verfällt",
    "Ce qui reste du\nrevenu est perdu",
]);

pub(super) const HARVEST: Text = text!([
    "Each tile 1, each gap\nbetween equal ones 1,\neach of your gnomes 1\nTroll: nothing",
    "Elke tegel 1, elke\nnaad tussen gelijke 1\nelke eigen kabouter 1\nTrol: niets",
    "Jedes Plättchen 1,\njede Fuge zwischen\ngleichen 1, eigene\nGnome 1. Troll: 0",
    "1 par tuile, 1 par\njoint entre pareilles\n1 par gnome à vous\nTroll : rien",
]);

pub(super) const SOW: Text = text!([
    "Lay one tile from\nyour hand at the left\nor right end of your\ngarden. No passing",
    "Leg één tegel uit je\nhand links of rechts\naan je tuin. Passen\nmag niet",
    "Lege ein Plättchen\nlinks oder rechts an\ndeinen Garten. Passen\ngeht nicht",
    "Posez une tuile de la\nmain à gauche ou à\ndroite du jardin.\nPas de passe",
]);

pub(super) const BUY: Text = text!([
    "Buy as many creatures\nas you can pay. Each\nis placed at once, in\nany garden",
    "Koop zoveel wezens\nals je kunt betalen.\nZet elk meteen neer,\nin welke tuin ook",
    "Kaufe Wesen, so viele\ndu zahlen kannst.\nJedes kommt sofort in\neinen Garten",
    "Achetez autant de\ncréatures que permis.\nPosez chacune tout de\nsuite, où vous voulez",
]);

pub(super) const DRAW: Text = text!(with [
    "Draw 1 tile while the\npile lasts. Then: {ENOUGH}\nof one kind wins at\nonce",
    "Trek 1 tegel zolang\nhet kan. Daarna wint\n{ENOUGH} van één soort\nmeteen",
    "1 Plättchen ziehen,\nsolange es welche\ngibt. Dann gewinnt {ENOUGH}\neiner Sorte sofort",
    "Piochez 1 tuile s'il\nen reste. Ensuite {ENOUGH}\nd'une sorte gagne\naussitôt",
]);

pub(super) const TILES: Text = text!([
    "Each tile of your\ngarden without a\ntroll gives 1",
    "Elke tegel in je tuin\nzonder trol geeft 1",
    "Jedes Plättchen im\nGarten ohne Troll\ngibt 1",
    "Chaque tuile du\njardin sans troll\ndonne 1",
]);

pub(super) const GAPS: Text = text!([
    "Each gap between two\nequal tiles without a\ntroll gives 1",
    "Elke naad tussen twee\ngelijke tegels zonder\ntrol geeft 1",
    "Jede Fuge zwischen\nzwei gleichen ohne\nTroll gibt 1",
    "Chaque joint entre\ndeux tuiles pareilles\nsans troll donne 1",
]);

pub(super) const GNOMES: Text = text!([
    "Each of your gnomes,\nin any garden, gives\n1 of its tile's kind",
    "Elke eigen kabouter,\nin welke tuin ook,\ngeeft 1 van de soort\nvan zijn tegel",
    "Jeder deiner Gnome\ngibt 1 der Sorte\nseines Plättchens, in\njedem Garten",
    "Chacun de vos gnomes\ndonne 1 de la sorte\nde sa tuile, dans\ntout jardin",
]);

pub(super) const PAD: Text = text!([
    "Tiles, gaps between\nequal ones and your\ngnomes of this kind.\nTroll: nothing",
    "Tegels, naden tussen\ngelijke en kabouters\nvan deze soort.\nTrol: niets",
    "Plättchen, Fugen\nzwischen gleichen und\nGnome dieser Sorte.\nTroll: nichts",
    "Tuiles, joints entre\npareilles et vos\ngnomes de la sorte.\nTroll : rien",
]);

pub(super) const TEN: Text = text!(with [
    "{ENOUGH} or more of one\nkind at the end of\nyour own turn wins at\nonce",
    "{ENOUGH} of meer van één\nsoort aan het eind\nvan je eigen beurt\nwint meteen",
    "{ENOUGH} oder mehr einer\nSorte am Ende des\neigenen Zuges\ngewinnt sofort",
    "{ENOUGH} ou plus d'une\nsorte à la fin de\nvotre tour gagne\naussitôt",
]);

pub(super) const HIGHEST: Text = text!([
    "No tile left to sow:\nwho has most of one\nkind wins",
    "Geen tegel meer om te\nzaaien: wie van één\nsoort het meest heeft\nwint",
    "Kein Plättchen mehr:\nwer von einer Sorte\nam meisten hat,\ngewinnt",
    "Plus de tuile à semer\nle plus grand nombre\nd'une sorte gagne",
]);

pub(super) const SECOND: Text = text!([
    "Equal in the highest\nkind: the second kind\ndecides, then the\nthird",
    "Gelijk in de hoogste\nsoort: de tweede\nbeslist, dan de derde",
    "Gleichstand in der\nhöchsten: die zweite\nSorte entscheidet,\ndann die dritte",
    "Égalité sur la 1re\nsorte : la 2e décide\npuis la 3e",
]);

pub(super) const GARDEN: Text = text!([
    "What lies on the\ntable counts: set the\ntile or the creature\non it right",
    "Wat op tafel ligt,\ntelt: zet de tegel of\nhet wezen erop goed",
    "Was auf dem Tisch\nliegt, gilt: stell\nPlättchen oder Wesen\nrichtig",
    "Ce qui est sur la\ntable compte :\ncorrigez la tuile ou\nsa créature",
]);

pub(super) const HAND: Text = text!([
    "Tiles in hand: 3, and\n2 between Sow and\nDraw. Their kinds are\nsecret",
    "Tegels in de hand: 3,\nen 2 tussen Zaaien en\nTrekken. De soort is\ngeheim",
    "Plättchen auf der\nHand: 3, nach Säen 2.\nSorten sind geheim",
    "Tuiles en main : 3,\net 2 entre Semer et\nPiocher. Les sortes\nsont secrètes",
]);

pub(super) const PILE: Text = text!([
    "Tiles face down that\ncan still be drawn",
    "Gedekte tegels die je\nnog kunt trekken",
    "Verdeckte Plättchen\nzum Ziehen",
    "Tuiles cachées qui\npeuvent être piochées",
]);

pub(super) const PURSE: Text = text!([
    "What you harvested\nthis turn and did not\nspend yet",
    "Wat je deze beurt\noogstte en nog niet\nuitgaf",
    "Was du in diesem Zug\ngeerntet und noch\nnicht ausgegeben hast",
    "Ce que vous avez\nrécolté ce tour, pas\nencore dépensé",
]);

pub(super) const FIX: Text = text!([
    "What lies on the\ntable counts: set it\nhere. Stocks follow\nfrom the gardens",
    "Wat op tafel ligt,\ntelt: zet het goed.\nDe voorraad volgt uit\nde tuinen",
    "Was auf dem Tisch\nliegt, gilt. Der\nVorrat folgt aus den\nGärten",
    "Ce qui est sur la\ntable compte. Les\nréserves suivent les\njardins",
]);
