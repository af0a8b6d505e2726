//! The single files in `problems/ID/submissions/accepted/`, run on every case; the Rust file, which is made from the
//! program, on inputs of all kinds besides, and held against it.
//!
//! C is compiled by `$CC` or `cc`; where there is none, these tests are counted as ignored. They
//! are on Windows too, where C's text mode puts CR before LF: there `.ci/windows` runs these files.

use super::cases::check;
use super::framing::{with_broken_numbers, with_huge_numbers, Broken};
use super::program::{
    assert_clean_exit, is_release, message, path, run, run_in_little, run_within, A_LONG_TIME,
};
use super::small_inputs;
use super::Subject;
use crate::{Check, Failure};

use fastrand::Rng;
use judging::compare::compare;
use judging::compile::{artifact_path, compile, compile_once, compiler, is_installed, is_there};
use pack::TestFile;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Inputs of each problem on which its single files are held against its program.
const INPUTS: usize = 6;

/// Those of `cargo test -p checks --test judge -- --ignored`: for a lesson, and for a practice problem, whose reader and
/// library are those of the lessons.
const MANY_INPUTS: [usize; 2] = [300, 150];

/// A single file, compiled when it is first asked for.
struct Submission<'a> {
    subject: &'a Subject,
    language: Language,
    program: OnceLock<Result<PathBuf, String>>,
    /// Whether it was stopped on some case.
    hangs: AtomicBool,
}

/// What a single file is written in.
#[derive(Clone, Copy, PartialEq)]
enum Language {
    /// `ID.rs`, made from the program.
    Rust,
    /// `plain.c`, written to be read.
    C,
}

impl<'a> Submission<'a> {
    fn new(subject: &'a Subject, language: Language) -> Arc<Submission<'a>> {
        let hangs = AtomicBool::new(false);
        Arc::new(Submission { subject, language, program: OnceLock::new(), hangs })
    }

    fn id(&self) -> &str {
        self.subject.id()
    }

    fn source(&self) -> PathBuf {
        let accepted = self.subject.problem.folder().join("submissions/accepted");
        match self.language {
            Language::Rust => accepted.join(self.id()).with_extension("rs"),
            Language::C => accepted.join("plain.c"),
        }
    }

    /// Where to put what is compiled from `plain.c`. It bears the name of the problem, as the program does, for the
    /// sake of messages.
    fn artifact_path(&self, variant: &str) -> PathBuf {
        artifact_path(&format!("plain/{variant}"), self.id())
    }

    /// Whether it answers the case as it should. What hangs is stopped once.
    fn check(&self, case: &TestFile) -> Result<(), String> {
        if self.hangs.load(Ordering::Relaxed) {
            return Err("left out, as it hangs on another".to_string());
        }
        // A Rust file may be without optimization.
        let limit = match self.language {
            Language::Rust => A_LONG_TIME,
            Language::C => self.subject.problem.time_before_it_is_stopped(),
        };
        let begin = Instant::now();
        let result = check(self.program()?, case, limit);
        self.hangs.fetch_or(begin.elapsed() > limit, Ordering::Relaxed);
        result
    }

    fn program(&self) -> Result<&Path, String> {
        let compile = || {
            let compiler = match self.language {
                Language::Rust => quick_rustc(),
                Language::C => c_compiler(&c89()),
            };
            compile_once(compiler, &[&self.source()], self.id())
        };
        self.program.get_or_init(compile).as_deref().map_err(String::clone)
    }
}

/// What a judge would run of a problem's single files: each with its name, and how it is compiled.
pub fn handed_in(subject: &Subject) -> [(&'static str, Result<PathBuf, String>); 2] {
    let source = |language| Submission::new(subject, language).source();
    let c = c_compiler(&["-std=c89", "-pedantic-errors", "-O2"]);
    [
        (".rs", compile_once(rustc("2021"), &[&source(Language::Rust)], subject.id())),
        (".plain.c", compile_once(c, &[&source(Language::C)], subject.id())),
    ]
}

/// The Rust compiler as judges call it, with warnings denied.
pub fn rustc(edition: &str) -> Command {
    let mut rustc = compiler("RUSTC", "rustc", &[]);
    rustc.args(["-O", "-D", "warnings", "--edition", edition]);
    rustc
}

/// The Rust compiler, in the oldest edition, which DOMjudge takes. In a first run of the tests most of the time is that of
/// compilers, so it optimizes in a release build of the tests only, as judges do.
fn quick_rustc() -> Command {
    let mut rustc = rustc("2015");
    if !is_release() {
        rustc.args(["-C", "opt-level=0", "-C", "debug-assertions=off"]);
    }
    rustc
}

/// The same in C.
fn c_optimization() -> &'static str {
    if is_release() {
        "-O2"
    } else {
        "-O1"
    }
}

/// How plain C is compiled: the oldest standard, to the letter.
fn c89() -> [&'static str; 6] {
    ["-std=c89", "-pedantic-errors", "-Wall", "-Wextra", "-Werror", c_optimization()]
}

/// The C compiler, with these flags.
pub fn c_compiler(flags: &[&str]) -> Command {
    compiler("CC", "cc", flags)
}

/// Whether C is to be compiled, and there is a compiler whose programs end lines as ours do.
pub fn has_c() -> bool {
    static HAS_C: OnceLock<bool> = OnceLock::new();
    *HAS_C.get_or_init(|| is_there(&c_compiler(&[])))
}

type Test<'a> = Box<dyn Fn(&Submission) -> Result<(), Failure> + Send + Sync + 'a>;

/// All tests of the single files of a problem.
pub fn checks(subject: &Subject) -> Vec<Check<'_>> {
    let mut trials = of_rust(subject);
    if Submission::new(subject, Language::C).source().is_file() {
        trials.extend(of_c(subject));
    }
    trials
}

