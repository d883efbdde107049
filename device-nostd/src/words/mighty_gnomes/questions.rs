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
        SetStepCap => ["Room for how many?", "Plaats voor hoeveel?", "Platz für wie viele?", "Place pour combien ?"];
        SetStepVp => ["VP printed there?", "OP bij de stap?", "SP an der Stufe?", "PV du niveau ?"];
        SetStepCost => ["Price of the step?", "Prijs van de stap?", "Preis der Stufe?", "Prix du niveau ?"];
        GatherTile | LadderTile | DisplayTile | TakeCoinsTile => [
            "Which tile?",
            "Welke tegel?",
            "Welches Plättchen?",
            "Quelle tuile ?",
        ];
        GatherTouched => [
            "Others' tiles touched?",
            "Tegels van anderen geraakt?",
            "Fremde Plättchen berührt?",
            "Tuiles adverses touchées ?",
        ];
        GatherCompass | GatherWood | GatherSand | GatherMushroom | GatherChamomile | GatherCrystal
        | GatherChest => ["What is covered?", "Wat ligt eronder?", "Was liegt darunter?", "Qu'y a-t-il dessous ?"];
        LadderStack => [
            "Stacked on whose tiles?",
            "Gestapeld op wie?",
            "Auf wessen Plättchen?",
            "Sur les tuiles de qui ?",
        ];
        LadderCloses => [
            "Is the ladder closed now?",
            "Is de ladder nu vol?",
            "Ist die Leiter jetzt voll?",
            "L'échelle est-elle pleine ?",
        ];
        UseBookKind => ["Which book?", "Welk boek?", "Welches Buch?", "Quel livre ?"];
        UseBookTrack | UpgradeTrack | ClaimTrack => [
            "Upgrade what?",
            "Wat verbeteren?",
            "Was ausbauen?",
            "Améliorer quoi ?",
        ];
        OpenChestKind | TrailChestKind => [
            "What is in the chest?",
            "Wat zit er in de kist?",
            "Was ist in der Truhe?",
            "Que contient le coffre ?",
        ];
        OpenChestAnimal | TrailChestAnimal => ["Which animal?", "Welk dier?", "Welches Tier?", "Quel animal ?"];
        OpenChestVp | TrailChestVp => [
            "VP in the chest?",
            "OP in de kist?",
            "SP in der Truhe?",
            "PV dans le coffre ?",
        ];
        OpenChestCoins | TrailChestCoins => [
            "Coins in the chest?",
            "Munten in de kist?",
            "Münzen in der Truhe?",
            "Pièces dans le coffre ?",
        ];
        OpenChestWood | OpenChestSand | OpenChestMushroom | OpenChestChamomile | OpenChestCrystal
        | TrailChestWood | TrailChestSand | TrailChestMushroom | TrailChestChamomile | TrailChestCrystal => [
            "Resources in the chest?",
            "Grondstoffen in de kist?",
            "Rohstoffe in der Truhe?",
            "Ressources du coffre ?",
        ];
        TradeCrystalInto | TradePairInto => ["Swap: take what?", "Ruil: wat neem je?", "Tausch: was nehmen?", "Échange : prendre quoi ?"];
        TradePairOne => ["Swap: give what?", "Ruil: wat geef je?", "Tausch: was geben?", "Échange : donner quoi ?"];
        DiscardResource => ["Discard what?", "Wat leg je af?", "Was wirfst du ab?", "Défausser quoi ?"];
        TradePairOther => ["Swap: and what else?", "Ruil: en wat nog?", "Tausch: und was noch?", "Échange : et encore ?"];
        UseMagicPay => ["Magic: pay with what?", "Magiër: wat betaal je?", "Magier: womit bezahlen?", "Magicien : payer quoi ?"];
        UseAlchemistGain => [
            "1 crystal for what?",
            "1 kristal waarvoor?",
            "1 Kristall wofür?",
            "1 cristal contre quoi ?",
        ];
        TrailVp => [
            "Reached or passed?",
            "Bereikt of voorbij?",
            "Erreicht oder passiert?",
            "Atteint ou dépassé ?",
        ];
        TrailIcons => ["Open chests reached?", "Open kisten bereikt?", "Offene Truhen erreicht?", "Coffres ouverts atteints ?"];
        ClaimReward => ["Which reward?", "Welke beloning?", "Welche Belohnung?", "Quelle récompense ?"];
    }
}

