//! The C file as a whole.

use crate::error::{unsupported, Error};
use crate::expr::{Callee, Node, Type};
use crate::function::Function;
use crate::module::{value_type, Import, Signature};
use crate::print::{c_type, constant, Printer};
use crate::program::Program;
use crate::runtime::{self, Helper, Memory};
use crate::stack;
use crate::stmt::{each, each_node, maybe_uninitialized, used_vars, Stmt};
use crate::Options;
use std::collections::{BTreeMap, BTreeSet};

/// Lines are filled with statements up to about so many columns.
const COLUMNS: usize = 100;

/// Writes the program.
pub fn emit(program: &Program, options: &Options) -> Result<String, Error> {
    let mut helpers = BTreeSet::new();
    let mut functions = String::new();
    let declared = forward(program);
    for index in &declared {
        functions.push_str(&head(*index, &program.functions[index].signature, None));
        functions.push_str(";\n");
    }
    for number in program.indirect_calls() {
        dispatch(&mut functions, program, number, &mut helpers);
    }
    for (index, function) in &program.functions {
        let has_stack = program.stack_top.is_some();
        body(&mut functions, *index, function, has_stack, &mut helpers);
    }
    let data = data(program)?;
    if !data.is_empty() {
        helpers.insert(Helper::Memory);
    }
    runtime::complete(&mut helpers);

    let mut code = String::new();
    let limit = program.module.page_limit(options.memory_pages)?;
    let memory = Memory { pages: program.module.pages, limit, stack_top: program.stack_top };
    runtime::define(&mut code, &helpers, &memory);
    globals(&mut code, program)?;
    code.push_str("/* functions */\n");
    code.push_str(&functions);
    // Every end of the program is by exit or a return from main: what is written is never lost.
    let flush = if helpers.contains(&Helper::Put) { " atexit(flush);\n" } else { "" };
    code.push_str(&format!(
        "int main(void){{\n{flush}{data} f{}();\n return 0;\n}}\n",
        program.module.run
    ));

    let mut out = comment(options.header);
    for (header, functions) in [
        ("stdio", &["fread", "fwrite"][..]),
        ("stdlib", &["atexit", "exit"]),
        ("string", &["memcpy", "memmove", "memset"]),
    ] {
        if functions.iter().any(|function| has_word(&code, function)) {
            out.push_str(&format!("#include <{header}.h>\n"));
        }
    }
    out.push_str(&types(&code));
    out.push_str(&code);
    Ok(out)
}

/// The 64-bit types and literals: their names, for Microsoft's compiler, for the others. Old
/// versions of that have no `long long`, and all have `__int64`.
const WIDE: [[&str; 3]; 4] = [
    ["U", "typedef unsigned __int64 U;", "typedef unsigned long long U;"],
    ["S", "typedef __int64 S;", "typedef long long S;"],
    ["U64", "#define U64(x) x##ui64", "#define U64(x) x##ULL"],
    ["S64", "#define S64(x) x##i64", "#define S64(x) x##LL"],
];

/// The definitions of the types that the code names, and of how their literals are written.
fn types(code: &str) -> String {
    let mut out = String::new();
    if has_word(code, "u") {
        out.push_str("typedef unsigned u;\n");
    }
    let used: Vec<_> = WIDE.into_iter().filter(|[name, ..]| has_word(code, name)).collect();
    if !used.is_empty() {
        let list =
            |column: usize| used.iter().map(|row| row[column]).collect::<Vec<_>>().join("\n");
        out.push_str(&format!("#ifdef _MSC_VER\n{}\n#else\n{}\n#endif\n", list(1), list(2)));
    }
    out
}

/// Whether an identifier occurs in the text; one in a string does no harm.
fn has_word(code: &str, word: &str) -> bool {
    let part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    code.match_indices(word)
        .any(|(at, _)| !code[..at].ends_with(part) && !code[at + word.len()..].starts_with(part))
}

