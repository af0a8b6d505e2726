//! What a program begins with that reads the inputs of a problem, made from its validator.

use judging::checktestdata::{Command, Expression, Program};

/// The languages that a page runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// A program that reads stdin.
    Python,
    /// A function `solve` of the input.
    JavaScript,
}
use Script::{JavaScript, Python};

/// A program that reads an input number by number, up to what is too involved. The answer stands in the first loop if inputs have
/// several cases, or else at the end. `text` is that of the validator, which begins with a comment on the input.
pub fn beginning(validator: &Program, text: &str, has_cases: bool, script: Script) -> String {
    let is_large = |word: &str| word.parse::<u128>().is_ok_and(|number| number > 1 << 53);
    let number =
        if text.split(|c: char| !c.is_ascii_digit()).any(is_large) { "BigInt" } else { "Number" };
    let mut reader = Reader { validator, script, lines: Vec::new(), depth: 0, has_cases };
    let about = text.lines().take_while(|line| line.starts_with('#'));
    let about: Vec<String> = about.map(|line| reader.comment(line[1..].trim())).collect();
    reader.lines.extend(about);
    reader.lines.push(match script {
        Python => "import sys\n\nwords = sys.stdin.read().split()[::-1]\n\n\ndef number():\n    return int(words.pop())\n\n".into(),
        JavaScript => format!(
            "function solve(text) {{\n    const words = text.split(/\\s+/).filter(Boolean).reverse();\n    \
             const number = () => {number}(words.pop());\n    const answers = [];"
        ),
    });
    reader.depth = usize::from(script == JavaScript);
    let is_whole = reader.all(&validator.commands).is_some();
    if !is_whole {
        let rest = reader.comment("and so on");
        reader.line(&rest);
    }
    if reader.has_cases == has_cases {
        reader.answer();
    }
    if script == JavaScript {
        reader.lines.push("    return answers.join('\\n');\n}".into());
    }
    reader.lines.join("\n") + "\n"
}

struct Reader<'a> {
    validator: &'a Program,
    script: Script,
    lines: Vec<String>,
    depth: usize,
    /// Whether the loop of the cases is still to come.
    has_cases: bool,
}

