//! The explorer against the programs: what it says of a game is what the program of the problem prints, on all small
//! positions, and what the programs print that one takes away.

#![allow(clippy::incompatible_msrv)] // only the library is compiled for pages

use explore::answer;
use fastrand::Rng;
use pack::compile::{build_programs, cargo, compile_once, compiler, is_there};
use pack::Pack;
use serde_json::Value;
use std::env::consts::EXE_EXTENSION;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
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

/// What a command prints that succeeds and has nothing to complain about; `what` tells what was run.
fn text_of(output: Output, what: &str) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}\n{what}");
    String::from_utf8(output.stdout).unwrap().replace('\r', "")
}

/// What a program prints for this input.
fn printed_by(command: &Command, input: &str, what: &str) -> String {
    let output = pack::run::run_within(A_LONG_TIME, command, input.as_bytes()).unwrap();
    text_of(output.unwrap_or_else(|| panic!("it still runs after {A_LONG_TIME:?}: {what}")), what)
}

/// What the program of a problem prints for this input.
fn printed(id: &str, input: &str) -> String {
    printed_by(&Command::new(program(id)), input, id)
}

/// The explorer's answer to the lines of this request, separated by `|`.
fn asked(request: &str) -> Value {
    let json = answer(&request.replace('|', "\n"), |_, _| {});
    serde_json::from_str(&json.unwrap_or_else(|problem| panic!("{request}: {problem}"))).unwrap()
}

fn values(request: &str) -> Vec<usize> {
    serde_json::from_value(asked(request)["values"].take()).unwrap()
}

fn sum_of(parts: &[usize], values: &[usize]) -> usize {
    parts.iter().fold(0, |sum, &part| sum ^ values[part])
}

