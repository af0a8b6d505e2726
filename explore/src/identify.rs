//! From a table back to the game: which games that can be typed have these values, and which periods and formulas.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss
)] // numbers of heaps and values of a table are small

mod chance;
mod code;
mod features;
mod formulas;
mod games;
mod input;

use crate::error::Error;
use crate::kind::Subject;
use crate::language::Language;
use crate::period::{seen, Periodicity};
use crate::request::{joined, Request};
use crate::vectors::positions;
use code::Code;
use features::Feature;
use input::Observed;

/// As what a table was read, and what agrees with it.
pub struct Reading {
    /// As what, with how much was read.
    pub text: String,
    /// The best first.
    pub answers: Vec<Answer>,
    /// The surety of the surest answer.
    surety: f64,
    is_board: bool,
    /// What else is to be said: how many games agree by chance, where two of them part.
    pub notes: Vec<String>,
}

/// A game, a period or a formula that agrees with a table.
pub struct Answer {
    /// What it says, with the exceptions.
    pub text: String,
    /// How far it was seen, and how likely that is by chance.
    pub surety: String,
    /// If it is a game, it and others with the same values as far as is looked.
    pub games: Vec<Game>,
    /// How many more such games there are.
    pub more: usize,
    /// One line of C++, Python and Rust: the value of a position, or whether it is won.
    pub code: Option<[String; 3]>,
}

/// A game that can be typed, or that the pack has.
#[derive(Clone)]
pub struct Game {
    /// Its rule in words.
    pub text: String,
    /// The place of the pack that treats it, such as `hdu1846` or `theory/which#bachet`.
    pub place: Option<String>,
    /// The kind of the game, its rule as it is typed, and whether it is misère play.
    pub typed: Option<(&'static str, String, bool)>,
}

/// What agrees with a table, before it is put into words.
pub struct Claim {
    text: String,
    /// See [`chance::surety`].
    surety: f64,
    /// The cells in which it is wrong, or says nothing.
    exceptions: Vec<(Vec<u64>, u64)>,
    code: Option<Code>,
    games: Vec<Game>,
    more: usize,
}

/// The answers to the table in `source`: for each way to read it, unless another way has answers.
pub fn identify(request: &Request) -> Result<Vec<Reading>, Error> {
    answers_of(request, &Trials::new())
}

/// The same by trials that are there already.
pub(crate) fn answers_of(request: &Request, trials: &Trials) -> Result<Vec<Reading>, Error> {
    let from = request.from.trim();
    let from = if from.is_empty() { Some(0) } else { from.parse().ok() };
    let from = from
        .filter(|from| *from <= MOST_FIRST)
        .ok_or_else(|| Error::NoFirst { most: MOST_FIRST, found: request.from.clone() })?;
    let tables = input::read(&request.source, &request.lost, from)?;
    let count = tables.len();
    let mut readings: Vec<Reading> = Vec::new();
    for table in tables {
        let table = Observed { readings: count, language: request.language, ..table };
        // A rectangle is one row in several lines only if it shows nothing as a rectangle.
        let is_of_board = |reading: &Reading| reading.is_board && !reading.answers.is_empty();
        if table.heaps > 1 || !readings.iter().any(is_of_board) {
            readings.push(reading(&table, trials));
        }
    }
    if readings.iter().any(|reading| !reading.answers.is_empty()) {
        readings.retain(|reading| !reading.answers.is_empty());
        readings.sort_by(|a, b| b.surety.total_cmp(&a.surety));
    } else {
        readings.truncate(1);
    }
    Ok(readings)
}

/// What shows in a game that is typed: the formulas of its lost positions, and of its values in normal play, each with how
/// far it was seen. Nothing where a period or a formula tells more.
pub fn patterns(subject: &Subject, is_misere: bool, language: Language) -> Vec<String> {
    let Subject { heaps, side, values, .. } = subject;
    let is_periodic = matches!(seen(values), Periodicity::Seen(repeat) if repeat.saltus == 0);
    if *heaps > 2 || *heaps == 1 && (is_periodic || subject.has_formula) {
        return Vec::new();
    }
    let cells = |value: fn(u64) -> u64| {
        board(*heaps, *side).zip(values.iter().map(|&v| value(v))).collect()
    };
    let outcomes = Observed {
        is_list: false,
        heaps: *heaps,
        are_outcomes: true,
        language,
        readings: 1,
        cells: cells(|value| value.min(1)),
    };
    let mut tables = vec![outcomes];
    if !is_misere && values.iter().any(|&value| value > 1) {
        let values = cells(|value| value);
        tables.push(Observed { are_outcomes: false, cells: values, ..tables[0].clone() });
    }
    let features = features::of(VARIABLES[heaps - 1]);
    let mut found = Vec::new();
    for table in &tables {
        let mut claims = formulas::claims(table, &features, 0);
        claims.extend(formulas::recurrence(table));
        if claims.is_empty() {
            claims.extend(formulas::last_lost(table));
        }
        // Only small heaps may be exceptions.
        let is_small = |(heaps, _): &(Vec<u64>, u64)| heaps.iter().all(|&heap| heap < SMALL);
        claims.retain(|claim| claim.exceptions.iter().all(is_small));
        found.extend(claims.into_iter().map(|claim| claim.answer(table).text));
    }
    let shown = |text: String| {
        let to = side - 1;
        language.choose(
            format!("{text}: seen up to {to}, not proved"),
            format!("{text}（打表到 {to} 均成立，未证明）"),
        )
    };
    found.into_iter().map(shown).collect()
}

/// The heaps below this are too small for some formulas.
const SMALL: u64 = 4;

/// The largest number of a first heap.
const MOST_FIRST: u64 = 1000;

/// All that is tried.
pub(crate) struct Trials {
    games: Vec<games::Trial>,
    /// The functions of positions of 1, 2, ... heaps.
    features: Vec<Vec<Feature>>,
}

/// The names of the heaps of a position.
const VARIABLES: [&[&str]; 4] = [&["n"], &["a", "b"], &["a", "b", "c"], &["a", "b", "c", "d"]];

impl Trials {
    pub(crate) fn new() -> Self {
        let features = VARIABLES.iter().map(|variables| features::of(variables)).collect();
        Trials { games: games::typed(), features }
    }
}

fn reading(table: &Observed, trials: &Trials) -> Reading {
    let (mut claims, mut notes) = games::claims(table, &trials.games);
    let period = formulas::period(table);
    let length = period.as_ref().map_or(0, |(_, length)| *length);
    let features = &trials.features[table.heaps - 1];
    let mut shown = formulas::claims(table, features, length);
    shown.extend(period.map(|(claim, _)| claim));
    if shown.is_empty() {
        shown.extend(formulas::last_lost(table));
    }
    claims.extend(shown);
    claims.extend(formulas::recurrence(table));
    let surety = claims.iter().map(|claim| claim.surety).fold(0.0, f64::max);
    let mut answers: Vec<Answer> = claims.into_iter().map(|claim| claim.answer(table)).collect();
    if let Some((claim, of_heaps)) = formulas::sum(table) {
        answers.push(claim.answer(table));
        for (name, of_heap) in ["f", "g"].iter().zip(&of_heaps) {
            let Reading { answers: of_one, .. } = reading(of_heap, trials);
            answers.extend(of_one.into_iter().map(|answer| Answer {
                text: format!("{name}: {}", answer.text),
                code: None,
                ..answer
            }));
        }
    }
    if answers.is_empty() && notes.is_empty() {
        notes.push(table.say(
            "no game, period or formula is found that a random table would not have as well",
            "没有找到超出巧合的游戏、周期或公式",
        ).to_string());
    }
    let is_board = table.heaps > 1;
    Reading { text: described(table), answers, surety, is_board, notes }
}

/// All positions of so many heaps, each smaller than `side`.
fn board(heaps: usize, side: usize) -> impl Iterator<Item = Vec<u64>> {
    positions(heaps, side).map(|heaps| heaps.into_iter().map(|heap| heap as u64).collect())
}

/// A position: the number of a heap, or those of several in parentheses.
fn in_words(position: &[u64]) -> String {
    match position {
        [heap] => heap.to_string(),
        heaps => format!("({})", joined(heaps, ", ")),
    }
}

/// As what a table was read.
fn described(table: &Observed) -> String {
    let count = table.cells.len();
    let [first, last] =
        [table.cells.first(), table.cells.last()].map(|cell| in_words(&cell.expect("a cell").0));
    let lost = table.cells.iter().filter(|(_, value)| *value == 0).count();
    let [kind, in_chinese] = if table.are_outcomes {
        [format!("outcomes, {lost} of them lost"), format!("个胜负，其中 {lost} 个必败")]
    } else {
        ["Grundy values".to_string(), "个 SG 值".to_string()]
    };
    let [list, of_list] =
        if table.is_list { ["a list of lost positions: ", "必败态列表："] } else { ["", ""] };
    table.say(
        format!("{list}{count} {kind}, from {first} to {last}"),
        format!("{of_list}{count} {in_chinese}，从 {first} 到 {last}"),
    )
}

impl Claim {
    fn new(text: String, surety: f64) -> Self {
        Claim { text, surety, exceptions: Vec::new(), code: None, games: Vec::new(), more: 0 }
    }

