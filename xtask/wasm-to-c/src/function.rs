//! One function body: from instructions on an operand stack to statements.
//!
//! Values wait on the stack as expressions. Before an instruction that may change what a waiting
//! expression reads, the expression goes into a temporary variable. Calls, and divisions that
//! may trap, become statements at once, so that what they do keeps its order.

use crate::error::{unsupported, Error};
use crate::expr::{Binary, Callee, Compare, Count, Expr, Node, Type};
use crate::module::{value_type, Import, Module, Signature};
use crate::stmt::{each_node, simplify, Stmt};
use std::collections::BTreeSet;
use wasmparser::{BlockType, BrTable, MemArg, Operator};

/// Expressions with more nodes than this are broken up.
const MAX_SIZE: u32 = 40;

/// Compilers have limits for nested blocks too, and so has the stack of this program.
const MAX_NESTING: usize = 250;

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
        locals: vars.len(),
        vars,
        stack: Vec::new(),
        frames: vec![Frame::new(Kind::Function, 0, 0)],
        body: Vec::new(),
        labels: 0,
        result: signature.result,
    };
    let mut operators = body.get_operators_reader()?;
    // How deep the current place is in blocks that are not reached; 0 where it is reached.
    let mut dead = 0;
    while !translator.frames.is_empty() {
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
    let Translator { vars, mut body, .. } = translator;
    simplify(&mut body);
    Ok(Function { signature, vars, body })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Function,
    Block,
    Loop,
    If,
    Else,
}

/// A block that is open.
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

struct Translator<'a, 'm> {
    module: &'a Module<'m>,
    indirect: &'a mut Vec<Signature>,
    vars: Vec<Type>,
    stack: Vec<Expr>,
    frames: Vec<Frame>,
    body: Vec<Stmt>,
    /// How many labels there are.
    labels: u32,
    result: Option<Type>,
    /// How many variables are parameters and locals; the others are temporaries.
    locals: usize,
}

/// What the validator has made sure of did not hold.
fn stack_underflow() -> Error {
    Error::Invalid("operand stack".into())
}

impl Translator<'_, '_> {
    fn pop(&mut self) -> Result<Expr, Error> {
        self.stack.pop().ok_or_else(stack_underflow)
    }

    fn push(&mut self, expr: Expr) {
        let long = expr.size > MAX_SIZE;
        self.stack.push(expr);
        if long {
            self.spill_at(self.stack.len() - 1);
        }
    }

