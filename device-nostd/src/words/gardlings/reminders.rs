//! What the players have to remember themselves.

use engine_nostd::games::gardlings::{
    DRAGONS, GOAL, LATE_ALARM, LONG_GOAL, START_GNOMES, START_PIGS, START_TWINS, THEFT, TRIO,
};

use super::{BLUE_PRICE, GOLD_PRICE, GREEN_PRICE, PINK_PRICE};
use crate::words::moments;

moments! {
    /// A moment at which the players are reminded of a rule.
    pub(crate) enum Moment {
        /// A bird of paradise lies in the garden.
        Birds ["GL-56"] => [
            "An egg half matches\nany gem half",
            "Een half ei past bij\nelke halve steen",
            "Eihälfte passt zu\njeder Steinhälfte",
            "Un demi-oeuf va avec\ntoute demi-gemme",
        ];
        /// The gardens are counted.
        Count ["GL-60", "GL-61"] => with [
            "Count whole gems.\nAlarm: minus {THEFT}",
            "Tel hele edelstenen.\nAlarm: {THEFT} minder",
            "Ganze Edelsteine\nzählen. Alarm: -{THEFT}",
            "Comptez les gemmes\ncomplètes. Alerte -{THEFT}",
        ];
        /// A mission may have been met.
        CountMission ["GL-119", "GL-120"] => [
            "Mission done?\nGems count once",
            "Missie gehaald?\nTelt maar één keer",
            "Mission erfüllt?\nZählt nur einmal",
            "Mission réussie ?\nComptée une fois",
        ];
        /// The gardens are counted in the pro variant.
        CountPro ["GL-94", "GL-96"] => [
            "Count gems and ponds.\nAlarm: lose half",
            "Tel stenen, vijvers.\nAlarm: helft weg",
            "Steine+Teiche zählen.\nAlarm: Hälfte weg",
            "Gemmes et étangs.\nAlerte : moitié volée",
        ];
        /// Three dragons delay the alarm.
        Dragons ["GL-48"] => with [
            "{DRAGONS} dragons: alarm only\nat gnome {LATE_ALARM}",
            "{DRAGONS} draken: alarm pas\nbij kabouter {LATE_ALARM}",
            "{DRAGONS} Drachen: Alarm erst\nbeim {LATE_ALARM}. Gnom",
            "{DRAGONS} dragons : alerte\nà {LATE_ALARM} gnomes",
        ];
        /// Somebody has to begin.
        FirstPlayer ["GL-16"] => [
            "The youngest player\ngets the marker",
            "De jongste speler\nkrijgt de startfiche",
            "Wer am jüngsten ist,\nwird Startspieler",
            "Le plus jeune joueur\ncommence",
        ];
        /// The first tile joins the mission tile.
        FirstTile ["GL-114"] => [
            "Missions: 1st tile\njoins the mission",
            "Missies: 1e tegel aan\nde missietegel",
            "Missionen: 1. Teil an\nMissionsplättchen",
            "Mission : 1re tuile\ncontre la Mission",
        ];
        /// The leaders are tied.
        FullTie ["GL-68"] => [
            "Full tie: no winner,\nhire as usual",
            "Gelijk: geen winnaar,\ngewoon inhuren",
            "Gleichstand: niemand\nsiegt. Jetzt anheuern",
            "Égalité : personne ne\ngagne. Phase Achat",
        ];
        /// Everybody draws and places.
        Garden ["GL-26", "GL-30", "GL-31"] => [
            "Draw & place, or stop\nMatch gems and blanks",
            "Trek en leg, of stop\nRanden moeten passen",
            "Ziehen, legen, Stopp?\nRänder müssen passen",
            "Piochez et posez,\nou arrêtez-vous",
        ];
        /// A tile fits nowhere.
        GardenStuck ["GL-33"] => [
            "Tile fits nowhere:\nyou must stop",
            "Tegel past nergens:\nje moet stoppen",
            "Passt nirgends:\ndu musst aufhören",
            "Pose impossible :\nvous vous arrêtez",
        ];
        /// Gardeners are joined.
        Gardeners ["GL-53"] => [
            "2 gardeners joined:\none triple gem, 3",
            "2 tuinmannen samen:\ndriedubbele steen, 3",
            "2 Gärtner verbunden:\nTrippel-Stein, 3",
            "2 jardiniers unis :\ngemme triple, 3",
        ];
        /// One gnome too many was drawn.
        GnomeAlarm ["GL-42", "GL-45"] => [
            "Gnome alarm! Tile\nface down, you're out",
            "Kabouteralarm! Tegel\nomgedraaid, je stopt",
            "Gnomalarm! Plättchen\nverdeckt, du stoppst",
            "Alerte ! Tuile face\ncachée, c'est fini",
        ];
        /// Tiles are bought.
        Hire ["GL-73", "GL-81"] => with [
            "Buy 1 tile: {GREEN_PRICE}/{BLUE_PRICE}/{PINK_PRICE}/{GOLD_PRICE}\nor take pig + 1 coin",
            "Koop 1: {GREEN_PRICE}/{BLUE_PRICE}/{PINK_PRICE}/{GOLD_PRICE}\nof varken + 1 munt",
            "Kaufe 1: {GREEN_PRICE}/{BLUE_PRICE}/{PINK_PRICE}/{GOLD_PRICE}\noder Schwein+1 Münze",
            "Achat : {GREEN_PRICE}/{BLUE_PRICE}/{PINK_PRICE}/{GOLD_PRICE}\nou cochon + 1 pièce",
        ];
        /// Mushroom heads join gems by a line.
        Mushrooms ["GL-54", "GL-55"] => [
            "Line: +1 if the gems\nat both ends are full",
            "Witte lijn: +1 als\nbeide uiteinden heel",
            "Weiße Linie: +1, wenn\nbeide Enden ganz sind",
            "Ligne blanche : +1 si\n2 bouts complets",
        ];
        /// A pig has to be mutated.
        Mutate ["GL-100", "GL-102"] => with [
            "{TRIO}+ pigs: swap one for\nthe next colour",
            "{TRIO}+ varkens: ruil er 1\nvoor volgende kleur",
            "{TRIO}+ Schweine: tausche\n1 in nächste Farbe",
            "{TRIO}+ cochons : 1 évolue\ncouleur suivante",
        ];
        /// A tile is placed.
        Placing ["GL-24", "GL-27", "GL-28", "GL-29"] => [
            "Turn it freely, side\nby side with your own",
            "Draai vrij, een kant\naan een eigen tegel",
            "Frei drehen, Seite an\neigenes Plättchen",
            "Tournez-la, un côté\ncontre une autre",
        ];
        /// The mission allows another tile.
        RedrawMission ["GL-124"] => [
            "Once: draw another,\nfirst tile goes back",
            "1x opnieuw trekken,\neerste gaat terug",
            "Einmal: neu ziehen,\nerstes geht zurück",
            "Une fois : repiochez,\nla 1re revient au sac",
        ];
        /// A coin lay beside the stack.
        Reward ["GL-82"] => [
            "First from a stack?\nTake its coin",
            "Eerste van stapel?\nPak de munt erbij",
            "Erstes vom Stapel?\nNimm die Münze",
            "1re de la pile ?\nPrenez la pièce",
        ];
        /// Everybody has hired.
        RoundEnd ["GL-88", "GL-90"] => [
            "All tiles into bags.\nPass start marker",
            "Alle tegels in de zak\nStartfiche doorgeven",
            "Alles in die Beutel,\nStartmarker weiter",
            "Tuiles dans les sacs,\n1er joueur à gauche",
        ];
        /// Everybody has hired, and mission tiles are passed on.
        RoundEndMissions ["GL-116", "GL-117"] => [
            "Pass mission tile\nto the left",
            "Missietegel naar\nlinks doorgeven",
            "Missionsplättchen\nnach links weiter",
            "Tuile Mission\nun cran à gauche",
        ];
        /// The bags are filled.
        Setup ["GL-07", "GL-08", "GL-18"] => with [
            "{START_GNOMES} gnomes, {START_TWINS} twins,\n{START_PIGS} pigs in each bag",
            "Per zak {START_GNOMES} kabouters,\n{START_TWINS} dubbele, {START_PIGS} varkens",
            "Beutel: {START_GNOMES} Gnome, je {START_PIGS}\nDoppelgnome/Schweine",
            "Par sac : {START_GNOMES} gnomes,\n{START_TWINS} jumeaux, {START_PIGS} cochons",
        ];
        /// The board is laid out.
        SetupBoard ["GL-02", "GL-03", "GL-06"] => [
            "Board in the middle,\n2 stacks per colour",
            "Bord in het midden,\n2 stapels per kleur",
            "Tableau in die Mitte,\nje Farbe 2 Stapel",
            "Plateau au centre,\n2 piles par couleur",
        ];
        /// The start marker is turned.
        SetupMarker ["GL-17", "GL-93", "GL-19"] => [
            "Start marker: green,\npro: red side up",
            "Startfiche: groen,\nprofi: rood boven",
            "Startmarker: grün,\nProfi: rote Seite",
            "1er joueur : vert,\nexpert : rouge",
        ];
        /// The pigs and the coins are laid out.
        SetupPigs ["GL-10", "GL-11"] => with [
            "Pigs face down, left.\nCoins at {BLUE_PRICE}, {PINK_PRICE}, {GOLD_PRICE}",
            "Varkens dicht links,\nmunten bij {BLUE_PRICE}-{PINK_PRICE}-{GOLD_PRICE}",
            "Schweine verdeckt,\nMünzen bei {BLUE_PRICE}-{PINK_PRICE}-{GOLD_PRICE}",
            "Cochons cachés,\npièces à {BLUE_PRICE}-{PINK_PRICE}-{GOLD_PRICE}",
        ];
        /// A solo game is over.
        SoloEnd ["GL-130"] => [
            "Solo: tiles in bag\n+ victory tile",
            "Solo: tegels in zak\n+ overwinningstegel",
            "Solo: Beutel zählen\n+ Siegplättchen",
            "Solo : tuiles du sac\n+ tuile Victoire",
        ];
        /// The third pig was placed.
        ThirdPig ["GL-50"] => [
            "3rd pig placed:\ntake 1 coin now",
            "3e varkentje gelegd:\npak meteen 1 munt",
            "3. Schwein gelegt:\nsofort 1 Münze",
            "3e cochon posé :\n1 pièce tout de suite",
        ];
        /// A unicorn lies in the garden.
        Unicorn ["GL-57", "GL-58"] => [
            "Unicorns may move\nat any time",
            "Eenhoorn verplaatsen\nmag altijd",
            "Einhörner dürfen\nimmer umziehen",
            "Licornes : mobiles\nà tout moment",
        ];
        /// Somebody may have won.
        VictoryCheck ["GL-64", "GL-65"] => with [
            "{GOAL} gems win, long {LONG_GOAL}.\nCoins do not count",
            "{GOAL} wint, lang spel {LONG_GOAL}\nMunten tellen niet",
            "Sieg ab {GOAL}, lang {LONG_GOAL}.\nMünzen zählen nicht",
            "{GOAL} gagne, longue {LONG_GOAL},\nsans les pièces",
        ];
    }
}
