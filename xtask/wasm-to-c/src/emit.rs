//! The C file as a whole.

use crate::data;
use crate::definition::{define, head, short_name};
use crate::error::{unsupported, Error};
use crate::expr::{Callee, Node};
use crate::module::value_type;
use crate::print::{c_type, constant};
use crate::program::Program;
use crate::runtime::{self, Helper, Memory};
use crate::stmt::{each, each_node, Stmt};
use crate::types::Import;
use std::collections::BTreeSet;

/// What the C file is to hold besides the program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Options<'a> {
    /// The text of the comment at the top, of any number of lines.
    pub header: &'a str,
    /// How many pages of 64 KiB `memory.grow` may reach in total. Without `memory.grow` the memory
    /// is as large as it is at the start.
    pub memory_pages: u32,
}

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
        define(&mut functions, *index, function, has_stack, &mut helpers);
    }
    let data = data::statements(program.module)?;
    if !data.is_empty() {
        helpers.insert(Helper::Memory);
    }
    let limit = program.module.page_limit(options.memory_pages)?;
    let memory = Memory { pages: program.module.pages, limit, stack_top: program.stack_top };
    let mut code = runtime::definitions(&helpers, &memory);
    globals(&mut code, program)?;
    code.push_str("/* functions */\n");
    code.push_str(&functions);
    // Every end of the program is by exit or a return from main: what is written is never lost.
    let flush = if helpers.contains(&Helper::Put) { " atexit(flush);\n" } else { "" };
    code.push_str(&format!(
        "int main(void){{\n{flush}{data} f{}();\n return 0;\n}}\n",
        program.module.run
    ));
    Ok(comment(options.header) + &runtime::preamble(&code) + &code)
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
                helper.name()
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