/// What makes the tests of a file: from the end of its name and what it does.
fn maker<'a>(
    subject: &'a Subject,
    language: Language,
    is_ignored: bool,
) -> impl Fn(&str, Test<'a>) -> Check<'a> {
    let submission = Submission::new(subject, language);
    let file = if language == Language::C { ".plain.c" } else { ".rs" };
    move |name, test| {
        let submission = Arc::clone(&submission);
        let name = format!("{}{file}::{name}", subject.id());
        Check::new(name, move || test(&submission)).left_out_if(is_ignored)
    }
}

fn on_cases<'a>(
    subject: &'a Subject,
    trial: &impl Fn(&str, Test<'a>) -> Check<'a>,
) -> Vec<Check<'a>> {
    let on_case = |case: &'a TestFile| trial(&case.name, Box::new(|file| Ok(file.check(case)?)));
    subject.cases.iter().filter(|case| !case.is_largest()).map(on_case).collect()
}

/// It takes a second.
fn on_small_inputs<'a>(
    subject: &Subject,
    trial: &impl Fn(&str, Test<'a>) -> Check<'a>,
) -> Check<'a> {
    let test: Test = Box::new(|file| small_inputs::is_right(file.program()?, file.subject));
    trial("small-inputs", test).left_out_if(!subject.is_alone)
}

fn of_c(subject: &Subject) -> Vec<Check<'_>> {
    let trial = maker(subject, Language::C, !has_c());
    let mut trials = on_cases(subject, &trial);
    trials.push(trial("width", Box::new(width)));
    trials.push(on_small_inputs(subject, &trial));
    let lacks_cpp = !is_there(&cpp_compiler());
    trials.push(trial("as-c++17", Box::new(as_cpp)).left_out_if(lacks_cpp));
    if cfg!(target_os = "linux") {
        let is_left_out = !subject.is_alone || !has_32_bits();
        trials.push(trial("32-bits", Box::new(in_32_bits)).left_out_if(is_left_out));
        let sanitizers = trial("sanitizers", Box::new(sanitizers));
        trials.push(sanitizers.left_out_if(!subject.is_alone));
    }
    trials
}

