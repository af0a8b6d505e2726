//! The games of `site/pages/rules.yaml`, which the rows of the page `which` open in the explorer: its engine must have the
//! values that a search of the row has found, or that its formulas say, for one choice of the letters of the row.
//!
//! Rules in JavaScript are enumerated by node, and left out where that is not installed.

use pack::Pack;
use serde::Serialize;
use serde_json::{json, Value};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};

const FILE: &str = "site/pages/rules.yaml";

/// Of the positions with the smallest numbers how many are compared at least, and at most.
const FEWEST: usize = 3;
const MOST: usize = 150;

/// Of each search this many positions are kept.
const KEPT: usize = 20_000;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Known {
    Value(u64),
    IsLost(bool),
}

/// The positions of a search, with what it has found.
type Searched = Vec<(Value, Known)>;

/// The fields of the explorer's form, by their names.
type Game = BTreeMap<String, String>;

thread_local! {
    static SEARCHED: RefCell<Vec<Searched>> = const { RefCell::new(Vec::new()) };
}

/// Keeps what is known of positions, for [`hold`]. Returns how many they are.
pub fn keep<P: Serialize>(found: impl Iterator<Item = (P, Known)>) -> usize {
    let (mut kept, mut count) = (Vec::new(), 0);
    for (position, known) in found {
        if count < KEPT {
            kept.push((serde_json::to_value(&position).expect("JSON"), known));
        }
        count += 1;
    }
    SEARCHED.with(|searched| searched.borrow_mut().push(kept));
    count
}

/// Compares the game of a row with what was kept.
///
/// # Panics
///
/// If none of the searches has found the same as the explorer.
pub fn hold(row: &str) {
    let searches = SEARCHED.with(RefCell::take);
    let Some(game) = games().remove(row) else { return };
    let start = start(&game);
    let mut positions = BTreeMap::new();
    let mut named: Vec<Vec<(String, Known)>> = Vec::new();
    for search in &searches {
        let mut of_search = Vec::new();
        for (position, known) in search {
            if let Some(parts) = parts(row, position, &start) {
                let name = json!(parts).to_string();
                of_search.push((name.clone(), *known));
                positions.insert((parts.iter().map(weight).sum::<u64>(), name), parts);
            }
        }
        named.push(of_search);
    }
    let smallest: Vec<(String, Vec<Value>)> =
        positions.into_iter().take(MOST).map(|((_, name), parts)| (name, parts)).collect();
    let Some(explored) = explored(&game, &smallest) else { return };
    let compared = named.iter().map(|search| {
        let found =
            |(name, known): &(String, Known)| Some((name.clone(), *known, *explored.get(name)?));
        search.iter().filter_map(found).collect()
    });
    let compared: Vec<Vec<(String, Known, [Known; 2])>> = compared.collect();
    let most = compared.iter().map(Vec::len).max().unwrap_or(0);
    assert!(most >= FEWEST, "{FILE}: {row}: only {most} positions are compared");
    // A search of few positions may agree with anything.
    let mut large = compared.iter().filter(|search| 2 * search.len() >= most);
    let difference = |search: &Vec<(String, Known, [Known; 2])>| {
        search.iter().find(|(_, known, explored)| !explored.contains(known)).cloned()
    };
    if large.any(|search| difference(search).is_none()) {
        return;
    }
    let (position, known, explored) = compared.iter().rev().find_map(difference).unwrap();
    panic!("{FILE}: {row} is another game than its row: of {position}, the row says {known:?}, the explorer {explored:?}");
}

/// Whether the explorer opens the game of a row, and not a graph or a tree as an example of it.
pub fn opens(row: &str) -> bool {
    games().get(row).is_some_and(|game| !["graph", "tree"].contains(&&*game["kind"]))
}

/// The games, by the anchors of their rows.
fn games() -> BTreeMap<String, Game> {
    serde_norway::from_str(&Pack::here().unwrap().read(FILE).unwrap()).expect(FILE)
}

/// A position of a game, which shows what others are.
fn start(game: &Game) -> Value {
    match (&*game["kind"], game.get("start")) {
        (_, Some(start)) => serde_json::from_str(start).expect("JSON"),
        ("vectors", _) => json!([0, 0]),
        _ => json!(0),
    }
}

/// The positions of the explorer whose sum a position of a row is, if they have the form of `start`.
fn parts(row: &str, position: &Value, start: &Value) -> Option<Vec<Value>> {
    let position = translated(row, position)?;
    if is_alike(&position, start) {
        return Some(vec![position]);
    }
    let parts = position.as_array()?;
    let are_alike = !parts.is_empty() && parts.iter().all(|part| is_alike(part, start));
    are_alike.then(|| parts.clone())
}

fn is_alike(position: &Value, start: &Value) -> bool {
    match (position, start) {
        (Value::Number(_), Value::Number(_))
        | (Value::Bool(_), Value::Bool(_))
        | (Value::String(_), Value::String(_)) => true,
        (Value::Array(position), Value::Array(start)) if start.iter().all(Value::is_number) => {
            position.iter().all(Value::is_number)
        }
        (Value::Array(position), Value::Array(start)) => {
            let mut pairs = position.iter().zip(start);
            position.len() == start.len() && pairs.all(|(one, other)| is_alike(one, other))
        }
        _ => false,
    }
}

