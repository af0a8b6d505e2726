// hdu2486: A simple stone game, in one Rust file, for judges that take Rust.
// Where to submit: HDU 2486, POJ 3922.
// HDU and POJ take no Rust: hand in plain.c or hdu2486.c there.
// Generated from problems/hdu2486/main.rs by `cargo xtask bundle hdu2486`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 2486 · At most k times the last take · A simple stone game
//!
//! One heap of n stones; the first move takes at least one stone but not all of them, and each later move
//! takes between one stone and k times the previous take. Whoever takes the last stone wins. Who wins and, if
//! it is the first player, what is the least take that wins?
//!
//! **Theorem.** Let H1 = 1, and let each number after Hi be Hi + Hj, where Hj is the least with k Hj >= Hi.
//! The first player loses if and only if n is one of these numbers, the lost heaps. Every other n is in one
//! way a sum of lost heaps of which each is more than k times the next smaller one, and the least of these
//! parts is the least take that wins. For k = 2 these are the Fibonacci numbers, for k = 1 the powers of two.
//!
//! **Why.** Take the largest Hi that fits. What is left is less than Hj, so all its parts are, and k times
//! each is less than Hi: this gives such a sum, and the same bounds show that there is no other. A player
//! wins if and only if the limit allows taking the least part, z. What is left has a least part of more than
//! k z: the opponent cannot take it. If a player can take only t < z stones, let g be the least part of z -
//! t, which is also that of what is left. If g were more than k t, the parts of z - t with those of t would
//! be a second sum for z. So the opponent can take g.
//!
//! **In stretches.** The lost heaps with the step Hj are those up to k Hj which are larger than k H(j-1), so
//! all lost heaps up to n are arithmetic progressions, one for each lost heap up to about n / k. The program
//! lists these progressions alone.
//!
//! **Limit:** it lists 100,000 of them. The judge's bounds need at most 10,607; where n / k is at most
//! 100,000 there are never more.
//!
//! **Input.** The number of cases, then `n k` for each. **Output.** `Case i: lose`, or `Case i: ` and the
//! least take that wins.
//!
//! **Complexity.** O(m) a case, for m lost heaps up to n / k.
//!
//! **Reference.** A. J. Schwenk, "Take-away games", The Fibonacci Quarterly 8.3 (1970), 225–234.

use common::judge::{self, ensure, row, Framing, Input, Number};
use proconio::input;
use std::process::ExitCode;

/// The most stretches that are listed.
const MOST: usize = 100_000;

/// Lost heaps of which each is `step` stones larger than the one before.
struct Stretch {
    /// The smallest of them. The largest is below the first of the next stretch.
    first: u64,
    step: u64,
}

/// The stretches of the lost heaps up to `n`, if they are not more than [`MOST`]. Their steps are the lost
/// heaps in turn. `n` and `k` from 1 on.
fn stretches(n: u64, k: u64) -> Option<Vec<Stretch>> {
    let (mut first, mut step) = (1, 1);
    let mut between = 0; // stretches[between].step is the distance from `step` to the next lost heap
    let mut stretches: Vec<Stretch> = Vec::new();
    while stretches.len() < MOST {
        stretches.push(Stretch { first, step });
        // The first lost heap above k * step begins the next stretch.
        let end = k.checked_mul(step);
        let above = end.and_then(|end| (end - (end - first) % step).checked_add(step));
        match above.filter(|&above| above <= n) {
            Some(above) => first = above,
            None => return Some(stretches),
        }
        step += stretches[between].step;
        if k * stretches[between].step < step {
            between += 1;
        }
    }
    None
}

/// The least part of `n`, which is `n` itself if that is a lost heap. None if the list is too short for it.
fn least_part(n: u64, k: u64) -> Option<u64> {
    let stretches = stretches(n, k)?;
    let mut rest = n;
    loop {
        let above = stretches.partition_point(|stretch| stretch.first <= rest);
        let Stretch { first, step } = stretches[above - 1];
        match (rest - first) % step {
            0 => return Some(rest),
            left => rest = left, // without the largest lost heap up to it
        }
    }
}

const INPUT: Framing = Framing::Counted;

/// Answers the next case of `input`, which has this number.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from input, n: Number, k: Number }
    ensure(n > 0, "at least 1 stone", n)?;
    ensure(k > 0, "a factor of at least 1", k)?;
    let mut answer = String::from("Case ");
    answer += &row([number]);
    answer += ": ";
    match least_part(n, k) {
        Some(least) if least == n => answer += "lose",
        Some(least) => answer += &row([least]),
        None => return Err(format!("too many lost heaps up to n / k for n = {n}, k = {k}").into()),
    }
    Ok(answer)
}

