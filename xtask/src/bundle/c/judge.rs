//! The judge's side of a bundle that becomes C, in place of `common::judge`: bytes come and go by
//! three functions, which the C file has. A broken input ends the program with exit status 1 and
//! without a message.

use proconio::source::Source;
use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::marker::PhantomData;
use std::process::ExitCode;

/// Runs a solution from stdin to stdout.
pub fn run<S>(solve: S) -> ExitCode
where
    S: FnOnce(&mut Numbers<Stdin>, &mut Answers) -> io::Result<()>,
{
    // Its only errors would come from `invalid`, which does not return.
    let _ = solve(&mut Numbers { byte: 32, reader: PhantomData }, &mut Answers);
    ExitCode::SUCCESS
}

pub fn invalid(_expected: &str, _found: impl Display) -> io::Error {
    host::end()
}

/// The numbers on stdin, read a byte at a time.
pub struct Numbers<R> {
    byte: i32, // the next one, -1 at the end
    reader: PhantomData<R>,
}

impl<R: BufRead> Source<R> for Numbers<R> {
    fn is_empty(&mut self) -> bool {
        while self.byte == 32 || (9 <= self.byte && self.byte <= 13) {
            self.byte = host::byte();
        }
        self.byte < 0
    }
}

impl<R: BufRead> Numbers<R> {
    pub fn number(&mut self) -> u64 {
        self.is_empty(); // skips white space
        if self.byte == 43 {
            self.byte = host::byte(); // a plus sign
        }
        let mut number = 0;
        let mut digits = 0;
        loop {
            let digit = (self.byte as u32).wrapping_sub(48);
            if digit > 9 {
                break;
            }
            // The largest number ends in 5.
            if number >= u64::MAX / 10 && (number > u64::MAX / 10 || digit > 5) {
                host::end();
            }
            number = 10 * number + u64::from(digit);
            digits = 1;
            self.byte = host::byte();
        }
        let ended = self.byte == 32 || self.byte <= 13 && self.byte >= 9 || self.byte < 0;
        if digits == 0 || !ended {
            host::end();
        }
        number
    }
}

/// Names the reader, no more.
pub enum Stdin {}

impl BufRead for Stdin {}

/// Stdout, which the C library buffers.
pub struct Answers;

impl Write for Answers {
    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        host::write(bytes);
        Ok(())
    }
}

pub mod host {
    mod judge {
        #[link(wasm_import_module = "judge")]
        extern "C" {
            pub fn get() -> i32;
            pub fn write(bytes: *const u8, length: usize);
            pub fn fail();
        }
    }

    /// The next byte of stdin, or -1 at its end.
    pub fn byte() -> i32 {
        unsafe { judge::get() }
    }

    /// Writes to stdout.
    pub fn write(bytes: &[u8]) {
        unsafe { judge::write(bytes.as_ptr(), bytes.len()) }
    }

    /// Ends the program with exit status 1; what is written stays.
    pub fn end() -> ! {
        unsafe { judge::fail() }
        core::arch::wasm32::unreachable()
    }
}
