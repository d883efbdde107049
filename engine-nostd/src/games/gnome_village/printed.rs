//! What is printed on business tiles: the coins that a gnome on one of them earns (GV-36).

use super::kinds::Business;
use super::{Full, Move, MoveKind, Question};
use crate::arg::Number;
use crate::printed::Printed;

impl Printed for Full {
    /// The coins of every kind of business.
    const MOST: usize = Business::ALL.len();

    fn shows(kind: MoveKind) -> Option<usize> {
        (kind == MoveKind::BuyBusiness).then_some(1)
    }

    fn shown_by(question: Question) -> Option<Move> {
        match question {
            Question::BuyBusinessEarn { kind } | Question::ActSiteEarn { kind } => {
                Some(Move::BuyBusiness { kind, earn: None })
            }
            // Nothing else is printed.
            _ => None,
        }
    }

    fn printed(&self, tell: &mut dyn FnMut(Move)) {
        for kind in Business::ALL {
            if let Some(earn) = self.earn_values[*kind as usize] {
                tell(Move::BuyBusiness { kind: *kind, earn: Some(Number(earn)) });
            }
        }
    }
}
