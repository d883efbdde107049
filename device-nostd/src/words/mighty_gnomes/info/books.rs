//! The books of the attic.

use crate::words::{Info, text};

pub(super) const INFO: &[Info] = &[
    Info {
        key: "book",
        rule: "MG-65",
        text: text!([
            "As many books as the\ntile has squares, at\nmost one golden",
            "Zoveel boeken als de\ntegel vakjes heeft,\nhoogstens een gouden",
            "So viele Bücher wie\nFelder, höchstens ein\ngoldenes",
            "Autant de livres que\nde cases, un seul\ndoré au plus",
        ]),
    },
    Info {
        key: "free-invite",
        rule: "MG-76",
        text: text!([
            "Pay 1 crystal and\ntake a gnome without\nits cost",
            "Betaal 1 kristal en\nneem een kabouter\nzonder kosten",
            "Zahle 1 Kristall und\nnimm einen Gnom ohne\nKosten",
            "Payez 1 cristal et\nprenez un gnome sans\nson coût",
        ]),
    },
    Info {
        key: "gold-coins",
        rule: "MG-74",
        text: text!(["Take 2 coins", "Neem 2 munten", "Nimm 2 Münzen", "Prenez 2 pièces"]),
    },
    Info {
        key: "gold-invite",
        rule: "MG-71",
        text: text!([
            "Take one mighty gnome\nfor its cost, if a\nplate is free",
            "Neem een machtige\nkabouter voor zijn\nkosten, als er een\nbord vrij is",
            "Nimm einen Gnom für\nseine Kosten, wenn\nein Teller frei ist",
            "Prenez un gnome pour\nson coût, si une\nassiette est libre",
        ]),
    },
    Info {
        key: "gold-key",
        rule: "MG-75",
        text: text!(["Take 1 key", "Neem 1 sleutel", "Nimm 1 Schlüssel", "Prenez 1 clé"]),
    },
    Info {
        key: "gold-upgrade",
        rule: "MG-73",
        text: text!([
            "Pay sand for the\nwarehouse or wood for\nthe dining table: one\nstep right",
            "Zand voor het\nmagazijn of hout voor\nde eettafel: een stap",
            "Sand fürs Lager oder\nHolz für den\nEsstisch: ein Schritt",
            "Sable pour l'entrepôt\nou bois pour la\ntable : un pas à\ndroite",
        ]),
    },
    Info {
        key: "gold-venture",
        rule: "MG-72",
        text: text!([
            "Move 2 steps on the\nadventure trail",
            "Ga 2 stappen vooruit\nop het avonturenpad",
            "Gehe 2 Schritte auf\ndem Abenteuerpfad",
            "Avancez de 2 pas sur\nle sentier",
        ]),
    },
    Info {
        key: "green",
        rule: "MG-78",
        text: text!([
            "Pay 1 coin: 1\nchamomile and 1\nmushroom",
            "Betaal 1 munt: 1\nkamille en 1\npaddenstoel",
            "Zahle 1 Münze: 1\nKamille und 1 Pilz",
            "Payez 1 pièce : 1\ncamomille et 1\nchampignon",
        ]),
    },
    Info {
        key: "paid-invite",
        rule: "MG-77",
        text: text!([
            "Pay 1 mushroom and\nthe cost of the gnome",
            "Betaal 1 paddenstoel\nen de kosten van de\nkabouter",
            "Zahle 1 Pilz und die\nKosten des Gnoms",
            "Payez 1 champignon et\nle coût du gnome",
        ]),
    },
    Info {
        key: "refresh",
        rule: "MG-80",
        text: text!([
            "Pay 1 chamomile:\nrepeat the immediate\npower of one own\ngnome",
            "Betaal 1 kamille:\nherhaal een eenmalige\ngave",
            "Zahle 1 Kamille:\nSofort-Fähigkeit\neines Gnoms noch\neinmal",
            "Payez 1 camomille :\nrépétez un pouvoir\nimmédiat",
        ]),
    },
    Info {
        key: "silver-coins",
        rule: "MG-81",
        text: text!([
            "Pay 1 sand: 2 coins",
            "Betaal 1 zand: 2\nmunten",
            "Zahle 1 Sand: 2\nMünzen",
            "Payez 1 sable : 2\npièces",
        ]),
    },
    Info {
        key: "silver-keys",
        rule: "MG-82",
        text: text!([
            "Pay 1 sand: 2 keys",
            "Betaal 1 zand: 2\nsleutels",
            "Zahle 1 Sand: 2\nSchlüssel",
            "Payez 1 sable : 2\nclés",
        ]),
    },
    Info {
        key: "work",
        rule: "MG-79",
        text: text!([
            "Pay 1 coin: 1 wood\nand 1 sand",
            "Betaal 1 munt: 1 hout\nen 1 zand",
            "Zahle 1 Münze: 1 Holz\nund 1 Sand",
            "Payez 1 pièce : 1\nbois et 1 sable",
        ]),
    },
];
