//! The rules behind the rows: what the screen shows while OK is held.

use engine_nostd::games::gnome_village::{
    ADVISOR_PAY, BUSINESS_PRICE, COIN_POINTS, COINS_OF_A_CARD, COURIER_PRICE, DELUXE_BUSINESSES, EFFECT_PRICE, FINE,
    HAT_POINTS, KIDS_GNOMES, LIT_HOUSE_POINTS, MAX_GNOMES, MAX_HOUSES, OPEN_BUSINESSES, RANSOM, RESTAURANT_POINTS,
    THEATER_PAY, THEFT, VISIT_PAY, WORKSHOP_POINTS, WORKSHOP_PRICE,
};

use crate::words::{Info, Text, text};

/// The rule that allows a number to be corrected.
pub(crate) const CORRECTION: Info = Info { rule: 119, text: FIX };

// The overview of the points gives each number once.
const _: () = assert!(WORKSHOP_POINTS == LIT_HOUSE_POINTS);
const _: () = assert!(COIN_POINTS == RESTAURANT_POINTS && COIN_POINTS == HAT_POINTS);

pub(super) const ADVISOR: Text = text!(with [
    "If you spent all your coins this turn, you get {ADVISOR_PAY} coin when the turn ends.",
    "Heb je deze beurt al je munten uitgegeven? Dan krijg je aan het eind van je beurt {ADVISOR_PAY} munt.",
    "Hast du in diesem Zug alle Münzen ausgegeben, bekommst du am Ende des Zugs {ADVISOR_PAY} Münze.",
    "Si vous avez dépensé toutes vos pièces ce tour-ci, recevez {ADVISOR_PAY} pièce à la fin du tour.",
]);

pub(super) const AIRPORT: Text = text!(with [
    "Fly to an opponent's tile without a gnome. Workshop: it turns active, later you get its token. Business: use it, later {VISIT_PAY} coin.",
    "Vlieg naar een tegel zonder kabouter van een ander. Werkplaats: wordt actief, later een fiche. Bedrijf: actie, later {VISIT_PAY} munt.",
    "Fliege zu einem Gegner auf ein Plättchen ohne Gnom. Werkstatt: wird aktiv, später ihr Marker. Betrieb: Aktion, später {VISIT_PAY} Münze.",
    "Volez vers une tuile adverse sans gnome. Atelier : il s'active, puis un jeton. Commerce : son action, puis {VISIT_PAY} pièce.",
]);

pub(super) const ARCHITECT: Text = text!([
    "Rearrange your village. After that all placement rules must hold again.",
    "Herschik je dorp. Daarna moet alles weer aan de plaatsingsregels voldoen.",
    "Baue dein Dorf um. Danach müssen wieder alle Legeregeln stimmen.",
    "Réarrangez votre village. Il doit ensuite respecter les règles de pose.",
]);

pub(super) const CHAPEL: Text = text!([
    "Put one gnome of an opponent beside yours until that player's turn. If it stood on a workshop, this turns inactive.",
    "Zet 1 kabouter van een ander naast de jouwe tot diens beurt. Stond hij op een werkplaats? Die wordt inactief.",
    "Stelle 1 Gnom eines Gegners zu deinem, bis dieser am Zug ist. Stand er in einer Werkstatt, wird sie inaktiv.",
    "Placez 1 gnome adverse près du vôtre jusqu'au tour de ce joueur. L'atelier qu'il quitte devient inactif.",
]);

pub(super) const COURIER: Text = text!(with [
    "Turn one of your active workshops to inactive. An opponent gets its token and pays you {COURIER_PRICE} coins.",
    "Maak 1 van je actieve werkplaatsen inactief. Een ander krijgt de fiche en betaalt jou {COURIER_PRICE} munten.",
    "Drehe 1 deiner aktiven Werkstätten auf inaktiv. Ein Gegner bekommt ihren Marker und zahlt dir {COURIER_PRICE} Münzen.",
    "Rendez inactif 1 de vos ateliers actifs. Un adversaire reçoit son jeton et vous paie {COURIER_PRICE} pièces.",
]);

