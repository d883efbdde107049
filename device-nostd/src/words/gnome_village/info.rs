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
    "If you spend all your\ncoins this turn, you\nget {ADVISOR_PAY} coin at its end",
    "Geef je deze beurt al\nje munten uit? Dan\nkrijg je aan het eind\n{ADVISOR_PAY} munt",
    "Gibst du in diesem\nZug alle Münzen aus,\nbekommst du am Ende\n{ADVISOR_PAY} Münze",
    "Si vous dépensez tout\nce tour-ci, recevez\n{ADVISOR_PAY} pièce à la fin du\ntour",
]);

pub(super) const AIRPORT: Text = text!(with [
    "Fly to an opponent's\nfree tile. Workshop:\ntoken. Business: its\naction and {VISIT_PAY} coin",
    "Vlieg naar een vrije\ntegel van een ander.\nWerkplaats: fiche.\nBedrijf: actie+{VISIT_PAY} munt",
    "Fliege zum Gegner auf\nein freies Plättchen.\nWerkstatt: Marker.\nBetrieb: Aktion+Münze",
    "Envol chez un\nadversaire. Atelier :\njeton. Commerce : son\naction et {VISIT_PAY} pièce",
]);

pub(super) const ARCHITECT: Text = text!([
    "Rearrange your\nvillage. All\nplacement rules must\nhold again",
    "Herschik je dorp.\nDaarna moet alles\nweer volgens de\nregels liggen",
    "Baue dein Dorf um.\nDanach müssen alle\nLegeregeln stimmen",
    "Réarrangez votre\nvillage, en suivant\nles règles de pose",
]);

pub(super) const CHAPEL: Text = text!([
    "Borrow 1 gnome of an\nopponent until their\nturn. Its workshop\nturns idle",
    "Leen 1 kabouter van\neen ander tot diens\nbeurt. Zijn\nwerkplaats: inactief",
    "Leih dir 1 Gnom eines\nGegners bis zu dessen\nZug. Seine Werkstatt\nwird inaktiv",
    "Empruntez 1 gnome\nadverse jusqu'à son\ntour. Son atelier\ndevient inactif",
]);

pub(super) const COURIER: Text = text!(with [
    "Turn 1 workshop idle.\nAn opponent gets the\ntoken and pays you\n{COURIER_PRICE} coins",
    "Maak 1 werkplaats\ninactief. Een ander\nkrijgt de fiche en\nbetaalt jou {COURIER_PRICE} munten",
    "Mach 1 Werkstatt\ninaktiv. Ein Gegner\nnimmt den Marker und\nzahlt dir {COURIER_PRICE} Münzen",
    "Désactivez 1 atelier.\nUn adversaire prend\nle jeton et vous paie\n{COURIER_PRICE} pièces",
]);

pub(super) const DOCTOR: Text = text!([
    "Activate 1 of your\nworkshops. An\nopponent gets a token\nof its kind",
    "Activeer 1 eigen\nwerkplaats. Een ander\nkrijgt een fiche van\ndie soort",
    "Aktiviere 1 eigene\nWerkstatt. Ein Gegner\nbekommt einen Marker\ndieser Art",
    "Activez 1 de vos\nateliers. Un\nadversaire reçoit un\njeton de ce type",
]);

pub(super) const MILITARY: Text = text!([
    "Safe until your turn\nfrom Police, Chapel,\nCourier, Thief,\nAirport, Prison",
    "Tot je beurt geen\nlast van Politie,\nKapel, Dief, Koerier,\nVliegveld, Gevangenis",
    "Schutz vor Flughafen,\nGefängnis, Polizei,\nKapelle, Kurier, Dieb\nbis zu deinem Zug",
    "Jusqu'à votre tour :\nni Police, Chapelle,\nCoursier, Voleur,\nAéroport ni Prison",
]);

