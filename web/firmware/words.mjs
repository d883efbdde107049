// What the page of the firmware says besides what every page says (page/words.mjs), in the languages of the box.

export const WORDS = {
  title: [
    'Gnomon: the real firmware',
    'Gnomon: de echte firmware',
    'Gnomon: die echte Firmware',
    'Gnomon : le vrai micrologiciel',
  ],
  heading: ['The real firmware', 'De echte firmware', 'Die echte Firmware', 'Le vrai micrologiciel'],
  about: ['About', 'Over', 'Info', 'À propos'],
  lead: [
    'This is no copy. The very file that is dropped onto a Raspberry Pi Pico runs here, instruction by instruction, on an emulated RP2040 with a display, five buttons, flash and a piezo.',
    'Dit is geen kopie. Precies het bestand dat op een Raspberry Pi Pico gezet wordt, draait hier, instructie voor instructie, op een nagebouwde RP2040 met scherm, vijf knoppen, flash en piëzo.',
    'Das ist kein Nachbau. Genau die Datei, die auf einen Raspberry Pi Pico kopiert wird, läuft hier Befehl für Befehl auf einem emulierten RP2040 mit Display, fünf Tasten, Flash und Piezo.',
    'Ce n’est pas une copie. Le fichier même que l’on dépose sur un Raspberry Pi Pico tourne ici, instruction par instruction, sur un RP2040 émulé avec écran, cinq boutons, flash et piézo.',
  ],
  players: [
    'To play, take the page for players: it is quicker, works offline and reads its screen out.',
    'Neem om te spelen de pagina voor spelers: die is sneller, werkt offline en leest het scherm voor.',
    'Zum Spielen nimm die Seite für Spieler: Sie ist schneller, geht offline und liest ihren Bildschirm vor.',
    'Pour jouer, prenez la page pour jouer : plus rapide, elle marche hors ligne et lit son écran.',
  ],
  pull: ['Pull the plug', 'Trek de stekker eruit', 'Stecker ziehen', 'Débrancher'],
  pulled: [
    'Pull the plug at any instant: nothing is lost. Its flash is kept in this browser, and outlives the tab.',
    'Trek de stekker eruit wanneer je wilt: er gaat niets verloren. De flash blijft in deze browser, ook zonder het tabblad.',
    'Zieh den Stecker, wann du willst: Nichts geht verloren. Der Flash bleibt in diesem Browser, auch ohne den Tab.',
    'Débranchez à tout moment : rien n’est perdu. La mémoire flash reste dans ce navigateur, même sans l’onglet.',
  ],
  display: [
    'The display of the box, as pixels. The page for players reads it out.',
    'Het scherm van het kastje, als pixels. De pagina voor spelers leest het voor.',
    'Das Display der Box, als Pixel. Die Seite für Spieler liest es vor.',
    'L’écran du boîtier, en pixels. La page pour jouer le lit à voix haute.',
  ],
  forget: ['Start with a new box', 'Begin met een nieuw kastje', 'Mit einer neuen Box anfangen', 'Prendre un boîtier neuf'],
  sure: [
    'This erases the games, names and settings of this box from this browser.',
    'Dit wist de spellen, namen en instellingen van dit kastje uit deze browser.',
    'Das löscht die Partien, Namen und Einstellungen dieser Box aus diesem Browser.',
    'Ceci efface de ce navigateur les parties, les noms et les réglages de ce boîtier.',
  ],
  erase: ['Erase them', 'Wissen', 'Löschen', 'Effacer'],
  keep: ['Keep them', 'Bewaren', 'Behalten', 'Garder'],
  build: ['Build', 'Build', 'Build', 'Version'],
  program: ['Program in flash', 'Programma in flash', 'Programm im Flash', 'Programme en flash'],
  work: ['Work for this browser', 'Werk voor deze browser', 'Arbeit für diesen Browser', 'Travail pour ce navigateur'],
  how: [
    'Hold the Pico’s BOOTSEL button while you plug it in, and drop the file onto the drive RPI-RP2.',
    'Houd de knop BOOTSEL van de Pico ingedrukt terwijl je hem aansluit, en zet het bestand op het station RPI-RP2.',
    'Halte beim Einstecken die Taste BOOTSEL des Pico gedrückt und kopiere die Datei auf das Laufwerk RPI-RP2.',
    'Branchez le Pico en tenant son bouton BOOTSEL et déposez le fichier sur le lecteur RPI-RP2.',
  ],
  cable: [
    'The box of this page has a cable, too. What a page does with a real box it does with this one: the same bytes over the same USB.',
    'Het kastje op deze pagina heeft ook een kabel. Wat een pagina met een echt kastje doet, doet ze hier ook: dezelfde bytes over dezelfde USB.',
    'Auch die Box dieser Seite hat ein Kabel. Was eine Seite mit einer echten Box macht, macht sie auch hier: dieselben Bytes über dasselbe USB.',
    'Le boîtier de cette page a aussi un câble. Ce qu’une page fait avec un vrai boîtier, elle le fait ici : les mêmes octets sur le même USB.',
  ],
  loading: ['Fetching the firmware…', 'Firmware ophalen…', 'Firmware wird geladen…', 'Chargement du micrologiciel…'],
  unkept: [
    'This browser keeps nothing for this page: the box forgets its games when the tab is closed.',
    'Deze browser bewaart niets voor deze pagina: het kastje vergeet zijn spellen als het tabblad dichtgaat.',
    'Dieser Browser behält nichts für diese Seite: Die Box vergisst ihre Partien, wenn der Tab geschlossen wird.',
    'Ce navigateur ne garde rien pour cette page : le boîtier oublie ses parties quand l’onglet se ferme.',
  ],
  drive: [
    'The box waits for a new program now, as a drive on the computer would. Pull the plug to start it again.',
    'Het kastje wacht nu op een nieuw programma, zoals een station op de computer. Trek de stekker eruit om opnieuw te starten.',
    'Die Box wartet jetzt auf ein neues Programm, wie ein Laufwerk am Computer. Zieh den Stecker, um sie wieder zu starten.',
    'Le boîtier attend maintenant un nouveau programme, comme un lecteur sur l’ordinateur. Débranchez-le pour le relancer.',
  ],
  fault: [
    'The emulator stopped. Pull the plug to start again; the games are kept.',
    'De emulator is gestopt. Trek de stekker eruit om opnieuw te starten; de spellen blijven.',
    'Der Emulator ist stehen geblieben. Zieh den Stecker, um neu zu starten; die Partien bleiben.',
    'L’émulateur s’est arrêté. Débranchez pour recommencer ; les parties sont gardées.',
  ],
  missing: [
    'The firmware could not be fetched. Load the page again.',
    'De firmware kon niet opgehaald worden. Laad de pagina opnieuw.',
    'Die Firmware konnte nicht geladen werden. Lade die Seite neu.',
    'Le micrologiciel n’a pas pu être chargé. Rechargez la page.',
  ],
};