/// The comment at the top. What would end it, or what compilers warn of in it, is broken up.
fn comment(header: &str) -> String {
    let mut out = String::from("/*\n");
    for line in header.lines() {
        let line = line.replace("*/", "* /").replace("/*", "/ *").replace("??", "? ?");
        out.push_str(format!(" * {line}").trim_end());
        out.push('\n');
    }
    out + " */\n"
}

/// The functions that are called before they are defined.
fn forward(program: &Program) -> BTreeSet<u32> {
    let mut declared = BTreeSet::new();
    for number in program.indirect_calls() {
        let targets = program.targets(&program.indirect[number]).into_keys();
        declared.extend(targets.filter(|index| program.functions.contains_key(index)));
    }
    for (index, function) in &program.functions {
        for callee in function.callees() {
            if let Callee::Function(callee) = callee {
                if callee > *index {
                    declared.insert(callee);
                }
            }
        }
    }
    declared
}

/// The head of a function: its declaration, or with names its definition.
fn head(index: u32, signature: &Signature, names: Option<&dyn Fn(usize) -> String>) -> String {
    let result = signature.result.map_or("void", c_type);
    format!("static {result} f{index}({})", parameters(signature, names))
}

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
fn short_name(n: usize) -> String {
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

/// A function that calls the functions of one signature by their table index.
fn dispatch(out: &mut String, program: &Program, number: usize, helpers: &mut BTreeSet<Helper>) {
    let signature = &program.indirect[number];
    let result = signature.result.map_or("void", c_type);
    let mut params = String::from("u index");
    let names: Vec<String> = (0..signature.params.len()).map(short_name).collect();
    for (name, ty) in names.iter().zip(&signature.params) {
        params.push_str(&format!(",{} {name}", c_type(*ty)));
    }
    out.push_str(&format!("static {result} call{number}({params}){{\n"));
    let end = if signature.result.is_some() { "return 0;" } else { "" };
    let targets = program.targets(signature);
    if targets.is_empty() {
        let unused = names.join(";(void)") + ";";
        let unused = if names.is_empty() { "" } else { &format!("(void){unused}") };
        out.push_str(&format!(" (void)index;{unused}\n exit(1);{end}\n}}\n"));
        return;
    }
    out.push_str(" switch(index){\n");
    for (function, indices) in targets {
        for index in indices {
            out.push_str(&format!(" case {index}:"));
        }
        let name = match program.module.import_at(function) {
            Some(Import::Fail) => {
                out.push_str("break;\n");
                continue;
            }
            Some(import) => {
                let helper = if import == Import::Get { Helper::Get } else { Helper::Put };
                helpers.insert(helper);
                helper.name().to_string()
            }
            None => format!("f{function}"),
        };
        let call = format!("{name}({});", names.join(","));
        let call =
            if signature.result.is_some() { format!("return {call}") } else { call + "return;" };
        out.push_str(&format!("{call}\n"));
    }
    out.push_str(&format!(" }}\n exit(1);{end}\n}}\n"));
}

/// The definition of a function.
fn body(
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

/// Fills lines with statements.
struct Writer<'a> {
    out: &'a mut String,
    line: String,
    depth: usize,
}

impl Writer<'_> {
    fn flush(&mut self) {
        if !self.line.is_empty() {
            self.out.push_str(&self.line);
            self.out.push('\n');
            self.line.clear();
        }
    }

    /// A line of its own.
    fn own(&mut self, depth: usize, text: &str) {
        self.flush();
        self.out.push_str(&" ".repeat(depth));
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// A statement that may share its line.
    fn statement(&mut self, text: &str) {
        // A label waits for its statement.
        if self.line.len() + text.len() > COLUMNS && !self.line.ends_with(':') {
            self.flush();
        }
        if self.line.is_empty() {
            self.line.push_str(&" ".repeat(self.depth));
        }
        self.line.push_str(text);
    }

    /// The beginning of a line, except that it may follow a label.
    fn begin(&mut self, text: &str) {
        if !self.line.ends_with(':') {
            self.flush();
        }
        self.statement(text);
    }

    /// A label, at the beginning of a line.
    fn label(&mut self, label: u32) {
        if !self.line.ends_with(':') {
            self.flush();
        }
        self.line.push_str(&format!("L{label}:"));
    }
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
            Stmt::SetGlobal(0, value) if self.has_stack && !stack::gives_back(value) => {
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

/// The definitions of the global variables in use.
fn globals(out: &mut String, program: &Program) -> Result<(), Error> {
    let mut used = BTreeSet::new();
    for function in program.functions.values() {
        each(&function.body, &mut |stmt| {
            if let Stmt::SetGlobal(global, _) = stmt {
                used.insert(*global);
            }
        });
        each_node(&function.body, &mut |node| {
            if let Node::Global(global) = node {
                used.insert(*global);
            }
        });
    }
    for index in used {
        let global = &program.module.globals[index as usize];
        let ty = value_type(global.ty)?;
        let init = global.init.ok_or_else(|| unsupported("first value of a global"))?;
        out.push_str(&format!("static {} g{index}={};\n", c_type(ty), constant(ty, init, false)));
    }
    Ok(())
}

/// The longest string of a data segment; C promises to take 509 characters.
const MAX_STRING: usize = 400;

/// So many zero bytes in a row are worth a new string.
const ZEROS: usize = 16;

/// The statements that fill the memory.
fn data(program: &Program) -> Result<String, Error> {
    let mut segments = program.module.data.clone();
    segments.retain(|(_, bytes)| !bytes.is_empty());
    segments.sort_unstable_by_key(|(at, _)| *at);
    let mut out = String::new();
    let mut end = 0;
    for (at, bytes) in segments {
        let start = at as usize;
        // The later of them would win, also with its zeros, which are left out here.
        if start < end {
            return Err(unsupported("overlapping data segments"));
        }
        end = start + bytes.len();
        for (offset, piece) in pieces(bytes) {
            let text = c_string(piece);
            out.push_str(&format!(" memcpy(M+{},{text},{});\n", start + offset, piece.len()));
        }
    }
    Ok(out)
}

/// What is not zero of a segment, with the offsets.
fn pieces(bytes: &[u8]) -> Vec<(usize, &[u8])> {
    let mut pieces = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == 0 {
            at += 1;
            continue;
        }
        let rest = &bytes[at..bytes.len().min(at + MAX_STRING)];
        let stop = rest.windows(ZEROS).position(|window| window.iter().all(|&byte| byte == 0));
        let piece = &rest[..stop.unwrap_or(rest.len())];
        let zeros = piece.iter().rev().take_while(|&&byte| byte == 0).count();
        pieces.push((at, &piece[..piece.len() - zeros]));
        at += piece.len();
    }
    pieces
}

/// A string literal, on several lines if it is long.
fn c_string(bytes: &[u8]) -> String {
    let mut out = String::from("\"");
    let mut column = 24;
    for (at, &byte) in bytes.iter().enumerate() {
        let before = out.len();
        match byte {
            b'\n' => out.push_str("\\n"),
            // A question mark might begin a trigraph.
            b'"' | b'\\' | b'?' => {
                out.push('\\');
                out.push(char::from(byte));
            }
            b' '..=b'~' => out.push(char::from(byte)),
            // A digit that follows must not become part of the number.
            _ if bytes.get(at + 1).is_some_and(u8::is_ascii_digit) => {
                out.push_str(&format!("\\{byte:03o}"));
            }
            _ => out.push_str(&format!("\\{byte:o}")),
        }
        column += out.len() - before;
        if column >= COLUMNS && at + 1 < bytes.len() {
            out.push_str("\"\n  \"");
            column = 3;
        }
    }
    out + "\""
}
