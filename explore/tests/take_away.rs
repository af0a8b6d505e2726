//! The programs that one takes away are compiled and run, and print what the explorer answers.

use explore::game::{Coins, Graph, Tree, Vectors};
use explore::{answer, program, Game, HeapGame, Language, ProgramLanguage};
use std::env;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Games of all kinds: the kind, the rule, whether it is misère, and the largest heap. Graphs and trees have none.
const GAMES: [(&str, &str, bool, usize); 28] = [
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
    ("coins", "run", false, 40),
    ("coins", "run up to 3", false, 40),
    ("coins", "distances 1, 2, 5", false, 40),
    ("graph", "a -> b;b c;a -> c;c -> d\";alone;the-name-of-a-vertex -> \\n;起点 -> a", false, 0),
    ("graph", "a b;b a;b c;c d;e f;f e", true, 0),
    ("tree", "root a;a b;a c;root d;d e;b 叶", false, 0),
];

/// What the explorer answers, as the programs print it.
fn expected(kind: &str, rule: &str, misere: bool, largest: usize) -> String {
    if let ("octal", false, Game::Heap(heap)) = (kind, misere, game(kind, rule)) {
        let values = heap.grundy_values(largest + 1, |_| {}); // without those that show a period
        return values.iter().map(u64::to_string).collect::<Vec<_>>().join(" ") + "\n";
    }
    let to = if kind == "vectors" { largest + 1 } else { largest };
    let misere = if misere { "\nmisere" } else { "" };
    let request = format!("language en\ngame {kind}\nrule {rule}{misere}\nto {to}\nask table");
    let table = answer(&request, |_, _| {}).unwrap_or_else(|problem| panic!("{rule}: {problem}"));
    let array = |key: &str| -> Option<Vec<String>> {
        let (_, behind) = table.split_once(&format!("\"{key}\":["))?;
        let (items, _) = behind.split_once(']')?;
        Some(items.split(',').map(str::to_string).collect())
    };
    let word = |item: String| {
        match item.as_str() {
            "true" => "W",
            "false" => "L",
            "\"N\"" => "win",
            "\"P\"" => "lose",
            "\"D\"" => "draw",
            number => number,
        }
        .to_string()
    };
    let values = array("values").or_else(|| array("wins")).or_else(|| array("outcomes"));
    let values: Vec<String> = values.expect("values").into_iter().map(word).collect();
    if kind == "graph" || kind == "tree" {
        let names = array("names").expect("names");
        let plain =
            |name: &str| name[1..name.len() - 1].replace("\\\"", "\"").replace("\\\\", "\\");
        let lines = names.iter().zip(values);
        return lines.map(|(name, value)| format!("{} {value}\n", plain(name))).collect();
    }
    let row = if kind == "vectors" { to } else { values.len() };
    values.chunks(row).map(|row| row.join(" ") + "\n").collect()
}

fn game(kind: &str, rule: &str) -> Game {
    let language = Language::English;
    match kind {
        "takes" => Game::Heap(HeapGame::with_takes(rule, language).unwrap()),
        "octal" => Game::Heap(HeapGame::with_code(rule, language).unwrap()),
        "vectors" => Game::Vectors(Vectors::parse(rule, language).unwrap()),
        "coins" => Game::Coins(Coins::parse(rule, language).unwrap()),
        "graph" => Game::Graph(Graph::parse(rule, language).unwrap()),
        _ => Game::Tree(Tree::parse(rule, language).unwrap()),
    }
}

/// A program, what it reads, and what it has to print.
struct Sample {
    text: String,
    input: String,
    output: String,
}

fn samples(language: ProgramLanguage) -> Vec<Sample> {
    let sample = |(kind, rule, misere, largest): (&str, &str, bool, usize)| Sample {
        text: program(&game(kind, rule), misere, language).expect("a program"),
        input: format!("{largest}\n"),
        output: expected(kind, rule, misere, largest),
    };
    GAMES.into_iter().map(sample).collect()
}

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("take_away").join(name);
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn run(command: &mut Command, input: &str) -> Output {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    // What reads nothing may be gone by now.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn succeeds(output: &Output, what: &str) {
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}\n{what}");
}

