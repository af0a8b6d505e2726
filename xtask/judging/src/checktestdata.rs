//! Checks inputs by a program in the language of [checktestdata](https://github.com/DOMjudge/checktestdata),
//! which says what a legal input is: `INT(1, 1000, n) SPACE INT(1, 1000, m) NEWLINE EOF`.
//!
//! Of the language, this is what a problem on integers needs. Numbers have 128 bits.

mod choices;
mod parser;
#[cfg(test)]
mod tests;

pub use choices::{Choices, Size};

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::{fmt, ops};
use Expression::{Apply, Number, Text, Variable};

/// A program that says what a legal input is.
#[derive(Debug)]
pub struct Program {
    /// What it does.
    pub commands: Vec<Command>,
    /// The names of the variables.
    pub names: Vec<String>,
    /// What it demands of numbers: each end of each INT, and each test that `&&` joins in an ASSERT, as in
    /// `line 4: n <= 1000`.
    pub rules: Vec<String>,
    /// The variables whose elements have to be distinct, by a UNIQUE of theirs alone.
    distinct: Vec<usize>,
    /// The variables that say how often something is repeated.
    counts: BTreeSet<usize>,
}

/// A command; SPACE and NEWLINE are a STRING.
#[derive(Debug)]
pub struct Command {
    /// Its word.
    pub name: &'static str,
    /// Of an ASSERT, the tests that `&&` joins.
    pub arguments: Vec<Expression>,
    /// The first of its rules.
    rule: usize,
    /// What is repeated, or done if a test holds.
    pub body: Vec<Command>,
    /// What stands behind ELSE.
    otherwise: Vec<Command>,
}

/// A number, a text, or what is computed.
#[derive(Debug)]
pub enum Expression {
    /// A number of the program.
    Number(i128),
    /// SPACE, NEWLINE, or what stands in quotation marks.
    Text(String),
    /// The index of the name, and what stands in brackets.
    Variable(usize, Vec<Expression>),
    /// An operator or a test, with its operands. The value of a test is 1 if it holds, or 0.
    Apply(&'static str, Vec<Expression>),
}

/// What stands in the brackets of a variable: seldom more than one number.
type Index = SmallVec<[i128; 1]>;

/// The variables, by their names, that an INT bounds, or an ASSERT by a number.
pub type Ranges = BTreeMap<String, Range>;

/// What a variable may be, and is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// The lower bound, if it has one; the least if it depends on other variables.
    pub low: Option<i128>,
    /// The upper bound, if it has one; the largest if it depends on other variables.
    pub high: Option<i128>,
    /// The least value.
    pub least: i128,
    /// The largest value.
    pub most: i128,
}

impl Range {
    /// The range that holds both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Range {
            low: self.low.into_iter().chain(other.low).min(),
            high: self.high.max(other.high),
            least: self.least.min(other.least),
            most: self.most.max(other.most),
        }
    }
}

/// Why an input is illegal.
#[derive(Debug)]
pub struct Illegal {
    /// The line of the input.
    pub line: usize,
    /// Such as `expected INT 1..1000 (n), found 0`.
    pub message: String,
    /// Whether the file ends before it should.
    pub is_cut_short: bool,
    /// Which of the rules is broken; none if something else than a number is wrong.
    pub rule: Option<usize>,
    /// The bound that the rule gives, if it gives one.
    pub bound: Option<i128>,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

type Result<T> = std::result::Result<T, Illegal>;

impl Program {
    /// Reads a program. The error says in which line it is wrong: `line 4: REP has no END`.
    pub fn parse(text: &str) -> std::result::Result<Self, String> {
        parser::parse(text)
    }

    /// Checks an input, in which one of the rules may be broken. What its numbers are if it is legal.
    pub fn check(&self, input: &[u8], without: Option<usize>) -> Result<Ranges> {
        let named = self.names.iter().cloned().zip(self.run(input, without)?.ranges);
        Ok(named.filter_map(|(name, range)| Some((name, range?))).collect())
    }