    fn answer(self, table: &Observed) -> Answer {
        let variables = VARIABLES[table.heaps - 1];
        let exception = |(position, value): &(Vec<u64>, u64)| {
            let (heaps, value) = (in_words(position), table.said(*value));
            table.say(format!("{heaps} ({value})"), format!("{heaps}（{value}）"))
        };
        let exceptions: Vec<String> = self.exceptions.iter().map(exception).collect();
        let mut text = self.text;
        if !exceptions.is_empty() {
            let list = exceptions.join(table.say(", ", "、"));
            text += &table.say(format!("; all but {list}"), format!("；例外：{list}"));
        }
        let mut code = self.code;
        for (position, value) in &self.exceptions {
            let is_here =
                variables.iter().zip(position).map(|(name, heap)| format!("{{{name}}} == {heap}"));
            let is_here = Code::same(&joined(is_here, " && "));
            let value = match (table.are_outcomes, value) {
                (false, value) => Code::same(&value.to_string()),
                (true, value) => Code::truth(*value > 0),
            };
            code = code
                .map(|code| Code::choose(&is_here, &value, &code.map(|text| format!("({text})"))));
        }
        let last = table.cells.last().map_or(0, |(position, _)| position[0]);
        let digits = (self.surety / 10_f64.ln()) as u64;
        let surety = table.say(
            format!(
                "seen up to {last}, not proved; by chance in at most one of 10^{digits} tables"
            ),
            format!("到 {last} 为止均成立，未证明；随机的表有此巧合的概率不超过 1/10^{digits}"),
        );
        let named = |line: String, name: &&str| line.replace(&format!("{{{name}}}"), name);
        let code = code.map(|code| code.0.map(|line| variables.iter().fold(line, named)));
        Answer { text, surety, games: self.games, more: self.more, code }
    }
}