pub(super) const POLICE: Text = text!(with [
    "Each opponent who has\ncoins gives you\n{FINE} coin",
    "Elke tegenspeler met\nmunten geeft jou\n{FINE} munt",
    "Jeder Gegner, der\nMünzen hat, gibt dir\n{FINE} Münze",
    "Chaque adversaire qui\na des pièces vous en\ndonne {FINE}",
]);

pub(super) const POOL: Text = text!([
    "Activate 1 of your\nworkshops. Dutch\nrule: or use another\nbusiness",
    "Activeer 1 eigen\nwerkplaats.\nNederlandse regel: of\neen ander bedrijf",
    "Aktiviere 1 eigene\nWerkstatt.\nNiederländisch: oder\nnutze 1 Betrieb",
    "Activez 1 de vos\nateliers. Règle\nnéerlandaise : ou un\nautre commerce",
]);

pub(super) const PRISON: Text = text!(with [
    "Catch an opponent's\ngnome. They pay you\n{RANSOM} coin ransom in\ntheir Earn phase",
    "Vang 1 kabouter van\neen ander. Die\nbetaalt bij Verdienen\n{RANSOM} munt losgeld",
    "Fang 1 Gnom eines\nGegners. Der zahlt\nbeim Verdienen\n{RANSOM} Münze Lösegeld",
    "Capturez 1 gnome\nadverse : {RANSOM} pièce de\nrançon pour vous à sa\nphase Gagner",
]);

pub(super) const SITE: Text = text!([
    "Draw 1 face-down\nbusiness and place it\nbeside a road, for\nfree",
    "Trek 1 bedrijf van de\ndichte stapel en leg\nhet gratis aan een\nweg",
    "Ziehe 1 verdeckten\nBetrieb und lege ihn\ngratis an einen Weg",
    "Piochez 1 commerce\nface cachée et\nposez-le gratis au\nbord d'une route",
]);

pub(super) const THEATER: Text = text!(with [
    "{THEATER_PAY} coin, plus {THEATER_PAY} for\neach gnome at work\nright around it, also\ndiagonally",
    "{THEATER_PAY} munt, plus {THEATER_PAY} per\nwerkende kabouter\neromheen, ook schuin",
    "{THEATER_PAY} Münze, plus {THEATER_PAY} je\narbeitendem Gnom\nringsum, auch\ndiagonal",
    "{THEATER_PAY} pièce, plus {THEATER_PAY} par\ngnome au travail\nautour, diagonales\ncomprises",
]);

pub(super) const THIEF: Text = text!(with [
    "Take up to {THEFT} coins\nfrom one opponent",
    "Pak hoogstens\n{THEFT} munten van een\ntegenspeler",
    "Nimm einem Gegner bis\nzu {THEFT} Münzen weg",
    "Prenez jusqu'à\n{THEFT} pièces à un\nadversaire",
]);

pub(super) const BUY_BUSINESS: Text = text!(with [
    "Costs {BUSINESS_PRICE} coin. Take\none of the {OPEN_BUSINESSES} open\nbusinesses, then\nrefill to {OPEN_BUSINESSES}",
    "Kost {BUSINESS_PRICE} munt. Pak een\nvan de {OPEN_BUSINESSES} open\nbedrijven en vul aan\ntot {OPEN_BUSINESSES}",
    "Kostet {BUSINESS_PRICE} Münze. Nimm\neinen der {OPEN_BUSINESSES} offenen\nBetriebe und fülle\nauf",
    "Coûte {BUSINESS_PRICE} pièce. Prenez\nun des {OPEN_BUSINESSES} commerces\nvisibles, puis\ncomplétez",
]);