pub(super) const DOCTOR: Text = text!([
    "Turn one of your workshops to active. An opponent of your choice gets a token of its kind.",
    "Activeer 1 van je werkplaatsen. Een tegenspeler naar keuze krijgt een fiche van die soort.",
    "Aktiviere 1 deiner Werkstätten. Ein Gegner deiner Wahl bekommt einen Marker dieser Art.",
    "Activez 1 de vos ateliers. Un adversaire de votre choix reçoit un jeton de ce type.",
]);

pub(super) const MILITARY: Text = text!([
    "Until your next turn nobody can use Police, Chapel, Courier, Thief, Airport or Prison against you.",
    "Tot je volgende beurt kan niemand Politie, Kapel, Koerier, Dief, Vliegveld of Gevangenis tegen jou gebruiken.",
    "Bis zu deinem nächsten Zug schützt es vor Polizei, Kapelle, Kurier, Dieb, Flughafen und Gefängnis.",
    "Jusqu'à votre tour, vous ne craignez ni Police, Chapelle, Coursier, Voleur, Aéroport ni Prison.",
]);

pub(super) const POLICE: Text = text!(with [
    "Each opponent who has coins gives you {FINE} coin.",
    "Elke tegenspeler die munten heeft, geeft jou {FINE} munt.",
    "Jeder Gegner, der Münzen hat, gibt dir {FINE} Münze.",
    "Chaque adversaire qui a des pièces vous en donne {FINE}.",
]);

pub(super) const POOL: Text = text!([
    "Turn one of your workshops to active. In the Dutch rulebook you may use one of your other businesses instead.",
    "Activeer 1 van je werkplaatsen. In de Nederlandse regels mag je ook een ander bedrijf van jou gebruiken.",
    "Aktiviere 1 deiner Werkstätten. Nach niederländischer Regel darfst du stattdessen einen anderen eigenen Betrieb nutzen.",
    "Activez 1 de vos ateliers. Selon la règle néerlandaise, vous pouvez aussi utiliser un autre de vos commerces.",
]);

pub(super) const PRISON: Text = text!(with [
    "Put one gnome of an opponent here. In that player's Earn phase you get {RANSOM} coin from the player, and the gnome goes home.",
    "Zet hier 1 kabouter van een ander. In diens fase Verdienen krijg je van die speler {RANSOM} munt. De kabouter gaat naar huis.",
    "Stelle 1 Gnom eines Gegners hierher. Wenn dieser verdient, zahlt er dir {RANSOM} Münze und der Gnom geht heim.",
    "Placez ici 1 gnome adverse. Quand ce joueur gagne ses pièces, il vous en paie {RANSOM} et le gnome rentre.",
]);

pub(super) const SITE: Text = text!([
    "Draw one face-down business and place it beside a road, for free.",
    "Trek 1 bedrijf van de gedekte stapel en leg het gratis aan een weg.",
    "Ziehe 1 verdeckten Betrieb und lege ihn kostenlos an einen Weg.",
    "Piochez 1 commerce face cachée et posez-le gratuitement au bord d'une route.",
]);

pub(super) const THEATER: Text = text!(with [
    "You get {THEATER_PAY} coin, and {THEATER_PAY} more for each gnome on a workshop or business beside it, also diagonally.",
    "Je krijgt {THEATER_PAY} munt, en {THEATER_PAY} extra per kabouter op een werkplaats of bedrijf ernaast, ook schuin.",
    "Du bekommst {THEATER_PAY} Münze und {THEATER_PAY} weitere je Gnom auf Werkstatt oder Betrieb daneben, auch diagonal.",
    "Recevez {THEATER_PAY} pièce, et {THEATER_PAY} de plus par gnome sur un atelier ou commerce voisin, même en diagonale.",
]);

pub(super) const THIEF: Text = text!(with [
    "Take up to {THEFT} coins from one opponent.",
    "Neem hoogstens {THEFT} munten van een tegenspeler.",
    "Nimm einem Gegner bis zu {THEFT} Münzen weg.",
    "Prenez jusqu'à {THEFT} pièces à un adversaire.",
]);

