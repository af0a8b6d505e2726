//! Programs of one's own: each of `examples/`, as it stands, with `common` and proconio, and as the one file that
//! `cargo xtask bundle` makes of it, answer alike. What cannot become one file is refused, by its line.

use judging::compare::compare;
use judging::compile::{cargo, compile_once, compiler, executable, folder_of_this};
use judging::run::run_within;
use libtest_mimic::{Arguments, Failed, Trial};
use pack::Pack;
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;
use std::thread;
use std::time::{Duration, Instant};

/// Far longer than any program takes here.
const A_LONG_TIME: Duration = Duration::from_secs(60);

/// Where Cargo puts what it builds: `xtask`, and in `examples` the programs as they stand. It does so once.
static BUILT: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = folder_of_this().unwrap();
    let mut cargo = cargo(Pack::here().unwrap().root());
    cargo.args(["build", "--quiet", "--package", "checks", "--package", "xtask"]);
    cargo.args(["--examples", "--bins"]);
    if folder.ends_with("release") {
        cargo.arg("--release");
    }
    assert!(cargo.status().unwrap().success(), "the programs do not compile");
    folder
});

/// What the tests write.
static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bundled");
    fs::create_dir_all(&folder).unwrap();
    folder
});

/// `cargo xtask bundle`, in that folder.
fn bundle(argument: &str) -> Command {
    let mut command = Command::new(executable(&BUILT, "xtask"));
    command.args(["bundle", argument]).current_dir(&*FOLDER);
    command
}

fn run(command: &mut Command, input: &str) -> Output {
    command.env("RUST_BACKTRACE", "0"); // which takes longer than all else
    let output = run_within(A_LONG_TIME, command, input.as_bytes()).unwrap();
    output.unwrap_or_else(|| panic!("{command:?} still runs on {input:?}"))
}

/// Words that are no numbers, or not of all types.
const ODD: [&str; 7] = ["x", "-1", "18446744073709551616", "1.5", "+2", "0", "300"];

/// An input; the same that ends too early, at each word; and with another word in each place.
fn inputs(line: &str) -> Vec<String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let mut inputs = vec![line.to_string(), words.join("\r\n\n") + "\x1a"];
    for i in 0..words.len() {
        inputs.push(words[..i].join("\n"));
        let mut others = words.clone();
        for odd in 0..2 {
            others[i] = ODD[(2 * i + odd) % ODD.len()];
            inputs.push(others.join(" "));
        }
    }
    inputs
}

/// Where the programs are.
fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("examples")
}

/// The single file of a program, compiled.
fn compiled(source: &Path) -> Result<PathBuf, Failed> {
    let bundled = run(&mut bundle(source.to_str().unwrap()), "");
    if !bundled.status.success() {
        return Err(String::from_utf8_lossy(&bundled.stderr).into());
    }
    let file = FOLDER.join(source.file_name().unwrap());
    fs::write(&file, &bundled.stdout)?;
    let rustc = compiler("RUSTC", "rustc", &["--edition=2021"]);
    Ok(compile_once(rustc, &[&file], source.file_stem().unwrap().to_str().unwrap())?)
}

/// That the single file answers all that the program answers. Where the program ends with an error, what the single
/// file has printed begins with the program's answers; it does not fail where `judge` reads.
fn answer_alike(source: &Path) -> Result<(), Failed> {
    let name = source.file_stem().unwrap().to_str().unwrap();
    let text = pack::read(source)?;
    let program = executable(&BUILT.join("examples"), name);
    let single = compiled(source)?;
    let lines: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("// input:")).collect();
    if lines.is_empty() {
        return Err("there is no line `// input: ...`".into());
    }
    for input in lines.into_iter().flat_map(inputs) {
        let ours = run(&mut Command::new(&program), &input);
        let theirs = run(&mut Command::new(&single), &input);
        let shown = |problem: &str| format!("{input:?}: {problem}");
        let stops_quietly = text.contains("judge") && theirs.status.success();
        if !stops_quietly && ours.status.code() != theirs.status.code() {
            return Err(shown(&format!("{} and {}", ours.status, theirs.status)).into());
        }
        if ours.status.success() {
            compare(&ours.stdout, &theirs.stdout)
                .map_err(|difference| shown(&difference.to_string()))?;
        } else if !theirs.stdout.starts_with(&ours.stdout) {
            return Err(shown("other answers than those before the error").into());
        }
    }
    Ok(())
}

