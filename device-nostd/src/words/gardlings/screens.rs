//! What the screens of Gardlings say beside names and rules: headers, feet, notes, what fills the screen.

use engine_nostd::games::gardlings::{DRAGONS, LATE_ALARM, THEFT};

use crate::words::placed;

placed! {
    /// Over the rows of a player who hires.
    HIRES Title = with ["{{}} hires", "{{}} huurt in", "{{}} heuert an", "{{}} achète"];
    /// Over the rows of a player whose pig mutates.
    MUTATES Title = with ["{{}}: mutate a pig", "{{}}: muteer een varken", "{{}}: Schwein mutieren", "{{}} : un cochon évolue"];
    /// Over the reasons of a round that is over.
    ROUND_OVER Title = with ["End of round {{}}", "Einde van ronde {{}}", "Ende von Runde {{}}", "Fin de la manche {{}}"];
    /// Over everybody's gems.
    GEMS_BOARD Title = with ["Gems, goal {{}}", "Edelstenen, doel {{}}", "Edelsteine, Ziel {{}}", "Gemmes, objectif {{}}"];
    /// The same while nobody has counted in this round.
    LAST_ROUNDS Title = with ["Previous round", "Vorige ronde", "Vorige Runde", "Manche précédente"];
    /// The gems that win.
    GOAL Aside = with ["goal {{}}", "doel {{}}", "Ziel {{}}", "objectif {{}}"];
    /// What a player counted before.
    LAST Aside = with ["last {{}}", "vorige {{}}", "zuletzt {{}}", "avant {{}}"];
    /// Coins that the hand pays.
    PAY Aside = with ["pay {{}}", "betaal {{}}", "zahle {{}}", "paie {{}}"];
    /// Coins that the hand takes.
    TAKE Aside = with ["take {{}}", "pak {{}}", "nimm {{}}", "prend {{}}"];
    /// A stack.
    ABOVE Label = with ["Above the board", "Boven het bord", "Oberer Stapel", "Pile du haut"];
    /// The other stack.
    BELOW Label = with ["Below the board", "Onder het bord", "Unterer Stapel", "Pile du bas"];
    /// A stack of a colour; `{}` is the colour.
    COLOUR_ABOVE Label = with ["{{}}, above", "{{}}, boven", "{{}}, oben", "{{}}, en haut"];
    /// The other stack of a colour.
    COLOUR_BELOW Label = with ["{{}}, below", "{{}}, onder", "{{}}, unten", "{{}}, en bas"];
    /// A draw that is an alarm.
    IS_ALARM Aside = with ["alarm!", "alarm!", "Alarm!", "alerte !"];
    /// The chance of an alarm.
    RISK Aside = with ["alarm {{}}", "alarm {{}}", "Alarm {{}}", "alerte {{}}"];
    /// Beside the number of gems, after an alarm.
    AFTER_ALARM Beside = with ["Gnome alarm", "Alarm", "Gnomalarm", "Alerte"];
    /// What gnomes take in the pro variant.
    HALF Beside = with ["half stolen", "helft weg", "Hälfte weg", "moitié volée"];

    /// What a mission brings.
    MISSION_BRINGS Count = with ["Mission: {{}}", "Missie: {{}}", "Mission: {{}}", "Mission : {{}}"];

    /// NEXT while one player draws.
    ONE_DRAWS Title = with ["{{}} is still drawing", "{{}} trekt nog", "{{}} zieht noch", "{{}} pioche encore"];
    /// NEXT while several draw; `{}` are their names.
    SOME_DRAW Title = with ["Drawing: {{}}", "Trekken nog: {{}}", "Ziehen noch: {{}}", "Piochent : {{}}"];
    /// The row that lets them.
    DRAW_ON Row = with ["Go on drawing", "Verder trekken", "Weiter ziehen", "Continuer à piocher"];
    /// The row that ends it for one player.
    ONE_STOPS Row = with ["{{}} stops: count", "{{}} stopt: tellen", "{{}} stoppt: zählen", "{{}} s'arrête : compter"];
    /// The row that ends it for all.
    ALL_STOP Row = with ["All have stopped: count", "Iedereen stopt: tellen", "Alle stoppen: zählen", "Tous s'arrêtent : compter"];
    /// What follows from it.
    STOP_HINT Foot = with ["No more draws after that", "Daarna niet meer trekken", "Danach nicht mehr ziehen", "Ensuite, on ne pioche plus"];
    /// NEXT while somebody can hire.
    TAKE_NOTHING Title = with ["{{}}: take nothing?", "{{}}: niets nemen?", "{{}}: nichts nehmen?", "{{}} : ne rien prendre ?"];
    /// The row that lets the player choose.
    CHOOSE Row = with ["Choose a tile", "Een tegel kiezen", "Ein Plättchen wählen", "Choisir une tuile"];
    /// What follows from taking nothing.
    NOTHING_HINT Foot = with ["Gems left over are lost", "Edelstenen vervallen dan", "Edelsteine verfallen dann", "Les gemmes sont perdues"];

    /// Somebody stops.
    STOPS Note = with ["{{}} stops", "{{}} stopt", "{{}} stoppt", "{{}} s'arrête"];
    /// Somebody goes on.
    RESUMES Note = with ["{{}} draws on", "{{}} trekt verder", "{{}} zieht weiter", "{{}} continue"];
    /// A tile has no place.
    STUCK_NOTE Note = with ["fits nowhere", "past nergens", "passt nirgends", "ne va nulle part"];
    /// The third pig of a round.
    THIRD_PIG Note = with ["third pig, {{}}", "3e varkentje, {{}}", "3. Glücksschwein, {{}}", "3e petit cochon, {{}}"];
    /// Enough dragons.
    DRAGON_NOTE Note = with ["{DRAGONS} dragons: alarm at {LATE_ALARM}", "{DRAGONS} draken: alarm bij {LATE_ALARM}", "{DRAGONS} Drachen: Alarm bei {LATE_ALARM}", "{DRAGONS} dragons : alerte à {LATE_ALARM}"];
    /// A pig of the pile.
    PIG Note = with ["pig", "varkentje", "Glücksschwein", "petit cochon"];
    /// No pig of the pile.
    NO_PIG Note = with ["no pig left", "geen varkens meer", "kein Glücksschwein da", "plus de petit cochon"];
    /// Somebody hires nobody.
    NOTHING_NOTE Note = with ["{{}} takes nothing", "{{}} neemt niets", "{{}} nimmt nichts", "{{}} ne prend rien"];
    /// Those who have hired already; `{}` are their names.
    HAVE_HIRED Aside = ["done: {}", "klaar: {}", "fertig: {}", "fini : {}"];
    /// Who counts and hires first.
    STARTS Note = with ["{{}} is start player", "{{}} is startspeler", "{{}} ist Startspieler", "{{}} : premier joueur"];

    /// What to do after a round.
    BAGS Note = with ["All tiles into the bags.", "Alle tegels in de zakken.", "Alles in die Beutel.", "Tuiles dans les sacs."];
    /// The same alone.
    OWN_BAG Note = with ["All tiles into the bag.", "Alle tegels in de zak.", "Alles in den Beutel.", "Tuiles dans le sac."];
    /// Who gets the start marker.
    MARKER Note = with ["Start marker to {{}}.", "Startfiche naar {{}}.", "Startmarker an {{}}.", "Premier joueur : {{}}."];
    /// What becomes of the missions with four or five players.
    MISSIONS_LEFT Note = with ["Pass missions to the left.", "Geef missies naar links.", "Missionen nach links weiter.", "Missions à passer à gauche."];
    /// The same with two or three.
    MISSIONS_BETWEEN Page = with ["Mission to your left, take the one at your right.", "Missie naar links, pak die aan je rechterkant.", "Mission nach links, nimm die rechts von dir.", "Mission à gauche, prenez celle à votre droite."];
    /// The same alone.
    MISSIONS_SWAP Note = with ["Swap the two missions.", "Wissel de twee missies.", "Tausche beide Missionen.", "Échangez les 2 missions."];

    /// Fills the screen after an alarm.
    ALARM_BANNER Banner = with ["Gnome\nalarm!", "Kabouter\nalarm!", "Gnom-\nalarm!", "Alerte aux\ngnomes !"];
    /// What follows from it.
    LOSES Foot = with ["{{}} loses {THEFT} gems", "{{}} verliest {THEFT} edelstenen", "{{}} verliert {THEFT} Edelsteine", "{{}} perd {THEFT} gemmes"];
    /// The same in the pro variant.
    LOSES_HALF Foot = with ["{{}} loses half the gems", "{{}} verliest de helft", "{{}} verliert die Hälfte", "{{}} perd la moitié"];
    /// The same with a mission.
    MAY_REDRAW Foot = with ["{{}} may draw again", "{{}} mag opnieuw trekken", "{{}} darf neu ziehen", "{{}} peut repiocher"];
    /// Fills the screen after a complete tie.
    TIE_BANNER Banner = with ["Complete\ntie!", "Precies\ngelijk!", "Gleich-\nstand!", "Égalité\nparfaite !"];
    /// What follows from it.
    TIE_EFFECT Foot = with ["Nobody wins, all hire", "Niemand wint, ieder huurt in", "Niemand siegt, alle heuern an", "Personne ne gagne : achats"];

    /// Why the game ended.
    REACHED Foot = with ["{{}} gems, goal {{}}", "{{}} edelstenen, doel {{}}", "{{}} Edelsteine, Ziel {{}}", "{{}} gemmes, objectif {{}}"];
    /// The same where several reached the goal with as many gems.
    BY_COINS Foot = with ["Equal gems: most coins win", "Gelijk: meeste munten wint", "Gleichstand: Münzen zählen", "Les pièces départagent"];
    /// Why the game ended, alone: the start tiles, those that came, the victory tile.
    TILE_SUM Note = with ["{{}} tiles", "{{}} tegels", "{{}} Plättchen", "{{}} tuiles"];
    /// The title where coins decided; `{}` is the gems.
    LEVEL Count = with ["{{}} gems each", "Elk {{}} edelstenen", "Je {{}} Edelsteine", "{{}} gemmes chacun"];

    /// A set-up without the mission of a player.
    MISSION_MISSING Page = with ["Which mission lies in front of {{}}?", "Welke missie ligt voor {{}}?", "Welche Mission liegt vor {{}}?", "Quelle mission est devant {{}} ?"];
    /// A set-up without the mission beside a player.
    RIGHT_MISSING Page = with ["Which mission lies to the right of {{}}?", "Welke missie ligt rechts van {{}}?", "Welche Mission liegt rechts von {{}}?", "Quelle mission est à droite de {{}} ?"];
    /// A set-up in which a mission lies in two places; the `{}` are the mission and the second player.
    MISSION_TWICE Page = with ["The tile {{}} exists once, and {{}} has it too", "De tegel {{}} is er maar één keer, en {{}} heeft hem ook", "Das Plättchen {{}} gibt es nur einmal, und {{}} hat es auch", "La tuile {{}} est unique, et {{}} l'a aussi"];
    /// A set-up without the gems of a shape.
    SHAPE_MISSING Page = with ["How many gems are printed on {{}}?", "Hoeveel edelstenen staan op {{}}?", "Wie viele Edelsteine stehen auf {{}}?", "Combien de gemmes sur la {{}} ?"];

    /// A player's gems of this round.
    FACT_GEMS Fact = with ["Gems", "Edelstenen", "Edelsteine", "Gemmes"];
    /// The gems of the round before.
    FACT_LAST Fact = with ["Last gems", "Vorige", "Zuletzt", "Avant"];
    /// What gnomes took.
    FACT_STOLEN Fact = with ["Stolen", "Gestolen", "Gestohlen", "Volées"];
    /// Dragons in the garden.
    FACT_DRAGONS Fact = with ["Dragons", "Draken", "Drachen", "Dragons"];
    /// Tiles that are still in the bag.
    FACT_BAG Fact = with ["In the bag", "In de zak", "Im Beutel", "Au sac"];
    /// The chance of an alarm.
    FACT_RISK Fact = with ["Alarm", "Alarm", "Alarm", "Alerte"];

    /// In the column of a player who stopped.
    COLUMN_STOP Column = with ["stop", "stop", "stopp", "stop"];
    /// In the column of a player with an alarm.
    COLUMN_ALARM Column = with ["alarm", "alarm", "Alarm", "alerte"];
    /// In the column of a player whose tile fits nowhere.
    COLUMN_STUCK Column = with ["stuck", "vast", "fest", "bloq."];
}
