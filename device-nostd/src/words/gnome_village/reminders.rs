//! What the players have to remember themselves.

use engine_nostd::games::gnome_village::{
    ADVISOR_PAY, BUSINESS_PRICE, COIN_POINTS, EFFECT_PRICE, HAT_POINTS, LIT_HOUSE_POINTS, OPEN_BUSINESSES,
    RESTAURANT_POINTS, WORKSHOP_POINTS, WORKSHOP_PRICE,
};

use crate::words::moments;

moments! {
    /// A moment at which the players are reminded of a rule.
    pub(crate) enum Moment {
        /// The Architect has acted.
        Architect ["GV-93"] => [
            "Rearrange village,\nall rules must hold",
            "Herschik je dorp\nvolgens de regels",
            "Dorf umbauen, alle\nRegeln einhalten",
            "Réarrangez le village\nselon les règles",
        ];
        /// Gnomes at work bring coins.
        Earn ["GV-35"] => [
            "Coins for gnomes on\nBusiness tiles",
            "Munten per kabouter\nop een bedrijf",
            "Münzen für Gnome\nauf Betrieben",
            "Pièces par gnome\nsur un commerce",
        ];
        /// A turn ends.
        EndOfTurn ["GV-92"] => with [
            "Spent every coin?\nAdvisor pays {ADVISOR_PAY}",
            "Alles uitgegeven?\nAdviseur: {ADVISOR_PAY} munt",
            "Alles ausgegeben?\nBerater: {ADVISOR_PAY} Münze",
            "Tout dépensé ?\nConseiller : {ADVISOR_PAY} pièce",
        ];
        /// Somebody has to begin.
        FirstPlayer ["GV-15"] => [
            "Who last saw a\nmushroom? They start",
            "Wie zag het laatst\neen paddenstoel?",
            "Wer sah zuletzt\neinen Pilz?",
            "Qui a vu en dernier\nun champignon ?",
        ];
        /// A gap has to be filled.
        Gap ["GV-28"] => [
            "Fill the gap: place a\nroad or business",
            "Vul het gat: leg een\nweg of bedrijf",
            "Lücke füllen mit\nWeg oder Betrieb",
            "Comblez le vide :\nroute ou commerce",
        ];
        /// Somebody has placed the last gnome.
        LastRound ["GV-109", "GV-110"] => [
            "All gnomes placed:\nfinish this round",
            "Alle kabouters er:\nmaak de ronde af",
            "Alle Gnome im Dorf:\nRunde zu Ende spielen",
            "Tous les gnomes là :\nfinissez la manche",
        ];
        /// Gnomes walk.
        Move ["GV-72"] => [
            "Gnomes to a workshop\nor a business",
            "Kabouters naar werk-\nplaats of bedrijf",
            "Gnome in Werkstatt\noder Betrieb ziehen",
            "Gnomes à l'atelier\nou au commerce",
        ];
        /// The forest deck is empty.
        NewDeck ["GV-133"] => [
            "Deck empty: shuffle\nthe discarded cards",
            "Stapel op: schud de\nafgelegde kaarten",
            "Stapel leer:\nAblage neu mischen",
            "Pioche vide :\nmélangez la défausse",
        ];
        /// A gnome was placed.
        NewGnome ["GV-65"] => [
            "Lay the gnome down:\nit rests this turn",
            "Leg de kabouter neer:\nhij rust deze beurt",
            "Gnom hinlegen:\ner ruht diesen Zug",
            "Couchez le gnome :\nrepos ce tour-ci",
        ];
        /// A gnome looks for its way.
        Paths ["GV-71", "GV-73"] => [
            "Any distance, never\nthrough a blockade",
            "Onbeperkt ver, nooit\ndoor een blokkade",
            "Beliebig weit, nie\ndurch eine Sperre",
            "Distance libre, pas\nà travers un barrage",
        ];
        /// A tile is placed.
        PlaceATile ["GV-69", "GV-70"] => [
            "Every building must\nborder an open road",
            "Elk gebouw grenst aan\neen doorlopende weg",
            "Jedes Gebäude braucht\neinen offenen Weg",
            "Chaque bâtiment\nborde une route libre",
        ];
        /// A business was bought.
        Refill ["GV-52"] => with [
            "Refill to {OPEN_BUSINESSES} open\nbusinesses",
            "Vul aan tot {OPEN_BUSINESSES} open\nbedrijven",
            "Auf {OPEN_BUSINESSES} offene Betriebe\nauffüllen",
            "Complétez à {OPEN_BUSINESSES}\ncommerces visibles",
        ];
        /// A forest card is resolved.
        Reveal ["GV-18"] => [
            "Flip 1 Forest card\nand resolve it",
            "Draai 1 Boskaart om\nen voer hem uit",
            "1 Waldkarte aufdecken\nund ausführen",
            "Révélez 1 carte Forêt\net appliquez-la",
        ];
        /// Points are counted. `*`: hats count for the holder of the Happy Gnome only.
        Scoring ["GV-111", "GV-112", "GV-113", "GV-114", "GV-115"] => with [
            "Shop {WORKSHOP_POINTS}, lit house {LIT_HOUSE_POINTS}\nRest.{RESTAURANT_POINTS} hat* {HAT_POINTS} coin {COIN_POINTS}",
            "Werkpl.{WORKSHOP_POINTS}, huis aan {LIT_HOUSE_POINTS}\nRest.{RESTAURANT_POINTS} muts*{HAT_POINTS} munt {COIN_POINTS}",
            "Werkst.{WORKSHOP_POINTS} Haus hell {LIT_HOUSE_POINTS}\nRest.{RESTAURANT_POINTS} Mütze*{HAT_POINTS} Münz.{COIN_POINTS}",
            "Atelier{WORKSHOP_POINTS} maison lum.{LIT_HOUSE_POINTS}\nRest.{RESTAURANT_POINTS} bonnet*{HAT_POINTS} pce {COIN_POINTS}",
        ];
        /// Everybody takes the starting pieces.
        SetupTake ["GV-03", "GV-04"] => [
            "Colour, turn card,\n3 four-ways, 2 T's",
            "Kleur, beurtkaart,\n3 viersprongen, 2 T",
            "Farbe, Zugkarte,\n3 Kreuzungen, 2 T",
            "Couleur, carte Tour,\n3 carrefours, 2 en T",
        ];
        /// Everybody lays out a village.
        SetupVillage ["GV-05", "GV-06"] => [
            "Link all roads, each\nhouse beside a road",
            "Verbind alle wegen,\nelk huis aan een weg",
            "Wege verbinden, jedes\nHaus an einen Weg",
            "Reliez les routes,\nchaque maison au bord",
        ];
        /// The Construction Site draws a tile.
        Site ["GV-102"] => [
            "Draw a tile only if\nit can join a road",
            "Trek alleen als de\ntegel aan een weg kan",
            "Nur ziehen, wenn ein\nWeg angrenzen kann",
            "Tuile : seulement si\nelle borde une route",
        ];
        /// A turn begins.
        StartOfTurn ["GV-86", "GV-123"] => [
            "Lent gnome goes home,\nshield ends",
            "Kabouter komt thuis,\nbescherming voorbij",
            "Gnom kehrt heim,\nSchutz endet",
            "Le gnome rentre,\nprotection finie",
        ];
        /// A tile stays where it was placed.
        TileIsFixed ["GV-58", "GV-59"] => [
            "Place at once, fixed\n(except Architect)",
            "Leg meteen; ligt vast\n(behalve Architect)",
            "Sofort legen, bleibt\n(außer Architekt)",
            "Posez aussitôt : fixe\n(sauf Architecte)",
        ];
        /// A business is used again.
        Twice ["GV-80"] => [
            "Same business: not\ntwo turns in a row",
            "Zelfde bedrijf: nooit\n2 beurten na elkaar",
            "Gleicher Betrieb nie\n2 Züge nacheinander",
            "Pas 2 tours de suite\nle même commerce",
        ];
        /// Resting gnomes stand up.
        WakeUp ["GV-66"] => [
            "Stand resting gnomes\nup, then move",
            "Zet kabouters rechtop\nen verplaats ze",
            "Ruhende Gnome\naufstellen, ziehen",
            "Relevez les gnomes\npuis déplacez-les",
        ];
        /// Workshops work, tiles are bought.
        WorkBuy ["GV-39", "GV-52", "GV-53", "GV-54", "GV-55"] => with [
            "Use shops. Business {BUSINESS_PRICE}\nShop {WORKSHOP_PRICE}, road/gnome {EFFECT_PRICE}",
            "Werken. Bedrijf {BUSINESS_PRICE}\nwerkpl. {WORKSHOP_PRICE} weg/kab. {EFFECT_PRICE}",
            "Arbeite. Betrieb {BUSINESS_PRICE}\nWerkst.{WORKSHOP_PRICE} Weg/Gnom {EFFECT_PRICE}",
            "Travail. Commerce {BUSINESS_PRICE}\nAtelier {WORKSHOP_PRICE} Rte/gnome {EFFECT_PRICE}",
        ];
    }
}