pub(super) const BUY_BUSINESS: Text = text!(with [
    "Costs {BUSINESS_PRICE} coin. Take one of the {OPEN_BUSINESSES} open businesses, place it at once, and turn up a new one.",
    "Kost {BUSINESS_PRICE} munt. Neem een van de {OPEN_BUSINESSES} open bedrijven, leg het meteen neer en leg een nieuw bedrijf open.",
    "Kostet {BUSINESS_PRICE} Münze. Nimm einen der {OPEN_BUSINESSES} offenen Betriebe, lege ihn gleich an und decke einen neuen auf.",
    "Coûte {BUSINESS_PRICE} pièce. Prenez un des {OPEN_BUSINESSES} commerces visibles, posez-le aussitôt et révélez-en un autre.",
]);

pub(super) const BUY_WORKSHOP: Text = text!(with [
    "Costs {WORKSHOP_PRICE} coins. Place it at once. It is inactive until a gnome or a card activates it.",
    "Kost {WORKSHOP_PRICE} munten. Leg hem meteen neer. Hij is inactief tot een kabouter of kaart hem activeert.",
    "Kostet {WORKSHOP_PRICE} Münzen. Lege sie gleich an. Sie ist inaktiv, bis ein Gnom oder eine Karte sie aktiviert.",
    "Coûte {WORKSHOP_PRICE} pièces. Posez-le aussitôt. Il est inactif tant qu'un gnome ou une carte ne l'active pas.",
]);

pub(super) const CARD_ACTIVATE: Text = text!(with [
    "Turn one workshop of a kind on the card to active; you may use it this turn. You get {COINS_OF_A_CARD} coin in any case.",
    "Activeer 1 werkplaats van een soort op de kaart; je mag hem deze beurt gebruiken. Je krijgt altijd {COINS_OF_A_CARD} munt.",
    "Aktiviere 1 Werkstatt einer Art auf der Karte, sie gilt schon in diesem Zug. Du bekommst immer {COINS_OF_A_CARD} Münze.",
    "Activez 1 atelier d'un type de la carte, utilisable dès ce tour. Vous recevez toujours {COINS_OF_A_CARD} pièce.",
]);

pub(super) const CARD_ACTIVATE_ALL: Text = text!(with [
    "With the sign for all players, everyone may activate one workshop. Only the player whose turn it is gets {COINS_OF_A_CARD} coin.",
    "Met het teken voor alle spelers mag ieder 1 werkplaats activeren. Alleen wie aan de beurt is, krijgt {COINS_OF_A_CARD} munt.",
    "Mit dem Zeichen für alle darf jeder 1 Werkstatt aktivieren. Nur wer am Zug ist, bekommt {COINS_OF_A_CARD} Münze.",
    "Avec le signe pour tous, chacun peut activer 1 atelier. Seul le joueur actif reçoit {COINS_OF_A_CARD} pièce.",
]);

pub(super) const CARD_ANGRY: Text = text!(with [
    "Everyone sends one gnome home from a workshop or business. The workshop turns inactive. You get {COINS_OF_A_CARD} coin.",
    "Ieder stuurt 1 kabouter van een werkplaats of bedrijf naar huis. De werkplaats wordt inactief. Jij krijgt {COINS_OF_A_CARD} munt.",
    "Jeder schickt 1 Gnom aus Werkstatt oder Betrieb heim. Die Werkstatt wird inaktiv. Du bekommst {COINS_OF_A_CARD} Münze.",
    "Chacun renvoie 1 gnome d'un atelier ou commerce à la maison. L'atelier devient inactif. Vous recevez {COINS_OF_A_CARD} pièce.",
]);

pub(super) const CARD_COINS: Text = text!([
    "You get the coins shown on the card.",
    "Je krijgt de munten die op de kaart staan.",
    "Du bekommst die Münzen, die auf der Karte stehen.",
    "Vous recevez les pièces indiquées sur la carte.",
]);

pub(super) const CARD_REMOVE: Text = text!(with [
    "Take one business of an opponent out of the game. You get {COINS_OF_A_CARD} coin.",
    "Haal 1 bedrijf van een tegenspeler uit het spel. Je krijgt {COINS_OF_A_CARD} munt.",
    "Nimm 1 Betrieb eines Gegners aus dem Spiel. Du bekommst {COINS_OF_A_CARD} Münze.",
    "Retirez du jeu 1 commerce d'un adversaire. Vous recevez {COINS_OF_A_CARD} pièce.",
]);

