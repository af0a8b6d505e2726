//! A program under test: fed with an input, watched for how it ends, its output compared.

use crate::compare::{compare_words, Difference};
#[cfg(windows)]
use process_wrap::std::JobObject;
#[cfg(unix)]
use process_wrap::std::ProcessGroup;
use process_wrap::std::{ChildWrapper, CommandWrap};
use std::ffi::OsString;
use std::io::{self, Read, Result, Write};
use std::path::Path;
use std::process::{self, Command, ExitStatus, Output, Stdio};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use std::{env, fs, mem};

/// What a run may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How long the program may run, and all that it has started.
    pub time: Duration,
    /// How many bytes it may print on stdout.
    pub output: usize,
    /// Whether it is [measured](measure_if_asked).
    pub measured: bool,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ExitReason {
    /// The program ended by itself.
    Exit(ExitStatus),
    /// It was stopped, as its time was over.
    TimeLimit,
    /// It was stopped, as it had printed too much.
    OutputLimit,
}

/// What became of a program.
#[derive(Debug)]
pub struct Run {
    /// How it ended.
    pub end: ExitReason,
    /// What it printed, up to the limit.
    pub stdout: Vec<u8>,
    /// The end of what it printed on stderr.
    pub stderr: Vec<u8>,
    /// How long it ran.
    pub time: Duration,
    /// What it used, if it was measured and ended by itself.
    pub usage: Option<Usage>,
}

/// What a program used, with all that it has started and waited for.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// The processors' time.
    pub cpu: Duration,
    /// The most memory that it had at a time, in bytes.
    pub memory: u64,
}

/// Runs a command on `input`, with no limit but that of time. What it printed, if it ended by itself.
pub fn run_within(limit: Duration, command: &Command, input: &[u8]) -> Result<Option<Output>> {
    let run = run(command, input, Limits { time: limit, output: usize::MAX, measured: false })?;
    let Run { end: ExitReason::Exit(status), stdout, stderr, .. } = run else { return Ok(None) };
    Ok(Some(Output { status, stdout, stderr }))
}

/// So much goes into a pipe that nobody reads, on any system.
const HELD_BY_A_PIPE: usize = 4096;

/// How many bytes of stderr are shown at most.
const MAX_STDERR: usize = 1 << 16;

/// How long a program that has ended may have output in its pipes, where a helper of it holds them open.
const GRACE: Duration = Duration::from_secs(2);

/// Whether it was said that something runs on.
static WARNED: Once = Once::new();

/// How many programs run.
static RUNNING: AtomicUsize = AtomicUsize::new(0);

/// Whether all of them are to end.
static IS_INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// Has Ctrl-C end the programs that run, too, which it does not reach in their groups.
pub fn end_all_by_ctrl_c() {
    let end = || match RUNNING.load(Ordering::SeqCst) {
        0 => process::exit(130),
        _ => IS_INTERRUPTED.store(true, Ordering::SeqCst),
    };
    let _ = ctrlc::set_handler(end); // fails if it is called twice
}

