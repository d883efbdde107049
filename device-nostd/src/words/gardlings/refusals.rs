//! Why a move was refused.

use engine_nostd::games::gardlings::Refusal;

use crate::words::{Text, text, texts};

/// Why this number of players is not possible.
pub(crate) const PLAYERS: Text = text!([
    "1 to 5 players only",
    "Alleen voor\n1 tot 5 spelers",
    "Nur für\n1 bis 5 Personen",
    "De 1 à 5 joueurs\nseulement",
]);

texts! {
    /// Returns why a rule of the game refuses.
    pub(crate) fn refusal(Refusal) {
        AlarmEarly => [
            "The alarm comes\nearlier than that",
            "Het alarm komt al\neerder",
            "Der Alarm kommt\nschon früher",
            "L'alerte vient\nplus tôt",
        ];
        AlarmOver => [
            "Gnome alarm:\nno more tiles",
            "Kabouteralarm:\ngeen tegels meer",
            "Gnomalarm:\nnichts mehr ziehen",
            "Alerte aux gnomes :\nplus de tuile",
        ];
        BagShort { .. } => ["Not in your bag", "Zit niet in je zak", "Nicht in deinem\nBeutel", "Pas dans votre sac"];
        FirstFits => [
            "The first tile\nalways fits",
            "De eerste tegel\npast altijd",
            "Das erste Plättchen\npasst immer",
            "La première tuile\nse pose toujours",
        ];
        GoldFinal => [
            "Gold pigs stay gold",
            "Gouden varkentjes\nblijven goud",
            "Goldene Schweine\nbleiben gold",
            "Un cochon doré\nreste doré",
        ];
        MoreThanTheBox { .. } => [
            "There are not so\nmany in the box",
            "Zoveel zitten er\nniet in de doos",
            "So viele sind nicht\nin der Schachtel",
            "Il n'y en a pas\ntant dans la boîte",
        ];
        MustMutate => [
            "Mutate a pig first",
            "Muteer eerst een\nvarkentje",
            "Mutiere zuerst\nein Schweinchen",
            "Un cochon doit\nd'abord évoluer",
        ];
        NoMission => [
            "No missions in play",
            "Er zijn geen missies\nin het spel",
            "Es sind keine\nMissionen im Spiel",
            "Pas de missions\ndans cette partie",
        ];
        NoMissionGems => [
            "This mission gives\nno gems",
            "Deze missie geeft\ngeen edelstenen",
            "Diese Mission bringt\nkeine Edelsteine",
            "Cette mission ne\ndonne pas de gemmes",
        ];
        NoMutation => ["No mutation now", "Nu wordt er niet\ngemuteerd", "Jetzt wird nicht\nmutiert", "Pas d'évolution\nmaintenant"];
        NoPonds => [
            "Ponds count in the\npro variant only",
            "Vijvers tellen alleen\nin de profivariant",
            "Teiche zählen nur\nbei den Profis",
            "Étangs : seulement\nen variante expert",
        ];
        NoRedraw => [
            "You do not have the\nredraw mission",
            "Je hebt de missie\nopnieuw trekken niet",
            "Du hast die Mission\nNeu ziehen nicht",
            "Vous n'avez pas\nla mission Repiocher",
        ];
        NoSuchPig => [
            "No such pig in the\ngarden",
            "Zo'n varkentje ligt\nniet in de tuin",
            "Kein solches Schwein\nim Garten",
            "Pas de tel cochon\ndans le jardin",
        ];
        NotAllStopped => [
            "Someone is still\ndrawing",
            "Er is nog iemand\naan het trekken",
            "Jemand zieht noch",
            "Quelqu'un pioche\nencore",
        ];
        NotStopped => ["You are still drawing", "Je trekt nog", "Du ziehst noch", "Vous piochez encore"];
        NothingDrawn => [
            "No tile was just\ndrawn",
            "Er is net geen\ntegel getrokken",
            "Gerade wurde nichts\ngezogen",
            "Aucune tuile vient\nd'être piochée",
        ];
        NothingLeft => [
            "No pig and no coin\nleft",
            "Geen varken en geen\nmunt meer over",
            "Kein Schwein, keine\nMünze mehr da",
            "Plus de cochon,\nplus de pièce",
        ];
        RedrawUsed => [
            "Redraw used already\nthis round",
            "Deze ronde al\nopnieuw getrokken",
            "In dieser Runde schon\nneu gezogen",
            "Déjà repioché\ndans cette manche",
        ];
        SoldOut => [
            "The next colour is\nsold out",
            "De volgende kleur\nis uitverkocht",
            "Die nächste Farbe\nist ausverkauft",
            "La couleur suivante\nest épuisée",
        ];
        StackEmpty => ["That stack is empty", "Die stapel is leeg", "Der Stapel ist leer", "Cette pile est vide"];
        Stopped => ["You have stopped", "Je bent gestopt", "Du hast aufgehört", "Vous avez arrêté"];
        StuckOver => [
            "Stuck: no more tiles",
            "Vastgelopen: geen\ntegels meer",
            "Passt nicht: nichts\nmehr ziehen",
            "Bloqué :\nplus de tuile",
        ];
        TooPoor { .. } => ["Not enough money", "Niet genoeg geld", "Nicht genug Geld", "Somme insuffisante"];
    }
}
