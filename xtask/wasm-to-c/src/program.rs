//! The functions that `run` reaches.

use crate::error::Error;
use crate::expr::Callee;
use crate::function::{translate, Function};
use crate::module::Module;
use crate::shadow_stack;
use crate::traps::{only_traps, trap_calls};
use crate::types::Signature;
use std::collections::{BTreeMap, BTreeSet};

/// All that the C file is made from.
#[derive(Debug)]
pub struct Program<'m, 'a> {
    pub module: &'m Module<'a>,
    /// By index.
    pub functions: BTreeMap<u32, Function>,
    /// The signatures of the calls through the table.
    pub indirect: Vec<Signature>,
    /// The first value of the stack pointer, if there is one.
    pub stack_top: Option<u64>,
}

impl<'m, 'a> Program<'m, 'a> {
    /// Translates what `run` reaches.
    pub fn new(module: &'m Module<'a>) -> Result<Self, Error> {
        let mut program = Program {
            module,
            functions: BTreeMap::new(),
            indirect: Vec::new(),
            stack_top: shadow_stack::top(module)?,
        };
        loop {
            let reached = program.reached();
            let missing: Vec<u32> = reached
                .into_iter()
                .filter(|f| !program.functions.contains_key(f) && module.import_at(*f).is_none())
                .collect();
            if missing.is_empty() {
                break;
            }
            for index in missing {
                let function = translate(module, index, &mut program.indirect)?;
                program.functions.insert(index, function);
            }
        }
        program.prune_traps();
        Ok(program)
    }

    /// Ends the program directly where a function that only traps is called: what is left of
    /// Rust's panics.
    fn prune_traps(&mut self) {
        let mut trapping = BTreeSet::new();
        loop {
            for (&index, function) in &self.functions {
                if only_traps(&function.body, &trapping) {
                    trapping.insert(index);
                }
            }
            let before = self.functions.len();
            for function in self.functions.values_mut() {
                trap_calls(&mut function.body, &trapping);
            }
            let reached = self.reached();
            self.functions.retain(|index, _| reached.contains(index));
            let known = trapping.len();
            trapping.retain(|index| self.functions.contains_key(index));
            if self.functions.len() == before && trapping.len() == known {
                return;
            }
        }
    }

    /// The table entries that a call with this signature may reach, with their indices.
    pub fn targets(&self, signature: &Signature) -> BTreeMap<u32, Vec<usize>> {
        let mut targets: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
        for (index, entry) in self.module.table.iter().enumerate() {
            if let Some(function) = *entry {
                if self.module.signature(function).as_ref() == Ok(signature) {
                    targets.entry(function).or_default().push(index);
                }
            }
        }
        targets
    }

    /// The functions that `run` calls, and those that they call, as far as they are translated.
    fn reached(&self) -> BTreeSet<u32> {
        let mut reached = BTreeSet::from([self.module.run]);
        let mut todo = vec![self.module.run];
        let mut signatures = BTreeSet::new();
        while let Some(index) = todo.pop() {
            let Some(function) = self.functions.get(&index) else { continue };
            for callee in function.callees() {
                let next = match callee {
                    Callee::Function(next) => vec![next],
                    Callee::Indirect(number) if signatures.insert(number) => {
                        self.targets(&self.indirect[number]).into_keys().collect()
                    }
                    _ => Vec::new(),
                };
                todo.extend(next.into_iter().filter(|next| reached.insert(*next)));
            }
        }
        reached
    }

    /// The numbers of the signatures that are called through the table.
    pub fn indirect_calls(&self) -> BTreeSet<usize> {
        let callees = self.functions.values().flat_map(Function::callees);
        callees
            .filter_map(|callee| match callee {
                Callee::Indirect(number) => Some(number),
                _ => None,
            })
            .collect()
    }
}
