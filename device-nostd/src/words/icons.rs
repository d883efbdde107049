//! What the icons are called, for who cannot see them.

use super::texts;
use crate::ui::Icon;

texts! {
    /// Returns the name of an icon.
    pub(crate) fn icon_name(Icon) {
        Coin => ["coins", "munten", "Münzen", "pièces"];
        Gem => ["gems", "edelstenen", "Edelsteine", "gemmes"];
        Star => ["points", "punten", "Punkte", "points"];
        Gnome => ["gnomes", "kabouters", "Gnome", "gnomes"];
        House => ["houses", "huizen", "Häuser", "maisons"];
        Workshop => ["workshops", "werkplaatsen", "Werkstätten", "ateliers"];
        Hat => ["hats", "mutsen", "Mützen", "bonnets"];
        Road => ["roads", "wegen", "Wege", "routes"];
        Pumpkin => ["pumpkins", "pompoenen", "Kürbisse", "citrouilles"];
        Apple => ["apples", "appels", "Äpfel", "pommes"];
        Bean => ["beans", "bonen", "Bohnen", "haricots"];
        Elf => ["elf", "elf", "Elf", "elfe"];
        Troll => ["troll", "trol", "Troll", "troll"];
        Key => ["keys", "sleutels", "Schlüssel", "clés"];
        Chest => ["chests", "kisten", "Truhen", "coffres"];
        Pig => ["pigs", "varkens", "Schweine", "cochons"];
        Wood => ["wood", "hout", "Holz", "bois"];
        Sand => ["sand", "zand", "Sand", "sable"];
        Mushroom => ["mushrooms", "paddenstoelen", "Pilze", "champignons"];
        Chamomile => ["chamomile", "kamille", "Kamille", "camomille"];
        Crystal => ["crystals", "kristallen", "Kristalle", "cristaux"];
        Dice => ["dice", "dobbelsteen", "Würfel", "dé"];
        Crown => ["winner", "winnaar", "Sieger", "vainqueur"];
        Tile => ["tiles", "tegels", "Plättchen", "tuiles"];
        Token => ["tokens", "fiches", "Marker", "jetons"];
        Boot => ["steps", "stappen", "Schritte", "pas"];
        Dragon => ["dragon", "draak", "Drache", "dragon"];
        Medal => ["medal", "medaille", "Medaille", "médaille"];
        Mission => ["mission", "missie", "Mission", "mission"];
        Stop => ["not possible", "kan niet", "geht nicht", "impossible"];
    }
}