/// Returns the question for a number of the score pad; `None` for a number that follows from the others. `{}` is the player.
pub(crate) fn pad_question(field: PadField) -> Option<Text> {
    Some(match field {
        PadField::Vp(_) => {
            const {
                text!([
                    "{}: VP on the track?",
                    "{}: punten op het spoor?",
                    "{}: SP auf der Leiste?",
                    "{} : PV sur la piste ?"
                ])
            }
        }
        PadField::Coins(_) => {
            const {
                text!([
                    "{}: how many coins?",
                    "{}: hoeveel munten?",
                    "{}: wie viele Münzen?",
                    "{} : combien de pièces ?"
                ])
            }
        }
        PadField::Basic(_) => {
            const {
                text!([
                    "{}: basic resources?",
                    "{}: basisgrondstoffen?",
                    "{}: Grundrohstoffe?",
                    "{} : ressources de base ?"
                ])
            }
        }
        PadField::Crystal(_) => {
            const { text!(["{}: crystals?", "{}: kristallen?", "{}: Kristalle?", "{} : cristaux ?"]) }
        }
        PadField::Keys(_) => {
            const {
                text!([
                    "{}: how many keys?",
                    "{}: hoeveel sleutels?",
                    "{}: wie viele Schlüssel?",
                    "{} : combien de clés ?"
                ])
            }
        }
        PadField::Opened(_) => {
            const {
                text!(["{}: opened chests?", "{}: geopende kisten?", "{}: geöffnete Truhen?", "{} : coffres ouverts ?"])
            }
        }
        PadField::AnimalsShown(_, animal) => animals(animal),
        PadField::Wild(_) => {
            const {
                text!([
                    "{}: wild animals?",
                    "{}: dieren naar keuze?",
                    "{}: beliebige Tiere?",
                    "{} : animaux au choix ?"
                ])
            }
        }
        PadField::Cards(_, gnome) => cards(gnome),
        PadField::Upgrades(_) => {
            const { text!(["{}: upgrade steps?", "{}: verbeteringen?", "{}: Ausbaustufen?", "{} : améliorations ?"]) }
        }
        PadField::Bed(_) => {
            const { text!(["{}: squares in bed?", "{}: vakjes in bed?", "{}: Felder im Bett?", "{} : cases au lit ?"]) }
        }
        PadField::Place(_) => {
            const {
                text!([
                    "Furthest on the trail?",
                    "Wie is het verst op het pad?",
                    "Wer ist am Pfad vorn?",
                    "Le plus avancé du sentier ?"
                ])
            }
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
    /// Returns the question for a kind of animal; `{}` is the player.
    fn animals(Animal) {
        Frog => ["{}: how many frogs?", "{}: hoeveel kikkers?", "{}: wie viele Frösche?", "{} : grenouilles ?"];
        B => ["{}: animals B?", "{}: dieren B?", "{}: Tiere B?", "{} : animaux B ?"];
        C => ["{}: animals C?", "{}: dieren C?", "{}: Tiere C?", "{} : animaux C ?"];
    }
}

texts! {
    /// Returns the question for the cards of a kind of mighty gnome; `{}` is the player.
    fn cards(Gnome) {
        Magic => ["{}: Magic cards?", "{}: Magiërs?", "{}: Magier?", "{} : Magiciens ?"];
        Alchemist => ["{}: Alchemist cards?", "{}: Alchemisten?", "{}: Alchemisten?", "{} : Alchimistes ?"];
        Robber => ["{}: Robber cards?", "{}: Rovers?", "{}: Räuber?", "{} : Voleurs ?"];
        Knight => ["{}: Knight cards?", "{}: Ridders?", "{}: Ritter?", "{} : Chevaliers ?"];
        Druid => ["{}: Druid cards?", "{}: Druïden?", "{}: Druiden?", "{} : Druides ?"];
        Keyholder => ["{}: Keyholder cards?", "{}: Sleutelbewaarders?", "{}: Schlüsselwarte?", "{} : Gardiens des clés ?"];
        Bandito => ["{}: Bandito cards?", "{}: Bandieten?", "{}: Banditen?", "{} : Bandits ?"];
        Farmer => ["{}: Farmer cards?", "{}: Boeren?", "{}: Bauern?", "{} : Fermiers ?"];
    }
}
