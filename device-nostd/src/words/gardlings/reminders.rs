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
            "Bird of paradise: its egg half fits a gem half of any colour.",
            "Paradijsvogel: het halve ei past bij een halve edelsteen van elke kleur.",
            "Paradiesvogel: Die Eihälfte passt zu Edelsteinhälften jeder Farbe.",
            "Oiseau de paradis : son demi-œuf va avec toute demi-gemme.",
        ];
        /// The gardens are counted.
        Count ["GL-60", "GL-61"] => with [
            "Count the complete gems of your garden. A gnome alarm takes {THEFT} of them, in the pro variant half.",
            "Tel de hele edelstenen in je tuin. Een kabouteralarm kost er {THEFT}, in de profivariant de helft.",
            "Zähle die ganzen Edelsteine im Garten. Ein Gnomalarm kostet {THEFT}, bei Profis die Hälfte.",
            "Comptez les gemmes complètes. Une alerte en vole {THEFT}, la moitié en variante expert.",
        ];
        /// A mission may have been met.
        CountMission ["GL-119", "GL-120"] => [
            "Missions: a shape counts turned or mirrored too, but only once a round.",
            "Missies: een vorm telt ook gedraaid of gespiegeld, maar één keer per ronde.",
            "Missionen: Eine Form zählt auch gedreht oder gespiegelt, aber nur einmal je Runde.",
            "Missions : la forme compte aussi tournée ou en miroir, une fois par manche.",
        ];
        /// The gardens are counted in the pro variant.
        CountPro ["GL-94", "GL-96"] => [
            "Pro variant: a pond is a gap that tiles enclose on all sides. Each pays 1 coin.",
            "Profivariant: een vijver is een gat dat tegels helemaal omsluiten. Elke geeft 1 munt.",
            "Profi-Variante: Ein Teich ist eine rundum umschlossene Lücke. Jeder bringt 1 Münze.",
            "Variante expert : un étang est un vide entouré de tuiles. Chacun donne 1 pièce.",
        ];
        /// Three dragons delay the alarm.
        Dragons ["GL-48"] => with [
            "With {DRAGONS} dragons in the garden the alarm comes only at gnome {LATE_ALARM}.",
            "Met {DRAGONS} draken in de tuin komt het alarm pas bij kabouter {LATE_ALARM}.",
            "Mit {DRAGONS} Drachen im Garten kommt der Alarm erst beim {LATE_ALARM}. Gnom.",
            "Avec {DRAGONS} dragons au jardin, l'alerte ne vient qu'au {LATE_ALARM}e gnome.",
        ];
        /// Somebody has to begin.
        FirstPlayer ["GL-16"] => [
            "The youngest gets the marker",
            "De jongste krijgt de startfiche",
            "Wer am jüngsten ist, beginnt",
            "Le plus jeune commence",
        ];
        /// The first tile joins the mission tile.
        FirstTile ["GL-114"] => [
            "With missions: the first tile already has to touch the mission tile.",
            "Met missies: de eerste tegel moet al aan de missietegel liggen.",
            "Mit Missionen: Schon das erste Plättchen liegt am Missionsplättchen.",
            "Avec missions : la première tuile touche déjà la tuile Mission.",
        ];
        /// The leaders are tied.
        FullTie ["GL-68"] => [
            "Equal in gems and in coins: nobody wins, and the game goes on.",
            "Gelijk in edelstenen en munten: niemand wint, het spel gaat door.",
            "Gleich viele Edelsteine und Münzen: Niemand siegt, es geht weiter.",
            "Autant de gemmes et de pièces : personne ne gagne, on continue.",
        ];
        /// Everybody draws and places.
        Garden ["GL-26", "GL-30", "GL-31"] => [
            "Draw and place a tile, or stop. Gem halves join in one colour; empty sides meet empty sides.",
            "Trek en leg een tegel, of stop. Halve edelstenen sluiten aan in één kleur; leeg ligt aan leeg.",
            "Ziehen und legen, oder stoppen. Edelsteinhälften passen farblich; Leeres liegt an Leerem.",
            "Piochez et posez, ou arrêtez. Les demi-gemmes s'unissent par couleur ; vide contre vide.",
        ];
        /// A tile fits nowhere.
        GardenStuck ["GL-33"] => [
            "A tile that fits nowhere: put it aside. You have to stop, but lose no gems.",
            "Een tegel past nergens: leg hem opzij. Je moet stoppen, maar verliest niets.",
            "Passt ein Plättchen nirgends, kommt es beiseite. Du hörst auf, verlierst aber nichts.",
            "Une tuile impossible à poser est mise de côté. Vous arrêtez, sans rien perdre.",
        ];
        /// Gardeners are joined.
        Gardeners ["GL-53"] => [
            "Two gardeners joined make a triple gem: it counts 3.",
            "Twee tuinmannen naast elkaar maken een driedubbele edelsteen: die telt 3.",
            "Zwei verbundene Gärtner bilden einen Trippel-Edelstein: Er zählt 3.",
            "Deux jardiniers réunis forment une triple gemme : elle compte 3.",
        ];
        /// One gnome too many was drawn.
        GnomeAlarm ["GL-42", "GL-45"] => [
            "Gnome alarm: lay that tile face down in front of you. You draw no more this round.",
            "Kabouteralarm: leg die tegel dicht voor je neer. Je trekt deze ronde niet meer.",
            "Gnomalarm: Lege das Plättchen verdeckt vor dich. Du ziehst in dieser Runde nicht mehr.",
            "Alerte aux gnomes : posez la tuile face cachée. Vous ne piochez plus.",
        ];
        /// Tiles are bought.
        Hire ["GL-73", "GL-81"] => with [
            "Buy 1 tile for {GREEN_PRICE}, {BLUE_PRICE}, {PINK_PRICE} or {GOLD_PRICE}, or take a pig and 1 coin.",
            "Koop 1 tegel voor {GREEN_PRICE}, {BLUE_PRICE}, {PINK_PRICE} of {GOLD_PRICE}, of neem een varkentje en 1 munt.",
            "Kaufe 1 Plättchen für {GREEN_PRICE}, {BLUE_PRICE}, {PINK_PRICE} oder {GOLD_PRICE}, oder nimm ein Glücksschwein und 1 Münze.",
            "Achetez 1 tuile à {GREEN_PRICE}, {BLUE_PRICE}, {PINK_PRICE} ou {GOLD_PRICE}, ou prenez un petit cochon et 1 pièce.",
        ];
        /// Mushroom heads join gems by a line.
        Mushrooms ["GL-54", "GL-55"] => [
            "Mushroom head: a white line gives 1 bonus gem if the gems at both its ends are complete.",
            "Paddenstoel: een witte lijn geeft 1 bonusedelsteen als de stenen aan beide einden heel zijn.",
            "Pilzkopf: Eine weiße Linie bringt 1 Bonusedelstein, wenn die Steine an beiden Enden ganz sind.",
            "Champignon : une ligne blanche donne 1 gemme si ses deux bouts sont complets.",
        ];
        /// A pig has to be mutated.
        Mutate ["GL-100", "GL-102"] => with [
            "{TRIO} or more pigs in the garden: one of them is swapped for a tile of the next colour.",
            "{TRIO} of meer varkens in de tuin: ruil er één voor een tegel van de volgende kleur.",
            "{TRIO} oder mehr Schweine im Garten: Eines wird gegen ein Plättchen der nächsten Farbe getauscht.",
            "{TRIO} cochons ou plus au jardin : l'un est échangé contre la couleur suivante.",
        ];
        /// A tile is placed.
        Placing ["GL-24", "GL-27", "GL-28", "GL-29"] => [
            "Turn a tile as you like. It touches one of yours with a side; its back does not matter.",
            "Draai een tegel zoals je wilt. Een kant raakt een eigen tegel; de achterkant telt niet.",
            "Drehe es, wie du willst. Eine Seite berührt ein eigenes Plättchen; die Rückseite ist egal.",
            "Tournez la tuile. Un côté touche une des vôtres ; la couleur du dos ne compte pas.",
        ];
        /// The mission allows another tile.
        RedrawMission ["GL-124"] => [
            "Redraw mission: once a round draw another tile, then the first goes back into the bag.",
            "Missie opnieuw trekken: trek eens per ronde een andere; de eerste gaat terug in de zak.",
            "Mission Neu ziehen: einmal je Runde ein anderes ziehen; das erste kommt in den Beutel.",
            "Mission repiocher : une fois par manche, piochez-en une autre ; la première retourne au sac.",
        ];
        /// A coin lay beside the stack.
        Reward ["GL-82"] => [
            "Whoever buys the first tile of a stack takes the coin beside it.",
            "Wie de eerste tegel van een stapel koopt, pakt de munt erbij.",
            "Wer das erste Plättchen eines Stapels kauft, nimmt die Münze daneben.",
            "Qui achète la première tuile d'une pile prend la pièce à côté.",
        ];
        /// Everybody has hired.
        RoundEnd ["GL-88", "GL-90"] => [
            "All tiles go back into the bags. With two or more players the start marker goes on clockwise.",
            "Alle tegels gaan in de zakken. Met meer spelers gaat de startfiche met de klok mee verder.",
            "Alle Plättchen kommen in die Beutel. Zu mehreren geht der Startmarker im Uhrzeigersinn weiter.",
            "Les tuiles retournent dans les sacs. À plusieurs, la tuile Premier joueur passe à gauche.",
        ];
        /// Everybody has hired, and mission tiles are passed on.
        RoundEndMissions ["GL-116", "GL-117"] => [
            "Missions: alone swap the two. With 2 or 3 take the right one, yours goes left. With 4 or 5 pass it left.",
            "Missies: alleen wissel je ze. Met 2 of 3 pak je de rechter, de jouwe gaat links. Met 4 of 5: naar links.",
            "Missionen: allein tauschen. Zu 2-3 nimm die rechte, deine geht nach links. Zu 4-5 nach links.",
            "Missions : seul, échangez. À 2-3, prenez celle de droite, la vôtre à gauche. À 4-5, à gauche.",
        ];
        /// The bags are filled.
        Setup ["GL-07", "GL-08", "GL-18"] => with [
            "Into each bag: {START_GNOMES} gnomes, {START_TWINS} twins and {START_PIGS} pigs, at random. The other gnomes go back to the box.",
            "In elke zak: {START_GNOMES} kabouters, {START_TWINS} dubbele en {START_PIGS} varkentjes. De andere kabouters gaan in de doos.",
            "In jeden Beutel: {START_GNOMES} Gnome, {START_TWINS} Doppelgnome und {START_PIGS} Schweine. Die anderen Gnome in die Schachtel.",
            "Par sac : {START_GNOMES} gnomes, {START_TWINS} gnomes jumeaux et {START_PIGS} petits cochons au hasard. Les autres gnomes à la boîte.",
        ];
        /// The bag of a solo game is filled.
        SetupAlone ["GL-07"] => with [
            "Into the bag: {START_GNOMES} gnomes, {START_TWINS} twins and {START_PIGS} pigs, at random. The other gnomes go back to the box.",
            "In de zak: {START_GNOMES} kabouters, {START_TWINS} dubbele en {START_PIGS} varkentjes. De andere kabouters gaan in de doos.",
            "In den Beutel: {START_GNOMES} Gnome, {START_TWINS} Doppelgnome und {START_PIGS} Schweine. Die anderen Gnome in die Schachtel.",
            "Au sac : {START_GNOMES} gnomes, {START_TWINS} gnomes jumeaux et {START_PIGS} petits cochons au hasard. Les autres gnomes à la boîte.",
        ];
        /// The board is laid out.
        SetupBoard ["GL-02", "GL-03"] => [
            "Market board in the middle. Sort the tiles by their backs and shuffle each kind.",
            "Marktbord in het midden. Sorteer de tegels op achterkant en schud elke soort.",
            "Markttableau in die Mitte. Plättchen nach Rückseiten sortieren, jede Sorte mischen.",
            "Plateau Marché au centre. Triez les tuiles par dos, mélangez chaque sorte.",
        ];
        /// The stacks are laid out.
        SetupStacks ["GL-06"] => with [
            "Two stacks of each colour face up at {GREEN_PRICE}, {BLUE_PRICE}, {PINK_PRICE} and {GOLD_PRICE}: one above the board, one below.",
            "Twee stapels per kleur, open, bij {GREEN_PRICE}, {BLUE_PRICE}, {PINK_PRICE} en {GOLD_PRICE}: één boven het bord, één eronder.",
            "Je Farbe zwei Stapel offen bei {GREEN_PRICE}, {BLUE_PRICE}, {PINK_PRICE} und {GOLD_PRICE}: einer über dem Tableau, einer darunter.",
            "Deux piles visibles par couleur à {GREEN_PRICE}, {BLUE_PRICE}, {PINK_PRICE} et {GOLD_PRICE} : une au-dessus, une en dessous.",
        ];
        /// The goal is laid out.
        SetupGoal ["GL-14", "GL-15"] => [
            "Victory tile to the right of the board, with {} up.",
            "Overwinningstegel rechts van het bord, met {} boven.",
            "Siegplättchen rechts neben das Tableau, die {} nach oben.",
            "Tuile Victoire à droite du plateau, face {} visible.",
        ];
        /// The start marker is turned.
        SetupMarker ["GL-17"] => [
            "The start player takes the start marker, green side up.",
            "De startspeler krijgt de startfiche, groene kant boven.",
            "Wer beginnt, nimmt den Startmarker, grüne Seite oben.",
            "Le premier joueur prend sa tuile, face verte visible.",
        ];
        /// The start marker is turned in the pro variant.
        SetupMarkerPro ["GL-93"] => [
            "Pro variant: the start player takes the start marker, red side up.",
            "Profivariant: de startspeler krijgt de startfiche, rode kant boven.",
            "Profi-Variante: Wer beginnt, nimmt den Startmarker, rote Seite oben.",
            "Variante expert : le premier joueur prend sa tuile, face rouge visible.",
        ];
        /// The pigs are laid out.
        SetupPigs ["GL-10"] => [
            "The other {} pigs face down in a pile to the left of the board.",
            "De andere {} varkentjes dicht op een stapel links van het bord.",
            "Die anderen {} Glücksschweine verdeckt als Stapel links neben das Tableau.",
            "Les {} autres petits cochons en pile, face cachée, à gauche du plateau.",
        ];
        /// The coins are laid out.
        SetupCoins ["GL-11"] => [
            "1 coin beside each blue, pink and gold stack. The other {} coins are the supply.",
            "1 munt bij elke blauwe, roze en gouden stapel. De andere {} munten zijn de voorraad.",
            "1 Münze an jeden blauen, rosa und goldenen Stapel. Die anderen {} sind der Vorrat.",
            "1 pièce près de chaque pile bleue, rose et dorée. Les {} autres : la réserve.",
        ];
        /// Missions are not played.
        NoMissions ["GL-19"] => [
            "Without missions the large mission tiles stay in the box.",
            "Zonder missies blijven de grote missietegels in de doos.",
            "Ohne Missionen bleiben die großen Missionsplättchen in der Schachtel.",
            "Sans missions, les grandes tuiles Mission restent dans la boîte.",
        ];
        /// Missions of a full table.
        Missions ["GL-111"] => [
            "Shuffle the mission tiles. Everybody lays one in front; the others go back to the box.",
            "Schud de missietegels. Ieder legt er één voor zich; de rest gaat in de doos.",
            "Missionsplättchen mischen. Jeder legt eines vor sich; der Rest kommt in die Schachtel.",
            "Mélangez les tuiles Mission. Chacun en pose une devant soi ; le reste à la boîte.",
        ];
        /// Missions of a small table.
        MissionsBetween ["GL-112"] => [
            "Shuffle the mission tiles. Everybody lays one in front, and one beside the neighbour at the right.",
            "Schud de missietegels. Ieder legt er één voor zich en één tussen zich en de rechterbuur.",
            "Missionsplättchen mischen. Jeder legt eines vor sich und eines zwischen sich und rechts.",
            "Mélangez les tuiles Mission. Chacun en pose une devant soi et une entre soi et la droite.",
        ];
        /// Missions of a solo game.
        MissionsAlone ["GL-112"] => [
            "Shuffle the mission tiles. Lay one in front of you and one to your right.",
            "Schud de missietegels. Leg er één voor je en één rechts van je.",
            "Missionsplättchen mischen. Lege eines vor dich und eines rechts von dir.",
            "Mélangez les tuiles Mission. Posez-en une devant vous et une à droite.",
        ];
        /// A solo game is over.
        SoloEnd ["GL-130"] => [
            "Alone: count all your tiles and the victory tile. Fewer is better.",
            "Alleen: tel al je tegels en de overwinningstegel. Minder is beter.",
            "Allein: Zähle alle deine Plättchen und das Siegplättchen. Weniger ist besser.",
            "En solo : comptez vos tuiles et la tuile Victoire. Moins, c'est mieux.",
        ];
        /// The third pig was placed.
        ThirdPig ["GL-50"] => [
            "The third pig of a round brings 1 coin at once. Not in the pro variant.",
            "Het derde varkentje van een ronde geeft meteen 1 munt. Niet in de profivariant.",
            "Das dritte Glücksschwein einer Runde bringt sofort 1 Münze. Nicht in der Profi-Variante.",
            "Le troisième petit cochon d'une manche donne 1 pièce. Pas en variante expert.",
        ];
        /// A unicorn lies in the garden.
        Unicorn ["GL-57", "GL-58"] => [
            "Unicorns may move to another fitting place at any time, but must not split the garden.",
            "Eenhoorns mogen altijd naar een andere passende plek, maar de tuin blijft één geheel.",
            "Einhörner dürfen jederzeit an einen anderen passenden Platz; der Garten bleibt ganz.",
            "Les licornes changent de place quand on veut, sans couper le jardin en deux.",
        ];
        /// Somebody may have won.
        VictoryCheck ["GL-64", "GL-65"] => with [
            "{GOAL} gems win, {LONG_GOAL} in a long game. Coins do not count towards them.",
            "{GOAL} edelstenen winnen, {LONG_GOAL} in een lang spel. Munten tellen niet mee.",
            "{GOAL} Edelsteine siegen, im langen Spiel {LONG_GOAL}. Münzen zählen dafür nicht.",
            "{GOAL} gemmes gagnent, {LONG_GOAL} en partie longue. Les pièces ne comptent pas.",
        ];
    }
}
