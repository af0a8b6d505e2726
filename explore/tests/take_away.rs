//! The programs that one takes away are compiled and run, and print what the explorer answers.

#![allow(clippy::incompatible_msrv)] // only the library is compiled for pages

use explore::{answer, HeapGame, Language};
use pack::compile::{cargo, compile_once, compiler, is_there};
use pack::Pack;
use serde_json::Value;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::Duration;

/// Far longer than any program takes here.
const A_LONG_TIME: Duration = Duration::from_secs(60);

/// Games of all kinds: the kind, the rule, whether it is misère, and the largest heap. Graphs and trees have none.
const GAMES: [(&str, &str, bool, usize); 34] = [
    ("takes", "2, 5", false, 60),
    ("takes", "1..5", true, 60),
    ("takes", "1, 3..9, 12..20, 31", false, 100),
    (
        "takes",
        "1, 10, 100, 1000, 10000, 20000, 30000, 40000, 50000, 60000, 70000, 80000, 90000, 100000, 33, 44",
        false,
        120,
    ),
    ("takes", "powers of 2", false, 60),
    ("takes", "powers of 3", true, 60),
    ("takes", "squares", false, 60),
    ("takes", "primes", false, 60),
    ("takes", "5.. but 8, even", false, 60),
    ("takes", "squares, primes, fibonacci but multiples of 3", false, 60),
    ("takes", "odd but primes, squares", true, 60),
    ("takes", "1..4, 9..1000000000", false, 60),
    ("takes", "fibonacci", false, 60),
    ("takes", "divisors", false, 60),
    ("takes", "proper divisors", true, 60),
    ("octal", "0.137", false, 60),
    ("octal", "4.3...", false, 40),
    ("octal", "0.3012", true, 40),
    ("octal", "0.9a", false, 30),
    ("vectors", "(1,0)* (0,1)* (1,1)*", false, 20),
    ("vectors", "(1,0)* (0,1)* (1,1)*", true, 20),
    ("vectors", "(2,1) (2,-1) (-1,2) (1,2)", false, 20),
    ("vectors", "(2,-1)* (0,3) (3,2)*", true, 15),
    ("vectors", "(1,0,0)* (0,1,0) (0,0,2)* (1,1,1)", false, 6),
    ("vectors", "(1,0,0) (0,2,-1) (0,0,1)", true, 6),
    ("coins", "up to 3", false, 40),
    ("coins", "exactly 3", false, 40),
    ("coins", "exactly 1", false, 40),
    ("coins", "run", false, 40),
    ("coins", "run up to 3", false, 40),
    ("coins", "distances 1, 2, 5", false, 40),
    ("graph", "a -> b;b c;a -> c;c -> d\";alone;the-name-of-a-vertex -> \\n;起点 -> a", false, 0),
    ("graph", "a b;b a;b c;c d;e f;f e", true, 0),
    ("tree", "root a;a b;a c;root d;d e;b 叶", false, 0),
];

/// Options by a rule of one's own: each a sum of lists of numbers.
type Options = Vec<Vec<Vec<i64>>>;

/// The rule that stands in the programs as an example.
fn example(position: &[i64]) -> Options {
    let options = |i: usize| {
        let left = move |take| {
            let mut option = position.to_vec();
            option[i] -= take;
            vec![option]
        };
        (1..=position[i].min(3)).map(left)
    };
    (0..position.len()).flat_map(options).collect()
}

/// Splitting a heap into two unequal ones.
fn splits(position: &[i64]) -> Options {
    let heap = position[0];
    (1..heap).take_while(|a| 2 * a < heap).map(|a| vec![vec![a], vec![heap - a]]).collect()
}

/// It in Rust, C++ and Python, in the place of the example.
const SPLITS: [(&str, &str); 3] = [
    (
        "rust",
        "    for a in (1..position[0]).take_while(|a| 2 * a < position[0]) {
        options.push(vec![vec![a], vec![position[0] - a]]);
    }\n    ",
    ),
    (
        "cpp",
        "    for (long long a = 1; 2 * a < position[0]; a++)
        options.push_back({Position{a}, Position{position[0] - a}});\n    return ",
    ),
    (
        "python",
        "    for a in range(1, (position[0] + 1) // 2):
        options.append([(a,), (position[0] - a,)])\n    return ",
    ),
];