    /// The variables that say how often something is repeated.
    pub fn counts(&self) -> impl Iterator<Item = &str> {
        self.counts.iter().map(|&name| self.names[name].as_str())
    }

    /// What each turn of the first loop that is in no other reads of an input: of an input of several cases these.
    pub fn turns(&self, input: &[u8]) -> Result<Vec<ops::Range<usize>>> {
        Ok(self.run(input, None)?.turns)
    }

    fn run<'a>(&'a self, input: &'a [u8], without: Option<usize>) -> Result<Run<'a>> {
        let mut run = Run::of(self, input);
        run.without = without;
        run.all(&self.commands)?;
        Ok(run)
    }

    /// A legal input of this size by these choices; if they lead to none, `None`. Where all choices are 0, it is short,
    /// and its numbers are small.
    pub fn make(&self, mut choices: Choices, size: Size) -> (Choices, Option<String>) {
        let mut made = 0;
        loop {
            let input;
            (choices, input) = self.make_at_once(choices, size);
            made += 1 + choices.made.len();
            if input.is_some() || made > MOST_CHOICES || !choices.take_back() {
                return (choices, input);
            }
        }
    }

    fn make_at_once(&self, choices: Choices, size: Size) -> (Choices, Option<String>) {
        let mut run = Run::of(self, b"");
        run.made = Some(Made {
            choices: RefCell::new(choices),
            text: String::new(),
            size,
            has_count: false,
        });
        let result = run.all(&self.commands);
        let Made { choices, text, .. } = run.made.expect("it was there");
        let is_legal = result.is_ok() && self.check(text.as_bytes(), None).is_ok();
        (choices.into_inner(), is_legal.then_some(text))
    }
}

/// After this many random choices none is made in place of one that leads to no legal input.
const MOST_CHOICES: usize = 4000;

/// What a variable holds: most hold one number, others have elements.
#[derive(Clone, Default)]
struct Values {
    alone: Option<i128>,
    elements: FxHashMap<Index, i128>,
}

struct Run<'a> {
    program: &'a Program,
    without: Option<usize>,
    input: &'a [u8],
    at: usize,
    values: Vec<Values>,
    ranges: Vec<Option<Range>>,
    /// How many loops are around.
    depth: usize,
    turns: Vec<ops::Range<usize>>,
    /// In place of the input, one that is made.
    made: Option<Made>,
}

/// An input that is made: the commands that read write instead.
struct Made {
    choices: RefCell<Choices>,
    text: String,
    size: Size,
    /// Whether a number was made that says how often something is repeated.
    has_count: bool,
}

impl<'a> Run<'a> {
    fn of(program: &'a Program, input: &'a [u8]) -> Self {
        let values = vec![Values::default(); program.names.len()];
        let ranges = vec![None; program.names.len()];
        let turns = Vec::new();
        Run { program, without: None, input, at: 0, values, ranges, depth: 0, turns, made: None }
    }

    fn illegal(&self, at: usize, message: String) -> Illegal {
        let line = self.input[..at].split(|&byte| byte == b'\n').count();
        Illegal { line, message, is_cut_short: false, rule: None, bound: None }
    }

    /// Something else comes next.
    fn unexpected<T>(&self, expected: &str) -> Result<T> {
        let rest = &self.input[self.at..];
        let length = rest.iter().take_while(|byte| !byte.is_ascii_whitespace()).count();
        let found = match rest.first() {
            None => "the end of the file".to_string(),
            Some(&blank) if length == 0 => shown(&char::from(blank).to_string()),
            Some(_) => String::from_utf8_lossy(&rest[..length.min(40)]).into_owned(),
        };
        let illegal = self.illegal(self.at, format!("expected {expected}, found {found}"));
        Err(Illegal { is_cut_short: rest.is_empty(), ..illegal })
    }