pub(super) const CARD_ROAD: Text = text!(with [
    "Draw one road and place it. You get {COINS_OF_A_CARD} coin.",
    "Trek 1 weg en leg hem in je dorp. Je krijgt {COINS_OF_A_CARD} munt.",
    "Ziehe 1 Weg und lege ihn an. Du bekommst {COINS_OF_A_CARD} Münze.",
    "Piochez 1 route et posez-la. Vous recevez {COINS_OF_A_CARD} pièce.",
]);

pub(super) const CARPENTER: Text = text!(with [
    "Together with a Painter: one new house. Using it makes it inactive. {WORKSHOP_POINTS} points at the end.",
    "Samen met een Schilder: 1 nieuw huis. Na gebruik is hij inactief. Aan het eind {WORKSHOP_POINTS} punten.",
    "Zusammen mit einem Maler: 1 neues Haus. Danach ist er inaktiv. Am Ende {WORKSHOP_POINTS} Punkte.",
    "Avec un Peintre : 1 nouvelle maison. Utilisé, il devient inactif. {WORKSHOP_POINTS} points à la fin.",
]);

pub(super) const COINS: Text = text!(with [
    "{COIN_POINTS} point for each coin that is left.",
    "{COIN_POINTS} punt voor elke munt die je over hebt.",
    "{COIN_POINTS} Punkt für jede Münze, die übrig ist.",
    "{COIN_POINTS} point par pièce restante.",
]);

pub(super) const DELUXE: Text = text!(with [
    "{DELUXE_BUSINESSES} more business tiles, with Construction Site, Prison and Swimming Pool.",
    "{DELUXE_BUSINESSES} extra bedrijfstegels, met Bouwwerf, Gevangenis en Zwam-bad.",
    "{DELUXE_BUSINESSES} weitere Betriebe, mit Baustelle, Gefängnis und Schwimmbad.",
    "{DELUXE_BUSINESSES} commerces de plus, avec Chantier, Prison et Piscine.",
]);

pub(super) const EARN: Text = text!([
    "Each gnome on a business of your village brings the coins printed on that tile. This comes after the Forest card.",
    "Elke kabouter op een bedrijf in je dorp brengt de munten op die op de tegel staan. Dit komt na de Boskaart.",
    "Jeder Gnom auf einem Betrieb deines Dorfs bringt die aufgedruckten Münzen. Das kommt nach der Waldkarte.",
    "Chaque gnome sur un commerce du village rapporte les pièces imprimées. Cela vient après la carte Forêt.",
]);

pub(super) const EARN_OTHER: Text = text!([
    "The tiles on the table show another sum? Enter it here.",
    "Staat er iets anders op je tegels? Vul het bedrag hier in.",
    "Zeigen die Plättchen eine andere Summe? Gib sie hier ein.",
    "Les tuiles indiquent un autre total ? Saisissez-le ici.",
]);

const FIX: Text = text!([
    "What lies on the table is right: set the number here. The supply follows.",
    "Wat op tafel ligt, klopt: pas het getal hier aan. De voorraad volgt.",
    "Was auf dem Tisch liegt, stimmt: stell die Zahl hier ein. Der Vorrat folgt.",
    "Ce qui est sur la table est juste : réglez le nombre ici. La réserve suit.",
]);

pub(super) const GARDENER: Text = text!(with [
    "One new road. Using it makes it inactive. {WORKSHOP_POINTS} points at the end.",
    "1 nieuwe weg. Na gebruik is hij inactief. Aan het eind {WORKSHOP_POINTS} punten.",
    "1 neuer Weg. Danach ist er inaktiv. Am Ende {WORKSHOP_POINTS} Punkte.",
    "1 nouvelle route. Utilisé, il devient inactif. {WORKSHOP_POINTS} points à la fin.",
]);

pub(super) const GET_GNOME: Text = text!(with [
    "An active School, a School token or {EFFECT_PRICE} coins, and a free house. The new gnome rests this turn and may move in the next.",
    "Een actieve School, een fiche School of {EFFECT_PRICE} munten, en een vrij huis. De kabouter rust deze beurt.",
    "Eine aktive Schule, ein Marker Schule oder {EFFECT_PRICE} Münzen, und ein freies Haus. Der neue Gnom ruht in diesem Zug.",
    "Une École active, un jeton École ou {EFFECT_PRICE} pièces, et une maison libre. Le gnome se repose ce tour-ci.",
]);