/// The program for a rule of one's own: with the example, or with another rule in its place.
fn own(
    language: &str,
    positions: &[Vec<i64>],
    options: fn(&[i64]) -> Options,
    is_misere: bool,
    rule: Option<&str>,
) -> Sample {
    let number = |part: &Vec<i64>| {
        positions.iter().position(|position| position == part).unwrap().to_string()
    };
    let sum = |option: &Vec<Vec<i64>>| option.iter().map(number).collect::<Vec<_>>().join(" ");
    let all = |position: &Vec<i64>| options(position).iter().map(sum).collect::<Vec<_>>().join(",");
    let enumerated = positions.iter().map(all).collect::<Vec<_>>().join(";");
    let misere = if is_misere { "\nmisere" } else { "" };
    let game = format!("game rule\noptions {enumerated}{misere}");
    // The rule as it was typed stands there as a comment.
    let question = format!("source line {{{{one}}}} \\\nsource   end\nask code\ncode {language}");
    let code = asked(&game, &question)["code"].take();
    let mut text = code.as_str().unwrap().to_string();
    let mark = if language == "python" { "#" } else { "//" };
    let typed = format!("    {mark}     line {{{{one}}}}\n    {mark}       end\n");
    assert!(text.contains(&typed), "{text}");
    if let Some(rule) = rule {
        let start = text.find(&typed).unwrap() + typed.len();
        let end =
            start + text[start..].find("options\n").or(text[start..].find("options;\n")).unwrap();
        text.replace_range(start..end, rule);
    }
    let table = asked(&game, "");
    let word = |value: &Value| match value.as_str() {
        Some("N") => "W\n".to_string(),
        Some(_) => "L\n".to_string(),
        None => format!("{value}\n"),
    };
    let values = table[if is_misere { "outcomes" } else { "values" }].as_array().unwrap();
    let line = |position: &Vec<i64>| {
        let numbers = position.iter().map(|number| format!(" {number}"));
        format!("{}{}\n", position.len(), numbers.collect::<String>())
    };
    Sample {
        text,
        input: positions.iter().map(line).collect(),
        output: values.iter().map(word).collect(),
    }
}

/// What the explorer answers to the lines of a game, and this question.
fn asked(game: &str, question: &str) -> Value {
    let text = answer(&format!("{game}\n{question}"), |_, _| {});
    serde_json::from_str(&text.unwrap_or_else(|problem| panic!("{game}: {problem}"))).unwrap()
}

/// What the explorer answers, as the programs print it.
fn expected(kind: &str, rule: &str, game: &str, largest: usize) -> String {
    if kind == "octal" && !game.contains("misere") {
        let heaps = HeapGame::with_code(rule, Language::English).unwrap();
        let values = heaps.grundy_values(largest + 1, |_| {}); // without those that show a period
        return values.iter().map(u64::to_string).collect::<Vec<_>>().join(" ") + "\n";
    }
    let to = if kind == "vectors" { largest + 1 } else { largest };
    let to = if to > 0 { format!("to {to}") } else { String::new() };
    let table = asked(game, &to);
    let word = |value: &Value| match value {
        Value::Bool(wins) => if *wins { "W" } else { "L" }.to_string(),
        Value::String(outcome) => match outcome.as_str() {
            "N" => "win".to_string(),
            "P" => "lose".to_string(),
            _ => "draw".to_string(),
        },
        number => number.to_string(),
    };
    let values = ["values", "wins", "outcomes"].iter().find_map(|key| table[key].as_array());
    let values: Vec<String> = values.expect("values").iter().map(word).collect();
    if let Some(names) = table["names"].as_array() {
        let line =
            |(name, value): (&Value, String)| format!("{} {value}\n", name.as_str().unwrap());
        return names.iter().zip(values).map(line).collect();
    }
    let row = if kind == "vectors" { largest + 1 } else { values.len() };
    values.chunks(row).map(|row| row.join(" ") + "\n").collect()
}

/// A program, what it reads, and what it has to print.
struct Sample {
    text: String,
    input: String,
    output: String,
}

fn samples(language: &str) -> Vec<Sample> {
    let sample = |(kind, rule, is_misere, largest): (&str, &str, bool, usize)| {
        let misere = if is_misere { "\nmisere" } else { "" };
        let game = format!("game {kind}\nrule {rule}{misere}");
        let code = asked(&game, &format!("ask code\ncode {language}"));
        Sample {
            text: code["code"].as_str().unwrap().to_string(),
            input: format!("{largest}\n"),
            output: expected(kind, rule, &game, largest),
        }
    };
    let heaps: Vec<Vec<i64>> = (0..30).map(|heap| vec![heap]).collect();
    let pairs: Vec<Vec<i64>> = (0..36).map(|at| vec![at / 6, at % 6]).collect();
    let splits_there = SPLITS.iter().find(|(name, _)| *name == language).map(|found| found.1);
    let own = [
        own(language, &heaps, example, true, None),
        own(language, &pairs, example, false, None),
        own(language, &heaps, splits, false, splits_there),
    ];
    GAMES.into_iter().map(sample).chain(own).collect()
}

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("take_away").join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn succeeds(output: &Output, what: &str) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}\n{what}");
}

