//! What the players have to remember themselves.

use engine_nostd::games::gnome_village::{
    ADVISOR_PAY, BUSINESS_PRICE, COIN_POINTS, EFFECT_PRICE, FIRST_COINS, FIRST_HOUSES, HAT_POINTS, KIDS_GNOMES,
    LIT_HOUSE_POINTS, OPEN_BUSINESSES, RESTAURANT_POINTS, TOKENS, WORKSHOP_POINTS, WORKSHOP_PRICE,
};

use crate::words::moments;

moments! {
    /// A moment at which the players are reminded of a rule.
    pub(crate) enum Moment {
        /// The Architect has acted.
        Architect ["GV-93"] => [
            "Architect: after rearranging, the village must follow all placement rules.",
            "Architect: na het herschikken moet je dorp aan alle plaatsingsregels voldoen.",
            "Architekt: Nach dem Umbau müssen alle Legeregeln stimmen.",
            "Architecte : le village réarrangé doit respecter les règles de pose.",
        ];
        /// Gnomes at work bring coins.
        Earn ["GV-35"] => [
            "Each gnome on a business of your village brings the coins printed on the tile.",
            "Elke kabouter op een bedrijf in je dorp brengt de munten van die tegel op.",
            "Jeder Gnom auf einem Betrieb deines Dorfs bringt die Münzen des Plättchens.",
            "Chaque gnome sur un commerce du village rapporte les pièces de la tuile.",
        ];
        /// A turn ends.
        EndOfTurn ["GV-92"] => with [
            "All coins spent this turn? The Financial Advisor then pays {ADVISOR_PAY} coin.",
            "Al je munten uitgegeven? Dan betaalt de Financieel adviseur {ADVISOR_PAY} munt.",
            "Alle Münzen ausgegeben? Dann zahlt der Finanzberater {ADVISOR_PAY} Münze.",
            "Tout dépensé ce tour-ci ? Le Conseiller financier paie alors {ADVISOR_PAY} pièce.",
        ];
        /// Somebody has to begin.
        FirstPlayer ["GV-15"] => [
            "Who last saw a mushroom?",
            "Wie zag laatst paddenstoelen?",
            "Wer sah zuletzt einen Pilz?",
            "Dernier à voir un champignon ?",
        ];
        /// A gap has to be filled.
        Gap ["GV-28"] => [
            "A gap after a Removal: fill it as soon as you can with a road or a business.",
            "Een gat na Verwijderen: vul het zo snel mogelijk met een weg of bedrijf.",
            "Eine Lücke nach dem Entfernen: fülle sie bald mit Weg oder Betrieb.",
            "Un vide après Retirer : comblez-le dès que possible, route ou commerce.",
        ];
        /// Somebody has placed the last gnome.
        LastRound ["GV-109", "GV-110"] => [
            "When a player has placed all gnomes, the round is finished, then the game ends.",
            "Heeft een speler alle kabouters geplaatst? Maak de ronde af, dan is het uit.",
            "Hat jemand alle Gnome im Dorf, wird die Runde beendet, dann ist Schluss.",
            "Quand un joueur a posé tous ses gnomes, on finit la manche et la partie.",
        ];
        /// Gnomes walk.
        Move ["GV-72"] => [
            "Each upright gnome may move once, to a workshop or business of the village.",
            "Elke staande kabouter mag 1 keer naar een werkplaats of bedrijf in het dorp.",
            "Jeder stehende Gnom darf einmal in eine Werkstatt oder einen Betrieb.",
            "Chaque gnome debout peut aller une fois sur un atelier ou un commerce.",
        ];
        /// The forest deck is empty.
        NewDeck ["GV-133"] => [
            "Is the deck used up? Shuffle the discarded Forest cards into a new one.",
            "Is de stapel op? Schud de afgelegde Boskaarten tot een nieuwe stapel.",
            "Ist der Stapel leer? Mische die abgelegten Waldkarten neu.",
            "La pioche est vide ? Mélangez les cartes Forêt défaussées.",
        ];
        /// A gnome was placed.
        NewGnome ["GV-65"] => [
            "Lay a new gnome down on its house: it rests until your next turn.",
            "Leg een nieuwe kabouter op zijn huis: hij rust tot je volgende beurt.",
            "Lege einen neuen Gnom auf sein Haus: er ruht bis zum nächsten Zug.",
            "Couchez un nouveau gnome sur sa maison : il se repose jusqu'au prochain tour.",
        ];
        /// A gnome looks for its way.
        Paths ["GV-71", "GV-73"] => [
            "A gnome walks as far as it likes, over any tiles, but not through a blockade.",
            "Een kabouter loopt zo ver hij wil, over alle tegels, maar niet door een blokkade.",
            "Ein Gnom geht beliebig weit, über alle Plättchen, aber nicht durch eine Sperre.",
            "Un gnome va aussi loin qu'il veut, sur toutes les tuiles, mais jamais à travers un barrage.",
        ];
        /// A tile is placed.
        PlaceATile ["GV-69", "GV-70"] => [
            "Every house, workshop and business must border a road with an open path.",
            "Elk huis, elke werkplaats en elk bedrijf grenst aan een doorlopende weg.",
            "Jedes Haus, jede Werkstatt, jeder Betrieb grenzt an einen offenen Weg.",
            "Maisons, ateliers et commerces bordent tous une route au passage libre.",
        ];
        /// A business was bought.
        Refill ["GV-52"] => with [
            "After buying a business, refill at once to {OPEN_BUSINESSES} open businesses.",
            "Vul na het kopen van een bedrijf meteen aan tot {OPEN_BUSINESSES} open bedrijven.",
            "Nach dem Kauf eines Betriebs gleich auf {OPEN_BUSINESSES} offene auffüllen.",
            "Après l'achat d'un commerce, complétez aussitôt à {OPEN_BUSINESSES} visibles.",
        ];
        /// A forest card is resolved.
        Reveal ["GV-18"] => [
            "Turn up one Forest card and do what it says.",
            "Draai 1 Boskaart om en doe wat erop staat.",
            "Decke 1 Waldkarte auf und führe sie aus.",
            "Révélez 1 carte Forêt et appliquez-la.",
        ];
        /// Points are counted.
        Scoring ["GV-111", "GV-112", "GV-113", "GV-114", "GV-115"] => with [
            "Workshop {WORKSHOP_POINTS}, lit house {LIT_HOUSE_POINTS}, Restaurant {RESTAURANT_POINTS}, coin {COIN_POINTS}. Hat {HAT_POINTS}, with the Happy Gnome only.",
            "Werkplaats {WORKSHOP_POINTS}, huis met licht {LIT_HOUSE_POINTS}, Restaurant {RESTAURANT_POINTS}, munt {COIN_POINTS}. Muts {HAT_POINTS}: alleen met de Blije Kabouter.",
            "Werkstatt {WORKSHOP_POINTS}, Haus mit Licht {LIT_HOUSE_POINTS}, Restaurant {RESTAURANT_POINTS}, Münze {COIN_POINTS}. Mütze {HAT_POINTS}: nur mit Fröhlichem Gnom.",
            "Atelier {WORKSHOP_POINTS}, maison allumée {LIT_HOUSE_POINTS}, Restaurant {RESTAURANT_POINTS}, pièce {COIN_POINTS}. Bonnet {HAT_POINTS} avec le Gnome heureux.",
        ];
        /// Everybody takes the starting pieces.
        SetupTake ["GV-03", "GV-04"] => with [
            "Each player: {FIRST_COINS} coins, 1 gnome, {FIRST_HOUSES} houses, 3 four-way roads, 2 T-junctions, 1 turn card.",
            "Elke speler: {FIRST_COINS} munten, 1 kabouter, {FIRST_HOUSES} huizen, 3 viersprongen, 2 T-splitsingen, 1 beurtkaart.",
            "Jeder: {FIRST_COINS} Münzen, 1 Gnom, {FIRST_HOUSES} Häuser, 3 Kreuzungen, 2 Abzweigungen, 1 Zugkarte.",
            "Chacun : {FIRST_COINS} pièces, 1 gnome, {FIRST_HOUSES} maisons, 3 carrefours, 2 routes en T, 1 carte Tour.",
        ];
        /// Everybody lays out a village.
        SetupVillage ["GV-05", "GV-06"] => [
            "Your village: join the roads, each house beside one. One house lit, the gnome stands on it.",
            "Je dorp: verbind de wegen, elk huis aan een weg. Bij 1 huis licht aan: daar staat je kabouter.",
            "Dein Dorf: Wege verbinden, jedes Haus an einen Weg. Ein Haus mit Licht, darauf der Gnom.",
            "Le village : reliez les routes, chaque maison au bord. Une allumée, avec le gnome debout.",
        ];
        /// What lies in the middle: houses and workshops; all houses, those in the stack, workshops of each kind.
        SetupStacks ["GV-09", "GV-10"] => [
            "Use {} houses: {} are left for the stack. {} workshops of each kind. The rest stays in the box.",
            "Gebruik {} huizen: {} blijven over voor de stapel. {} werkplaatsen per soort. De rest blijft in de doos.",
            "Nehmt {} Häuser: {} kommen in den Stapel. {} Werkstätten je Art. Den Rest braucht ihr nicht.",
            "Prenez {} maisons : {} restent pour la pile. {} ateliers par sorte. Le reste va dans la boîte.",
        ];
        /// What is shuffled: roads, and businesses in all.
        SetupShuffle ["GV-11", "GV-12", "GV-13"] => with [
            "Shuffle, face down: {{}} roads, the Forest cards, {{}} businesses; turn {OPEN_BUSINESSES} of these up.",
            "Schud en leg gedekt: {{}} wegen, de Boskaarten, {{}} bedrijven; leg er daarvan {OPEN_BUSINESSES} open.",
            "Mischt verdeckt: {{}} Wege, die Waldkarten, {{}} Betriebe; deckt {OPEN_BUSINESSES} Betriebe auf.",
            "Mélangez face cachée : {{}} routes, les cartes Forêt, {{}} commerces ; révélez-en {OPEN_BUSINESSES}.",
        ];
        /// What lies beside: coins, and gnomes of each player.
        SetupSupply ["GV-14"] => with [
            "Within reach: {{}} coins, {TOKENS} tokens of each kind, the Happy Gnome, {{}} more gnomes each.",
            "Binnen handbereik: {{}} munten, {TOKENS} fiches per soort, de Blije Kabouter, ieder nog {{}} kabouters.",
            "In Reichweite: {{}} Münzen, je {TOKENS} Marker, der Fröhliche Gnom, für alle noch {{}} Gnome.",
            "À portée : {{}} pièces, {TOKENS} jetons par sorte, le Gnome heureux, encore {{}} gnomes par joueur.",
        ];
        /// The box is the bank of a light game.
        SetupLid ["GV-14", "GV-119"] => with [
            "Leave the coins in the lid: Gnomon counts them for all, {FIRST_COINS} each at first.",
            "Laat de munten in de deksel: Gnomon telt ze voor iedereen, ieder begint met {FIRST_COINS}.",
            "Lasst die Münzen im Deckel: Gnomon zählt sie für alle, jeder beginnt mit {FIRST_COINS}.",
            "Laissez les pièces dans la boîte : Gnomon les compte pour tous, {FIRST_COINS} chacun au début.",
        ];
        /// What lies beside where the box is the bank: gnomes of each player.
        SetupCentre ["GV-14"] => with [
            "Within reach: {TOKENS} tokens of each kind, the Happy Gnome, {{}} more gnomes each.",
            "Binnen handbereik: {TOKENS} fiches per soort, de Blije Kabouter, ieder nog {{}} kabouters.",
            "In Reichweite: je {TOKENS} Marker, der Fröhliche Gnom, für alle noch {{}} Gnome.",
            "À portée : {TOKENS} jetons par sorte, le Gnome heureux, encore {{}} gnomes par joueur.",
        ];
        /// Everybody takes the starting pieces; the coins stay where the next pages say.
        SetupTakeNoCoins ["GV-03", "GV-04"] => with [
            "Each player: 1 gnome, {FIRST_HOUSES} houses, 3 four-way roads, 2 T-junctions, 1 turn card.",
            "Elke speler: 1 kabouter, {FIRST_HOUSES} huizen, 3 viersprongen, 2 T-splitsingen, 1 beurtkaart.",
            "Jeder: 1 Gnom, {FIRST_HOUSES} Häuser, 3 Kreuzungen, 2 Abzweigungen, 1 Zugkarte.",
            "Chacun : 1 gnome, {FIRST_HOUSES} maisons, 3 carrefours, 2 routes en T, 1 carte Tour.",
        ];
        /// The under-12 variant.
        SetupKids ["GV-108"] => with [
            "Under 12: everyone plays with {KIDS_GNOMES} gnomes. The game ends when somebody has {KIDS_GNOMES}.",
            "Onder 12: ieder speelt met {KIDS_GNOMES} kabouters. Het einde komt als iemand er {KIDS_GNOMES} heeft.",
            "Unter 12: alle spielen mit {KIDS_GNOMES} Gnomen. Schluss ist, wenn jemand {KIDS_GNOMES} hat.",
            "Moins de 12 ans : chacun joue avec {KIDS_GNOMES} gnomes. La fin vient quand un joueur en a {KIDS_GNOMES}.",
        ];
        /// The Construction Site draws a tile.
        Site ["GV-102"] => [
            "Construction Site: only if the drawn tile can be placed beside a road.",
            "Bouwwerf: alleen als je de getrokken tegel aan een weg kunt leggen.",
            "Baustelle: nur, wenn das Plättchen an einen Weg gelegt werden kann.",
            "Chantier : seulement si la tuile piochée peut border une route.",
        ];
        /// A turn begins.
        StartOfTurn ["GV-86", "GV-123"] => [
            "At the start of your turn a gnome in a Chapel comes home, and Military stops protecting.",
            "Aan het begin van je beurt komt een kabouter uit een Kapel thuis en stopt de Militair.",
            "Zu Beginn deines Zugs kommt ein Gnom aus einer Kapelle heim, und der Militärschutz endet.",
            "Au début du tour, un gnome prêté à une Chapelle rentre et la protection cesse.",
        ];
        /// A tile stays where it was placed.
        TileIsFixed ["GV-58", "GV-59"] => [
            "Place a new tile at once. It stays there; only the Architect may move it.",
            "Leg een nieuwe tegel meteen. Hij blijft liggen, behalve met de Architect.",
            "Lege ein neues Plättchen sofort. Es bleibt liegen, außer beim Architekten.",
            "Posez une tuile aussitôt. Elle ne bouge plus, sauf avec l'Architecte.",
        ];
        /// A business is used again.
        Twice ["GV-80"] => [
            "You may not use the action of the same business tile in two turns running.",
            "De actie van een bedrijf mag je nooit 2 beurten na elkaar gebruiken.",
            "Die Aktion desselben Betriebs darf nie in 2 Zügen nacheinander genutzt werden.",
            "L'action d'un même commerce ne sert jamais 2 tours de suite.",
        ];
        /// Resting gnomes stand up.
        WakeUp ["GV-66"] => [
            "Stand resting gnomes of earlier turns up. They may move at once.",
            "Zet rustende kabouters van eerdere beurten rechtop. Ze mogen meteen bewegen.",
            "Stelle ruhende Gnome früherer Züge auf. Sie dürfen gleich ziehen.",
            "Relevez les gnomes couchés aux tours d'avant. Ils peuvent se déplacer.",
        ];
        /// Workshops work, tiles are bought.
        WorkBuy ["GV-39", "GV-52", "GV-53", "GV-54", "GV-55"] => with [
            "Use active workshops. Business {BUSINESS_PRICE}, workshop {WORKSHOP_PRICE}, road or gnome {EFFECT_PRICE}, house {EFFECT_PRICE} + {EFFECT_PRICE} coins.",
            "Gebruik je werkplaatsen. Bedrijf {BUSINESS_PRICE}, werkplaats {WORKSHOP_PRICE}, weg of kabouter {EFFECT_PRICE}, huis {EFFECT_PRICE} + {EFFECT_PRICE}.",
            "Nutze aktive Werkstätten. Betrieb {BUSINESS_PRICE}, Werkstatt {WORKSHOP_PRICE}, Weg oder Gnom {EFFECT_PRICE}, Haus {EFFECT_PRICE} + {EFFECT_PRICE} Münzen.",
            "Utilisez vos ateliers actifs. Commerce {BUSINESS_PRICE}, atelier {WORKSHOP_PRICE}, route ou gnome {EFFECT_PRICE}, maison {EFFECT_PRICE} + {EFFECT_PRICE}.",
        ];
    }
}
