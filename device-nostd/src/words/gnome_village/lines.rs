//! What the screens of a light game say.

use engine_nostd::games::gnome_village::{COIN_POINTS, COINS_OF_A_CARD};

use crate::words::placed;

placed! {
    /// What this depth asks of the players, in the set-up.
    ASKS Foot = ["Light: coins and tiles", "Licht: munten en tegels", "Grob: Münzen, Plättchen", "Léger : pièces et tuiles"];

    // The line under the header: what to do now.
    /// A card was turned up; its first coin is paid.
    CARD Foot = with ["Forest card: {COINS_OF_A_CARD} is in, UP: more", "Boskaart: {COINS_OF_A_CARD} is erbij, UP: meer", "Waldkarte: {COINS_OF_A_CARD} dabei, UP: mehr", "Carte : {COINS_OF_A_CARD} comptée, UP : plus"];
    /// Gnomes at work bring coins.
    EARN Foot = ["Earn: gnomes on businesses", "Verdien: kabouters op bedrijf", "Einnahmen: Gnome in Betrieben", "Gains : gnomes aux commerces"];
    /// Tiles are bought.
    BUY Foot = ["Buy: OK. Pay coins: DOWN", "Koop: OK. Betaal: DOWN", "Kaufen: OK. Zahlen: DOWN", "Achats : OK. Payer : DOWN"];
    /// Gnomes walk and businesses act.
    MOVE Foot = ["Move gnomes, use actions", "Verplaats kabouters, acties", "Gnome ziehen, Aktionen", "Déplacements, actions"];
    /// The whole turn, without the guide.
    TURN Foot = with ["{COINS_OF_A_CARD} from the card is in", "{COINS_OF_A_CARD} van de kaart is erbij", "{COINS_OF_A_CARD} von der Karte ist dabei", "{COINS_OF_A_CARD} pièce de la carte comptée"];
    /// A card was turned up, with coins on the table.
    TABLE_CARD Foot = ["Forest card: take its coins", "Boskaart: neem de munten", "Waldkarte: nimm die Münzen", "Carte : prenez ses pièces"];
    /// Tiles are bought with coins on the table.
    TABLE_BUY Foot = ["Bought a tile? OK", "Tegel gekocht? OK", "Plättchen gekauft? OK", "Une tuile achetée ? OK"];
    /// The whole turn with coins on the table.
    TABLE_TURN Foot = ["Coins are on the table", "De munten liggen op tafel", "Münzen liegen auf dem Tisch", "Pièces sur la table"];
    /// Everybody counts once more.
    COUNT Foot = ["Coins: UP, DOWN. Rest: OK", "Munten: UP, DOWN. Rest: OK", "Münzen: UP, DOWN. Rest: OK", "Pièces : UP, DOWN. Reste : OK"];
    /// The coins were on the table, so nobody has entered them yet.
    TABLE_COUNT Foot = ["Enter your coins: UP", "Voer je munten in: UP", "Münzen eingeben: UP", "Entrez vos pièces : UP"];

    // The header.
    /// NEXT while no coins were entered.
    NO_COINS_ASKED Title = ["{}: no coins?", "{}: geen munten?", "{}: keine Münzen?", "{} : aucune pièce ?"];
    /// Who counts.
    COUNTS Title = ["{}: count", "{}: tellen", "{}: zählen", "{} : comptez"];
    /// What else a player got.
    GOT Title = ["{} got…", "{} kreeg…", "{} bekam…", "{} a reçu…"];
    /// What went between the players.
    AMONG_PLAYERS Title = ["{}: players", "{}: spelers", "{}: Spieler", "{} : joueurs"];

    // Beside the large number.
    /// What the number counts.
    COINS Beside = ["coins", "munten", "Münzen", "pièces"];
    /// The same where it counts one.
    COIN Beside = ["coin", "munt", "Münze", "pièce"];
    /// The points; the number before it.
    POINTS Beside = ["points", "punten", "Punkte", "points"];
    /// A single point; the number before it.
    POINT Beside = ["point", "punt", "Punkt", "point"];
    /// How many of all gnomes.
    GNOMES Row = ["{} of {} gnomes", "{}/{} kabouters", "{} von {} Gnomen", "{}/{} gnomes"];
    /// Coins that are not known.
    NO_COINS Beside = ["plus coins", "plus munten", "plus Münzen", "et les pièces"];
    /// Workshops in the count.
    WORKSHOPS Value = ["Workshops", "Werkpl.", "Werkst.", "Ateliers"];
    /// Lit houses in the count.
    LIT Value = ["Lit houses", "Lichten aan", "Licht an", "Lumières"];
    /// Restaurants in the count.
    RESTAURANTS Value = ["Restaurants", "Restaurants", "Restaurants", "Restaurants"];
    /// Hats in the count.
    HATS Value = ["Hats", "Mutsen", "Mützen", "Bonnets"];
    /// What is known of a player: workshops, Restaurants, Hats.
    KNOWN Foot = ["Workshops {} Rest. {} Hats {}", "Werkpl. {} Rest. {} Mutsen {}", "Werkst. {} Rest. {} Mützen {}", "Atel. {} Rest. {} Bonnets {}"];
    /// What tiles are, in three lines beside their number.
    ALL_TILES Beside = ["all tiles,", "alle tegels,", "alle Plättchen,", "en tout, avec"];
    /// The second line.
    WITH_ROADS Beside = ["roads and", "ook wegen", "auch Wege", "routes et"];
    /// The third line.
    WITH_HOUSES Beside = ["houses too", "en huizen", "und Häuser", "maisons"];

    // The foot.
    /// What OK does.
    OK_GOT Aside = ["OK: got…", "OK: kreeg…", "OK: bekam…", "OK : a reçu…"];
    /// What OK does where actions are used.
    OK_PLAYERS Aside = ["OK: players", "OK: spelers", "OK: Spieler", "OK : joueurs"];
    /// What OK does in the count.
    OK_OTHER Aside = ["OK: other number", "OK: ander getal", "OK: andere Zahl", "OK : autre nombre"];
    /// What NEXT does after the card.
    NEXT_EARN Aside = ["NEXT: earn", "NEXT: verdienen", "NEXT: verdienen", "NEXT : gains"];
    /// What NEXT does after the income.
    NEXT_BUY Aside = ["NEXT: buy", "NEXT: kopen", "NEXT: kaufen", "NEXT : acheter"];
    /// What NEXT does after the last turn.
    NEXT_COUNT Aside = ["NEXT: count", "NEXT: tellen", "NEXT: zählen", "NEXT : compter"];
    /// What NEXT does in the count.
    NEXT_RIGHT Aside = ["NEXT: correct", "NEXT: klopt", "NEXT: stimmt", "NEXT : juste"];
    /// What NEXT shows in the list of tiles.
    NEXT_PLAYERS Aside = ["NEXT: players", "NEXT: spelers", "NEXT: Spieler", "NEXT : joueurs"];
    /// What NEXT shows in the list of players.
    NEXT_TILES Aside = ["NEXT: tiles", "NEXT: tegels", "NEXT: Plättchen", "NEXT : tuiles"];
    /// The purse.
    HAS Aside = ["has {}", "heeft {}", "hat {}", "a {}"];

    // Rows, and why they wait.
    /// Another player pays.
    PAYS Row = ["{} pays…", "{} betaalt…", "{} zahlt…", "{} paie…"];
    /// Another player gets coins.
    GETS Row = ["{} gets…", "{} krijgt…", "{} bekommt…", "{} reçoit…"];
    /// How many coins are missing.
    NEEDS Count = ["needs {}", "kost {}", "kostet {}", "coûte {}"];
    /// Nothing is left.
    NONE_LEFT Value = ["none left", "op", "keine mehr", "épuisé"];
    /// A player has all gnomes.
    ALL_HERE Value = ["all placed", "alle geplaatst", "alle da", "tous placés"];
    /// Nobody has such a tile.
    NOBODY Value = ["nobody", "niemand", "niemand", "personne"];
    /// What a card may take is known only where it scores, and no opponent has it.
    NONE_TO_LOSE Page = ["Nobody else has a Hat or Restaurant. Other tiles are not entered.", "Niemand anders heeft Muts of Restaurant. Andere tegels voer je niet in.", "Kein Gegner hat Mütze oder Restaurant. Andere Plättchen gibt man nicht ein.", "Ni bonnet ni Restaurant chez les autres. Le reste ne se saisit pas."];
    /// A player has no coins.
    NO_COIN Value = ["no coins", "geen munten", "keine Münze", "aucune pièce"];

    /// The row that goes back to the coins.
    ENTER_COINS Row = ["Enter the coins", "Munten invoeren", "Münzen eingeben", "Entrer les pièces"];
    /// The row that takes none.
    HAS_NONE Row = ["Really 0 coins", "Echt 0 munten", "Wirklich 0 Münzen", "Vraiment 0 pièce"];
    /// What they are entered for.
    COINS_COUNT Foot = with ["Each coin is {COIN_POINTS} point", "Elke munt is {COIN_POINTS} punt", "Jede Münze zählt {COIN_POINTS} Punkt", "Chaque pièce vaut {COIN_POINTS} point"];

    // Questions.
    /// Which tile.
    WHICH_TILE Title = ["Which tile?", "Welke tegel?", "Welches Plättchen?", "Quelle tuile ?"];
    /// Who loses a tile.
    WHO_LOSES Title = ["Who loses what?", "Wie verliest wat?", "Wer verliert was?", "Qui perd quoi ?"];
    /// What a player loses.
    LOSES_WHAT Title = ["{} loses…", "{} verliest…", "{} verliert…", "{} perd…"];
    /// Who is paid.
    PAYS_WHOM Title = ["Who gets coins?", "Wie krijgt munten?", "Wer bekommt Münzen?", "Qui reçoit ?"];
    /// Who pays whom.
    PAYS_HOW_MUCH Title = ["{} pays {}", "{} betaalt {}", "{} zahlt {}", "{} paie {}"];
    /// How many tiles.
    HOW_MANY_TILES Title = ["{}: all tiles?", "{}: hoeveel tegels?", "{}: alle Plättchen?", "{} : combien de tuiles ?"];
    /// What a dial would ask, were it asked.
    HOW_MANY Title = ["How many?", "Hoeveel?", "Wie viele?", "Combien ?"];

    // What happened.
    /// A tile and its price.
    BOUGHT Page = ["{}: {}, pay {}", "{}: {}, betaal {}", "{}: {}, zahl {}", "{} : {}, payez {}"];
    /// All opponents pay.
    ALL_PAY Note = ["All pay {} 1", "Ieder betaalt {} 1", "Alle zahlen {} 1", "Tous paient {} 1"];
    /// What a full game that was made light still owed.
    DUES Title = ["Still to be paid", "Nog te betalen", "Noch zu zahlen", "Reste à payer"];
    /// A visit that is paid from the supply when the host earns; host and guest.
    DUE_VISIT Page = ["When {} earns: {} +1", "Als {} verdient: {} +1", "Wenn {} verdient: {} +1", "Quand {} gagne : {} +1"];
    /// A prisoner whose owner pays the captor.
    DUE_RANSOM Page = ["When {} earns: 1 to {}", "Als {} verdient: 1 aan {}", "Wenn {} verdient: 1 an {}", "Quand {} gagne : 1 à {}"];
    /// What the Advisor pays at the end of the turn.
    DUE_ADVICE Page = ["{} spends all: Advisor +1", "{} geeft alles uit: +1", "{} gibt alles aus: +1", "{} dépense tout : +1"];
    /// What the count is for.
    RECOUNT Row = ["Count once more", "Nog eens tellen", "Noch einmal zählen", "On recompte tout"];
    /// The end of a tie.
    LEVEL Row = ["Level: tiles decide", "Gelijk: tegels beslissen", "Gleich: Plättchen zählen", "Égalité : tuiles à compter"];
}
