//! The words of the device itself: menus, set-up, settings, results.

use super::{Text, text};

/// Names the texts and states how wide each may be: columns of a line, and how many lines.
macro_rules! chrome {
    ($( $(#[$doc:meta])* $name:ident [$columns:literal x $lines:literal] = $en:literal, $nl:literal, $de:literal, $fr:literal; )*) => {
        $( $(#[$doc])* pub(crate) const $name: Text = text!([$en, $nl, $de, $fr]); )*

        /// All texts with their places: name, text, columns, lines.
        #[cfg(test)]
        pub(super) const PLACES: &[(&str, Text, usize, usize)] = &[
            $( (stringify!($name), $name, $columns, $lines), )*
        ];
    };
}

chrome! {
    /// The heading of the list of games.
    WHICH_GAME [21 x 1] = "Which game?", "Welk spel?", "Welches Spiel?", "Quel jeu ?";
    /// The row for scoring a game without tracking it.
    SCORE_PAD [19 x 1] = "Score pad", "Scoreblok", "Wertungsblock", "Bloc de score";
    /// The row for the settings.
    SETTINGS [19 x 1] = "Settings", "Instellingen", "Einstellungen", "Réglages";
    /// The row for the page about the device.
    ABOUT [19 x 1] = "Help", "Hulp", "Hilfe", "Aide";
    /// The question for the number of players.
    PLAYERS [21 x 1] = "How many players?", "Hoeveel spelers?", "Wie viele spielen?", "Combien de joueurs ?";
    /// The heading of the list of seats.
    NAMES [21 x 1] = "Clockwise: who plays?", "Met de klok mee: wie?", "Wer spielt, reihum?", "Sens horaire : qui ?";
    /// The heading of the list of names.
    PICK_NAME [21 x 1] = "Pick a name", "Kies een naam", "Name wählen", "Choisir un nom";
    /// The row for spelling a name.
    SPELL [19 x 1] = "Letter by letter", "Letter voor letter", "Buchstabieren", "Lettre par lettre";
    /// The explanation of the keys while spelling.
    SPELL_KEYS [21 x 2] = "OK: add BACK: delete\nNEXT: done", "OK: erbij BACK: wis\nNEXT: klaar", "OK: dazu BACK: weg\nNEXT: fertig", "OK: ajoute BACK: ôte\nNEXT : terminé";
    /// The question who begins.
    FIRST [21 x 1] = "Who begins?", "Wie begint?", "Wer beginnt?", "Qui commence ?";
    /// The heading of the options of a game.
    OPTIONS [21 x 1] = "How do you play?", "Hoe speel je?", "Wie wird gespielt?", "Quelle variante ?";
    /// The row that goes on in the set-up.
    GO_ON [19 x 1] = "Go on", "Verder", "Weiter", "Continuer";
    /// The row that begins the game.
    START [19 x 1] = "Start!", "Start!", "Los geht's!", "C'est parti !";
    /// The row for what is remembered of cards and boards.
    REMEMBERED [16 x 1] = "Known numbers", "Bekende getallen", "Bekannte Zahlen", "Nombres connus";
    /// The heading of that list, which says what OK does there.
    FORGET [21 x 1] = "OK forgets a number", "OK vergeet een getal", "OK vergisst eine Zahl", "OK oublie un nombre";
    /// The title above what was forgotten.
    FORGOTTEN [21 x 1] = "Forgotten:", "Vergeten:", "Vergessen:", "Oublié :";
    /// The heading of the menu.
    MENU [21 x 1] = "Menu", "Menu", "Menü", "Menu";
    /// The row that leaves the menu.
    CONTINUE [19 x 1] = "Back to the game", "Terug naar spel", "Zurück zum Spiel", "Retour au jeu";
    /// The row for the list of moves.
    HISTORY [19 x 1] = "Undo and redo", "Terug en opnieuw", "Rückgängig", "Annuler, rétablir";
    /// The row for corrections.
    FIX [19 x 1] = "Fix a number", "Getal verbeteren", "Zahl korrigieren", "Corriger un nombre";
    /// The row for the scoreboard.
    SCORES [19 x 1] = "Scores", "Stand", "Punktestand", "Scores";
    /// The row for the reminders of this phase.
    RULES [19 x 1] = "Rules of this phase", "Regels deze fase", "Regeln der Phase", "Règles de la phase";
    /// The row for a new game.
    NEW_GAME [19 x 1] = "New game", "Nieuw spel", "Neues Spiel", "Nouvelle partie";
    /// The question before a game is left.
    LEAVE_GAME [21 x 2] = "Leave this game and\nstart a new one?", "Dit spel verlaten en\nnieuw beginnen?", "Dieses Spiel beenden\nund neu beginnen?", "Quitter cette partie\net en commencer une ?";
    /// The name of the language setting.
    LANGUAGE [12 x 1] = "Language", "Taal", "Sprache", "Langue";
    /// The name of the brightness setting.
    BRIGHTNESS [12 x 1] = "Brightness", "Helderheid", "Helligkeit", "Luminosité";
    /// The name of the sound setting.
    SOUND [12 x 1] = "Sound", "Geluid", "Ton", "Son";
    /// The name of the setting for when the screen goes dark.
    SLEEP [12 x 1] = "Screen off", "Scherm uit", "Display aus", "Écran éteint";
    /// A setting that is on.
    ON [8 x 1] = "on", "aan", "an", "oui";
    /// A setting that is off.
    OFF [8 x 1] = "off", "uit", "aus", "non";
    /// A time that never comes.
    NEVER [8 x 1] = "never", "nooit", "nie", "jamais";
    /// Agreement.
    YES [19 x 1] = "Yes", "Ja", "Ja", "Oui";
    /// Refusal.
    NO [19 x 1] = "No", "Nee", "Nein", "Non";
    /// The title above what an undo took back.
    UNDONE [21 x 1] = "Taken back:", "Teruggenomen:", "Zurückgenommen:", "Annulé :";
    /// The title above what a redo brought back.
    REDONE [21 x 1] = "Brought back:", "Hersteld:", "Wiederhergestellt:", "Rétabli :";
    /// The title above a number that was corrected.
    FIXED [21 x 1] = "Fixed:", "Verbeterd:", "Korrigiert:", "Corrigé :";
    /// The title that names the winner; `{}` is the name.
    WINS [13 x 1] = "{} wins!", "{} wint!", "{} gewinnt!", "{} gagne !";
    /// The title of a shared victory.
    SHARED [21 x 1] = "Shared victory!", "Gedeelde winst!", "Geteilter Sieg!", "Victoire partagée !";
    /// The title where nobody has won.
    NO_WINNER [21 x 1] = "Nobody has won", "Niemand wint nog", "Niemand hat gewonnen", "Personne ne gagne";
    /// The heading of the reasons for a score; `{}` is the points.
    WHY [10 x 1] = "Why {}?", "Waarom {}?", "Warum {}?", "D'où {} ?";
    /// The title where points alone did not decide.
    LEVEL [21 x 1] = "Level on points", "Gelijk in punten", "Punktgleich", "Égalité de points";
    /// The row that starts the same table again.
    AGAIN [19 x 1] = "Same table again", "Nog een keer", "Noch eine Partie", "Rejouer ensemble";
    /// The name of what is common to all players.
    COMMON [19 x 1] = "The whole table", "De hele tafel", "Ganzer Tisch", "Toute la table";
    /// The heading of the fields of a correction.
    WHOSE [21 x 1] = "Fix: whose?", "Verbeter: van wie?", "Korrektur: wessen?", "Corriger : chez qui ?";
    /// The text of an empty list.
    NOTHING [21 x 1] = "Nothing yet", "Nog niets", "Noch nichts", "Encore rien";
    /// The letter before the number of a round.
    ROUND [1 x 1] = "R", "R", "R", "M";
    /// The explanation of the buttons.
    HELP [21 x 5] = "OK held: what is it?\nBACK: undo\nBACK held: menu\nNEXT: phase is done\nNEXT held: scores", "OK vast: wat is dit?\nBACK: ongedaan\nBACK vast: menu\nNEXT: fase klaar\nNEXT vast: stand", "OK lang: was ist das?\nBACK: rückgängig\nBACK lang: Menü\nNEXT: Phase fertig\nNEXT lang: Stand", "OK long: c'est quoi ?\nBACK : annuler\nBACK long : menu\nNEXT : phase finie\nNEXT long : scores";
    /// The heading of the message about a damaged game.
    DAMAGED [21 x 1] = "Saved game damaged", "Spel beschadigd", "Spielstand beschädigt", "Partie endommagée";
    /// How much of it is left; `{}` is the number of entries.
    DAMAGED_TEXT [21 x 4] = "Part of it was lost.\n{} moves are kept.\nCompare the table and\nenter what is missing", "Een deel is weg.\n{} zetten bewaard.\nVergelijk de tafel,\nvoer de rest in.", "Ein Teil fehlt.\n{} Züge sind da.\nTisch vergleichen und\nden Rest nachtragen.", "Une partie manque.\n{} coups gardés.\nComparez à la table,\najoutez le reste.";
    /// The heading of the message about a game that cannot be read.
    UNREADABLE [21 x 1] = "Saved game lost", "Spel verloren", "Spielstand verloren", "Partie perdue";
    /// The message that only this game is lost.
    UNREADABLE_TEXT [21 x 4] = "A saved game cannot\nbe read any more.\nNothing else is lost.", "Een bewaard spel is\nonleesbaar geworden.\nDe rest is er nog.", "Ein Spielstand ist\nnicht mehr lesbar.\nAlles andere ist da.", "Une partie gardée\nest illisible.\nLe reste est intact.";
    /// The heading of the message about a game of a newer program.
    NEWER [21 x 1] = "Newer saved game", "Nieuwer spel bewaard", "Neuerer Spielstand", "Partie plus récente";
    /// What to do about it.
    NEWER_TEXT [21 x 4] = "This program is too\nold to read it.\nIt is left as it is.\nUpdate to go on.", "Dit programma is te\noud om het te lezen.\nHet blijft bewaard.\nWerk Gnomon bij.", "Dieses Programm ist\nzu alt, ihn zu lesen.\nEr bleibt erhalten.\nGnomon aktualisieren.", "Ce programme est trop\nancien pour la lire.\nElle est conservée.\nMettez Gnomon à jour.";
    /// The heading of the message about a game that only an older program can play.
    OLDER [21 x 1] = "Older saved game", "Ouder spel bewaard", "Älterer Spielstand", "Partie plus ancienne";
    /// Where it is.
    OLDER_TEXT [21 x 4] = "An older version kept\nit; this one cannot\nplay it. It stays in\nEarlier games.", "Bewaard door een\noudere versie, niet\nmeer speelbaar. Staat\nbij Eerdere spellen.", "Von einer älteren\nVersion, hier nicht\nspielbar. Er liegt\nunter Frühere Spiele.", "Gardée par une\nancienne version,\ninjouable ici. Voir\nParties précédentes.";
    /// The heading of the message that nothing can be saved.
    CANNOT_KEEP [21 x 1] = "Saving failed", "Bewaren mislukt", "Speichern gescheitert", "Sauvegarde impossible";
    /// What that means.
    CANNOT_KEEP_TEXT [21 x 4] = "The game goes on, but\nwithout power it is\nlost.", "Het spel gaat door,\nmaar zonder stroom is\nhet weg.", "Das Spiel läuft, aber\nohne Strom ist es\nverloren.", "Le jeu continue, mais\nsans courant il sera\nperdu.";
    /// The row for the games that were played before.
    EARLIER [19 x 1] = "Earlier games", "Eerdere spellen", "Frühere Spiele", "Parties précédentes";
    /// The heading of the message after a fault.
    RESTARTED [21 x 1] = "Gnomon restarted", "Gnomon is herstart", "Gnomon neu gestartet", "Gnomon a redémarré";
    /// What to check.
    RESTARTED_TEXT [21 x 4] = "A fault stopped it.\nThe game goes on:\ncheck the last move.", "Door een fout.\nHet spel gaat verder:\nkijk de laatste zet\nna.", "Ein Fehler hielt es\nan. Das Spiel geht\nweiter: bitte letzten\nZug prüfen.", "Une erreur l'a\narrêté. Le jeu\ncontinue : vérifiez\nle dernier coup.";
    /// The heading of the message about a game that made the device fail repeatedly.
    SET_ASIDE [21 x 1] = "Game set aside", "Spel opzijgezet", "Spiel beiseitegelegt", "Partie mise de côté";
    /// Where it is.
    SET_ASIDE_TEXT [21 x 4] = "Gnomon failed again\nand again with it.\nIt is kept under\nEarlier games.", "Gnomon liep er steeds\nop vast. Het is\nbewaard bij Eerdere\nspellen.", "Gnomon scheiterte\nimmer wieder daran.\nEs liegt unter\nFrühere Spiele.", "Gnomon échouait sans\ncesse avec elle. Elle\nest gardée : Parties\nprécédentes.";
    /// The heading of what the players set up by hand.
    SET_UP [21 x 1] = "Set up the table", "Zet het spel klaar", "Spiel aufbauen", "Mise en place";
}

#[cfg(test)]
mod tests {
    use super::super::Lang;
    use super::PLACES;

    #[test]
    fn every_text_fits_its_place_in_every_language() {
        for (name, text, columns, lines) in PLACES {
            for lang in Lang::ALL {
                let text = text.in_lang(lang);
                assert!(text.split('\n').count() <= *lines, "{name} in {lang:?}: {text:?}");
                for line in text.split('\n') {
                    let width = line.chars().count();
                    assert!((1..=*columns).contains(&width), "{name} in {lang:?}: {line:?} has {width} of {columns}");
                    // The screen's fonts cover ISO-8859-15; all of our letters are below U+0100.
                    assert!(line.chars().all(|c| c <= '\u{ff}'), "{name} in {lang:?}: {line:?}");
                }
            }
        }
    }
}
