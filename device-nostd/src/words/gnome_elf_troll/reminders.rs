//! What the players have to remember themselves.

use engine_nostd::games::gnome_elf_troll::{ELF, FIGURES, GNOME, HAND, TEN};

use crate::words::moments;

moments! {
    /// A moment at which the players are reminded of a rule.
    pub(crate) enum Moment {
        /// What creatures cost.
        Buy ["GET-40", "GET-41", "GET-42"] => with [
            "A gnome costs {GNOME} of one kind, an elf {ELF} of one kind, a troll 1 of each kind.",
            "Een kabouter kost {GNOME} van één soort, een elf {ELF} van één soort, een trol 1 van elke soort.",
            "Ein Gnom kostet {GNOME} einer Sorte, ein Elf {ELF} einer Sorte, ein Troll 1 von jeder Sorte.",
            "Un gnome coûte {GNOME} d'une même sorte, un elfe {ELF} d'une même sorte, un troll 1 de chaque.",
        ];
        /// Which creature beats which.
        BuyBeats ["GET-52", "GET-57", "GET-61"] => [
            "A troll eats a gnome. An elf chases a troll away. Two gnomes scare an elf away.",
            "Een trol eet een kabouter op. Een elf verdrijft een trol. Twee kabouters jagen een elf weg.",
            "Ein Troll frisst einen Gnom. Ein Elf verjagt einen Troll. Zwei Gnome verscheuchen einen Elf.",
            "Un troll dévore un gnome. Un elfe chasse un troll. Deux gnomes font fuir un elfe.",
        ];
        /// What is left of the harvest is lost.
        BuyRest ["GET-48"] => [
            "What you do not spend this turn is lost.",
            "Wat je deze beurt niet uitgeeft, vervalt.",
            "Was du in diesem Zug nicht ausgibst, verfällt.",
            "Ce que vous ne dépensez pas ce tour-ci est perdu.",
        ];
        /// A tile is drawn.
        Draw ["GET-67", "GET-80"] => [
            "Draw one tile and keep it secret.",
            "Trek één tegel en hou hem geheim.",
            "Ziehe ein Plättchen und halte es geheim.",
            "Piochez une tuile et gardez-la secrète.",
        ];
        /// The pile is empty.
        DrawEmpty ["GET-68"] => [
            "When the pile is empty, nothing is drawn.",
            "Is de stapel leeg, dan trek je niets.",
            "Ist der Stapel leer, wird nichts gezogen.",
            "Si la pioche est vide, on ne pioche pas.",
        ];
        /// A round ends, and the marker is passed on.
        EndOfRound ["GET-15"] => [
            "After the round the turn marker goes one seat on. Its new owner begins the next round.",
            "Na de ronde gaat de beurtmarker één plaats verder. Wie hem krijgt, begint de volgende ronde.",
            "Nach der Runde wandert der Zugmarker einen Platz weiter. Wer ihn bekommt, beginnt.",
            "Après la manche, le marqueur passe au joueur suivant, qui commence la prochaine.",
        ];
        /// A turn ends; ten of one kind wins.
        EndOfTurn ["GET-69"] => with [
            "{TEN} of one kind at the end of your own turn: you win at once!",
            "{TEN} van één soort aan het eind van je eigen beurt: je wint meteen!",
            "{TEN} einer Sorte am Ende deines eigenen Zuges: du gewinnst sofort!",
            "{TEN} d'une même sorte à la fin de votre tour : vous gagnez aussitôt !",
        ];
        /// Somebody has to begin.
        FirstPlayer ["GET-06"] => [
            "Who smells most of gnome?",
            "Wie ruikt het kabouterigst?",
            "Wer riecht am gnomigsten?",
            "Qui sent le plus le gnome ?",
        ];
        /// The tiles in hand stay secret.
        Hand ["GET-11"] => [
            "Keep the tiles in your hand secret.",
            "Hou de tegels in je hand geheim.",
            "Haltet die Plättchen auf der Hand geheim.",
            "Gardez secrètes les tuiles de votre main.",
        ];
        /// What a garden yields.
        Harvest ["GET-27", "GET-29", "GET-32"] => [
            "1 per tile, 1 per space between equal neighbours, 1 per gnome of yours. Under a troll: nothing.",
            "1 per tegel, 1 per ruimte tussen gelijke buren, 1 per eigen kabouter. Onder een trol: niets.",
            "1 je Plättchen, 1 je Lücke zwischen gleichen, 1 je eigenem Gnom. Unter einem Troll: nichts.",
            "1 par tuile, 1 par espace entre voisines pareilles, 1 par gnome à vous. Sous un troll : rien.",
        ];
        /// How a harvest is counted.
        HarvestCount ["GET-28"] => [
            "Easy to count: point at the tiles and at the spaces between equal ones. Three beans in a row are 5.",
            "Zo tel je snel: wijs de tegels aan en de ruimtes ertussen. Drie bonen op een rij zijn 5.",
            "So zählt man leicht: Plättchen und Lücken dazwischen antippen. Drei Bohnen in Folge sind 5.",
            "Pour compter vite : les tuiles et les espaces entre elles. Trois haricots de suite font 5.",
        ];
        /// Everybody takes the creatures of a colour.
        SetupColours ["GET-04"] => with [
            "Everybody chooses a colour and takes its {FIGURES} gnomes, {FIGURES} elves and {FIGURES} trolls.",
            "Iedereen kiest een kleur en neemt de {FIGURES} kabouters, {FIGURES} elfen en {FIGURES} trollen daarvan.",
            "Alle wählen eine Farbe und nehmen deren {FIGURES} Gnome, {FIGURES} Elfen und {FIGURES} Trolle.",
            "Chacun choisit une couleur et prend ses {FIGURES} gnomes, {FIGURES} elfes et {FIGURES} trolls.",
        ];
        /// The first hands are dealt.
        SetupDeal ["GET-07", "GET-08"] => with [
            "Whoever begins takes one tile of each kind. Shuffle the rest. The others draw {HAND} each, unseen.",
            "Wie begint, neemt van elke soort één tegel. Schud de rest. De anderen trekken elk {HAND}, blind.",
            "Wer beginnt, nimmt von jeder Sorte eins. Den Rest mischen. Die anderen ziehen je {HAND} verdeckt.",
            "Qui commence prend une tuile de chaque sorte. Mélangez. Les autres, {HAND} chacun au hasard.",
        ];
        /// What is left after dealing.
        SetupPile ["GET-10", "GET-13"] => [
            "{} tiles are left as the pile, face down. Whoever begins takes the turn marker.",
            "{} tegels blijven gedekt over als stapel. Wie begint, krijgt de beurtmarker.",
            "{} Plättchen bleiben verdeckt als Stapel. Wer beginnt, bekommt den Zugmarker.",
            "{} tuiles restent en pioche, faces cachées. Qui commence prend le marqueur.",
        ];
        /// The tiles in play are sorted out, and some stay in the box.
        SetupTiles ["GET-02"] => [
            "Use {} pumpkins, {} apples and {} beans. The other tiles and one colour stay in the box.",
            "Gebruik {} pompoenen, {} appels en {} bonen. De andere tegels en één kleur blijven in de doos.",
            "Nehmt {} Kürbisse, {} Äpfel und {} Bohnen. Der Rest und eine Farbe bleiben in der Schachtel.",
            "Prenez {} citrouilles, {} pommes et {} haricots. Le reste et une couleur restent dans la boîte.",
        ];
        /// All tiles are in play.
        SetupAllTiles ["GET-03"] => [
            "Use all tiles: {} pumpkins, {} apples and {} beans.",
            "Gebruik alle tegels: {} pompoenen, {} appels en {} bonen.",
            "Nehmt alle Plättchen: {} Kürbisse, {} Äpfel und {} Bohnen.",
            "Prenez toutes les tuiles : {} citrouilles, {} pommes et {} haricots.",
        ];
        /// A tile is sown.
        Sow ["GET-18", "GET-21"] => [
            "Add one tile from your hand at the left or right end of your garden. You cannot pass.",
            "Leg één tegel uit je hand links of rechts aan je tuin. Passen mag niet.",
            "Lege ein Plättchen aus der Hand links oder rechts an deinen Garten. Passen geht nicht.",
            "Posez une tuile de votre main à un bout de votre jardin. On ne passe pas son tour.",
        ];
        /// A sown tile is laid face up.
        SowTile ["GET-79"] => [
            "Lay the tile face up in front of you, in one straight line.",
            "Leg de tegel open voor je neer, in één rechte lijn.",
            "Lege das Plättchen offen vor dich, in einer geraden Reihe.",
            "Posez la tuile face visible devant vous, en ligne droite.",
        ];
        /// Somebody has no tile to sow.
        Stop ["GET-25", "GET-75"] => [
            "No tile to sow: the game ends. Most of one kind wins; a tie goes to the second kind, then the third.",
            "Geen tegel om te zaaien: einde. Hoogste soort wint; bij gelijk de tweede, dan de derde.",
            "Kein Plättchen zum Säen: Ende. Höchste Sorte gewinnt; wenn gleich, die zweite, dann die dritte.",
            "Plus de tuile à semer : fin. Le plus d'une sorte gagne ; à égalité la deuxième, puis la troisième.",
        ];
        /// A troll was placed.
        Troll ["GET-66"] => [
            "Whoever places a troll calls out loud: TRØLL!",
            "Wie een trol neerzet, roept hard: TRØLL!",
            "Wer einen Troll setzt, ruft laut: TRØLL!",
            "Qui pose un troll crie bien fort : TRØLL !",
        ];
    }
}
