// What stands beside the box, in the languages of the box. What the box says itself comes from the box.

const WORDS = {
  'the-box': ['The box', 'Het kastje', 'Die Box', 'Le boîtier'],
  screen: ['The screen', 'Het scherm', 'Der Bildschirm', "L'écran"],
  buttons: ['Buttons; hold one for more', 'Knoppen; houd er een vast voor meer', 'Tasten; gedrückt halten für mehr', 'Boutons ; maintenez pour plus'],
  dark: ['The screen is dark: any button wakes it', 'Het scherm is uit: elke knop wekt het', 'Der Bildschirm ist aus: jede Taste weckt ihn', "L'écran est éteint : un bouton le rallume"],
  chosen: ['chosen', 'gekozen', 'gewählt', 'choisi'],
  keys: [
    'arrows UP DOWN · Enter OK · Backspace BACK · Space NEXT · hold a key to hold its button',
    'pijltjes UP DOWN · Enter OK · Backspace BACK · spatie NEXT · houd een toets vast om de knop vast te houden',
    'Pfeile UP DOWN · Enter OK · Rücktaste BACK · Leertaste NEXT · Taste halten hält den Knopf',
    'flèches UP DOWN · Entrée OK · Retour arrière BACK · Espace NEXT · maintenir une touche maintient le bouton',
  ],
  beside: ['Games and results', 'Spellen en uitslagen', 'Spiele und Ergebnisse', 'Parties et résultats'],
  close: ['Close', 'Sluiten', 'Schließen', 'Fermer'],
  language: ['Language', 'Taal', 'Sprache', 'Langue'],
  about: [
    'Everything stays on this device. It works without a network once it was open.',
    'Alles blijft op dit apparaat. Wie het één keer opende, heeft geen netwerk meer nodig.',
    'Alles bleibt auf diesem Gerät. Nach dem ersten Öffnen geht es auch ohne Netz.',
    'Tout reste sur cet appareil. Après la première visite, tout marche sans réseau.',
  ],
  firmware: ['The real firmware, in this browser', 'De echte firmware, in deze browser', 'Die echte Firmware, in diesem Browser', 'Le vrai micrologiciel, dans ce navigateur'],
  newer: ['A newer Gnomon is here.', 'Er is een nieuwere Gnomon.', 'Eine neuere Version ist da.', 'Une nouvelle version est là.'],
  renew: ['Use it now', 'Nu gebruiken', 'Jetzt verwenden', "L'utiliser"],
  elsewhere: [
    'Gnomon is open in another tab, and only one of them can keep the game.',
    'Gnomon is al open in een ander tabblad, en maar één kan het spel bewaren.',
    'Gnomon ist schon in einem anderen Tab offen, und nur einer kann das Spiel behalten.',
    'Gnomon est déjà ouvert dans un autre onglet, et un seul peut garder la partie.',
  ],
  here: ['Play here', 'Hier spelen', 'Hier spielen', 'Jouer ici'],
  unkept: [
    'This browser keeps nothing: the game is gone when the page is closed.',
    'Deze browser bewaart niets: sluit je de pagina, dan is het spel weg.',
    'Dieser Browser behält nichts: Mit der Seite ist auch das Spiel weg.',
    'Ce navigateur ne garde rien : la partie disparaît avec la page.',
  ],
  anyway: ['Play anyway', 'Toch spelen', 'Trotzdem spielen', 'Jouer quand même'],
  broken: ['The program did not start.', 'Het programma is niet gestart.', 'Das Programm ist nicht gestartet.', "Le programme n'a pas démarré."],
  wordless: [
    'The words of the screen did not arrive.',
    'De woorden van het scherm zijn niet aangekomen.',
    'Die Wörter des Bildschirms sind nicht angekommen.',
    "Les mots de l'écran ne sont pas arrivés.",
  ],
  retry: ['Try again', 'Opnieuw proberen', 'Noch einmal versuchen', 'Réessayer'],
  game: ['Game', 'Spel', 'Spiel', 'Partie'],
  'on-table': ['On the table', 'Op tafel', 'Auf dem Tisch', 'Sur la table'],
  unreached: [
    'This is not loaded yet, and there is no network.',
    'Dit is nog niet geladen, en er is geen netwerk.',
    'Das ist noch nicht geladen, und es gibt kein Netz.',
    "Ceci n'est pas encore chargé, et il n'y a pas de réseau.",
  ],
  'no-games': [
    'No game yet. Press OK on the box to begin one, or open a record.',
    'Nog geen spel. Druk op OK om te beginnen, of open een verslag.',
    'Noch kein Spiel. OK an der Box beginnt eins, oder öffne eine Aufzeichnung.',
    'Pas encore de partie. Appuyez sur OK pour commencer, ou ouvrez un fichier.',
  ],
  save: ['Save as text', 'Opslaan als tekst', 'Als Text speichern', 'Enregistrer en texte'],
  copy: ['Copy', 'Kopiëren', 'Kopieren', 'Copier'],
  copied: ['Copied.', 'Gekopieerd.', 'Kopiert.', 'Copié.'],
  load: ['Open a file', 'Bestand openen', 'Datei öffnen', 'Ouvrir un fichier'],
  paste: ['Paste a record', 'Verslag plakken', 'Aufzeichnung einfügen', 'Coller un texte'],
  'paste-here': ['The record as text', 'Het verslag als tekst', 'Die Aufzeichnung als Text', 'La partie en texte'],
  take: ['Open', 'Openen', 'Öffnen', 'Ouvrir'],
  lay: ['Lay it on the table', 'Op tafel leggen', 'Auf den Tisch legen', 'Mettre sur la table'],
  laid: [
    'It lies on the table. The game before it is among the earlier games.',
    'Het ligt op tafel. Het vorige spel staat bij de eerdere spellen.',
    'Es liegt auf dem Tisch. Das Spiel davor steht bei den früheren Spielen.',
    'Elle est sur la table. La partie précédente est parmi les anciennes.',
  ],
  line: ['Line', 'Regel', 'Zeile', 'Ligne'],
  unreadable: ['This game cannot be read.', 'Dit spel is niet leesbaar.', 'Dieses Spiel ist nicht lesbar.', 'Cette partie est illisible.'],
  results: ['Results', 'Uitslag', 'Ergebnis', 'Résultats'],
  replay: ['Replay', 'Terugkijken', 'Wiederholung', 'Revoir'],
  people: ['Players', 'Spelers', 'Spieler', 'Joueurs'],
  step: ['Entry', 'Invoer', 'Eintrag', 'Saisie'],
  beginning: ['The beginning', 'Het begin', 'Der Anfang', 'Le début'],
  before: ['One back', 'Een terug', 'Eins zurück', 'Précédente'],
  after: ['One on', 'Een verder', 'Eins weiter', 'Suivante'],
  table: ['Table (CSV)', 'Tabel (CSV)', 'Tabelle (CSV)', 'Tableau (CSV)'],
  stats: ['Add to BG Stats', 'Toevoegen aan BG Stats', 'In BG Stats eintragen', 'Ajouter à BG Stats'],
  name: ['Name', 'Naam', 'Name', 'Nom'],
  played: ['Played', 'Gespeeld', 'Gespielt', 'Jouées'],
  won: ['Won', 'Gewonnen', 'Gewonnen', 'Gagnées'],
  best: ['Best', 'Beste', 'Bestes', 'Record'],
  'no-people': [
    'Who played, who won and the most points are counted when a game has ended.',
    'Wie speelde, wie won en de meeste punten: dat telt zodra een spel is afgelopen.',
    'Wer gespielt und gewonnen hat und die meisten Punkte: gezählt wird, wenn ein Spiel zu Ende ist.',
    'Qui a joué, qui a gagné et les meilleurs scores : comptés à la fin d’une partie.',
  ],
};

let lang = 0;

/** Chooses the language, by its number. */
export function speak(number) {
  lang = number;
}

export const say = (word) => WORDS[word][lang];

/** Writes the words into the elements that name them. */
export function label(root = document) {
  for (const element of root.querySelectorAll('[data-word]')) element.textContent = say(element.dataset.word);
  for (const element of root.querySelectorAll('[data-label]')) element.setAttribute('aria-label', say(element.dataset.label));
}

/** Every word, for tests. */
export { WORDS };
