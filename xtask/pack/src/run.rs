//! A program under test: fed with an input, watched for how it ends, its output compared.

#[cfg(windows)]
use process_wrap::std::JobObject;
#[cfg(unix)]
use process_wrap::std::ProcessGroup;
use process_wrap::std::{ChildWrapper, CommandWrap};
use std::io::{Read, Result, Write};
use std::mem;
use std::process::{Command, ExitStatus, Output, Stdio};
use std::sync::mpsc::{channel, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// What a run may take.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How long the program may run, and all that it has started.
    pub time: Duration,
    /// How many bytes it may print on stdout.
    pub output: usize,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
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
    pub end: End,
    /// What it printed, up to the limit.
    pub stdout: Vec<u8>,
    /// The end of what it printed on stderr.
    pub stderr: Vec<u8>,
    /// How long it ran.
    pub time: Duration,
}

/// Runs a command on `input`, with no limit but that of time. What it printed, if it ended by itself.
pub fn run_within(limit: Duration, command: &Command, input: &[u8]) -> Result<Option<Output>> {
    let run = run(command, input, Limits { time: limit, output: usize::MAX - 1 })?;
    let Run { end: End::Exit(status), stdout, stderr, .. } = run else { return Ok(None) };
    Ok(Some(Output { status, stdout, stderr }))
}

/// So much of stderr is kept.
const KEPT: usize = 1 << 16;

/// How long a program that has ended may have output in its pipes, where a helper of it holds them open.
const GRACE: Duration = Duration::from_millis(200);

/// Runs a command on `input`, with pipes to all sides, in a process group (on Windows a job) of its own, which ends
/// with it. Fails if it cannot be started or waited for.
pub fn run(command: &Command, input: &[u8], limits: Limits) -> Result<Run> {
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
        let input = input.to_vec();
        // A program may stop reading at a terminator: a broken pipe is no error.
        thread::spawn(move || stdin.write_all(&input));
    }
    let (news, pipes) = channel();
    let stdout = child.stdout().take().map(|pipe| Kept::of(pipe, limits.output, news.clone()));
    let stderr = child.stderr().take().map(|pipe| Kept::of(pipe, usize::MAX, news));
    let end = watch(child.as_mut(), begin, limits.time, &pipes)?;
    let time = begin.elapsed();
    if let End::Exit(_) = end {
        let _ = pipes.recv_timeout(GRACE);
    }
    let _ = child.start_kill(); // what it has started, or all of it
    if !matches!(end, End::Exit(_)) {
        child.wait()?;
    }
    let _ = pipes.recv_timeout(GRACE);
    let [stdout, stderr] = [stdout, stderr].map(|kept| kept.map(Kept::take).unwrap_or_default());
    let is_too_long = stdout.len() > limits.output && matches!(end, End::Exit(_));
    Ok(Run { end: if is_too_long { End::OutputLimit } else { end }, stdout, stderr, time })
}

/// The same command, as a group takes it over: program, arguments, folder and environment.
fn copy_of(command: &Command) -> Command {
    let mut copy = Command::new(command.get_program());
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
) -> Result<End> {
    // A program that ends closes its pipes; then it is asked often, and else every few milliseconds.
    let mut pause = Duration::from_micros(20);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(End::Exit(status));
        }
        let Some(left) = limit.checked_sub(begin.elapsed()) else { return Ok(End::TimeLimit) };
        match pipes.recv_timeout(left.min(Duration::from_millis(5))) {
            Ok(()) => return Ok(End::OutputLimit),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => {
                thread::sleep(left.min(pause));
                pause = (pause * 2).min(Duration::from_millis(5));
            }
        }
    }
}