fn of_rust<'a>(subject: &'a Subject) -> Vec<Check<'a>> {
    let trial = maker(subject, Language::Rust, false);
    let mut trials = on_cases(subject, &trial);
    let many = MANY_INPUTS[usize::from(!subject.problem.is_lesson())];
    let matches = |count: usize, are_few: bool| -> Test<'a> {
        Box::new(move |file| matches_main(file, &runs_of_main(subject, count, are_few)))
    };
    trials.push(trial("like-the-program", matches(INPUTS, true)));
    let on_many = trial("like-the-program-on-many-inputs", matches(many, false));
    trials.push(on_many.left_out_if(true));
    trials.push(trial("size", Box::new(size)));
    trials.push(trial("broken-numbers", Box::new(broken_numbers)));
    trials.push(trial("huge-numbers", Box::new(huge_numbers)));
    if outside_the_rules_of(subject, "in").exists() {
        trials.push(trial("outside-the-rules", Box::new(outside_the_rules)));
    }
    if subject.problem.data().join("invalid_input").is_dir() {
        trials.push(trial("invalid-inputs", Box::new(invalid_inputs)));
    }
    trials.push(trial("editions", Box::new(editions)).left_out_if(!subject.is_alone));
    trials.push(on_small_inputs(subject, &trial));
    trials
}

/// `outside_the_rules.in` in the folder of a problem, or `.ans`.
fn outside_the_rules_of(subject: &Subject, extension: &str) -> PathBuf {
    subject.problem.folder().join("outside_the_rules").with_extension(extension)
}

/// What the rules exclude but the formulas do not, such as a largest take of 0, with the answers that
/// nearly all of the published programs give, which is what a judge's file that strays from its
/// statement was made with.
fn outside_the_rules(file: &Submission) -> Result<(), Failure> {
    let read =
        |extension| pack::read(&outside_the_rules_of(file.subject, extension)).map_err(message);
    let output = run(file.program()?, read("in")?.as_bytes());
    assert_clean_exit(&output)?;
    Ok(compare(read("ans")?.as_bytes(), &output.stdout)?)
}

/// Codeforces takes 64 KiB, and AtCoder 512; and what is pasted is to be read on a few screens.
fn size(file: &Submission) -> Result<(), Failure> {
    let text = pack::read(&file.source()).map_err(message)?;
    let lines = text.lines().count();
    if lines > 190 {
        return Err(format!("{lines} lines, more than 190").into());
    }
    let size = text.len();
    let problem = &file.subject.problem;
    let max = if problem.has_wide_limits() { 512 } else { 64 } << 10;
    if size > max {
        return Err(format!("{size} bytes, more than {max}").into());
    }
    Ok(())
}

/// A line fits beside another window.
fn width(file: &Submission) -> Result<(), Failure> {
    let text = pack::read(&file.source()).map_err(message)?;
    match text.lines().map(str::len).max() {
        Some(width) if width > 80 => {
            Err(format!("a line of {width} characters, more than 80").into())
        }
        _ => Ok(()),
    }
}

fn cpp_compiler() -> Command {
    let flags = ["-x", "c++", "-std=c++17", "-fsyntax-only", "-Wall", "-Wextra", "-Werror"];
    compiler("CXX", "c++", &flags)
}

/// Judges that have no C have C++.
fn as_cpp(file: &Submission) -> Result<(), Failure> {
    Ok(compile(cpp_compiler().arg(file.source()))?)
}

/// `long` has 32 bits on the judges' Windows, as with -m32: the right answers there, and no warning from
/// MinGW.
fn in_32_bits(file: &Submission) -> Result<(), Failure> {
    let mut mingw = Command::new("i686-w64-mingw32-gcc");
    mingw.args(c89()).arg(file.source()).arg("-o").arg(file.artifact_path("mingw"));
    compile(&mut mingw)?;
    let program = file.artifact_path("32-bits");
    compile(c_compiler(&c89()).arg("-m32").arg(file.source()).arg("-o").arg(&program))?;
    on_all_cases(&program, file.subject)
}

