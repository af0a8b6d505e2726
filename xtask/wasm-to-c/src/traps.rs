//! Functions that do nothing but end the program: what is left of Rust's panics.

use crate::expr::{Callee, Expr, Node};
use crate::simplify::simplify;
use crate::stmt::{calls, replace, Stmt};
use std::collections::BTreeSet;

/// Whether a body ends the program before anything that can be seen from outside, given the
/// functions known to do so.
pub fn only_traps(body: &[Stmt], trapping: &BTreeSet<u32>) -> bool {
    for stmt in body {
        match stmt {
            Stmt::Trap => return true,
            Stmt::Set(..) | Stmt::SetGlobal(..) | Stmt::Store(..) | Stmt::Eval(_) => {
                for expr in stmt.exprs() {
                    let mut all = true;
                    let mut some = false;
                    expr.each(&mut |node| {
                        if let Node::Call(callee, _) = node {
                            some = true;
                            all &= matches!(callee, Callee::Function(f) if trapping.contains(f));
                        }
                    });
                    if some {
                        return all;
                    }
                }
            }
            _ => return false,
        }
    }
    false
}

/// Ends the program where a function is called that does nothing else.
pub fn trap_calls(body: &mut Vec<Stmt>, trapping: &BTreeSet<u32>) {
    replace(body, &|stmt| {
        for expr in stmt.exprs() {
            if let Some(arguments) = trapping_call(expr, trapping) {
                let mut list: Vec<Stmt> = arguments.iter().flat_map(calls).collect();
                list.push(Stmt::Trap);
                return list;
            }
        }
        vec![stmt]
    });
    simplify(body);
}

/// The arguments of the innermost call of a trapping function in an expression.
fn trapping_call<'a>(expr: &'a Expr, trapping: &BTreeSet<u32>) -> Option<&'a [Expr]> {
    expr.parts().into_iter().find_map(|part| trapping_call(part, trapping)).or_else(|| match &expr
        .node
    {
        Node::Call(Callee::Function(f), arguments) if trapping.contains(f) => Some(arguments),
        _ => None,
    })
}
