//! Reads a program, by recursive descent.

use super::{Command, Expression, Program};
use std::collections::BTreeSet;

/// The commands, and how many arguments each of them takes.
const COMMANDS: [(&str, usize, usize); 13] = [
    ("SPACE", 0, 0),
    ("NEWLINE", 0, 0),
    ("EOF", 0, 0),
    ("STRING", 1, 1),
    ("REGEX", 1, 2),
    ("INT", 2, 3),
    ("SET", 1, usize::MAX),
    ("UNSET", 1, usize::MAX),
    ("ASSERT", 1, 1),
    ("IF", 1, 1),
    ("REP", 1, 2),
    ("REPI", 2, 3),
    ("WHILE", 1, 2),
];

/// The operators with two operands, and how tightly they bind.
const OPERATORS: [(&str, u8); 14] = [
    ("=", 0),
    ("||", 1),
    ("&&", 2),
    ("==", COMPARISON),
    ("!=", COMPARISON),
    ("<=", COMPARISON),
    (">=", COMPARISON),
    ("<", COMPARISON),
    (">", COMPARISON),
    ("+", 5),
    ("-", 5),
    ("*", 6),
    ("/", 6),
    ("%", 6),
];
const NOT: u8 = 3;
const COMPARISON: u8 = 4;
const MINUS: u8 = 7;

/// The program with this text. The error says in which line it is wrong.
pub fn parse(text: &str) -> Result<Program, String> {
    let (names, rules, distinct) = (Vec::new(), Vec::new(), Vec::new());
    let mut parser = Parser { text, tokens: tokens(text), at: 0, names, rules, distinct };
    let commands = parser.commands()?;
    if parser.peek() != "" {
        return parser.error(&format!("{} does not belong here", parser.peek()));
    }
    if commands.last().map_or(true, |last| last.name != "EOF") {
        return parser.error("EOF is missing");
    }
    let mut counts = BTreeSet::new();
    add_counts(&commands, &mut counts);
    let Parser { names, rules, distinct, .. } = parser;
    Ok(Program { commands, names, rules, distinct, counts })
}

/// Adds the variables that say how often something is repeated.
fn add_counts(commands: &[Command], counts: &mut BTreeSet<usize>) {
    for Command { name, arguments, body, otherwise, .. } in commands {
        if let ("REP" | "WHILE", [count, ..]) | ("REPI", [_, count, ..]) = (*name, &arguments[..]) {
            add_names(count, counts);
        }
        add_counts(body, counts);
        add_counts(otherwise, counts);
    }
}

fn add_names(expression: &Expression, names: &mut BTreeSet<usize>) {
    match expression {
        Expression::Variable(name, _) => drop(names.insert(*name)),
        Expression::Apply(_, operands) => {
            for operand in operands {
                add_names(operand, names);
            }
        }
        _ => {}
    }
}

/// Words, texts in quotation marks, operators and brackets, and where they begin; at the end an empty one.
fn tokens(text: &str) -> Vec<(usize, &str)> {
    let (mut tokens, mut rest) = (Vec::new(), text.trim_start());
    loop {
        let up_to = |end: &dyn Fn(char) -> bool| rest[1..].find(end).map_or(rest.len(), |i| i + 1);
        let length = match rest.chars().next() {
            None => 0,
            Some('#') => {
                rest = rest[up_to(&|c| c == '\n')..].trim_start();
                continue;
            }
            Some('"') => rest.len().min(up_to(&|c| c == '"') + 1),
            Some(c) if c.is_ascii_alphanumeric() => up_to(&|c| !c.is_ascii_alphanumeric()),
            Some(_) if OPERATORS.iter().any(|(o, _)| o.len() == 2 && rest.starts_with(o)) => 2,
            Some(c) => c.len_utf8(),
        };
        tokens.push((text.len() - rest.len(), &rest[..length]));
        if length == 0 {
            return tokens;
        }
        rest = rest[length..].trim_start();
    }
}

struct Parser<'a> {
    text: &'a str,
    tokens: Vec<(usize, &'a str)>,
    at: usize,
    names: Vec<String>,
    rules: Vec<String>,
    distinct: Vec<usize>,
}

impl<'a> Parser<'a> {
    fn error<T>(&self, message: &str) -> Result<T, String> {
        Err(format!("line {}: {message}", self.line(self.at)))
    }

    /// The line that a token is on.
    fn line(&self, token: usize) -> usize {
        self.text[..self.tokens[token].0].split('\n').count()
    }