/// Whether there are these two compilers, the second with a library for them.
fn has_32_bits() -> bool {
    let source = artifact_path("plain/empty", "empty").with_extension("c");
    let is_written = fs::write(&source, "int main(void) { return 0; }\n").is_ok();
    let mut compiler = c_compiler(&["-m32", "-o"]);
    compiler.arg(source.with_extension("32-bits")).arg(&source);
    is_written && is_installed("i686-w64-mingw32-gcc") && compile(&mut compiler).is_ok()
}

fn on_all_cases(program: &Path, subject: &Subject) -> Result<(), Failure> {
    for case in &subject.cases {
        check(program, case, A_LONG_TIME).map_err(|problem| format!("{}: {problem}", case.name))?;
    }
    Ok(())
}

/// Whatever a judge's file holds that strays from its statement, the program ends well: it answers, or stops
/// where it cannot go on, and never with a panic.
fn invalid_inputs(file: &Submission) -> Result<(), Failure> {
    let inputs =
        pack::files(&file.subject.problem.data().join("invalid_input"), "in").map_err(message)?;
    if inputs.is_empty() {
        return Err("no invalid inputs".into());
    }
    for input in inputs {
        let output = run(file.program()?, &fs::read(&input)?);
        assert_clean_exit(&output)
            .map_err(|problem| format!("{}: {problem}", pack::shown(&input)))?;
    }
    Ok(())
}

/// The judges' compilers differ in their edition; and Debian's is as old as README allows, where it is installed.
fn editions(file: &Submission) -> Result<(), Failure> {
    const DEBIANS: &str = "/usr/bin/rustc";
    let mut compilers = Vec::from(["2015", "2018", "2021", "2024"].map(rustc));
    if is_installed(DEBIANS) {
        let mut debians = Command::new(DEBIANS);
        debians.args(rustc("2021").get_args());
        compilers.push(debians);
    }
    for mut compiler in compilers {
        compiler.arg("--emit=metadata");
        compile_once(compiler, &[&file.source()], file.id())?;
    }
    Ok(())
}

/// Time for the program on one of many mutated samples. What ends in a list as long as a number, or in a table
/// that is, may take longer; nothing is expected there.
const TIME_FOR_THE_PROGRAM: Duration = Duration::from_millis(300);

/// Time for a single file where the program had enough of [`TIME_FOR_THE_PROGRAM`].
const TIME_FOR_A_SINGLE_FILE: Duration = Duration::from_secs(20);

/// An input, and what the program makes of it in [`TIME_FOR_THE_PROGRAM`].
type Run = (Vec<u8>, Option<Output>);

/// The runs of the program that its single files are held against. A few have no longer number than the sample has, so
/// that the program takes no longer, either, and all of them count.
fn runs_of_main(subject: &Subject, count: usize, are_few: bool) -> Vec<Run> {
    let sample = fs::read(&subject.cases[0].input).expect("the sample can be read");
    let longest = |input: &[u8]| {
        let tokens = input.split(u8::is_ascii_whitespace);
        tokens.map(<[u8]>::len).max().unwrap_or(0)
    };
    let inputs = (0..).map(|seed| mutate(&sample, &mut Rng::with_seed(seed)));
    let inputs = inputs.filter(|input| !are_few || longest(input) <= longest(&sample));
    let program = path(subject.id());
    let run = |input: Vec<u8>| {
        let output = if are_few {
            Some(run(&program, &input))
        } else {
            run_within(TIME_FOR_THE_PROGRAM, &Command::new(&program), &input)
        };
        (input, output)
    };
    inputs.take(count).map(run).collect()
}

