//! The words of the device itself: menus, set-up, settings, results.

use super::placed;

placed! {
    /// The row for scoring a game without tracking it.
    SCORE_PAD Row = ["Score pad", "Scoreblok", "Wertungsblock", "Feuille de score"];
    /// What a score pad is for.
    PAD_HINT Foot = ["Only count at the end", "Alleen tellen aan het eind", "Nur am Ende werten", "Compter seulement à la fin"];
    /// The row for the settings.
    SETTINGS Row = ["Settings", "Instellingen", "Einstellungen", "Réglages"];
    /// What the settings hold.
    SETTINGS_HINT Foot = ["Language, brightness, sound", "Taal, helderheid, geluid", "Sprache, Helligkeit, Ton", "Langue, lumière, son"];
    /// The row for the page about the device.
    ABOUT Row = ["The buttons", "De knoppen", "Die Tasten", "Les boutons"];
    /// What that page says.
    HELP_HINT Foot = ["What each button does", "Wat elke knop doet", "Was jede Taste tut", "À quoi sert chaque bouton"];
    /// How many can play; the `{}` are the least and the most.
    PLAYERS_HINT Foot = ["{} to {} players", "{} tot {} spelers", "{} bis {} Spieler", "de {} à {} joueurs"];
    /// The question for the number of players.
    PLAYERS Title = ["How many play?", "Hoeveel spelers?", "Wie viele spielen?", "Combien de joueurs ?"];
    /// The heading of the list of seats.
    NAMES Title = ["Who plays?", "Wie doet mee?", "Wer spielt?", "Qui joue ?"];
    /// In which order the names stand.
    CLOCKWISE Aside = ["clockwise", "met de klok mee", "im Uhrzeigersinn", "sens horaire"];
    /// The heading over a name; `{}` is its place.
    NAME_OF Count = ["Name {}", "Naam {}", "Name {}", "Nom {}"];
    /// The row for spelling a name.
    SPELL Row = ["Spell a name…", "Naam spellen…", "Namen buchstabieren…", "Épeler un nom…"];
    /// What choosing a name does.
    PICK_HINT Foot = ["OK: this one plays", "OK: deze doet mee", "OK: spielt mit", "OK : choisir ce nom"];
    /// How many letters a name has so far.
    LETTERS Count = ["{} of 8 letters", "{} van 8 letters", "{} von 8 Zeichen", "{} sur 8 lettres"];
    /// What OK does while spelling; `{}` is a letter.
    OK_ADDS Foot = ["OK: {}  BACK: erase", "OK: {}  BACK: wis", "OK: {}  BACK: löschen", "OK : {}  BACK : effacer"];
    /// A name that can get no more letters.
    NAME_FULL Foot = ["8 letters: full", "8 letters: vol", "8 Zeichen: voll", "8 lettres : plein"];
    /// What NEXT keeps; `{}` is the name.
    NEXT_KEEPS Aside = ["NEXT: {}", "NEXT: {}", "NEXT: {}", "NEXT : {}"];
    /// What OK takes; `{}` is a number.
    OK_IS Count = ["OK: {}", "OK: {}", "OK: {}", "OK : {}"];
    /// What OK does in the list of seats.
    OTHER_NAME Aside = ["OK: another name", "OK: andere naam", "OK: anderer Name", "OK : autre nom"];
    /// Goes to the names.
    NEXT_NAMES Aside = ["NEXT: names", "NEXT: namen", "NEXT: Namen", "NEXT : noms"];
    /// Goes on.
    NEXT_GO_ON Aside = ["NEXT: go on", "NEXT: verder", "NEXT: weiter", "NEXT : suite"];
    /// Begins.
    NEXT_START Aside = ["NEXT: start", "NEXT: start", "NEXT: los", "NEXT : jouer"];
    /// Ends a list of things that take part.
    NEXT_DONE Aside = ["NEXT: done", "NEXT: klaar", "NEXT: fertig", "NEXT : fini"];
    /// The question who begins.
    FIRST Title = ["Who begins?", "Wie begint?", "Wer beginnt?", "Qui commence ?"];
    /// The heading of the options of a game.
    OPTIONS Title = ["How do you play?", "Hoe spelen jullie?", "Wie wird gespielt?", "Quelle variante ?"];
    /// What OK does with a row that has a value.
    OK_CHANGES Aside = ["OK: change", "OK: wijzig", "OK: ändern", "OK : changer"];
    /// What OK does with something that takes part or not.
    MEMBERS_HINT Aside = ["OK: in or out", "OK: wel of niet", "OK: mit oder ohne", "OK : avec ou sans"];
    /// The row that goes on in the set-up.
    GO_ON Row = ["Go on", "Verder", "Weiter", "Continuer"];
    /// The row that begins the game.
    START Row = ["Start!", "Start!", "Los geht's!", "C'est parti !"];
    /// The row for how closely a game is tracked.
    HOW_CLOSELY Row = ["How closely?", "Hoe precies?", "Wie genau?", "Quel suivi ?"];
    /// Only the numbers that count.
    LIGHT Value = ["Light", "Licht", "Grob", "Léger"];
    /// Everything.
    FULL Value = ["Full", "Volledig", "Ganz genau", "Complet"];
    /// What full tracking asks of the players.
    FULL_ASKS Foot = ["Full: every move is entered", "Volledig: elke zet invoeren", "Ganz genau: jeder Zug", "Complet : chaque coup"];
    /// The row that makes a game light.
    LIGHTEN Row = ["Track lightly", "Licht bijhouden", "Grob begleiten", "Suivi léger"];
    /// What that means.
    LIGHTEN_HINT Foot = ["From now on only numbers", "Vanaf nu alleen getallen", "Ab jetzt nur Zahlen", "Désormais juste des nombres"];
    /// A number that can grow no more; `{}` is the number.
    NO_MORE_THAN Count = ["{} at most", "hoogstens {}", "höchstens {}", "{} au plus"];
    /// Things of which all are with somebody; `{}` is the number.
    ALL_TAKEN FootCount = ["All {} are taken", "Alle {} zijn op", "Alle {} sind vergeben", "Les {} sont pris"];
    /// A number that can shrink no more; `{}` is the number.
    NO_LESS_THAN Count = ["{} at least", "minstens {}", "mindestens {}", "{} au moins"];
    /// What OK does on a player's page with several numbers.
    OK_NEXT_NUMBER Aside = ["OK: next number", "OK: volgend getal", "OK: nächste Zahl", "OK : autre nombre"];
    /// What OK does on a player's page with one number.
    OK_WHY_SO Aside = ["OK: why?", "OK: waarom?", "OK: warum?", "OK : pourquoi ?"];
    /// What NEXT does on a player's page.
    NEXT_PLAY Aside = ["NEXT: play", "NEXT: spelen", "NEXT: spielen", "NEXT : jouer"];
    /// What OK does in a list in which it adds one.
    OK_ONE_MORE Aside = ["OK: one more", "OK: één erbij", "OK: eins mehr", "OK : un de plus"];
    /// What OK and BACK do there.
    OK_AND_BACK Aside = ["OK +1, BACK −1", "OK +1, BACK −1", "OK +1, BACK −1", "OK +1, BACK −1"];
    /// What NEXT does after the last player was counted.
    NEXT_RESULT Aside = ["NEXT: result", "NEXT: uitslag", "NEXT: Ergebnis", "NEXT : résultat"];
    /// Who comes next; `{}` is the name.
    NEXT_IS Aside = ["NEXT: {}", "NEXT: {}", "NEXT: {}", "NEXT : {}"];
    /// The row for what is remembered of cards and boards.
    REMEMBERED Row = ["Known numbers", "Bekende getallen", "Bekannte Zahlen", "Nombres connus"];
    /// What they are.
    REMEMBERED_HINT Aside = ["Printed on cards", "Staan op kaarten", "Von den Karten", "Sur les cartes"];
    /// The heading of that list, which says what OK does there.
    FORGET Title = ["OK forgets a number", "OK vergeet een getal", "OK vergisst eine Zahl", "OK oublie un nombre"];
    /// What was forgotten; `{}` is what.
    FORGOTTEN Note = ["Forgotten: {}", "Vergeten: {}", "Vergessen: {}", "Oublié : {}"];
    /// The heading of the menu.
    MENU Title = ["Menu", "Menu", "Menü", "Menu"];
    /// The row that leaves the menu.
    CONTINUE Row = ["Back to the game", "Terug naar het spel", "Zurück zum Spiel", "Retour au jeu"];
    /// What that does.
    CONTINUE_HINT Foot = ["Nothing is changed", "Er verandert niets", "Nichts wird geändert", "Rien ne change"];
    /// The row for the list of moves.
    HISTORY Row = ["History", "Verloop", "Verlauf", "Historique"];
    /// What that list is for.
    HISTORY_HINT Foot = ["Take back, bring back", "Terugnemen, herstellen", "Zurücknehmen, wiederholen", "Annuler, rétablir"];
    /// How many moves stand.
    MOVES Count = ["{} moves", "{} zetten", "{} Züge", "{} coups"];
    /// A single move stands.
    ONE_MOVE Aside = ["1 move", "1 zet", "1 Zug", "1 coup"];
    /// What OK does with the newest move.
    OK_TAKES_BACK Foot = ["OK: take this back", "OK: neem terug", "OK: zurücknehmen", "OK : annuler ce coup"];
    /// What OK does with an older move.
    OK_TAKES_BACK_MANY FootCount = ["OK: take back these {}", "OK: neem deze {} terug", "OK: diese {} zurücknehmen", "OK : annuler ces {} coups"];
    /// What OK does with what was taken back.
    OK_BRINGS_BACK Foot = ["OK: bring back", "OK: herstel", "OK: wiederholen", "OK : rétablir"];
    /// The question before several moves are taken back.
    TAKE_BACK Page = ["Take back {} moves?", "{} zetten terugnemen?", "{} Züge zurücknehmen?", "Annuler {} coups ?"];
    /// The question before the end of a game is taken back that was over for long.
    TAKE_BACK_END Page = ["This game is over. Take back its last move?", "Dit spel is afgelopen. De laatste zet terugnemen?", "Dieses Spiel ist zu Ende. Den letzten Zug zurücknehmen?", "Cette partie est finie. Annuler le dernier coup ?"];
    /// Everything that was taken back.
    ALL_OF_THEM Count = ["all {}", "alle {}", "alle {}", "les {}"];
    /// The row for corrections.
    FIX Row = ["Fix a number", "Getal verbeteren", "Zahl korrigieren", "Corriger un nombre"];
    /// What corrections are for.
    FIX_HINT Foot = ["Set it as on the table", "Zet het zoals op tafel", "Wie auf dem Tisch einstellen", "Régler comme sur la table"];
    /// The end of a turn in the history.
    TURN_OVER Label = ["turn over", "beurt voorbij", "Zug beendet", "tour fini"];
    /// A count in the history.
    COUNTED Label = ["counted", "geteld", "gezählt", "compté"];
    /// A correction in the history.
    FIXED Aside = ["fixed", "verbeterd", "korrigiert", "corrigé"];
    /// The row for the scoreboard.
    SCORES Row = ["Scores", "Stand", "Punktestand", "Scores"];
    /// What the scoreboard shows.
    SCORES_HINT Foot = ["All players, and why", "Alle spelers, en waarom", "Alle Spieler, und warum", "Tous les joueurs, et pourquoi"];
    /// The row for the reminders of this phase.
    RULES Row = ["Rules of this phase", "Regels van deze fase", "Regeln dieser Phase", "Règles de cette phase"];
    /// What they are.
    RULES_HINT Foot = ["What matters now", "Waar je nu op let", "Woran jetzt zu denken ist", "À quoi penser maintenant"];
    /// The row for a new game.
    NEW_GAME Row = ["New game", "Nieuw spel", "Neues Spiel", "Nouvelle partie"];
    /// What that does.
    NEW_GAME_HINT Foot = ["This one is kept", "Dit spel blijft bewaard", "Dieses bleibt gespeichert", "Celle-ci est conservée"];
    /// The question before a game is left.
    LEAVE_GAME Question = ["Leave this game and start a new one?", "Dit spel verlaten en nieuw beginnen?", "Dieses Spiel verlassen und neu beginnen?", "Quitter cette partie et en commencer une autre ?"];
    /// Asks whether to lay a game on the table that came over the cable; its title is the game.
    OFFERED Question = ["From the cable: lay it on the table?", "Van de kabel: op tafel leggen?", "Vom Kabel: auf den Tisch legen?", "Du câble : poser sur la table ?"];
    /// The same while another game lies there, which stays among the earlier games.
    OFFERED_INSTEAD Question = ["From the cable: play it? Yours is kept.", "Van de kabel: spelen? Jullie spel blijft.", "Vom Kabel: spielen? Eures bleibt.", "Du câble : y jouer ? La vôtre reste."];
    /// The name of the language setting.
    LANGUAGE Setting = ["Language", "Taal", "Sprache", "Langue"];
    /// The name of the brightness setting.
    BRIGHTNESS Setting = ["Brightness", "Helderheid", "Helligkeit", "Luminosité"];
    /// The name of the sound setting.
    SOUND Setting = ["Sound", "Geluid", "Ton", "Son"];
    /// The name of the setting for when the screen goes dark.
    SLEEP Setting = ["Screen off", "Scherm uit", "Display aus", "Veille après"];
    /// The name of the setting for the clock.
    CLOCK Setting = ["Clock", "Klok", "Uhr", "Chrono"];
    /// What it counts.
    CLOCK_HINT Foot = ["Each player's thinking time", "Denktijd van elke speler", "Bedenkzeit für jeden", "Temps de réflexion de chacun"];
    /// The same beside what NEXT does.
    CLOCK_SHORT_HINT Aside = ["Thinking time", "Denktijd", "Bedenkzeit", "Réflexion"];
    /// The name of the setting for when the clock reminds of a long turn.
    REMINDER Setting = ["Reminder", "Seintje", "Erinnerung", "Rappel"];
    /// What it is.
    REMINDER_HINT Foot = ["When a turn takes longer", "Als een beurt langer duurt", "Wenn ein Zug länger dauert", "Quand un tour dure plus"];
    /// The clock stands because of this screen.
    PAUSED Aside = ["clock paused", "klok staat stil", "Uhr steht still", "chrono en pause"];
    /// The row for the thinking times, and the heading over them.
    TIMES Setting = ["Thinking time", "Denktijd", "Bedenkzeit", "Réflexion"];
    /// The longest of them; `{}` is the time.
    LONGEST Label = ["longest  {}", "langst  {}", "am längsten  {}", "le plus long  {}"];
    /// The shortest of them; `{}` is the time.
    SHORTEST Label = ["shortest  {}", "kortst  {}", "am kürzesten  {}", "le plus court  {}"];
    /// The name of the setting for the chip of the display.
    DISPLAY Setting = ["Display chip", "Schermchip", "Display-Chip", "Puce d'écran"];
    /// When to change it.
    DISPLAY_HINT Foot = ["If the picture is shifted", "Als het beeld verschoven is", "Falls das Bild verschoben ist", "Si l'image est décalée"];
    /// The chip that is found.
    AUTO Value = ["auto", "auto", "auto", "auto"];
    /// The row for a new program.
    UPDATE Row = ["Update", "Bijwerken", "Aktualisieren", "Mettre à jour"];
    /// What that is.
    UPDATE_HINT Foot = ["A new program, by USB", "Een nieuw programma, via USB", "Neues Programm über USB", "Nouveau programme, par USB"];
    /// The question before it; `{}` is the name of the drive.
    UPDATE_ASK Question = ["Restart as drive {}? Game is kept.", "Herstarten als {}? Het spel blijft.", "Neustart als {}? Das Spiel bleibt.", "Redémarrer en {} ? Partie gardée."];
    /// What to do then; `{}` is the name of the drive.
    UPDATING Page = ["Connect USB, copy the new .uf2 file to drive {}. To go back, unplug.", "Sluit USB aan, zet het .uf2-bestand op schijf {}. Terug: stekker eruit.", "USB anschließen, .uf2-Datei auf Laufwerk {} kopieren. Zurück: Stecker ziehen.", "Branchez l'USB et copiez le fichier .uf2 sur le disque {}. Retour : débranchez."];
    /// Which build of the program this is; `{}` is its mark.
    BUILD Aside = ["Build {}", "Build {}", "Build {}", "Build {}"];
    /// No fault has stopped the device.
    NO_FAULT Page = ["No fault since power-on", "Geen fout sinds het aanzetten", "Kein Fehler seit dem Einschalten", "Aucune panne depuis l'allumage"];
    /// The words that a fault left follow.
    LAST_FAULT Aside = ["Last fault:", "Laatste fout:", "Letzter Fehler:", "Dernière panne :"];
    /// Leads from the message after a fault to what it left.
    HOLD_OK_WHY Aside = ["hold OK: why", "OK lang: waarom", "OK lang: warum", "OK long : pourquoi"];
    /// The name of an aid for which a game has no name of its own.
    AID Setting = ["Hints", "Tips", "Tipps", "Aides"];
    /// A setting that is on.
    ON Value = ["on", "aan", "an", "oui"];
    /// A setting that is off.
    OFF Value = ["off", "uit", "aus", "non"];
    /// A time that never comes.
    NEVER Value = ["never", "nooit", "nie", "jamais"];
    /// Agreement.
    YES Row = ["Yes", "Ja", "Ja", "Oui"];
    /// Refusal.
    NO Row = ["No", "Nee", "Nein", "Non"];
    /// The title that names the winner; `{}` is the name.
    WINS Title = ["{} wins!", "{} wint!", "{} gewinnt!", "{} gagne !"];
    /// The same over the whole screen.
    WINS_BANNER Banner = ["{}\nwins!", "{}\nwint!", "{}\ngewinnt!", "{}\ngagne !"];
    /// The title of a shared victory.
    SHARED Title = ["Shared victory!", "Gedeelde winst!", "Geteilter Sieg!", "Victoire partagée !"];
    /// The same over the whole screen.
    SHARED_BANNER Banner = ["Shared\nvictory!", "Gedeelde\nwinst!", "Geteilter\nSieg!", "Victoire\npartagée !"];
    /// The title where nobody has won.
    NO_WINNER Title = ["Nobody has won", "Niemand heeft gewonnen", "Niemand hat gewonnen", "Personne n'a gagné"];
    /// The heading of the reasons for a score; `{}` is the points.
    WHY Count = ["why {}?", "waarom {}?", "warum {}?", "pourquoi {} ?"];
    /// Leads to these reasons.
    OK_WHY Count = ["OK: why {}?", "OK: waarom {}?", "OK: warum {}?", "OK : pourquoi {} ?"];
    /// The sum of a score.
    IN_ALL Count = ["in all {}", "samen {}", "gesamt {}", "total {}"];
    /// Leads to the rule behind a row.
    THE_RULE Aside = ["hold OK: rule", "OK lang: regel", "OK lang: Regel", "OK long : règle"];
    /// Leads to everything about a player.
    ALL_ABOUT Foot = ["OK: all about {}", "OK: alles over {}", "OK: alles über {}", "OK : tout sur {}"];
    /// The title where points alone did not decide; `{}` is the points.
    LEVEL Count = ["{} points each", "Elk {} punten", "Je {} Punkte", "{} points chacun"];
    /// The row that sets the last table up again; `{}` is the game.
    AGAIN_GAME Title = ["Again: {}", "Opnieuw: {}", "Nochmal: {}", "Encore : {}"];
    /// The row that lets chance say who begins.
    DRAW_LOTS Row = ["Draw lots", "Loten", "Auslosen", "Tirer au sort"];
    /// Whom the lot fell to.
    BEGINS Row = ["begins", "begint", "beginnt", "commence"];
    /// The row that starts the same table again.
    AGAIN Row = ["Again, same table", "Nog een keer", "Noch eine Partie", "Rejouer ensemble"];
    /// The name of what is common to all players.
    COMMON Row = ["The whole table", "De hele tafel", "Der ganze Tisch", "Toute la table"];
    /// The heading of the fields of a correction.
    WHOSE Title = ["Fix: whose number?", "Verbeter: van wie?", "Korrektur: bei wem?", "Corriger : chez qui ?"];
    /// The text of an empty list.
    NOTHING Row = ["Nothing yet", "Nog niets", "Noch nichts", "Encore rien"];
    /// The round.
    ROUND Count = ["Round {}", "Ronde {}", "Runde {}", "Manche {}"];
    /// Who comes next.
    THEN Aside = ["then {}", "dan {}", "dann {}", "puis {}"];
    /// The last round.
    LAST_ROUND Count = ["LAST ROUND", "LAATSTE RONDE", "LETZTE RUNDE", "DERNIÈRE MANCHE"];
    /// Which of how many.
    PAGE_OF Aside = ["{} of {}", "{} van {}", "{} von {}", "{} sur {}"];
    /// The limits of a number.
    LIMITS Aside = ["{} to {}", "{} t/m {}", "{} bis {}", "{} à {}"];
    /// Leads to the next page.
    OK_MORE Aside = ["OK: more", "OK: verder", "OK: weiter", "OK : suite"];
    /// Leads back.
    BACK Aside = ["BACK: back", "BACK: terug", "BACK: zurück", "BACK : retour"];
    /// Goes on after something that fills the screen.
    ANY_BUTTON Aside = ["any button", "druk op een knop", "Taste drücken", "appuyez"];
    /// The title of a refusal that is too long for the foot.
    NOT_POSSIBLE Title = ["That does not work", "Dat kan niet", "Das geht nicht", "Ce n'est pas possible"];
    /// The explanation of the buttons.
    HELP Rule = ["UP, DOWN: row, number\nOK: choose\nNEXT: go on\nBACK: undo\nOK held: what is this?\nNEXT held: scores\nBACK held: menu\nUP, DOWN held: faster", "UP, DOWN: regel, getal\nOK: kiezen\nNEXT: verder\nBACK: terugnemen\nOK lang: wat is dit?\nNEXT lang: stand\nBACK lang: menu\nUP, DOWN lang: sneller", "UP, DOWN: Zeile, Zahl\nOK: wählen\nNEXT: weiter\nBACK: zurücknehmen\nOK lang: was ist das?\nNEXT lang: Punktestand\nBACK lang: Menü\nUP, DOWN lang: schneller", "UP, DOWN : ligne, nombre\nOK : choisir\nNEXT : continuer\nBACK : annuler\nOK long : c'est quoi ?\nNEXT long : scores\nBACK long : menu\nUP, DOWN long : plus vite"];
    /// The heading of the message about a damaged game.
    DAMAGED Title = ["Saved game damaged", "Spel beschadigd", "Spielstand beschädigt", "Partie endommagée"];
    /// How much of it is left; `{}` is the number of entries.
    DAMAGED_TEXT Page = ["Part of it was lost, {} moves are kept. Compare with the table and enter the rest.", "Een deel is weg, {} zetten zijn bewaard. Vergelijk met de tafel en voer de rest in.", "Ein Teil fehlt, {} Züge sind da. Mit dem Tisch vergleichen und den Rest nachtragen.", "Une partie manque, {} coups gardés. Comparez à la table et ajoutez le reste."];
    /// The heading of the message about a game that cannot be read.
    UNREADABLE Title = ["Saved game lost", "Spel verloren", "Spielstand verloren", "Partie perdue"];
    /// The message that only this game is lost.
    UNREADABLE_TEXT Page = ["A saved game cannot be read any more. Nothing else is lost.", "Een bewaard spel is onleesbaar geworden. De rest is er nog.", "Ein Spielstand ist nicht mehr lesbar. Alles andere ist da.", "Une partie gardée est illisible. Le reste est intact."];
    /// The heading of the message about a game of a newer program.
    NEWER Title = ["Newer saved game", "Nieuwer spel bewaard", "Neuerer Spielstand", "Partie plus récente"];
    /// What to do about it.
    NEWER_TEXT Page = ["This program is too old to read it. It is left as it is. Update Gnomon to go on.", "Dit programma is te oud om het te lezen. Het blijft bewaard. Werk Gnomon bij.", "Dieses Programm ist zu alt, ihn zu lesen. Er bleibt erhalten. Bitte Gnomon aktualisieren.", "Ce programme est trop ancien pour la lire. Elle est gardée. Mettez Gnomon à jour."];
    /// The heading of the message about a game that only an older program can play.
    OLDER Title = ["Older saved game", "Ouder spel bewaard", "Älterer Spielstand", "Partie plus ancienne"];
    /// Where it is.
    OLDER_TEXT Page = ["An older version kept it; this one cannot play it. It stays among the earlier games.", "Bewaard door een oudere versie, hier niet speelbaar. Het staat bij de eerdere spellen.", "Von einer älteren Version, hier nicht spielbar. Er liegt bei den früheren Spielen.", "Gardée par une ancienne version, injouable ici. Elle reste avec les parties précédentes."];
    /// The heading of the message that nothing can be saved.
    CANNOT_KEEP Title = ["Saving failed", "Bewaren mislukt", "Speichern gescheitert", "Sauvegarde impossible"];
    /// What that means.
    CANNOT_KEEP_TEXT Page = ["The game goes on, but without power it is lost.", "Het spel gaat door, maar zonder stroom is het weg.", "Das Spiel geht weiter, aber ohne Strom ist es verloren.", "Le jeu continue, mais sans courant il sera perdu."];
    /// The row for the games that were played before.
    EARLIER Row = ["Earlier games", "Eerdere spellen", "Frühere Spiele", "Parties précédentes"];
    /// One of them that was left before its end.
    NOT_OVER Aside = ["not over", "niet af", "nicht zu Ende", "inachevée"];
    /// What that list is for.
    EARLIER_HINT Foot = ["Go on with one of them", "Speel er een verder", "Eines weiterspielen", "En reprendre une"];
    /// The row for the people who played, and the heading over them.
    PEOPLE Row = ["Players", "Spelers", "Spieler", "Joueurs"];
    /// What that list shows.
    PEOPLE_HINT Foot = ["Played, won, best score", "Gespeeld, gewonnen, record", "Gespielt, gewonnen, Rekord", "Parties, victoires, record"];
    /// What the numbers beside the names are.
    WON_OF Aside = ["won / played", "winst / gespeeld", "Siege / Spiele", "gagnées / jouées"];
    /// Leads to what somebody did game by game.
    OK_BY_GAME Aside = ["OK: by game", "OK: per spel", "OK: je Spiel", "OK : par jeu"];
    /// What the numbers beside the games are; the last one is the most points.
    WON_AND_BEST Aside = ["won, best", "winst, record", "Siege, Rekord", "gagnées, record"];
    /// What somebody did in all games; the `{}` are numbers.
    PLAYED_WON Foot = ["{} played, {} won", "{} gespeeld, {} winst", "{} Spiele, {} Siege", "{} jouées, {} gagnées"];
    /// More points than anybody had before; `{}` is the name.
    NEW_RECORD Label = ["{}: new record", "{}: nieuw record", "{}: neuer Rekord", "{} : record battu"];
    /// More points than this player had before; `{}` is the name.
    BEST_SO_FAR Label = ["{}: best so far", "{}: beste tot nu", "{}: bisher Bestes", "{} : son record"];
    /// The first game that somebody won after others; `{}` is the name.
    FIRST_WIN Label = ["{}: first win", "{}: eerste winst", "{}: erster Sieg", "{} : 1re victoire"];
    /// The first was ahead of the second by less than ever.
    CLOSEST Row = ["Closest game so far", "Spannender was het nooit", "So knapp war es nie", "Jamais aussi serré"];
    /// The heading of the message after a fault.
    RESTARTED Title = ["Gnomon restarted", "Gnomon is herstart", "Gnomon neu gestartet", "Gnomon a redémarré"];
    /// What to check.
    RESTARTED_TEXT Page = ["A fault stopped it. The game goes on: check the last move.", "Door een fout. Het spel gaat verder: kijk de laatste zet na.", "Ein Fehler hielt es an. Das Spiel geht weiter: bitte den letzten Zug prüfen.", "Une erreur l'a arrêté. Le jeu continue : vérifiez le dernier coup."];
    /// The heading of the message about a game that made the device fail repeatedly.
    SET_ASIDE Title = ["Game set aside", "Spel opzijgezet", "Spiel beiseitegelegt", "Partie mise de côté"];
    /// Where it is.
    SET_ASIDE_TEXT Page = ["Gnomon failed with it again and again. It is kept among the earlier games.", "Gnomon liep er steeds op vast. Het is bewaard bij de eerdere spellen.", "Gnomon scheiterte immer wieder daran. Es liegt bei den früheren Spielen.", "Gnomon échouait sans cesse avec elle. Elle reste avec les parties précédentes."];
    /// The row and the heading of the test of a box that was just built.
    SELF_TEST Setting = ["Self-test", "Zelftest", "Selbsttest", "Autotest"];
    /// What is tested.
    SELF_TEST_HINT Foot = ["Buttons, screen, sound, flash", "Knoppen, scherm, geluid, flash", "Tasten, Bild, Ton, Flash", "Boutons, écran, son, flash"];
    /// How many games the flash holds.
    IN_FLASH FootCount = ["Games in flash: {}", "Spellen in flash: {}", "Spiele im Flash: {}", "Parties en flash : {}"];
    /// How the test is left.
    LEAVE_TEST Foot = ["BACK held: leave", "BACK lang: stoppen", "BACK lang: beenden", "BACK long : quitter"];
    /// The heading of what the players set up by hand.
    SET_UP Title = ["Set up the table", "Zet het spel klaar", "Spiel aufbauen", "Mise en place"];
}

#[cfg(test)]
mod tests {
    use super::super::checks;
    use super::PLACES;

    #[test]
    fn every_text_fits_its_place_in_every_language() {
        for (text, place) in PLACES {
            checks::text(*text, *place);
        }
    }
}
