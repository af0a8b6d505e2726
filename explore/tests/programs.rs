//! The explorer against the programs: what it says of a game is what the program of the problem prints, on all small
//! positions.

#![allow(clippy::incompatible_msrv)] // only the library is compiled for pages

use explore::answer;
use fastrand::Rng;
use pack::compile::build_programs;
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
        let problems = pack::problems().unwrap();
        build_programs(problems.iter().map(|problem| problem.id.as_str())).unwrap()
    });
    folder.join(id).with_extension(EXE_EXTENSION)
}

/// What a program prints for this input.
fn printed(id: &str, input: &str) -> String {
    let mut command = Command::new(program(id));
    let output = pack::run::run_within(A_LONG_TIME, &mut command, input.as_bytes());
    let output = output.unwrap().unwrap_or_else(|| panic!("{id} still runs after {A_LONG_TIME:?}"));
    assert!(output.status.success(), "{id}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// An array of the explorer's answer to the lines of this request, separated by `|`.
fn array(request: &str, key: &str) -> Vec<String> {
    let json = answer(&request.replace('|', "\n"), |_, _| {}).unwrap();
    let (_, behind) = json.split_once(&format!("\"{key}\":[")).unwrap();
    let (inner, _) = behind.split_once(']').unwrap();
    inner.split(',').map(|item| item.trim_matches('"').to_string()).collect()
}

fn numbers(request: &str, key: &str) -> Vec<usize> {
    array(request, key).iter().map(|number| number.parse().unwrap()).collect()
}

fn values(request: &str) -> Vec<usize> {
    numbers(request, "values")
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
    (
        "hdu5795",
        "game octal|rule 8.333...",
        true,
        "",
        ["Second player wins.", "First player wins."],
    ),
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

#[test]
fn single_heaps() {
    for m in 1..8 {
        let values = values(&format!("game takes|rule 1..{m}|to 40"));
        let cases: String = (1..40).map(|n| format!("{n} {m}\n")).collect();
        let word = |n: usize| if values[n] == 0 { "second\n" } else { "first\n" };
        let expected: String = (1..40).map(word).collect();
        assert_eq!(printed("hdu1846", &format!("39\n{cases}")), expected, "{m}");
    }
    let powers = values("game takes|rule powers of 2|to 200");
    let cases: String = (1..200).map(|n| format!("{n}\n")).collect();
    let word = |n: usize| if powers[n] == 0 { "Cici\n" } else { "Kiki\n" };
    assert_eq!(printed("hdu1847", &cases), (1..200).map(word).collect::<String>());

    let fibonacci = values("game takes|rule fibonacci|to 200");
    let triples: Vec<[usize; 3]> = (1..200).map(|n| [n, n * 7 % 199 + 1, n * n % 23 + 1]).collect();
    let cases: String = triples.iter().map(|triple| joined(triple) + "\n").collect();
    let word =
        |triple: &[usize; 3]| if sum_of(triple, &fibonacci) == 0 { "Nacci\n" } else { "Fibo\n" };
    assert_eq!(
        printed("hdu1848", &(cases + "0 0 0\n")),
        triples.iter().map(word).collect::<String>()
    );
}

/// Takes of p to q, where whoever takes the last stone loses, and less than p stones have to be taken: the same as
/// always to leave a stone.
#[test]
fn takes_that_leave_a_stone() {
    for (p, q) in [(1, 1), (1, 3), (2, 4), (3, 3), (3, 7), (5, 9)] {
        let code = format!("0.{}{}", "0".repeat(p - 1), "2".repeat(q - p + 1));
        let values = values(&format!("game octal|rule {code}|to 60"));
        let cases: String = (1..60).map(|n| format!("{n} {p} {q}\n")).collect();
        let word = |n: usize| if values[n] == 0 { "LOST\n" } else { "WIN\n" };
        assert_eq!(printed("hdu2897", &cases), (1..60).map(word).collect::<String>(), "{p} {q}");
    }
}

#[test]
fn lists_of_takes() {
    let random = &mut Rng::with_seed(2);
    for _ in 0..5 {
        let mut takes: Vec<usize> = (1..12).filter(|_| random.u8(0..3) == 0).collect();
        takes.insert(0, 1);
        takes.dedup();
        let list = joined(&takes);
        let values = values(&format!("game takes|rule {list}|to 61"));
        let letter = |won: bool| if won { 'W' } else { 'L' };
        let letters: String = (1..=60).map(|heap| letter(values[heap] != 0)).collect();
        let set = takes.len();
        assert_eq!(printed("cses1729", &format!("60 {set}\n{list}\n")).trim(), letters, "{list}");

        let rows = rows(random, 40);
        let mut input = format!("{set} {list}\n{}\n", rows.len());
        for row in &rows {
            writeln!(input, "{} {}", row.len(), joined(row)).unwrap();
        }
        let letters: String = rows.iter().map(|row| letter(sum_of(row, &values) != 0)).collect();
        assert_eq!(printed("hdu1536", &(input + "0\n")).trim(), letters, "{list}");

        let games: String = (1..=60).map(|heap| format!("{heap} {set} {list}\n")).collect();
        let word = |heap: usize| if values[heap] == 0 { "Ollie wins\n" } else { "Stan wins\n" };
        assert_eq!(
            printed("bachetsgame", &games),
            (1..=60).map(word).collect::<String>(),
            "{list}"
        );

        let heap = random.usize(20..=60);
        let word = if values[heap] == 0 { "Second" } else { "First" };
        assert_eq!(printed("dpk", &format!("{set} {heap}\n{list}\n")).trim(), word, "{list}");
    }
    for (least, most) in [(1, 2), (2, 5), (3, 8)] {
        let values = values(&format!("game takes|rule {least}..{most}|to 31"));
        for row in rows(random, 5) {
            let row: Vec<usize> = row.into_iter().map(|heap| heap.max(least)).collect();
            let word = if sum_of(&row, &values) == 0 { "Second" } else { "First" };
            let input = format!("{} {least} {most}\n{}\n", row.len(), joined(&row));
            assert_eq!(printed("abc297g", &input).trim(), word, "{input}");
        }
    }
}

/// The winning moves of a position: what each leaves.
fn winning(request: &str) -> Vec<String> {
    let json = answer(&request.replace('|', "\n"), |_, _| {}).unwrap();
    let moves = json.split("{\"from\":").skip(1).filter(|text| text.contains("\"lost\":true"));
    moves.map(|text| text.split('"').nth(9).unwrap().to_string()).collect()
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
    let positions = || (0..side).flat_map(move |a| (0..side).map(move |b| (a, b)));
    let check = |id: &str,
                 rule: &str,
                 case: fn(usize, usize) -> String,
                 words: [&str; 2],
                 end: &str| {
        let values = values(&format!("game vectors|rule {rule}|to {side}"));
        let (mut input, mut expected) = (String::new(), String::new());
        for (a, b) in positions().skip(1) {
            input += &case(a, b);
            writeln!(expected, "{}", words[usize::from(values[a * side + b] != 0)]).unwrap();
        }
        let count =
            if id.starts_with("cses") { format!("{}\n", side * side - 1) } else { String::new() };
        assert_eq!(printed(id, &(count + &input + end)), expected, "{id}");
    };
    let pair = |a: usize, b: usize| format!("{a} {b}\n");
    check("hdu1527", "(1,0)* (0,1)* (1,1)*", pair, ["0", "1"], "");
    // The coin stands on the last of so many rows and columns.
    let board = |a: usize, b: usize| format!("{} {}\n", a + 1, b + 1);
    check("hdu2174", "(1,0) (0,1) (1,1)", board, ["What a pity!", "Wonderful!"], "0 0\n");
    let two = |a: usize, b: usize| format!("2\n{a} {b}\n");
    check("cses2208", "(1,0) (0,1) (1,1)", two, ["second", "first"], "");
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
    let word = |n: usize| if values[n] == 0 { "second\n" } else { "first\n" };
    let expected: String = (1..100).map(word).collect();
    assert_eq!(printed("cses2207", &format!("99\n{cases}")), expected);
}

/// A cross takes two cells away on each side: as an octal game, in a row that is two cells longer.
#[test]
fn crosses() {
    let values = values("game octal|rule 0.007|to 40");
    for n in 3..15 {
        let expected = if values[n + 2] == 0 { "2" } else { "1" };
        assert_eq!(printed("poj3537", &n.to_string()).trim(), expected, "{n}");
    }
}

#[test]
fn coins() {
    let values = values("game coins|rule up to 3|to 60");
    let random = &mut Rng::with_seed(4);
    let (mut input, mut expected) = (String::new(), String::new());
    for round in 0..200 {
        let heads: Vec<usize> = (0..8 + round / 4).filter(|_| random.u8(0..3) == 0).collect();
        writeln!(input, "{}\n{}", heads.len(), joined(&heads)).unwrap();
        // The problem counts places from 0.
        let places: Vec<usize> = heads.iter().map(|head| head + 1).collect();
        expected += if sum_of(&places, &values) == 0 { "Yes\n" } else { "No\n" };
    }
    assert!(expected.contains("Yes"));
    assert_eq!(printed("hdu3537", &input), expected);
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
fn graphs() {
    let random = &mut Rng::with_seed(6);
    let (mut input, mut expected) = (String::new(), String::new());
    for vertices in 1..15 {
        // First a line for each vertex, so that they are numbered as here.
        let mut rule: String = (0..vertices).map(|vertex| format!("{vertex};")).collect();
        writeln!(input, "{vertices}").unwrap();
        for vertex in 0..vertices {
            let options: Vec<usize> =
                (vertex + 1..vertices).filter(|_| random.u8(0..3) == 0).collect();
            writeln!(input, "{} {}", options.len(), joined(&options)).unwrap();
            for option in options {
                write!(rule, "{vertex} {option};").unwrap();
            }
        }
        let values = values(&format!("game graph|rule {rule}"));
        for _ in 0..10 {
            let pieces: Vec<usize> =
                (0..random.usize(1..5)).map(|_| random.usize(0..vertices)).collect();
            writeln!(input, "{} {}", pieces.len(), joined(&pieces)).unwrap();
            expected += if sum_of(&pieces, &values) == 0 { "LOSE\n" } else { "WIN\n" };
        }
        input += "0\n";
    }
    assert_eq!(printed("hdu1524", &input), expected);
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
        let outcomes = array(&format!("game graph|rule {rule}"), "outcomes");
        let word = |start: usize| match outcomes[start - 1].as_str() {
            "N" => "1\n",
            "P" => "-1\n",
            _ => "0\n",
        };
        assert_eq!(printed("luogu6560", &input), starts().map(word).collect::<String>(), "{input}");
    }
}
