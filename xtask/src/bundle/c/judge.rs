//! In a single file that becomes C, in place of `common::judge`: bytes come and go by three functions
//! that the C file has. What cannot be read ends the program with exit status 1 and without a message.

use std::fmt::Display;
use std::process::ExitCode;

/// Where the cases of an input end.
#[derive(Clone, Copy, PartialEq)]
#[allow(dead_code)]
pub enum Framing {
    Counted,
    ToEnd,
    Zeros(usize),
}

pub struct Invalid;

pub type Result<T> = core::result::Result<T, Invalid>;

/// On a judge, a number that the rules exclude is answered by the formula all the same.
pub fn ensure(_holds: bool, _expected: &str, _found: impl Display) -> Result<()> {
    Ok(())
}

impl<E: Display> From<E> for Invalid {
    fn from(_: E) -> Self {
        host::end()
    }
}

pub trait Answer {
    fn write(&self);
}

impl Answer for &str {
    fn write(&self) {
        host::write(self.as_bytes());
    }
}

impl Answer for String {
    fn write(&self) {
        host::write(self.as_bytes());
    }
}

impl Answer for u64 {
    fn write(&self) {
        row(Some(*self)).write();
    }
}

impl Answer for usize {
    fn write(&self) {
        (*self as u64).write();
    }
}

/// The numbers in a row, separated by single blanks.
pub fn row(numbers: impl IntoIterator<Item = u64>) -> String {
    let mut row = String::new();
    for mut number in numbers {
        if !row.is_empty() {
            row.push(' ');
        }
        let mut digits = [0; 20];
        let mut length = 0;
        loop {
            digits[length] = (number % 10) as u8;
            length += 1;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        for &digit in digits[..length].iter().rev() {
            row.push((b'0' + digit) as char);
        }
    }
    row
}

/// Answers all cases on stdin.
pub fn run<A: Answer>(
    framing: Framing,
    mut solve: impl FnMut(&mut Input) -> Result<A>,
) -> ExitCode {
    let mut input = Input { byte: 32, zeros: 0, ahead: 0 };
    let mut left = if framing == Framing::Counted { input.number() } else { u64::MAX };
    while left > 0 && !input.is_finished(framing) {
        if let Ok(answer) = solve(&mut input) {
            answer.write();
            host::write(b"\n");
        }
        left -= 1;
    }
    ExitCode::SUCCESS
}

/// The numbers on stdin, read a byte at a time.
pub struct Input {
    byte: i32,    // the next one, -1 at the end
    zeros: usize, // zeros that were read ahead
    ahead: u64,   // the number behind them, if it was read and is not 0
}

impl Input {
    /// Skips white space. Whether the file ends behind it.
    fn is_empty(&mut self) -> bool {
        let mut byte = self.byte; // a store for each byte would take time
        while byte == 32 || (9 <= byte && byte <= 13) {
            byte = host::byte();
        }
        self.byte = byte;
        byte < 0 || byte == 26 // as DOS ended a file
    }

    fn is_finished(&mut self, framing: Framing) -> bool {
        if self.is_empty() {
            return true;
        }
        if let Framing::Zeros(count) = framing {
            let mut zeros = 0;
            while self.byte == 48 || self.byte == 43 {
                let number = self.number();
                if number > 0 {
                    self.ahead = number;
                    break;
                }
                zeros += 1;
                if zeros == count {
                    return true;
                }
                self.is_empty();
            }
            self.zeros = zeros;
        }
        false
    }

    pub fn number(&mut self) -> u64 {
        if self.zeros > 0 {
            self.zeros -= 1;
            return 0;
        }
        if self.ahead > 0 {
            let number = self.ahead;
            self.ahead = 0;
            return number;
        }
        self.is_empty();
        let mut byte = self.byte;
        if byte == 43 {
            byte = host::byte(); // a plus sign
        }
        let mut number = 0;
        let mut digits = 0;
        loop {
            let digit = (byte as u32).wrapping_sub(48);
            if digit > 9 {
                break;
            }
            // The largest number ends in 5.
            if number >= u64::MAX / 10 && (number > u64::MAX / 10 || digit > 5) {
                host::end();
            }
            number = 10 * number + u64::from(digit);
            digits = 1;
            byte = host::byte();
        }
        self.byte = byte;
        let space = byte == 32 || byte <= 13 && byte >= 9;
        if digits == 0 || !(space || byte < 0 || byte == 26) {
            host::end();
        }
        number
    }

    /// Whether the next number is a zero, which is then used up.
    pub fn skip_zero(&mut self) -> bool {
        self.is_empty();
        if self.byte != 48 && self.byte != 43 {
            return false;
        }
        let mut byte = self.byte;
        if byte == 43 {
            byte = host::byte();
        }
        let mut zeros = false;
        while byte == 48 {
            zeros = true;
            byte = host::byte();
        }
        let ends = byte == 32 || byte <= 13 && byte >= 9 || byte < 0 || byte == 26;
        // Without its zeros the rest of a number is the same number, and what is none must stay none.
        self.byte = if byte == 43 || ends && !zeros { 1 } else { byte };
        zeros && ends
    }

    pub fn numbers(&mut self, count: u64) -> impl Iterator<Item = u64> + '_ {
        (0..count).map(move |_| self.number())
    }
}

/// Names the kind; `input!` reads it by `number`.
pub enum Number {}

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
