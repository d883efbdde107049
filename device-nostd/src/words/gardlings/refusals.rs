//! Why a move was refused.

use engine_nostd::games::gardlings::Refusal;

use crate::words::{Text, text, texts};

/// Why this number of players is not possible.
pub(crate) const PLAYERS: Text = text!([
    "1 to 5 players only",
    "Alleen voor 1 tot 5 spelers",
    "Nur für 1 bis 5 Spieler",
    "De 1 à 5 joueurs seulement",
]);

texts! {
    /// Returns why a rule of the game refuses.
    pub(crate) fn refusal(Refusal) {
        AlarmEarly => [
            "The alarm comes before the last of these tiles",
            "Het alarm komt al voor de laatste tegel",
            "Der Alarm kommt schon vor dem letzten Plättchen",
            "L'alerte vient avant la dernière de ces tuiles",
        ];
        AlarmOver => [
            "Gnome alarm: no more tiles",
            "Kabouteralarm: geen tegels meer",
            "Gnomalarm: nichts mehr ziehen",
            "Alerte aux gnomes : plus de tuile",
        ];
        BagShort { .. } => ["Not so many in the bag", "Zoveel zitten er niet in de zak", "So viele sind nicht im Beutel", "Il n'y en a pas tant dans le sac"];
        FirstFits => [
            "The first tile always fits",
            "De eerste tegel past altijd",
            "Das erste Plättchen passt immer",
            "La première tuile se pose toujours",
        ];
        GoldFinal => [
            "Gold pigs stay gold",
            "Gouden varkentjes blijven goud",
            "Goldene Schweine bleiben golden",
            "Un cochon doré reste doré",
        ];
        MoreThanTheBox { .. } => [
            "There are not so many in the box",
            "Zoveel zitten er niet in de doos",
            "So viele sind nicht in der Schachtel",
            "Il n'y en a pas tant dans la boîte",
        ];
        MustMutate => [
            "Mutate a pig first",
            "Muteer eerst een varkentje",
            "Mutiere zuerst ein Schweinchen",
            "Un cochon doit d'abord évoluer",
        ];
        NoMission => [
            "No missions in play",
            "Er zijn geen missies in het spel",
            "Es sind keine Missionen im Spiel",
            "Pas de missions dans cette partie",
        ];
        NoMissionGems => [
            "This mission gives no gems",
            "Deze missie geeft geen edelstenen",
            "Diese Mission bringt keine Edelsteine",
            "Cette mission ne donne pas de gemmes",
        ];
        NoMutation => ["No mutation now", "Nu wordt er niet gemuteerd", "Jetzt wird nicht mutiert", "Pas d'évolution maintenant"];
        NoPonds => [
            "Ponds count in the pro variant only",
            "Vijvers tellen alleen in de profivariant",
            "Teiche zählen nur in der Profi-Variante",
            "Les étangs ne comptent qu'en variante expert",
        ];
        NoRedraw => [
            "You do not have the redraw mission",
            "Je hebt niet de missie om opnieuw te trekken",
            "Du hast nicht die Mission zum Neuziehen",
            "Vous n'avez pas la mission pour repiocher",
        ];
        NoSuchPig => [
            "No such pig in the garden",
            "Zo'n varkentje ligt niet in de tuin",
            "Kein solches Schwein im Garten",
            "Pas de tel cochon dans le jardin",
        ];
        NoTrioCoin => [
            "Pigs bring no coin in the pro variant",
            "In de profivariant geven varkentjes geen munt",
            "Bei Profis bringen Schweine keine Münze",
            "En variante expert, les cochons ne paient pas",
        ];
        NotAllStopped => [
            "Someone is still drawing",
            "Er is nog iemand aan het trekken",
            "Jemand zieht noch",
            "Quelqu'un pioche encore",
        ];
        NotStopped => ["You are still drawing", "Je trekt nog", "Du ziehst noch", "Vous piochez encore"];
        NothingDrawn => [
            "No tile was just drawn",
            "Er is net geen tegel getrokken",
            "Gerade wurde nichts gezogen",
            "Aucune tuile n'a été piochée à l'instant",
        ];
        NothingLeft => [
            "No pig and no coin left",
            "Geen varkentje en geen munt meer over",
            "Kein Schwein, keine Münze mehr da",
            "Plus de cochon, plus de pièce",
        ];
        PigsDone => [
            "The pigs have paid already this round",
            "De varkentjes hebben deze ronde al betaald",
            "Die Schweine haben in dieser Runde schon gezahlt",
            "Les cochons ont déjà payé dans cette manche",
        ];
        RedrawUsed => [
            "Redraw used already this round",
            "Deze ronde al opnieuw getrokken",
            "In dieser Runde schon neu gezogen",
            "Déjà repioché dans cette manche",
        ];
        SoldOut => [
            "The next colour is sold out",
            "De volgende kleur is uitverkocht",
            "Die nächste Farbe ist ausverkauft",
            "La couleur suivante est épuisée",
        ];
        StackEmpty => ["That stack is empty", "Die stapel is leeg", "Der Stapel ist leer", "Cette pile est vide"];
        Stopped => ["You have stopped", "Je bent gestopt", "Du hast aufgehört", "Vous avez arrêté"];
        StuckOver => [
            "A tile fitted nowhere: no more tiles",
            "Een tegel paste nergens: geen tegels meer",
            "Ein Plättchen passte nirgends: nichts mehr ziehen",
            "Une tuile n'allait nulle part : plus de tuile",
        ];
        TooPoor { .. } => ["Not enough gems and coins", "Niet genoeg edelstenen en munten", "Nicht genug Edelsteine und Münzen", "Pas assez de gemmes et de pièces"];
    }
}
