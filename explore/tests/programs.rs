//! The explorer against the programs: what it says of a game is what the program of the problem prints, on all small
//! positions.

#![allow(clippy::incompatible_msrv)] // only the library is compiled for pages

use explore::answer;
use fastrand::Rng;
use pack::compile::build_programs;
use pack::Pack;
use serde_json::Value;
use std::env::consts::EXE_EXTENSION;
use std::fmt::Write;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

/// Far longer than any program takes here.
const A_LONG_TIME: Duration = Duration::from_secs(60);

/// The program of a problem. All of them are built when the first is asked for.
fn program(id: &str) -> PathBuf {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    let folder = FOLDER.get_or_init(|| {
        let pack = Pack::here().unwrap();
        let problems = pack.problems().unwrap();
        build_programs(&pack, problems.iter().map(|problem| problem.id.as_str())).unwrap()
    });
    folder.join(id).with_extension(EXE_EXTENSION)
}

/// What a program prints for this input.
fn printed(id: &str, input: &str) -> String {
    let command = Command::new(program(id));
    let output = pack::run::run_within(A_LONG_TIME, &command, input.as_bytes());
    let output = output.unwrap().unwrap_or_else(|| panic!("{id} still runs after {A_LONG_TIME:?}"));
    assert!(output.status.success(), "{id}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// The explorer's answer to the lines of this request, separated by `|`.
fn asked(request: &str) -> Value {
    let json = answer(&request.replace('|', "\n"), |_, _| {}).unwrap();
    serde_json::from_str(&json).unwrap()
}

fn values(request: &str) -> Vec<usize> {
    serde_json::from_value(asked(request)["values"].take()).unwrap()
}

fn sum_of(parts: &[usize], values: &[usize]) -> usize {
    parts.iter().fold(0, |sum, &part| sum ^ values[part])
}

fn joined(numbers: &[usize]) -> String {
    numbers.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")
}

/// Rows of up to four heaps of up to 30 stones, from one on.
fn rows(random: &mut Rng, count: usize) -> Vec<Vec<usize>> {
    let row = |_| (0..random.usize(1..=4)).map(|_| random.usize(1..=30)).collect();
    (0..count).map(row).collect()
}

/// Programs that read rows of heaps: the game, whether the number of rows stands first, a last line, and the words for
/// lost and won.
const ROWS: [(&str, &str, bool, &str, [&str; 2]); 8] = [
    ("hdu1849", "game octal|rule 0.333...", false, "0\n", ["Grass Win!", "Rabbit Win!"]),
    ("hdu3032", "game octal|rule 4.333...", true, "", ["Bob", "Alice"]),
    ("hdu5795", "game octal|rule 8.3...", true, "", ["Second player wins.", "First player wins."]),
    ("cses1730", "game takes|rule 1..100", true, "", ["second", "first"]),
    ("cses1098", "game takes|rule 1..3", true, "", ["second", "first"]),
    ("poj2234", "game octal|rule 0.3...", false, "", ["No", "Yes"]),
    ("luogu2197", "game octal|rule 0.33…", true, "", ["No", "Yes"]),
    // Heaps of the same game under another name: coins, of which a move turns one or two.
    ("cses1730", "game coins|rule up to 2", true, "", ["second", "first"]),
];

#[test]
fn rows_of_heaps() {
    let random = &mut Rng::with_seed(1);
    for (id, game, is_counted, end, words) in ROWS {
        let values = values(&format!("{game}|to 31"));
        let rows = rows(random, 50);
        let mut input = if is_counted { format!("{}\n", rows.len()) } else { String::new() };
        let mut expected = String::new();
        for row in rows {
            writeln!(input, "{}\n{}", row.len(), joined(&row)).unwrap();
            writeln!(expected, "{}", words[usize::from(sum_of(&row, &values) != 0)]).unwrap();
        }
        assert_eq!(printed(id, &(input + end)), expected, "{id} {game}");
    }
}

/// That a program prints the first of these words for the heaps from 1 on that are lost, and else the second.
fn heaps_agree(id: &str, input: &str, values: &[usize], words: [&str; 2]) {
    let word = |value: &usize| format!("{}\n", words[usize::from(*value != 0)]);
    let expected: String = values[1..].iter().map(word).collect();
    assert_eq!(printed(id, input), expected, "{id} {input}");
}

#[test]
fn single_heaps() {
    let cases = |more: &str| (1..=60).map(|n| format!("{n}{more}\n")).collect::<String>();
    for m in 1..8 {
        let values = values(&format!("game takes|rule 1..{m}|to 60"));
        let input = format!("60\n{}", cases(&format!(" {m}")));
        heaps_agree("hdu1846", &input, &values, ["second", "first"]);
    }
    let powers = values("game takes|rule powers of 2|to 60");
    heaps_agree("hdu1847", &cases(""), &powers, ["Cici", "Kiki"]);
    // Whoever takes the last stone loses, and less than p stones have to be taken: as if a stone had to be left.
    for (p, q) in [(1, 1), (1, 3), (2, 4), (3, 3), (3, 7), (5, 9)] {
        let code = format!("0.{}{}", "0".repeat(p - 1), "2".repeat(q - p + 1));
        let values = values(&format!("game octal|rule {code}|to 60"));
        heaps_agree("hdu2897", &cases(&format!(" {p} {q}")), &values, ["LOST", "WIN"]);
    }
}

#[test]
fn lists_of_takes() {
    let random = &mut Rng::with_seed(2);
    for _ in 0..5 {
        let mut takes: Vec<usize> = (1..12).filter(|_| random.u8(0..3) == 0).collect();
        takes.insert(0, 1);
        takes.dedup();
        let (set, list) = (takes.len(), joined(&takes));
        let values = values(&format!("game takes|rule {list}|to 60"));
        let letter = |won: bool| if won { 'W' } else { 'L' };
        let letters: String = (1..=60).map(|heap| letter(values[heap] != 0)).collect();
        assert_eq!(printed("cses1729", &format!("60 {set}\n{list}\n")).trim(), letters, "{list}");
        let rows = rows(random, 40);
        let mut input = format!("{set} {list}\n{}\n", rows.len());
        for row in &rows {
            writeln!(input, "{} {}", row.len(), joined(row)).unwrap();
        }
        let letters: String = rows.iter().map(|row| letter(sum_of(row, &values) != 0)).collect();
        assert_eq!(printed("hdu1536", &(input + "0\n")).trim(), letters, "{list}");
    }
}

/// The winning moves of a position: what each leaves.
fn winning(request: &str) -> Vec<String> {
    let position = asked(request);
    let moves =
        position["moves"].as_array().unwrap().iter().filter(|a_move| a_move["lost"] == true);
    moves.map(|a_move| a_move["to"].as_str().unwrap().to_string()).collect()
}

#[test]
fn winning_moves() {
    let cases = (1..8).flat_map(|n| (n + 1..40).map(move |m| format!("{m} {n}\n")));
    let printed_bids = printed("hdu2149", &cases.collect::<String>());
    let mut printed_bids = printed_bids.lines();
    for n in 1..8 {
        for m in n + 1..40 {
            let left = winning(&format!("game takes|rule 1..{n}|ask position|position {m}"));
            let bids: Vec<usize> =
                left.iter().map(|left| m - left.parse::<usize>().unwrap()).collect();
            let expected = if bids.is_empty() { "none".to_string() } else { joined(&bids) };
            assert_eq!(printed_bids.next(), Some(&*expected), "{m} {n}");
        }
    }
    let random = &mut Rng::with_seed(3);
    for _ in 0..10 {
        let mut row = rows(random, 1).remove(0);
        row.sort_unstable();
        row.dedup(); // of equal heaps, the explorer lists the moves of one
        let heaps = joined(&row);
        let count = winning(&format!("game octal|rule 0.3...|ask position|position {heaps}")).len();
        let input = format!("{}\n{heaps}\n0\n", row.len());
        assert_eq!(printed("hdu1850", &input).trim(), count.to_string(), "{heaps}");
    }
}

#[test]
fn vectors() {
    let side = 20;
    let check = |id: &str, rule: &str, case: fn(usize, usize) -> String, words, ends: [&str; 2]| {
        let values = values(&format!("game vectors|rule {rule}|to {side}"));
        let cases = (1..side * side).map(|at| case(at / side, at % side) + "\n");
        let input = [ends[0], &cases.collect::<String>(), ends[1]].concat();
        heaps_agree(id, &input, &values, words);
    };
    check("hdu1527", "(1,0)* (0,1)* (1,1)*", |a, b| format!("{a} {b}"), ["0", "1"], ["", ""]);
    // The coin stands on the last of so many rows and columns.
    let board = |a, b| format!("{} {}", a + 1, b + 1);
    let words = ["What a pity!", "Wonderful!"];
    check("hdu2174", "(1,0) (0,1) (1,1)", board, words, ["", "0 0\n"]);
    let two = |a, b| format!("2\n{a} {b}");
    check("cses2208", "(1,0) (0,1) (1,1)", two, ["second", "first"], ["399\n", ""]);
}

/// Splitting into two unequal heaps, as a rule of one's own: an option is a sum.
#[test]
fn an_enumerated_rule() {
    let options = |heap: usize| {
        let split = |least: usize| format!("{least} {}", heap - least);
        (1..heap).take_while(|least| 2 * least < heap).map(split).collect::<Vec<_>>().join(",")
    };
    let all: Vec<String> = (0..100).map(options).collect();
    let values = values(&format!("game rule|options {}|heaps", all.join(";")));
    let cases: String = (1..100).map(|n| format!("{n}\n")).collect();
    heaps_agree("cses2207", &format!("99\n{cases}"), &values, ["second", "first"]);
}

#[test]
fn trees() {
    let random = &mut Rng::with_seed(5);
    for vertices in 2..20 {
        let mut edges: Vec<[usize; 2]> =
            (2..=vertices).map(|vertex| [random.usize(1..vertex), vertex]).collect();
        // The explorer takes the first vertex as the root.
        random.shuffle(&mut edges[1..]);
        let lines: Vec<String> = edges.iter().map(|edge| joined(edge)).collect();
        let value = values(&format!("game tree|rule {}", lines.join(";")))[0];
        let expected = if value == 0 { "Bob" } else { "Alice" };
        let input = format!("{vertices}\n{}\n", lines.join("\n"));
        assert_eq!(printed("agc017d", &input).trim(), expected, "{input}");
    }
}

#[test]
fn graphs_with_cycles() {
    let random = &mut Rng::with_seed(7);
    for vertices in 2..14 {
        let edges: Vec<[usize; 2]> = (0..vertices * 3 / 2)
            .map(|_| [random.usize(1..=vertices), random.usize(1..=vertices)])
            .filter(|[from, to]| from != to)
            .collect();
        // A move to the target wins: it is the end of the game, without edges.
        let target = random.usize(1..=vertices);
        let mut rule: String = (1..=vertices).map(|vertex| format!("{vertex};")).collect();
        let mut input = format!("{vertices} {} {}\n", edges.len(), vertices - 1);
        for edge in &edges {
            writeln!(input, "{}", joined(edge)).unwrap();
            if edge[0] != target {
                write!(rule, "{};", joined(edge)).unwrap();
            }
        }
        let starts = || (1..=vertices).filter(|&start| start != target);
        for start in starts() {
            writeln!(input, "{start} {target}").unwrap();
        }
        let outcomes = asked(&format!("game graph|rule {rule}"))["outcomes"].take();
        let word = |start: usize| match outcomes[start - 1].as_str() {
            Some("N") => "1\n",
            Some("P") => "-1\n",
            _ => "0\n",
        };
        assert_eq!(printed("luogu6560", &input), starts().map(word).collect::<String>(), "{input}");
    }
}