fn main() -> ExitCode {
    let mut number = 0;
    judge::run(INPUT, |input| {
        number += 1;
        solve(number, input)
    })
}

// What the program uses of the pack's library.
#[allow(dead_code)]
mod common {
pub mod judge {
use crate::proconio::source::{Readable, Source};
use std::convert::TryFrom;
use std::env;
use std::fmt::Display;
use std::io::{self, BufRead, Read, StdinLock, Write};
use std::mem;
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::process::ExitCode;
use std::str;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framing {
	Counted,
	ToEnd,
	Zeros(usize),
}

#[derive(Debug)]
pub struct Invalid(String);

pub type Result<T> = std::result::Result<T, Invalid>;

fn invalid(expected: &str, found: impl Display) -> Invalid {
	Invalid(format!("expected {expected}, found {found}"))
}

impl<E: Display> From<E> for Invalid {
	fn from(error: E) -> Self {
		Invalid(error.to_string())
	}
}

pub trait Answer {
	fn append_to(&self, output: &mut Vec<u8>);
}

impl Answer for &str {
	#[inline]
	fn append_to(&self, output: &mut Vec<u8>) {
		let word = self.as_bytes();
		// Most answers are this short, and a call of memcpy for each would take most of the time.
		if let ([a, b, c, d, ..], [.., e, f, g, h]) = (word, word) {
			if word.len() <= 8 {
				let end = output.len() + word.len();
				output.extend_from_slice(&[*a, *b, *c, *d]);
				output.truncate(end - 4);
				output.extend_from_slice(&[*e, *f, *g, *h, b'\n']);
				return;
			}
		}
		output.extend_from_slice(word);
		output.push(b'\n');
	}
}

impl Answer for String {
	fn append_to(&self, output: &mut Vec<u8>) {
		self.as_str().append_to(output);
	}
}

impl Answer for u64 {
	fn append_to(&self, output: &mut Vec<u8>) {
		self.to_string().append_to(output);
	}
}

impl Answer for usize {
	fn append_to(&self, output: &mut Vec<u8>) {
		self.to_string().append_to(output);
	}
}

pub fn row(numbers: impl IntoIterator<Item = u64>) -> String {
	let mut row = String::new();
	for number in numbers {
		if !row.is_empty() {
			row.push(' ');
		}
		row += &number.to_string();
	}
	row
}

pub fn run<A: Answer>(framing: Framing, solve: impl FnMut(&mut Input) -> Result<A>) -> ExitCode {
	let stdin = Box::new(io::stdin().lock());
	match answer_all(framing, solve, stdin, &mut io::stdout().lock()) {
		Ok(()) => ExitCode::SUCCESS,
		Err(message) => {
			let program = env::args().next().unwrap_or_default();
			let program = Path::new(&program).file_stem().unwrap_or_default().to_string_lossy();
			eprintln!("{program}: {message}");
			ExitCode::FAILURE
		}
	}
}

const BLOCK: usize = 1 << 16;

fn answer_all<A: Answer>(
	framing: Framing,
	mut solve: impl FnMut(&mut Input) -> Result<A>,
	reader: Box<dyn Read>,
	output: &mut dyn Write,
) -> std::result::Result<(), String> {
	let mut input = Input::new(reader);
	let mut lines = Vec::new();
	let outcome = panic::catch_unwind(AssertUnwindSafe(|| {
		let mut left = if framing == Framing::Counted { input.number() } else { u64::MAX };
		while left > 0 && !input.is_finished(framing) {
			match solve(&mut input) {
				Ok(answer) => answer.append_to(&mut lines),
				Err(invalid) => return Ok(Some(invalid)),
			}
			left -= 1;
			if lines.len() >= BLOCK || cfg!(panic = "abort") {
				output.write_all(&lines)?;
				lines.clear();
			}
		}
		Ok(None)
	}));
	let flushed = output.write_all(&lines).and_then(|()| output.flush());
	let outcome = match outcome {
		Ok(outcome) => outcome,
		Err(payload) => match payload.downcast::<Invalid>() {
			Ok(invalid) => Ok(Some(*invalid)),
			Err(bug) => panic::resume_unwind(bug),
		},
	};
	match flushed.and(outcome) {
		Ok(None) => Ok(()),
		Ok(Some(Invalid(problem))) => Err(format!("line {}: {problem}", input.line)),
		Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
		Err(error) => Err(format!("cannot write the answers: {error}")),
	}
}

#[cold]
fn bail(reason: Invalid) -> ! {
	panic::resume_unwind(Box::new(reason))
}

pub struct Input {
	reader: Box<dyn Read>,
	text: String,     // what is read and not yet dropped
	start: usize,     // text[start..] is not yet used
	line: usize,      // of the latest token
	unclear: Vec<u8>, // the end of a block that the next one decides about
}

impl Source<StdinLock<'static>> for Input {
	#[inline]
	fn is_empty(&mut self) -> bool {
		let mut newlines = 0;
		loop {
			while let Some(&byte) = self.text.as_bytes().get(self.start) {
				if byte > b' ' || !is_space(byte) {
					self.line += newlines;
					return false;
				}
				newlines += usize::from(byte == b'\n');
				self.start += 1;
			}
			if !self.refill() {
				return true;
			}
		}
	}

