//! Names of moves, kinds, creatures and of what ranks the players.

use engine_nostd::games::gnome_elf_troll::{
    Counter, Creature, Decider, End, Fixable, Kind, MoveKind, PadFixable, PadSource, Phase, Source, Topic,
};

use super::info::*;
use crate::words::{Text, named, text, topics};

/// The heading of the column of tiles in a harvest.
pub(crate) const TILE_COLUMN: Text = text!(["tiles", "tegels", "Plättchen", "tuiles"]);
/// The heading of the column of gaps between equal neighbours.
pub(crate) const GAP_COLUMN: Text = text!(["gaps", "naden", "Fugen", "joints"]);
/// The heading of the column of gnomes.
pub(crate) const GNOME_COLUMN: Text = text!(["gnomes", "kabout.", "Gnome", "gnomes"]);

topics! {
    Topic { Move, Phase, Kind, Creature, End, Counter, Field, PadField, Source, PadSource, Decider }
}

named! {
    MoveKind {
        Sow => ["Sow", "Zaaien", "Säen", "Semer"] rule 18 SOW;
        Harvest => ["Harvest", "Oogsten", "Ernten", "Récolter"] rule 27 HARVEST;
        BuyGnome => ["Gnome", "Kabouter", "Gnom", "Gnome"] title ["Buy a gnome", "Een kabouter kopen", "Gnom kaufen", "Acheter un gnome"] rule 40 GNOME;
        BuyElf => ["Elf", "Elf", "Elf", "Elfe"] title ["Buy an elf", "Een elf kopen", "Elf kaufen", "Acheter un elfe"] rule 41 ELF;
        BuyTroll => ["Troll", "Trol", "Troll", "Troll"] title ["Buy a troll", "Een trol kopen", "Troll kaufen", "Acheter un troll"] rule 42 TROLL;
        ScareElf => ["2 gnomes > elf", "2 kab. > elf", "2 Gnome > Elf", "2 gnomes > elfe"] title ["Scare an elf away", "Een elf wegjagen", "Elf verscheuchen", "Faire fuir un elfe"] rule 52 SCARE;
        EndBuy => ["Done", "Klaar", "Fertig", "Terminé"] title ["Done buying", "Klaar met kopen", "Fertig mit Kaufen", "Fin des achats"] rule 48 ENDBUY;
        Draw => ["Draw", "Trekken", "Ziehen", "Piocher"] rule 67 DRAW;
    }
}

named! {
    Phase {
        Sow => ["Sow", "Zaaien", "Säen", "Semer"] rule 18 SOW;
        Harvest => ["Harvest", "Oogsten", "Ernten", "Récolter"] rule 27 HARVEST;
        Buy => ["Buy", "Kopen", "Kaufen", "Acheter"] rule 39 BUY;
        Draw => ["Draw", "Trekken", "Ziehen", "Piocher"] rule 67 DRAW;
    }
}

named! {
    Kind {
        Pumpkin => ["Pumpkin", "Pompoen", "Kürbis", "Citrouille"] title ["Cursed pumpkin", "Vervloekte pompoen", "Verfluchter Kürbis", "Citrouille maudite"] rule 19 KIND;
        Apple => ["Apple", "Appel", "Apfel", "Pomme"] title ["Enchanted apple", "Betoverde appel", "Verzauberter Apfel", "Pomme enchantée"] rule 19 KIND;
        Bean => ["Bean", "Boon", "Bohne", "Haricot"] title ["Magic bean", "Toverboon", "Zauberbohne", "Haricot magique"] rule 19 KIND;
    }
}

named! {
    Creature {
        Gnome => ["Gnome", "Kabouter", "Gnom", "Gnome"] rule 32 GNOME;
        Elf => ["Elf", "Elf", "Elf", "Elfe"] rule 57 ELF;
        Troll => ["Troll", "Trol", "Troll", "Troll"] rule 61 TROLL;
    }
}

named! {
    End {
        Left => ["Left end", "Linkerkant", "Linkes Ende", "Bout gauche"] rule 20 END;
        Right => ["Right end", "Rechterkant", "Rechtes Ende", "Bout droit"] rule 20 END;
    }
}

