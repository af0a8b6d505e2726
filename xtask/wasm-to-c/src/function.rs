//! One function body: from instructions on an operand stack to statements.

use crate::builder::Builder;
use crate::control::Control;
use crate::error::Error;
use crate::expr::{Callee, Node};
use crate::instructions::Translator;
use crate::module::{value_type, Module};
use crate::simplify::simplify;
use crate::stmt::{each_node, Stmt};
use crate::types::{Signature, Type};
use std::collections::BTreeSet;
use wasmparser::Operator;

/// A translated function.
#[derive(Debug)]
pub struct Function {
    pub signature: Signature,
    /// The types of the variables: parameters, locals, temporaries.
    pub vars: Vec<Type>,
    pub body: Vec<Stmt>,
}

impl Function {
    /// Where the calls in the body go to.
    pub fn callees(&self) -> BTreeSet<Callee> {
        let mut callees = BTreeSet::new();
        each_node(&self.body, &mut |node| {
            if let Node::Call(callee, _) = node {
                callees.insert(*callee);
            }
        });
        callees
    }
}

/// Translates the body of a function; `indirect` collects the signatures of the calls through the
/// table.
pub fn translate(
    module: &Module,
    index: u32,
    indirect: &mut Vec<Signature>,
) -> Result<Function, Error> {
    let signature = module.signature(index)?;
    let body = module.body(index);
    let mut vars = signature.params.clone();
    // The number is within the validator's limit.
    let mut locals = body.get_locals_reader()?;
    for _ in 0..locals.get_count() {
        let (count, ty) = locals.read()?;
        let ty = value_type(ty)?;
        vars.extend(std::iter::repeat_n(ty, count as usize));
    }
    let mut translator = Translator {
        module,
        indirect,
        code: Builder::new(vars),
        control: Control::new(signature.result.is_some()),
    };
    let mut operators = body.get_operators_reader()?;
    // How deep the current place is in blocks that are not reached; 0 where it is reached.
    let mut dead = 0;
    while translator.control.is_open() {
        let operator = operators.read()?;
        if dead > 0 {
            match operator {
                Operator::Block { .. } | Operator::Loop { .. } | Operator::If { .. } => {
                    dead += 1;
                    continue;
                }
                Operator::End if dead > 1 => {
                    dead -= 1;
                    continue;
                }
                Operator::Else | Operator::End if dead == 1 => {}
                _ => continue,
            }
        }
        let live = translator.operator(operator, dead == 0)?;
        dead = u32::from(!live);
    }
    let Builder { vars, mut body, .. } = translator.code;
    simplify(&mut body);
    Ok(Function { signature, vars, body })
}