impl Reader<'_> {
    fn line(&mut self, text: &str) {
        self.lines.push("    ".repeat(self.depth) + text);
    }

    fn comment(&self, text: &str) -> String {
        format!("{} {text}", if self.script == Python { "#" } else { "//" })
    }

    fn answer(&mut self) {
        self.line(match self.script {
            Python => "print(\"?\")  # the answer",
            JavaScript => "answers.push('?'); // the answer",
        });
    }

    /// Reads what these commands read; `None` where it is too involved.
    fn all(&mut self, commands: &[Command]) -> Option<()> {
        let mut rest = commands;
        while let Some((first, others)) = rest.split_first() {
            match (first.name, &first.arguments[..]) {
                ("INT" | "REGEX", _) => {
                    let is_of_line = |command: &&Command| {
                        command.name == first.name
                            || first.name == "INT"
                                && (is_text(command, " ") || command.name == "ASSERT")
                    };
                    let count = rest.iter().take_while(is_of_line).count();
                    self.values(&rest[..count]);
                    rest = &rest[count..];
                    continue;
                }
                ("REP", [count, ..]) | ("REPI", [_, count, ..]) if reads(first) => {
                    let count = self.expression(count)?;
                    self.repeat(&count, &first.body)?;
                }
                ("WHILE", [test]) if reads(first) => {
                    let head = self.head_of_while(test)?;
                    self.block(&head, &first.body)?;
                }
                ("IF", _) if reads(first) => return None,
                ("SET", [Expression::Apply("=", sides)]) => {
                    let is_count = |name| self.validator.counts().any(|count| count == name);
                    if let (Some(name), Some(value)) =
                        (self.expression(&sides[0]), self.expression(&sides[1]))
                    {
                        if is_count(&name) {
                            self.line(&format!("{name} = {value}"));
                        }
                    }
                }
                _ => {}
            }
            rest = others;
        }
        Some(())
    }

    /// Numbers of a line, or the characters of a word.
    fn values(&mut self, commands: &[Command]) {
        let values = commands.iter().filter(|command| command.name == "INT");
        if commands[0].name == "REGEX" {
            return self.set("word", "words.pop()");
        }
        let names: Vec<String> = values.map(|command| self.name(command)).collect();
        if let [name] = &names[..] {
            return self.set(name, "number()");
        }
        let numbers = vec!["number()"; names.len()].join(", ");
        let names = names.join(", ");
        match self.script {
            Python => self.line(&format!("{names} = {numbers}")),
            JavaScript => self.line(&format!("const [{names}] = [{numbers}];")),
        }
    }

    fn set(&mut self, name: &str, value: &str) {
        match self.script {
            Python => self.line(&format!("{name} = {value}")),
            JavaScript => self.line(&format!("const {name} = {value};")),
        }
    }

    fn name(&self, command: &Command) -> String {
        match command.arguments.get(2) {
            Some(Expression::Variable(name, _)) => self.validator.names[*name].clone(),
            _ => "value".to_string(),
        }
    }

    fn repeat(&mut self, count: &str, body: &[Command]) -> Option<()> {
        let values: Vec<&Command> = body.iter().filter(|command| reads(command)).collect();
        let is_list = matches!(values[..], [Command { name: "INT", .. }]);
        let is_word = values.iter().all(|command| command.name == "REGEX");
        if is_word {
            self.set("word", "words.pop()");
            return Some(());
        }
        if is_list && !self.has_cases {
            let name = self.name(values[0]);
            match self.script {
                Python => self.line(&format!("{name} = [number() for _ in range({count})]")),
                JavaScript => self.line(&format!(
                    "const {name} = Array.from({{ length: Number({count}) }}, number);"
                )),
            }
            return Some(());
        }
        let head = match self.script {
            Python => format!("for _ in range({count})"),
            JavaScript => format!("for (let i = 0; i < {count}; i++)"),
        };
        self.block(&head, body)
    }

    /// A loop; the first one is that of the cases.
    fn block(&mut self, head: &str, body: &[Command]) -> Option<()> {
        let (begin, end) = if self.script == Python { (":", "") } else { (" {", "}") };
        let is_of_cases = std::mem::take(&mut self.has_cases);
        self.line(&format!("{head}{begin}"));
        self.depth += 1;
        let whole = self.all(body);
        if whole.is_none() {
            let rest = self.comment("and so on");
            self.line(&rest);
        }
        if is_of_cases {
            self.answer();
        }
        self.depth -= 1;
        if !end.is_empty() {
            self.line(end);
        }
        whole
    }

    fn head_of_while(&self, test: &Expression) -> Option<String> {
        let negated = match test {
            Expression::Apply("!", operands) => &operands[0],
            _ => return None,
        };
        let (is_python, is_over) =
            (self.script == Python, matches!(negated, Expression::Apply("ISEOF", _)));
        match negated {
            _ if is_over => Some(if is_python {
                "while words".into()
            } else {
                "while (words.length > 0)".into()
            }),
            Expression::Apply("MATCH", texts) => match &texts[..] {
                [Expression::Text(text)] if text == "0" => Some(match self.script {
                    Python => "while words[-1] != \"0\"".into(),
                    JavaScript => "while (words.at(-1) !== '0')".into(),
                }),
                _ => None,
            },
            _ => None,
        }
    }

    fn expression(&self, expression: &Expression) -> Option<String> {
        match expression {
            Expression::Number(number) => Some(number.to_string()),
            Expression::Variable(name, index) if index.is_empty() => {
                Some(self.validator.names[*name].clone())
            }
            Expression::Apply(operator @ ("+" | "-" | "*"), operands) if operands.len() == 2 => {
                let [left, right] = [&operands[0], &operands[1]].map(|side| self.expression(side));
                Some(format!("{} {operator} {}", left?, right?))
            }
            _ => None,
        }
    }
}

fn is_text(command: &Command, expected: &str) -> bool {
    matches!(&command.arguments[..], [Expression::Text(text)] if command.name == "STRING" && text == expected)
}

/// Whether a command reads more than blanks.
fn reads(command: &Command) -> bool {
    ["INT", "REGEX"].contains(&command.name) || command.body.iter().any(reads)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_beginning_reads_what_the_validator_says() {
        let text = "# T cases: n, and n numbers\nINT(1, 9, t) NEWLINE\nREP(t) INT(1, 9, n) SPACE INT(1, 9, m) NEWLINE \
                    REP(n + 1) SPACE INT(0, 18014398509481984, a) END NEWLINE END EOF";
        let validator = Program::parse(text).unwrap();
        assert_eq!(
            beginning(&validator, text, true, Python).split_once("\n\n\n").unwrap().1,
            "def number():\n    return int(words.pop())\n\n\nt = number()\nfor _ in range(t):\n    n, m = number(), number()\n    \
             a = [number() for _ in range(n + 1)]\n    print(\"?\")  # the answer\n"
        );
        let script = beginning(&validator, text, true, JavaScript);
        assert!(
            script.starts_with("// T cases: n, and n numbers\nfunction solve(text) {\n"),
            "{script}"
        );
        assert!(script.contains("BigInt"), "{script}");
        let text = "WHILE(!MATCH(\"0\")) INT(1, 9, n) NEWLINE IF(MATCH(\"1\")) INT(1, 1, b) END END STRING(\"0\") EOF";
        let validator = Program::parse(text).unwrap();
        let script = beginning(&validator, text, true, Python);
        assert!(
            script.ends_with(
                "while words[-1] != \"0\":\n    n = number()\n    # and so on\n    print(\"?\")  # the answer\n# and so on\n"
            ),
            "{script}"
        );
    }
}
