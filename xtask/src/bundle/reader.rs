use std::io::{self, Read, Write};

pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;
pub use crate::judge_ensure as ensure;

pub enum Framing {
    Single,
    Counted,
    ToEnd,
    Zeros(usize),
}

/// Prints the answers to all cases, up to the first that cannot be read or answered.
pub fn run<A: AsRef<str>>(end: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
    let mut input = Input { text: Vec::new(), pos: 0, answers: String::new() };
    let _ = io::stdin().read_to_end(&mut input.text);
    input.text.extend([b'\n'; 19]);
    let cases = match end {
        Framing::Single => 1,
        Framing::Counted => input.number(),
        _ => u64::MAX,
    };
    for _ in 0..cases {
        if input.is_empty() || matches!(end, Framing::Zeros(n) if input.zeros_follow(n)) {
            break;
        }
        let answer = solve(&mut input).unwrap_or_else(|_| input.end());
        input.answers.extend([answer.as_ref(), "\n"]);
    }
    input.end()
}

pub struct Input {
    text: Vec<u8>, // all of stdin, with white space behind it
    pos: usize,    // text[pos..] is not yet used
    answers: String,
}

impl Input {
    /// The next number. Where there is none, the program ends with the answers so far.
    pub fn number(&mut self) -> u64 {
        if self.is_empty() {
            self.end();
        }
        let (mut number, mut end) = (0u64, self.pos); // of 19 digits, which a u64 holds
        for byte in &self.text[self.pos..self.pos + 19] {
            if !byte.is_ascii_digit() {
                break;
            }
            number = 10 * number + u64::from(byte - b'0');
            end += 1;
        }
        if end == self.pos || self.text[end] > b' ' {
            let token = self.text[self.pos..].split(|&byte| byte <= b' ').next();
            let token = std::str::from_utf8(token.unwrap_or(b"")).unwrap_or("");
            end = self.pos + token.len();
            number = token.parse().unwrap_or_else(|_| self.end());
        }
        self.pos = end;
        number
    }

    /// The next token, whatever it is.
    pub fn word(&mut self) -> String {
        if self.is_empty() {
            self.end();
        }
        let token = self.text[self.pos..].split(|&byte| byte <= b' ').next().unwrap_or(b"");
        self.pos += token.len();
        String::from_utf8_lossy(token).into_owned()
    }

    pub fn numbers(&mut self, count: u64) -> Vec<u64> {
        let mut numbers = Vec::new();
        for _ in 0..count {
            numbers.push(self.number());
        }
        numbers
    }

    pub fn is_empty(&mut self) -> bool {
        while self.text.get(self.pos).map_or(false, |&byte| byte <= b' ') {
            self.pos += 1;
        }
        self.pos == self.text.len() // nothing but white space was left
    }

    fn zeros_follow(&mut self, count: usize) -> bool {
        let pos = self.pos;
        let zeros = (0..count).all(|_| !self.is_empty() && self.number() == 0);
        self.pos = pos;
        zeros
    }

    fn end(&self) -> ! {
        std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
    }
}