pub(super) const BUY_WORKSHOP: Text = text!(with [
    "Costs {WORKSHOP_PRICE} coins. Idle\nuntil a gnome or a\ncard activates it",
    "Kost {WORKSHOP_PRICE} munten.\nInactief tot een\nkabouter of kaart hem\nactiveert",
    "Kostet {WORKSHOP_PRICE} Münzen.\nInaktiv, bis ein Gnom\noder eine Karte sie\naktiviert",
    "Coûte {WORKSHOP_PRICE} pièces.\nInactif tant qu'un\ngnome ou une carte ne\nl'active pas",
]);

pub(super) const CARD_ACTIVATE: Text = text!(with [
    "Activate 1 idle\nworkshop shown on the\ncard. You get {COINS_OF_A_CARD} coin\neither way",
    "Activeer 1 werkplaats\nvan de kaart. Je\nkrijgt in elk geval\n{COINS_OF_A_CARD} munt",
    "Aktiviere 1 Werkstatt\nvon der Karte. Du\nbekommst immer\n{COINS_OF_A_CARD} Münze",
    "Activez 1 atelier\nmontré sur la carte.\nVous gagnez toujours\n{COINS_OF_A_CARD} pièce",
]);

pub(super) const CARD_ACTIVATE_ALL: Text = text!(with [
    "Everyone may activate\n1 workshop of their\nown. Only you get\n{COINS_OF_A_CARD} coin",
    "Iedereen mag 1 eigen\nwerkplaats activeren.\nAlleen jij krijgt\n{COINS_OF_A_CARD} munt",
    "Alle dürfen 1 eigene\nWerkstatt aktivieren.\nNur du bekommst\n{COINS_OF_A_CARD} Münze",
    "Chacun peut activer\n1 de ses ateliers. La\npièce est pour vous\nseulement",
]);

pub(super) const CARD_ANGRY: Text = text!(with [
    "Everyone sends\n1 working gnome home.\nIts workshop turns\nidle. You get {COINS_OF_A_CARD} coin",
    "Ieder: 1 kabouter van\nwerk naar huis,\nwerkplaats inactief.\nJij krijgt {COINS_OF_A_CARD} munt",
    "Jeder schickt 1 Gnom\nvon der Arbeit heim,\nWerkstatt inaktiv. Du\nbekommst {COINS_OF_A_CARD} Münze",
    "Chacun renvoie\n1 gnome à la maison,\natelier inactif.\n{COINS_OF_A_CARD} pièce pour vous",
]);

pub(super) const CARD_COINS: Text = text!([
    "You get the coins\nshown on the card",
    "Je krijgt de munten\ndie op de kaart staan",
    "Du bekommst die\nMünzen, die auf der\nKarte stehen",
    "Vous recevez les\npièces indiquées sur\nla carte",
]);

pub(super) const CARD_REMOVE: Text = text!(with [
    "Take 1 business of an\nopponent out of the\ngame. You get {COINS_OF_A_CARD} coin",
    "Haal 1 bedrijf van\neen tegenspeler uit\nhet spel. Je krijgt\n{COINS_OF_A_CARD} munt",
    "Nimm 1 Betrieb eines\nGegners aus dem\nSpiel. Du bekommst\n{COINS_OF_A_CARD} Münze",
    "Retirez du jeu\n1 commerce d'un\nadversaire. Vous\ngagnez {COINS_OF_A_CARD} pièce",
]);

pub(super) const CARD_ROAD: Text = text!(with [
    "Draw 1 road, place it\nand get {COINS_OF_A_CARD} coin",
    "Trek 1 weg, leg hem\nneer en pak {COINS_OF_A_CARD} munt",
    "Ziehe 1 Weg, lege ihn\nan und nimm {COINS_OF_A_CARD} Münze",
    "Piochez 1 route,\nposez-la et prenez\n{COINS_OF_A_CARD} pièce",
]);