	#[inline]
	fn next_token(&mut self) -> Option<&str> {
		let token = match self.plain_token() {
			Some(token) => token,
			None => self.any_token(),
		};
		self.text.get(token)
	}
}

impl Input {
	fn new(reader: Box<dyn Read>) -> Self {
		Input { reader, text: String::new(), start: 0, line: 1, unclear: Vec::new() }
	}

	#[inline]
	pub fn number(&mut self) -> u64 {
		match self.plain_number() {
			Some(number) => number,
			None => self.any_number(),
		}
	}

	#[inline]
	fn is_finished(&mut self, framing: Framing) -> bool {
		self.is_empty()
			|| match framing {
				Framing::Zeros(count) => self.zeros_follow(count),
				_ => false,
			}
	}

	#[inline]
	fn zeros_follow(&mut self, count: usize) -> bool {
		matches!(self.text.as_bytes()[self.start], b'0' | b'+') && self.all_zeros(count)
	}

	#[cold]
	fn all_zeros(&mut self, count: usize) -> bool {
		let mut at_end = false;
		loop {
			let rest = &self.text.as_bytes()[self.start..];
			// A token at the end of the text may go on in the next block.
			let last_space = rest.iter().rposition(|&byte| is_space(byte)).unwrap_or(0);
			let whole = if at_end { rest.len() } else { last_space };
			let tokens = rest[..whole].split(|&byte| is_space(byte));
			let mut zeros = 0;
			for token in tokens.filter(|token| !token.is_empty()).take(count) {
				if str::from_utf8(token).map_or(true, |token| parse(token) != Some(0)) {
					return false;
				}
				zeros += 1;
			}
			if zeros == count || at_end {
				return zeros == count;
			}
			at_end = !self.refill();
		}
	}

	#[inline(always)]
	fn plain_token(&mut self) -> Option<Range<usize>> {
		let start = self.start;
		// Eight bytes at once, the first of them lowest.
		let bytes = <[u8; 8]>::try_from(self.text.as_bytes().get(start..start + 8)?).ok()?;
		let word = u64::from_le_bytes(bytes);
		// The high bits of the bytes up to the blank, and of bytes beyond ASCII.
		let ends = word.wrapping_sub(ONES * u64::from(b'!')) & HIGH_BITS;
		let length = ends.trailing_zeros() / 8;
		if length == 0 || length == 8 {
			return None;
		}
		let end = start + length as usize;
		self.start = match word >> (8 * length) & 0xff {
			0x20 => end + 1, // a blank
			0x0a => end,     // a newline is left to `is_empty`, which counts the lines
			_ => return None,
		};
		Some(start..end)
	}

	#[inline(always)]
	fn plain_number(&mut self) -> Option<u64> {
		let bytes = self.text.as_bytes().get(self.start..self.start + 20)?;
		let (mut number, mut length) = (0u64, 0);
		for digit in
			bytes.iter().map(|byte| byte.wrapping_sub(b'0')).take_while(|&digit| digit < 10)
		{
			number = number.wrapping_mul(10).wrapping_add(digit.into());
			length += 1;
		}
		self.start = match bytes.get(length) {
			_ if length == 0 => return None,
			Some(b' ') => self.start + length + 1,
			Some(b'\n') => self.start + length,
			_ => return None,
		};
		Some(number)
	}

	#[cold]
	fn any_number(&mut self) -> u64 {
		Number::read(self)
	}

	#[cold]
	fn any_token(&mut self) -> Range<usize> {
		if self.is_empty() {
			present(None);
		}
		if let Some(token) = self.plain_token() {
			return token;
		}
		let length = loop {
			let mut rest = self.text.as_bytes()[self.start..].iter();
			if let Some(length) = rest.position(|&byte| is_space(byte)) {
				break length;
			}
			if !self.refill() {
				break self.text.len() - self.start;
			}
		};
		let token = self.start..self.start + length;
		self.start = token.end;
		token
	}

