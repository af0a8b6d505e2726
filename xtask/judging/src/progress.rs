//! How far some work has come: a line on a terminal, nothing in a pipe.

use std::fmt;
use std::io::{self, IsTerminal, Write};
use std::process;

/// Of ANSI: to the start of the line, and clear it.
const CLEAR: &str = "\r\x1b[K";

/// Shows the current step, on a terminal.
pub fn show(text: &str) {
    if io::stderr().is_terminal() {
        eprint!("{CLEAR}{text}");
    }
}

/// Takes away what [`show`] showed.
pub fn clear() {
    show("");
}

/// Prints a line on stdout, as `println!` does, above the current step, by `progress::tell`.
#[macro_export]
macro_rules! print_line {
    ($($text:tt)*) => { $crate::progress::print_line(format_args!($($text)*)) };
}

/// Prints a line. Where that fails it ends the program: in silence if the pipe is closed, as by `head`, or else with a
/// message and exit status 1.
pub fn print_line(text: fmt::Arguments) {
    clear();
    let Err(error) = writeln!(io::stdout(), "{text}") else { return };
    if error.kind() != io::ErrorKind::BrokenPipe {
        eprintln!("cannot write to stdout: {error}");
        process::exit(1);
    }
    process::exit(0)
}
