//! Requests and their answers, as text.

use crate::{answer, Problem};
use common::grundy::mex;
use serde_json::{json, Value};
use std::collections::BTreeMap;

/// The answer to these lines, separated by `|`.
pub(super) fn ask(request: &str) -> Result<Value, Problem> {
    let text = answer(&request.replace('|', "\n"), |_, _| {})?;
    Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}")))
}

pub(super) fn answered(request: &str) -> Value {
    ask(request).unwrap_or_else(|problem| panic!("{request}: {problem:?}"))
}

/// What the moves of an answer reach, with whether it is lost.
pub(super) fn reached(answer: &Value) -> BTreeMap<String, bool> {
    assert_eq!(answer["truncated"], json!(false));
    let moves = answer["moves"].as_array().unwrap().iter();
    let lost = moves.clone().map(|a_move| a_move["lost"].as_bool().unwrap());
    assert!(lost.clone().skip_while(|lost| *lost).all(|lost| !lost), "{answer}");
    moves.map(|a_move| a_move["to"].as_str().unwrap().to_string()).zip(lost).collect()
}

/// A search by the rules alone, of positions as they are typed.
pub(super) struct ByRules<F> {
    is_misere: bool,
    options: F,
    known: BTreeMap<String, u64>,
}

impl<F: Fn(&str) -> Vec<String> + Copy> ByRules<F> {
    /// In normal and in misère play, by the options of a position.
    pub fn both(options: F) -> [Self; 2] {
        [false, true].map(|is_misere| ByRules { is_misere, options, known: BTreeMap::new() })
    }

    /// The Grundy value of a position; in misère play too, 0 for lost.
    pub fn value(&mut self, position: &str) -> u64 {
        if let Some(&value) = self.known.get(position) {
            return value;
        }
        let value = match (self.options)(position) {
            ends if ends.is_empty() => u64::from(self.is_misere),
            after => mex(after.iter().map(|after| self.value(after))),
        };
        self.known.insert(position.to_string(), value);
        value
    }

    /// That the answer about a position and its moves is right. The answer.
    pub fn check(&mut self, game: &str, position: &str) -> Value {
        let misere = if self.is_misere { "|misere" } else { "" };
        let request = format!("{game}{misere}|ask position|position {position}");
        let answer = answered(&request);
        let text = answer["position"].as_str().unwrap();
        let value = self.value(text);
        assert_eq!(answer["lost"], json!(value == 0), "{request}");
        assert!(self.is_misere || answer["sum"] == json!(value), "{request}: {}", answer["sum"]);
        let after = (self.options)(text).into_iter();
        let expected = after.map(|after| (after.clone(), self.value(&after) == 0)).collect();
        assert_eq!(reached(&answer), expected, "{request}");
        answer
    }
}

/// What moves reach of a sum, by what they leave of each part, where parts of 0 are left out.
pub(super) fn sums(position: &str, left: impl Fn(&str) -> Vec<String>) -> Vec<String> {
    let parts: Vec<&str> = position.split(' ').collect();
    let mut all = Vec::new();
    for (i, part) in parts.iter().enumerate() {
        for left in left(part) {
            let mut after = parts.clone();
            after[i] = &left;
            after.retain(|part| *part != "0");
            all.push(if after.is_empty() { "0".to_string() } else { after.join(" ") });
        }
    }
    all
}

