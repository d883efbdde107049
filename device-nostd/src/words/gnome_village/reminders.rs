//! What the table has to remember itself.

use crate::words::{Reminder, text};

/// Reminders by moment. The `*` of `scoring`: hats count for the holder of the Happy Gnome only.
pub(super) const REMINDERS: &[Reminder] = &[
    Reminder {
        key: "architect",
        rules: &["GV-93"],
        text: text!([
            "Rearrange village,\nall rules must hold",
            "Herschik je dorp\nvolgens de regels",
            "Dorf umbauen, alle\nRegeln einhalten",
            "Réarrangez le village\nselon les règles",
        ]),
    },
    Reminder {
        key: "earn",
        rules: &["GV-35"],
        text: text!([
            "Coins for gnomes on\nBusiness tiles",
            "Munten per kabouter\nop een bedrijf",
            "Münzen für Gnome\nauf Betrieben",
            "Pièces par gnome\nsur un commerce",
        ]),
    },
    Reminder {
        key: "end-of-turn",
        rules: &["GV-92"],
        text: text!([
            "Spent every coin?\nAdvisor pays 1",
            "Alles uitgegeven?\nAdviseur: 1 munt",
            "Alles ausgegeben?\nBerater: 1 Münze",
            "Tout dépensé ?\nConseiller : 1 pièce",
        ]),
    },
    Reminder {
        key: "first-player",
        rules: &["GV-15"],
        text: text!([
            "Who last saw a\nmushroom? They start",
            "Wie zag het laatst\neen paddenstoel?",
            "Wer sah zuletzt\neinen Pilz?",
            "Qui a vu en dernier\nun champignon ?",
        ]),
    },
    Reminder {
        key: "gap",
        rules: &["GV-28"],
        text: text!([
            "Fill the gap: place a\nroad or business",
            "Vul het gat: leg een\nweg of bedrijf",
            "Lücke füllen mit\nWeg oder Betrieb",
            "Comblez le vide :\nroute ou commerce",
        ]),
    },
    Reminder {
        key: "last-round",
        rules: &["GV-109", "GV-110"],
        text: text!([
            "All gnomes placed:\nfinish this round",
            "Alle kabouters er:\nmaak de ronde af",
            "Alle Gnome im Dorf:\nRunde zu Ende spielen",
            "Tous les gnomes là :\nfinissez la manche",
        ]),
    },
    Reminder {
        key: "move",
        rules: &["GV-72"],
        text: text!([
            "Gnomes to a workshop\nor a business",
            "Kabouters naar werk-\nplaats of bedrijf",
            "Gnome in Werkstatt\noder Betrieb ziehen",
            "Gnomes à l'atelier\nou au commerce",
        ]),
    },
    Reminder {
        key: "new-deck",
        rules: &["GV-133"],
        text: text!([
            "Deck empty: shuffle\nthe discarded cards",
            "Stapel op: schud de\nafgelegde kaarten",
            "Stapel leer:\nAblage neu mischen",
            "Pioche vide :\nmélangez la défausse",
        ]),
    },
    Reminder {
        key: "new-gnome",
        rules: &["GV-65"],
        text: text!([
            "Lay the gnome down:\nit rests this turn",
            "Leg de kabouter neer:\nhij rust deze beurt",
            "Gnom hinlegen:\ner ruht diesen Zug",
            "Couchez le gnome :\nrepos ce tour-ci",
        ]),
    },
    Reminder {
        key: "paths",
        rules: &["GV-71", "GV-73"],
        text: text!([
            "Any distance, never\nthrough a blockade",
            "Onbeperkt ver, nooit\ndoor een blokkade",
            "Beliebig weit, nie\ndurch eine Sperre",
            "Distance libre, pas\nà travers un barrage",
        ]),
    },
    Reminder {
        key: "place-a-tile",
        rules: &["GV-69", "GV-70"],
        text: text!([
            "Every building must\nborder an open road",
            "Elk gebouw grenst aan\neen doorlopende weg",
            "Jedes Gebäude braucht\neinen offenen Weg",
            "Chaque bâtiment\nborde une route libre",
        ]),
    },
    Reminder {
        key: "refill",
        rules: &["GV-52"],
        text: text!([
            "Refill to 2 open\nbusinesses",
            "Vul aan tot 2 open\nbedrijven",
            "Auf 2 offene Betriebe\nauffüllen",
            "Complétez à 2\ncommerces visibles",
        ]),
    },
    Reminder {
        key: "reveal",
        rules: &["GV-18"],
        text: text!([
            "Flip 1 Forest card\nand resolve it",
            "Draai 1 Boskaart om\nen voer hem uit",
            "1 Waldkarte aufdecken\nund ausführen",
            "Révélez 1 carte Forêt\net appliquez-la",
        ]),
    },
    Reminder {
        key: "scoring",
        rules: &["GV-111", "GV-112", "GV-113", "GV-114", "GV-115"],
        text: text!([
            "Shop 2, lit house 2\nRest.1 hat* 1 coin 1",
            "Werkpl.2, huis aan 2\nRest.1 muts*1 munt 1",
            "Werkst.2 Haus hell 2\nRest.1 Mütze*1 Münz.1",
            "Atelier2 maison lum.2\nRest.1 bonnet*1 pce 1",
        ]),
    },
    Reminder {
        key: "setup-take",
        rules: &["GV-03", "GV-04"],
        text: text!([
            "Colour, turn card,\n3 four-ways, 2 T's",
            "Kleur, beurtkaart,\n3 viersprongen, 2 T",
            "Farbe, Zugkarte,\n3 Kreuzungen, 2 T",
            "Couleur, carte Tour,\n3 carrefours, 2 en T",
        ]),
    },
    Reminder {
        key: "setup-village",
        rules: &["GV-05", "GV-06"],
        text: text!([
            "Link all roads, each\nhouse beside a road",
            "Verbind alle wegen,\nelk huis aan een weg",
            "Wege verbinden, jedes\nHaus an einen Weg",
            "Reliez les routes,\nchaque maison au bord",
        ]),
    },
    Reminder {
        key: "site",
        rules: &["GV-102"],
        text: text!([
            "Draw a tile only if\nit can join a road",
            "Trek alleen als de\ntegel aan een weg kan",
            "Nur ziehen, wenn ein\nWeg angrenzen kann",
            "Tuile : seulement si\nelle borde une route",
        ]),
    },
    Reminder {
        key: "start-of-turn",
        rules: &["GV-86", "GV-123"],
        text: text!([
            "Lent gnome goes home,\nshield ends",
            "Kabouter komt thuis,\nbescherming voorbij",
            "Gnom kehrt heim,\nSchutz endet",
            "Le gnome rentre,\nprotection finie",
        ]),
    },
    Reminder {
        key: "tile-is-fixed",
        rules: &["GV-58", "GV-59"],
        text: text!([
            "Place at once, fixed\n(except Architect)",
            "Leg meteen; ligt vast\n(behalve Architect)",
            "Sofort legen, bleibt\n(außer Architekt)",
            "Posez aussitôt : fixe\n(sauf Architecte)",
        ]),
    },
    Reminder {
        key: "twice",
        rules: &["GV-80"],
        text: text!([
            "Same business: not\ntwo turns in a row",
            "Zelfde bedrijf: nooit\n2 beurten na elkaar",
            "Gleicher Betrieb nie\n2 Züge nacheinander",
            "Pas 2 tours de suite\nle même commerce",
        ]),
    },
    Reminder {
        key: "wake-up",
        rules: &["GV-66"],
        text: text!([
            "Stand resting gnomes\nup, then move",
            "Zet kabouters rechtop\nen verplaats ze",
            "Ruhende Gnome\naufstellen, ziehen",
            "Relevez les gnomes\npuis déplacez-les",
        ]),
    },
    Reminder {
        key: "work-buy",
        rules: &["GV-39", "GV-52", "GV-53", "GV-54", "GV-55"],
        text: text!([
            "Use shops. Business 1\nShop 2, road/gnome 3",
            "Werken. Bedrijf 1\nwerkpl. 2 weg/kab. 3",
            "Arbeite. Betrieb 1\nWerkst.2 Weg/Gnom 3",
            "Travail. Commerce 1\nAtelier 2 Rte/gnome 3",
        ]),
    },
];