/// Runs a command on `input`, with pipes to all sides, in a process group (on Windows a job) of its own, which ends
/// with it. Fails if it cannot be started or waited for.
pub fn run(command: &Command, input: &[u8], limits: Limits) -> Result<Run> {
    if limits.measured && MEASURES.load(Ordering::Relaxed) {
        return run_measured(command, input, limits);
    }
    let mut command = CommandWrap::from(copy_of(command));
    let pipes = command.command_mut().stdin(Stdio::piped());
    pipes.stdout(Stdio::piped()).stderr(Stdio::piped());
    #[cfg(unix)]
    command.wrap(ProcessGroup::leader());
    #[cfg(windows)]
    command.wrap(JobObject);
    let begin = Instant::now();
    let mut child = command.spawn()?;
    // The threads are not waited for: a process that has left the group may hold the pipes for ever.
    if let Some(mut stdin) = child.stdin().take() {
        // A program may stop reading at a terminator: a broken pipe is no error.
        if input.len() <= HELD_BY_A_PIPE {
            let _ = stdin.write_all(input);
        } else {
            let input = input.to_vec();
            thread::spawn(move || stdin.write_all(&input));
        }
    }
    let (news, pipes) = channel();
    let stdout =
        child.stdout().take().map(|pipe| Captured::of(pipe, Some(limits.output), news.clone()));
    let stderr = child.stderr().take().map(|pipe| Captured::of(pipe, None, news));
    RUNNING.fetch_add(1, Ordering::SeqCst);
    let end = watch(child.as_mut(), begin, limits.time, &pipes);
    let time = begin.elapsed();
    if let Ok(ExitReason::Exit(_)) = end {
        let _ = pipes.recv_timeout(GRACE);
    }
    let _ = child.start_kill(); // what it has started, or all of it
    if RUNNING.fetch_sub(1, Ordering::SeqCst) == 1 && IS_INTERRUPTED.load(Ordering::SeqCst) {
        process::exit(130);
    }
    let end = end?;
    if !matches!(end, ExitReason::Exit(_)) {
        child.wait()?;
    }
    if pipes.recv_timeout(GRACE) == Err(RecvTimeoutError::Timeout) {
        WARNED.call_once(|| {
            crate::progress::clear();
            eprintln!("warning: something that the program has started has left its group and runs on: it cannot be ended here");
        });
    }
    let [stdout, stderr] =
        [stdout, stderr].map(|kept| kept.map(Captured::take).unwrap_or_default());
    let is_too_long = stdout.len() > limits.output && matches!(end, ExitReason::Exit(_));
    let end = if is_too_long { ExitReason::OutputLimit } else { end };
    Ok(Run { end, stdout, stderr, time, usage: None })
}

/// Whether this program can be started to measure another one.
static MEASURES: AtomicBool = AtomicBool::new(false);

/// Names the file for the report of a process that measures.
const REPORT: &str = "PACK_MEASURES_INTO";

/// Has this program measure another one, if it was started for that, and ends it then. Where it is started, see [`Limits`],
/// is a program that calls this first. (The system says what the children of a process have used, but of all together;
/// and it counts what the parent had when it started a child. So there is a small process between the two.)
pub fn measure_if_asked() {
    MEASURES.store(cfg!(unix), Ordering::Relaxed);
    #[cfg(unix)]
    if let Some(report) = env::var_os(REPORT) {
        let code = match measure(Path::new(&report)) {
            Ok(()) => 0,
            Err(error) => {
                eprintln!("{error}");
                1
            }
        };
        process::exit(code);
    }
}

/// Runs what the arguments say, and reports the status, microseconds and bytes, or why it cannot be started.
#[cfg(unix)]
fn measure(report: &Path) -> Result<()> {
    use nix::sys::resource::{getrusage, UsageWho};
    use std::os::unix::process::ExitStatusExt;
    let words: Vec<OsString> = env::args_os().skip(1).collect();
    let [program, arguments @ ..] = &words[..] else { return Err(io::Error::other("no program")) };
    let status = Command::new(program).args(arguments).env_remove(REPORT).status();
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let unit = if cfg!(target_os = "macos") { 1 } else { 1024 };
    let times = [usage.user_time(), usage.system_time()];
    let micros: i64 = times.iter().map(|time| time.tv_sec() * 1_000_000 + time.tv_usec()).sum();
    fs::write(
        report,
        match status {
            Ok(status) => format!("{} {micros} {}", status.into_raw(), usage.max_rss() * unit),
            Err(error) => error.to_string(),
        },
    )
}

/// Runs a command as the child of a process that measures it.
#[cfg(unix)]
fn run_measured(command: &Command, input: &[u8], limits: Limits) -> Result<Run> {
    use std::os::unix::process::ExitStatusExt;
    let report = tempfile::NamedTempFile::new()?;
    let mut between = Command::new(env::current_exe()?);
    between.env(REPORT, report.path()).arg(command.get_program());
    let mut run = run(&continued(between, command), input, Limits { measured: false, ..limits })?;
    if matches!(run.end, ExitReason::Exit(_)) {
        let text = fs::read_to_string(report.path())?;
        let numbers: Vec<u64> = text.split(' ').filter_map(|word| word.parse().ok()).collect();
        let [status, micros, memory] = numbers[..] else { return Err(io::Error::other(text)) };
        run.end = ExitReason::Exit(ExitStatus::from_raw(status.try_into().unwrap_or(1)));
        run.usage = Some(Usage { cpu: Duration::from_micros(micros), memory });
    }
    Ok(run)
}