pub(super) const GET_HOUSE: Text = text!(with [
    "Painter and Carpenter: for each an active workshop, a token or {EFFECT_PRICE} coins. At most {MAX_HOUSES} houses in a village.",
    "Schilder en Timmerman: voor elk een actieve werkplaats, een fiche of {EFFECT_PRICE} munten. Hoogstens {MAX_HOUSES} huizen.",
    "Maler und Zimmermann: je eine aktive Werkstatt, ein Marker oder {EFFECT_PRICE} Münzen. Höchstens {MAX_HOUSES} Häuser im Dorf.",
    "Peintre et Charpentier : pour chacun un atelier actif, un jeton ou {EFFECT_PRICE} pièces. {MAX_HOUSES} maisons au plus.",
]);

pub(super) const GET_ROAD: Text = text!(with [
    "An active Gardener, a Gardener token or {EFFECT_PRICE} coins.",
    "Een actieve Tuinier, een fiche Tuinier of {EFFECT_PRICE} munten.",
    "Ein aktiver Gärtner, ein Marker Gärtner oder {EFFECT_PRICE} Münzen.",
    "Un Jardinier actif, un jeton Jardinier ou {EFFECT_PRICE} pièces.",
]);

pub(super) const GOLDSMITH: Text = text!([
    "No action and no points. A gnome on it brings the coins printed on the tile.",
    "Geen actie en geen punten. Een kabouter erop brengt de munten op die op de tegel staan.",
    "Keine Aktion und keine Punkte. Ein Gnom darauf bringt die aufgedruckten Münzen.",
    "Ni action ni points. Un gnome dessus rapporte les pièces imprimées.",
]);

pub(super) const HAPPY: Text = text!([
    "It goes to the player with the most Hat Businesses. On a tie it stays with the player who has it.",
    "Hij gaat naar de speler met de meeste Mutsenbedrijven. Bij een gelijke stand blijft hij waar hij is.",
    "Er geht an die Person mit den meisten Mützenläden. Bei Gleichstand bleibt er, wo er ist.",
    "Il va à qui a le plus de Bonneteries. À égalité, il reste où il est.",
]);

pub(super) const HAT: Text = text!(with [
    "No action. The player with the most gets the Happy Gnome and at the end {HAT_POINTS} point for each; nobody else does.",
    "Geen actie. Wie de meeste heeft, krijgt de Blije Kabouter en aan het eind {HAT_POINTS} punt per bedrijf. De anderen niets.",
    "Keine Aktion. Wer die meisten hat, bekommt den Fröhlichen Gnom und am Ende je {HAT_POINTS} Punkt. Die anderen nichts.",
    "Pas d'action. Qui en a le plus reçoit le Gnome heureux et, à la fin, {HAT_POINTS} point pour chacune. Les autres, rien.",
]);

pub(super) const HATS: Text = text!(with [
    "{HAT_POINTS} point for each Hat Business, but only for the player with the Happy Gnome.",
    "{HAT_POINTS} punt per Mutsenbedrijf, maar alleen voor de speler met de Blije Kabouter.",
    "{HAT_POINTS} Punkt je Mützenladen, aber nur mit dem Fröhlichen Gnom.",
    "{HAT_POINTS} point par Bonneterie, mais seulement avec le Gnome heureux.",
]);

pub(super) const KIDS: Text = text!(with [
    "Everyone plays with {KIDS_GNOMES} gnomes instead of {MAX_GNOMES}. The game is easier and shorter.",
    "Iedereen speelt met {KIDS_GNOMES} kabouters in plaats van {MAX_GNOMES}. Het spel is makkelijker en korter.",
    "Alle spielen mit {KIDS_GNOMES} Gnomen statt mit {MAX_GNOMES}. Das Spiel ist leichter und kürzer.",
    "Chacun joue avec {KIDS_GNOMES} gnomes au lieu de {MAX_GNOMES}. La partie est plus facile et plus courte.",
]);

pub(super) const LIT_HOUSES: Text = text!(with [
    "{LIT_HOUSE_POINTS} points for each house with its lights on. Houses with lights off bring nothing.",
    "{LIT_HOUSE_POINTS} punten per huis met de lichten aan. Huizen met de lichten uit geven niets.",
    "{LIT_HOUSE_POINTS} Punkte je Haus mit Licht. Häuser ohne Licht bringen nichts.",
    "{LIT_HOUSE_POINTS} points par maison allumée. Les maisons éteintes ne rapportent rien.",
]);

