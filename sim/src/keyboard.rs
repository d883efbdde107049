//! What is written around the screen: which keys are the buttons, in the language of the screens.
//!
//! The buttons keep the names on the case, which the screens call them by in every language.

use device_nostd::words::Lang;

/// The words about the keys in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keyboard {
    /// All keys of the terminal, for a narrow frame.
    pub short: &'static str,
    /// All keys of the terminal, for a wide frame.
    pub long: &'static str,
    /// The title of the window.
    pub title: &'static str,
    /// What a terminal that is too small says; the first `{}` is the size that it needs, the second the one it has.
    pub too_small: &'static str,
}

impl Keyboard {
    /// Returns the words in a language.
    #[must_use]
    pub const fn new(lang: Lang) -> Self {
        match lang {
            Lang::En => Self {
                short: "↑↓  Enter OK  Bksp BACK  Space NEXT  U D O B N hold  q quits",
                long: "arrows UP DOWN · Enter OK · Backspace BACK · Space NEXT · or u d o b n \
                       · hold: Shift or U D O B N · q quits",
                title: "Gnomon: arrows UP and DOWN, Enter OK, Backspace BACK, Space NEXT",
                too_small: "Gnomon needs {}, this is {}: q quits",
            },
            Lang::Nl => Self {
                short: "↑↓  Enter OK  Bksp BACK  Spatie NEXT  U D O B N vast  q stopt",
                long: "pijltjes UP DOWN · Enter OK · Backspace BACK · spatie NEXT · of u d o b n \
                       · vasthouden: Shift of U D O B N · q stopt",
                title: "Gnomon: pijltjes UP en DOWN, Enter OK, Backspace BACK, spatie NEXT",
                too_small: "Gnomon vraagt {}, dit is {}: q stopt",
            },
            Lang::De => Self {
                short: "↑↓  Enter OK  Rück BACK  Leer NEXT  U D O B N lang  q beendet",
                long: "Pfeile UP DOWN · Enter OK · Rücktaste BACK · Leertaste NEXT · oder u d o b n \
                       · lang: Umschalt oder U D O B N · q beendet",
                title: "Gnomon: Pfeile UP und DOWN, Enter OK, Rücktaste BACK, Leertaste NEXT",
                too_small: "Gnomon braucht {}, hier sind {}: q beendet",
            },
            Lang::Fr => Self {
                short: "↑↓ Entrée OK  Ret.arr BACK  Espace NEXT  UDOBN long  q quitte",
                long: "flèches UP DOWN · Entrée OK · Retour arrière BACK · Espace NEXT · ou u d o b n \
                       · long : Maj ou U D O B N · q quitte",
                title: "Gnomon : flèches UP et DOWN, Entrée OK, Retour arrière BACK, Espace NEXT",
                too_small: "Gnomon demande {}, ici {} : q quitte",
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use device_nostd::Button;

    use super::*;
    use crate::case;

    #[test]
    fn every_language_names_every_button() {
        for lang in Lang::ALL {
            let words = Keyboard::new(lang);
            for button in [Button::Ok, Button::Back, Button::Next].map(case::legend) {
                assert!([words.short, words.long, words.title].iter().all(|text| text.contains(button)), "{lang:?}");
            }
            assert_eq!(words.too_small.matches("{}").count(), 2, "{lang:?}");
        }
    }

    #[test]
    fn no_two_languages_say_the_same() {
        for (place, lang) in Lang::ALL.into_iter().enumerate() {
            for other in Lang::ALL.into_iter().skip(place + 1) {
                let (one, other) = (Keyboard::new(lang), Keyboard::new(other));
                assert!(one.short != other.short && one.long != other.long && one.title != other.title, "{lang:?}");
            }
        }
    }
}