/// A position of a row where the explorer writes it in another way.
fn translated(row: &str, position: &Value) -> Option<Value> {
    let numbers: Vec<u64> =
        position.as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    Some(match row {
        // The cells are counted from 0 there.
        "silver-dollar" | "silver-dollar-limit" | "misere-silver-dollar" => {
            json!(numbers.iter().map(|cell| cell - 1).collect::<Vec<_>>())
        }
        // Without the floor.
        "staircase" | "staircase-limit" => json!(numbers[1..]),
        // The larger one first.
        "euclid" | "euclid-positive" => {
            let mut numbers = numbers;
            numbers.sort_unstable_by_key(|&number| std::cmp::Reverse(number));
            json!(numbers)
        }
        "digits" => json!(numbers.iter().map(u64::to_string).collect::<String>()),
        "circle-apart" => json!(["circle", position[1][0]]),
        // Sets of coins.
        "turtles" | "twins" | "mock-turtles" | "ruler" => {
            let heads = position.as_u64()?;
            json!((0..64)
                .filter(|coin| heads >> coin & 1 == 1)
                .map(|coin| coin + 1)
                .collect::<Vec<_>>())
        }
        // The edges 0-1, 0-3, 1-2, 2-3 and 2-4.
        "matching" => match numbers[..] {
            [0b1_1001_0101, at, _] => json!([at]),
            _ => return None,
        },
        _ => position.clone(),
    })
}

/// The sum of the numbers in a position, and how long its words are.
fn weight(position: &Value) -> u64 {
    match position {
        Value::Array(parts) => parts.iter().map(weight).fold(0, u64::saturating_add),
        Value::String(word) => word.len() as u64,
        other => other.as_u64().unwrap_or(0),
    }
}

/// What the explorer knows of positions, by their names. `None` if that takes node, and it is not installed.
fn explored(
    game: &Game,
    positions: &[(String, Vec<Value>)],
) -> Option<BTreeMap<String, [Known; 2]>> {
    if game["kind"] == "rule" {
        return enumerated(game, positions);
    }
    let fields = game.iter().filter(|(name, _)| *name != "position");
    let fields = fields.map(|(name, text)| match &**name {
        "kind" => format!("game {text}\n"),
        _ => format!("{name} {}\n", text.trim().replace('\n', ";")),
    });
    let request: String = fields.collect();
    let known = positions.iter().map(|(name, parts)| {
        let parts: Vec<String> =
            parts.iter().map(|part| part.to_string().replace(['[', ']'], "")).collect();
        let parts =
            parts
                .iter()
                .map(|part| if part.contains(',') { format!("({part})") } else { part.clone() });
        let position = parts.collect::<Vec<_>>().join(" ");
        let request = format!("{request}ask position\nposition {position}");
        let answer = asked(&request);
        (name.clone(), known(answer["lost"].as_bool(), answer["sum"].as_u64()))
    });
    Some(known.collect())
}

fn asked(request: &str) -> Value {
    let answer = explore::answer(request, |_, _| ());
    let answer = answer.unwrap_or_else(|problem| panic!("{}, asked {request}", problem.message));
    serde_json::from_str(&answer).expect("JSON")
}

fn known(is_lost: Option<bool>, value: Option<u64>) -> [Known; 2] {
    let is_lost = Known::IsLost(is_lost.expect("who wins"));
    [is_lost, value.map_or(is_lost, Known::Value)]
}

/// The same of a rule in JavaScript.
fn enumerated(
    game: &Game,
    positions: &[(String, Vec<Value>)],
) -> Option<BTreeMap<String, [Known; 2]>> {
    let starts: Vec<&Value> = positions.iter().flat_map(|(_, parts)| parts).collect();
    let found = node(&json!({"rule": game["rule"], "starts": starts}))?;
    let options: Vec<Vec<Vec<usize>>> =
        serde_json::from_value(found["options"].clone()).expect("options");
    let joined =
        |parts: &Vec<usize>| parts.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
    let listed =
        |options: &Vec<Vec<usize>>| options.iter().map(joined).collect::<Vec<_>>().join(",");
    let options = options.iter().map(listed).collect::<Vec<_>>().join(";");
    let misere = if game.contains_key("misere") { "misere\n" } else { "" };
    let table = asked(&format!("game rule\n{misere}options {options}\nask table"));
    let names: Vec<String> = serde_json::from_value(found["positions"].clone()).expect("positions");
    let numbers: BTreeMap<&str, usize> = names.iter().map(String::as_str).zip(0..).collect();
    let of_parts = |(name, parts): &(String, Vec<Value>)| {
        let parts: Vec<usize> = parts.iter().map(|part| numbers[&*part.to_string()]).collect();
        let value = |&number: &usize| table["values"][number].as_u64();
        let sum = parts.iter().map(value).try_fold(0, |sum, value| Some(sum ^ value?));
        match (sum, &parts[..]) {
            (Some(sum), _) => Some((name.clone(), known(Some(sum == 0), Some(sum)))),
            // In misère play, or where there are draws.
            (None, &[one]) => {
                Some((name.clone(), known(Some(table["outcomes"][one] == "P"), None)))
            }
            _ => None,
        }
    };
    Some(positions.iter().filter_map(of_parts).collect())
}

/// What `enumerate.mjs` prints.
fn node(input: &Value) -> Option<Value> {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../theory/enumerate.mjs");
    let node =
        Command::new("node").arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let mut node = match node {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            println!("left out: a rule in JavaScript, as node is not installed");
            return None;
        }
        node => node.expect("node"),
    };
    node.stdin.take().expect("a pipe").write_all(input.to_string().as_bytes()).expect("node reads");
    let output = node.wait_with_output().expect("node");
    assert!(output.status.success(), "node: {}", output.status);
    Some(serde_json::from_slice(&output.stdout).expect("JSON"))
}
