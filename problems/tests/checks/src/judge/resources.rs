//! Memory that does not grow with the input, and outputs that nobody reads to the end.

use super::program::{assert_clean_exit, path};
use crate::{Check, Failure};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};
use std::thread;

/// The tests of this file.
pub fn checks() -> Vec<Check<'static>> {
    let mut checks = vec![Check::new("hdu1847::closed-output", closed_output)];
    if cfg!(target_os = "linux") {
        checks.push(Check::new("hdu1846::memory", memory));
    }
    checks
}

/// The program of a problem, with pipes to all sides.
fn piped(id: &str) -> Command {
    let mut command = Command::new(path(id));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// `program | head -1`: the reader of the answers goes away, and the program ends without an error.
fn closed_output() -> Result<(), Failure> {
    let mut child = piped("hdu1847").spawn()?;
    let mut stdin = child.stdin.take().unwrap();
    let feeder =
        thread::spawn(move || while stdin.write_all(&b"1\n2\n3\n".repeat(10_000)).is_ok() {});
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first)?;
    // The pipe is closed now; the feeder would go on for ever.
    let output = child.wait_with_output()?;
    feeder.join().unwrap();
    if first != "Kiki\n" {
        return Err(format!("first line: {first:?}").into());
    }
    Ok(assert_clean_exit(&output)?)
}

/// 12 MB of cases go through in less than 10 MB of memory, and are all answered.
fn memory() -> Result<(), Failure> {
    let block = b"23 2\n4 3\n1000 999\n".repeat(10_000);
    let blocks = 12_000_000 / block.len() as u64 + 1;
    let mut child = piped("hdu1846").spawn()?;
    let mut stdout = child.stdout.take().unwrap();
    let reader = thread::spawn(move || {
        let (mut piece, mut newlines) = (vec![0; 1 << 16], 0);
        loop {
            match stdout.read(&mut piece)? {
                0 => return io::Result::Ok(newlines),
                read => newlines += count_newlines(&piece[..read]),
            }
        }
    });
    let mut stdin = child.stdin.take().unwrap();
    writeln!(stdin, "{}", 3 * 10_000 * blocks)?;
    for _ in 0..blocks {
        stdin.write_all(&block)?;
    }
    // All but the last 64 KiB or so are through the pipe, and the program waits for more.
    let status = std::fs::read_to_string(format!("/proc/{}/status", child.id()))?;
    drop(stdin);
    assert_clean_exit(&child.wait_with_output()?)?;
    let answers = reader.join().unwrap()?;
    if answers != 3 * 10_000 * blocks {
        return Err(format!("{answers} answers to {} cases", 3 * 10_000 * blocks).into());
    }
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("no VmHWM")?;
    let kilobytes: u64 = peak.trim().trim_end_matches(" kB").parse()?;
    if kilobytes >= 10_000 {
        return Err(format!("{kilobytes} kB of memory for 12 MB of input").into());
    }
    Ok(())
}

fn count_newlines(bytes: &[u8]) -> u64 {
    bytes.iter().map(|&byte| u64::from(byte == b'\n')).sum()
}
