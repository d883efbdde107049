//! What just happened: what the table has to turn over, pay or hand over, with the names.

use engine_nostd::Seat;
use engine_nostd::ask::Label;
use engine_nostd::games::gnome_village::{
    ADVISOR_PAY, Building, By, Full, GnomeNumber, MAX_GNOMES, Move, Phase, Place, VISIT_PAY, Workshop,
};
use engine_nostd::rules::Rules;
use engine_nostd::verb::Moves;
use heapless::{String, Vec};

use crate::ui::{Icon, Letters, Line, Remark, Told, Ui, line, signed};
use crate::words::gnome_village::remarks;
use crate::words::{Named, Text};

/// Says what a move did.
pub(super) fn note(ui: &Ui, before: &Full, after: &Full, by: Option<Seat>, made: &Move) -> Remark {
    let Some(seat) = by.or(before.turn()) else { return Remark::Usual };
    let mut notes = Notes { ui, before, after, seat, parts: Vec::new(), pays: false };
    match *made {
        Move::CardCoins { .. }
        | Move::CardRoad
        | Move::BuyBusiness { .. }
        | Move::BuyWorkshop { .. }
        | Move::ActTheater { .. }
        | Move::ActSite { .. } => {}
        Move::CardActivate { .. } => notes.flips(),
        Move::CardRemove { seat: from, tile, .. } => {
            if let (Some(from), Some(tile)) = (from.0, tile) {
                notes.tell(remarks::LOSES, &[ui.name(from), &ui.label(tile.kind)]);
            }
            notes.ways_home(false);
        }
        Move::CardAngry { .. } => notes.ways_home(true),
        Move::Earn { .. } => notes.earned(),
        Move::Next => match before.phase() {
            Phase::Earn => notes.earned(),
            Phase::WorkBuy => notes.standing_up(),
            Phase::Reveal | Phase::Move | Phase::Over => notes.turn_ended(),
        },
        Move::GetRoad { by } => return notes.got(&[(Workshop::Gardener, by)], Icon::Road),
        Move::GetGnome { by } => return notes.got(&[(Workshop::School, by)], Icon::Gnome),
        Move::GetHouse { painter, carpenter } => {
            return notes.got(&[(Workshop::Painter, painter), (Workshop::Carpenter, carpenter)], Icon::House);
        }
        Move::Walk { to, .. } => {
            notes.flips();
            notes.or(line(format_args!("{} → {}", ui.name(seat), ui.label_line(&Label::of(to.kind)))));
            // It had to come before the next gnome (GV-77).
            if let Some(action) = before.open_action() {
                notes.tell(remarks::UNUSED, &[&ui.label(action)]);
            }
        }
        Move::ActPolice => {
            notes.payments();
            notes.or(ui.plain(remarks::NOBODY_PAYS));
        }
        Move::ActThief { .. } => notes.payments(),
        Move::ActChapel { seat: whose, .. } => {
            notes.flips();
            notes.or(ui.fill(remarks::TO_CHAPEL, &[ui.name(whose)]));
        }
        Move::ActPrison { seat: whose, .. } => notes.tell(remarks::TO_PRISON, &[ui.name(whose)]),
        Move::ActCourier { .. } => {
            notes.payments();
            notes.tokens();
            notes.flips();
        }
        Move::ActDoctor { .. } => {
            notes.flips();
            notes.tokens();
        }
        Move::ActMilitary => notes.tell(remarks::PROTECTED, &[ui.name(seat)]),
        Move::ActAdvisor if after.coins(seat) == 0 => {
            notes.tell(remarks::ADVISOR_WILL_PAY, &[ui.name(seat), &coins(ADVISOR_PAY)]);
        }
        Move::ActAdvisor => notes.tell(remarks::ADVISOR_PAYS_NOT, &[ui.name(seat)]),
        Move::ActArchitect => notes.tell(remarks::REARRANGE, &[ui.name(seat)]),
        Move::ActAirport { seat: host, tile } => {
            notes.flips();
            let there = ui.of_player(host, &ui.label_line(&Label::of(tile.kind)));
            notes.or(line(format_args!("{} → {there}", ui.name(seat))));
        }
        Move::ActPool { .. } => notes.flips(),
    }
    notes.happy_gnome();
    notes.cards(made);
    notes.remark(made)
}

