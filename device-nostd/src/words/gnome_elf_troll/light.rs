//! Names of what a light game has.

use engine_nostd::games::gnome_elf_troll::{LightCounter, LightFixable, LightMoveKind, LightOption, LightPhase};

use super::info::*;
use crate::words::{Text, named, text};

named! {
    LightMoveKind {
        Sow => ["Sow", "Zaaien", "Säen", "Semer"] rule 18 SOW;
        Next => ["Go on", "Verder", "Weiter", "Suite"] rule 15 NEXT;
        NoTile => ["No tile to sow", "Geen tegel om te zaaien", "Kein Plättchen zum Säen", "Aucune tuile à semer"] rule 25 NO_TILE;
        Pumpkins => ["Pumpkins", "Pompoenen", "Kürbisse", "Citrouilles"] rule 26 DIALLED;
        Apples => ["Apples", "Appels", "Äpfel", "Pommes"] rule 26 DIALLED;
        Beans => ["Beans", "Bonen", "Bohnen", "Haricots"] rule 26 DIALLED;
    }
}

named! {
    LightPhase {
        Sow => ["Sow", "Zaaien", "Säen", "Semer"] rule 18 SOW;
        Buy => ["Harvest, buy", "Oogsten, kopen", "Ernten, kaufen", "Récolte, achats"] rule 27 DIALLED;
        Turn => ["Your turn", "Jouw beurt", "Dein Zug", "À vous"] rule 26 DIALLED;
        Count => ["Count once more", "Nog eens tellen", "Noch einmal zählen", "Recompter"] rule 74 RECOUNT;
    }
}

named! {
    LightCounter {
        Pumpkins => ["Pumpkins", "Pompoenen", "Kürbisse", "Citrouilles"] rule 26 PAD;
        Apples => ["Apples", "Appels", "Äpfel", "Pommes"] rule 26 PAD;
        Beans => ["Beans", "Bonen", "Bohnen", "Haricots"] rule 26 PAD;
    }
}

named! {
    LightFixable {
        Turn => ["Turn", "Beurt", "Zug", "Tour"] rule 15 NEXT;
        Marker => ["Turn marker", "Beurtmarker", "Zugmarker", "Marqueur de tour"] rule 13 MARKER;
        Round => ["Round", "Ronde", "Runde", "Manche"] rule 15 NEXT;
        Pumpkins => ["Pumpkins", "Pompoenen", "Kürbisse", "Citrouilles"] rule 26 PAD;
        Apples => ["Apples", "Appels", "Äpfel", "Pommes"] rule 26 PAD;
        Beans => ["Beans", "Bonen", "Bohnen", "Haricots"] rule 26 PAD;
        Guide => ["Guide", "Hulp", "Hinweise", "Guide"] rule 17 GUIDE;
    }
}

named! {
    LightOption {
        Guide => ["Guide", "Hulp", "Hinweise", "Guide"] rule 17 GUIDE;
    }
}

const NEXT: Text = text!([
    "One turn each, clockwise from the holder of the turn marker; then the marker goes one seat on.",
    "Ieder één beurt, met de klok mee vanaf de beurtmarker; dan schuift die een plaats op.",
    "Jeder hat einen Zug, im Uhrzeigersinn ab dem Zugmarker; dann wandert er einen Platz weiter.",
    "Un tour chacun, dans le sens horaire depuis le marqueur de tour ; puis il avance d'une place.",
]);

const MARKER: Text = text!([
    "Its holder opens the round.",
    "Wie hem heeft, opent de ronde.",
    "Wer ihn hat, eröffnet die Runde.",
    "Qui l'a ouvre la manche.",
]);

const NO_TILE: Text = text!([
    "Nobody goes on when somebody has no tile to sow: the game stops, and all count once more.",
    "Als iemand geen tegel heeft om te zaaien, stopt het spel en telt iedereen nog eens.",
    "Hat jemand kein Plättchen zum Säen, endet das Spiel, und alle zählen noch einmal.",
    "Quand quelqu'un n'a plus de tuile à semer, le jeu s'arrête et tous recomptent.",
]);

const DIALLED: Text = text!([
    "Turn it to what the garden shows now: one more beside its kind, one per own gnome, less for trolls.",
    "Draai naar wat de tuin nu geeft: één meer naast dezelfde soort, één per eigen kabouter, min trollen.",
    "Stell die Zahl auf das, was der Garten jetzt zeigt: eins mehr neben der gleichen Sorte, eins je eigenem Gnom, weniger für Trolle.",
    "Réglez le nombre selon le jardin : un de plus à côté de sa sorte, un par gnome à vous, moins pour les trolls.",
]);

const RECOUNT: Text = text!([
    "The highest kind wins, then the second, then the third.",
    "De hoogste soort wint, dan de tweede, dan de derde.",
    "Die höchste Sorte gewinnt, dann die zweite, dann die dritte.",
    "La meilleure sorte gagne, puis la deuxième, puis la troisième.",
]);

const GUIDE: Text = text!([
    "With it NEXT goes phase by phase, and a line says what to do. Without it NEXT ends the turn.",
    "Met hulp gaat NEXT fase voor fase, en een regel zegt wat te doen. Zonder hulp eindigt NEXT de beurt.",
    "Mit Hinweisen geht NEXT Phase für Phase, eine Zeile sagt, was zu tun ist. Ohne endet der Zug.",
    "Avec le guide, NEXT va phase par phase et une ligne dit que faire. Sans guide, NEXT finit le tour.",
]);
