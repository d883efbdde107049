//! Why a move was refused.

use engine_nostd::games::mighty_gnomes::{KINDS_IN_PLAY, Refusal};

use crate::words::{Text, text, texts};

/// Why this number of players is not possible.
pub(crate) const PLAYERS: Text = text!([
    "2 to 4 players only",
    "Alleen voor 2 tot 4 spelers",
    "Nur für 2 bis 4 Spieler",
    "De 2 à 4 joueurs seulement"
]);

texts! {
    /// Returns why a rule of the game refuses.
    pub(crate) fn refusal(Refusal) {
        NotEnoughWood { .. } => ["Not enough wood", "Te weinig hout", "Zu wenig Holz", "Pas assez de bois"];
        NotEnoughSand { .. } => ["Not enough sand", "Te weinig zand", "Zu wenig Sand", "Pas assez de sable"];
        NotEnoughMushroom { .. } => [
            "Not enough mushrooms",
            "Te weinig paddenstoelen",
            "Zu wenige Pilze",
            "Pas assez de champignons",
        ];
        NotEnoughChamomile { .. } => [
            "Not enough chamomile",
            "Te weinig kamille",
            "Zu wenig Kamille",
            "Pas assez de camomille",
        ];
        NotEnoughCrystal { .. } => [
            "Not enough crystals",
            "Te weinig kristallen",
            "Zu wenige Kristalle",
            "Pas assez de cristaux",
        ];
        NotEnoughCoins { .. } => ["Not enough coins", "Te weinig munten", "Zu wenige Münzen", "Pas assez de pièces"];
        NotInThisMode => ["Not in this mode", "Niet in deze modus", "Nicht in diesem Modus", "Pas dans ce mode"];
        OneTilePerTurn => ["One tile per turn", "Eén tegel per beurt", "Ein Plättchen pro Zug", "Une tuile par tour"];
        TileAlreadyUsed => [
            "Tile already used",
            "Tegel al gebruikt",
            "Plättchen schon benutzt",
            "Tuile déjà jouée",
        ];
        BedroomTileFirst => [
            "Bedroom tile first",
            "Eerst de slaapkamertegel",
            "Erst das Plättchen im Bett",
            "Tuile de chambre d'abord",
        ];
        DruidAfterThirdTurn => [
            "Druid after the 3rd turns",
            "Druïde na de 3e beurten",
            "Druide nach den 3. Zügen",
            "Druide après les 3es tours",
        ];
        DruidTileOnlyNow => [
            "Only the Druid tile now",
            "Nu alleen de druïdetegel",
            "Jetzt nur das Druidenplättchen",
            "Tuile druide seulement",
        ];
        UseATileFirst => [
            "Use a tile first",
            "Gebruik eerst een tegel",
            "Erst ein Plättchen nutzen",
            "Jouez d'abord une tuile",
        ];
        CrystalOneTileOnly => [
            "Crystal: 1-gnome tile only",
            "Kristal: tegel met 1 kabouter",
            "Kristall: nur mit 1 Gnom",
            "Cristal : tuile à 1 gnome",
        ];
        MoreIconsThanSquares => [
            "More icons than squares",
            "Meer symbolen dan vakjes",
            "Mehr Symbole als Felder",
            "Plus d'icônes que de cases",
        ];
        NotThatManyTiles => [
            "Not that many tiles",
            "Zoveel tegels zijn er niet",
            "So viele liegen dort nicht",
            "Pas autant de tuiles",
        ];
        NoTileToStackOn => [
            "No tile to stack on",
            "Geen tegel om op te stapelen",
            "Dort liegt kein Plättchen",
            "Aucune tuile dessous",
        ];
        OnlyWithTwoPlayers => ["Only with 2 players", "Alleen met 2 spelers", "Nur zu zweit", "Seulement à 2 joueurs"];
        DisplayAllUsed => [
            "All display books are used",
            "Alle losse boeken zijn gebruikt",
            "Alle Bücher der Auslage benutzt",
            "Tous les livres exposés ont servi",
        ];
        NoBookLeftToUse => [
            "No book left to use",
            "Geen boek meer over",
            "Kein Buch mehr übrig",
            "Plus de livre à activer",
        ];
        OneGoldenBookOnly => [
            "Only one golden book",
            "Maar één gouden boek",
            "Nur ein goldenes Buch",
            "Un seul livre doré",
        ];
        GnomeNotInGame => ["That gnome is not in this game", "Die kabouter doet niet mee", "Dieser Gnom spielt nicht mit", "Ce gnome n'est pas en jeu"];
        NoCardLeft => ["No card of it is left", "Er is geen kaart meer van", "Davon ist keine Karte mehr da", "Il n'en reste plus de carte"];
        NoPlateFree => ["No plate is free", "Er is geen bordje vrij", "Kein Teller frei", "Aucune assiette libre"];
        EnterItsCostFirst => [
            "Its cost is not known yet",
            "Kosten nog onbekend",
            "Kosten noch unbekannt",
            "Coût encore inconnu",
        ];
        EnterStepFirst => [
            "The step is not known yet",
            "Stap nog onbekend",
            "Stufe noch unbekannt",
            "Niveau encore inconnu",
        ];
        NotAOneTimeGnome => [
            "It has no immediate power",
            "Hij heeft geen eenmalige gave",
            "Er hat keine Sofort-Fähigkeit",
            "Il n'a pas de pouvoir immédiat",
        ];
        YouLackThatGnome => [
            "You do not have that gnome",
            "Die kabouter heb je niet",
            "Diesen Gnom hast du nicht",
            "Vous n'avez pas ce gnome",
        ];
        NoKey => ["You have no key", "Je hebt geen sleutel", "Du hast keinen Schlüssel", "Vous n'avez pas de clé"];
        NoClosedChest => ["You have no closed chest", "Je hebt geen dichte kist", "Keine geschlossene Truhe mehr", "Vous n'avez aucun coffre fermé"];
        NoneInSupply => ["None left in the supply", "Niets meer in de voorraad", "Der Vorrat ist leer", "La réserve est vide"];
        OncePerRoundOnly => [
            "Only once per round",
            "Maar één keer per ronde",
            "Nur einmal pro Runde",
            "Une seule fois par manche",
        ];
        BagIsEmpty => ["The bag is empty", "De zak is leeg", "Der Beutel ist leer", "Le sac est vide"];
        DiscardExcessFirst => [
            "Discard the excess first",
            "Leg eerst het teveel af",
            "Erst Überschuss abwerfen",
            "Défaussez d'abord l'excédent",
        ];
        MoveOnTrailFirst => [
            "Move on the trail first",
            "Loop eerst op het pad",
            "Erst auf dem Pfad ziehen",
            "Avancez d'abord au sentier",
        ];
        TakeChestOrSkip => [
            "Take the chest or give it up",
            "Neem de kist of zie ervan af",
            "Truhe nehmen oder verzichten",
            "Prenez le coffre ou renoncez",
        ];
        UpgradeOrSkip => [
            "Upgrade or give it up",
            "Verbeter of zie ervan af",
            "Ausbauen oder verzichten",
            "Améliorez ou renoncez",
        ];
        NothingToResolve => ["Nothing to resolve", "Niets af te handelen", "Nichts offen", "Rien à résoudre"];
        NotInThisBox => [
            "Not a reward of this round",
            "Geen beloning van deze ronde",
            "Keine Belohnung dieser Runde",
            "Pas une récompense de cette manche",
        ];
        RewardAlreadyTaken => [
            "Reward already taken",
            "Beloning is al weg",
            "Belohnung ist schon weg",
            "Récompense déjà prise",
        ];
        MoreIconsThanSteps => [
            "More icons than steps",
            "Meer symbolen dan stappen",
            "Mehr Symbole als Schritte",
            "Plus d'icônes que de pas",
        ];
        PickFiveDifferentGnomes => with [
            "Pick {KINDS_IN_PLAY} different gnomes",
            "Kies {KINDS_IN_PLAY} verschillende kabouters",
            "Wähle {KINDS_IN_PLAY} verschiedene Gnome",
            "Choisir {KINDS_IN_PLAY} gnomes différents",
        ];
        EnterDruidTileSize => [
            "Squares of the Druid tile?",
            "Vakjes van de Druïde?",
            "Felder des Druiden?",
            "Cases de la tuile druide ?",
        ];
        EnterTrailOrder => [
            "Enter the order on the trail",
            "Voer de padvolgorde in",
            "Reihenfolge am Pfad eingeben",
            "Entrez l'ordre du sentier",
        ];
    }
}
