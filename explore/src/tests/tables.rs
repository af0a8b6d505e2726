//! Tables back to games: what is read, what is found, and that nothing is found by chance.

use crate::identify::{answers_of, identify, Trials};
use crate::request::Request;
use crate::{Answer, Reading};

/// Tables that brute forces, definitions and people have printed, not the explorer: what each is, the number of its first
/// heap, a part of an answer, or - for none, and the table.
const TABLES: &str = include_str!("tables.txt");

/// Ways to write a table, with what it is read as, or the error.
const FORMS: &str = include_str!("forms.txt");

fn readings(text: &str, from: &str, lost: &str) -> Result<Vec<Reading>, String> {
    let source = text.replace("\\n", "\n").lines().map(str::to_string).collect();
    let request =
        Request { source, from: from.to_string(), lost: lost.to_string(), ..Request::default() };
    identify(&request).map_err(|error| error.to_string())
}

/// All that is said of a table.
fn all(readings: &[Reading]) -> String {
    let mut all = String::new();
    for reading in readings {
        all += &format!("{}\n{}\n", reading.text, reading.notes.join("\n"));
        for answer in &reading.answers {
            all += &format!("{}\n{}\n", answer.text, answer.surety);
            for game in &answer.games {
                let typed = game.typed.as_ref().map_or("", |(_, rule, _)| rule);
                let place = game.place.as_deref().unwrap_or("");
                all += &format!("{} {typed} {place}\n", game.text);
            }
        }
    }
    all
}

#[test]
fn tables_have_answers() {
    for line in TABLES.lines() {
        let parts: Vec<&str> = line.split(" | ").collect();
        let [name, from, part, text] = parts[..] else { panic!("{line}") };
        let found = readings(text, from, "").unwrap();
        let said = all(&found);
        if part == "-" {
            assert!(found.iter().all(|reading| reading.answers.is_empty()), "{name}: {said}");
        } else {
            assert!(said.contains(part), "{name}: expected {part}, found\n{said}");
        }
    }
}

#[test]
fn all_forms_are_read() {
    for line in FORMS.lines() {
        let (text, expected) = line.split_once(" => ").unwrap();
        let (text, lost) = text.split_once(" lost=").unwrap_or((text, ""));
        let found = match readings(text, "", lost) {
            Ok(readings) => {
                let texts: Vec<&str> = readings.iter().map(|reading| &*reading.text).collect();
                texts.join(" / ")
            }
            Err(error) => error,
        };
        assert_eq!(found, expected, "{text}");
    }
}

/// A random table: values below some number, outcomes of some chance, a list of lost heaps, or a board.
fn random_table(rng: &mut fastrand::Rng) -> String {
    let len = rng.usize(8..80);
    let most = rng.u64(2..9);
    let chance = rng.f64();
    let cell = |rng: &mut fastrand::Rng| (rng.u64(0..most), rng.f64() < chance);
    let cells: Vec<(u64, bool)> = (0..len).map(|_| cell(rng)).collect();
    let row = |cells: &[(u64, bool)]| {
        cells.iter().map(|cell| cell.0.to_string()).collect::<Vec<_>>().join(" ")
    };
    match rng.usize(0..4) {
        0 => row(&cells),
        1 => cells.iter().map(|cell| if cell.1 { 'W' } else { 'L' }).collect(),
        2 => {
            let lost = (0..len).filter(|&n| cells[n].1).map(|n| n.to_string());
            lost.collect::<Vec<_>>().join(", ")
        }
        _ => cells.chunks(rng.usize(3..9)).map(row).collect::<Vec<_>>().join("\n"),
    }
}

/// Of tables with one outcome alone it is right to say that all have it, and of a list of all heaps that their values may
/// be their numbers.
#[test]
fn random_tables_have_no_answers() {
    let trials = Trials::new();
    let mut rng = fastrand::Rng::with_seed(1);
    let mut found = Vec::new();
    for _ in 0..100 {
        let text = random_table(&mut rng);
        let source = text.lines().map(str::to_string).collect();
        let request = Request { source, ..Request::default() };
        for reading in answers_of(&request, &trials).unwrap_or_default() {
            let numbers: Vec<u64> = text.split(", ").flat_map(str::parse).collect();
            let is_full =
                numbers.len() > 3 && numbers.windows(2).all(|pair| pair[0] + 1 == pair[1]);
            let is_chance = |it: &&Answer| !is_full && !it.text.starts_with("every position");
            let chance = reading.answers.iter().filter(is_chance);
            found.extend(chance.map(|answer| format!("{text}: {}", answer.text)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Whatever is pasted has an answer or an error.
#[test]
fn nothing_that_is_pasted_does_harm() {
    const PARTS: &str =
        "0 1 2 7 12 9999 123456789012 18446744073709551615 W L lwwl n sg Bob 必败 胜 \
        ( ) [ ] { } : = | -> , - -3 1.5 ... ， （ ）";
    let parts: Vec<&str> = PARTS.split(' ').collect();
    let trials = Trials::new();
    let mut rng = fastrand::Rng::with_seed(4);
    for _ in 0..80 {
        let line = |rng: &mut fastrand::Rng| {
            let count = rng.usize(0..12);
            let some: Vec<&str> = (0..count).map(|_| parts[rng.usize(0..parts.len())]).collect();
            some.join(if rng.bool() { " " } else { "" })
        };
        let source = (0..rng.usize(0..6)).map(|_| line(&mut rng)).collect();
        let from = ["", "0", "5", "1000", "x"][rng.usize(0..5)].to_string();
        let lost = ["", "", "L", "7"][rng.usize(0..4)].to_string();
        let request = Request { source, from, lost, ..Request::default() };
        let _ = answers_of(&request, &trials);
    }
    for text in ["9999 W\n9998 L\n5 W\n4 L\n3 W", "0 1\n1 0", "1 2\n3 4\n10000 0\n5 6"] {
        let _ = readings(text, "1000", "");
    }
    let tall = vec!["0 1"; 4000].join("\\n");
    assert!(readings(&tall, "", "").is_ok());
}
