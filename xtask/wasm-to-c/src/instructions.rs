//! The instructions, one by one: what each does to the operands and the statements.
//!
//! Calls, and divisions that may trap, become statements at once, so that what they do keeps its
//! order.

use crate::builder::Builder;
use crate::control::{Control, Kind};
use crate::error::{unsupported, Error};
use crate::expr::{Callee, Expr, Node};
use crate::module::{value_type, Module};
use crate::operation::{Binary, Compare, Count};
use crate::stmt::Stmt;
use crate::types::{Import, Signature, Type};
use wasmparser::{BlockType, MemArg, Operator};

/// A function under construction, and what it is made from.
pub struct Translator<'a, 'm> {
    pub module: &'a Module<'m>,
    /// The signatures of the calls through the table, so far.
    pub indirect: &'a mut Vec<Signature>,
    pub code: Builder,
    pub control: Control,
}

impl Translator<'_, '_> {
    /// Translates one instruction. Gives whether the code after it is reached.
    #[allow(clippy::too_many_lines)] // One line for each instruction of a long list.
    pub fn operator(&mut self, operator: Operator, live: bool) -> Result<bool, Error> {
        use Operator as O;
        use Type::{I32, I64};
        let Translator { code, control, .. } = self;
        match operator {
            O::Unreachable => {
                code.body.push(Stmt::Trap);
                return Ok(false);
            }
            O::Nop => {}
            O::Block { blockty } => control.open(code, Kind::Block, block_result(blockty)?)?,
            O::Loop { blockty } => control.open(code, Kind::Loop, block_result(blockty)?)?,
            O::If { blockty } => control.open(code, Kind::If, block_result(blockty)?)?,
            O::Else => control.else_(code, live)?,
            O::End => return control.end(code, live),
            O::Br { relative_depth } => {
                control.br(code, relative_depth)?;
                return Ok(false);
            }
            O::BrIf { relative_depth } => control.br_if(code, relative_depth)?,
            O::BrTable { targets } => {
                control.br_table(code, &targets)?;
                return Ok(false);
            }
            O::Return => {
                control.return_(code)?;
                return Ok(false);
            }
            O::Call { function_index } => return self.call_function(function_index),
            O::CallIndirect { type_index, table_index: 0 } => self.call_indirect(type_index)?,
            O::Drop => drop(code.pop()?),
            O::Select => self.select()?,
            O::TypedSelect { ty } => {
                value_type(ty)?;
                self.select()?;
            }
            O::LocalGet { local_index } => {
                let var = local_index as usize;
                code.push(Expr::var(code.vars[var], var));
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
            O::MemorySize { mem: 0 } => code.push(Expr::pages()),
            O::MemoryGrow { mem: 0 } => self.call(Callee::Grow, 1, Some(I32))?,
            O::MemoryCopy { dst_mem: 0, src_mem: 0 } => self.call(Callee::Copy, 3, None)?,
            O::MemoryFill { mem: 0 } => self.call(Callee::Fill, 3, None)?,
            O::I32Const { value } => code.push(Expr::i32(value)),
            O::I64Const { value } => code.push(Expr::i64(value)),
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

    /// A store of the low bytes of a value.
    fn store(&mut self, bytes: u32, memory: MemArg) -> Result<(), Error> {
        let value = self.code.pop()?;
        let value = if bytes < 8 && value.ty == Type::I64 { value.wrap() } else { value };
        let address = address(self.code.pop()?, memory);
        self.code.spill_memory();
        let [address, value] = self.code.forward([address, value.low_bytes(bytes)]);
        self.code.body.push(Stmt::Store(bytes, address, value));
        Ok(())
    }

    /// A load of so many bytes, with their sign or without, as a value of type `ty`.
    fn load(&mut self, bytes: u32, memory: MemArg, signed: bool, ty: Type) -> Result<(), Error> {
        let value = Expr::load(bytes, address(self.code.pop()?, memory));
        let value = if signed {
            value.sign_extend(8 * bytes, ty)
        } else if ty == value.ty {
            value
        } else {
            value.extend()
        };
        self.code.push(value);
        Ok(())
    }

    /// A call with the topmost `count` operands.
    fn call(&mut self, callee: Callee, count: usize, result: Option<Type>) -> Result<(), Error> {
        let mut arguments = self.code.pop_many(count)?;
        match callee {
            Callee::Function(_) | Callee::Indirect(_) => self.code.spill_if(Expr::reads_state),
            Callee::Copy | Callee::Fill => self.code.spill_memory(),
            Callee::Grow => self.code.spill_if(|expr| expr.any(&|node| *node == Node::Pages)),
            Callee::Import(_) | Callee::Division(..) => {}
        }
        self.code.forward_into(&mut arguments);
        let call = Expr::call(result.unwrap_or(Type::I32), callee, arguments);
        match result {
            Some(ty) => {
                let var = self.code.temporary(ty);
                self.code.body.push(Stmt::Set(var, call));
                self.code.stack.push(Expr::var(ty, var));
            }
            None => self.code.body.push(Stmt::Eval(call)),
        }
        Ok(())
    }

    /// A division, which may trap unless the divisor is a harmless constant. Gives whether the
    /// code after it is reached.
    fn divide(&mut self, op: Binary) -> Result<bool, Error> {
        self.code.spill_comparisons();
        let b = self.code.pop()?;
        let a = self.code.pop()?;
        let ty = a.ty;
        if b.value() == Some(0) {
            self.code.body.push(Stmt::Trap);
            return Ok(false);
        }
        if b.value().is_some_and(|b| op != Binary::DivS || b != ty.mask()) {
            self.code.push(Expr::binary(op, a, b));
        } else {
            self.code.stack.extend([a, b]);
            self.call(Callee::Division(op, ty), 2, Some(ty))?;
        }
        Ok(true)
    }

    /// A call of a function by its index. Gives whether the code after it is reached.
    fn call_function(&mut self, index: u32) -> Result<bool, Error> {
        let signature = self.module.signature(index)?;
        let callee = match self.module.import_at(index) {
            Some(Import::Fail) => {
                self.code.body.push(Stmt::Trap);
                return Ok(false);
            }
            Some(import) => Callee::Import(import),
            None => Callee::Function(index),
        };
        self.call(callee, signature.params.len(), signature.result)?;
        Ok(true)
    }

    /// A call through the table.
    fn call_indirect(&mut self, ty: u32) -> Result<(), Error> {
        let signature = self.module.signature_of_type(ty)?;
        let (count, result) = (signature.params.len(), signature.result);
        let known = self.indirect.iter().position(|known| *known == signature);
        let number = known.unwrap_or(self.indirect.len());
        if known.is_none() {
            self.indirect.push(signature);
        }
        // The index is on top; in C it comes first.
        let index = self.code.pop()?;
        let arguments = self.code.pop_many(count)?;
        self.code.stack.push(index);
        self.code.stack.extend(arguments);
        self.call(Callee::Indirect(number), count + 1, result)
    }

    fn binary(&mut self, op: Binary) -> Result<(), Error> {
        if op == Binary::ShrS {
            self.code.spill_comparisons();
        }
        let b = self.code.pop()?;
        let a = self.code.pop()?;
        self.code.push(Expr::binary(op, a, b));
        Ok(())
    }

    fn compare(&mut self, op: Compare, signed: bool) -> Result<(), Error> {
        if signed {
            self.code.spill_comparisons();
        }
        let b = self.code.pop()?;
        let a = self.code.pop()?;
        self.code.push(Expr::compare(op, signed, a, b));
        Ok(())
    }

    fn unary(&mut self, make: impl Fn(Expr) -> Expr) -> Result<(), Error> {
        let a = self.code.pop()?;
        self.code.push(make(a));
        Ok(())
    }

    fn select(&mut self) -> Result<(), Error> {
        let condition = self.code.pop()?;
        let b = self.code.pop()?;
        let a = self.code.pop()?;
        self.code.push(Expr::select(condition, a, b));
        Ok(())
    }

    fn local_set(&mut self, local: u32, tee: bool) -> Result<(), Error> {
        let var = local as usize;
        let value = self.code.pop()?;
        let ty = self.code.vars[var];
        self.code.spill_if(|expr| expr.reads_var(var));
        self.code.set(var, value);
        if tee {
            self.code.push(Expr::var(ty, var));
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
            Some(value) if !global.mutable => self.code.push(Expr::constant(ty, value)),
            _ => self.code.push(Expr::global(ty, index)),
        }
        Ok(())
    }

    fn global_set(&mut self, index: u32) -> Result<(), Error> {
        self.global(index)?;
        let value = self.code.pop()?;
        self.code.spill_if(|expr| expr.any(&|node| *node == Node::Global(index)));
        let [value] = self.code.forward([value]);
        self.code.body.push(Stmt::SetGlobal(index, value));
        Ok(())
    }
}

/// The result of a block.
fn block_result(ty: BlockType) -> Result<Option<Type>, Error> {
    match ty {
        BlockType::Empty => Ok(None),
        BlockType::Type(ty) => value_type(ty).map(Some),
        BlockType::FuncType(_) => Err(unsupported("multi-value block")),
    }
}

/// The place of a load or a store. The sum does not leave 32 bits where the access is within the
/// memory.
fn address(base: Expr, memory: MemArg) -> Expr {
    Expr::binary(Binary::Add, base, Expr::constant(Type::I32, memory.offset))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_have_the_names_of_the_text_format() {
        for (operator, expected) in [
            (Operator::F64Add, "f64.add"),
            (Operator::I32TruncSatF64U, "i32.trunc_sat_f64_u"),
            (Operator::RefIsNull, "ref.is_null"),
            (Operator::MemoryInit { data_index: 0, mem: 0 }, "memory.init"),
            (Operator::BrOnNull { relative_depth: 0 }, "br_on_null"),
        ] {
            assert_eq!(name(&operator), expected);
        }
    }
}