/// The same answers. What the program refuses the single file cannot answer either, and ends without a word,
/// or it goes on where the rules alone exclude it.
fn matches_main(file: &Submission, runs: &[Run]) -> Result<(), Failure> {
    let (mut accepted, mut compared) = (0, 0);
    for (number, (input, ours)) in runs.iter().enumerate() {
        let Some(ours) = ours else { continue };
        compared += 1;
        accepted += usize::from(ours.status.success());
        let shown = || format!("input {number}: {:?}", String::from_utf8_lossy(input));
        let single = run_within(TIME_FOR_A_SINGLE_FILE, &Command::new(file.program()?), input)
            .ok_or_else(|| format!("no end on {}", shown()))?;
        assert_clean_exit(&single).map_err(|problem| format!("{}\n{problem}", shown()))?;
        if ours.status.success() {
            compare(&ours.stdout, &single.stdout)
                .map_err(|problem| format!("{}\n{problem}", shown()))?;
        } else if !single.stdout.starts_with(&ours.stdout) {
            return Err(
                format!("other answers than those before the refusal on {}", shown()).into()
            );
        }
    }
    let inputs = runs.len();
    if compared < inputs * 9 / 10 {
        return Err(format!(
            "on only {compared} of {inputs} inputs the program ends in {TIME_FOR_THE_PROGRAM:?}"
        )
        .into());
    }
    // Where many numbers hang together, as in a graph, few changes leave a legal input.
    // A few inputs say nothing of this.
    if inputs > 100 && !(inputs / 25..=inputs * 9 / 10).contains(&accepted) {
        return Err(
            format!("of {inputs} inputs {accepted} are good ones: not much of a test").into()
        );
    }
    Ok(())
}

/// At a number of the sample that cannot be read the file ends without a word, after the answers of the program.
fn broken_numbers(file: &Submission) -> Result<(), Failure> {
    let sample = pack::read(&file.subject.cases[0].input).map_err(message)?;
    let validator = file.subject.problem.validator().map_err(message)?;
    for Broken { input, .. } in with_broken_numbers(&sample, &validator, INPUTS, false) {
        let ours = run(&path(file.id()), &input);
        let single = run(file.program()?, &input);
        let compared =
            assert_clean_exit(&single).and_then(|()| Ok(compare(&ours.stdout, &single.stdout)?));
        compared.map_err(|problem| format!("{:?}\n{problem}", String::from_utf8_lossy(&input)))?;
    }
    Ok(())
}

/// Where a number promises more than there is, the file ends without a word.
fn huge_numbers(file: &Submission) -> Result<(), Failure> {
    let sample = pack::read(&file.subject.cases[0].input).map_err(message)?;
    for (name, input) in with_huge_numbers(&sample) {
        run_in_little(file.program()?, input.as_bytes())
            .and_then(|output| assert_clean_exit(&output))
            .map_err(|error| format!("{}: {name}: {error}", pack::shown(&file.source())))?;
    }
    Ok(())
}

/// A sample with one to four changes, which may or may not leave a legal input.
fn mutate(sample: &[u8], random: &mut Rng) -> Vec<u8> {
    let tokens = [
        "18446744073709551615",
        "18446744073709551616",
        "0",
        "00",
        "1",
        "+2",
        "3",
        "-1",
        "4.0",
        "x",
        "",
        "\u{e9}",
        "\0",
        "2001",
    ];
    let mut input = sample.to_vec();
    for _ in 0..random.usize(1..5) {
        if input.is_empty() {
            return input;
        }
        let at = random.usize(0..input.len());
        let in_token = |&byte: &u8| !byte.is_ascii_whitespace();
        let start = at - input[..at].iter().rev().take_while(|byte| in_token(byte)).count();
        let end = at + input[at..].iter().take_while(|byte| in_token(byte)).count();
        match random.u8(0..8) {
            0 => input.truncate(at),
            1 => drop(input.drain(start..end)),
            2 => input[at] = random.u8(..),
            3 => input.insert(at, *random.choice(b"\t\n\r \x0b\x0c").unwrap()),
            4 => drop(input.splice(start..end, random.u64(0..12).to_string().into_bytes())),
            5 => drop(input.splice(start..end, random.choice(tokens).unwrap().bytes())),
            6 => input.extend_from_slice(&sample[..random.usize(0..=sample.len())]),
            _ => input.insert(at, b'0' + random.u8(0..10)),
        }
    }
    input
}

/// No undefined behaviour on any case.
fn sanitizers(file: &Submission) -> Result<(), Failure> {
    let program = file.artifact_path("sanitizers");
    let flags = ["-g", "-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"];
    compile(c_compiler(&flags).arg(file.source()).arg("-o").arg(&program))?;
    on_all_cases(&program, file.subject)
}
