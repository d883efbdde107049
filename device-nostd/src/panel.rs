//! The chip of the panel: boards that look alike carry one of two.

/// The chip that drives the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "defmt", derive(defmt::Format))]
pub enum Controller {
    /// 128 columns, all of them on the glass.
    Ssd1306,
    /// 132 columns, of which the glass of 128 shows the middle ones. Nearly all boards of 1.3 inch carry it, whatever they
    /// are sold as.
    Sh1106,
}

impl Controller {
    /// Returns the column of its memory that is the first one of the glass.
    #[must_use]
    pub const fn first_column(self) -> u8 {
        match self {
            Self::Ssd1306 => 0,
            Self::Sh1106 => 2,
        }
    }

    /// Returns which chip answers so.
    ///
    /// `read_back` says whether a byte of its memory could be read: over I2C only an SH1106 allows that (its datasheet, 4.4),
    /// and an SSD1306 answers with its status whatever is asked. So that is proof. Without it the lowest four bits of the
    /// status decide, which no datasheet describes: 8 was only seen on an SH1106. 0 was seen on both, and whatever cannot be
    /// read at all is taken for the chip that more boards carry.
    #[must_use]
    pub const fn of_answers(status: Option<u8>, read_back: bool) -> Self {
        match status {
            _ if read_back => Self::Sh1106,
            Some(status) if status & 0x0f == 0x08 => Self::Sh1106,
            Some(_) | None => Self::Ssd1306,
        }
    }
}

/// Which chip the panel is to be treated as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PanelSetting {
    /// The one that is found.
    #[default]
    Auto,
    /// This one, whatever is found.
    Always(Controller),
}

impl PanelSetting {
    /// All of them, in the order in which they are gone through and kept.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Always(Controller::Ssd1306), Self::Always(Controller::Sh1106)];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_can_be_read_is_proof_and_eight_is_a_sign() {
        use Controller::{Sh1106, Ssd1306};
        for (status, read_back, controller) in [
            (Some(0x43), false, Ssd1306),
            (Some(0x06), false, Ssd1306),
            (Some(0x48), false, Sh1106),
            (Some(0x08), true, Sh1106),
            // Some report nothing, or what the other chip reports.
            (Some(0x40), false, Ssd1306),
            (Some(0x40), true, Sh1106),
            (Some(0x43), true, Sh1106),
            // Nobody pulls the line down.
            (Some(0xff), false, Ssd1306),
            (None, false, Ssd1306),
        ] {
            assert_eq!(Controller::of_answers(status, read_back), controller, "{status:?} {read_back}");
        }
    }
}