fn prints(command: &mut Command, sample: &Sample) {
    let output = run(command, &sample.input);
    succeeds(&output, &sample.text);
    let printed = String::from_utf8_lossy(&output.stdout).replace('\r', "");
    assert_eq!(printed, sample.output, "{}", sample.text);
}

/// Whether there is this tool.
fn is_there(tool: &str) -> bool {
    let is_there =
        Command::new(tool).arg("--version").output().map_or(false, |o| o.status.success());
    if !is_there {
        eprintln!("there is no {tool}: nothing was tried");
    }
    is_there
}

/// All of them are modules of one program, which is compiled once.
#[test]
fn rust() {
    let (folder, samples) = (folder("rust"), samples(ProgramLanguage::Rust));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap();
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
    let workspace = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    let proconio = workspace.lines().find(|line| line.starts_with("proconio = ")).unwrap();
    let common = root.join("common").display().to_string().replace('\\', "/");
    let manifest = format!(
        "[package]\nname = \"take-away\"\nversion = \"0.1.0\"\nedition = \"2021\"\n\n\
         [dependencies]\ncommon = {{ path = \"{common}\" }}\n{proconio}\n\n[workspace]\n"
    );
    fs::write(folder.join("Cargo.toml"), manifest).unwrap();
    fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--quiet", "--offline", "--target-dir", "target"]).current_dir(&folder);
    succeeds(&cargo.output().unwrap(), "cargo build");
    let compiled = folder.join("target/debug/take-away");
    for (i, sample) in samples.iter().enumerate() {
        prints(Command::new(&compiled).arg(i.to_string()), sample);
    }
}

/// That rustfmt finds nothing to do, with the settings of the workspace.
#[test]
fn rust_is_laid_out() {
    if !is_there("rustfmt") {
        return;
    }
    let settings = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for sample in samples(ProgramLanguage::Rust) {
        let mut rustfmt = Command::new("rustfmt");
        rustfmt.arg("--config-path").arg(&settings).args(["--edition", "2021"]);
        let output = run(&mut rustfmt, &sample.text);
        succeeds(&output, &sample.text);
        assert_eq!(String::from_utf8_lossy(&output.stdout), sample.text);
    }
}

#[test]
fn cpp() {
    let Some(compiler) = env::var_os("CXX") else {
        eprintln!("CXX names no C++ compiler: nothing was tried");
        return;
    };
    let folder = folder("cpp");
    for (i, sample) in samples(ProgramLanguage::Cpp).iter().enumerate() {
        let (source, compiled) = (folder.join(format!("{i}.cpp")), folder.join(i.to_string()));
        fs::write(&source, &sample.text).unwrap();
        let mut command = Command::new(&compiler);
        command.args(["-std=c++17", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-o"]);
        let output = command.arg(&compiled).arg(&source).output().unwrap();
        succeeds(&output, &sample.text);
        prints(&mut Command::new(compiled), sample);
    }
}

#[test]
fn python() {
    if !is_there("python3") {
        return;
    }
    let (folder, samples) = (folder("python"), samples(ProgramLanguage::Python));
    let source = |i: usize| folder.join(format!("game{i}.py"));
    for (i, sample) in samples.iter().enumerate() {
        fs::write(source(i), &sample.text).unwrap();
    }
    let mut compile = Command::new("python3");
    compile.args(["-m", "py_compile"]).args((0..samples.len()).map(source));
    succeeds(&compile.output().unwrap(), "py_compile");
    for (i, sample) in samples.iter().enumerate() {
        // Names of vertices are written as they are, whatever the system's own encoding is.
        let mut python = Command::new("python3");
        prints(python.env("PYTHONIOENCODING", "utf-8").arg(source(i)), sample);
    }
}

#[test]
fn sums_in_misere_play_have_no_program() {
    for (kind, rule) in [("octal", "0.77"), ("coins", "run"), ("tree", "a b")] {
        assert_eq!(program(&game(kind, rule), true, ProgramLanguage::Python), None, "{rule}");
    }
}