pub(super) const MOVE: Text = text!([
    "On a workshop: it turns active. On a business: you may use its action at once. It may also stay on its tile and count as moved.",
    "Op een werkplaats: die wordt actief. Op een bedrijf: je mag meteen de actie doen. Hij mag ook op zijn eigen tegel eindigen.",
    "In einer Werkstatt: sie wird aktiv. In einem Betrieb: die Aktion ist gleich möglich. Er darf auch auf seinem Plättchen enden.",
    "Sur un atelier : il devient actif. Sur un commerce : son action est possible. Il peut aussi finir sur sa propre tuile.",
]);

pub(super) const NEXT: Text = text!([
    "The phases: Reveal, Earn, Work & Buy, Move. Always in this order.",
    "De fasen: Onthullen, Verdienen, Werken & Kopen, Bewegen. Altijd in deze volgorde.",
    "Die Phasen: Aufdecken, Verdienen, Arbeiten & Kaufen, Bewegen. Immer in dieser Reihenfolge.",
    "Les phases : Révéler, Gagner, Travailler et acheter, Se déplacer. Toujours dans cet ordre.",
]);

pub(super) const OPTION_POOL: Text = text!([
    "The rulebooks differ. English: the Pool activates a workshop. Dutch: a workshop, or the action of another business of yours.",
    "De regels verschillen. Engels: het Zwam-bad activeert een werkplaats. Nederlands: of ook een ander bedrijf van jou.",
    "Die Regelhefte unterscheiden sich. Englisch: aktiviert eine Werkstatt. Niederländisch: oder auch einen anderen eigenen Betrieb.",
    "Les règles diffèrent. Anglais : la Piscine active un atelier. Néerlandais : un atelier ou un autre de vos commerces.",
]);

pub(super) const OVER: Text = text!([
    "Most points wins. On equal points the player with more tiles in the village wins.",
    "Wie de meeste punten heeft, wint. Bij gelijke stand wint wie meer tegels in het dorp heeft.",
    "Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Plättchen im Dorf hat.",
    "Qui a le plus de points gagne. À égalité, c'est qui a le plus de tuiles dans son village.",
]);

pub(super) const PAINTER: Text = text!(with [
    "Together with a Carpenter: one new house. Using it makes it inactive. {WORKSHOP_POINTS} points at the end.",
    "Samen met een Timmerman: 1 nieuw huis. Na gebruik is hij inactief. Aan het eind {WORKSHOP_POINTS} punten.",
    "Zusammen mit einem Zimmermann: 1 neues Haus. Danach ist er inaktiv. Am Ende {WORKSHOP_POINTS} Punkte.",
    "Avec un Charpentier : 1 nouvelle maison. Utilisé, il devient inactif. {WORKSHOP_POINTS} points à la fin.",
]);

pub(super) const PHASE_MOVE: Text = text!([
    "Each upright gnome may move once, to a workshop or business of your village. NEXT ends the turn.",
    "Elke staande kabouter mag 1 keer naar een werkplaats of bedrijf in je dorp. NEXT beëindigt de beurt.",
    "Jeder stehende Gnom darf einmal in eine Werkstatt oder einen Betrieb deines Dorfs. NEXT beendet den Zug.",
    "Chaque gnome debout peut aller une fois sur un atelier ou commerce du village. NEXT finit le tour.",
]);

pub(super) const POINTS: Text = text!(with [
    "{WORKSHOP_POINTS} for a workshop or a lit house. {COIN_POINTS} for a coin, a Restaurant, and a Hat Business with the Happy Gnome.",
    "{WORKSHOP_POINTS} voor een werkplaats of een verlicht huis. {COIN_POINTS} voor een munt, een Restaurant, en een Mutsenbedrijf met de Blije Kabouter.",
    "{WORKSHOP_POINTS} für Werkstatt oder Haus mit Licht. {COIN_POINTS} für Münze, Restaurant, und Mützenladen mit dem Fröhlichen Gnom.",
    "{WORKSHOP_POINTS} par atelier ou maison allumée. {COIN_POINTS} par pièce, Restaurant, et Bonneterie avec le Gnome heureux.",
]);