/// What a pipe has brought so far: all of it up to `limit` and a byte more, or, without a limit, the end of it.
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Kept {
    /// Reads a pipe from now on. `news` is sent if there is too much, and gone at its end.
    fn of(mut pipe: impl Read + Send + 'static, limit: usize, news: Sender<()>) -> Self {
        let kept = Arc::new(Mutex::new(Vec::new()));
        let this = Kept(Arc::clone(&kept));
        thread::spawn(move || {
            let mut block = vec![0; 1 << 16];
            while let Ok(length @ 1..) = pipe.read(&mut block) {
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                kept.extend_from_slice(&block[..length]);
                if kept.len() > limit {
                    kept.truncate(limit + 1);
                    let _ = news.send(());
                    return;
                }
                if limit == usize::MAX && kept.len() > 2 * KEPT {
                    let old = kept.len() - KEPT;
                    kept.drain(..old);
                }
            }
        });
        this
    }

    fn take(self) -> Vec<u8> {
        mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Whether the two are the same; if not, where they first differ, and whether only in white space.
/// Fails if they are not the same.
pub fn compare(expected: &[u8], found: &[u8]) -> std::result::Result<(), String> {
    if expected == found {
        return Ok(());
    }
    let mut lines = (expected.split(|&byte| byte == b'\n'), found.split(|&byte| byte == b'\n'));
    let mut number = 0;
    let (expected_line, found_line) = loop {
        number += 1;
        match (lines.0.next(), lines.1.next()) {
            (expected, found) if expected != found => break (expected, found),
            _ => {}
        }
    };
    let same_words = compare_words(expected, found).is_ok();
    let hint = if same_words { "\nonly white space differs" } else { "" };
    Err(format!(
        "line {number}\nexpected: {}\n   found: {}{hint}",
        shown(expected_line),
        shown(found_line)
    ))
}

/// Whether a host takes an output for the answer: the same words, in the same letters, and between them any
/// white space. If not, where they first differ.
/// Fails if it does not.
pub fn compare_words(expected: &[u8], found: &[u8]) -> std::result::Result<(), String> {
    let mut words = (words_of(expected), words_of(found));
    loop {
        let (line, expected, found) = match (words.0.next(), words.1.next()) {
            (None, None) => return Ok(()),
            (Some((_, expected)), Some((_, found))) if expected == found => continue,
            (Some((line, expected)), found) => (line, Some(expected), found.map(|(_, word)| word)),
            (None, Some((line, found))) => (line, None, Some(found)),
        };
        return Err(format!(
            "line {line}\nexpected: {}\n   found: {}",
            shown(expected),
            shown(found)
        ));
    }
}

/// The words of a text, each with the number of its line.
fn words_of(text: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = (1..).zip(text.split(|&byte| byte == b'\n'));
    lines.flat_map(|(number, line)| {
        let words = line.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        words.map(move |word| (number, word))
    })
}

/// A piece of a text in quotation marks, or that there is none.
fn shown(text: Option<&[u8]>) -> String {
    match text {
        Some(text) => format!("{:?}", String::from_utf8_lossy(text)),
        None => "the end".to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_told() {
        for (expected, found, message) in [
            ("1\n2\n", "1\n2\n", ""),
            ("a\nb\nc\n", "a\nx\ny\n", "line 2\nexpected: \"b\"\n   found: \"x\""),
            ("a\nb", "a", "line 2\nexpected: \"b\"\n   found: the end"),
            ("a\n", "a\nb\n", "line 2\nexpected: \"\"\n   found: \"b\""),
            (
                "1 2\n",
                "1 2 \n",
                "line 1\nexpected: \"1 2\"\n   found: \"1 2 \"\nonly white space differs",
            ),
            ("1\n", "1", "line 2\nexpected: \"\"\n   found: the end\nonly white space differs"),
            ("Yes\n", "yes\n", "line 1\nexpected: \"Yes\"\n   found: \"yes\""),
        ] {
            let told = compare(expected.as_bytes(), found.as_bytes()).err().unwrap_or_default();
            assert_eq!(told, message);
        }
    }

    #[test]
    fn white_space_is_forgiven() {
        for (expected, found, message) in [
            ("1\n2\n", "1\n2\n", ""),
            ("1 2\n3\n", "\n1\t2 \r\n\r\n 3", ""),
            ("1\n2 3\n", "1 2\n4\n", "line 2\nexpected: \"3\"\n   found: \"4\""),
            ("WL\n", "W L\n", "line 1\nexpected: \"WL\"\n   found: \"W\""),
            ("Yes\n", "yes\n", "line 1\nexpected: \"Yes\"\n   found: \"yes\""),
            ("1\n2\n", "1\n", "line 2\nexpected: \"2\"\n   found: the end"),
            ("1\n", "1\n\n2\n", "line 3\nexpected: the end\n   found: \"2\""),
        ] {
            let told = compare_words(expected.as_bytes(), found.as_bytes()).err();
            assert_eq!(told.unwrap_or_default(), message);
        }
    }
}
