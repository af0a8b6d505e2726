//! The operands and the statements of a function under construction.
//!
//! Values wait on the operand stack as expressions. Before something that may change what a waiting
//! expression reads, the expression is spilled: it goes into a temporary variable. What has gone
//! into a temporary just before it is read goes back into the expression that reads it, if the order
//! of evaluation does not matter.

use crate::error::Error;
use crate::expr::{Expr, Node};
use crate::stmt::Stmt;
use crate::types::Type;

/// Expressions with more nodes than this are broken up.
const MAX_SIZE: u32 = 40;

/// A function under construction.
#[derive(Debug, Default)]
pub struct Builder {
    /// The types of the variables: parameters, locals, temporaries.
    pub vars: Vec<Type>,
    /// How many variables are parameters and locals; the others are temporaries.
    locals: usize,
    /// The operand stack.
    pub stack: Vec<Expr>,
    /// The statements of the innermost list.
    pub body: Vec<Stmt>,
}

/// What the validator has made sure of did not hold.
pub fn stack_underflow() -> Error {
    Error::Invalid("operand stack".into())
}

impl Builder {
    /// A function with these parameters and locals.
    pub fn new(locals: Vec<Type>) -> Self {
        Builder { locals: locals.len(), vars: locals, ..Builder::default() }
    }

    /// Takes the topmost operand.
    pub fn pop(&mut self) -> Result<Expr, Error> {
        self.stack.pop().ok_or_else(stack_underflow)
    }

    /// Takes the topmost `count` operands, the topmost last.
    pub fn pop_many(&mut self, count: usize) -> Result<Vec<Expr>, Error> {
        let first = self.stack.len().checked_sub(count).ok_or_else(stack_underflow)?;
        Ok(self.stack.split_off(first))
    }

    /// Puts an operand on the stack, in a temporary if it has grown too long.
    pub fn push(&mut self, expr: Expr) {
        let long = expr.size > MAX_SIZE;
        self.stack.push(expr);
        if long {
            self.spill_at(self.stack.len() - 1);
        }
    }

    /// A new variable.
    pub fn temporary(&mut self, ty: Type) -> usize {
        self.vars.push(ty);
        self.vars.len() - 1
    }

    /// Whether a variable is a temporary: never set while its value waits on the stack.
    fn is_temporary(&self, var: usize) -> bool {
        var >= self.locals
    }

    /// Puts the operand at a place of the stack into a temporary.
    fn spill_at(&mut self, at: usize) {
        let ty = self.stack[at].ty;
        let var = self.temporary(ty);
        let expr = std::mem::replace(&mut self.stack[at], Expr::var(ty, var));
        self.body.push(Stmt::Set(var, expr));
    }

    /// Spills the operands for which the test holds.
    pub fn spill_if(&mut self, test: impl Fn(&Expr) -> bool) {
        for at in 0..self.stack.len() {
            if test(&self.stack[at]) {
                self.spill_at(at);
            }
        }
    }

    /// Keeps waiting expressions from a change of memory.
    pub fn spill_memory(&mut self) {
        self.spill_if(Expr::reads_memory);
    }

    /// Puts all operands into temporaries that are not safe in them already, or constant: what
    /// comes next may change anything on some of its ways only.
    pub fn spill_all(&mut self) {
        for at in 0..self.stack.len() {
            let safe = match self.stack[at].node {
                Node::Const(_) => true,
                Node::Var(var) => self.is_temporary(var),
                _ => false,
            };
            if !safe {
                self.spill_at(at);
            }
        }
    }

    /// Makes the topmost operand one that may be evaluated more than once.
    pub fn spill_top(&mut self) {
        if let Some(top) = self.stack.last() {
            if !matches!(top.node, Node::Const(_) | Node::Var(_)) {
                self.spill_at(self.stack.len() - 1);
            }
        }
    }

    /// Keeps calculations with truth values apart from signed operations on the top operands.
    pub fn spill_comparisons(&mut self) {
        for at in self.stack.len().saturating_sub(2)..self.stack.len() {
            if self.stack[at].has_truth_inside() {
                self.spill_at(at);
            }
        }
    }

    /// The expressions that are to be evaluated next, with the value of the last statement back in
    /// one of them, if it only sets a temporary that this one reads.
    pub fn forward<const N: usize>(&mut self, mut exprs: [Expr; N]) -> [Expr; N] {
        self.forward_into(&mut exprs);
        exprs
    }