pub(super) const CARPENTER: Text = text!(with [
    "With a Painter: 1 new\nhouse. Then it is\nidle. {WORKSHOP_POINTS} points at the\nend",
    "Met een Schilder:\n1 nieuw huis. Daarna\ninactief. Aan het\neind {WORKSHOP_POINTS} punten",
    "Mit Maler: 1 neues\nHaus. Danach inaktiv.\nAm Ende {WORKSHOP_POINTS} Punkte",
    "Avec un Peintre :\n1 nouvelle maison.\nPuis inactif.\n{WORKSHOP_POINTS} points à la fin",
]);

pub(super) const COINS: Text = text!(with [
    "{COIN_POINTS} point per coin left\nover",
    "{COIN_POINTS} punt per munt die\nje over hebt",
    "{COIN_POINTS} Punkt je Münze, die\nübrig ist",
    "{COIN_POINTS} point par pièce\nrestante",
]);

pub(super) const DELUXE: Text = text!(with [
    "{DELUXE_BUSINESSES} more businesses:\nConstruction Site,\nPrison and Swimming\nPool",
    "{DELUXE_BUSINESSES} bedrijven erbij:\nBouwwerf, Gevangenis\nen Zwam-bad",
    "{DELUXE_BUSINESSES} weitere Betriebe:\nBaustelle, Gefängnis\nund Schwimmbad",
    "{DELUXE_BUSINESSES} commerces de plus :\nChantier, Prison et\nPiscine",
]);

pub(super) const EARN: Text = text!([
    "Each gnome on your\nbusinesses earns the\ncoins printed on the\ntile",
    "Elke kabouter op je\nbedrijven levert de\nmunten op die op de\ntegel staan",
    "Jeder Gnom auf deinen\nBetrieben bringt die\naufgedruckten Münzen",
    "Chaque gnome sur vos\ncommerces rapporte\nles pièces imprimées\nsur la tuile",
]);

pub(super) const EARN_OTHER: Text = text!([
    "Your tiles show a\ndifferent sum? Then\nenter it here",
    "Staat er iets anders\nop je tegels? Vul het\nbedrag hier in",
    "Deine Plättchen\nzeigen etwas anderes?\nTrag die Summe hier\nein",
    "Vos tuiles indiquent\nautre chose ?\nSaisissez le total\nici",
]);

const FIX: Text = text!([
    "What lies on the\ntable counts: set the\nnumber. The supply\nadjusts to it",
    "Wat op tafel ligt,\ntelt: zet het getal\ngoed. De voorraad\npast zich aan",
    "Was auf dem Tisch\nliegt, gilt. Stell\ndie Zahl ein, der\nVorrat folgt",
    "Ce qui est sur la\ntable compte : réglez\nle nombre. La réserve\ns'adapte",
]);

pub(super) const GARDENER: Text = text!(with [
    "1 new road. Then it\nis idle. {WORKSHOP_POINTS} points at\nthe end",
    "1 nieuwe weg. Daarna\ninactief. Aan het\neind {WORKSHOP_POINTS} punten",
    "1 neuer Weg. Danach\ninaktiv. Am Ende\n{WORKSHOP_POINTS} Punkte",
    "1 nouvelle route.\nPuis inactif.\n{WORKSHOP_POINTS} points à la fin",
]);

pub(super) const GET_GNOME: Text = text!(with [
    "School, School token\nor {EFFECT_PRICE} coins, and a\nfree house. It rests\nthis turn",
    "School, schoolfiche\nof {EFFECT_PRICE} munten, en een\nvrij huis. Hij rust\ndeze beurt",
    "Schule, Schul-Marker\noder {EFFECT_PRICE} Münzen und ein\nfreies Haus. Er ruht\ndiesen Zug",
    "École, jeton École ou\n{EFFECT_PRICE} pièces, et une\nmaison libre. Repos\nce tour-ci",
]);

