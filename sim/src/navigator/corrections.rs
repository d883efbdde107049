//! The presses that correct a value.

use device_nostd::{Button, Command, Item, Screen};
use engine_nostd::field::{FIX_BYTES, FieldId, Fix};
use engine_nostd::shape::Shape;

use super::{Navigator, Sight, Stuck, sight};
use crate::script::Stroke;

impl Navigator<'_> {
    pub(super) fn fix(&mut self, fix: &Fix, after: &Sight) -> Result<(), Stuck> {
        self.until_seen(after, |hands| {
            hands.go_to_base()?;
            hands.fix_once(fix, after)
        })
    }

    fn fix_once(&mut self, fix: &Fix, after: &Sight) -> Result<(), Stuck> {
        let state = self.state()?.clone();
        if self.device.look().screen == Screen::Pad && state.next_field() == Some((fix.seat, fix.id)) {
            return self.fix_value(fix, after);
        }
        if self.count(fix, after)? {
            return Ok(());
        }
        let id = self.alike_field(fix, after)?;
        self.make(Stroke::Hold(Button::Back))?;
        if fix.seat.is_none() && self.device.look().items.contains(&Item::Family(id.field)) {
            // What is switched in mid-game has a row of its own.
            self.choose(|item| *item == Item::Family(id.field), "a switch")?;
            return self.fix_value(&Fix { id, ..*fix }, after);
        }
        self.choose(|item| *item == Item::Command(Command::Fix), "the menu")?;
        match fix.seat {
            Some(seat) => self.choose(|item| *item == Item::Seat(seat), "a player")?,
            None => self.choose(|item| *item == Item::Common, "the table")?,
        }
        self.choose(|item| *item == Item::Family(id.field), "a field")?;
        if matches!(self.device.look().screen, Screen::FixIndex(..)) {
            self.choose(|item| *item == Item::Index(id.index), "an index")?;
        }
        self.fix_value(&Fix { id, ..*fix }, after)
    }

    /// Enters a number of the last count on its page, at this one or a later one; `false` if none of them asks for it.
    fn count(&mut self, fix: &Fix, after: &Sight) -> Result<bool, Stuck> {
        let state = self.state()?.clone();
        if fix.seat.is_none() || fix.seat != state.turn() {
            return Ok(false);
        }
        let wanted = u16::from_le_bytes([fix.value[0], fix.value[1]]);
        let has = self.value(fix).map_or(0, |value| u16::from_le_bytes([value[0], value[1]]));
        let mut passed = 0;
        loop {
            let mut trial = self.device.clone();
            let mut hand = Navigator::new(&mut trial, self.hands);
            for _ in 0..passed {
                hand.press(Button::Next)?;
            }
            if !matches!(hand.device.look().screen, Screen::Count(_)) || *hand.state()? != state {
                return Ok(false);
            }
            let thing = hand.device.look().items.iter().position(|item| *item == Item::Thing(fix.id));
            match thing {
                // In a list OK adds one.
                Some(row) if wanted > has => {
                    hand.choose_row(row)?;
                    (has + 1..wanted).try_for_each(|_| hand.press(Button::Ok))?;
                }
                Some(_) => return Ok(false),
                None => {
                    let asks = |spinner: device_nostd::Spinner| (spinner.min..=spinner.max).contains(&wanted);
                    if hand.device.look().spinner.is_some_and(asks) {
                        hand.enter_number(wanted)?;
                    }
                }
            }
            if hand.sight()? == *after {
                let strokes = hand.take_strokes();
                strokes.into_iter().for_each(|stroke| self.stroke(stroke));
                return Ok(true);
            }
            passed += 1;
        }
    }

    /// Finds the field that leads to what is to be seen: of gnomes that look alike any will do.
    fn alike_field(&self, fix: &Fix, after: &Sight) -> Result<FieldId, Stuck> {
        let table = self.device.table().ok_or_else(|| self.stuck("no game"))?;
        let field = table.state().vocabulary().field(fix.id.field).ok_or_else(|| self.stuck("no such field"))?;
        let others = field.indices().map(|index| FieldId { index, ..fix.id });
        std::iter::once(fix.id)
            .chain(others)
            .find(|id| {
                let mut state = table.state().clone();
                state.fix(&Fix { id: *id, ..*fix }).is_ok() && sight(&state, table.setup()) == *after
            })
            .ok_or_else(|| self.stuck("no field leads to the correction"))
    }

    /// Corrects one part of a value: the screens change one of several numbers, or one thing in a strip, at a time.
    fn fix_part(&mut self, fix: &Fix) -> Result<(), Stuck> {
        let table = self.device.table().ok_or_else(|| self.stuck("no game"))?;
        let field = table.state().vocabulary().field(fix.id.field).ok_or_else(|| self.stuck("no such field"))?;
        let now = self.value(fix).ok_or_else(|| self.stuck("no value to correct"))?;
        let Shape::Strip(letters) = field.shape else {
            let part = now.iter().zip(fix.value).position(|(now, then)| *now != then).unwrap_or(0);
            self.choose(|item| *item == Item::Part(part as u8), "a number")?;
            return self.enter_number(u16::from(fix.value[part]));
        };
        let (Some(now), Some(then)) = (letters.unpack(now), letters.unpack(fix.value)) else {
            return Err(self.stuck("no strip to correct"));
        };
        if now == then {
            // What is right already can be said again.
            self.choose(|item| *item == Item::Part(0), "a thing")?;
            return self.choose(|item| matches!(item, Item::Value(value, _) if *value == fix.value), "what it is");
        }
        let differing = (0..now.len()).filter(|part| now.get(*part) != then.get(*part));
        for part in differing {
            // What is under a piece and the piece itself are two corrections.
            let closer = |item: &Item| {
                let Item::Value(value, _) = item else { return false };
                let thing = letters.unpack(*value).and_then(|strip| strip.get(part).copied());
                thing.is_some_and(|thing| {
                    let piece = thing.piece == then[part].piece && thing.piece != now[part].piece;
                    piece || thing.kind == then[part].kind && thing.kind != now[part].kind
                })
            };
            self.choose(|item| *item == Item::Part(part as u8), "a thing")?;
            match self.device.look().items.iter().position(closer) {
                Some(row) => return self.choose_row(row),
                // There may be one too many of it until another thing is corrected.
                None => self.press(Button::Back)?,
            }
        }
        Err(self.stuck("no thing can be corrected"))
    }

    /// Returns the bytes of a value that is corrected.
    fn value(&self, fix: &Fix) -> Option<[u8; FIX_BYTES]> {
        let table = self.device.table()?;
        table.state().standing_fix(fix.seat, fix.id, &table.setup().names).map(|fix| fix.value)
    }

    fn fix_value(&mut self, fix: &Fix, after: &Sight) -> Result<(), Stuck> {
        if let Screen::FixValue(seat, id) = self.device.look().screen
            && matches!(self.device.look().items.first(), Some(Item::Part(_)))
        {
            return self.fix_part(&Fix { seat, id, ..*fix });
        }
        if self.device.look().spinner.is_some() {
            let number = u16::from_le_bytes([fix.value[0], fix.value[1]]);
            return self.enter_number(number);
        }
        let table = self.device.table().ok_or_else(|| self.stuck("no game"))?;
        let row = self.device.look().items.iter().position(|item| {
            let Item::Value(value, _) = item else { return false };
            let mut state = table.state().clone();
            state.fix(&Fix { value: *value, ..*fix }).is_ok() && sight(&state, table.setup()) == *after
        });
        let row = row.ok_or_else(|| self.stuck("no value leads to the correction"))?;
        self.choose_row(row)
    }
}