    /// The program is wrong: this is not what a command or an operator takes.
    fn misplaced<T>(&self, argument: &Expression) -> Result<T> {
        Err(self.illegal(self.at, format!("the validator has {argument:?} in a wrong place")))
    }

    fn all(&mut self, commands: &[Command]) -> Result<()> {
        commands.iter().try_for_each(|command| self.command(command))
    }

    fn command(&mut self, command: &Command) -> Result<()> {
        match (command.name, &command.arguments[..]) {
            ("STRING", [text]) => self.text(text),
            ("REGEX", [class, variable @ ..]) => self.character(class, variable.first()),
            ("EOF", _) if self.at < self.input.len() => self.unexpected("the end of the file"),
            ("EOF", _) => Ok(()),
            ("INT", [low, high, variable @ ..]) => {
                self.int(self.value(low)?, self.value(high)?, variable.first(), command.rule)
            }
            ("SET", assignments) => {
                assignments.iter().try_for_each(|assignment| match assignment {
                    Apply("=", sides) => {
                        let value = self.value(&sides[1])?;
                        self.set(&sides[0], value)
                    }
                    _ => self.misplaced(assignment),
                })
            }
            ("UNSET", variables) => variables.iter().try_for_each(|variable| {
                let (name, _) = self.variable(variable)?;
                self.values[name] = Values::default();
                Ok(())
            }),
            ("ASSERT", tests) => {
                let mut tests = tests.iter().zip(command.rule..);
                tests.try_for_each(|(test, rule)| self.assert(test, rule))
            }
            ("IF", [test]) if self.value(test)? != 0 => self.all(&command.body),
            ("IF", _) => self.all(&command.otherwise),
            ("REPI", [index, arguments @ ..]) => self.repeat(command, Some(index), arguments),
            (_, arguments) => self.repeat(command, None, arguments),
        }
    }

    /// REP, REPI and WHILE. The arguments: a count or a test, and perhaps what stands between.
    fn repeat(
        &mut self,
        command: &Command,
        index: Option<&Expression>,
        arguments: &[Expression],
    ) -> Result<()> {
        let is_while = command.name == "WHILE";
        let is_first = self.depth == 0 && self.turns.is_empty();
        self.depth += 1;
        let count = if is_while { i128::MAX } else { self.value(&arguments[0])? };
        for i in 0..count {
            if is_while && self.value(&arguments[0])? == 0 {
                break;
            }
            match arguments.get(1) {
                Some(separator) if i > 0 => self.text(separator)?,
                _ => {}
            }
            index.map_or(Ok(()), |index| self.set(index, i))?;
            let begin = self.at;
            self.all(&command.body)?;
            if is_first {
                self.turns.push(begin..self.at);
            }
        }
        self.depth -= 1;
        Ok(())
    }

    fn text(&mut self, text: &Expression) -> Result<()> {
        let text = match text {
            Text(text) => text,
            _ => return self.misplaced(text),
        };
        if let Some(made) = &mut self.made {
            made.text += text;
            return Ok(());
        }
        if !self.input[self.at..].starts_with(text.as_bytes()) {
            return self.unexpected(&shown(text));
        }
        self.at += text.len();
        Ok(())
    }

    /// One character of a class such as `[a-z]`, all that is known of regular expressions. A variable gets its code, so
    /// that characters can be compared.
    fn character(&mut self, class: &Expression, variable: Option<&Expression>) -> Result<()> {
        let bytes = if let Text(text) = class { text.as_bytes() } else { b"" };
        let range = match bytes {
            [b'[', first, b'-', last, b']'] => *first..=*last,
            _ => return self.misplaced(class),
        };
        let code = if let Some(made) = &mut self.made {
            let (most, size) = (range.end() - range.start(), made.size.number);
            let above = made.choices.get_mut().number(0, most.into(), size.into());
            let code = range.start() + u8::try_from(above).unwrap_or(0);
            made.text.push(code.into());
            code
        } else {
            let code = match self.input.get(self.at) {
                Some(code) if range.contains(code) => *code,
                _ => return self.unexpected(&format!("one of {class:?}")),
            };
            self.at += 1;
            code
        };
        variable.map_or(Ok(()), |variable| self.set(variable, code.into()))
    }

