//! What the keys of a terminal mean.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use device_nostd::Button;

/// What somebody at the keyboard wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Input {
    Tap(Button),
    Hold(Button),
    Quit,
}

/// Returns the meaning of a key event, if it has one.
pub(super) fn input(event: KeyEvent) -> Option<Input> {
    // Only some systems report releases.
    if event.kind == KeyEventKind::Release {
        return None;
    }
    let button = match (event.code, event.modifiers - KeyModifiers::SHIFT) {
        (KeyCode::Char('c' | 'C'), KeyModifiers::CONTROL) => return Some(Input::Quit),
        (KeyCode::Char('q' | 'Q'), KeyModifiers::NONE) => return Some(Input::Quit),
        // What some terminals send for Backspace.
        (KeyCode::Char('h'), KeyModifiers::CONTROL) => Button::Back,
        (KeyCode::Up | KeyCode::Char('u' | 'U'), KeyModifiers::NONE) => Button::Up,
        (KeyCode::Down | KeyCode::Char('d' | 'D'), KeyModifiers::NONE) => Button::Down,
        (KeyCode::Enter | KeyCode::Char('o' | 'O'), KeyModifiers::NONE) => Button::Ok,
        (KeyCode::Backspace | KeyCode::Char('b' | 'B'), KeyModifiers::NONE) => Button::Back,
        (KeyCode::Char(' ' | 'n' | 'N'), KeyModifiers::NONE) => Button::Next,
        _ => return None,
    };
    let capital = matches!(event.code, KeyCode::Char(letter) if letter.is_ascii_uppercase());
    let held = capital || event.modifiers.contains(KeyModifiers::SHIFT);
    Some(if held { Input::Hold(button) } else { Input::Tap(button) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_letters_press_and_with_shift_hold() {
        let (none, shift) = (KeyModifiers::NONE, KeyModifiers::SHIFT);
        for (button, key, letter) in [
            (Button::Up, KeyCode::Up, 'u'),
            (Button::Down, KeyCode::Down, 'd'),
            (Button::Ok, KeyCode::Enter, 'o'),
            (Button::Back, KeyCode::Backspace, 'b'),
            (Button::Next, KeyCode::Char(' '), 'n'),
        ] {
            let capital = KeyCode::Char(letter.to_ascii_uppercase());
            assert_eq!(input(KeyEvent::new(key, none)), Some(Input::Tap(button)));
            assert_eq!(input(KeyEvent::new(KeyCode::Char(letter), none)), Some(Input::Tap(button)));
            assert_eq!(input(KeyEvent::new(key, shift)), Some(Input::Hold(button)));
            assert_eq!(input(KeyEvent::new(capital, none)), Some(Input::Hold(button)));
            assert_eq!(input(KeyEvent::new(capital, shift)), Some(Input::Hold(button)));
        }
    }

    #[test]
    fn q_and_control_c_quit() {
        assert_eq!(input(KeyEvent::new(KeyCode::Char('q'), KeyModifiers::NONE)), Some(Input::Quit));
        assert_eq!(input(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL)), Some(Input::Quit));
    }

    #[test]
    fn releases_and_other_keys_mean_nothing() {
        let release = KeyEvent::new_with_kind(KeyCode::Enter, KeyModifiers::NONE, KeyEventKind::Release);
        assert_eq!(input(release), None);
        for (code, modifiers) in [
            (KeyCode::Char('x'), KeyModifiers::NONE),
            (KeyCode::Char('c'), KeyModifiers::NONE),
            (KeyCode::Char('o'), KeyModifiers::CONTROL),
            (KeyCode::Enter, KeyModifiers::ALT),
            (KeyCode::F(1), KeyModifiers::NONE),
        ] {
            assert_eq!(input(KeyEvent::new(code, modifiers)), None, "{code:?}");
        }
    }
}