pub(super) const RESTAURANT: Text = text!(with [
    "No action. {RESTAURANT_POINTS} point at the end of the game.",
    "Geen actie. Aan het eind van het spel {RESTAURANT_POINTS} punt.",
    "Keine Aktion. Am Ende des Spiels {RESTAURANT_POINTS} Punkt.",
    "Pas d'action. {RESTAURANT_POINTS} point à la fin de la partie.",
]);

pub(super) const RESTAURANTS: Text = text!(with [
    "{RESTAURANT_POINTS} point for each Restaurant.",
    "{RESTAURANT_POINTS} punt per Restaurant.",
    "{RESTAURANT_POINTS} Punkt je Restaurant.",
    "{RESTAURANT_POINTS} point par Restaurant.",
]);

pub(super) const REVEAL: Text = text!([
    "Turn up one Forest card and choose here which one it is. Then do what it says.",
    "Draai 1 Boskaart om en kies hier welke het is. Doe dan wat erop staat.",
    "Decke 1 Waldkarte auf und wähle hier, welche es ist. Dann führe sie aus.",
    "Révélez 1 carte Forêt et choisissez-la ici. Puis appliquez-la.",
]);

pub(super) const SCHOOL: Text = text!(with [
    "One new gnome, if you have a free house. Using it makes it inactive. {WORKSHOP_POINTS} points at the end.",
    "1 nieuwe kabouter, als je een vrij huis hebt. Na gebruik is hij inactief. Aan het eind {WORKSHOP_POINTS} punten.",
    "1 neuer Gnom, wenn ein Haus frei ist. Danach ist sie inaktiv. Am Ende {WORKSHOP_POINTS} Punkte.",
    "1 nouveau gnome, si une maison est libre. Utilisée, elle devient inactive. {WORKSHOP_POINTS} points à la fin.",
]);

pub(super) const TILES: Text = text!([
    "Only asked on equal points. All tiles of the village count: roads, houses, workshops and businesses.",
    "Alleen bij gelijke stand. Alle tegels van het dorp tellen: wegen, huizen, werkplaatsen en bedrijven.",
    "Nur bei Gleichstand. Alle Plättchen des Dorfs zählen: Wege, Häuser, Werkstätten und Betriebe.",
    "Seulement à égalité. Toutes les tuiles du village comptent : routes, maisons, ateliers et commerces.",
]);

pub(super) const WORK_BUY: Text = text!(with [
    "Use your active workshops, buy what you like. Business {BUSINESS_PRICE}, workshop {WORKSHOP_PRICE}, road {EFFECT_PRICE}, gnome {EFFECT_PRICE}, house {EFFECT_PRICE} + {EFFECT_PRICE} coins. NEXT goes on.",
    "Gebruik je actieve werkplaatsen en koop wat je wilt. Bedrijf {BUSINESS_PRICE}, werkplaats {WORKSHOP_PRICE}, weg {EFFECT_PRICE}, kabouter {EFFECT_PRICE}, huis {EFFECT_PRICE} + {EFFECT_PRICE}. NEXT: verder.",
    "Nutze aktive Werkstätten, kaufe was du willst. Betrieb {BUSINESS_PRICE}, Werkstatt {WORKSHOP_PRICE}, Weg {EFFECT_PRICE}, Gnom {EFFECT_PRICE}, Haus {EFFECT_PRICE} + {EFFECT_PRICE} Münzen. NEXT: weiter.",
    "Utilisez vos ateliers actifs, achetez. Commerce {BUSINESS_PRICE}, atelier {WORKSHOP_PRICE}, route {EFFECT_PRICE}, gnome {EFFECT_PRICE}, maison {EFFECT_PRICE} + {EFFECT_PRICE} pièces. NEXT : suite.",
]);

pub(super) const WORKSHOPS: Text = text!(with [
    "{WORKSHOP_POINTS} points for each workshop, active or inactive.",
    "{WORKSHOP_POINTS} punten per werkplaats, actief of inactief.",
    "{WORKSHOP_POINTS} Punkte je Werkstatt, aktiv oder inaktiv.",
    "{WORKSHOP_POINTS} points par atelier, actif ou inactif.",
]);