fn prints(command: &mut Command, sample: &Sample) {
    let output = pack::run::run_within(A_LONG_TIME, command, sample.input.as_bytes());
    let output = output.unwrap().unwrap_or_else(|| panic!("it still runs: {}", sample.text));
    succeeds(&output, &sample.text);
    let printed = String::from_utf8_lossy(&output.stdout).replace('\r', "");
    assert_eq!(printed, sample.output, "{}", sample.text);
}

/// All of them are modules of one program, which is compiled once.
#[test]
fn rust() {
    let (folder, samples) = (folder("rust"), samples("rust"));
    let pack = Pack::here().unwrap();
    fs::create_dir_all(folder.join("src")).unwrap();
    let mut main = "#![deny(warnings)]\n".to_string();
    let mut calls = String::new();
    for (i, sample) in samples.iter().enumerate() {
        let text = sample.text.replace("\nfn main() {", "\npub fn main() {");
        fs::write(folder.join(format!("src/game{i}.rs")), text).unwrap();
        main += &format!("mod game{i};\n");
        calls += &format!("        Some(\"{i}\") => game{i}::main(),\n");
    }
    main += &format!(
        "fn main() {{\n    match std::env::args().nth(1).as_deref() {{\n{calls}        _ => unreachable!(),\n    }}\n}}\n"
    );
    fs::write(folder.join("src/main.rs"), main).unwrap();
    let workspace = pack.read("Cargo.toml").unwrap();
    let proconio = workspace.lines().find(|line| line.starts_with("proconio = ")).unwrap();
    let common = pack.path("common").display().to_string().replace('\\', "/");
    let manifest = format!(
        "[package]\nname = \"take-away\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n\
         [dependencies]\ncommon = {{ path = \"{common}\" }}\n{proconio}\n\n[workspace]\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::copy(pack.path("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--offline", "--target-dir", "target"]).current_dir(&folder);
    succeeds(&cargo.output().unwrap(), "cargo build");
    let compiled = folder.join("target/debug/take-away");
    for (i, sample) in samples.iter().enumerate() {
        prints(Command::new(&compiled).arg(i.to_string()), sample);
    }
}

/// As it is handed in: what `cargo xtask bundle` makes of each begins with the program, and compiles without a warning.
#[test]
fn rust_in_one_file() {
    let (folder, pack) = (folder("rust_in_one_file"), Pack::here().unwrap());
    for (i, sample) in samples("rust").iter().enumerate() {
        let (source, file) = (folder.join(format!("{i}.rs")), folder.join("file.rs"));
        fs::write(&source, &sample.text).unwrap();
        let bundled = cargo(&pack).args(["xtask", "bundle"]).arg(&source).output().unwrap();
        succeeds(&bundled, &sample.text);
        let text = String::from_utf8(bundled.stdout).unwrap();
        assert!(text.contains(sample.text.trim_end()), "{text}");
        fs::write(&file, &text).unwrap();
        let rustc = compiler("RUSTC", "rustc", &["--edition=2021"]);
        let compiled = compile_once(rustc, &[&file], "game");
        let compiled = compiled.unwrap_or_else(|error| panic!("{error}\n{text}"));
        prints(&mut Command::new(compiled), sample);
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
    let folder = folder("cpp");
    for (i, sample) in samples("cpp").iter().enumerate() {
        let source = folder.join(format!("{i}.cpp"));
        fs::write(&source, &sample.text).unwrap();
        let compiled = compile_once(compiler(), &[&source], "game");
        let compiled = compiled.unwrap_or_else(|error| panic!("{error}\n{}", sample.text));
        prints(&mut Command::new(compiled), sample);
    }
}

#[test]
fn python() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("there is no python3: nothing was tried");
        return;
    }
    let folder = folder("python");
    for (i, sample) in samples("python").iter().enumerate() {
        let source = folder.join(format!("game{i}.py"));
        fs::write(&source, &sample.text).unwrap();
        // Names of vertices are written as they are, whatever the system's own encoding is.
        let mut python = Command::new("python3");
        prints(python.args(["-W", "error"]).env("PYTHONIOENCODING", "utf-8").arg(source), sample);
    }
}
