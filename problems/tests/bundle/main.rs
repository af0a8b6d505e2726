//! Programs of one's own: each of `examples/`, as it stands, with `common` and proconio, and as the one file that
//! `cargo xtask bundle` makes of it, answer alike. What cannot become one file is refused, by its line.

use libtest_mimic::{Arguments, Failed, Trial};
use pack::compile::{cargo, compile_once};
use pack::run::{compare, run_within};
use pack::Pack;
use std::env;
use std::env::consts::EXE_EXTENSION;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::LazyLock;
use std::time::Duration;

/// Far longer than any program takes here.
const A_LONG_TIME: Duration = Duration::from_secs(60);

/// Where Cargo puts what it builds: `xtask`, and in `examples` the programs as they stand. It does so once.
static BUILT: LazyLock<PathBuf> = LazyLock::new(|| {
    let test = env::current_exe().unwrap();
    let folder = test.ancestors().nth(2).expect("the test is in a folder of it"); // deps
    let mut cargo = cargo(&Pack::here().unwrap());
    cargo.args(["build", "--quiet", "--package", "bundle", "--package", "xtask"]);
    cargo.args(["--examples", "--bins"]);
    if folder.ends_with("release") {
        cargo.arg("--release");
    }
    assert!(cargo.status().unwrap().success(), "the programs do not compile");
    folder.to_path_buf()
});

/// `cargo xtask bundle`, in a folder for what a test writes.
fn bundle(argument: &str) -> Command {
    let mut command = Command::new(BUILT.join("xtask").with_extension(EXE_EXTENSION));
    command.args(["bundle", argument]).current_dir(env!("CARGO_TARGET_TMPDIR"));
    command
}

fn run(command: &mut Command, input: &str) -> Output {
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

/// That the single file answers all that the program answers. Where the program ends with an error, what the single
/// file has printed begins with the program's answers; it does not fail where `judge::run` reads.
fn answer_alike(source: &Path) -> Result<(), Failed> {
    let name = source.file_stem().unwrap().to_str().unwrap();
    let text = pack::read(source)?;
    let program = BUILT.join("examples").join(name).with_extension(EXE_EXTENSION);
    let bundled = run(&mut bundle(source.to_str().unwrap()), "");
    if !bundled.status.success() {
        return Err(String::from_utf8_lossy(&bundled.stderr).into());
    }
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(source.file_name().unwrap());
    fs::write(&file, &bundled.stdout)?;
    let mut rustc = Command::new(env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--edition=2021"]);
    let single = compile_once(rustc, &[&file], name)?;
    let lines: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("// input:")).collect();
    if lines.is_empty() {
        return Err("there is no line `// input: ...`".into());
    }
    for input in lines.into_iter().flat_map(inputs) {
        let ours = run(&mut Command::new(&program), &input);
        let theirs = run(&mut Command::new(&single), &input);
        let shown = |problem: &str| format!("{input:?}: {problem}");
        let stops_quietly = text.contains("run(") && theirs.status.success();
        if !stops_quietly && ours.status.code() != theirs.status.code() {
            return Err(shown(&format!("{} and {}", ours.status, theirs.status)).into());
        }
        if ours.status.success() {
            compare(&ours.stdout, &theirs.stdout).map_err(|problem| shown(&problem))?;
        } else if !theirs.stdout.starts_with(&ours.stdout) {
            return Err(shown("other answers than those before the error").into());
        }
    }
    Ok(())
}

fn main() {
    let examples = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples");
    let sources = pack::files(&examples, "rs").unwrap();
    let trials = sources.into_iter().map(|source| {
        let name = source.file_stem().unwrap().to_str().unwrap().to_string();
        Trial::test(name, move || answer_alike(&source))
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit();
}
