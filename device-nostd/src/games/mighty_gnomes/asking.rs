//! What stands over, under and beside the questions.

use engine_nostd::Seats;
use engine_nostd::ask::Draft;
use engine_nostd::games::mighty_gnomes::{Book, Full, Gnome, Good, Goods, Param, Question, Topic};
use engine_nostd::rules::Rules;
use engine_nostd::verb::Questions;
use heapless::Vec;

use super::{Face, Foot, Icon, Letters, Line, Screens, Spinner, WIDTH, good_icon, goods_line, line};
use crate::ui::Ui;
use crate::words::chrome;
use crate::words::mighty_gnomes::said;

/// What can be picked in the forest, with the icon that shows it.
const FOREST: [(Param, Icon); 7] = [
    (Param::GatherWood, Icon::Wood),
    (Param::GatherSand, Icon::Sand),
    (Param::GatherMushroom, Icon::Mushroom),
    (Param::GatherChamomile, Icon::Chamomile),
    (Param::GatherCrystal, Icon::Crystal),
    (Param::GatherCompass, Icon::Boot),
    (Param::GatherChest, Icon::Chest),
];

/// What a chest consists of that holds resources, the player's own and one of the trail.
const CHEST: [(Param, Icon); 10] = [
    (Param::OpenChestWood, Icon::Wood),
    (Param::OpenChestSand, Icon::Sand),
    (Param::OpenChestMushroom, Icon::Mushroom),
    (Param::OpenChestChamomile, Icon::Chamomile),
    (Param::OpenChestCrystal, Icon::Crystal),
    (Param::TrailChestWood, Icon::Wood),
    (Param::TrailChestSand, Icon::Sand),
    (Param::TrailChestMushroom, Icon::Mushroom),
    (Param::TrailChestChamomile, Icon::Chamomile),
    (Param::TrailChestCrystal, Icon::Crystal),
];

/// What a cost consists of.
const COST: [(Param, Icon); 6] = [
    (Param::SetCostWood, Icon::Wood),
    (Param::SetCostSand, Icon::Sand),
    (Param::SetCostMushroom, Icon::Mushroom),
    (Param::SetCostChamomile, Icon::Chamomile),
    (Param::SetCostCrystal, Icon::Crystal),
    (Param::SetCostCoins, Icon::Coin),
];

/// Writes what was picked so far.
fn picked(draft: &Draft, params: &[(Param, Icon)]) -> Line {
    let mut words = Line::new();
    for (param, icon) in params {
        let count = draft.picked(*param);
        if count > 0 {
            words = line(format_args!("{words}{count}{icon} "));
        }
    }
    words
}

/// Returns the title of a question that needs more than a name.
pub(super) fn title(ui: &Ui, draft: &Draft) -> Option<Line> {
    let game = Screens::game(ui)?;
    let number = |number: u8| line(format_args!("{number}"));
    Some(match Screens::asked(draft)? {
        Question::GatherCompass { tile, .. } => {
            let count = FOREST.iter().map(|(param, _)| draft.picked(*param)).sum::<u8>();
            ui.fill(said::COVERED, &[&number(count + 1), &number(game.size(tile))])
        }
        Question::UseBookGnome { kind: Book::Refresh } => ui.plain(said::POWER_AGAIN),
        Question::SetCostWood { gnome } if game.cost(gnome).is_none() => {
            ui.fill(said::COST_OF, &[&ui.label(Topic::Gnome(gnome))])
        }
        Question::SetCostWood { gnome } => good_of_cost(ui, gnome, Good::Wood),
        Question::SetCostSand { gnome, .. } => good_of_cost(ui, gnome, Good::Sand),
        Question::SetCostMushroom { gnome, .. } => good_of_cost(ui, gnome, Good::Mushroom),
        Question::SetCostChamomile { gnome, .. } => good_of_cost(ui, gnome, Good::Chamomile),
        Question::SetCostCrystal { gnome, .. } => good_of_cost(ui, gnome, Good::Crystal),
        Question::SetCostCoins { gnome, .. } => good_of_cost(ui, gnome, Good::Coins),
        Question::SetStepCap { track, level } => {
            ui.fill(said::STEP_HOLDS, &[&ui.label(Topic::Track(track)), &number(level.0)])
        }
        Question::SetStepVp { track, level, .. } => {
            ui.fill(said::STEP_VP, &[&ui.label(Topic::Track(track)), &number(level.0)])
        }
        Question::SetStepCost { track, level, .. } => {
            ui.fill(said::STEP_PRICE, &[&ui.label(Topic::Track(track)), &number(level.0)])
        }
        // Every other question says it all.
        _ => return None,
    })
}