pub(super) const GET_HOUSE: Text = text!(with [
    "Painter + Carpenter:\neach active, a token\nor {EFFECT_PRICE} coins. At most\n{MAX_HOUSES} houses",
    "Schilder + Timmerman:\nelk actief, fiche of\n{EFFECT_PRICE} munten. Hoogstens\n{MAX_HOUSES} huizen",
    "Maler und Zimmermann:\nje aktiv, als Marker\noder für {EFFECT_PRICE} Münzen.\nHöchstens {MAX_HOUSES} Häuser",
    "Il faut Peintre et\nCharpentier : actif,\njeton ou {EFFECT_PRICE} pièces\nchacun. {MAX_HOUSES} au plus",
]);

pub(super) const GET_ROAD: Text = text!(with [
    "Use an active\nGardener, a Gardener\ntoken or {EFFECT_PRICE} coins",
    "Gebruik een actieve\nTuinier, een\nTuinierfiche of\n{EFFECT_PRICE} munten",
    "Nutze einen aktiven\nGärtner, einen\nGärtner-Marker oder\n{EFFECT_PRICE} Münzen",
    "Utilisez un Jardinier\nactif, un jeton\nJardinier ou {EFFECT_PRICE} pièces",
]);

pub(super) const GOLDSMITH: Text = text!([
    "No action, no points.\nOnly earns the coins\nprinted on it",
    "Geen actie, geen\npunten, alleen de\nmunten op de tegel",
    "Keine Aktion, keine\nPunkte. Bringt nur\ndie aufgedruckten\nMünzen",
    "Ni action ni points.\nRapporte les pièces\nde la tuile",
]);

pub(super) const HAPPY: Text = text!([
    "Goes to whoever has\nthe most Hat\nBusinesses. On a tie\nit stays where it is",
    "Gaat naar wie de\nmeeste mutsen heeft.\nBij gelijke stand\nblijft hij staan",
    "Bekommt, wer die\nmeisten Mützenläden\nhat. Bei Gleichstand\nbleibt er stehen",
    "Va à qui a le plus de\nbonneteries. À\négalité, il ne bouge\npas",
]);

pub(super) const HAT: Text = text!(with [
    "No action. Most hats:\nyou get the Happy\nGnome, and {HAT_POINTS} point\nfor each hat",
    "Geen actie. Meeste\nmutsen: jij krijgt de\nBlije Kabouter en\n{HAT_POINTS} punt per muts",
    "Keine Aktion. Wer die\nmeisten hat, bekommt\nden Fröhlichen Gnom\nund je {HAT_POINTS} Punkt",
    "Pas d'action. Qui en\na le plus a le Gnome\nheureux : {HAT_POINTS} point par\nbonneterie",
]);

pub(super) const HATS: Text = text!(with [
    "{HAT_POINTS} point per Hat\nBusiness, but only\nwith the Happy Gnome",
    "{HAT_POINTS} punt per\nmutsenbedrijf, maar\nalleen met de Blije\nKabouter",
    "{HAT_POINTS} Punkt je\nMützenladen, aber nur\nmit dem Fröhlichen\nGnom",
    "{HAT_POINTS} point par\nbonneterie, mais\nseulement avec le\nGnome heureux",
]);

pub(super) const KIDS: Text = text!(with [
    "Everyone plays with\n{KIDS_GNOMES} gnomes instead of\n{MAX_GNOMES}. The game is a bit\nshorter",
    "Iedereen speelt met\n{KIDS_GNOMES} kabouters in plaats\nvan {MAX_GNOMES}. Het spel duurt\nkorter",
    "Alle spielen mit\n{KIDS_GNOMES} Gnomen statt {MAX_GNOMES}. Das\nSpiel ist etwas\nkürzer",
    "Chacun joue avec\n{KIDS_GNOMES} gnomes au lieu de\n{MAX_GNOMES}. La partie est plus\ncourte",
]);