#[cfg(not(unix))]
fn run_measured(_: &Command, _: &[u8], _: Limits) -> Result<Run> {
    unreachable!("nothing is measured here")
}

/// The same command, as a group takes it over.
fn copy_of(command: &Command) -> Command {
    continued(Command::new(command.get_program()), command)
}

/// A command with the arguments, the folder and the environment of another.
fn continued(mut copy: Command, command: &Command) -> Command {
    copy.args(command.get_args());
    command.get_current_dir().map(|folder| copy.current_dir(folder));
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => copy.env(name, value),
            None => copy.env_remove(name),
        };
    }
    copy
}

/// Waits until the program ends, its time is over, or `pipes` tells that it has printed too much.
fn watch(
    child: &mut dyn ChildWrapper,
    begin: Instant,
    limit: Duration,
    pipes: &Receiver<()>,
) -> Result<ExitReason> {
    // A program that ends closes its pipes; then it is asked often, and else every few milliseconds.
    let mut pause = Duration::from_micros(20);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(ExitReason::Exit(status));
        }
        let left = limit.checked_sub(begin.elapsed());
        let Some(left) = left.filter(|_| !IS_INTERRUPTED.load(Ordering::SeqCst)) else {
            return Ok(ExitReason::TimeLimit);
        };
        match pipes.recv_timeout(left.min(Duration::from_millis(5))) {
            Ok(()) => return Ok(ExitReason::OutputLimit),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                thread::sleep(left.min(pause));
                pause = (pause * 2).min(Duration::from_millis(5));
            }
        }
    }
}

/// What a pipe has brought so far: all of it up to `limit` and a byte more, or, without a limit, the end of it.
struct Captured(Arc<Mutex<Vec<u8>>>);

impl Captured {
    /// Reads a pipe from now on. `news` is sent if there is too much, and gone at its end.
    fn of(mut pipe: impl Read + Send + 'static, limit: Option<usize>, news: Sender<()>) -> Self {
        let kept = Arc::new(Mutex::new(Vec::new()));
        let this = Captured(Arc::clone(&kept));
        thread::spawn(move || {
            let mut block = vec![0; 1 << 16];
            while let Ok(length @ 1..) = pipe.read(&mut block) {
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend_from_slice(&block[..length]);
                let length = kept.len();
                match limit {
                    Some(limit) if length > limit => {
                        kept.truncate(limit + 1);
                        let _ = news.send(());
                        return;
                    }
                    None if length > 2 * MAX_STDERR => drop(kept.drain(..length - MAX_STDERR)),
                    _ => {}
                }
            }
        });
        this
    }

    fn take(self) -> Vec<u8> {
        mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// What a judge says of a program on a test file.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// The answers are right.
    Accepted,
    /// They are not: where they first differ.
    WrongAnswer(Difference),
    /// They are not: what the checker says.
    Rejected(String),
    /// It was stopped, as its time was over.
    TimeLimit,
    /// It used more memory than it may.
    MemoryLimit,
    /// It was stopped, as it had printed too much.
    OutputLimit,
    /// It ended with another status than 0, which this names, and what it printed on stderr at last.
    RuntimeError(String),
}

impl Verdict {
    /// In the word of judges.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Accepted => "accepted",
            Verdict::WrongAnswer(_) | Verdict::Rejected(_) => "wrong answer",
            Verdict::TimeLimit => "time limit",
            Verdict::MemoryLimit => "memory limit",
            Verdict::OutputLimit => "output limit",
            Verdict::RuntimeError(_) => "runtime error",
        }
    }
}

/// A program may print so much more than the answer.
const MORE_OUTPUT: usize = 16 << 20;

/// What a judge says of a run, and what that took.
#[derive(Debug)]
pub struct Judged {
    /// What it says.
    pub verdict: Verdict,
    /// How long it ran.
    pub time: Duration,
    /// What it used, if it was measured and ended by itself.
    pub usage: Option<Usage>,
}

