//! Answers as JSON for the page. It is written by hand, as pages compile this crate without any other.

use crate::answer::Table;
use crate::identify::{Answer, Game, Reading};
use crate::kind::{or_minus_one, Board, Cells, Positions};
use crate::known::Known;
use crate::period::{Period, Periodicity, Repeat, Theorem};
use crate::position::{Move, Outcome, Position, Reason};
use std::fmt::{Display, Write};

/// A table as a JSON object.
pub fn table(table: &Table) -> String {
    let known = |known: &Known| {
        let object = Object::default().with("place", string(&known.place));
        object.with("text", string(&known.text)).with("agrees", known.agrees).text()
    };
    let object = positions(&table.positions);
    let object =
        object.with_some("known", table.known.as_ref().map(|all| array(all.iter().map(known))));
    object.with("patterns", strings(&table.patterns)).text()
}

/// What is found of a table as a JSON array: for each way to read it, the answers.
pub fn readings(readings: &[Reading]) -> String {
    let game = |Game { text, place, typed }: &Game| {
        let object = Object::default().with("text", string(text));
        let object = object.with_some("place", place.as_ref().map(|place| string(place)));
        let typed = typed.as_ref().map(|(kind, rule, is_misere)| {
            let typed = Object::default().with("kind", string(kind)).with("rule", string(rule));
            typed.with("misere", is_misere).text()
        });
        object.with_some("typed", typed).text()
    };
    let answer = |Answer { text, surety, games, more, code }: &Answer| {
        let object = Object::default().with("text", string(text)).with("surety", string(surety));
        let object = object.with("games", array(games.iter().map(game))).with("more", more);
        object.with_some("code", code.as_ref().map(|code| strings(code))).text()
    };
    array(readings.iter().map(|Reading { text, answers, notes, .. }| {
        let object = Object::default().with("text", string(text));
        object
            .with("answers", array(answers.iter().map(answer)))
            .with("notes", strings(notes))
            .text()
    }))
}

fn positions(positions: &Positions) -> Object {
    let object = Object::default();
    match positions {
        Positions::Row(row) => {
            let object = with_cells(object, &row.cells).with("lost", array(&row.lost));
            let object = object.with("differences", array(row.differences()));
            object.with("period", period(&row.period)).with_some("searched", row.searched)
        }
        Positions::Board(board) => {
            let Board { heaps, side, cells, lost, .. } = board;
            let object = with_cells(object.with("heaps", heaps).with("side", side), cells);
            let object = object.with("lost", array(lost.iter().map(array)));
            object.with_some("differences", board.differences().map(array))
        }
        Positions::Listed { names, edges, results } => {
            let names = Some(strings(names)).filter(|_| !names.is_empty());
            let object = object.with_some("names", names);
            let object = object.with("edges", array(edges.iter().map(array)));
            let object = object.with("outcomes", strings(&results.letters()));
            let object = object.with_some("moves", results.lengths().map(array));
            let object = object.with_some("values", results.values.as_ref().map(array));
            object.with_some("searched", results.searched)
        }
        Positions::Tree { names, parents, values, is_won } => {
            let object = object.with("names", strings(names)).with("values", array(values));
            object.with("parents", array(or_minus_one(parents))).with("won", is_won)
        }
    }
}

fn with_cells(object: Object, cells: &Cells) -> Object {
    match cells {
        Cells::Values(values) => object.with("values", array(values)),
        Cells::Wins(wins) => object.with("wins", array(wins)),
    }
}

