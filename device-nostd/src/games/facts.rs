//! What is known of a player, a page at a time.

use heapless::Vec;

use crate::ui::note::Line;
use crate::ui::parts::ROWS;

/// What stands on a page: two columns.
pub(crate) const PAGE: usize = 2 * ROWS;

/// What is known of a player, in words and values. Only those from a place on are kept, as many as are shown together: all of
/// them would take more of the stack than everything else that is there when a screen is drawn.
#[derive(Debug)]
pub(crate) struct Facts {
    first: usize,
    known: usize,
    kept: Vec<(Line, Line), PAGE>,
}

impl Facts {
    /// Begins to keep what is known, from a place on.
    pub(crate) fn from(first: usize) -> Self {
        Self { first, known: 0, kept: Vec::new() }
    }

    /// Adds something that is known.
    pub(crate) fn push(&mut self, words: Line, value: Line) {
        if self.known >= self.first {
            // What does not fit stands on a later page.
            let _ = self.kept.push((words, value));
        }
        self.known += 1;
    }

    /// Returns how much is known.
    pub(crate) fn known(&self) -> usize {
        self.known
    }

    /// Returns what is kept.
    pub(crate) fn kept(&self) -> &[(Line, Line)] {
        &self.kept
    }
}

impl Extend<(Line, Line)> for Facts {
    fn extend<T: IntoIterator<Item = (Line, Line)>>(&mut self, facts: T) {
        facts.into_iter().for_each(|(words, value)| self.push(words, value));
    }
}

/// Lists everything that is known, page after page.
#[cfg(test)]
pub(crate) fn all(list: impl Fn(&mut Facts)) -> Vec<(Line, Line), 32> {
    let mut all = Vec::new();
    loop {
        let mut page = Facts::from(all.len());
        list(&mut page);
        if page.kept().is_empty() {
            return all;
        }
        all.extend_from_slice(page.kept()).expect("no game knows that much of anybody");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::note::line;

    #[test]
    fn each_page_begins_where_the_one_before_it_ends() {
        let number = |number: usize| line(format_args!("{number}"));
        let list = |facts: &mut Facts| facts.extend((0..11).map(|place| (number(place), number(100 + place))));
        let mut page = Facts::from(PAGE);
        list(&mut page);
        assert_eq!(page.kept().iter().map(|(words, _)| words.as_str()).collect::<Vec<_, 8>>(), ["8", "9", "10"]);
        assert_eq!(page.known(), 11);
        let all = all(list);
        assert!(
            all.iter()
                .enumerate()
                .all(|(place, (words, value))| (words, value) == (&number(place), &number(100 + place)))
        );
        assert_eq!(all.len(), 11);
    }
}