pub(super) const LIT_HOUSES: Text = text!(with [
    "{LIT_HOUSE_POINTS} points per house\nwith its light on.\nDark houses: 0",
    "{LIT_HOUSE_POINTS} punten per huis met\nlicht aan. Donkere\nhuizen: 0",
    "{LIT_HOUSE_POINTS} Punkte je Haus mit\nLicht, 0 ohne Licht",
    "{LIT_HOUSE_POINTS} points par maison\nallumée. Maison\néteinte : 0",
]);

pub(super) const MOVE: Text = text!([
    "To a workshop: it\nturns active. To a\nbusiness: you may use\nits action",
    "Naar een werkplaats:\ndie wordt actief.\nNaar een bedrijf: je\nmag de actie doen",
    "In eine Werkstatt:\nsie wird aktiv. In\neinen Betrieb: Aktion\nmöglich",
    "Vers un atelier : il\ndevient actif. Vers\nun commerce : action\npossible",
]);

pub(super) const NEXT: Text = text!([
    "Ends this phase.\nReveal, Earn, Work &\nBuy, Move: always in\nthis order",
    "Klaar met deze fase.\nOnthullen, Verdienen,\nWerken & Kopen,\nBewegen",
    "Beendet die Phase:\nAufdecken, Verdienen,\nArbeiten & Kaufen,\nBewegen",
    "Fin de la phase :\nRévéler, Gagner,\nTravailler et\nacheter, Se déplacer",
]);

pub(super) const OPTION_POOL: Text = text!([
    "English: activates a\nworkshop. Dutch: or\nuses another business",
    "Engels: activeert een\nwerkplaats.\nNederlands: of een\nander bedrijf",
    "Englisch: aktiviert\n1 Werkstatt.\nNiederl.: oder nutzt\n1 Betrieb",
    "Anglais : active un\natelier.\nNéerlandais : ou un\nautre commerce",
]);

pub(super) const OVER: Text = text!([
    "Most points wins. On\na tie: most tiles in\nthe village",
    "Wie de meeste punten\nheeft, wint. Gelijk?\nDan de meeste tegels",
    "Wer die meisten\nPunkte hat, gewinnt.\nBei Gleichstand: mehr\nPlättchen",
    "Le plus de points\ngagne. Égalité : le\nplus de tuiles",
]);

pub(super) const PAINTER: Text = text!(with [
    "With a Carpenter:\n1 new house. Then it\nis idle. {WORKSHOP_POINTS} points at\nthe end",
    "Met een Timmerman:\n1 nieuw huis. Daarna\ninactief. Aan het\neind {WORKSHOP_POINTS} punten",
    "Mit Zimmermann:\n1 neues Haus. Danach\ninaktiv. Am Ende\n{WORKSHOP_POINTS} Punkte",
    "Avec un Charpentier :\n1 nouvelle maison.\nPuis inactif.\n{WORKSHOP_POINTS} points à la fin",
]);

pub(super) const PHASE_MOVE: Text = text!([
    "Each upright gnome\nmay move once, to a\nworkshop or business\nof your village",
    "Elke staande kabouter\nmag 1 keer naar een\nwerkplaats of bedrijf\nvan je dorp",
    "Jeder stehende Gnom\ndarf 1-mal in eine\nWerkstatt oder einen\nBetrieb ziehen",
    "Chaque gnome debout\npeut aller une fois à\nun atelier ou un\ncommerce du village",
]);

pub(super) const POINTS: Text = text!(with [
    "{WORKSHOP_POINTS}: workshop, lit\nhouse. {COIN_POINTS}: coin,\nRestaurant, hat\n(Happy Gnome)",
    "{WORKSHOP_POINTS}: werkplaats, huis\nmet licht. {COIN_POINTS}: munt,\nRestaurant, muts\n(Blije Kabouter)",
    "{WORKSHOP_POINTS}: Werkstatt, helles\nHaus. {COIN_POINTS}: Münze,\nRestaurant, Mütze\n(Fröhlicher Gnom)",
    "{WORKSHOP_POINTS} : atelier, maison\nallumée. {COIN_POINTS} : pièce,\nRestaurant, bonnet\n(Gnome heureux)",
]);

