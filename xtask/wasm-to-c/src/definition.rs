//! A function as C text: its head and its statements, in filled lines.

use crate::assignment::maybe_uninitialized;
use crate::expr::Node;
use crate::function::Function;
use crate::lines::Writer;
use crate::print::{c_type, constant, Printer};
use crate::runtime::Helper;
use crate::shadow_stack;
use crate::stmt::{each, each_node, used_vars, Stmt};
use crate::types::{Signature, Type};
use std::collections::{BTreeMap, BTreeSet};

/// The head of a function: its declaration, or with names its definition.
pub fn head(index: u32, signature: &Signature, names: Option<&dyn Fn(usize) -> String>) -> String {
    let result = signature.result.map_or("void", c_type);
    format!("static {result} f{index}({})", parameters(signature, names))
}

/// Its parameters, with names or without.
fn parameters(signature: &Signature, names: Option<&dyn Fn(usize) -> String>) -> String {
    if signature.params.is_empty() {
        return "void".into();
    }
    let list: Vec<String> = (0..)
        .zip(&signature.params)
        .map(|(at, ty)| match names {
            Some(names) => format!("{} {}", c_type(*ty), names(at)),
            None => c_type(*ty).into(),
        })
        .collect();
    list.join(",")
}

/// The n-th name for a variable: one or two letters, which no other thing in the file has.
pub fn short_name(n: usize) -> String {
    // `u` is a type.
    const LETTERS: &[u8] = b"abcdefghijklmnopqrstvwxyz";
    let letter = |at: usize| char::from(LETTERS[at]).to_string();
    if n < LETTERS.len() {
        return letter(n);
    }
    let n = n - LETTERS.len();
    let name = match LETTERS.get(n / LETTERS.len()) {
        Some(first) => char::from(*first).to_string() + &letter(n % LETTERS.len()),
        None => return format!("v{n}"),
    };
    // Keywords, of C++ too.
    if matches!(name.as_str(), "do" | "if" | "or") {
        name + "_"
    } else {
        name
    }
}

/// The definition of a function.
pub fn define(
    out: &mut String,
    index: u32,
    function: &Function,
    has_stack: bool,
    helpers: &mut BTreeSet<Helper>,
) {
    let params = function.signature.params.len();
    let used = used_vars(&function.body, &function.vars);
    let named: BTreeSet<usize> = (0..params).chain(used.keys().copied()).collect();
    let names: BTreeMap<usize, String> = named.into_iter().zip((0..).map(short_name)).collect();
    let name = |var: usize| names[&var].clone();
    let zero = maybe_uninitialized(&function.body, params);

    let head = head(index, &function.signature, Some(&name));
    let mut writer = Writer { out, line: String::new(), depth: 1 };
    writer.own(0, &format!("{head}{{"));
    for ty in [Type::I32, Type::I64] {
        let list: Vec<String> = used
            .iter()
            .filter(|(var, used)| **var >= params && **used == ty)
            .map(|(var, _)| name(*var) + if zero.contains(var) { "=0" } else { "" })
            .collect();
        for part in list.chunks(32) {
            writer.own(1, &format!("{} {};", c_type(ty), part.join(",")));
        }
    }
    for var in (0..params).filter(|var| !reads(&function.body, *var)) {
        writer.statement(&format!("(void){};", name(var)));
    }
    let printer = Printer { names: &name, helpers };
    Body { writer: &mut writer, printer, has_stack }.list(&function.body);
    let ends_well = matches!(function.body.last(), Some(Stmt::Return(_) | Stmt::Goto(_)));
    let mut returns = false;
    each(&function.body, &mut |stmt| returns |= matches!(stmt, Stmt::Return(_)));
    if function.signature.result.is_some() && !(ends_well && returns) {
        // The end is not reached; still, compilers miss the statement.
        writer.statement("return 0;");
    }
    writer.flush();
    writer.own(0, "}");
}

