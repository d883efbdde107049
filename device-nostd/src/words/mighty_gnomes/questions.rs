//! The questions for the parameters of a move, and those of the score pad.

use engine_nostd::games::mighty_gnomes::{Animal, Gnome, PadField, Param};

use crate::words::{Text, text, texts};

texts! {
    /// Returns the question for a parameter of a move. Things that are picked together share the question of the first
    /// one.
    pub(crate) fn question(Param) {
        SetCostGnome | UseBookGnome | ClaimGnome => [
            "Which gnome?",
            "Welke kabouter?",
            "Welcher Gnom?",
            "Quel gnome ?",
        ];
        SetCostWood | SetCostSand | SetCostMushroom | SetCostChamomile | SetCostCrystal | SetCostCoins => [
            "What does it cost?",
            "Wat kost hij?",
            "Was kostet er?",
            "Que coûte-t-il ?",
        ];
        SetStepTrack => ["Which track?", "Welk spoor?", "Welche Leiste?", "Quelle piste ?"];
        SetStepLevel => ["Which level?", "Welk niveau?", "Welche Stufe?", "Quel niveau ?"];
        SetStepCap => ["New capacity?", "Nieuwe capaciteit?", "Neue Kapazität?", "Nouvelle capacité ?"];
        SetStepVp => ["VP printed there?", "OP bij de stap?", "SP an der Stufe?", "PV du niveau ?"];
        SetStepCost => ["Price of the step?", "Prijs van de stap?", "Preis der Stufe?", "Prix du niveau ?"];
        GatherTile | LadderTile | DisplayTile | TakeCoinsTile => [
            "Which tile?",
            "Welke tegel?",
            "Welches Plättchen?",
            "Quelle tuile ?",
        ];
        GatherTouched => ["Tiles touched?", "Vreemde geraakt?", "Fremde berührt?", "Tuiles touchées ?"];
        GatherCompass | GatherWood | GatherSand | GatherMushroom | GatherChamomile | GatherCrystal
        | GatherChest => ["What is covered?", "Wat ligt eronder?", "Was ist verdeckt?", "Qu'est-ce couvert ?"];
        LadderStack => ["Stacked on whom?", "Op wie gestapeld?", "Auf wen gelegt?", "Posée sur qui ?"];
        LadderCloses => ["Ladder closed?", "Is de ladder vol?", "Leiter voll?", "Échelle fermée ?"];
        UseBookKind => ["Which book?", "Welk boek?", "Welches Buch?", "Quel livre ?"];
        UseBookTrack | UpgradeTrack | ClaimTrack => [
            "Upgrade what?",
            "Wat verbeteren?",
            "Was ausbauen?",
            "Améliorer quoi ?",
        ];
        OpenChestKind | TrailChestKind => ["What is inside?", "Wat zit erin?", "Was ist darin?", "Que contient-il ?"];
        OpenChestAnimal | TrailChestAnimal => ["Which animal?", "Welk dier?", "Welches Tier?", "Quel animal ?"];
        OpenChestVp | TrailChestVp => ["How many VP?", "Hoeveel OP?", "Wie viele SP?", "Combien de PV ?"];
        OpenChestCoins | TrailChestCoins => [
            "How many coins?",
            "Hoeveel munten?",
            "Wie viele Münzen?",
            "Combien de pièces ?",
        ];
        OpenChestWood | OpenChestSand | OpenChestMushroom | OpenChestChamomile | OpenChestCrystal
        | TrailChestWood | TrailChestSand | TrailChestMushroom | TrailChestChamomile | TrailChestCrystal => [
            "Which resources?",
            "Welke grondstoffen?",
            "Welche Rohstoffe?",
            "Quelles ressources ?",
        ];
        TradeCrystalInto | TradePairInto => ["Take what?", "Wat neem je?", "Was nimmst du?", "Prendre quoi ?"];
        TradePairOne | DiscardResource => ["Discard what?", "Wat leg je af?", "Was wirfst du ab?", "Défausser quoi ?"];
        TradePairOther => ["And what else?", "En wat nog?", "Und was noch?", "Et quoi d'autre ?"];
        UseMagicPay => ["Pay with what?", "Waarmee betalen?", "Womit bezahlen?", "Payer avec quoi ?"];
        UseAlchemistGain => ["In exchange for what?", "In ruil waarvoor?", "Wofür?", "Contre quoi ?"];
        TrailVp => ["VP reached or passed?", "OP bereikt/voorbij?", "SP erreicht/passiert?", "PV atteints/passés ?"];
        TrailIcons => ["Chest icons reached?", "Kisten bereikt?", "Truhen erreicht?", "Coffres atteints ?"];
        ClaimReward => ["Which reward?", "Welke beloning?", "Welche Belohnung?", "Quelle récompense ?"];
    }
}