/** What is said with a number in it, as the language writes numbers. */
export const COUNTS = {
  bytes: [
    (count) => `${count} bytes`,
    (count) => `${count} bytes`,
    (count) => `${count} Bytes`,
    (count) => `${count} octets`,
  ],
  share: [
    (percent) => `${percent} % of the time so far`,
    (percent) => `${percent} % van de tijd tot nu toe`,
    (percent) => `${percent} % der bisherigen Zeit`,
    (percent) => `${percent} % du temps jusqu’ici`,
  ],
  missed: [
    (seconds) => `This browser was too slow or asleep: the box missed ${seconds} s.`,
    (seconds) => `Deze browser was te traag of sliep: het kastje miste ${seconds} s.`,
    (seconds) => `Dieser Browser war zu langsam oder schlief: Die Box hat ${seconds} s verpasst.`,
    (seconds) => `Ce navigateur était trop lent ou en veille : le boîtier a manqué ${seconds} s.`,
  ],
  download: [
    (size) => `Download gnomon.uf2 (${size} kB)`,
    (size) => `gnomon.uf2 downloaden (${size} kB)`,
    (size) => `gnomon.uf2 herunterladen (${size} kB)`,
    (size) => `Télécharger gnomon.uf2 (${size} ko)`,
  ],
};
