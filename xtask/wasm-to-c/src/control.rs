//! Control flow: the open blocks of a function, and jumps out of them.
//!
//! A block becomes a label at its end, a loop one at its beginning, and a jump to either a `goto`.
//! Only `if` keeps its form.

use crate::builder::{stack_underflow, Builder};
use crate::error::{unsupported, Error};
use crate::expr::Expr;
use crate::operation::Compare;
use crate::stmt::Stmt;
use crate::types::Type;
use wasmparser::BrTable;

/// Compilers have limits for nested blocks too, and so has the stack of this program.
const MAX_NESTING: usize = 250;

/// What opened a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Function,
    Block,
    Loop,
    If,
    Else,
}

/// A block that is open.
#[derive(Debug)]
struct Frame {
    kind: Kind,
    label: u32,
    /// How many operands are below it.
    height: usize,
    /// The variable for its result.
    result: Option<usize>,
    /// Whether a jump goes to its label.
    targeted: bool,
    /// What stands before an `if`.
    before: Vec<Stmt>,
    condition: Option<Expr>,
    /// The first branch, in the `else` part.
    then: Vec<Stmt>,
    /// Whether the end of the first branch is reached.
    then_live: bool,
}

impl Frame {
    fn new(kind: Kind, label: u32, height: usize) -> Self {
        Frame {
            kind,
            label,
            height,
            result: None,
            targeted: false,
            before: Vec::new(),
            condition: None,
            then: Vec::new(),
            then_live: true,
        }
    }
}

/// The open blocks of a function.
#[derive(Debug)]
pub struct Control {
    frames: Vec<Frame>,
    /// How many labels there are.
    labels: u32,
    /// Whether the function has a result.
    has_result: bool,
}

impl Control {
    /// The blocks at the beginning of a function: its body.
    pub fn new(has_result: bool) -> Self {
        Control { frames: vec![Frame::new(Kind::Function, 0, 0)], labels: 0, has_result }
    }

    /// Whether the end of the function is still to come.
    pub fn is_open(&self) -> bool {
        !self.frames.is_empty()
    }

    /// The statements of a jump; the result of the block is the topmost operand.
    fn jump(&mut self, code: &Builder, depth: u32) -> Result<Vec<Stmt>, Error> {
        let at = self.frames.len().checked_sub(1 + depth as usize).ok_or_else(stack_underflow)?;
        let top = code.stack.last().cloned();
        let frame = &mut self.frames[at];
        if frame.kind == Kind::Function {
            let value = if self.has_result { top } else { None };
            return Ok(vec![Stmt::Return(value)]);
        }
        frame.targeted = true;
        let mut list = Vec::new();
        if frame.kind != Kind::Loop {
            if let Some(var) = frame.result {
                list.push(Stmt::Set(var, top.ok_or_else(stack_underflow)?));
            }
        }
        list.push(Stmt::Goto(frame.label));
        Ok(list)
    }

    /// Whether a jump takes a value along.
    fn jump_has_value(&self, depth: u32) -> bool {
        let frame = self.frames.iter().rev().nth(depth as usize);
        frame.is_some_and(|frame| match frame.kind {
            Kind::Function => self.has_result,
            Kind::Loop => false,
            _ => frame.result.is_some(),
        })
    }

    /// Leaves the block for good, with the result on the stack.
    pub fn br(&mut self, code: &mut Builder, depth: u32) -> Result<(), Error> {
        let has_value = self.jump_has_value(depth);
        if has_value {
            let value = code.pop()?;
            let [value] = code.forward([value]);
            code.stack.push(value);
        }
        let jump = self.jump(code, depth)?;
        code.body.extend(jump);
        Ok(())
    }

    /// Leaves the function.
    pub fn return_(&mut self, code: &mut Builder) -> Result<(), Error> {
        let outermost = u32::try_from(self.frames.len() - 1).map_err(|_| stack_underflow())?;
        self.br(code, outermost)
    }