fn joined(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
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

/// Options by a rule of one's own: each a sum of lists of numbers.
type Options = Vec<Vec<Vec<i64>>>;

/// Splitting a heap into two unequal ones.
fn splits(position: &[i64]) -> Options {
    let heap = position[0];
    (1..heap).take_while(|a| 2 * a < heap).map(|a| vec![vec![a], vec![heap - a]]).collect()
}

/// A request for the game with these positions.
fn enumerated(positions: &[Vec<i64>], options: fn(&[i64]) -> Options) -> String {
    let number = |part: &Vec<i64>| positions.iter().position(|position| position == part).unwrap();
    let sum = |option: &Vec<_>| joined(&option.iter().map(number).collect::<Vec<_>>());
    let all = |position: &Vec<_>| options(position).iter().map(sum).collect::<Vec<_>>().join(",");
    format!("game rule|options {}", positions.iter().map(all).collect::<Vec<_>>().join(";"))
}

#[test]
fn an_enumerated_rule() {
    let heaps: Vec<_> = (0..100).map(|heap| vec![heap]).collect();
    let cases: String = (1..100).map(|n| format!("{n}\n")).collect();
    let values = values(&(enumerated(&heaps, splits) + "|heaps"));
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

/// Games of all kinds: the kind, the rule, with further lines of a request, and the largest heap, if there is one.
const GAMES: [(&str, &str, usize); 34] = [
    ("takes", "2, 5", 60),
    ("takes", "1..5|misere", 60),
    ("takes", "1, 3..9, 12..20, 31", 100),
    (
        "takes",
        "1, 10, 100, 1000, 10000, 20000, 30000, 40000, 50000, 60000, 70000, 80000, 90000, 100000, 33, 44",
        120,
    ),
    ("takes", "powers of 2", 60),
    ("takes", "powers of 3|misere", 60),
    ("takes", "squares", 60),
    ("takes", "primes", 60),
    ("takes", "5.. but 8, even", 60),
    ("takes", "squares, primes, fibonacci but multiples of 3", 60),
    ("takes", "odd but primes, squares|misere", 60),
    ("takes", "1..4, 9..1000000000", 60),
    ("takes", "fibonacci", 60),
    ("takes", "divisors", 60),
    ("takes", "proper divisors|misere", 60),
    ("octal", "0.137", 60),
    ("octal", "4.3...", 40),
    ("octal", "0.3012|misere", 40),
    ("octal", "0.9a", 30),
    ("vectors", "(1,0)* (0,1)* (1,1)*", 20),
    ("vectors", "(1,0)* (0,1)* (1,1)*|misere", 20),
    ("vectors", "(2,1) (2,-1) (-1,2) (1,2)", 20),
    ("vectors", "(2,-1)* (0,3) (3,2)*|misere", 15),
    ("vectors", "(1,0,0)* (0,1,0) (0,0,2)* (1,1,1)", 6),
    ("vectors", "(1,0,0) (0,2,-1) (0,0,1)|misere", 6),
    ("coins", "up to 3", 40),
    ("coins", "exactly 3", 40),
    ("coins", "exactly 1", 40),
    ("coins", "run", 40),
    ("coins", "run up to 3", 40),
    ("coins", "distances 1, 2, 5", 40),
    ("graph", "a -> b;b c;a -> c;c -> d\";alone;the-name-of-a-vertex -> \\n;起点 -> a", 0),
    ("graph", "a b;b a;b c;c d;e f;f e|misere", 0),
    ("tree", "root a;a b;a c;root d;d e;b 叶", 0),
];

/// The rule that stands in the programs as an example.
fn example(position: &[i64]) -> Options {
    let left = |(i, take): (usize, i64)| {
        let mut option = position.to_vec();
        option[i] -= take;
        vec![option]
    };
    let takes = |i: usize| (1..=position[i].min(3)).map(move |take| (i, take));
    (0..position.len()).flat_map(takes).map(left).collect()
}

/// [`splits`] in each language, to stand in the place of the example.
const SPLITS: [(&str, &str); 3] = [
    ("rust", "options.extend((1..position[0]).filter(|a| 2 * a < position[0]).map(|a| vec![vec![a], vec![position[0] - a]]));"),
    ("cpp", "for (long long a = 1; 2 * a < position[0]; a++) options.push_back({{a}, {position[0] - a}});"),
    ("python", "options += [[(a,), (position[0] - a,)] for a in range(1, (position[0] + 1) // 2)]"),
];

/// The program for a game in some language.
fn code(game: &str, language: &str) -> String {
    asked(&format!("{game}|ask code|code {language}"))["code"].as_str().unwrap().to_string()
}

/// What the explorer answers to a game, as the programs print it: so many values a line, or one with its name.
fn table(game: &str, row: usize) -> String {
    let table = asked(game);
    let names = table["names"].as_array();
    let words = if names.is_some() { ["win", "lose"] } else { ["W", "L"] };
    let word = |value: &Value| match (value.as_bool(), value.as_str()) {
        (Some(true), _) | (_, Some("N")) => words[0].to_string(),
        (Some(false), _) | (_, Some("P")) => words[1].to_string(),
        (_, Some(_)) => "draw".to_string(),
        _ => value.to_string(),
    };
    let values = ["values", "wins", "outcomes"].iter().find_map(|key| table[key].as_array());
    let words: Vec<String> = values.expect("values").iter().map(word).collect();
    match names {
        Some(names) => {
            let line = |(name, word): (&Value, _)| format!("{} {word}\n", name.as_str().unwrap());
            names.iter().zip(words).map(line).collect()
        }
        None => words.chunks(row).map(|row| joined(row) + "\n").collect(),
    }
}

/// A program, what it reads, and what it has to print.
struct Sample {
    text: String,
    input: String,
    output: String,
}

impl Sample {
    fn new((kind, rule, largest): (&str, &str, usize), language: &str) -> Self {
        let game = format!("game {kind}|rule {rule}");
        let is_board = kind == "vectors";
        let to = largest + usize::from(is_board);
        let output = table(&format!("{game}|to {to}"), if is_board { to } else { usize::MAX });
        Sample { text: code(&game, language), input: format!("{largest}\n"), output }
    }

    /// The program for a rule of one's own: with the example, or with [`splits`] in its place.
    fn own(game: &str, positions: &[Vec<i64>], is_example: bool, language: &str) -> Self {
        // The rule as it was typed stands there as a comment.
        let mut text = code(&format!("{game}|source line {{{{one}}}} \\|source   end"), language);
        let mark = if language == "python" { "#" } else { "//" };
        let typed = format!("    {mark}     line {{{{one}}}}\n    {mark}       end\n");
        let start = text.find(&typed).expect(&text) + typed.len();
        if !is_example {
            let behind = if language == "rust" { "    options\n" } else { "    return options" };
            let end = start + text[start..].find(behind).expect(&text);
            let (_, splits) = SPLITS.iter().find(|row| row.0 == language).unwrap();
            text.replace_range(start..end, &format!("    {splits}\n"));
        }
        let line = |numbers: &Vec<i64>| format!("{} {}\n", numbers.len(), joined(numbers));
        Sample { text, input: positions.iter().map(line).collect(), output: table(game, 1) }
    }

    /// That this program is the one for it.
    fn is_right(&self, command: &Command) {
        assert_eq!(printed_by(command, &self.input, &self.text), self.output, "{}", self.text);
    }
}

/// All programs of a language, each with the file that it is written to, in this folder.
fn samples(language: &str, folder: &str, extension: &str) -> Vec<(PathBuf, Sample)> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("take_away").join(folder);
    fs::create_dir_all(&folder).unwrap();
    let heaps: Vec<_> = (0..30).map(|heap| vec![heap]).collect();
    let pairs: Vec<_> = (0..36).map(|at| vec![at / 6, at % 6]).collect();
    let own = [
        Sample::own(&(enumerated(&heaps, example) + "|misere"), &heaps, true, language),
        Sample::own(&enumerated(&pairs, example), &pairs, true, language),
        Sample::own(&enumerated(&heaps, splits), &heaps, false, language),
    ];
    let all = GAMES.into_iter().map(|game| Sample::new(game, language)).chain(own).enumerate();
    let written = all.map(|(i, sample)| {
        let file = folder.join(format!("game{i}")).with_extension(extension);
        fs::write(&file, &sample.text).unwrap();
        (file, sample)
    });
    written.collect()
}

/// Each compiles without a warning beside the library, and so does what `cargo xtask bundle` makes of it to be handed in,
/// which has the program in it.
#[test]
fn rust() {
    let (pack, samples) = (Pack::here().unwrap(), samples("rust", "rust/src/bin", "rs"));
    let folder = samples[0].0.ancestors().nth(3).unwrap();
    let common = pack.path("common").display().to_string().replace('\\', "/");
    let manifest = format!(
        "[package]\nname = \"take-away\"\nedition = \"2021\"\n\n\
         [dependencies]\ncommon = {{ path = \"{common}\" }}\n\n[workspace]\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::copy(pack.path("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let mut build = cargo(&pack);
    build.args(["build", "--quiet", "--offline", "--target-dir", "target"]).current_dir(folder);
    text_of(build.output().unwrap(), "cargo build");
    let file = folder.join("file.rs");
    for (source, sample) in &samples {
        let built = folder.join("target/debug").join(source.file_stem().unwrap());
        sample.is_right(&Command::new(built.with_extension(EXE_EXTENSION)));
        let bundled = cargo(&pack).args(["xtask", "bundle"]).arg(source).output().unwrap();
        let text = text_of(bundled, &sample.text);
        assert!(text.contains(sample.text.trim_end()), "{text}");
        fs::write(&file, &text).unwrap();
        let rustc = compiler("RUSTC", "rustc", &["--edition=2021"]);
        let compiled = compile_once(rustc, &[&file], "game");
        sample.is_right(&Command::new(compiled.unwrap_or_else(|error| panic!("{error}\n{text}"))));
    }
}

/// Each compiles without a warning.
#[test]
fn cpp() {
    let flags = ["-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Werror"];
    let compiler = || compiler("CXX", "c++", &flags);
    if !is_there(&compiler()) {
        eprintln!("there is no C++ compiler: nothing was tried");
        return;
    }
    for (source, sample) in samples("cpp", "cpp", "cpp") {
        let compiled = compile_once(compiler(), &[&source], "game");
        let compiled = compiled.unwrap_or_else(|error| panic!("{error}\n{}", sample.text));
        sample.is_right(&Command::new(compiled));
    }
}

#[test]
fn python() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("there is no python3: nothing was tried");
        return;
    }
    for (source, sample) in samples("python", "python", "py") {
        // Names of vertices are written as they are, whatever the system's own encoding is.
        let mut python = Command::new("python3");
        python.args(["-W", "error"]).env("PYTHONIOENCODING", "utf-8").arg(source);
        sample.is_right(&python);
    }
}