fn coins(number: u8) -> Line {
    line(format_args!("{number}{}", Icon::Coin))
}

/// Returns whether a note has room in the foot.
fn fits(note: &str) -> bool {
    Letters::Tiny.width(note) <= crate::ui::note::NOTE
}

/// What a move did, one thing after the other.
struct Notes<'a> {
    ui: &'a Ui,
    before: &'a Full,
    after: &'a Full,
    /// Who made the move.
    seat: Seat,
    parts: Vec<Line, 10>,
    /// Whether the last part is only the coin of a card.
    pays: bool,
}

impl Notes<'_> {
    fn push(&mut self, part: Line) {
        // Ten things never happen at once; what there is no room for can be seen on the page of the player.
        let _ = self.parts.push(part);
    }

    fn tell(&mut self, text: Text, words: &[&str]) {
        self.push(self.ui.fill(text, words));
    }

    /// Says something where there is nothing else to say.
    fn or(&mut self, part: Line) {
        if self.parts.is_empty() {
            self.push(part);
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.after.players())
    }

    /// Returns where a player's gnomes were and are.
    fn places(&self, seat: Seat) -> impl Iterator<Item = (Place, Place)> {
        let numbers = (1..=MAX_GNOMES as u8).map(GnomeNumber);
        numbers.filter_map(move |gnome| self.before.place(seat, gnome).zip(self.after.place(seat, gnome)))
    }

    /// Returns how many coins a player has more.
    fn gain(&self, seat: Seat) -> i16 {
        i16::from(self.after.coins(seat)) - i16::from(self.before.coins(seat))
    }

    /// Says which workshops are turned over.
    fn flips(&mut self) {
        for seat in self.seats() {
            for kind in Workshop::ALL {
                let ((_, was), (_, is)) = (self.before.workshops(seat, *kind), self.after.workshops(seat, *kind));
                let words = [self.ui.name(seat), &self.ui.label(*kind)];
                match was.cmp(&is) {
                    core::cmp::Ordering::Less => self.tell(remarks::ACTIVE, &words),
                    core::cmp::Ordering::Greater => self.tell(remarks::INACTIVE, &words),
                    core::cmp::Ordering::Equal => {}
                }
            }
        }
    }

    /// Says who receives a token.
    fn tokens(&mut self) {
        for seat in self.seats() {
            for kind in Workshop::ALL {
                if self.after.tokens_of(seat, *kind) > self.before.tokens_of(seat, *kind) {
                    self.tell(remarks::TOKEN, &[self.ui.name(seat), &self.ui.label(*kind)]);
                }
            }
        }
    }

    /// Says who pays whoever made the move.
    fn payments(&mut self) {
        let ui = self.ui;
        let mut payers = Line::new();
        for seat in self.seats().filter(|seat| self.gain(*seat) == -1) {
            payers = line(format_args!("{payers}{}{}", if payers.is_empty() { "" } else { ", " }, ui.name(seat)));
        }
        let all = line(format_args!("{payers} → {} {}", ui.name(self.seat), coins(1)));
        if payers.bytes().any(|byte| byte == b',') && fits(&all) {
            return self.push(all);
        }
        for seat in self.seats() {
            let paid = -self.gain(seat);
            if paid > 0 {
                self.tell(remarks::PAYS, &[self.ui.name(seat), self.ui.name(self.seat), &coins(paid as u8)]);
            }
        }
    }

    /// Says which gnomes go home, from where if that is not told otherwise, which workshops turn over under them, and who
    /// loses the protection of Military.
    fn ways_home(&mut self, from: bool) {
        self.flips();
        for seat in self.seats() {
            let left: Vec<Place, MAX_GNOMES> =
                self.places(seat).filter(|(was, is)| was != is && *is == Place::Home).map(|(was, _)| was).collect();
            for was in left {
                match was {
                    // A workshop that turns over was told.
                    Place::At(tile) if self.turned(seat, tile.kind) => {}
                    Place::At(tile) if from => {
                        let tile = self.ui.label_line(&Label::of(tile.kind));
                        self.tell(remarks::GOES_HOME, &[self.ui.name(seat), &tile]);
                    }
                    _ => self.tell(remarks::COMES_HOME, &[self.ui.name(seat)]),
                }
            }
            self.unprotected(seat);
        }
    }

    /// Returns whether a workshop of a kind turned over.
    fn turned(&self, seat: Seat, kind: Building) -> bool {
        match kind {
            Building::Workshop(kind) => self.before.workshops(seat, kind) != self.after.workshops(seat, kind),
            Building::Business(_) => false,
        }
    }

    fn unprotected(&mut self, seat: Seat) {
        if self.before.is_protected(seat) && !self.after.is_protected(seat) {
            self.tell(remarks::UNPROTECTED, &[self.ui.name(seat)]);
        }
    }

    /// Says what the player earned, what visitors got, and who was paid for prisoners.
    fn earned(&mut self) {
        let (ui, owner) = (self.ui, self.seat);
        let mut paid = 0;
        let mut others: Vec<Line, 8> = Vec::new();
        let mut add = |part: Line| _ = others.push(part);
        for seat in self.seats().filter(|seat| *seat != owner) {
            let visits = || {
                self.places(seat).filter_map(|(was, _)| match was {
                    Place::Abroad { host, tile, .. } if host == owner => Some(tile.kind),
                    // Not a visitor here.
                    _ => None,
                })
            };
            let businesses = visits().filter(|kind| matches!(kind, Building::Business(_))).count() as i16;
            let gain = self.gain(seat);
            let for_visits = gain.min(businesses * i16::from(VISIT_PAY));
            if for_visits > 0 {
                add(line(format_args!("{} {}{}", ui.name(seat), signed(for_visits), Icon::Coin)));
            }
            for kind in Workshop::ALL {
                if self.after.tokens_of(seat, *kind) > self.before.tokens_of(seat, *kind) {
                    add(ui.fill(remarks::TOKEN, &[ui.name(seat), &ui.label(*kind)]));
                }
            }
            if visits().next().is_some() {
                add(ui.fill(remarks::FLIES_BACK, &[ui.name(seat)]));
            }
            let ransom = gain - for_visits;
            if ransom > 0 {
                add(ui.fill(remarks::PAYS, &[ui.name(owner), ui.name(seat), &coins(ransom as u8)]));
                paid += ransom;
            }
        }
        let freed = self.places(owner).any(|(was, is)| matches!(was, Place::Captured { .. }) && is == Place::Home);
        let earned = self.gain(owner) + paid;
        if earned > 0 {
            self.tell(remarks::EARNS, &[ui.name(owner), &coins(earned as u8)]);
        }
        others.into_iter().for_each(|part| self.push(part));
        if freed {
            self.tell(remarks::COMES_HOME, &[ui.name(owner)]);
        }
    }

    /// Says that gnomes of earlier turns stand up.
    fn standing_up(&mut self) {
        let mut gnomes = (1..=MAX_GNOMES as u8).map(GnomeNumber);
        let rested = |game: &Full, gnome: GnomeNumber| game.is_resting(self.seat, gnome);
        if gnomes.any(|gnome| rested(self.before, gnome) && !rested(self.after, gnome)) {
            self.tell(remarks::STAND_UP, &[self.ui.name(self.seat)]);
        }
    }

    /// Says what the end of a turn brought, and what the beginning of the next one.
    fn turn_ended(&mut self) {
        let gain = self.gain(self.seat);
        if gain > 0 {
            self.tell(remarks::ADVISOR_PAYS, &[self.ui.name(self.seat), &coins(gain as u8)]);
        }
        for seat in self.seats() {
            if self.places(seat).any(|(was, is)| was != is) {
                self.tell(remarks::COMES_HOME, &[self.ui.name(seat)]);
            }
            self.unprotected(seat);
        }
    }

    /// Says who has to hand the Happy Gnome to whom.
    fn happy_gnome(&mut self) {
        let (was, is) = (self.before.happy_gnome(), self.after.happy_gnome());
        if was == is {
            return;
        }
        match (was, is) {
            (Some(was), Some(is)) => self.tell(remarks::HAPPY_MOVES, &[self.ui.name(was), self.ui.name(is)]),
            (None, Some(is)) => self.tell(remarks::HAPPY_COMES, &[self.ui.name(is)]),
            (_, None) => self.tell(remarks::HAPPY_GOES, &[]),
        }
    }

    /// Says what a card paid besides, and that the deck is used up.
    fn cards(&mut self, made: &Move) {
        let card = matches!(made, Move::CardActivate { .. } | Move::CardRemove { .. } | Move::CardAngry { .. });
        let coin = line(format_args!("{}{}", signed(self.gain(self.seat)), Icon::Coin));
        if card && self.gain(self.seat) > 0 {
            match self.parts.as_mut_slice() {
                [] => {}
                // One thing of the player who gets the coin.
                [only] if only.starts_with(self.ui.name(self.seat)) => *only = line(format_args!("{only} {coin}")),
                _ => {
                    self.push(line(format_args!("{} {coin}", self.ui.name(self.seat))));
                    self.pays = true;
                }
            }
        }
        if self.after.forest_deck() > self.before.forest_deck() {
            self.tell(remarks::SHUFFLE, &[]);
            self.pays = false;
        }
    }

    /// Says what paid for a road, a gnome or a house.
    fn got(self, parts: &[(Workshop, By)], icon: Icon) -> Remark {
        let ui = self.ui;
        let name = ui.name(self.seat);
        let mut used = Line::new();
        for (kind, by) in parts {
            if *by == By::Shop {
                used = line(format_args!("{used}{}{}", if used.is_empty() { "" } else { ", " }, ui.label(*kind)));
            }
        }
        let paid = match self.gain(self.seat) {
            0 => Line::new(),
            coins => line(format_args!(" {}{}", signed(coins), Icon::Coin)),
        };
        let spent = parts.iter().find(|(_, by)| *by == By::Token).map(|(kind, _)| ui.label(*kind));
        let mut ways: Vec<Line, 4> = Vec::new();
        let mut add = |way: Line| _ = ways.push(way);
        if !used.is_empty() {
            let what = line(format_args!("+1{icon} {used}"));
            add(line(format_args!("{}{paid}", ui.fill(remarks::INACTIVE, &[name, &what]))));
            add(line(format_args!("{}{paid}", ui.fill(remarks::INACTIVE, &[name, &used]))));
            // The purse shows what was paid; nothing else shows what is turned over.
            add(ui.fill(remarks::INACTIVE, &[name, &used]));
            if parts.iter().all(|(_, by)| *by == By::Shop) && parts.len() > 1 {
                add(ui.fill(remarks::TWO_INACTIVE, &[name]));
            }
        } else if let Some(kind) = spent {
            add(line(format_args!("{}{paid}", ui.fill(remarks::TOKEN_SPENT, &[name, &kind]))));
            add(ui.fill(remarks::TOKEN_SPENT, &[name, &kind]));
        } else if icon == Icon::Gnome {
            add(line(format_args!("{}{paid}", ui.fill(remarks::LIE_DOWN, &[name]))));
            add(ui.fill(remarks::LIE_DOWN, &[name]));
        }
        ways.into_iter().find(|way| fits(way)).map_or(Remark::Usual, Remark::So)
    }

    /// Says it all in the foot, or on a page of its own where it takes more than a line.
    fn remark(self, made: &Move) -> Remark {
        if self.parts.is_empty() {
            let silent = matches!(made, Move::Next | Move::Earn { .. });
            return if silent { Remark::Nothing } else { Remark::Usual };
        }
        let mut joined = Line::new();
        let mut lines: String<256> = String::new();
        for part in &self.parts {
            joined = line(format_args!("{joined}{}{part}", if joined.is_empty() { "" } else { ", " }));
            let more = if lines.is_empty() { "" } else { "\n" };
            // What there is no room for can be seen on the page of the player.
            let _ = lines.push_str(more).and_then(|()| lines.push_str(part));
        }
        // A line that was cut is as long as it can be, and far too long for the foot.
        if fits(&joined) {
            return Remark::So(joined);
        }
        // The coin of a card shows in the purse, so it alone is not worth a page.
        if let ([first, _], true) = (self.parts.as_slice(), self.pays)
            && fits(first)
        {
            return Remark::So(first.clone());
        }
        let title = match made {
            Move::Next => self.ui.plain(self.before.phase().title()),
            _ => self.ui.plain(made.kind().title()),
        };
        Remark::Page(Told::new(title, lines))
    }
}
