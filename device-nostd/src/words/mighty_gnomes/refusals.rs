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
            "Not enough mushroom",
            "Te weinig\npaddenstoelen",
            "Zu wenig Pilze",
            "Pas assez de\nchampignons",
        ];
        NotEnoughChamomile { .. } => [
            "Not enough chamomile",
            "Te weinig kamille",
            "Zu wenig Kamille",
            "Pas assez de\ncamomille",
        ];
        NotEnoughCrystal { .. } => [
            "Not enough crystal",
            "Te weinig kristallen",
            "Zu wenig Kristalle",
            "Pas assez de cristaux",
        ];
        NotEnoughCoins { .. } => ["Not enough coins", "Te weinig munten", "Zu wenig Münzen", "Pas assez de pièces"];
        NotInThisMode => ["Not in this mode", "Niet in deze modus", "Nicht in diesem Modus", "Pas dans ce mode"];
        OneTilePerTurn => ["One tile per turn", "Eén tegel per beurt", "Ein Plättchen pro Zug", "Une tuile par tour"];
        TileAlreadyUsed => ["Tile already used", "Tegel al gebruikt", "Schon benutzt", "Tuile déjà jouée"];
        BedroomTileFirst => [
            "Bedroom tile first",
            "Eerst de\nslaapkamertegel",
            "Erst das aus dem\nSchlafzimmer",
            "Tuile de chambre\nd'abord",
        ];
        DruidAfterThirdTurn => [
            "Druid after 3rd turn",
            "Druïde na 3e beurt",
            "Druide nach 3. Zug",
            "Druide après 3e tour",
        ];
        DruidTileOnlyNow => [
            "Druid tile only now",
            "Nu alleen druïdetegel",
            "Jetzt nur der Druide",
            "Tuile druide\nseulement",
        ];
        UseATileFirst => [
            "Use a tile first",
            "Gebruik eerst een\ntegel",
            "Erst ein Plättchen\nnutzen",
            "Jouez d'abord une\ntuile",
        ];
        CrystalOneTileOnly => [
            "Crystal: 1-tile only",
            "Kristal: alleen\n1-tegel",
            "Kristall: nur 1er",
            "Cristal : tuile 1",
        ];
        MoreIconsThanSquares => [
            "More icons than\nsquares",
            "Meer symbolen dan\nvakjes",
            "Mehr Symbole als\nFelder",
            "Plus d'icônes que de\ncases",
        ];
        NotThatManyTiles => [
            "Not that many tiles",
            "Zoveel tegels zijn er\nniet",
            "So viele liegen dort\nnicht",
            "Pas autant de tuiles",
        ];
        NoTileToStackOn => [
            "No tile to stack on",
            "Geen tegel om op te\nstapelen",
            "Dort liegt kein\nPlättchen",
            "Aucune tuile dessous",
        ];
        OnlyWithTwoPlayers => ["Only with 2 players", "Alleen met 2 spelers", "Nur zu zweit", "Seulement à 2 joueurs"];
        DisplayAllUsed => ["Display all used", "Losse boeken zijn op", "Auslage verbraucht", "Livres exposés\népuisés"];
        NoBookLeftToUse => [
            "No book left to use",
            "Geen boek meer over",
            "Kein Buch mehr übrig",
            "Plus de livre à\nactiver",
        ];
        OneGoldenBookOnly => [
            "One golden book only",
            "Maar één gouden boek",
            "Nur ein goldenes Buch",
            "Un seul livre doré",
        ];
        GnomeNotInGame => ["Gnome not in game", "Kabouter niet in spel", "Gnom nicht im Spiel", "Gnome hors jeu"];
        NoCardLeft => ["No card left", "Geen kaart meer", "Keine Karte mehr", "Plus de carte"];
        NoPlateFree => ["No plate free", "Geen bord vrij", "Kein Teller frei", "Aucune assiette libre"];
        EnterItsCostFirst => [
            "Enter its cost first",
            "Voer eerst kosten in",
            "Erst Kosten eingeben",
            "Entrez son coût",
        ];
        EnterStepFirst => ["Enter step first", "Voer eerst de stap in", "Erst Stufe eingeben", "Entrez le niveau"];
        NotAOneTimeGnome => [
            "Not a one-time gnome",
            "Geen eenmalige gave",
            "Keine\nEinmal-Fähigkeit",
            "Pas un pouvoir\nimmédiat",
        ];
        YouLackThatGnome => [
            "You lack that gnome",
            "Die kabouter heb je\nniet",
            "Dir fehlt dieser Gnom",
            "Vous n'avez pas ce\ngnome",
        ];
        NoKey => ["No key", "Geen sleutel", "Kein Schlüssel", "Pas de clé"];
        NoClosedChest => ["No closed chest", "Geen dichte kist", "Keine geschlossene\nTruhe", "Aucun coffre fermé"];
        NoneInSupply => ["None in supply", "Niets in voorraad", "Vorrat ist leer", "Réserve vide"];
        OncePerRoundOnly => [
            "Once per round only",
            "Eén keer per ronde",
            "Nur einmal pro Runde",
            "Une fois par manche",
        ];
        BagIsEmpty => ["Bag is empty", "Zak is leeg", "Beutel ist leer", "Sac vide"];
        DiscardExcessFirst => [
            "Discard excess first",
            "Leg eerst het teveel\naf",
            "Erst Überschuss\nabwerfen",
            "Défaussez l'excédent",
        ];
        MoveOnTrailFirst => [
            "Move on trail first",
            "Loop eerst op het pad",
            "Erst auf dem Pfad\nziehen",
            "Avancez d'abord",
        ];
        TakeChestOrSkip => ["Take chest or skip", "Neem kist of sla over", "Truhe oder auslassen", "Prendre ou passer"];
        UpgradeOrSkip => ["Upgrade or skip", "Verbeter of sla over", "Ausbau oder auslassen", "Améliorer ou passer"];
        NothingToResolve => ["Nothing to resolve", "Niets af te handelen", "Nichts offen", "Rien à résoudre"];
        NotInThisBox => ["Not in this box", "Niet in dit vak", "Nicht in diesem\nKasten", "Pas dans ce cadre"];
        RewardAlreadyTaken => ["Reward already taken", "Beloning is al weg", "Schon vergeben", "Bonus déjà pris"];
        MoreIconsThanSteps => [
            "More icons than steps",
            "Meer symbolen dan\nstappen",
            "Mehr Symbole als\nSchritte",
            "Plus d'icônes que de\npas",
        ];
        PickFiveDifferentGnomes => with [
            "Pick {KINDS_IN_PLAY} different\ngnomes",
            "Kies {KINDS_IN_PLAY} verschillende\nkabouters",
            "Wähle {KINDS_IN_PLAY} verschiedene\nGnome",
            "Choisir {KINDS_IN_PLAY} gnomes\ndifférents",
        ];
        EnterDruidTileSize => [
            "Enter druid tile size",
            "Voer grootte\ndruïdetegel in",
            "Größe des Druiden\neingeben",
            "Taille de la tuile\ndruide ?",
        ];
        EnterTrailOrder => [
            "Enter trail order",
            "Voer padvolgorde in",
            "Pfadreihenfolge\neingeben",
            "Entrez l'ordre du\nsentier",
        ];
    }
}
