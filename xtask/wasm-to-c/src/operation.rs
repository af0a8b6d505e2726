//! The operations on integers: their values for constants, and what is known of them in general.

use crate::types::Type;

/// The instructions with two operands that are no comparisons.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    DivS,
    DivU,
    RemS,
    RemU,
    And,
    Or,
    Xor,
    Shl,
    ShrS,
    ShrU,
    Rotl,
    Rotr,
}

impl Binary {
    /// The value of the operation, `None` if it traps.
    pub fn fold(self, ty: Type, a: u64, b: u64) -> Option<u64> {
        let (sa, sb) = (ty.signed(a), ty.signed(b));
        let shift = u32::try_from(b & u64::from(ty.bits() - 1)).unwrap_or(0);
        let back = (ty.bits() - shift) & (ty.bits() - 1);
        let overflow = sb == -1 && sa == ty.signed(1 << (ty.bits() - 1));
        let value = match self {
            Binary::Add => a.wrapping_add(b),
            Binary::Sub => a.wrapping_sub(b),
            Binary::Mul => a.wrapping_mul(b),
            Binary::DivS if overflow => return None,
            Binary::DivS => sa.checked_div(sb)?.cast_unsigned(),
            Binary::DivU => a.checked_div(b)?,
            Binary::RemS if sb == 0 => return None,
            Binary::RemS => sa.wrapping_rem(sb).cast_unsigned(),
            Binary::RemU => a.checked_rem(b)?,
            Binary::And => a & b,
            Binary::Or => a | b,
            Binary::Xor => a ^ b,
            Binary::Shl => a << shift,
            Binary::ShrS => (sa >> shift).cast_unsigned(),
            Binary::ShrU => a >> shift,
            Binary::Rotl => a << shift | a >> back,
            Binary::Rotr => a >> shift | a << back,
        };
        Some(value & ty.mask())
    }

    /// Whether zero on the right changes nothing.
    pub fn zero_is_neutral(self) -> bool {
        use Binary::{Add, Or, Rotl, Rotr, Shl, ShrS, ShrU, Sub, Xor};
        matches!(self, Add | Sub | Or | Xor | Shl | ShrS | ShrU | Rotl | Rotr)
    }

    /// Whether the result is no greater than the larger operand's bits allow.
    pub fn keeps_small(self) -> bool {
        matches!(self, Binary::And | Binary::Or | Binary::Xor | Binary::DivU | Binary::RemU)
    }

    pub fn commutes(self) -> bool {
        matches!(self, Binary::Add | Binary::Mul | Binary::And | Binary::Or | Binary::Xor)
    }
}

/// The comparisons; whether they are signed is said apart from them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Compare {
    Eq,
    Ne,
    Lt,
    Gt,
    Le,
    Ge,
}

impl Compare {
    /// The operator that holds where this one does not.
    pub fn inverse(self) -> Self {
        match self {
            Compare::Eq => Compare::Ne,
            Compare::Ne => Compare::Eq,
            Compare::Lt => Compare::Ge,
            Compare::Gt => Compare::Le,
            Compare::Le => Compare::Gt,
            Compare::Ge => Compare::Lt,
        }
    }

    /// The operator after the two sides have changed places.
    pub fn mirrored(self) -> Self {
        match self {
            Compare::Lt => Compare::Gt,
            Compare::Gt => Compare::Lt,
            Compare::Le => Compare::Ge,
            Compare::Ge => Compare::Le,
            same => same,
        }
    }

    /// Decides the comparison from the bounds of both sides, where they suffice.
    pub fn decide<T: Ord>(self, a: &(T, T), b: &(T, T)) -> Option<bool> {
        let less = a.1 < b.0;
        let more = a.0 > b.1;
        let not_more = a.1 <= b.0;
        let not_less = a.0 >= b.1;
        let (yes, no) = match self {
            Compare::Eq => (not_more && not_less, less || more),
            Compare::Ne => (less || more, not_more && not_less),
            Compare::Lt => (less, not_less),
            Compare::Gt => (more, not_more),
            Compare::Le => (not_more, more),
            Compare::Ge => (not_less, less),
        };
        if yes {
            Some(true)
        } else if no {
            Some(false)
        } else {
            None
        }
    }
}

/// The instructions that count bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Count {
    LeadingZeros,
    TrailingZeros,
    Ones,
}
