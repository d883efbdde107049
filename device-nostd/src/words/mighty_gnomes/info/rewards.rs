//! The rewards of a round.

use crate::words::{Info, text};

pub(super) const INFO: &[Info] = &[
    Info {
        key: "adventure",
        rule: "MG-126",
        text: text!([
            "Rounds 1-2: 1 step,\nrounds 3-4: 2 steps",
            "Rondes 1-2: 1 stap,\nrondes 3-4: 2 stappen",
            "Runden 1-2: 1\nSchritt, 3-4: 2\nSchritte",
            "Manches 1-2 : 1 pas,\nmanches 3-4 : 2 pas",
        ]),
    },
    Info {
        key: "claim",
        rule: "MG-124",
        text: text!([
            "The furthest on the\ntrail claims first.\nEach reward once per\nround",
            "De verste op het pad\nkiest eerst. Elke\nbeloning 1x per ronde",
            "Der Vorderste am Pfad\nwählt zuerst. Jede\nBelohnung einmal",
            "Le plus avancé\nchoisit d'abord.\nChaque récompense une\nfois",
        ]),
    },
    Info {
        key: "coins",
        rule: "MG-138",
        text: text!([
            "Per 4 coins, basic\nresources and keys 1\nVP. As reward 2,\nlater 3",
            "Per 4 munten,\nbasisgrondst. en\nsleutels 1 OP. Als\nbeloning 2 of 3",
            "Je 4 Münzen,\nGrundrohstoffe und\nSchlüssel 1 SP. Als\nBelohnung 2 oder 3",
            "4 pièces, ressources\nou clés : 1 PV. En\nrécompense : 2 ou 3",
        ]),
    },
    Info {
        key: "crystal",
        rule: "MG-139",
        text: text!([
            "Each crystal is 1 VP\nat the end",
            "Elk kristal is 1 OP\naan het einde",
            "Jeder Kristall ist am\nEnde 1 SP",
            "Chaque cristal vaut 1\nPV à la fin",
        ]),
    },
    Info {
        key: "double",
        rule: "MG-132",
        text: text!([
            "The tile in the\nbedroom scores once\nmore",
            "De tegel in de\nslaapkamer scoort nog\neen keer",
            "Das Plättchen im\nSchlafzimmer zählt\nnoch einmal",
            "La tuile de la\nchambre compte encore\nune fois",
        ]),
    },
    Info {
        key: "first",
        rule: "MG-131",
        text: text!([
            "You are first player\nfrom the next round\non",
            "Je bent startspeler\nvanaf de volgende\nronde",
            "Du bist ab der\nnächsten Runde\nStartspieler",
            "Vous êtes premier\njoueur dès la manche\nsuivante",
        ]),
    },
    Info {
        key: "free-tiles",
        rule: "MG-130",
        text: text!([
            "Any tile may be used\nin your first turn of\nthe next round",
            "In je eerste beurt\nvan de volgende ronde\nmag elke tegel",
            "Im ersten Zug der\nnächsten Runde ist\njedes Plättchen\nerlaubt",
            "Au premier tour de la\nmanche suivante,\ntoute tuile est\npermise",
        ]),
    },
    Info {
        key: "invite",
        rule: "MG-128",
        text: text!([
            "Take a mighty gnome\nand pay its cost",
            "Neem een machtige\nkabouter en betaal de\nkosten",
            "Nimm einen Gnom und\nzahle seine Kosten",
            "Prenez un gnome et\npayez son coût",
        ]),
    },
    Info {
        key: "key",
        rule: "MG-128",
        text: text!([
            "1 key; it counts at\nthe end. Nobody holds\nmore than 3",
            "1 sleutel; telt aan\nhet einde. Hoogstens\n3",
            "1 Schlüssel; zählt am\nEnde. Höchstens 3",
            "1 clé ; elle compte à\nla fin. Au plus 3",
        ]),
    },
    Info {
        key: "rewards",
        rule: "MG-124",
        text: text!([
            "In adventure order\neach player claims\none reward",
            "In avontuurvolgorde\nkiest elk een\nbeloning",
            "In Abenteuer-\nreihenfolge nimmt\njeder eine Belohnung",
            "Dans l'ordre du\nsentier, chacun prend\nune récompense",
        ]),
    },
    Info {
        key: "upgrade",
        rule: "MG-145",
        text: text!([
            "A steward moves one\nstep right: new\ncapacity and the VP\nprinted there",
            "Een rentmeester gaat\neen stap naar rechts:\ncapaciteit en OP",
            "Ein Verwalter geht\neinen Schritt nach\nrechts: Kapazität und\nSP",
            "Un intendant avance\nd'un pas à droite :\ncapacité et PV\nimprimés",
        ]),
    },
    Info { key: "vp2", rule: "MG-128", text: text!(["2 VP at once", "Meteen 2 OP", "Sofort 2 SP", "2 PV aussitôt"]) },
];
