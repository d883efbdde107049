//! Everything that has a name on a screen.

use super::{
    Business, By, CoinsIn, Counter, Decider, Fixable, GameOption, GnomeBy, LightFixable, LightMoveKind, LightOffer,
    LightOption, LightPhase, MoveKind, Offer, PadFixable, PadOption, Phase, PointBusiness, PoolReading, Side, Source,
    Whereabouts, Workshop,
};
use crate::topics;

topics! {
    /// What can be named in Gnome Village.
    pub enum Topic of GnomeVillage {
        /// A kind of move.
        Move(MoveKind),
        /// A phase.
        Phase(Phase),
        /// A kind of workshop.
        Workshop(Workshop),
        /// A kind of business.
        Business(Business),
        /// A way to pay.
        By(By),
        /// A side of a workshop.
        Side(Side),
        /// Where a gnome is.
        Whereabouts(Whereabouts),
        /// An offer with a name of its own.
        Offer(Offer),
        /// A count of a player.
        Counter(Counter),
        /// A field that can be corrected.
        Field(Fixable),
        /// A number of the score pad.
        PadField(PadFixable),
        /// What points come from.
        Source(Source),
        /// What ranks the players.
        Decider(Decider),
        /// What the set-up asks.
        GameOption(GameOption),
        /// What the set-up of the score pad asks.
        PadOption(PadOption),
        /// A reading of the Swimming Pool.
        PoolReading(PoolReading),
        /// A kind of move of a light game.
        LightMove(LightMoveKind),
        /// A phase of a light game.
        LightPhase(LightPhase),
        /// A field of a light game that can be corrected.
        LightField(LightFixable),
        /// What the set-up of a light game asks.
        LightOption(LightOption),
        /// An offer of a light game with a name of its own.
        LightOffer(LightOffer),
        /// A business that can score.
        PointBusiness(PointBusiness),
        /// A way to get a gnome.
        GnomeBy(GnomeBy),
        /// Where the coins are.
        CoinsIn(CoinsIn),
    }
}