/// A single file answers before it has all of stdin, as problems want it in which the judge plays.
fn interactive() -> Result<(), Failed> {
    let wait = Duration::from_secs(20);
    let source = FOLDER.join("answers_at_once.rs");
    fs::copy(examples().join("stdin_queries.rs"), &source)?;
    let mut child =
        Command::new(compiled(&source)?).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let (mut stdin, stdout) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    stdin.write_all(b"2\n1 2\n")?;
    let begin = Instant::now();
    let end = thread::spawn(move || {
        thread::sleep(wait);
        drop(stdin);
    });
    let line = BufReader::new(stdout).lines().next();
    drop(end); // it need not come to its end
    child.kill()?;
    assert!(begin.elapsed() < wait, "the first answer comes when stdin is closed");
    assert_eq!(line.unwrap()?, "1");
    Ok(())
}

/// A program in which something is put in the place of something else.
const PROGRAM: &str = "use common::judge::{self, Input};
use proconio::input;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64 }
    Ok((n + 1).to_string())
}

fn main() {
    judge::to_end(solve)
}
";

/// What is put in place of what, the line that is named, if there is one, and a part of the message.
const REFUSED: [(&str, &str, usize, &str); 13] = [
    ("use proconio", "use itertools::Itertools;\nuse proconio", 2, "unresolved import `itertools`"),
    ("(n + 1)", "iproduct!(n, 1)", 6, "cannot find macro `iproduct`"),
    ("fn main", "#[derive_readable]\nstruct A(u64);\nfn main", 9, "attribute `derive_readable`"),
    ("n: u64 }", "n }", 5, "unexpected end of macro invocation"),
    ("n: u64 }", "n: Vec<u64> }", 0, "`Vec<u64>: FromStr` is not satisfied"),
    ("fn main", "mod helper;\nfn main", 9, "file not found for module `helper`"),
    ("(n + 1)", "std::include_str!(\"a\")", 6, "couldn't read `a`"),
    ("(n + 1)", "judge::transcript(|| judge::to_end(solve), \"1\").0", 6, "`transcript`"),
    ("judge::{", "judge::{ensure, Nothing, ", 1, "no `Nothing` in `common::judge`"),
    // Behind what is left out, or written in another way.
    (
        "fn solve",
        "#[cfg(test)]\nmod a {\n    fn b() {}\n}\nfn solve() -> C {}\nfn d",
        8,
        "type `C`",
    ),
    (
        "use proc",
        "#[macro_use]\nextern crate proconio;\nuse x::y;\nuse proc",
        4,
        "unresolved import `x`",
    ),
    ("(n + 1)", "(n + )", 6, "expected an expression"),
    (PROGRAM, "", 0, "`main` function not found"),
];

fn write(name: &str, text: &str) {
    fs::write(FOLDER.join(name), text).unwrap();
}

/// That a command fails, and says this in a line that begins with that.
fn fails(command: &mut Command, beginning: &str, part: &str) -> Result<(), Failed> {
    let output = run(command, "");
    let message = String::from_utf8_lossy(&output.stderr);
    let message = message.trim_start_matches("xtask: ");
    let is_named = message.lines().any(|line| line.starts_with(beginning) && line.contains(part));
    if is_named && output.status.code() == Some(1) && !message.contains("panicked") {
        return Ok(());
    }
    Err(format!("expected {beginning}...{part}, found {}: {message}", output.status).into())
}

fn refuses() -> Result<(), Failed> {
    for (old, new, line, part) in REFUSED {
        assert!(PROGRAM.contains(old), "{old}");
        write("refused.rs", &PROGRAM.replacen(old, new, 1));
        let place = if line > 0 { format!("refused.rs:{line}:") } else { String::new() };
        fails(&mut bundle("refused.rs"), &place, part)?;
    }
    Ok(())
}

