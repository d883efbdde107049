//! What the players have to remember themselves.

use engine_nostd::games::gnome_elf_troll::{ELF, GNOME, TEN};

use crate::words::moments;

moments! {
    /// A moment at which the players are reminded of a rule.
    pub(crate) enum Moment {
        /// What creatures cost.
        Buy ["GET-40", "GET-41", "GET-42"] => with [
            "Gnome {GNOME}, elf {ELF} alike\nTroll 1 of each",
            "Kabouter {GNOME}, elf {ELF}\ngelijke, trol 1 v.elk",
            "Gnom {GNOME}, Elf {ELF} gleiche\nTroll je Sorte 1",
            "Gnome {GNOME}, elfe {ELF}\npareils, troll 1/1/1",
        ];
        /// Which creature beats which.
        BuyBeats ["GET-52", "GET-57", "GET-61"] => [
            "Troll>gnome elf>troll\n2 gnomes > elf",
            "Trol > kabouter\nElf>trol 2 kab.>elf",
            "Troll>Gnom Elf>Troll\n2 Gnome > Elf",
            "Troll>gnome\nElfe>troll 2 gn.>elfe",
        ];
        /// What is left of the harvest is lost.
        BuyRest ["GET-48"] => [
            "What you do not use\nis lost",
            "Wat je niet gebruikt,\ngaat verloren",
            "Was übrig bleibt,\nverfällt",
            "Le reste est\nperdu",
        ];
        /// A tile is drawn.
        Draw ["GET-67", "GET-80"] => ["Draw 1 tile", "Trek 1 tegel", "1 Plättchen ziehen", "Piochez 1 tuile"];
        /// The pile is empty.
        DrawEmpty ["GET-68"] => [
            "Pile is empty:\nno draw",
            "Stapel is leeg:\nniet trekken",
            "Stapel leer:\nnicht ziehen",
            "Pioche vide :\nne piochez pas",
        ];
        /// A round ends, and the marker is passed on.
        EndOfRound ["GET-15"] => ["Pass on the marker", "Geef de fiche door", "Marker weitergeben", "Passez le marqueur"];
        /// A turn ends; ten of one kind wins.
        EndOfTurn ["GET-69"] => with [
            "{TEN} of one kind now?\nYou win at once!",
            "Nu {TEN} van één soort?\nDan win je meteen!",
            "Jetzt {TEN} einer Sorte?\nSofort gewonnen!",
            "{TEN} d'une sorte ?\nVictoire immédiate !",
        ];
        /// Somebody has to begin.
        FirstPlayer ["GET-06"] => [
            "Who smells of gnome?\nOr toss a coin",
            "Wie ruikt kabouter?\nOf gooi een munt",
            "Wer riecht nach Gnom?\nOder wirf eine Münze",
            "Qui sent le gnome ?\nOu pile ou face",
        ];
        /// The tiles in hand stay secret.
        Hand ["GET-11"] => [
            "Keep your hand\nsecret",
            "Hou je tegels\ngeheim",
            "Handplättchen\ngeheim halten",
            "Gardez votre main\nsecrète",
        ];
        /// What a garden yields.
        Harvest ["GET-27", "GET-29", "GET-32"] => [
            "n in a row: 2n-1\nTroll 0, gnome +1",
            "n op een rij: 2n-1\nTrol 0, kabouter +1",
            "n in Folge: 2n-1\nTroll 0, Gnom +1",
            "n de suite : 2n-1\nTroll 0, gnome +1",
        ];
        /// How a harvest is counted.
        HarvestCount ["GET-28"] => [
            "Count tiles and gaps\nbetween equal ones",
            "Tel tegels en naden\ntussen gelijke",
            "Plättchen und Fugen\nzwischen gleichen",
            "Comptez tuiles et\njoints si pareilles",
        ];
        /// Everybody takes the creatures of a colour.
        SetupColours ["GET-04"] => [
            "One colour each:\n12 creatures",
            "Elk een kleur:\n12 wezens",
            "Jeder eine Farbe:\n12 Wesen",
            "Chacun sa couleur :\n12 créatures",
        ];
        /// The first hands are dealt.
        SetupDeal ["GET-07", "GET-08"] => [
            "Starter: 1 of each\nOthers: 3 blind",
            "Starter: van elk 1\nAnderen: 3 blind",
            "Start: je Sorte 1\nAndere: 3 verdeckt",
            "Premier : 1 de chaque\nAutres : 3 au hasard",
        ];
        /// The tiles in play are sorted out.
        SetupTiles ["GET-02", "GET-03"] => [
            "Use 11 of each kind\n(4 players: 16)",
            "11 van elke soort\n(4 spelers: 16)",
            "Je Sorte 11 Stück\n(4 Spieler: 16)",
            "11 de chaque sorte\n(à 4 joueurs : 16)",
        ];
        /// A tile is sown.
        Sow ["GET-18", "GET-21"] => [
            "Add 1 tile at either\nend of your garden",
            "Leg 1 tegel aan een\neind van je tuin",
            "1 Plättchen an ein\nGartenende legen",
            "Posez 1 tuile à un\nbout de votre jardin",
        ];
        /// A sown tile is laid face up.
        SowTile ["GET-79"] => [
            "Lay the tile face up\nin front of you",
            "Leg de tegel open\nvoor je neer",
            "Plättchen offen\nvor dich legen",
            "Posez la tuile face\nvisible devant vous",
        ];
        /// Somebody has no tile to sow.
        Stop ["GET-25", "GET-75"] => [
            "No tile to sow: end.\nMost of 1 kind wins",
            "Geen tegel: einde.\nHoogste soort wint",
            "Kein Plättchen: Ende\nHöchste Sorte siegt",
            "Plus de tuile : fin\nMeilleure sorte gagne",
        ];
        /// A troll was placed.
        Troll ["GET-66"] => [
            "Say it out loud:\nTRØLL!",
            "Roep het hard:\nTRØLL!",
            "Laut rufen:\nTRØLL!",
            "Criez bien fort :\nTRØLL !",
        ];
    }
}
