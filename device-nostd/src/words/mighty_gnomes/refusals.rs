//! Why a move was refused.

use engine_nostd::games::mighty_gnomes::{KINDS_IN_PLAY, Refusal};

use crate::words::{Text, text, texts};

/// Why this number of players is not possible.
pub(crate) const PLAYERS: Text = text!(["Players must be 2-4", "2 tot 4 spelers", "2 bis 4 Spieler", "2 à 4 joueurs"]);

texts! {
    /// Returns why a rule of the game refuses.
    pub(crate) fn refusal(Refusal) {
        NotEnoughWood { .. } => ["Not enough wood", "Te weinig hout", "Zu wenig Holz", "Pas assez de bois"];
        NotEnoughSand { .. } => ["Not enough sand", "Te weinig zand", "Zu wenig Sand", "Pas assez de sable"];
        NotEnoughMushroom { .. } => [
            "Not enough mushrooms",
            "Te weinig paddenstoelen",
            "Zu wenig Pilze",
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
            "Zu wenig Kristalle",
            "Pas assez de cristaux",
        ];
        NotEnoughCoins { .. } => ["Not enough coins", "Te weinig munten", "Zu wenig Münzen", "Pas assez de pièces"];
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
            "Losse boeken zijn op",
            "Auslage ist verbraucht",
            "Livres exposés épuisés",
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
        GnomeNotInGame => ["Gnome not in game", "Kabouter niet in spel", "Gnom nicht im Spiel", "Gnome hors jeu"];
        NoCardLeft => ["No card left", "Geen kaart meer", "Keine Karte mehr", "Plus de carte"];
        NoPlateFree => ["No plate free", "Geen bord vrij", "Kein Teller frei", "Aucune assiette libre"];
        EnterItsCostFirst => [
            "Its cost is not told yet",
            "Kosten nog onbekend",
            "Kosten noch unbekannt",
            "Coût encore inconnu",
        ];
        EnterStepFirst => [
            "The step is not told yet",
            "Stap nog onbekend",
            "Stufe noch unbekannt",
            "Niveau encore inconnu",
        ];
        NotAOneTimeGnome => [
            "It has no immediate power",
            "Geen eenmalige gave",
            "Keine Sofort-Fähigkeit",
            "Pas un pouvoir immédiat",
        ];
        YouLackThatGnome => [
            "You do not have that gnome",
            "Die kabouter heb je niet",
            "Diesen Gnom hast du nicht",
            "Vous n'avez pas ce gnome",
        ];
        NoKey => ["No key", "Geen sleutel", "Kein Schlüssel", "Pas de clé"];
        NoClosedChest => ["No closed chest", "Geen dichte kist", "Keine geschlossene Truhe", "Aucun coffre fermé"];
        NoneInSupply => ["None in supply", "Niets in voorraad", "Vorrat ist leer", "Réserve vide"];
        OncePerRoundOnly => [
            "Only once per round",
            "Maar één keer per ronde",
            "Nur einmal pro Runde",
            "Une seule fois par manche",
        ];
        BagIsEmpty => ["Bag is empty", "Zak is leeg", "Beutel ist leer", "Sac vide"];
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
            "Nicht in dieser Runde",
            "Pas cette manche",
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