impl Judged {
    /// The processors' time where it was measured, as other programs on this machine are no fault of this one; else, or
    /// if the program slept for most of it, the time from start to end.
    pub fn time_taken(&self) -> Duration {
        let cpu = self.usage.map(|usage| usage.cpu);
        cpu.filter(|&cpu| 4 * cpu >= self.time).unwrap_or(self.time)
    }

    /// The memory that it used, in bytes, if it was measured.
    pub fn memory_taken(&self) -> Option<u64> {
        self.usage.map(|usage| usage.memory)
    }
}

/// What a judge allows a program on one test file.
#[derive(Clone, Copy, Debug)]
pub struct Allowed {
    /// The time.
    pub time: Duration,
    /// The memory in bytes, if there is a limit.
    pub memory: Option<u64>,
    /// After this time it is stopped.
    pub stopped: Duration,
    /// Whether it is [measured](measure_if_asked).
    pub measured: bool,
}

impl Allowed {
    /// No more than this time.
    pub fn within(time: Duration) -> Self {
        Allowed { time, memory: None, stopped: time, measured: false }
    }

    /// The same, measured.
    #[must_use]
    pub fn measured(self) -> Self {
        Allowed { measured: true, ..self }
    }
}

/// Runs a program on an input. Judges compare its output with the answer as [`compare_words`] does; where others are right
/// as well, the checker decides. A right answer that takes more than is allowed is not accepted. Fails if a program cannot
/// be started.
pub fn judge(
    command: &Command,
    input: &[u8],
    answer: &[u8],
    allowed: Allowed,
    checker: Option<&Command>,
) -> Result<Judged> {
    let Allowed { time, memory, stopped, measured } = allowed;
    let limits = Limits { time: stopped, output: answer.len() + MORE_OUTPUT, measured };
    let run = run(command, input, limits)?;
    let verdict = match run.end {
        ExitReason::TimeLimit => Verdict::TimeLimit,
        ExitReason::OutputLimit => Verdict::OutputLimit,
        ExitReason::Exit(status) if !status.success() => {
            let text = String::from_utf8_lossy(&run.stderr);
            let lines: Vec<&str> = text.trim_end().lines().collect();
            let last = lines[lines.len().saturating_sub(10)..].join("\n");
            Verdict::RuntimeError(format!("{status}\n{last}").trim_end().to_string())
        }
        ExitReason::Exit(_) => match (compare_words(answer, &run.stdout), checker) {
            (Ok(()), _) => Verdict::Accepted,
            (Err(_), Some(checker)) => checked(checker, input, answer, &run.stdout)?,
            (Err(difference), None) => Verdict::WrongAnswer(difference),
        },
    };
    let mut judged = Judged { verdict, time: run.time, usage: run.usage };
    if judged.verdict == Verdict::Accepted {
        if judged.time_taken() > time {
            judged.verdict = Verdict::TimeLimit;
        } else if memory.is_some_and(|memory| judged.memory_taken() > Some(memory)) {
            judged.verdict = Verdict::MemoryLimit;
        }
    }
    Ok(judged)
}

/// What a checker says of an output. It is called as the output validators of the ICPC are: with the files of the input and
/// of the answer and a folder for its message as arguments, and the output on stdin; 42 is its exit status if the output is
/// right, 43 if it is not.
fn checked(checker: &Command, input: &[u8], answer: &[u8], output: &[u8]) -> Result<Verdict> {
    let folder = tempfile::tempdir()?;
    let path = |name| folder.path().join(name);
    fs::write(path("input"), input)?;
    fs::write(path("answer"), answer)?;
    let mut command = copy_of(checker);
    command.args([path("input"), path("answer"), path("")]);
    let output = run_within(Duration::from_secs(60), &command, output)?;
    match output.and_then(|output| output.status.code()) {
        Some(42) => Ok(Verdict::Accepted),
        Some(43) => Ok(Verdict::Rejected(fs::read_to_string(path("judgemessage.txt"))?)),
        status => Err(io::Error::other(format!("the checker fails: {status:?}"))),
    }
}

#[cfg(test)]
mod tests;