    fn temporary(&mut self, ty: Type) -> usize {
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

    fn spill_if(&mut self, test: impl Fn(&Expr) -> bool) {
        for at in 0..self.stack.len() {
            if test(&self.stack[at]) {
                self.spill_at(at);
            }
        }
    }

    /// Puts all operands into temporaries that are not safe in them already, or constant: what
    /// comes next may change anything on some of its ways only.
    fn spill_all(&mut self) {
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

    /// Takes back the last statement into the expressions that are to be evaluated next, if it
    /// only sets a temporary that one of them reads, and if the order of evaluation, which C
    /// leaves open, does not matter.
    fn inline(&mut self, exprs: &mut [Expr]) {
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

    fn set(&mut self, var: usize, value: Expr) {
        let mut value = [value];
        self.inline(&mut value);
        let [value] = value;
        self.body.push(Stmt::Set(var, value));
    }

    /// Keeps waiting expressions from a change of memory.
    fn spill_memory(&mut self) {
        self.spill_if(Expr::reads_memory);
    }

    fn store(&mut self, bytes: u32, memory: MemArg) -> Result<(), Error> {
        let value = self.pop()?;
        let value = if bytes < 8 && value.ty == Type::I64 { value.wrap() } else { value };
        let address = address(self.pop()?, memory);
        self.spill_memory();
        let mut operands = [address, value.low_bytes(bytes)];
        self.inline(&mut operands);
        let [address, value] = operands;
        self.body.push(Stmt::Store(bytes, address, value));
        Ok(())
    }

    /// A load of so many bytes, with their sign or without, as a value of type `ty`.
    fn load(&mut self, bytes: u32, memory: MemArg, signed: bool, ty: Type) -> Result<(), Error> {
        let value = Expr::load(bytes, address(self.pop()?, memory));
        let value = if signed {
            value.sign_extend(8 * bytes, ty)
        } else if ty == value.ty {
            value
        } else {
            value.extend()
        };
        self.push(value);
        Ok(())
    }

    /// A call with the topmost `count` operands.
    fn call(&mut self, callee: Callee, count: usize, result: Option<Type>) -> Result<(), Error> {
        let first = self.stack.len().checked_sub(count).ok_or_else(stack_underflow)?;
        let mut arguments = self.stack.split_off(first);
        match callee {
            Callee::Function(_) | Callee::Indirect(_) => self.spill_if(Expr::reads_state),
            Callee::Copy | Callee::Fill => self.spill_memory(),
            Callee::Grow => self.spill_if(|expr| expr.any(&|node| *node == Node::Pages)),
            Callee::Import(_) | Callee::Division(..) => {}
        }
        self.inline(&mut arguments);
        let call = Expr::call(result.unwrap_or(Type::I32), callee, arguments);
        match result {
            Some(ty) => {
                let var = self.temporary(ty);
                self.body.push(Stmt::Set(var, call));
                self.stack.push(Expr::var(ty, var));
            }
            None => self.body.push(Stmt::Eval(call)),
        }
        Ok(())
    }

    /// A division, which may trap unless the divisor is a harmless constant. Gives whether the
    /// code after it is reached.
    fn divide(&mut self, op: Binary) -> Result<bool, Error> {
        self.spill_comparisons();
        let b = self.pop()?;
        let a = self.pop()?;
        let ty = a.ty;
        if b.value() == Some(0) {
            self.body.push(Stmt::Trap);
            return Ok(false);
        }
        if b.value().is_some_and(|b| op != Binary::DivS || b != ty.mask()) {
            self.push(Expr::binary(op, a, b));
        } else {
            self.stack.extend([a, b]);
            self.call(Callee::Division(op, ty), 2, Some(ty))?;
        }
        Ok(true)
    }

    /// The statements of a jump; the result of the block is the topmost operand.
    fn jump(&mut self, depth: u32) -> Result<Vec<Stmt>, Error> {
        let at = self.frames.len().checked_sub(1 + depth as usize).ok_or_else(stack_underflow)?;
        let top = self.stack.last().cloned();
        let frame = &mut self.frames[at];
        if frame.kind == Kind::Function {
            let value = if self.result.is_some() { top } else { None };
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
            Kind::Function => self.result.is_some(),
            Kind::Loop => false,
            _ => frame.result.is_some(),
        })
    }

    /// Makes the topmost operand one that may be evaluated more than once.
    fn spill_top(&mut self) {
        if let Some(top) = self.stack.last() {
            if !matches!(top.node, Node::Const(_) | Node::Var(_)) {
                self.spill_at(self.stack.len() - 1);
            }
        }
    }

    /// Leaves the block for good, with the result on the stack.
    fn br(&mut self, depth: u32) -> Result<(), Error> {
        let has_value = self.jump_has_value(depth);
        let mut value = if has_value { vec![self.pop()?] } else { Vec::new() };
        self.inline(&mut value);
        self.stack.append(&mut value);
        let jump = self.jump(depth)?;
        self.body.extend(jump);
        Ok(())
    }

    fn br_if(&mut self, depth: u32) -> Result<(), Error> {
        let mut condition = [self.pop()?.truth()];
        if self.jump_has_value(depth) {
            self.spill_top();
        }
        self.inline(&mut condition);
        let [condition] = condition;
        let jump = self.jump(depth)?;
        self.body.push(Stmt::If(condition, jump, Vec::new()));
        Ok(())
    }

    fn br_table(&mut self, table: &BrTable) -> Result<(), Error> {
        let index = self.pop()?;
        let default = table.default();
        if self.jump_has_value(default) {
            self.spill_top();
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
        let default = self.jump(default)?;
        match arms.as_slice() {
            [] => self.body.extend(default),
            [(target, values)] if values.len() == 1 => {
                let value = Expr::constant(Type::I32, u64::from(values[0]));
                let mut condition = [Expr::compare(Compare::Eq, false, index, value)];
                self.inline(&mut condition);
                let [condition] = condition;
                let jump = self.jump(*target)?;
                self.body.push(Stmt::If(condition, jump, Vec::new()));
                self.body.extend(default);
            }
            _ => {
                let mut index = [index];
                self.inline(&mut index);
                let [index] = index;
                let mut list = Vec::new();
                for (target, values) in arms {
                    list.push((values, self.jump(target)?));
                }
                list.push((Vec::new(), default));
                self.body.push(Stmt::Switch(index, list));
            }
        }
        Ok(())
    }

    fn open(&mut self, kind: Kind, ty: BlockType) -> Result<(), Error> {
        let nesting = self.frames.iter().filter(|frame| frame.condition.is_some()).count();
        if nesting > MAX_NESTING {
            return Err(unsupported(format!("nesting of more than {MAX_NESTING} times `if`")));
        }
        let result = match ty {
            BlockType::Empty => None,
            BlockType::Type(ty) => Some(self.temporary_of(ty)?),
            BlockType::FuncType(_) => return Err(unsupported("multi-value block")),
        };
        let condition = if kind == Kind::If { Some(self.pop()?.truth()) } else { None };
        self.spill_all();
        self.labels += 1;
        let mut frame = Frame::new(kind, self.labels, self.stack.len());
        frame.result = result;
        if kind == Kind::Loop {
            self.body.push(Stmt::Label(self.labels));
        }
        if let Some(condition) = condition {
            let mut condition = [condition];
            self.inline(&mut condition);
            let [condition] = condition;
            frame.condition = Some(condition);
            frame.before = std::mem::take(&mut self.body);
        }
        self.frames.push(frame);
        Ok(())
    }

    fn temporary_of(&mut self, ty: wasmparser::ValType) -> Result<usize, Error> {
        Ok(self.temporary(value_type(ty)?))
    }

    /// The end of a branch: its result goes where the block's result is wanted.
    fn finish(&mut self, live: bool) -> Result<(), Error> {
        let (result, height) = match self.frames.last() {
            Some(frame) => (frame.result, frame.height),
            None => return Err(stack_underflow()),
        };
        if live {
            if let Some(var) = result {
                let value = self.pop()?;
                self.set(var, value);
            }
        }
        self.stack.truncate(height);
        Ok(())
    }

    fn else_(&mut self, live: bool) -> Result<(), Error> {
        self.finish(live)?;
        let frame = self.frames.last_mut().ok_or_else(stack_underflow)?;
        frame.kind = Kind::Else;
        frame.then_live = live;
        frame.then = std::mem::take(&mut self.body);
        Ok(())
    }

    /// The end of a block. Gives whether the code after it is reached.
    fn end(&mut self, live: bool) -> Result<bool, Error> {
        if self.frames.len() == 1 {
            if live {
                let mut value = match self.result {
                    Some(_) => vec![self.pop()?],
                    None => Vec::new(),
                };
                self.inline(&mut value);
                if let Some(value) = value.pop() {
                    self.body.push(Stmt::Return(Some(value)));
                }
            }
            self.frames.pop();
            return Ok(false);
        }
        self.finish(live)?;
        let frame = self.frames.pop().ok_or_else(stack_underflow)?;
        let mut live = live;
        if let Some(condition) = frame.condition {
            let last = std::mem::replace(&mut self.body, frame.before);
            if frame.kind == Kind::Else {
                live |= frame.then_live;
                self.body.push(Stmt::If(condition, frame.then, last));
            } else {
                // Without `else` the condition may fail.
                live = true;
                self.body.push(Stmt::If(condition, last, Vec::new()));
            }
        }
        if frame.kind != Kind::Loop && frame.targeted {
            self.body.push(Stmt::Label(frame.label));
            live = true;
        }
        if live {
            if let Some(var) = frame.result {
                self.stack.push(Expr::var(self.vars[var], var));
            }
        }
        Ok(live)
    }

    /// Keeps calculations with truth values apart from signed operations on the top operands.
    fn spill_comparisons(&mut self) {
        for at in self.stack.len().saturating_sub(2)..self.stack.len() {
            if self.stack[at].has_truth_inside() {
                self.spill_at(at);
            }
        }
    }

    fn binary(&mut self, op: Binary) -> Result<(), Error> {
        if op == Binary::ShrS {
            self.spill_comparisons();
        }
        let b = self.pop()?;
        let a = self.pop()?;
        self.push(Expr::binary(op, a, b));
        Ok(())
    }

    fn compare(&mut self, op: Compare, signed: bool) -> Result<(), Error> {
        if signed {
            self.spill_comparisons();
        }
        let b = self.pop()?;
        let a = self.pop()?;
        self.push(Expr::compare(op, signed, a, b));
        Ok(())
    }

    fn unary(&mut self, make: impl Fn(Expr) -> Expr) -> Result<(), Error> {
        let a = self.pop()?;
        self.push(make(a));
        Ok(())
    }

    fn select(&mut self) -> Result<(), Error> {
        let condition = self.pop()?;
        let b = self.pop()?;
        let a = self.pop()?;
        self.push(Expr::select(condition, a, b));
        Ok(())
    }

    fn local_set(&mut self, local: u32, tee: bool) -> Result<(), Error> {
        let var = local as usize;
        let value = self.pop()?;
        let ty = self.vars[var];
        self.spill_if(|expr| expr.reads_var(var));
        self.set(var, value);
        if tee {
            self.push(Expr::var(ty, var));
        }
        Ok(())
    }

    /// The type of a global.
    fn global(&self, index: u32) -> Result<Type, Error> {
        value_type(self.module.globals[index as usize].ty)
    }

    fn global_get(&mut self, index: u32) -> Result<(), Error> {
        let ty = self.global(index)?;
        let global = &self.module.globals[index as usize];
        match global.init {
            Some(value) if !global.mutable => self.push(Expr::constant(ty, value)),
            _ => self.push(Expr::global(ty, index)),
        }
        Ok(())
    }

    fn global_set(&mut self, index: u32) -> Result<(), Error> {
        self.global(index)?;
        let value = self.pop()?;
        self.spill_if(|expr| expr.any(&|node| *node == Node::Global(index)));
        let mut value = [value];
        self.inline(&mut value);
        let [value] = value;
        self.body.push(Stmt::SetGlobal(index, value));
        Ok(())
    }

    fn call_indirect(&mut self, ty: u32) -> Result<(), Error> {
        let signature = self.module.signature_of_type(ty)?;
        let (count, result) = (signature.params.len(), signature.result);
        let known = self.indirect.iter().position(|known| *known == signature);
        let number = known.unwrap_or(self.indirect.len());
        if known.is_none() {
            self.indirect.push(signature);
        }
        // The index is on top; in C it comes first.
        let index = self.pop()?;
        let at = self.stack.len().checked_sub(count).ok_or_else(stack_underflow)?;
        self.stack.insert(at, index);
        self.call(Callee::Indirect(number), count + 1, result)
    }

    /// Translates one instruction. Gives whether the code after it is reached.
    #[allow(clippy::too_many_lines)] // One line for each instruction of a long list.
    fn operator(&mut self, operator: Operator, live: bool) -> Result<bool, Error> {
        use Operator as O;
        use Type::{I32, I64};
        match operator {
            O::Unreachable => {
                self.body.push(Stmt::Trap);
                return Ok(false);
            }
            O::Nop => {}
            O::Block { blockty } => self.open(Kind::Block, blockty)?,
            O::Loop { blockty } => self.open(Kind::Loop, blockty)?,
            O::If { blockty } => self.open(Kind::If, blockty)?,
            O::Else => self.else_(live)?,
            O::End => return self.end(live),
            O::Br { relative_depth } => {
                self.br(relative_depth)?;
                return Ok(false);
            }
            O::BrIf { relative_depth } => self.br_if(relative_depth)?,
            O::BrTable { targets } => {
                self.br_table(&targets)?;
                return Ok(false);
            }
            O::Return => {
                let outermost =
                    u32::try_from(self.frames.len() - 1).map_err(|_| stack_underflow())?;
                self.br(outermost)?;
                return Ok(false);
            }
            O::Call { function_index } => {
                let signature = self.module.signature(function_index)?;
                let callee = match self.module.import_at(function_index) {
                    Some(Import::Fail) => {
                        self.body.push(Stmt::Trap);
                        return Ok(false);
                    }
                    Some(import) => Callee::Import(import),
                    None => Callee::Function(function_index),
                };
                self.call(callee, signature.params.len(), signature.result)?;
            }
            O::CallIndirect { type_index, table_index: 0 } => self.call_indirect(type_index)?,
            O::Drop => drop(self.pop()?),
            O::Select => self.select()?,
            O::TypedSelect { ty } => {
                value_type(ty)?;
                self.select()?;
            }
            O::LocalGet { local_index } => {
                let var = local_index as usize;
                self.push(Expr::var(self.vars[var], var));
            }
            O::LocalSet { local_index } => self.local_set(local_index, false)?,
            O::LocalTee { local_index } => self.local_set(local_index, true)?,
            O::GlobalGet { global_index } => self.global_get(global_index)?,
            O::GlobalSet { global_index } => self.global_set(global_index)?,
            O::I32Load { memarg } => self.load(4, memarg, false, I32)?,
            O::I64Load { memarg } => self.load(8, memarg, false, I64)?,
            O::I32Load8S { memarg } => self.load(1, memarg, true, I32)?,
            O::I32Load8U { memarg } => self.load(1, memarg, false, I32)?,
            O::I32Load16S { memarg } => self.load(2, memarg, true, I32)?,
            O::I32Load16U { memarg } => self.load(2, memarg, false, I32)?,
            O::I64Load8S { memarg } => self.load(1, memarg, true, I64)?,
            O::I64Load8U { memarg } => self.load(1, memarg, false, I64)?,
            O::I64Load16S { memarg } => self.load(2, memarg, true, I64)?,
            O::I64Load16U { memarg } => self.load(2, memarg, false, I64)?,
            O::I64Load32S { memarg } => self.load(4, memarg, true, I64)?,
            O::I64Load32U { memarg } => self.load(4, memarg, false, I64)?,
            O::I32Store8 { memarg } | O::I64Store8 { memarg } => self.store(1, memarg)?,
            O::I32Store16 { memarg } | O::I64Store16 { memarg } => self.store(2, memarg)?,
            O::I32Store { memarg } | O::I64Store32 { memarg } => self.store(4, memarg)?,
            O::I64Store { memarg } => self.store(8, memarg)?,
            O::MemorySize { mem: 0 } => self.push(Expr::pages()),
            O::MemoryGrow { mem: 0 } => self.call(Callee::Grow, 1, Some(I32))?,
            O::MemoryCopy { dst_mem: 0, src_mem: 0 } => self.call(Callee::Copy, 3, None)?,
            O::MemoryFill { mem: 0 } => self.call(Callee::Fill, 3, None)?,
            O::I32Const { value } => self.push(Expr::i32(value)),
            O::I64Const { value } => self.push(Expr::i64(value)),
            O::I32Eqz | O::I64Eqz => self.unary(Expr::eqz)?,
            O::I32Eq | O::I64Eq => self.compare(Compare::Eq, false)?,
            O::I32Ne | O::I64Ne => self.compare(Compare::Ne, false)?,
            O::I32LtS | O::I64LtS => self.compare(Compare::Lt, true)?,
            O::I32LtU | O::I64LtU => self.compare(Compare::Lt, false)?,
            O::I32GtS | O::I64GtS => self.compare(Compare::Gt, true)?,
            O::I32GtU | O::I64GtU => self.compare(Compare::Gt, false)?,
            O::I32LeS | O::I64LeS => self.compare(Compare::Le, true)?,
            O::I32LeU | O::I64LeU => self.compare(Compare::Le, false)?,
            O::I32GeS | O::I64GeS => self.compare(Compare::Ge, true)?,
            O::I32GeU | O::I64GeU => self.compare(Compare::Ge, false)?,
            O::I32Clz | O::I64Clz => self.unary(|a| Expr::count(Count::LeadingZeros, a))?,
            O::I32Ctz | O::I64Ctz => self.unary(|a| Expr::count(Count::TrailingZeros, a))?,
            O::I32Popcnt | O::I64Popcnt => self.unary(|a| Expr::count(Count::Ones, a))?,
            O::I32Add | O::I64Add => self.binary(Binary::Add)?,
            O::I32Sub | O::I64Sub => self.binary(Binary::Sub)?,
            O::I32Mul | O::I64Mul => self.binary(Binary::Mul)?,
            O::I32DivS | O::I64DivS => return self.divide(Binary::DivS),
            O::I32DivU | O::I64DivU => return self.divide(Binary::DivU),
            O::I32RemS | O::I64RemS => return self.divide(Binary::RemS),
            O::I32RemU | O::I64RemU => return self.divide(Binary::RemU),
            O::I32And | O::I64And => self.binary(Binary::And)?,
            O::I32Or | O::I64Or => self.binary(Binary::Or)?,
            O::I32Xor | O::I64Xor => self.binary(Binary::Xor)?,
            O::I32Shl | O::I64Shl => self.binary(Binary::Shl)?,
            O::I32ShrS | O::I64ShrS => self.binary(Binary::ShrS)?,
            O::I32ShrU | O::I64ShrU => self.binary(Binary::ShrU)?,
            O::I32Rotl | O::I64Rotl => self.binary(Binary::Rotl)?,
            O::I32Rotr | O::I64Rotr => self.binary(Binary::Rotr)?,
            O::I32WrapI64 => self.unary(Expr::wrap)?,
            O::I64ExtendI32U => self.unary(Expr::extend)?,
            O::I64ExtendI32S | O::I64Extend32S => self.unary(|a| a.sign_extend(32, I64))?,
            O::I32Extend8S => self.unary(|a| a.sign_extend(8, I32))?,
            O::I32Extend16S => self.unary(|a| a.sign_extend(16, I32))?,
            O::I64Extend8S => self.unary(|a| a.sign_extend(8, I64))?,
            O::I64Extend16S => self.unary(|a| a.sign_extend(16, I64))?,
            other => return Err(unsupported(format!("instruction: {}", name(&other)))),
        }
        Ok(true)
    }
}

/// The place of a load or a store. The sum does not leave 32 bits where the access is within the
/// memory.
fn address(base: Expr, memory: MemArg) -> Expr {
    Expr::binary(Binary::Add, base, Expr::constant(Type::I32, memory.offset))
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

/// The name of an instruction in the text format, from that of its Rust variant.
fn name(operator: &Operator) -> String {
    let debug = format!("{operator:?}");
    let variant = debug.split([' ', '(']).next().unwrap_or_default();
    let mut words: Vec<String> = Vec::new();
    for letter in variant.chars() {
        match words.last_mut() {
            Some(word) if !letter.is_ascii_uppercase() => word.push(letter),
            _ => words.push(letter.to_ascii_lowercase().to_string()),
        }
    }
    let families = ["i32", "i64", "f32", "f64", "memory", "table", "ref", "data", "elem", "v128"];
    match words.split_first() {
        Some((first, rest)) if families.contains(&first.as_str()) => {
            format!("{first}.{}", rest.join("_"))
        }
        _ => words.join("_"),
    }
}