/// Returns the question for a number of the score pad; `None` for a number that follows from the others.
pub(crate) fn pad_question(field: PadField) -> Option<Text> {
    Some(match field {
        PadField::Vp(_) => {
            const { text!(["VP on the track?", "OP op het spoor?", "SP auf der Leiste?", "PV sur la piste ?"]) }
        }
        PadField::Coins(_) => {
            const { text!(["How many coins?", "Hoeveel munten?", "Wie viele Münzen?", "Combien de pièces ?"]) }
        }
        PadField::Basic(_) => {
            const { text!(["Basic resources?", "Basisgrondstoffen?", "Grundrohstoffe?", "Ressources de base ?"]) }
        }
        PadField::Crystal(_) => {
            const { text!(["How many crystals?", "Hoeveel kristallen?", "Wie viele Kristalle?", "Combien de cristaux ?"]) }
        }
        PadField::Keys(_) => {
            const { text!(["How many keys?", "Hoeveel sleutels?", "Wie viele Schlüssel?", "Combien de clés ?"]) }
        }
        PadField::Opened(_) => {
            const { text!(["Opened chests?", "Geopende kisten?", "Geöffnete Truhen?", "Coffres ouverts ?"]) }
        }
        PadField::AnimalsShown(_, animal) => animals(animal),
        PadField::Wild(_) => const { text!(["Wild chests?", "Jokerkisten?", "Joker-Truhen?", "Coffres joker ?"]) },
        PadField::Cards(_, gnome) => cards(gnome),
        PadField::Upgrades(_) => const { text!(["Upgrades made?", "Verbeteringen?", "Ausbauten?", "Améliorations ?"]) },
        PadField::Bed(_) => {
            const { text!(["Bedroom tile?", "Slaapkamertegel?", "Im Schlafzimmer?", "Tuile de chambre ?"]) }
        }
        PadField::Place(_) => {
            const { text!(["Place on the trail?", "Plaats op het pad?", "Platz auf dem Pfad?", "Rang sur le sentier ?"]) }
        }
        PadField::Points(_)
        | PadField::Rank(_)
        | PadField::Items(_)
        | PadField::Crystals(_)
        | PadField::Gnomes(_)
        | PadField::Animals(_)
        | PadField::Winner
        | PadField::Phase
        | PadField::Turn
        | PadField::Round
        | PadField::Over
        | PadField::Order => return None,
    })
}

texts! {
    /// Returns the question for a kind of animal.
    fn animals(Animal) {
        Frog => ["How many frogs?", "Hoeveel kikkers?", "Wie viele Frösche?", "Grenouilles ?"];
        B => ["How many animals B?", "Hoeveel dieren B?", "Wie viele Tiere B?", "Combien d'animaux B ?"];
        C => ["How many animals C?", "Hoeveel dieren C?", "Wie viele Tiere C?", "Combien d'animaux C ?"];
    }
}

texts! {
    /// Returns the question for the cards of a kind of mighty gnome.
    fn cards(Gnome) {
        Magic => ["Magic cards?", "Hoeveel Magiërs?", "Magier-Karten?", "Cartes Magicien ?"];
        Alchemist => ["Alchemist cards?", "Hoeveel Alchemisten?", "Alchemist-Karten?", "Cartes Alchimiste ?"];
        Robber => ["Robber cards?", "Hoeveel Rovers?", "Räuber-Karten?", "Cartes Voleur ?"];
        Knight => ["Knight cards?", "Hoeveel Ridders?", "Ritter-Karten?", "Cartes Chevalier ?"];
        Druid => ["Druid cards?", "Hoeveel Druïden?", "Druiden-Karten?", "Cartes Druide ?"];
        Keyholder => ["Keyholder cards?", "Sleutelbewaarders?", "Schlüsselwart-Karten?", "Gardiens des clés ?"];
        Bandito => ["Bandito cards?", "Hoeveel Bandieten?", "Bandit-Karten?", "Cartes Bandit ?"];
        Farmer => ["Farmer cards?", "Hoeveel Boeren?", "Bauer-Karten?", "Cartes Fermier ?"];
    }
}