    /// An integer: no `+`, no leading zeros, no `-0`.
    fn int(
        &mut self,
        low: i128,
        high: i128,
        variable: Option<&Expression>,
        rule: usize,
    ) -> Result<()> {
        if let Some(made) = &mut self.made {
            let Program { counts, distinct, .. } = self.program;
            let is_count = matches!(variable, Some(Variable(name, _)) if counts.contains(name));
            let Size { cases, count, number } = made.size;
            let size = match is_count {
                true if made.has_count => count,
                true => cases,
                false => number,
            };
            made.has_count |= is_count;
            // At the largest size a count is its bound, also where the rest is random.
            let mut value = match size {
                u64::MAX if is_count => high,
                _ => made.choices.get_mut().number(low, high, size.into()),
            };
            if let Some(Variable(name, _)) = variable {
                if distinct.contains(name) {
                    // The nearest that is left: seldom would many numbers be distinct by chance.
                    let mut others = (value..=high).chain((low..value).rev());
                    let known: HashSet<i128> =
                        self.values[*name].elements.values().copied().collect();
                    value = others.find(|other| !known.contains(other)).unwrap_or(value);
                }
            }
            made.text += &value.to_string();
            return variable.map_or(Ok(()), |variable| self.set(variable, value));
        }
        let expected = || match variable {
            Some(Variable(name, _)) => format!("INT {low}..{high} ({})", self.program.names[*name]),
            _ => format!("INT {low}..{high}"),
        };
        let rest = &self.input[self.at..];
        let sign = usize::from(rest.first() == Some(&b'-'));
        let digits = rest[sign..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 || rest[sign] == b'0' && sign + digits > 1 {
            return self.unexpected(&expected());
        }
        let text = std::str::from_utf8(&rest[..sign + digits]).unwrap_or_default();
        // One that is longer is beyond all bounds.
        let value = text.parse().unwrap_or(if sign > 0 { i128::MIN } else { i128::MAX });
        for (rule, bound, is_broken) in [(rule, low, value < low), (rule + 1, high, value > high)] {
            if is_broken && self.without != Some(rule) {
                let message = format!("expected {}, found {text}", expected());
                let (illegal, rule, bound) =
                    (self.illegal(self.at, message), Some(rule), Some(bound));
                return Err(Illegal { rule, bound, ..illegal });
            }
        }
        self.at += text.len();
        variable.map_or(Ok(()), |variable| {
            self.note(variable, Some(low), Some(high), value);
            self.set(variable, value)
        })
    }

    fn assert(&mut self, test: &Expression, rule: usize) -> Result<()> {
        let sides = if let Apply("<=", sides) = test { &sides[..] } else { &[] };
        let (variable, low, high) = match sides {
            [Number(low), variable] => (Some(variable), Some(*low), None),
            [variable, Number(high)] => (Some(variable), None, Some(*high)),
            _ => (None, None, None),
        };
        if let Some(variable) = variable {
            self.note(variable, low, high, self.value(variable)?);
        }
        if self.value(test)? != 0 || self.without == Some(rule) {
            return Ok(());
        }
        let text = self.program.rules[rule].split_once(": ").map_or("", |(_, text)| text);
        let illegal = self.illegal(self.at.saturating_sub(1), format!("{text} does not hold"));
        Err(Illegal { rule: Some(rule), bound: low.or(high), ..illegal })
    }

    /// Takes note of the bounds of a variable, and of its value.
    fn note(&mut self, variable: &Expression, low: Option<i128>, high: Option<i128>, value: i128) {
        if let Variable(variable, _) = variable {
            let new = Range { low, high, least: value, most: value };
            let range = &mut self.ranges[*variable];
            *range = Some(range.map_or(new, |range| range.union(new)));
        }
    }

    fn set(&mut self, variable: &Expression, value: i128) -> Result<()> {
        let (name, index) = self.variable(variable)?;
        if index.is_empty() {
            self.values[name].alone = Some(value);
        } else {
            let index = self.index(index)?;
            self.values[name].elements.insert(index, value);
        }
        Ok(())
    }

    /// The name of a variable, and its index.
    fn variable<'b>(&self, expression: &'b Expression) -> Result<(usize, &'b [Expression])> {
        match expression {
            Variable(name, index) => Ok((*name, index)),
            _ => self.misplaced(expression),
        }
    }