pub(super) const RESTAURANT: Text = text!(with [
    "No action. Worth\n{RESTAURANT_POINTS} point at the end",
    "Geen actie. Aan het\neind {RESTAURANT_POINTS} punt waard",
    "Keine Aktion. Am Ende\n{RESTAURANT_POINTS} Punkt wert",
    "Pas d'action. Vaut\n{RESTAURANT_POINTS} point à la fin",
]);

pub(super) const RESTAURANTS: Text = text!(with [
    "{RESTAURANT_POINTS} point per\nRestaurant",
    "{RESTAURANT_POINTS} punt per Restaurant",
    "{RESTAURANT_POINTS} Punkt je Restaurant",
    "{RESTAURANT_POINTS} point par\nRestaurant",
]);

pub(super) const REVEAL: Text = text!([
    "Turn up 1 Forest card\nand do what it says",
    "Draai 1 Boskaart om\nen doe wat erop staat",
    "Decke 1 Waldkarte auf\nund führe sie aus",
    "Révélez 1 carte Forêt\net appliquez-la",
]);

pub(super) const SCHOOL: Text = text!(with [
    "1 new gnome, if you\nhave a free house.\nThen it is idle.\n{WORKSHOP_POINTS} points at the end",
    "1 nieuwe kabouter in\neen vrij huis. Daarna\ninactief. Aan het\neind {WORKSHOP_POINTS} punten",
    "1 neuer Gnom, wenn\nein Haus frei ist.\nDanach inaktiv. Am\nEnde {WORKSHOP_POINTS} Punkte",
    "1 nouveau gnome, si\nune maison est libre.\nPuis inactive.\n{WORKSHOP_POINTS} points à la fin",
]);

pub(super) const TILES: Text = text!([
    "Only on a tie: roads,\nhouses, workshops and\nbusinesses all count",
    "Alleen bij gelijke\nstand: wegen, huizen,\nwerkplaatsen,\nbedrijven",
    "Nur bei Gleichstand:\nWege, Häuser,\nWerkstätten und\nBetriebe",
    "Seulement à égalité :\nroutes, maisons,\nateliers et commerces",
]);

pub(super) const WORK_BUY: Text = text!(with [
    "Use workshops, buy:\nbusiness {BUSINESS_PRICE}, road {EFFECT_PRICE},\nworkshop {WORKSHOP_PRICE}, gnome {EFFECT_PRICE},\nhouse {EFFECT_PRICE} + {EFFECT_PRICE}",
    "Werken en kopen:\nbedrijf {BUSINESS_PRICE}, weg {EFFECT_PRICE},\nwerkplaats {WORKSHOP_PRICE},\nkabouter {EFFECT_PRICE}, huis {EFFECT_PRICE}+{EFFECT_PRICE}",
    "Arbeiten und kaufen:\nBetrieb {BUSINESS_PRICE}, Weg {EFFECT_PRICE},\nWerkstatt {WORKSHOP_PRICE}, Gnom {EFFECT_PRICE},\nHaus {EFFECT_PRICE} + {EFFECT_PRICE}",
    "Travail et achats :\ncommerce {BUSINESS_PRICE}, route {EFFECT_PRICE},\natelier {WORKSHOP_PRICE}, gnome {EFFECT_PRICE},\nmaison {EFFECT_PRICE} + {EFFECT_PRICE}",
]);

pub(super) const WORKSHOPS: Text = text!(with [
    "{WORKSHOP_POINTS} points per\nworkshop, active or\nidle",
    "{WORKSHOP_POINTS} punten per\nwerkplaats, actief of\ninactief",
    "{WORKSHOP_POINTS} Punkte je\nWerkstatt, aktiv oder\ninaktiv",
    "{WORKSHOP_POINTS} points par atelier,\nactif ou inactif",
]);