    /// Does what [`Builder::forward`] says, if the order of evaluation, which C leaves open, does
    /// not matter.
    pub fn forward_into(&mut self, exprs: &mut [Expr]) {
        let Some(Stmt::Set(var, value)) = self.body.last() else { return };
        let var = *var;
        if !self.is_temporary(var) || self.stack.iter().any(|expr| expr.reads_var(var)) {
            return;
        }
        let mut reads = 0;
        for expr in exprs.iter() {
            expr.each(&mut |node| reads += u32::from(*node == Node::Var(var)));
        }
        if reads != 1 || value.size > MAX_SIZE {
            return;
        }
        let whole = exprs.len() == 1 && exprs[0].node == Node::Var(var);
        let mut state = false;
        value.each(&mut |node| {
            if let Node::Call(callee, _) = node {
                state |= callee.touches_state();
            }
        });
        // A value without a call has been put into the temporary for a reason.
        let free = matches!(value.node, Node::Call(..))
            && exprs.iter().all(|expr| {
                !(expr.has_call() || selects(expr, var) || (state && expr.reads_state()))
            });
        if whole || free {
            let Some(Stmt::Set(_, value)) = self.body.pop() else { return };
            for expr in exprs {
                if expr.reads_var(var) {
                    substitute(expr, var, value);
                    return;
                }
            }
        }
    }

    /// Sets a variable.
    pub fn set(&mut self, var: usize, value: Expr) {
        let [value] = self.forward([value]);
        self.body.push(Stmt::Set(var, value));
    }
}

/// Whether the variable is read in a branch of a select, so perhaps not at all.
fn selects(expr: &Expr, var: usize) -> bool {
    let here = match &expr.node {
        Node::Select(parts) => parts[1].reads_var(var) || parts[2].reads_var(var),
        _ => false,
    };
    here || expr.parts().iter().any(|part| selects(part, var))
}

/// Puts a value in the place of a variable.
fn substitute(expr: &mut Expr, var: usize, value: Expr) {
    if expr.node == Node::Var(var) {
        *expr = value;
    } else {
        expr.size += value.size;
        if let Some(part) = expr.parts_mut().into_iter().find(|part| part.reads_var(var)) {
            substitute(part, var, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Callee;
    use crate::operation::Binary;
    use crate::types::Type::I32;

    /// A function with two locals, the first of which waits on the stack.
    fn waiting() -> Builder {
        let mut code = Builder::new(vec![I32, I32]);
        code.push(Expr::var(I32, 0));
        code
    }

    fn call(code: &mut Builder, function: u32) -> Expr {
        let var = code.temporary(I32);
        let call = Expr::call(I32, Callee::Function(function), Vec::new());
        code.body.push(Stmt::Set(var, call));
        Expr::var(I32, var)
    }

    #[test]
    fn only_what_may_change_is_spilled() {
        let mut code = waiting();
        code.spill_if(|expr| expr.reads_var(1));
        code.spill_memory();
        assert_eq!((code.stack.len(), code.body.len()), (1, 0));
        code.spill_if(|expr| expr.reads_var(0));
        assert_eq!(code.body, [Stmt::Set(2, Expr::var(I32, 0))]);
        assert_eq!(code.stack, [Expr::var(I32, 2)]);
    }

    #[test]
    fn temporaries_and_constants_are_safe() {
        let mut code = waiting();
        code.push(Expr::i32(7));
        code.spill_all();
        let once = code.body.clone();
        assert_eq!(once.len(), 1);
        code.spill_all();
        assert_eq!(code.body, once);
    }

    #[test]
    fn long_expressions_are_broken_up() {
        let mut code = waiting();
        for _ in 0..MAX_SIZE {
            let sum = code.pop().unwrap();
            code.push(Expr::binary(Binary::Add, sum, Expr::var(I32, 1)));
            assert!(code.stack[0].size <= MAX_SIZE);
        }
        assert!(!code.body.is_empty());
    }

    #[test]
    fn a_call_goes_back_to_where_it_is_read() {
        let mut code = Builder::new(vec![I32]);
        let result = call(&mut code, 5);
        let [sum] = code.forward([Expr::binary(Binary::Add, result, Expr::i32(1))]);
        assert!(sum.has_call() && code.body.is_empty());
    }

    #[test]
    fn a_call_stays_where_order_matters() {
        let mut code = Builder::new(vec![I32]);
        let result = call(&mut code, 5);
        // Another operand reads memory, which the call may change.
        let [sum] =
            code.forward([Expr::binary(Binary::Add, result.clone(), Expr::load(4, Expr::i32(0)))]);
        assert!(!sum.has_call() && code.body.len() == 1);
        // The result is read twice.
        let [sum] = code.forward([Expr::binary(Binary::Add, result.clone(), result.clone())]);
        assert!(!sum.has_call() && code.body.len() == 1);
        // Or on one way only.
        let [choice] = code.forward([Expr::select(Expr::var(I32, 0), result, Expr::i32(1))]);
        assert!(!choice.has_call() && code.body.len() == 1);
    }

    #[test]
    fn missing_operands_are_an_error() {
        let mut code = waiting();
        assert!(code.pop_many(2).is_err());
        assert!(code.pop_many(1).is_ok());
        assert!(code.pop().is_err());
    }
}
