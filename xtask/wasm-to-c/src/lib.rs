#![doc = include_str!("../README.md")]
//!
//! # Modules
//!
//! In this order, from the leaves to the root: each uses only those above it, and a test keeps it so.
//!
//! - `error`: what can go wrong
//! - `types`: the types of values and functions, and the imports
//! - `operation`: the operations on integers, with their values for constants
//! - `expr`: expressions
//! - `range`: which values an expression may have
//! - `fold`: building expressions, with constants folded
//! - `stmt`: statements, and walks over them
//! - `simplify`: jumps, labels and assignments without use go
//! - `traps`: calls of functions that only trap become traps
//! - `assignment`: which variables need a first value
//! - `module`: what a WebAssembly module holds
//! - `shadow_stack`: the stack in the memory of the module
//! - `builder`: the operand stack and the statements of a function under construction
//! - `control`: its open blocks, and jumps
//! - `instructions`: what each instruction does to them
//! - `function`: a function body becomes statements
//! - `program`: the functions that `run` reaches
//! - `runtime`: the C functions of `runtime.c`
//! - `precedence`: C text with the parentheses that it needs
//! - `print`: expressions as C text
//! - `lines`: C statements in filled lines
//! - `definition`: a function as C text
//! - `data`: the first contents of the memory as C text
//! - `emit`: the C file as a whole

mod assignment;
mod builder;
mod control;
mod data;
mod definition;
mod emit;
mod error;
mod expr;
mod fold;
mod function;
mod instructions;
mod lines;
mod module;
mod operation;
mod precedence;
mod print;
mod program;
mod range;
mod runtime;
mod shadow_stack;
mod simplify;
mod stmt;
mod traps;
mod types;

pub use emit::Options;
pub use error::Error;

/// Translates a module into C. The same module and options always give the same text.
///
/// # Errors
///
/// If the module is invalid, or holds something that this crate does not know to translate.
pub fn translate(wasm: &[u8], options: &Options) -> Result<String, Error> {
    let module = module::Module::read(wasm)?;
    let program = program::Program::new(&module)?;
    emit::emit(&program, options)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::fs;
    use std::path::Path;

    /// The order is that of the documentation above.
    #[test]
    fn modules_use_only_those_above_them() {
        let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let lines = include_str!("lib.rs").lines();
        let order: Vec<&str> =
            lines.filter_map(|line| line.strip_prefix("//! - `")?.split('`').next()).collect();
        let mut above = BTreeSet::new();
        for name in &order {
            let text = fs::read_to_string(src.join(format!("{name}.rs"))).expect(name);
            for path in text.split("crate::").skip(1) {
                let used = path.split(|letter: char| letter != '_' && !letter.is_alphanumeric());
                let used = used.take(1).collect::<String>();
                assert!(above.contains(&used), "{name} uses {used}, which is not above it");
            }
            above.insert((*name).to_string());
        }
        let declared = include_str!("lib.rs").lines();
        let declared = declared.filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
        assert_eq!(above, declared.map(String::from).collect(), "the order lacks modules");
    }
}