/// Returns the title over one number of a cost that is corrected.
fn good_of_cost(ui: &Ui, gnome: Gnome, good: Good) -> Line {
    let gnome = ui.label(Topic::Gnome(gnome));
    let long = ui.fill(said::GOOD_OF, &[&gnome, &ui.label(Topic::Good(good))]);
    let short = || ui.fill(said::GOOD_OF, &[&gnome, &line(format_args!("{}", good_icon(good)))]);
    if Letters::Tiny.width(&long) <= WIDTH { long } else { short() }
}

/// Returns the foot: what was picked, or what there is to pay with.
pub(super) fn foot(ui: &Ui) -> Foot {
    let (Some(draft), Some(game), None) = (ui.drafts().last(), Screens::game(ui), ui.spinner()) else {
        return ui.number_foot();
    };
    let (_, back) = ui.number_foot();
    let done = || match ui.goes_on_to() {
        Some(next) => ui.fill(chrome::NEXT_IS, &[ui.name(next)]),
        None => ui.plain(chrome::NEXT_DONE),
    };
    match Screens::asked(draft).map(|question| question.param()) {
        Some(Param::GatherCompass) => (picked(draft, &FOREST), done()),
        Some(Param::SetCostWood) => (picked(draft, &COST), done()),
        Some(Param::OpenChestWood) => (picked(draft, &CHEST[..5]), done()),
        Some(Param::TrailChestWood) => (picked(draft, &CHEST[5..]), done()),
        Some(Param::UseBookGnome | Param::ClaimGnome | Param::UseBookTrack | Param::UseMagicPay) => {
            (holds(game), Line::new())
        }
        Some(Param::LadderStack) => (below(ui, game, draft), done()),
        Some(Param::TrailVp) => (passed(game, draft), done()),
        // The rows say what there is to say.
        _ => (Line::new(), back),
    }
}

/// Writes everything that the player can pay with.
fn holds(game: &Full) -> Line {
    let goods = game.turn().map_or(Goods::NONE, |seat| game.player(seat).goods());
    goods_line(goods, "")
}

/// Writes what becomes of the coins and the points of a tile on a ladder.
fn below(ui: &Ui, game: &Full, draft: &Draft) -> Line {
    let has = game.turn().map_or(0, |seat| game.player(seat).goods()[Good::Coins]);
    let pays = Seats::from_bits(draft.picked(Param::LadderStack)).iter().count() as u8;
    let coins = match pays {
        0 => line(format_args!("{has}{}", Icon::Coin)),
        pays => line(format_args!("{has} → {}{}", has.saturating_sub(pays), Icon::Coin)),
    };
    match draft.picked(Param::LadderCloses) {
        0 => coins,
        vp => line(format_args!("{coins} +{vp} {}", ui.say(said::VP))),
    }
}

/// Writes where the token comes to.
fn passed(game: &Full, draft: &Draft) -> Line {
    let space = draft.by.or(game.turn()).map_or(0, |seat| game.player(seat).position());
    line(format_args!("{} {space} → {}", Icon::Boot, space + game.steps_to_go()))
}

/// Returns what becomes of the number that is asked.
pub(super) fn beside(ui: &Ui, spinner: Spinner) -> Vec<Line, 3> {
    let mut lines = Vec::new();
    let (Some(draft), Some(game)) = (ui.drafts().last(), Screens::game(ui)) else { return lines };
    let Some(question) = Screens::asked(draft) else { return lines };
    let value = spinner.value;
    let player = game.turn().map(|seat| game.player(seat));
    let (vp, has) = player.map_or((0, 0), |player| (player.vp(), u16::from(player.goods()[Good::Coins])));
    let points = line(format_args!("{} {vp} → {}", ui.say(said::VP), vp + value));
    let mut say = |words: Line| _ = lines.push(words);
    match question.param() {
        Param::GatherTouched => say(line(format_args!("{} {has} → {}", Icon::Coin, has.saturating_sub(value)))),
        Param::OpenChestCoins | Param::TrailChestCoins => {
            say(line(format_args!("{} {has} → {}", Icon::Coin, has + value)))
        }
        Param::OpenChestVp | Param::TrailChestVp => say(points),
        Param::SetCostWood
        | Param::SetCostSand
        | Param::SetCostMushroom
        | Param::SetCostChamomile
        | Param::SetCostCrystal
        | Param::SetCostCoins => {
            let known = COST.iter().position(|(param, _)| *param == question.param()).unwrap_or(0);
            say(line(format_args!("{value}{}", COST[known].1)));
        }
        Param::SetStepVp => say(line(format_args!("{value} {}", ui.say(said::VP)))),
        Param::SetStepCost => {
            if let Question::SetStepCost { track, .. } = question {
                say(line(format_args!("{value}{}", good_icon(track.paid_with()))));
            }
        }
        // Nothing follows from the others that is not said.
        _ => {}
    }
    lines
}

/// The questions of a cost are those of the goods.
const _: () = assert!(COST.len() == Good::ALL.len());
