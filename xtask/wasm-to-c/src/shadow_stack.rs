//! The shadow stack: the stack that compilers keep in the memory of the module, for what does not
//! fit into locals.
//!
//! Its pointer is the first global. Rust's linker puts the stack at the bottom of the memory, so
//! that a module that calls too deep lowers the pointer below zero, and it wraps round. In an
//! engine the next access then traps, but C that does not check accesses would write elsewhere.

use crate::error::Error;
use crate::module::{Module, PAGE};
use wasmparser::{Operator, ValType};

/// How many bytes below the pointer a function may use without lowering it, if it calls none.
pub const RED_ZONE: u64 = 128;

/// The alignment of the stack.
const ALIGNMENT: u64 = 16;

/// What a module does to its first global in one place.
#[derive(Debug, PartialEq, Eq)]
enum Move {
    Down,
    Up,
    Other,
}

/// The first value of the stack pointer, if the module surely has one: a global that starts at a
/// place in the memory below all data, and that moves as compilers move a stack pointer. A module
/// that uses its first global for something else must not be ended for that.
pub fn top(module: &Module) -> Result<Option<u64>, Error> {
    let Some(pointer) = module.globals.first() else { return Ok(None) };
    let Some(top) = pointer.init.filter(|_| pointer.ty == ValType::I32 && pointer.mutable) else {
        return Ok(None);
    };
    let in_memory = top > RED_ZONE && top % ALIGNMENT == 0 && top <= module.pages * PAGE;
    let below_data =
        module.data.iter().all(|(at, bytes)| u64::from(*at) >= top || bytes.is_empty());
    Ok((in_memory && below_data && moves_well(module)?).then_some(top))
}

/// Whether the first global is lowered, and is changed in no other way than a stack pointer.
fn moves_well(module: &Module) -> Result<bool, Error> {
    let mut lowered = false;
    for body in &module.bodies {
        let operators: Vec<Operator> =
            body.get_operators_reader()?.into_iter().collect::<Result<_, _>>()?;
        for (at, operator) in operators.iter().enumerate() {
            if let Operator::GlobalSet { global_index: 0 } = operator {
                match movement(&operators[..at]) {
                    Move::Down => lowered = true,
                    Move::Up => {}
                    Move::Other => return Ok(false),
                }
            }
        }
    }
    Ok(lowered)
}

/// What the instructions before one that sets the first global make of it.
fn movement(before: &[Operator]) -> Move {
    use Operator as O;
    match before {
        [.., O::GlobalGet { global_index: 0 }, O::I32Const { value }, O::I32Sub, O::LocalTee { .. }]
            if is_frame(*value) =>
        {
            Move::Down
        }
        // A frame with more alignment than the stack has; the old pointer waits in a local.
        [.., O::I32Const { value }, O::I32Sub, O::I32Const { value: mask }, O::I32And, O::LocalTee { .. }]
            if is_frame(*value) && is_frame(mask.wrapping_neg()) =>
        {
            Move::Down
        }
        [.., O::I32Const { value }, O::I32Add] if is_frame(*value) => Move::Up,
        [.., O::LocalGet { .. }] => Move::Up,
        _ => Move::Other,
    }
}

/// Whether a frame may have so many bytes.
fn is_frame(bytes: i32) -> bool {
    u64::try_from(bytes).is_ok_and(|bytes| bytes > 0 && bytes % ALIGNMENT == 0)
}
