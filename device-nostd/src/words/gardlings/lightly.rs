//! What the screens of light Gardlings say beside names and rules.

use crate::words::placed;

placed! {
    /// What light tracking asks.
    LIGHT_ASKS Foot = ["Light: gems, alarm, hires", "Licht: tellen en inhuren", "Grob: zählen, anheuern", "Léger : compter, acheter"];
    /// Over the players while all draw.
    ALL_DRAW Title = ["Everybody draws", "Iedereen trekt", "Alle ziehen", "Tous piochent"];
    /// The same with four or five players, after the missions have moved on.
    MISSIONS_GO_LEFT Title = ["Missions go left", "Missies naar links", "Missionen nach links", "Missions à gauche"];
    /// What NEXT says while all draw.
    NEXT_STOPPED Aside = ["NEXT: all stopped", "NEXT: iedereen klaar", "NEXT: alle fertig", "NEXT : tous ont fini"];
    /// Of which round the gems are that are shown meanwhile.
    OF_ROUND Count = ["From round {}", "Van ronde {}", "Aus Runde {}", "De manche {}"];
    /// What is counted.
    WHOLE_GEMS Foot = ["Count whole gems", "Tel hele edelstenen", "Ganze Edelsteine zählen", "Gemmes complètes"];
    /// The same with missions.
    GEMS_AND_MISSION Foot = ["Whole gems and mission", "Edelstenen en missie", "Edelsteine und Mission", "Gemmes et mission"];
    /// The same in fewer words.
    GEMS_SHORT Aside = ["Whole gems", "Edelstenen", "Edelsteine", "Gemmes"];
    /// The same with missions.
    MISSION_SHORT Aside = ["Gems + mission", "Met missie", "Mit Mission", "Avec mission"];
    /// What was counted before; `{}` is the sum.
    LAST_SUM Count = ["Last: {}", "Vorige: {}", "Zuletzt: {}", "Avant : {}"];
    /// What the large number counts; `{}` is the icon.
    GEMS_UNIT Count = ["{} gems", "{} edelstenen", "{} Edelsteine", "{} gemmes"];
    /// The same where it is one.
    GEM_UNIT Count = ["{} gem", "{} edelsteen", "{} Edelstein", "{} gemme"];
    /// One coin.
    ONE_COIN Aside = ["1 coin", "1 munt", "1 Münze", "1 pièce"];
    /// Several coins, or none.
    SOME_COINS Count = ["{} coins", "{} munten", "{} Münzen", "{} pièces"];
    /// The coins of a player; `{}` is the number with its icon.
    HAS_COINS Count = ["has {}", "heeft {}", "hat {}", "a {}"];
    /// What OK lists beside the gems.
    OK_ALARM_PIGS Aside = ["OK: alarm, pigs", "OK: alarm, varkens", "OK: Alarm, Schweine", "OK : alerte, cochons"];
    /// The same in the pro variant.
    OK_ALARM_PONDS Aside = ["OK: alarm, ponds", "OK: alarm, vijvers", "OK: Alarm, Teiche", "OK : alerte, étangs"];
    /// The same where there is no room for both.
    OK_ALARM_MORE Aside = ["OK: alarm…", "OK: alarm…", "OK: Alarm…", "OK : alerte…"];
    /// The same where no pigs can be.
    OK_ALARM Aside = ["OK: alarm", "OK: alarm", "OK: Alarm", "OK : alerte"];
    /// What NEXT says of a count.
    NEXT_COUNTED Aside = ["NEXT: counted", "NEXT: geteld", "NEXT: gezählt", "NEXT : compté"];
    /// Over what else happened; `{}` is the gems.
    GEMS_AND Title = ["{} gems and…", "{} edelstenen en…", "{} Edelsteine und…", "{} gemmes et…"];
    /// The same of a single gem.
    GEM_AND Title = ["1 gem and…", "1 edelsteen en…", "1 Edelstein und…", "1 gemme et…"];
    /// The row that puts the coins right; `{}` is their number.
    FIX_COINS FootCount = ["Fix coins ({})", "Munten wijzigen ({})", "Münzen ändern ({})", "Corriger mes pièces ({})"];
    /// What pigs do in the pro variant after a hire.
    THREE_PIGS Note = ["3 pigs? One mutates", "3 varkens? Eén muteert", "3 Schweine? Eins mutiert", "3 cochons ? L'un évolue"];

    /// An alarm; `{}` is the gems.
    GNOMES_TAKE Count = ["gnomes take {}", "alarm, −{}", "Alarm, −{}", "alerte, −{}"];
    /// What pigs brought; `{}` is the coin.
    PIGS_BRING Note = ["three pigs, {}", "drie varkens, {}", "drei Schweine, {}", "3 cochons, {}"];
    /// What a pond brought; `{}` is the coin.
    POND_BRINGS Note = ["a pond, {}", "een vijver, {}", "ein Teich, {}", "un étang, {}"];
    /// What ponds brought; the `{}` are how many, and the coins.
    PONDS_BRING FootCount = ["{} ponds, {}", "{} vijvers, {}", "{} Teiche, {}", "{} étangs, {}"];
    /// A new round; `{}` is the start player.
    NEW_ROUND Foot = ["Fill the bags. {} starts", "Vul de zakken. {} begint", "Beutel füllen. {} beginnt", "Au sac ! {} commence"];
    /// The same alone.
    NEW_ROUND_ALONE Note = ["All tiles into the bag", "Alle tegels in de zak", "Alles in den Beutel", "Tuiles dans le sac"];

    /// Under the name of a player who reaches the goal, over the whole screen; `{}` is the gems.
    HAS_GOAL Count = ["has {}!", "heeft {}!", "hat {}!", "a {} !"];
    /// What follows from it.
    ALL_COUNT Foot = ["Everybody counts", "Iedereen telt", "Alle zählen noch", "Tous comptent"];
    /// What follows from a complete tie; the `{}` are the gems and the coins.
    EACH_HAS FootCount = ["{} {} each: nobody wins", "Elk {} {}: niemand wint", "Je {} {}: niemand siegt", "{} {} : pas de vainqueur"];

    /// Over where the points of a player come from who has none yet.
    NOT_COUNTED Title = ["{}: not counted", "{}: niet geteld", "{}: nicht gezählt", "{} : pas compté"];
    /// The gems that win.
    FACT_GOAL Fact = ["Goal", "Doel", "Ziel", "Objectif"];
    /// What somebody has hired in this round.
    FACT_HIRED Fact = ["Has hired", "Ingehuurd", "Gekauft", "A acheté"];
}