    /// Leaves the block if the topmost operand is not zero.
    pub fn br_if(&mut self, code: &mut Builder, depth: u32) -> Result<(), Error> {
        let condition = code.pop()?.truth();
        if self.jump_has_value(depth) {
            code.spill_top();
        }
        let [condition] = code.forward([condition]);
        let jump = self.jump(code, depth)?;
        code.body.push(Stmt::If(condition, jump, Vec::new()));
        Ok(())
    }

    /// Leaves the block that the topmost operand chooses, for good.
    pub fn br_table(&mut self, code: &mut Builder, table: &BrTable) -> Result<(), Error> {
        let index = code.pop()?;
        let default = table.default();
        if self.jump_has_value(default) {
            code.spill_top();
        }
        let mut arms: Vec<(u32, Vec<u32>)> = Vec::new();
        for (value, target) in (0..).zip(table.targets()) {
            let target = target?;
            if target == default {
                continue;
            }
            match arms.iter_mut().find(|arm| arm.0 == target) {
                Some(arm) => arm.1.push(value),
                None => arms.push((target, vec![value])),
            }
        }
        let default = self.jump(code, default)?;
        match arms.as_slice() {
            [] => code.body.extend(default),
            [(target, values)] if values.len() == 1 => {
                let value = Expr::constant(Type::I32, u64::from(values[0]));
                let condition = Expr::compare(Compare::Eq, false, index, value);
                let [condition] = code.forward([condition]);
                let jump = self.jump(code, *target)?;
                code.body.push(Stmt::If(condition, jump, Vec::new()));
                code.body.extend(default);
            }
            _ => {
                let [index] = code.forward([index]);
                let mut list = Vec::new();
                for (target, values) in arms {
                    list.push((values, self.jump(code, target)?));
                }
                list.push((Vec::new(), default));
                code.body.push(Stmt::Switch(index, list));
            }
        }
        Ok(())
    }

    /// Opens a block; an `if` takes its condition from the stack.
    pub fn open(
        &mut self,
        code: &mut Builder,
        kind: Kind,
        result: Option<Type>,
    ) -> Result<(), Error> {
        let nesting = self.frames.iter().filter(|frame| frame.condition.is_some()).count();
        if nesting > MAX_NESTING {
            return Err(unsupported(format!("nesting of more than {MAX_NESTING} times `if`")));
        }
        let result = result.map(|ty| code.temporary(ty));
        let condition = if kind == Kind::If { Some(code.pop()?.truth()) } else { None };
        code.spill_all();
        self.labels += 1;
        let mut frame = Frame::new(kind, self.labels, code.stack.len());
        frame.result = result;
        if kind == Kind::Loop {
            code.body.push(Stmt::Label(self.labels));
        }
        if let Some(condition) = condition {
            let [condition] = code.forward([condition]);
            frame.condition = Some(condition);
            frame.before = std::mem::take(&mut code.body);
        }
        self.frames.push(frame);
        Ok(())
    }

    /// The end of a branch: its result goes where the block's result is wanted.
    fn finish(&self, code: &mut Builder, live: bool) -> Result<(), Error> {
        let (result, height) = match self.frames.last() {
            Some(frame) => (frame.result, frame.height),
            None => return Err(stack_underflow()),
        };
        if live {
            if let Some(var) = result {
                let value = code.pop()?;
                code.set(var, value);
            }
        }
        code.stack.truncate(height);
        Ok(())
    }

    /// The end of the first branch of an `if`, whether it is reached or not.
    pub fn else_(&mut self, code: &mut Builder, live: bool) -> Result<(), Error> {
        self.finish(code, live)?;
        let frame = self.frames.last_mut().ok_or_else(stack_underflow)?;
        frame.kind = Kind::Else;
        frame.then_live = live;
        frame.then = std::mem::take(&mut code.body);
        Ok(())
    }

