//! Dates, which a device knows only after somebody told it one.

use core::fmt;

use crate::Millis;

/// The first year that can be told, and the one after the last.
const YEARS: [u32; 2] = [2000, 2100];

const MINUTES_A_DAY: u32 = 24 * 60;

/// A minute of a day, as clocks on the wall show it: minutes since the year 2000.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date(u32);

impl Date {
    /// Reads a date such as `2026-11-17T20:15`; `None` for what no calendar has.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let marks = [(4, b'-'), (7, b'-'), (10, b'T'), (13, b':')];
        if bytes.len() != 16 || marks.iter().any(|(place, mark)| bytes.get(*place) != Some(mark)) {
            return None;
        }
        let number = |range: core::ops::Range<usize>| {
            bytes[range]
                .iter()
                .try_fold(0, |number, digit| digit.is_ascii_digit().then(|| number * 10 + u32::from(digit - b'0')))
        };
        let (year, month, day) = (number(0..4)?, number(5..7)?, number(8..10)?);
        let (hour, minute) = (number(11..13)?, number(14..16)?);
        let is_there = (YEARS[0]..YEARS[1]).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of(year, month)).contains(&day)
            && hour < 24
            && minute < 60;
        if !is_there {
            return None;
        }
        let years: u32 = (YEARS[0]..year).map(days_of_year).sum();
        let months: u32 = (1..month).map(|month| days_of(year, month)).sum();
        Some(Self((years + months + day - 1) * MINUTES_A_DAY + hour * 60 + minute))
    }

    /// Returns the minutes since the year 2000.
    #[must_use]
    pub const fn minutes(self) -> u32 {
        self.0
    }

    /// Makes a date from the minutes since the year 2000; `None` for what is too far away.
    #[must_use]
    pub fn from_minutes(minutes: u32) -> Option<Self> {
        let days: u32 = (YEARS[0]..YEARS[1]).map(days_of_year).sum();
        (minutes / MINUTES_A_DAY < days).then_some(Self(minutes))
    }

    /// Returns year, month and day.
    fn day(self) -> [u32; 3] {
        let (mut days, mut year, mut month) = (self.0 / MINUTES_A_DAY, YEARS[0], 1);
        while days >= days_of_year(year) {
            days -= days_of_year(year);
            year += 1;
        }
        while days >= days_of(year, month) {
            days -= days_of(year, month);
            month += 1;
        }
        [year, month, days + 1]
    }

    /// Writes the day without the time.
    ///
    /// # Errors
    /// Passes on the error of the writer.
    pub fn write_day(self, out: &mut dyn fmt::Write) -> fmt::Result {
        let [year, month, day] = self.day();
        write!(out, "{year}-{month:02}-{day:02}")
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_day(f)?;
        let minute = self.0 % MINUTES_A_DAY;
        write!(f, "T{:02}:{:02}", minute / 60, minute % 60)
    }
}

/// Between 2000 and 2099 every fourth year is a leap year.
const fn days_of_year(year: u32) -> u32 {
    if year.is_multiple_of(4) { 366 } else { 365 }
}

const fn days_of(year: u32, month: u32) -> u32 {
    match month {
        2 if year.is_multiple_of(4) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// A calendar that was set once and counts on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Calendar {
    set: Date,
    at: Millis,
}

impl Calendar {
    /// Sets it.
    pub(crate) const fn set(set: Date, at: Millis) -> Self {
        Self { set, at }
    }

    /// Returns what it shows; `None` after the last year.
    pub(crate) fn shows(self, now: Millis) -> Option<Date> {
        let gone = u32::try_from(now.saturating_sub(self.at) / 60_000).ok()?;
        Date::from_minutes(self.set.0.checked_add(gone)?)
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use std::string::ToString;

    use super::*;

    #[test]
    fn a_date_is_written_as_it_was_read() {
        for text in ["2000-01-01T00:00", "2026-11-17T20:15", "2028-02-29T23:59", "2099-12-31T23:59"] {
            let date = Date::read(text).unwrap();
            assert_eq!(date.to_string(), text);
            assert_eq!(Date::from_minutes(date.minutes()), Some(date));
        }
        // 31 days of January and one of February.
        assert_eq!(Date::read("2000-02-02T00:01").unwrap().minutes(), 32 * 1440 + 1);
    }

    #[test]
    fn what_no_calendar_has_is_no_date() {
        for text in [
            "",
            "2026-11-17",
            "2026-11-17 20:15",
            "2026-02-29T00:00",
            "2026-13-01T00:00",
            "2026-04-31T00:00",
            "2026-00-01T00:00",
            "2026-01-00T00:00",
            "2026-11-17T24:00",
            "2026-11-17T20:60",
            "1999-12-31T23:59",
            "2100-01-01T00:00",
            "+026-11-17T20:15",
            "2026-11-17T20:15Z",
            "２026-11-17T20:1",
        ] {
            assert_eq!(Date::read(text), None, "{text}");
        }
    }

    #[test]
    fn a_clock_counts_on_over_midnight_and_ends_with_the_century() {
        let calendar = Calendar::set(Date::read("2026-12-31T23:59").unwrap(), 5_000);
        assert_eq!(calendar.shows(64_999).unwrap().to_string(), "2026-12-31T23:59");
        assert_eq!(calendar.shows(65_000).unwrap().to_string(), "2027-01-01T00:00");
        let last = Calendar::set(Date::read("2099-12-31T23:59").unwrap(), 0);
        assert_eq!(last.shows(60_000), None);
        assert_eq!(last.shows(Millis::MAX), None);
    }
}