	#[cold]
	fn refill(&mut self) -> bool {
		let mut bytes = mem::take(&mut self.text).into_bytes();
		bytes.drain(..self.start);
		self.start = 0;
		let kept = bytes.len();
		bytes.append(&mut self.unclear);
		bytes.reserve(BLOCK);
		match (&mut self.reader).take(BLOCK as u64).read_to_end(&mut bytes) {
			Ok(BLOCK) => {
				let tail = |length: usize| &bytes[bytes.len() - length..];
				let length = (1..4).find(|&length| is_unclear(tail(length))).unwrap_or(0);
				self.unclear = bytes.split_off(bytes.len() - length);
			}
			// A shorter block is the last one. (A terminal could be asked again.)
			Ok(_) => {
				self.reader = Box::new(io::empty());
				if bytes.ends_with(&[DOS_END_OF_FILE]) {
					bytes.pop();
				}
			}
			Err(error) => bail(Invalid(format!("cannot read the input: {error}"))),
		}
		self.text = String::from_utf8(bytes)
			.unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned());
		self.text.len() > kept
	}
}

fn is_unclear(bytes: &[u8]) -> bool {
	let is_cut = |error: str::Utf8Error| error.valid_up_to() == 0 && error.error_len().is_none();
	bytes == [DOS_END_OF_FILE] || str::from_utf8(bytes).err().map_or(false, is_cut)
}

const DOS_END_OF_FILE: u8 = 0x1a;

fn is_space(byte: u8) -> bool {
	matches!(byte, b' ' | b'\t'..=b'\r')
}

pub enum Number {}

impl Readable for Number {
	type Output = u64;

	#[inline(always)]
	fn read<R: BufRead, S: Source<R>>(source: &mut S) -> u64 {
		let token = present(source.next_token());
		match parse(token) {
			Some(number) => number,
			None => bail(not_a_number(token, 0, u64::MAX)),
		}
	}
}

#[inline]
fn present(token: Option<&str>) -> &str {
	match token {
		Some(token) => token,
		None => bail(invalid("more input", "the end of the file")),
	}
}

fn not_a_number(token: &str, least: impl Display, largest: impl Display) -> Invalid {
	let shown: String = token.chars().take(40).collect();
	let more = if shown.len() < token.len() { "..." } else { "" };
	let numeric = shown.starts_with(|first: char| first.is_ascii_digit() || "+-.".contains(first));
	let range = format!("a whole number from {least} to {largest}");
	invalid(if numeric { &range } else { "a number" }, format!("{shown:?}{more}"))
}

#[inline]
fn parse(token: &str) -> Option<u64> {
	let bytes = token.as_bytes();
	if let ([a, b, c, d, ..], [.., e, f, g, h]) = (bytes, bytes) {
		if bytes.len() <= 8 {
			// Four bytes from either end; those that are in both fall on one another.
			let first = u32::from_le_bytes([*a, *b, *c, *d]) ^ 0x3030_3030;
			let last = u32::from_le_bytes([*e, *f, *g, *h]) ^ 0x3030_3030;
			let digits = u64::from(last) << 32 | u64::from(first) << (64 - 8 * bytes.len());
			// A byte is a digit from 0 to 9 if neither it nor its sum with 0x76 has the high bit.
			if (digits.wrapping_add(ONES * 0x76) | digits) & HIGH_BITS == 0 {
				return Some(value(digits));
			}
		}
	}
	token.parse().ok()
}

// Eight characters in one number, a byte each.

const ONES: u64 = 0x0101_0101_0101_0101;

const HIGH_BITS: u64 = ONES << 7;

#[inline]
fn value(digits: u64) -> u64 {
	let pairs = digits.wrapping_mul(10 << 8 | 1) >> 8 & 0x00ff_00ff_00ff_00ff;
	let fours = pairs.wrapping_mul(100 << 16 | 1) >> 16 & 0x0000_ffff_0000_ffff;
	fours.wrapping_mul(10_000 << 32 | 1) >> 32
}

pub fn ensure(_holds: bool, _expected: &str, _found: impl Display) -> Result<()> {
	Ok(())
}
}
}

// What it uses of the crate proconio, which most judges do not have.
mod proconio {
    pub mod source {
        use std::io::BufRead;

        pub trait Source<R: BufRead> {
            fn next_token(&mut self) -> Option<&str>;
            fn is_empty(&mut self) -> bool;
        }

        pub trait Readable {
            type Output;
            fn read<R: BufRead, S: Source<R>>(source: &mut S) -> Self::Output;
        }
    }

    #[macro_export]
    macro_rules! proconio_input {
        (from $source:expr, $($name:ident: $kind:ty),+ $(,)?) => {
            let source = $source;
            $(let $name = <$kind as crate::proconio::source::Readable>::read(&mut *source);)+
        };
    }
    pub use crate::proconio_input as input;
}
