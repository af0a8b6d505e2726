//! A few lines of a program, written in three languages.

use super::ProgramLanguage;

/// A step of a function that lists what the moves from a position leave. Expressions are written as in Rust; on whole
/// numbers that are never negative they mean the same in C++, and with other words in Python.
pub enum Step {
    /// For the numbers from the first to the second one: the variable, both numbers, and what is done.
    For(&'static str, String, String, Vec<Step>),
    /// For all items of a constant, which are numbers, or pairs if there are two names.
    Each(&'static [&'static str], &'static str, Vec<Step>),
    If(String, Vec<Step>),
    While(String, Vec<Step>),
    /// A variable that changes, and its first value.
    Let(&'static str, &'static str),
    /// Lines that are written by hand, in Rust, C++ and Python.
    Lines([String; 3]),
    /// A move that leaves this, of so many parts.
    Leave(Vec<String>),
}

/// What a move leaves.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Left {
    /// One heap.
    Heap,
    /// A list of heaps.
    Heaps,
    /// A position of two or three heaps.
    Position,
    /// Nim sums of any so many positions, without a list of moves.
    Sums,
}

/// The steps in this language, indented by so many levels.
pub fn render(steps: &[Step], left: Left, level: usize, language: ProgramLanguage) -> String {
    steps.iter().map(|step| render_step(step, left, level, language)).collect()
}

fn render_step(step: &Step, left: Left, level: usize, language: ProgramLanguage) -> String {
    use ProgramLanguage::{Cpp, Python, Rust};
    let (head, body) = match step {
        Step::For(name, least, most, body) => {
            let most = expression(most, language);
            let head = match (language, most.strip_suffix(" - 1")) {
                (Rust, Some(end)) => format!("for {name} in {least}..{end}"),
                (Rust, None) => format!("for {name} in {least}..={most}"),
                (Cpp, Some(end)) => format!("for (int {name} = {least}; {name} < {end}; {name}++)"),
                (Cpp, None) => format!("for (int {name} = {least}; {name} <= {most}; {name}++)"),
                (Python, Some(end)) => format!("for {name} in range({least}, {end})"),
                (Python, None) => format!("for {name} in range({least}, {most} + 1)"),
            };
            (head, body)
        }
        Step::Each(names, list, body) => {
            let joined = names.join(", ");
            let head = match (language, names.len()) {
                (Rust, 1) | (Python, _) => format!("for {joined} in {list}"),
                (Rust, _) => format!("for [{joined}] in {list}"),
                (Cpp, 1) => format!("for (int {joined} : {list})"),
                (Cpp, _) => format!("for (auto [{joined}] : {list})"),
            };
            (head, body)
        }
        Step::If(condition, body) => {
            let condition = expression(condition, language);
            let head = if language == Cpp {
                format!("if ({condition})")
            } else {
                format!("if {condition}")
            };
            (head, body)
        }
        Step::While(condition, body) => {
            let head = if language == Cpp {
                format!("while ({condition})")
            } else {
                format!("while {condition}")
            };
            (head, body)
        }
        Step::Let(name, value) => {
            let line = match language {
                Rust => format!("let mut {name} = {value};"),
                Cpp => format!("int {name} = {value};"),
                Python => format!("{name} = {value}"),
            };
            return indented(&line, level);
        }
        Step::Lines([rust, cpp, python]) => {
            let lines = match language {
                Rust => rust,
                Cpp => cpp,
                Python => python,
            };
            return lines.lines().map(|line| indented(line, level)).collect();
        }
        Step::Leave(parts) => {
            let parts: Vec<String> = parts.iter().map(|part| expression(part, language)).collect();
            let parts = parts.join(", ");
            let item = match (left, language) {
                (Left::Heap | Left::Sums, _) => parts,
                (Left::Heaps, Rust) => format!("vec![{parts}]"),
                (Left::Position, Rust) | (Left::Heaps, Python) => format!("[{parts}]"),
                (Left::Position, Python) => format!("({parts})"),
                (Left::Position, Cpp) => format!("{{{{{parts}}}}}"),
                (Left::Heaps, Cpp) if parts.is_empty() => "vector<int>()".to_string(),
                (Left::Heaps, Cpp) => format!("vector<int>{{{parts}}}"),
            };
            let line = match language {
                Rust => format!("left.push({item});"),
                Cpp => format!("left.push_back({item});"),
                Python => format!("left.append({item})"),
            };
            return indented(&line, level);
        }
    };
    let body = render(body, left, level + 1, language);
    if language == Python {
        indented(&format!("{head}:"), level) + &body
    } else {
        indented(&format!("{head} {{"), level) + &body + &indented("}", level)
    }
}

fn indented(line: &str, level: usize) -> String {
    format!("{:width$}{line}\n", "", width = 4 * level)
}

fn expression(text: &str, language: ProgramLanguage) -> String {
    if language == ProgramLanguage::Python {
        text.replace("&&", "and").replace("||", "or").replace(" / ", " // ")
    } else {
        text.to_string()
    }
}

/// The widest line that rustfmt leaves alone.
const WIDTH: usize = 100;

/// The widest items that rustfmt puts next to one another.
const SHORT_ITEM: usize = 10;

/// A list between brackets, after `before` and before `after` on its first and last line, as rustfmt lays it out.
pub fn list(before: &str, items: &[String], brackets: [&str; 2], after: &str) -> String {
    let [open, close] = brackets;
    let line = format!("{before}{open}{}{close}{after}", items.join(", "));
    if width(&line) <= WIDTH {
        return line + "\n";
    }
    let mut lines = vec![format!("{before}{open}")];
    let is_short = items.iter().all(|item| width(item) <= SHORT_ITEM);
    let mut last = String::new();
    for item in items {
        let is_full = !is_short || width(&last) + width(item) + 2 > WIDTH;
        if last.is_empty() || is_full {
            lines.push(std::mem::replace(&mut last, format!("    {item},")));
        } else {
            last += &format!(" {item},");
        }
    }
    lines.push(last);
    lines.push(format!("{close}{after}"));
    lines.into_iter().filter(|line| !line.is_empty()).map(|line| line + "\n").collect()
}

/// How wide a text is, where letters of East Asia are twice as wide as others.
fn width(text: &str) -> usize {
    text.chars().map(|c| if c < '\u{1100}' { 1 } else { 2 }).sum()
}
