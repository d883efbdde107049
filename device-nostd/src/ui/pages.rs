//! What a screen tells page by page: how the table is set up, and the rules of a phase.

use engine_nostd::rules::Rules;
use engine_nostd::setup::Mode;

use super::{Screen, Ui};
use crate::games::light::{LightFace, light, light_face};
use crate::games::{Face, Of, face};
use crate::words::{Moments, Said};

impl Ui {
    /// Returns how many reminders this screen shows page by page, and the one at the cursor.
    pub(super) fn pages(&self) -> (usize, Option<Said>) {
        let cursor = self.cursor();
        match (self.screen(), &self.table) {
            (Screen::Briefing, _) if self.setup.mode == Mode::Light => light_face!(self.setup.game, |F| {
                let pages = F::briefing(&self.setup);
                (pages.len(), pages.get(cursor).map(|page| page.said(self.settings.lang)))
            }),
            (Screen::Briefing, _) => face!(self.setup.game, |F| {
                let pages = F::briefing(&self.setup);
                (pages.len(), pages.get(cursor).map(|page| page.said(self.settings.lang)))
            }),
            (_, Some(table)) if table.state().is_light() => light!(table.state(), |F, game| {
                let moments = F::reminders(game.phase());
                (moments.len(), moments.get(cursor).map(|moment| self.say(moment.text())))
            })
            .unwrap_or((0, None)),
            (_, Some(table)) => face!(self.game(), |F| {
                let moments = F::full(table.state()).map_or(F::PAD_REMINDERS, |game| F::reminders(game.phase()));
                (moments.len(), moments.get(cursor).map(|moment| self.say(moment.text())))
            }),
            (_, None) => (0, None),
        }
    }
}