    fn index(&self, index: &[Expression]) -> Result<Index> {
        index.iter().map(|index| self.value(index)).collect()
    }

    fn value(&self, expression: &Expression) -> Result<i128> {
        let (what, value) = match expression {
            Number(number) => ("", Some(*number)),
            Text(text) => (text.as_str(), None),
            Variable(variable, index) => {
                let Values { alone, elements } = &self.values[*variable];
                let element = if index.is_empty() {
                    alone.as_ref()
                } else {
                    elements.get(&self.index(index)?)
                };
                (self.program.names[*variable].as_str(), element.copied())
            }
            Apply(operator, operands) => (*operator, self.apply(operator, operands)?),
        };
        let message = || format!("{what} has no value, or not one of 128 bits");
        value.ok_or_else(|| self.illegal(self.at, message()))
    }

    fn apply(&self, operator: &str, operands: &[Expression]) -> Result<Option<i128>> {
        let (left, right) = match (operator, operands, &self.made) {
            ("ISEOF" | "MATCH", _, Some(made)) => {
                return Ok(Some(made.choices.borrow_mut().is_over().into()));
            }
            ("ISEOF", ..) => return Ok(Some(i128::from(self.at == self.input.len()))),
            ("MATCH", [Text(text)], _) => {
                let next = self.input.get(self.at);
                let is_one = next.map_or(false, |next| text.as_bytes().contains(next));
                return Ok(Some(i128::from(is_one)));
            }
            ("UNIQUE", variables, _) => return Ok(Some(i128::from(self.is_unique(variables)))),
            ("!", [test], _) => (self.value(test)?, 0),
            ("-", [number], _) => (0, self.value(number)?),
            ("&&", [left, _], _) if self.value(left)? == 0 => return Ok(Some(0)),
            ("||", [left, _], _) if self.value(left)? != 0 => return Ok(Some(1)),
            (_, [left, right], _) => (self.value(left)?, self.value(right)?),
            _ => return Ok(None),
        };
        Ok(match operator {
            "&&" | "||" => Some(right),
            "==" | "!" => Some(i128::from(left == right)),
            "!=" => Some(i128::from(left != right)),
            "<=" => Some(i128::from(left <= right)),
            "<" => Some(i128::from(left < right)),
            "+" => left.checked_add(right),
            "-" => left.checked_sub(right),
            "*" => left.checked_mul(right),
            "/" => left.checked_div(right),
            "%" => left.checked_rem(right),
            _ => None,
        })
    }

    /// Whether no two indices have the same elements in all these variables.
    fn is_unique(&self, variables: &[Expression]) -> bool {
        let lists = variables.iter().filter_map(|variable| match variable {
            Variable(variable, _) => Some(&self.values[*variable].elements),
            _ => None,
        });
        let lists: Vec<_> = lists.collect();
        let elements = |index| -> Vec<_> { lists.iter().map(|list| list.get(index)).collect() };
        let mut seen = HashSet::new();
        let is_new = |index| seen.insert(elements(index));
        lists.first().map_or(false, |list| list.keys().all(is_new))
    }
}

/// A text that an input has or should have, for errors.
fn shown(text: &str) -> String {
    match text {
        " " => "a blank".to_string(),
        "\n" => "the end of the line".to_string(),
        _ => format!("{text:?}"),
    }
}
