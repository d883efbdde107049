//! SCAFFOLD: replaced by the light screens of the game.

use engine_nostd::Seat;
use engine_nostd::Setup;
use engine_nostd::interview::ParamOf;

use super::Screens;
use crate::games::Face;
use crate::games::light::{LightFace, LightOf, LightPhaseOf};
use crate::ui::{Canvas, Drawn, Line, Panel, Ui};
use crate::words::{Briefing, Text, chrome};

/// The game on the screens while it is tracked lightly.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LightScreens;

impl LightFace for LightScreens {
    type Moment = <Screens as Face>::Moment;

    const ASKS: Text = chrome::FULL_ASKS;

    fn question(_: ParamOf<Self::Light>) -> Text {
        chrome::NOTHING
    }

    fn reminders(_: LightPhaseOf<Self>) -> &'static [Self::Moment] {
        &[]
    }

    fn briefing(_: &Setup) -> Briefing<Self::Moment> {
        Briefing::new()
    }

    fn guide(_: &Ui, _: &<Self as LightOf>::Light) -> Line {
        Line::new()
    }

    fn draw_numbers<D: Panel>(_: &Ui, _: &mut Canvas<'_, D>, _: &<Self as LightOf>::Light, _: Seat) -> Drawn<D> {
        Ok(())
    }
}