/// Whether a variable is read anywhere.
fn reads(body: &[Stmt], var: usize) -> bool {
    let mut found = false;
    each_node(body, &mut |node| found |= *node == Node::Var(var));
    found
}

/// Writes the statements of one function.
struct Body<'a, 'b, 'o> {
    writer: &'a mut Writer<'o>,
    printer: Printer<'b>,
    /// Whether the first global is the stack pointer.
    has_stack: bool,
}

impl Body<'_, '_, '_> {
    fn list(&mut self, list: &[Stmt]) {
        for stmt in list {
            self.stmt(stmt);
        }
        if self.writer.line.ends_with(':') {
            self.writer.statement(";");
        }
    }

    /// A statement without others in it.
    fn simple(&mut self, stmt: &Stmt) -> Option<String> {
        let text = match stmt {
            Stmt::Set(var, value) => {
                let name = (self.printer.names)(*var);
                self.printer.assign(&name, &Node::Var(*var), value)
            }
            Stmt::SetGlobal(0, value) if self.has_stack && !shadow_stack::gives_back(value) => {
                format!("g0={}", self.printer.checked_stack(value))
            }
            Stmt::SetGlobal(global, value) => {
                self.printer.assign(&format!("g{global}"), &Node::Global(*global), value)
            }
            Stmt::Store(bytes, address, value) => self.printer.store(*bytes, address, value),
            Stmt::Eval(call) => self.printer.whole(call),
            Stmt::Goto(label) => format!("goto L{label}"),
            Stmt::Return(None) => "return".into(),
            Stmt::Return(Some(value)) => format!("return {}", self.printer.whole(value)),
            Stmt::Trap => "exit(1)".into(),
            Stmt::If(..) | Stmt::Switch(..) | Stmt::Label(_) => return None,
        };
        Some(text + ";")
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Label(label) => self.writer.label(*label),
            Stmt::If(condition, then, other) => {
                let condition = self.printer.condition(condition);
                self.branches(&format!("if({condition})"), then, other);
            }
            Stmt::Switch(index, arms) => {
                let index = self.printer.index(index);
                self.writer.begin(&format!("switch({index}){{"));
                for (values, arm) in arms {
                    self.arm(values, arm);
                }
                self.writer.begin("}");
                self.writer.flush();
            }
            _ => {
                if let Some(text) = self.simple(stmt) {
                    self.writer.statement(&text);
                }
            }
        }
    }

    /// The branches of an `if`, on lines of their own: after one that ends in a statement without
    /// braces, compilers warn of more on the same line.
    fn branches(&mut self, head: &str, then: &[Stmt], other: &[Stmt]) {
        let short = match (then, other) {
            ([then], []) => self.simple(then),
            ([then], [other]) => {
                let parts = self.simple(then).zip(self.simple(other));
                parts.map(|(then, other)| format!("{then}else {other}"))
            }
            _ => None,
        };
        if let Some(short) = short {
            self.writer.begin(&format!("{head}{short}"));
        } else {
            self.writer.begin(&format!("{head}{{"));
            self.inner(then);
            if !other.is_empty() {
                self.writer.begin("}else{");
                self.inner(other);
            }
            self.writer.begin("}");
        }
        self.writer.flush();
    }

    fn inner(&mut self, list: &[Stmt]) {
        self.writer.flush();
        self.writer.depth += 1;
        self.list(list);
        self.writer.flush();
        self.writer.depth -= 1;
    }

    /// An arm of a switch; the one without values is the default.
    fn arm(&mut self, values: &[u32], arm: &[Stmt]) {
        self.writer.flush();
        for values in values.chunks(10) {
            self.writer.flush();
            let cases: Vec<String> = values
                .iter()
                .map(|value| format!("case {}:", constant(Type::I32, u64::from(*value), false)))
                .collect();
            self.writer.statement(&cases.concat());
        }
        if values.is_empty() {
            self.writer.statement("default:");
        }
        self.list(arm);
    }
}
