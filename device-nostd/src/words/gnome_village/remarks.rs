//! What the screens say about what happened, about a row and about a player. The first `{}` of a remark is a player.

use engine_nostd::games::gnome_village::{KIDS_GNOMES, MAX_GNOMES, OPEN_BUSINESSES, THEFT};

use crate::words::placed;

placed! {
    // What happened. A remark that is too long for the foot has the screen to itself.
    /// A workshop is turned to its active side.
    ACTIVE Page = ["{}: {} active", "{}: {} actief", "{}: {} aktiv", "{} : {}, face active"];
    /// A workshop is turned to its inactive side.
    INACTIVE Page = ["{}: {} inactive", "{}: {} inactief", "{}: {} inaktiv", "{} : {}, face inactive"];
    /// Two workshops are turned to their inactive side.
    TWO_INACTIVE Page = ["{}: 2 workshops inactive", "{}: 2 werkplaatsen inactief", "{}: 2 Werkstätten inaktiv", "{} : 2 ateliers inactifs"];
    /// A token is spent.
    TOKEN_SPENT Page = ["{}: {} token back", "{}: fiche {} terug", "{}: Marker {} zurück", "{} : rendez le jeton {}"];
    /// A player receives a token.
    TOKEN Page = ["{}: {} token", "{}: fiche {}", "{}: Marker {}", "{} : jeton {}"];
    /// A gnome leaves a tile and goes home.
    GOES_HOME Page = ["{}: {} → home", "{}: {} → huis", "{}: {} → heim", "{} : {} → maison"];
    /// A player pays another one.
    PAYS Page = ["{} pays {} {}", "{} betaalt {} {}", "{} zahlt {} {}", "{} paie à {} {}"];
    /// Nobody has to pay the Police.
    NOBODY_PAYS Note = ["Police: nobody pays", "Politie: niemand betaalt", "Polizei: niemand zahlt", "Police : personne ne paie"];
    /// What gnomes at work brought.
    EARNS Page = ["{} earns {}", "{} verdient {}", "{} verdient {}", "{} gagne {}"];
    /// A visitor flies back.
    FLIES_BACK Note = ["{}: back to Airport", "{}: terug op Vliegveld", "{}: Gnom fliegt heim", "{} : gnome de retour"];
    /// The Happy Gnome changes hands.
    HAPPY_MOVES Page = ["Happy Gnome: {} to {}", "Blije Kabouter: {} naar {}", "Fröhlicher Gnom: von {} an {}", "Gnome heureux : de {} à {}"];
    /// The Happy Gnome comes from the middle.
    HAPPY_COMES Note = ["Happy Gnome: to {}", "Blije Kabouter → {}", "Fröhlicher Gnom: an {}", "Gnome heureux : à {}"];
    /// The Happy Gnome goes back to the middle.
    HAPPY_GOES Note = ["Happy Gnome: to the centre", "Blije Kabouter: naar midden", "Fröhlicher Gnom: in die Mitte", "Gnome heureux : au centre"];
    /// A business is taken out of the game.
    LOSES Page = ["{} loses {}", "{} verliest {}", "{} verliert {}", "{} perd {}"];
    /// Military protects a player.
    PROTECTED Note = ["{} is protected now", "{} is nu beschermd", "{} ist jetzt geschützt", "{} : village protégé"];
    /// Military protects a player no longer.
    UNPROTECTED Note = ["{}: protection is over", "{}: bescherming weg", "{}: Schutz ist vorbei", "{} : protection finie"];
    /// A gnome goes to another player's Chapel.
    TO_CHAPEL Note = ["{}: gnome to Chapel", "{}: kabouter → Kapel", "{}: Gnom zur Kapelle", "{} : gnome → Chapelle"];
    /// A gnome goes to another player's Prison.
    TO_PRISON Note = ["{}: gnome to Prison", "{}: naar Gevangenis", "{}: Gnom ins Gefängnis", "{} : gnome en prison"];
    /// A gnome comes back to its own village.
    COMES_HOME Note = ["{}: gnome comes home", "{}: kabouter thuis", "{}: Gnom kommt heim", "{} : gnome de retour"];
    /// New gnomes stand up.
    STAND_UP Note = ["{}: gnomes stand up", "{}: kabouters rechtop", "{}: Gnome aufstellen", "{} : gnomes debout"];
    /// A new gnome rests.
    LIE_DOWN Note = ["{}: gnome lies down", "{}: leg kabouter neer", "{}: Gnom hinlegen", "{} : couchez le gnome"];
    /// The Financial Advisor pays.
    ADVISOR_PAYS Page = ["Advisor pays {} {}", "Adviseur geeft {} {}", "Berater zahlt {} {}", "Conseiller : {} reçoit {}"];
    /// The Financial Advisor will pay.
    ADVISOR_WILL_PAY Page = ["{}: {} after the turn", "{}: {} na de beurt", "{}: {} nach dem Zug", "{} : {} après le tour"];
    /// The Financial Advisor pays nobody who has coins.
    ADVISOR_PAYS_NOT Note = ["{} has coins: no pay", "{} heeft munten: niets", "{} hat Münzen: nichts", "{} a des pièces : rien"];
    /// The village may be rearranged.
    REARRANGE Note = ["{} may rearrange", "{}: herschik je dorp", "{}: bau dein Dorf um", "{} peut réarranger"];
    /// The forest deck is used up.
    SHUFFLE Note = ["Deck empty: shuffle cards", "Stapel op: schud kaarten", "Stapel leer: neu mischen", "Pioche vide : mélangez"];

    /// An action that was open is lost, because another gnome moved.
    UNUSED Page = ["{} not used", "{} niet gebruikt", "{} nicht genutzt", "{} : action perdue"];

    // What NEXT asks before the action of a business is lost.
    /// Whose action is open.
    ONE_LEFT Title = ["{}: one thing left", "{}: nog één ding", "{}: noch etwas offen", "{} : encore une chose"];
    /// The row that goes back to it.
    BACK_TO Row = ["Back to {}", "Terug: {}", "Zurück: {}", "Retour : {}"];
    /// The row that gives it up.
    END_WITHOUT Row = ["Not used, end the turn", "Niet gebruiken, beurt klaar", "Nicht nutzen, Zug beenden", "Sans action, finir le tour"];
    /// Why it is asked now.
    ONLY_NOW Foot = ["Only before the turn ends", "Alleen nu, voor het beurteinde", "Nur jetzt, vor dem Zugende", "Maintenant ou jamais"];

    // What options mean, under the set-up.
    /// The coins stay in the lid.
    BOX_COUNTS Aside = ["Gnomon counts", "Gnomon telt", "Gnomon zählt", "Gnomon compte"];
    /// The coins are on the table.
    TABLE_COUNTS Aside = ["You count them", "Jullie tellen", "Ihr zählt selbst", "Vous comptez"];
    /// How many gnomes end the game.
    LAST_GNOME Aside = with ["{MAX_GNOMES} gnomes end it", "Einde: {MAX_GNOMES} kabouters", "Ende: {MAX_GNOMES} Gnome", "Fin : {MAX_GNOMES} gnomes"];
    /// The same under 12.
    LAST_KIDS_GNOME Aside = with ["{KIDS_GNOMES} gnomes end it", "Einde: {KIDS_GNOMES} kabouters", "Ende: {KIDS_GNOMES} Gnome", "Fin : {KIDS_GNOMES} gnomes"];

    // Banner, foot and header.
    /// What the winner has.
    WON Count = ["{} points", "{} punten", "{} Punkte", "{} points"];
    /// The round in which the game ends.
    LAST_ROUND Banner = ["Last\nround!", "Laatste\nronde!", "Letzte\nRunde!", "Dernière\nmanche !"];
    /// Why the game ends; the number of gnomes.
    HAS_ALL Foot = ["{} has {} gnomes", "{} heeft {} kabouters", "{} hat {} Gnome", "{} a {} gnomes"];
    /// The same under the name of the winner, who may be somebody else; the name and the number of gnomes.
    THE_END Page = ["The end: {} has {} gnomes", "Einde: {} heeft {} kabouters", "Ende: {} hat {} Gnome", "Fin : {} a {} gnomes"];
    /// What NEXT does after the purchases.
    NEXT_MOVE Aside = ["NEXT: move", "NEXT: bewegen", "NEXT: bewegen", "NEXT : bouger"];
    /// What NEXT does at the end of a turn; `{}` is the next player.
    NEXT_PLAYER Aside = ["NEXT: {}", "NEXT: {}", "NEXT: {}", "NEXT : {}"];
    /// A removal left a gap.
    FILL_GAP Aside = ["Fill the gap!", "Vul het gat!", "Lücke füllen!", "Comblez le vide !"];
    /// What a turn begins with.
    REVEAL_A_CARD Row = ["Reveal a Forest card", "Draai een Boskaart om", "Decke eine Waldkarte auf", "Révélez une carte Forêt"];

    // Rows.
    /// A gnome that can move.
    GNOME_AT_HOME Label = ["Gnome at home", "Kabouter thuis", "Gnom daheim", "Gnome chez lui"];
    /// A gnome that lies down.
    GNOME_RESTS Label = ["Gnome resting", "Kabouter rust uit", "Gnom ruht aus", "Gnome au repos"];
    /// A gnome on a tile.
    GNOME_ON Label = ["Gnome on {}", "Kabouter op {}", "Gnom auf {}", "Sur {}"];
    /// The action of a business where a gnome just arrived.
    USE Label = ["Use {}", "{} gebruiken", "{} nutzen", "Utiliser {}"];
    /// One of several tiles of a kind.
    ONE_OF Row = ["{} ({} of {})", "{} ({} van {})", "{} ({} von {})", "{} ({}/{})"];
    /// A workshop will be turned to its active side.
    TURNS_ACTIVE Value = ["→ active", "→ actief", "→ aktiv", "→ actif"];
    /// A workshop will be turned to its inactive side.
    TURNS_INACTIVE Value = ["→ inactive", "→ inactief", "→ inaktiv", "→ inactif"];
    /// A gnome stays where it is.
    STAYS Value = ["stays here", "blijft hier", "bleibt hier", "reste ici"];
    /// A business may be used.
    ACTION Value = ["action", "actie", "Aktion", "action"];
    /// A business may not be used in two turns running.
    NO_ACTION Value = ["used last turn", "al gebruikt", "schon benutzt", "déjà utilisé"];
    /// Two workshops pay.
    TWO_WORKSHOPS Aside = ["2 workshops", "2 werkplaatsen", "2 Werkstätten", "2 ateliers"];
    /// A token pays.
    A_TOKEN Value = ["token", "fiche", "Marker", "jeton"];

    // Under and beside questions.
    /// What follows a purchase.
    REFILL Foot = with ["Then refill to {OPEN_BUSINESSES} open tiles", "Vul dan aan tot {OPEN_BUSINESSES} open tegels", "Danach auf {OPEN_BUSINESSES} offene auffüllen", "Puis complétez à {OPEN_BUSINESSES} visibles"];
    /// What the Thief takes.
    AT_MOST Foot = with ["Thief: {THEFT} coins at most", "Dief: hoogstens {THEFT} munten", "Dieb: höchstens {THEFT} Münzen", "Voleur : {THEFT} pièces au plus"];
    /// When a gap has to be filled.
    IF_NEEDED Foot = ["If the placement rules need it", "Als de regels dat eisen", "Wenn die Regeln es fordern", "Si les règles de pose l'exigent"];
    /// Where the coins of a business stand, in two lines.
    PRINTED_WHERE Value = ["bottom left", "linksonder", "unten links", "en bas"];
    /// The second line.
    PRINTED_ON Value = ["on the tile", "op de tegel", "am Plättchen", "à gauche"];
    /// What is printed on a business, among what is remembered.
    A_GNOME_EARNS Foot = ["A gnome earns {}", "Kabouter verdient {}", "Ein Gnom verdient {}", "Un gnome y gagne {}"];
    /// Which tiles are beside the Theater.
    DIAGONALLY Value = ["diagonal too", "ook schuin", "auch diagonal", "aussi en biais"];

    // The page of a player.
    /// How many workshops of a kind are active.
    OF_ACTIVE Value = ["{}/{} active", "{}/{} actief", "{}/{} aktiv", "{}/{} actif"];
    /// Hat Businesses.
    HATS Value = ["Hats", "Mutsen", "Mützen", "Bonnets"];
    /// Businesses other than Restaurants and Hat Businesses.
    OTHERS Value = ["Others", "Overige", "Andere", "Autres"];
    /// The Happy Gnome.
    HAPPY Value = ["Happy", "Blije", "Fröhlicher", "Heureux"];
    /// All tiles.
    TILES Value = ["Tiles", "Tegels", "Plättchen", "Tuiles"];
    /// Whether Military protects.
    IS_PROTECTED Value = ["Protected", "Beschermd", "Geschützt", "Protégé"];
}
