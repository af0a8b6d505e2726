//! The programs that one takes away, and the lines of code: they are compiled and run, and print what the explorer answers.

#![allow(clippy::incompatible_msrv)] // only the library is compiled for pages

mod lines;

use explore::answer;
use judging::compile::{cargo, compile_once, compiler, is_there};
use pack::Pack;
use serde_json::Value;
use std::env::consts::EXE_EXTENSION;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

/// Far longer than any program takes here.
const A_LONG_TIME: Duration = Duration::from_secs(60);

/// The output of a command that succeeds without complaints; `what` names it in messages.
fn text_of(output: Output, what: &str) -> String {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}\n{what}");
    String::from_utf8(output.stdout).unwrap().replace('\r', "")
}

/// What a program prints for this input.
fn printed_by(command: &Command, input: &str, what: &str) -> String {
    let output = judging::run::run_within(A_LONG_TIME, command, input.as_bytes()).unwrap();
    text_of(output.unwrap_or_else(|| panic!("it still runs after {A_LONG_TIME:?}: {what}")), what)
}

/// The explorer's answer to the lines of this request, separated by `|`.
fn ask(request: &str) -> Value {
    let json = answer(&request.replace('|', "\n"), |_, _| {});
    serde_json::from_str(&json.unwrap_or_else(|problem| panic!("{request}: {problem}"))).unwrap()
}

fn joined(numbers: &[impl ToString]) -> String {
    numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Options by a rule of the user's own: each a sum of lists of numbers.
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

/// Games of all kinds: the kind, the rule, with further lines of a request, and the largest heap, if there is one.
const GAMES: [(&str, &str, usize); 35] = [
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
    ("takes", "cubes, triangular but 3", 60),
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
    ask(&format!("{game}|ask code|code {language}"))["code"].as_str().unwrap().to_string()
}

/// What the explorer answers to a game, as the programs print it: a number of values a line, or one with its name.
fn table(game: &str, row: usize) -> String {
    let table = ask(game);
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

    /// The program for the user's own rule: with the example, or with [`splits`] in its place.
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
    let (text, output) = lines::program(language);
    let lines = Sample { text, input: String::new(), output };
    let games = GAMES.into_iter().map(|game| Sample::new(game, language));
    let all = games.chain(own).chain([lines]).enumerate();
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
    let mut build = cargo(pack.root());
    build.args(["build", "--quiet", "--offline", "--target-dir", "target"]).current_dir(folder);
    text_of(build.output().unwrap(), "cargo build");
    let file = folder.join("file.rs");
    for (source, sample) in &samples {
        let built = folder.join("target/debug").join(source.file_stem().unwrap());
        sample.is_right(&Command::new(built.with_extension(EXE_EXTENSION)));
        let bundled = cargo(pack.root()).args(["xtask", "bundle"]).arg(source).output().unwrap();
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