    /// The end of a block. Gives whether the code after it is reached.
    pub fn end(&mut self, code: &mut Builder, live: bool) -> Result<bool, Error> {
        if self.frames.len() == 1 {
            if live && self.has_result {
                let value = code.pop()?;
                let [value] = code.forward([value]);
                code.body.push(Stmt::Return(Some(value)));
            }
            self.frames.pop();
            return Ok(false);
        }
        self.finish(code, live)?;
        let frame = self.frames.pop().ok_or_else(stack_underflow)?;
        let mut live = live;
        if let Some(condition) = frame.condition {
            let last = std::mem::replace(&mut code.body, frame.before);
            if frame.kind == Kind::Else {
                live |= frame.then_live;
                code.body.push(Stmt::If(condition, frame.then, last));
            } else {
                // Without `else` the condition may fail.
                live = true;
                code.body.push(Stmt::If(condition, last, Vec::new()));
            }
        }
        if frame.kind != Kind::Loop && frame.targeted {
            code.body.push(Stmt::Label(frame.label));
            live = true;
        }
        if live {
            if let Some(var) = frame.result {
                code.stack.push(Expr::var(code.vars[var], var));
            }
        }
        Ok(live)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Type::I32;

    /// `(block (result i32) 1 local.get 0 br_if 0 …)`, with the rest to come.
    fn block_with_br_if() -> (Builder, Control) {
        let mut code = Builder::new(vec![I32]);
        let mut control = Control::new(true);
        control.open(&mut code, Kind::Block, Some(I32)).unwrap();
        code.push(Expr::i32(1));
        code.push(Expr::var(I32, 0));
        control.br_if(&mut code, 0).unwrap();
        (code, control)
    }

    #[test]
    fn a_jump_takes_the_result_along() {
        let (mut code, mut control) = block_with_br_if();
        let jump = vec![Stmt::Set(1, Expr::i32(1)), Stmt::Goto(1)];
        assert_eq!(code.body, [Stmt::If(Expr::var(I32, 0).truth(), jump, Vec::new())]);
        // The operand is still there for the way on.
        assert!(control.end(&mut code, true).unwrap());
        assert_eq!(code.body[1..], [Stmt::Set(1, Expr::i32(1)), Stmt::Label(1)]);
        assert_eq!(code.stack, [Expr::var(I32, 1)]);
    }

    #[test]
    fn what_follows_a_block_is_reached_if_a_jump_goes_there() {
        let (mut code, mut control) = block_with_br_if();
        assert!(control.end(&mut code, false).unwrap());
        let mut code = Builder::new(Vec::new());
        let mut control = Control::new(false);
        control.open(&mut code, Kind::Block, None).unwrap();
        assert!(!control.end(&mut code, false).unwrap());
    }

    #[test]
    fn a_jump_to_a_loop_goes_to_its_beginning() {
        let mut code = Builder::new(Vec::new());
        let mut control = Control::new(false);
        control.open(&mut code, Kind::Loop, Some(I32)).unwrap();
        control.br(&mut code, 0).unwrap();
        assert!(!control.end(&mut code, false).unwrap());
        assert_eq!(code.body, [Stmt::Label(1), Stmt::Goto(1)]);
    }

    #[test]
    fn both_branches_of_an_if_set_its_result() {
        let mut code = Builder::new(vec![I32]);
        let mut control = Control::new(true);
        code.push(Expr::var(I32, 0));
        control.open(&mut code, Kind::If, Some(I32)).unwrap();
        code.push(Expr::i32(3));
        control.else_(&mut code, true).unwrap();
        code.push(Expr::i32(4));
        assert!(control.end(&mut code, true).unwrap());
        let set = |value| vec![Stmt::Set(1, Expr::i32(value))];
        assert_eq!(code.body, [Stmt::If(Expr::var(I32, 0).truth(), set(3), set(4))]);
    }

    #[test]
    fn the_end_of_the_body_closes_the_function() {
        let mut code = Builder::new(Vec::new());
        let mut control = Control::new(true);
        code.push(Expr::i32(9));
        assert!(control.is_open());
        control.end(&mut code, true).unwrap();
        assert!(!control.is_open());
        assert_eq!(code.body, [Stmt::Return(Some(Expr::i32(9)))]);
    }
}
