//! Names of moves, kinds, creatures and of what ranks the players.

use engine_nostd::games::gnome_elf_troll::{
    Counter, Creature, Crop, Decider, End, Fixable, MoveKind, PadFixable, PadSource, Phase, Source, Topic,
};

use super::info::*;
use crate::words::{named, topics};

topics! {
    Topic {
        Move, Phase, Crop, Creature, End, Counter, Field, PadField, Source, PadSource, Decider, LightMove, LightPhase,
        LightCounter, LightField, LightOption,
    }
}

named! {
    MoveKind {
        Sow => ["Sow", "Zaaien", "Säen", "Semer"] rule 18 SOW;
        Harvest => ["Harvest", "Oogsten", "Ernten", "Récolter"] rule 27 HARVEST;
        BuyGnome => ["Gnome", "Kabouter", "Gnom", "Gnome"] title ["Buy a gnome", "Een kabouter kopen", "Gnom kaufen", "Acheter un gnome"] rule 40 GNOME;
        BuyElf => ["Elf", "Elf", "Elf", "Elfe"] title ["Buy an elf", "Een elf kopen", "Elf kaufen", "Acheter un elfe"] rule 41 ELF;
        BuyTroll => ["Troll", "Trol", "Troll", "Troll"] title ["Buy a troll", "Een trol kopen", "Troll kaufen", "Acheter un troll"] rule 42 TROLL;
        ScareElf => ["Scare an elf away", "Elf wegjagen", "Elf verscheuchen", "Faire fuir un elfe"] rule 52 SCARE;
        EndBuy => ["Done", "Klaar", "Fertig", "Terminé"] title ["Done buying", "Klaar met kopen", "Fertig mit Kaufen", "Fin des achats"] rule 48 ENDBUY;
        Draw => ["Draw a tile", "Trek een tegel", "Plättchen ziehen", "Piocher une tuile"] rule 67 DRAW;
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
    Crop {
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
        Gnomes => ["Gnomes", "Kabouters", "Gnome", "Gnomes"] rule 32 GNOME;
        Elves => ["Elves", "Elfen", "Elfen", "Elfes"] rule 57 ELF;
        Trolls => ["Trolls", "Trollen", "Trolle", "Trolls"] rule 61 TROLL;
    }
}

named! {
    Fixable {
        Pile => ["Pile", "Stapel", "Stapel", "Pioche"] rule 10 PILE;
        Purse => ["Harvest to spend", "Oogst over", "Ernte übrig", "Récolte restante"] rule 48 PURSE;
        Garden => ["Garden", "Tuin", "Garten", "Jardin"] rule 22 GARDEN;
        Hand => ["Hand", "Hand", "Hand", "Main"] rule 9 HAND;
    }
}

named! {
    PadFixable {
        Pumpkins => ["Pumpkins", "Pompoenen", "Kürbisse", "Citrouilles"] rule 26 PAD;
        Apples => ["Apples", "Appels", "Äpfel", "Pommes"] rule 26 PAD;
        Beans => ["Beans", "Bonen", "Bohnen", "Haricots"] rule 26 PAD;
        Ten => ["Won by ten", "Wint met tien", "Sieg mit zehn", "Gagné par dix"] rule 69 TEN;
    }
}

named! {
    Source {
        PumpkinTiles => ["Pumpkin tiles", "Pompoentegels", "Kürbisplättchen", "Tuiles de citrouille"] rule 26 TILES_RULE;
        AppleTiles => ["Apple tiles", "Appeltegels", "Apfelplättchen", "Tuiles de pomme"] rule 26 TILES_RULE;
        BeanTiles => ["Bean tiles", "Bonentegels", "Bohnenplättchen", "Tuiles de haricot"] rule 26 TILES_RULE;
        PumpkinGaps | AppleGaps | BeanGaps => ["Spaces between them", "Ruimtes ertussen", "Lücken dazwischen", "Espaces entre elles"] rule 27 SPACES_RULE;
        PumpkinGnomes => ["Gnomes on pumpkins", "Eigen kabouters erop", "Gnome auf Kürbissen", "Gnomes sur citrouilles"] rule 32 GNOMES_RULE;
        AppleGnomes => ["Gnomes on apples", "Eigen kabouters erop", "Gnome auf Äpfeln", "Gnomes sur pommes"] rule 32 GNOMES_RULE;
        BeanGnomes => ["Gnomes on beans", "Eigen kabouters erop", "Gnome auf Bohnen", "Gnomes sur haricots"] rule 32 GNOMES_RULE;
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
        Ten => ["Won by ten", "Gewonnen met tien", "Mit zehn gewonnen", "Gagné par dix"] title ["Ten of one kind wins", "Tien van één soort wint", "Zehn einer Sorte gewinnen", "Dix d'une sorte gagnent"] rule 69 TEN;
        HighestKind => ["Highest kind", "Hoogste soort", "Höchste Sorte", "Meilleure sorte"] title ["Most of one kind wins", "Meeste van één soort wint", "Die höchste Sorte gewinnt", "La meilleure sorte gagne"] rule 74 HIGHEST;
        SecondKind => ["Second kind", "Tweede soort", "Zweite Sorte", "Deuxième sorte"] title ["Tie: second kind decides", "Gelijk: tweede soort beslist", "Gleich: zweite Sorte zählt", "Égalité : deuxième sorte"] rule 75 SECOND;
        ThirdKind => ["Third kind", "Derde soort", "Dritte Sorte", "Troisième sorte"] title ["Tie: third kind decides", "Gelijk: derde soort beslist", "Gleich: dritte Sorte zählt", "Égalité : troisième sorte"] rule 75 SECOND;
    }
}
