//! Which screens there are, and what stands on them.

use engine_nostd::ask::{Choice, Label};
use engine_nostd::field::{FIX_BYTES, FieldId};
use engine_nostd::setup::Mode;
use engine_nostd::verb::Raw;
use engine_nostd::{Game, RuleError, Seat, Topic};

use crate::games;
use crate::statistics::Remarkable;
use crate::storage::Notice;
use crate::words::{Help, Lang, Text, chrome};

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Asks for the language, on a device that is switched on for the first time.
    Language,
    /// Chooses a game.
    Home,
    /// Chooses a game to score without tracking it.
    ScorePads,
    /// Chooses a game that was played before.
    Earlier,
    /// Lists the people who played, with how often they won.
    People,
    /// Shows what one of them did game by game, by the place in that list.
    Person(u8),
    /// Asks for the number of players.
    Players,
    /// Lists the seats with their names.
    Names,
    /// Chooses a name for a seat.
    PickName(Seat),
    /// Spells a name for a seat.
    Spell(Seat),
    /// Asks who begins.
    First,
    /// Shows whom the lot fell to.
    Lots(Seat),
    /// Lists the options of the game.
    Options,
    /// Lists what is remembered of cards and boards, to forget it.
    Remembered,
    /// Asks which words an option has, for an option that is a set.
    Members(u8),
    /// Asks for the number of an option, where there are too many to go through one by one.
    OptionNumber(u8),
    /// Reminds of what the table sets up by hand.
    Briefing,
    /// Lists the moves that can be made now.
    Play,
    /// Lists what else may have happened, in a game that is tracked lightly.
    Happened,
    /// Asks for a part of a move.
    Ask,
    /// Asks for the next number of a score pad.
    Pad,
    /// A page of the count at the end of a game that is tracked lightly.
    Count(u8),
    /// The menu.
    Menu,
    /// Lists what was entered, to take it back.
    History,
    /// Asks whose value is corrected.
    FixWhose,
    /// Asks which kind of value is corrected.
    FixFamily(Option<Seat>),
    /// Asks which value of its kind is corrected.
    FixIndex(Option<Seat>, u8),
    /// Asks for the corrected value.
    FixValue(Option<Seat>, FieldId),
    /// Asks for a part of the corrected value: one of several numbers, or a thing on a strip.
    FixPart(Option<Seat>, FieldId, u8),
    /// Shows the points as bars.
    Scores,
    /// Reminds of the rules of this phase.
    Reminders,
    /// Lists the settings.
    Settings,
    /// Tries buttons, panel, piezo and flash.
    SelfTest,
    /// Asks before a game is left, for a new one or for a score pad.
    LeaveGame(Mode),
    /// Asks before a game is laid on the table that came over the cable.
    Offered,
    /// Asks before several things are taken back: up to this one, counted back from the newest.
    TakeBack(u16),
    /// Asks before NEXT gives something up.
    GiveUp,
    /// Explains the buttons.
    Help,
    /// Shows which build this is and what the last fault said.
    About,
    /// Asks before the device restarts as a drive that takes a new program.
    Update,
    /// Says what to do with that drive.
    Updating,
    /// Shows who won.
    Results,
    /// Shows how long everybody thought.
    Times,
    /// Shows everything that is known of a player.
    Player(Seat),
    /// Shows where a seat's points come from.
    Why(Seat),
    /// Shows what decided between players with equal points.
    TieBreak,
    /// Shows the rule behind a row.
    Info(Explained),
    /// Tells what is wrong with what was kept.
    Notice(Notice),
}

/// What a rule is shown for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explained {
    /// Something of the game.
    Topic(Topic),
    /// Something of the device.
    Help(Help),
    /// A row of a menu.
    Command(Command),
}

/// Something that can be chosen by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Tracks a game.
    Track(Game),
    /// Lists the games that can be scored without tracking them.
    ScorePads,
    /// Scores a game without tracking it.
    ScorePad(Game),
    /// Lists the games that were played before.
    Earlier,
    /// Lists the people who played.
    People,
    /// Opens the settings.
    Settings,
    /// Opens the page that explains the buttons.
    Help,
    /// Goes on in the set-up.
    GoOn,
    /// Begins the game.
    Start,
    /// Changes how closely the game is tracked.
    Closely,
    /// Lists what is remembered of cards and boards.
    Remembered,
    /// Tracks only the numbers that count from now on.
    Lighten,
    /// Goes back to the game.
    Continue,
    /// Opens the history.
    History,
    /// Opens the corrections.
    Fix,
    /// Opens the scoreboard.
    Scores,
    /// Opens the reminders of this phase.
    Rules,
    /// Asks for a new game.
    NewGame,
    /// Spells a name.
    Spell,
    /// Agrees.
    Yes,
    /// Declines.
    No,
    /// Changes the language.
    Language,
    /// Changes the brightness.
    Brightness,
    /// Switches the sound.
    Sound,
    /// Changes when the screen goes dark.
    Sleep,
    /// Switches the clock.
    Clock,
    /// Changes after how long a turn the clock reminds of it.
    Reminder,
    /// Opens the self-test.
    SelfTest,
    /// Changes which chip the panel is treated as.
    Display,
    /// Asks whether to restart for a new program.
    Update,
    /// Switches the aid that the game on the table has.
    Aid,
    /// Starts the same table again.
    Again,
    /// Lets chance say who begins.
    Lots,
}

