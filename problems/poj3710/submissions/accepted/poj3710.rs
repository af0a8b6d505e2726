// poj3710: Christmas Game, in one Rust file, for judges that take Rust.
// Where to submit: POJ 3710.
// HDU and POJ take no Rust: hand in plain.c or poj3710.c there.
// Generated from problems/poj3710/main.rs by `cargo xtask bundle poj3710`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # POJ 3710 · Green Hackenbush · Christmas Game
//!
//! Trees are drawn on the ground, with polygons that hang on their nodes. A move cuts one edge, and what is no
//! longer connected with the ground falls away. Whoever cannot move loses. Sally moves first. Who wins?
//!
//! **Theorem.** Sally wins exactly when the Nim sum of the Grundy values of the trees is not 0. What grows
//! from a node has the Nim sum of its branches as its value: g + 1 for an edge to a node of value g, 1 for a
//! polygon with an odd number of edges, 0 for one with an even number.
//!
//! **Why.** What grows from a node may be replaced by anything of the same value (the colon principle), so by
//! a stalk of g edges, which an edge below makes one longer. A cut polygon is two stalks, whose values have an
//! even Nim sum if the polygon is odd, 0 among them, and an odd one otherwise.
//!
//! The program answers for any graph: the nodes of a cycle may be fused to one, and its edges become loops of
//! value 1 (the fusion principle). For polygons that hang on one node this gives the same.
//!
//! **Input.** `N`, then for each of the N trees `m k` and its k edges; to the end of the file. **Output.**
//! `Sally` or `Harry`.
//!
//! **Complexity.** O(k log k) a tree.

use common::judge::{self, ensure, Framing, Input, Number};
use proconio::input;
use std::convert::TryFrom;
use std::process::ExitCode;

/// Edges between nodes, which are numbered from 0. Node 0 stands on the ground.
type Edges = [[usize; 2]];

/// The nodes connected with node 0, which comes first, each with an earlier node from which an edge leads to it.
fn reached_nodes(nodes: usize, edges: &Edges) -> Vec<(usize, usize)> {
    let mut neighbours = vec![Vec::new(); nodes];
    for &[a, b] in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut is_reached = vec![false; nodes];
    is_reached[0] = true;
    let mut order = vec![(0, 0)];
    let mut next = 0;
    while let Some(&(node, _)) = order.get(next) {
        next += 1;
        for &neighbour in &neighbours[node] {
            if !is_reached[neighbour] {
                is_reached[neighbour] = true;
                order.push((neighbour, node));
            }
        }
    }
    order
}

/// The node with which a node is fused, at the end of a way of such steps.
fn fused(top: &mut [usize], mut node: usize) -> usize {
    while top[node] != node {
        top[node] = top[top[node]];
        node = top[node];
    }
    node
}

/// The Grundy value of what is connected with node 0, given the result of `reached_nodes`.
fn grundy(order: &[(usize, usize)], nodes: usize, edges: &Edges) -> u64 {
    // From here on a node is its place in the order. Its parent, on the way to the ground, is before it.
    let mut place = vec![usize::MAX; nodes];
    let mut parent = vec![0; order.len()];
    for (i, &(node, from)) in order.iter().enumerate() {
        place[node] = i;
        parent[i] = place[from];
    }
    let edges = edges.iter().map(|&[a, b]| [place[a], place[b]]);
    let edges: Vec<[usize; 2]> = edges.filter(|&[a, _]| a < order.len()).collect();

    // Each further edge closes a cycle with the ways of its ends to the ground, whose nodes are fused: the
    // later of two nodes with its parent, until the ends have met.
    let mut is_way = vec![false; order.len()];
    let mut top: Vec<usize> = (0..order.len()).collect();
    for &[a, b] in &edges {
        let (mut low, mut high) = (a.min(b), a.max(b));
        if low != high && parent[high] == low && !is_way[high] {
            is_way[high] = true; // the edge to the parent, which closes nothing
            continue;
        }
        loop {
            low = fused(&mut top, low);
            high = fused(&mut top, high);
            if low == high {
                break;
            }
            let later = low.max(high);
            low = low.min(high);
            top[later] = parent[later];
            high = later;
        }
    }

    // Loops are worth 1; any other edge carries the value of the node above it, and adds 1.
    let mut values = vec![0; order.len()];
    for &[a, b] in &edges {
        let node = fused(&mut top, a);
        values[node] ^= u64::from(node == fused(&mut top, b));
    }
    for node in (1..order.len()).rev() {
        if top[node] == node {
            values[fused(&mut top, parent[node])] ^= values[node] + 1;
        }
    }
    values[0]
}

const INPUT: Framing = Framing::ToEnd;

/// The Grundy value of the next tree of `input`.
fn tree(input: &mut Input) -> judge::Result<u64> {
    input! { from &mut *input, m: Number, k: Number }
    ensure(m > 0, "a tree of at least 1 node", m)?;
    let mut edges = Vec::new();
    for _ in 0..k {
        let mut edge = [0; 2];
        for end in &mut edge {
            let node = input.number();
            ensure((1..=m).contains(&node), "a node of the tree", node)?;
            *end = usize::try_from(node.wrapping_sub(1)).unwrap_or(usize::MAX);
        }
        edges.push(edge);
    }
    ensure(m - 1 <= k, "a tree whose nodes are connected", format_args!("{m} nodes, {k} edges"))?;
    let nodes = usize::try_from(m).unwrap_or(usize::MAX);
    let order = reached_nodes(nodes, &edges);
    ensure(order.len() == nodes, "a tree whose nodes are connected", "one that is not")?;
    Ok(grundy(&order, nodes, &edges))
}

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: Number }
    let mut sum = 0;
    for _ in 0..n {
        sum ^= tree(input)?;
    }
    Ok(if sum != 0 { "Sally" } else { "Harry" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
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
