//! The C file as a whole: the functions that `run` reaches, and what they need.

use crate::error::{unsupported, Error};
use crate::function::{self, c_type, head, literal, References};
use crate::memory;
use crate::module::{Module, PAGE};
use crate::Options;
use std::collections::BTreeMap;

/// How many bytes below the pointer of the stack a function may use without lowering it, if it calls none.
const RED_ZONE: u64 = 128;

/// Translates a module.
pub fn translate(module: &Module, options: &Options) -> Result<String, Error> {
    let mut references = References::default();
    references.functions.insert(module.run);
    let mut functions = BTreeMap::new();
    let mut dispatchers = BTreeMap::new();
    // Each function, and each call through the table, may refer to more of both.
    loop {
        let function = references.functions.iter().find(|&index| !functions.contains_key(index));
        let ty = references.indirect.iter().find(|&ty| !dispatchers.contains_key(ty));
        match (function.copied(), ty.copied()) {
            (Some(index), _) => {
                functions.insert(index, function::translate(module, index, &mut references)?);
            }
            (None, Some(ty)) => {
                dispatchers.insert(ty, dispatcher(module, ty, &mut references)?);
            }
            (None, None) => break,
        }
    }
    let limit = module.page_limit(options.memory_pages)?;
    let mut out = comment(options.header);
    for (name, value) in [
        // A module without memory has no use for the array, but C wants a length.
        ("M_BYTES", limit.max(1) * PAGE),
        ("PAGES", module.pages),
        ("MAX_PAGES", limit),
        ("STACK_TOP", module.stack_top.unwrap_or(RED_ZONE)),
        ("RED_ZONE", RED_ZONE),
    ] {
        out.push_str(&format!("#define {name} {value}u\n"));
    }
    out.push_str(include_str!("runtime.c"));
    for &index in &references.globals {
        let global = &module.globals[index as usize];
        let ty = c_type(global.ty)?;
        let init = global.init.ok_or_else(|| unsupported("first value of a global"))?;
        out.push_str(&format!("static {ty} g{index}={};\n", literal(global.ty, init)));
    }
    for &index in functions.keys() {
        let name = module.function_name(index);
        out.push_str(&head(module.function_type(index), &name, &[])?);
        out.push_str(";\n");
    }
    out.extend(dispatchers.into_values());
    out.extend(functions.into_values());
    let (data, run) = (memory::statements(module), module.function_name(module.run));
    out.push_str(&format!(
        "int main(void){{\natexit(flush_output);\n{data}{run}();\nreturn 0;\n}}\n"
    ));
    Ok(out)
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

/// A function that calls the functions of one type by their index in the table.
fn dispatcher(module: &Module, ty: u32, references: &mut References) -> Result<String, Error> {
    let (name, ty) = (format!("call{ty}"), &module.types[ty as usize]);
    let mut out = head(ty, &name, &["u32 entry"])? + "{\n";
    let mut arguments: Vec<String> =
        (0..ty.params().len()).map(|number| format!("l{number}")).collect();
    let call = format!("({});", arguments.join(","));
    arguments.push("entry".into());
    out.push_str(&format!("(void)({});\nswitch(entry){{\n", arguments.join("+")));
    let entries = module.table.iter().enumerate();
    for (entry, function) in entries.filter_map(|(entry, function)| Some((entry, (*function)?))) {
        if module.function_type(function) == ty {
            references.call(module, function);
            let callee = module.function_name(function);
            out.push_str(&match ty.results().first() {
                Some(_) => format!("case {entry}:return {callee}{call}\n"),
                None => format!("case {entry}:{callee}{call}return;\n"),
            });
        }
    }
    let result = if ty.results().is_empty() { "" } else { "return 0;\n" };
    Ok(out + &format!("default:exit(1);\n}}\n{result}}}\n"))
}