impl Command {
    pub(super) fn text(self) -> Text {
        match self {
            Self::Track(game) => games::name(game),
            Self::ScorePads | Self::ScorePad(_) => chrome::SCORE_PAD,
            Self::Earlier => chrome::EARLIER,
            Self::People => chrome::PEOPLE,
            Self::Settings => chrome::SETTINGS,
            Self::Help => chrome::ABOUT,
            Self::GoOn => chrome::GO_ON,
            Self::Start => chrome::START,
            Self::Closely => chrome::HOW_CLOSELY,
            Self::Lighten => chrome::LIGHTEN,
            Self::Remembered => chrome::REMEMBERED,
            Self::Continue => chrome::CONTINUE,
            Self::History => chrome::HISTORY,
            Self::Fix => chrome::FIX,
            Self::Scores => chrome::SCORES,
            Self::Rules => chrome::RULES,
            Self::NewGame => chrome::NEW_GAME,
            Self::Spell => chrome::SPELL,
            Self::Yes => chrome::YES,
            Self::No => chrome::NO,
            Self::Language => chrome::LANGUAGE,
            Self::Brightness => chrome::BRIGHTNESS,
            Self::Sound => chrome::SOUND,
            Self::Sleep => chrome::SLEEP,
            Self::Clock => chrome::CLOCK,
            Self::Reminder => chrome::REMINDER,
            Self::SelfTest => chrome::SELF_TEST,
            Self::Display => chrome::DISPLAY,
            Self::Update => chrome::UPDATE,
            // A game may call its aid something of its own.
            Self::Aid => chrome::AID,
            Self::Again => chrome::AGAIN,
            Self::Lots => chrome::DRAW_LOTS,
        }
    }

    /// Says in the foot what the row does, where its name does not say it all.
    pub(super) fn hint(self) -> Option<Text> {
        Some(match self {
            Self::ScorePads | Self::ScorePad(_) => chrome::PAD_HINT,
            Self::Earlier => chrome::EARLIER_HINT,
            Self::People => chrome::PEOPLE_HINT,
            Self::Settings => chrome::SETTINGS_HINT,
            Self::Help => chrome::HELP_HINT,
            Self::Continue => chrome::CONTINUE_HINT,
            Self::History => chrome::HISTORY_HINT,
            Self::Fix => chrome::FIX_HINT,
            Self::Scores => chrome::SCORES_HINT,
            Self::Rules => chrome::RULES_HINT,
            Self::NewGame => chrome::NEW_GAME_HINT,
            Self::Language | Self::Brightness | Self::Sound | Self::Sleep | Self::Aid => chrome::OK_CHANGES,
            Self::Clock => chrome::CLOCK_HINT,
            Self::Reminder => chrome::REMINDER_HINT,
            Self::SelfTest => chrome::SELF_TEST_HINT,
            Self::Display => chrome::DISPLAY_HINT,
            Self::Update => chrome::UPDATE_HINT,
            Self::Remembered => chrome::REMEMBERED_HINT,
            Self::Lighten => chrome::LIGHTEN_HINT,
            Self::Track(_)
            | Self::GoOn
            | Self::Start
            | Self::Closely
            | Self::Spell
            | Self::Yes
            | Self::No
            | Self::Again
            | Self::Lots => {
                return None;
            }
        })
    }
}

/// One row of a list.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Item {
    /// Something to do.
    Command(Command),
    /// A move that can be begun, or an answer to a question, with what it changes first.
    Choice(Choice, Option<(Topic, i16)>),
    /// A move that is not possible now, with the rule that refuses it.
    Waits(Choice, RuleError),
    /// A thing that is counted.
    Thing(FieldId),
    /// What NEXT would ask before it gives something up, where it goes to another player.
    GiveUp,
    /// A player.
    Seat(Seat),
    /// What is common to all players.
    Common,
    /// A remembered name, by its place in the roster.
    Name(u8),
    /// A game that was played before, by its place in their list.
    Earlier(u8),
    /// Somebody who played, by the place among them.
    Person(u8),
    /// What somebody did in games of a kind.
    Played(Game),
    /// What is remarkable about a game that ended.
    Remark(Remarkable),
    /// How long everybody thought.
    Times,
    /// An option of the game, or one seat's part of it, by its place in the set-up.
    Option(u8),
    /// A word that an option has or has not, by its place in the option's list.
    Member(u8),
    /// Something printed on a card or board, as the move that tells it.
    Telling(Raw),
    /// A language.
    Language(Lang),
    /// What a redo would bring back.
    Redo,
    /// Everything that was taken back: how many things.
    RedoAll(u16),
    /// Something that a person did and that stands.
    Standing {
        /// How many things people did since then.
        things: u16,
        /// How many entries were made since then; some of them the box made by itself.
        entries: u16,
        /// What tells the move from others of its kind, which only the state before it says; 0 if nothing does.
        mark: u8,
    },
    /// A family of fields, by the number of its field.
    Family(u8),
    /// The indices of a field.
    Index([u8; 2]),
    /// A part of a value: one of several numbers, or a thing on a strip.
    Part(u8),
    /// A corrected value.
    Value([u8; FIX_BYTES], Label),
    /// What decided between equal points.
    Decider,
    /// A line of a score, by its place.
    Line(u8),
    /// What else is known of where points come from, by its place.
    Reason(u8),
}

/// The most rows of a list.
pub(super) const MAX_ITEMS: usize = 96;

/// A number that is being entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spinner {
    /// The number now.
    pub value: u16,
    /// The least.
    pub min: u16,
    /// The most.
    pub max: u16,
}

impl Spinner {
    pub(super) fn turn(&mut self, up: bool, step: u16) {
        let next = if up { self.value.saturating_add(step) } else { self.value.saturating_sub(step) };
        self.value = next.clamp(self.min, self.max);
    }
}