    fn peek(&self) -> &'a str {
        self.tokens[self.at].1
    }

    /// Whether this comes next; if so it is read.
    fn eat(&mut self, token: &str) -> bool {
        let is_there = self.peek() == token;
        self.at += usize::from(is_there);
        is_there
    }

    fn expect(&mut self, token: &str) -> Result<(), String> {
        if self.eat(token) {
            return Ok(());
        }
        self.error(&format!("expected {token}, found {}", self.peek()))
    }

    /// All commands up to END, ELSE or the end.
    fn commands(&mut self) -> Result<Vec<Command>, String> {
        let mut commands = Vec::new();
        while !["", "END", "ELSE"].contains(&self.peek()) {
            commands.push(self.command()?);
        }
        Ok(commands)
    }

    fn command(&mut self) -> Result<Command, String> {
        let begin = self.at;
        let (name, least, most) = match COMMANDS.iter().find(|known| known.0 == self.peek()) {
            Some(&command) => command,
            None => {
                return self.error(&format!("{} is no command that is known here", self.peek()))
            }
        };
        self.at += 1;
        let (mut arguments, texts) = self.arguments("(", ")")?;
        if !(least..=most).contains(&arguments.len()) {
            return self.error(&format!("{name} does not take {} arguments", arguments.len()));
        }
        let (line, rule) = (self.line(begin), self.rules.len());
        if name == "INT" {
            let name = texts.get(2).unwrap_or(&"the number");
            self.rules.push(format!("line {line}: {} <= {name}", texts[0]));
            self.rules.push(format!("line {line}: {name} <= {}", texts[1]));
        } else if name == "ASSERT" {
            arguments = arguments.into_iter().flat_map(conjuncts).collect();
            let parts: Vec<&str> = texts[0].split("&&").map(str::trim).collect();
            // Not so if one of the parts has && within parentheses.
            let are_they = parts.len() == arguments.len();
            let parts = if are_they { parts } else { vec![texts[0]; arguments.len()] };
            self.rules.extend(parts.iter().map(|part| format!("line {line}: {part}")));
        }
        let (mut body, mut otherwise) = (Vec::new(), Vec::new());
        if ["IF", "REP", "REPI", "WHILE"].contains(&name) {
            body = self.commands()?;
            if name == "IF" && self.eat("ELSE") {
                otherwise = self.commands()?;
            }
            if !self.eat("END") {
                return Err(format!("line {line}: {name} has no END"));
            }
        }
        let blank = [("SPACE", " "), ("NEWLINE", "\n")].into_iter().find(|blank| blank.0 == name);
        let name = blank.map_or(name, |_| "STRING");
        arguments.extend(blank.map(|(_, blank)| Expression::Text(blank.to_string())));
        Ok(Command { name, arguments, rule, body, otherwise })
    }

    /// What stands in parentheses or brackets, if they are there: the arguments, and how they are written.
    fn arguments(
        &mut self,
        open: &str,
        close: &str,
    ) -> Result<(Vec<Expression>, Vec<&'a str>), String> {
        let (mut arguments, mut texts) = (Vec::new(), Vec::new());
        if self.eat(open) {
            loop {
                let begin = self.at;
                arguments.push(self.expression(0)?);
                let (last, token) = self.tokens[self.at - 1];
                texts.push(&self.text[self.tokens[begin].0..last + token.len()]);
                if !self.eat(",") {
                    break;
                }
            }
            self.expect(close)?;
        }
        Ok((arguments, texts))
    }

    /// An expression whose operators bind at least so tightly.
    fn expression(&mut self, tightness: u8) -> Result<Expression, String> {
        let mut left = self.operand()?;
        let mut last = u8::MAX;
        loop {
            let next = OPERATORS.into_iter().find(|(operator, _)| *operator == self.peek());
            let (operator, binds) = match next {
                Some(next) if next.1 >= tightness => next,
                _ => return Ok(left),
            };
            if (binds, last) == (COMPARISON, COMPARISON) {
                return self.error(&format!("&& is missing before {operator}"));
            }
            last = binds;
            self.at += 1;
            let right = self.expression(binds + 1)?;
            left = match operator {
                ">=" => Expression::Apply("<=", vec![right, left]),
                ">" => Expression::Apply("<", vec![right, left]),
                _ => Expression::Apply(operator, vec![left, right]),
            };
        }
    }

    fn operand(&mut self) -> Result<Expression, String> {
        let token = self.peek();
        let first = token.chars().next().unwrap_or(' ');
        self.at += usize::from(!token.is_empty());
        Ok(match token {
            "(" => {
                let inner = self.expression(0)?;
                self.expect(")")?;
                inner
            }
            "-" => Expression::Apply("-", vec![self.expression(MINUS)?]),
            "!" => Expression::Apply("!", vec![self.expression(NOT)?]),
            "SPACE" | "NEWLINE" | "STRING" => {
                self.at -= 1;
                self.command()?.arguments.remove(0)
            }
            "ISEOF" => Expression::Apply("ISEOF", Vec::new()),
            "MATCH" => Expression::Apply("MATCH", self.arguments("(", ")")?.0),
            "UNIQUE" => {
                let variables = self.arguments("(", ")")?.0;
                if let [Expression::Variable(variable, _)] = variables[..] {
                    self.distinct.push(variable);
                }
                Expression::Apply("UNIQUE", variables)
            }
            _ if first == '"' => Expression::Text(token.trim_matches('"').replace("\\n", "\n")),
            _ if first.is_ascii_digit() => match token.parse() {
                Ok(number) => Expression::Number(number),
                Err(_) => return self.error(&format!("{token} is no number of 128 bits")),
            },
            _ if first.is_ascii_lowercase() => {
                let known = self.names.iter().position(|name| name == token);
                let index = known.unwrap_or(self.names.len());
                if known.is_none() {
                    self.names.push(token.to_string());
                }
                Expression::Variable(index, self.arguments("[", "]")?.0)
            }
            _ => {
                self.at -= usize::from(!token.is_empty());
                return self.error(&format!("{token} is not known here"));
            }
        })
    }
}

/// The tests that `&&` joins.
fn conjuncts(test: Expression) -> Vec<Expression> {
    match test {
        Expression::Apply("&&", operands) => operands.into_iter().flat_map(conjuncts).collect(),
        _ => vec![test],
    }
}