fn period(period: &Period) -> String {
    let object = Object::default();
    let (periodicity, exceptions, to) = match period {
        Period::Formula { text, page } => {
            let object = object.with("kind", string("formula"));
            return object.with("text", string(text)).with("page", string(page)).text();
        }
        Period::OfTable { periodicity, exceptions, to } => (periodicity, exceptions, to),
    };
    let with_repeat = |object: Object, repeat: &Repeat| {
        let Repeat { start, length, saltus } = repeat;
        let object = object.with("start", start).with("length", length).with("saltus", saltus);
        object.with("exceptions", array(exceptions))
    };
    let object = match periodicity {
        Periodicity::Proved { repeat, checked, theorem } => {
            let object = with_repeat(object.with("kind", string("proved")), repeat);
            let theorem = match theorem {
                Theorem::Subtraction => "subtraction",
                Theorem::GuySmith => "guy-smith",
            };
            object.with("checked", checked).with("theorem", string(theorem))
        }
        Periodicity::Seen(repeat) => with_repeat(object.with("kind", string("seen")), repeat),
        Periodicity::NotSeen => object.with("kind", string("none")),
    };
    object.with("to", to).text()
}

/// A position with its moves as a JSON object.
pub fn position(position: &Position) -> String {
    let with_outcome = |object: Object, outcome: Outcome| {
        let object = object.with("lost", outcome == Outcome::Lost);
        object.with("draw", outcome == Outcome::Draw)
    };
    let part = |(text, value): &(String, Option<u64>)| {
        Object::default().with("text", string(text)).with_some("value", value.map(large)).text()
    };
    let a_move = |a_move: &Move| {
        let object = Object::default().with("from", string(&a_move.from));
        let object = object.with("text", string(&a_move.text)).with("to", string(&a_move.to));
        with_outcome(object, a_move.outcome).text()
    };
    let reason = position.reason.map(|reason| match reason {
        Reason::Sj => string("sj"),
        Reason::Tame => string("tame"),
        Reason::Search(positions) => positions.to_string(),
    });
    let object = Object::default().with("position", string(&position.text));
    let object = object.with("parts", array(position.parts.iter().map(part)));
    let object = object.with_some("sum", position.nim_sum().map(large));
    let object = with_outcome(object, position.outcome);
    let object = object.with("moves", array(position.moves.iter().map(a_move)));
    let object = object.with("truncated", position.is_truncated);
    object.with("more", position.has_more_wins).with_some("reason", reason).text()
}

/// A program as a JSON object.
pub(crate) fn program(program: &str) -> String {
    Object::default().with("code", string(program)).text()
}

/// An object that is being written.
#[derive(Default)]
struct Object(String);

impl Object {
    /// This object with one more entry. The value is JSON: a number, a truth value, or what this module makes.
    fn with(mut self, key: &str, value: impl Display) -> Self {
        let comma = if self.0.is_empty() { "" } else { "," };
        let _ = write!(self.0, "{comma}\"{key}\":{value}"); // a String takes all
        self
    }

    /// This object with one more entry if there is a value.
    fn with_some(self, key: &str, value: Option<impl Display>) -> Self {
        match value {
            Some(value) => self.with(key, value),
            None => self,
        }
    }

    /// The object as text.
    fn text(&self) -> String {
        format!("{{{}}}", self.0)
    }
}

/// An array of values, each of which is JSON.
fn array(values: impl IntoIterator<Item = impl Display>) -> String {
    let mut text = "[".to_string();
    for (i, value) in values.into_iter().enumerate() {
        let _ = write!(text, "{}{value}", if i == 0 { "" } else { "," });
    }
    text + "]"
}

fn strings(texts: &[impl AsRef<str>]) -> String {
    array(texts.iter().map(|text| string(text.as_ref())))
}

/// A text with its quotation marks.
fn string(text: &str) -> String {
    let mut json = "\"".to_string();
    for c in text.chars() {
        match c {
            '"' | '\\' => json.extend(['\\', c]),
            c if c < ' ' => {
                let _ = write!(json, "\\u{:04x}", u32::from(c));
            }
            c => json.push(c),
        }
    }
    json + "\""
}

/// A number, as a text if a page cannot hold it as a number.
fn large(number: u64) -> String {
    if number < 1 << 53 {
        number.to_string()
    } else {
        string(&number.to_string())
    }
}