named! {
    Counter {
        Hand => ["Hand", "Hand", "Hand", "Main"] rule 9 HAND;
        Pumpkins => ["Pumpkins", "Pompoenen", "Kürbisse", "Citrouilles"] rule 26 PAD;
        Apples => ["Apples", "Appels", "Äpfel", "Pommes"] rule 26 PAD;
        Beans => ["Beans", "Bonen", "Bohnen", "Haricots"] rule 26 PAD;
        Gnomes => ["Gnome", "Kabouter", "Gnom", "Gnome"] rule 32 GNOME;
        Elves => ["Elf", "Elf", "Elf", "Elfe"] rule 57 ELF;
        Trolls => ["Troll", "Trol", "Troll", "Troll"] rule 61 TROLL;
    }
}

named! {
    Fixable {
        Pile => ["Pile", "Stapel", "Stapel", "Pioche"] rule 10 PILE;
        Purse => ["Income", "Opbrengst", "Ertrag", "Revenu"] rule 48 PURSE;
        Garden => ["Garden", "Tuin", "Garten", "Jardin"] rule 22 GARDEN;
        Hand => ["Hand", "Hand", "Hand", "Main"] rule 9 HAND;
    }
}

named! {
    PadFixable {
        Pumpkins => ["Pumpkins", "Pompoenen", "Kürbisse", "Citrouilles"] rule 26 PAD;
        Apples => ["Apples", "Appels", "Äpfel", "Pommes"] rule 26 PAD;
        Beans => ["Beans", "Bonen", "Bohnen", "Haricots"] rule 26 PAD;
        Ten => ["Won by ten", "Wint met tien", "Sieg mit zehn", "Gagne par dix"] rule 69 TEN;
    }
}

named! {
    Source {
        PumpkinTiles => ["Pumpkin tiles", "Pompoentegels", "Kürbisplättchen", "Tuiles citr."] rule 26 TILES;
        PumpkinGaps => ["Pumpkin gaps", "Pompoennaden", "Kürbisfugen", "Joints citr."] rule 27 GAPS;
        PumpkinGnomes => ["Gnomes: pumpk.", "Kab.: pompoenen", "Gnome: Kürbisse", "Gnomes : citr."] rule 32 GNOMES;
        AppleTiles => ["Apple tiles", "Appeltegels", "Apfelplättchen", "Tuiles pommes"] rule 26 TILES;
        AppleGaps => ["Apple gaps", "Appelnaden", "Apfelfugen", "Joints pommes"] rule 27 GAPS;
        AppleGnomes => ["Gnomes: apples", "Kab.: appels", "Gnome: Äpfel", "Gnomes : pommes"] rule 32 GNOMES;
        BeanTiles => ["Bean tiles", "Bonentegels", "Bohnenplättchen", "Tuiles haricots"] rule 26 TILES;
        BeanGaps => ["Bean gaps", "Bonennaden", "Bohnenfugen", "Joints haricots"] rule 27 GAPS;
        BeanGnomes => ["Gnomes: beans", "Kab.: bonen", "Gnome: Bohnen", "Gnomes haricots"] rule 32 GNOMES;
    }
}

named! {
    PadSource {
        Pumpkins => ["Pumpkins", "Pompoenen", "Kürbisse", "Citrouilles"] rule 26 PAD;
        Apples => ["Apples", "Appels", "Äpfel", "Pommes"] rule 26 PAD;
        Beans => ["Beans", "Bonen", "Bohnen", "Haricots"] rule 26 PAD;
    }
}

named! {
    Decider {
        Ten => ["Won by ten", "Wint met tien", "Sieg mit zehn", "Gagne par dix"] rule 69 TEN;
        HighestKind => ["Highest kind", "Hoogste soort", "Höchste Sorte", "1re sorte"] rule 74 HIGHEST;
        SecondKind => ["Second kind", "Tweede soort", "Zweite Sorte", "2e sorte"] rule 75 SECOND;
        ThirdKind => ["Third kind", "Derde soort", "Dritte Sorte", "3e sorte"] rule 75 SECOND;
    }
}