pub(super) fn joined(numbers: impl IntoIterator<Item = impl ToString>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

/// The numbers of a position.
pub(super) fn numbers(position: &str) -> Vec<u64> {
    position.split([' ', '(', ',', ')']).filter_map(|number| number.parse().ok()).collect()
}

/// Requests, and what is among the answers, or the texts of winning moves; null for what is not there.
const RIGHT: &str = include_str!("right.txt");

#[test]
fn tables_and_positions() {
    for line in RIGHT.lines() {
        let (request, expected) = line.split_once(" => ").expect(line);
        let (mut found, expected) =
            (answered(request), serde_json::from_str::<Value>(expected).unwrap());
        let moves = found["moves"].as_array().into_iter().flatten();
        let winning = moves.filter(|a_move| a_move["lost"] == true).map(|a_move| &a_move["text"]);
        found["winning"] = winning.cloned().collect();
        for (key, value) in expected.as_object().unwrap() {
            assert_eq!(&found[key], value, "{request}: {key}");
        }
    }
    // As far as a search goes.
    let kayles = &answered("game octal|rule 0.77|misere|to 400")["wins"];
    assert!((31..100).contains(&kayles.as_array().unwrap().len()));
    let most = answered("game coins|rule up to 3|ask position|position 500");
    assert_eq!((most["moves"].as_array().unwrap().len(), &most["truncated"]), (2000, &json!(true)));
    assert_eq!(most["moves"][0]["to"], json!(""));
}

/// For kinds of games: a rule, and other ways to write it.
const TYPED: &str = include_str!("typed.txt");

#[test]
fn rules_are_read_as_people_write_them() {
    let mut wrong = Vec::new();
    let mut compare = |game: &str, text: &str, others: &'static str| {
        let expected = answered(&format!("{game} {text}"));
        let others = others.split('|');
        wrong
            .extend(others.filter(|other| ask(&format!("{game} {other}")) != Ok(expected.clone())));
    };
    for line in TYPED.lines() {
        let (rule, others) = line.split_once(" => ").expect(line);
        let (kind, rule) = rule.split_once('|').expect(line);
        compare(&format!("game {kind}|to 20|rule"), rule, others);
    }
    for (game, position, others) in [
        (
            "takes|rule 1..3",
            "3 5 7",
            "３ ５ ７|3，5，7|3、5、7|3;5;7|3+5+7|[3, 5, 7]|3和5和7|3, 5 and 7",
        ),
        ("coins|rule run", "2 5", "２、５|{2,5}"),
        ("vectors|rule (1,0)* (0,1)*", "(3,5) (1,2)", "（３，５）（１，２）|(3、5)；(1,2)"),
        ("graph|rule a b;b c", "a b", "a,b|ａ，ｂ|a、b|a, b"),
        ("tree|rule r a;a b", "a b", "ａ，ｂ|a、b"),
    ] {
        compare(&format!("game {game}|ask position|position"), position, others);
    }
    assert_eq!(wrong, [""; 0]);
    assert_eq!(answered("game takes|rule 1|to １２")["values"].as_array().unwrap().len(), 13);
}

/// The error in each field: the request, the field, and of the message in English and Chinese.
const WRONG: &str = include_str!("wrong.txt");

#[test]
fn what_is_wrong_is_said_beside_its_field() {
    for line in WRONG.lines() {
        let [request, field, english, chinese]: [&str; 4] =
            line.split(" => ").collect::<Vec<_>>().try_into().expect(line);
        for (language, message) in [("en", english), ("zh", chinese)] {
            let problem = ask(&format!("language {language}|{request}")).expect_err(request);
            assert_eq!(problem.field, field, "{request}");
            let found = &problem.message;
            let is_right = found.contains(message) && found.len() <= 300;
            assert!(is_right, "{request}: {found}\nexpected {message}");
        }
    }
}

#[test]
fn large_graphs_and_long_numbers() {
    let path: Vec<String> = (0..2000).map(|i| format!("{} {i}", (i + 1999) % 2000)).collect();
    let (cycle, path) = (path.join(";"), path[1..].join(";"));
    assert_eq!(answered(&format!("game tree|rule {path}"))["values"][0], json!(1999));
    let position = answered(&format!("game tree|rule {path}|ask position"));
    assert_eq!((&position["lost"], &position["truncated"]), (&json!(false), &json!(true)));
    assert_eq!(position["moves"][0]["to"], json!("0"));
    assert_eq!(answered(&format!("game graph|rule {path}"))["moves"][0], json!(1999));
    let many = |what: &str, count: usize| vec![what; count].join(" ");
    for (game, text, message) in [
        ("tree|rule", cycle, "the edge 999 1000, which closes a cycle"),
        ("graph|rule", path + ";new", "found 2001"),
        ("takes|rule 1|ask position|position", many("1", 2001), "at most 2000 numbers, found 2001"),
        ("octal|rule", format!("0.{:0101}", 7), "at most 100 digits behind the point"),
        ("vectors|rule", many("(1,0)", 101), "at most 100 vectors, found 101"),
        ("vectors|rule", "(".repeat(9000), "((( ... ((("),
    ] {
        let problem = ask(&format!("game {game} {text}")).unwrap_err();
        assert!(problem.message.contains(message), "{problem}\nexpected {message}");
    }
}

#[test]
fn progress_is_right() {
    for (request, all, least) in [
        ("game octal\nrule 0.77\nto 4999", 5000, 5),
        ("game takes\nrule divisors\nto 4999", 5000, 5),
        ("game takes\nrule 1..9\nto 4999", 5000, 4),
        ("game takes\nrule 1..9\nto 4999\nmisere", 5000, 5),
        ("game vectors\nrule (1,0)\nto 100", 10_000, 10),
        ("game vectors\nrule (1,0)\nto 100\nmisere", 10_000, 10),
        ("game coins\nrule up to 3\nto 500", 501, 1),
    ] {
        let mut calls = Vec::new();
        answer(request, |done, of| calls.push((done, of))).unwrap();
        assert!(calls.iter().all(|&(done, of)| done <= all && of == all), "{request}");
        assert!(calls.windows(2).all(|pair| pair[0].0 < pair[1].0), "{request}");
        assert!(calls.len() >= least, "{request}: {} times", calls.len());
    }
}