/// `fastout` does no harm, and a program that only the edition 2024 understands says so.
fn other_programs() -> Result<(), Failed> {
    let chain = "if let Some(n) = n.checked_sub(1) && n > 0 { return Ok(n.to_string()); }\n    Ok(";
    for (old, new, head) in [
        ("::input;", "::{fastout, input};", "in one Rust file.\n"),
        ("proconio::input;", "::proconio::{fastout, input};", "in one Rust file.\n"),
        ("fn main", "#[proconio::fastout]\nfn main", "in one Rust file.\n"),
        ("Ok(", chain, "in one Rust file. It needs the edition 2024.\n"),
    ] {
        assert!(PROGRAM.contains(old), "{old}");
        write("other.rs", &PROGRAM.replacen(old, new, 1));
        let output = run(&mut bundle("other.rs"), "");
        let file = String::from_utf8_lossy(&output.stdout);
        if !output.status.success() || !file.contains(head) {
            return Err(format!("{new}: {}{file}", String::from_utf8_lossy(&output.stderr)).into());
        }
    }
    Ok(())
}

/// As editors and systems write it: the file is the same, but for a blank line in place of that for the shell.
fn other_bytes() -> Result<(), Failed> {
    write("bytes.rs", PROGRAM);
    let file = String::from_utf8(run(&mut bundle("bytes.rs"), "").stdout).unwrap();
    assert!(file.ends_with("}\n") && file.contains(PROGRAM), "{file}");
    let tests = "\n#[cfg(test)]\nmod tests;\n"; // a second file, which is not asked for
    let crlf =
        format!("\u{feff}#!/usr/bin/env rust-script\n{PROGRAM}{tests}").replace('\n', "\r\n");
    write("bytes.rs", &crlf);
    let other = String::from_utf8(run(&mut bundle("bytes.rs"), "").stdout).unwrap();
    let file = file.replacen("\n\n", "\n\n\n", 1);
    Ok(compare(file.as_bytes(), other.as_bytes())?)
}

/// What is no program, or cannot be read or written, is named in one line.
fn one_line() -> Result<(), Failed> {
    let folder = &*FOLDER;
    fs::create_dir_all(folder.join("folder.rs")).unwrap();
    fs::write(folder.join("bytes_of_no_text.rs"), b"\xff\xfe").unwrap();
    write("good.rs", PROGRAM);
    for (argument, part) in [
        ("nothing.rs", "nothing.rs"),
        ("folder.rs", "folder.rs"),
        ("bytes_of_no_text.rs", "UTF-8"),
        ("nothing", "there is no problem nothing"),
    ] {
        fails(&mut bundle(argument), "", part)?;
    }
    if cfg!(unix) {
        let no_folder = folder.join("there is nothing");
        fails(bundle("good.rs").env("TMPDIR", no_folder), "no temporary folder", "TMPDIR")?;
    }
    if cfg!(target_os = "linux") {
        let mut full = Command::new("sh");
        full.args(["-c", "\"$0\" bundle good.rs > /dev/full"]).current_dir(folder);
        fails(full.arg(BUILT.join("xtask")), "cannot write to stdout", "")?;
        let mut closed = Command::new("sh");
        closed.args(["-c", "\"$0\" status 2>&1 | head -n 1 | wc -l"]).current_dir(folder);
        let output = run(closed.arg(BUILT.join("xtask")), "");
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "1");
        assert!(output.stderr.is_empty());
    }
    Ok(())
}

fn main() {
    let sources = pack::files(&examples(), "rs").unwrap();
    let programs = sources.into_iter().map(|source| {
        let name = source.file_stem().unwrap().to_str().unwrap().to_string();
        Trial::test(name, move || answer_alike(&source))
    });
    let others = [
        Trial::test("answers-at-once", interactive),
        Trial::test("refuses", refuses),
        Trial::test("other-bytes", other_bytes),
        Trial::test("other-programs", other_programs),
        Trial::test("one-line", one_line),
    ];
    libtest_mimic::run(&Arguments::from_args(), programs.chain(others).collect()).exit();
}
