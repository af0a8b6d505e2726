//! Building expressions: what is constant, or decided by what is known of the operands, is folded.
//!
//! That makes shorter C, and it keeps comparisons that are always true or false away from the C
//! compiler, which would warn of them.

use crate::expr::{Expr, Node};
use crate::operation::{Binary, Compare, Count};
use crate::types::{sign_extend, Type};

impl Expr {
    /// An operation that does not trap.
    pub fn binary(op: Binary, a: Expr, b: Expr) -> Self {
        let ty = a.ty;
        let (a, b) = if op.commutes() && a.value().is_some() { (b, a) } else { (a, b) };
        if let Some(y) = b.value() {
            if let Some(folded) = a.value().and_then(|x| op.fold(ty, x, y)) {
                return Self::constant(ty, folded);
            }
            let shift = y & u64::from(ty.bits() - 1);
            match op {
                Binary::Shl | Binary::ShrS | Binary::ShrU | Binary::Rotl | Binary::Rotr
                    if shift != y =>
                {
                    return Self::binary(op, a, Self::constant(ty, shift));
                }
                Binary::Mul | Binary::And if y == 0 => return Self::constant(ty, 0),
                Binary::Mul | Binary::DivU | Binary::DivS if y == 1 => return a,
                Binary::RemU | Binary::RemS if y == 1 => return Self::constant(ty, 0),
                Binary::RemS if y == ty.mask() => return Self::constant(ty, 0),
                Binary::And if a.bits() & y == 0 => return Self::constant(ty, 0),
                // A mask that covers all that there can be.
                Binary::And if a.bits() & !y == 0 => return a,
                Binary::Xor if y == 1 && a.is_bool() => return a.eqz(),
                Binary::ShrS if a.bounds().1 <= ty.mask() >> 1 => {
                    return Self::binary(Binary::ShrU, a, b);
                }
                Binary::Add | Binary::Sub => {
                    // (x + c) + d is x + (c + d).
                    if let Node::Binary(inner @ (Binary::Add | Binary::Sub), x, c) = &a.node {
                        if let Some(c) = c.value() {
                            let c = if *inner == Binary::Add { c } else { c.wrapping_neg() };
                            let d = if op == Binary::Add { y } else { y.wrapping_neg() };
                            let sum = Self::constant(ty, c.wrapping_add(d));
                            return Self::binary(Binary::Add, (**x).clone(), sum);
                        }
                    }
                }
                _ => {}
            }
            if y == 0 && op.zero_is_neutral() {
                return a;
            }
        }
        Self::new(ty, Node::Binary(op, Box::new(a), Box::new(b)))
    }

    pub fn compare(op: Compare, signed: bool, a: Expr, b: Expr) -> Self {
        if a.value().is_some() && b.value().is_none() {
            return Self::compare(op.mirrored(), signed, b, a);
        }
        let ordered = matches!(op, Compare::Lt | Compare::Gt | Compare::Le | Compare::Ge);
        let mut decided = None;
        if signed || !ordered {
            decided = op.decide(&a.signed_bounds(), &b.signed_bounds());
        }
        if decided.is_none() && !(signed && ordered) {
            decided = op.decide(&a.bounds(), &b.bounds());
        }
        if a == b {
            decided = Some(matches!(op, Compare::Eq | Compare::Le | Compare::Ge));
        }
        if let (Compare::Eq | Compare::Ne, Some(y)) = (op, b.value()) {
            // Bits that cannot be so.
            let never = y & !a.bits() != 0 || a.ones() & !y != 0;
            if never {
                decided = Some(op == Compare::Ne);
            }
            if a.is_bool() && decided.is_none() {
                // A truth value compared with 0 or 1 is itself or its inverse.
                return if (op == Compare::Eq) == (y == 1) { a } else { a.invert() };
            }
        }
        if let Some(decided) = decided.filter(|_| !a.has_call() && !b.has_call()) {
            return Self::bool(decided);
        }
        let signed = signed && ordered;
        Self::new(Type::I32, Node::Compare { op, signed, a: Box::new(a), b: Box::new(b) })
    }

    /// 1 if the value is zero, else 0.
    pub fn eqz(self) -> Self {
        let zero = Self::constant(self.ty, 0);
        Self::compare(Compare::Eq, false, self, zero)
    }

    /// 1 if the value is not zero, else 0.
    pub fn truth(self) -> Self {
        let zero = Self::constant(self.ty, 0);
        Self::compare(Compare::Ne, false, self, zero)
    }

    /// The other truth value.
    fn invert(self) -> Self {
        match self.node {
            Node::Compare { op, signed, a, b } => {
                Self::new(Type::I32, Node::Compare { op: op.inverse(), signed, a, b })
            }
            node => {
                let a = Box::new(Self { node, ..self });
                let b = Box::new(Self::constant(a.ty, 0));
                Self::new(Type::I32, Node::Compare { op: Compare::Eq, signed: false, a, b })
            }
        }
    }

    pub fn select(condition: Expr, a: Expr, b: Expr) -> Self {
        let condition = condition.truth();
        if let Some(value) = condition.value() {
            return if value == 0 { b } else { a };
        }
        if a.ty == Type::I32 {
            match (a.value(), b.value()) {
                (Some(1), Some(0)) => return condition,
                (Some(0), Some(1)) => return condition.eqz(),
                _ => {}
            }
        }
        Self::new(a.ty, Node::Select(Box::new([condition, a, b])))
    }

    pub fn count(count: Count, a: Expr) -> Self {
        if let Some(value) = a.value() {
            let above = 64 - a.ty.bits();
            let counted = match count {
                Count::LeadingZeros => value.leading_zeros() - above,
                Count::TrailingZeros => value.trailing_zeros().min(a.ty.bits()),
                Count::Ones => value.count_ones(),
            };
            return Self::constant(a.ty, u64::from(counted));
        }
        Self::new(a.ty, Node::Count(count, Box::new(a)))
    }

    pub fn wrap(self) -> Self {
        match self.node {
            Node::Const(value) => Self::constant(Type::I32, value),
            Node::Extend(a) => *a,
            Node::SignExtend(bits, a) => a.sign_extend(bits, Type::I32),
            _ => Self::new(Type::I32, Node::Wrap(Box::new(self))),
        }
    }

    pub fn extend(self) -> Self {
        match self.node {
            Node::Const(value) => Self::constant(Type::I64, value),
            _ => Self::new(Type::I64, Node::Extend(Box::new(self))),
        }
    }

    /// The low bits of the value with their sign, as a value of type `ty`.
    pub fn sign_extend(self, bits: u32, ty: Type) -> Self {
        if let Some(value) = self.value() {
            return Self::constant(ty, sign_extend(value, bits).cast_unsigned());
        }
        if bits == self.ty.bits() && self.ty == ty {
            return self;
        }
        if bits == 32 && ty == Type::I32 {
            return self.wrap();
        }
        if let Node::SignExtend(fewer, a) = self.node {
            return a.sign_extend(fewer.min(bits), ty);
        }
        if self.bounds().1 < 1 << (bits - 1) {
            // The sign is known to be clear.
            return match (self.ty, ty) {
                (Type::I32, Type::I64) => self.extend(),
                (Type::I64, Type::I32) => self.wrap(),
                _ => self,
            };
        }
        Self::new(ty, Node::SignExtend(bits, Box::new(self)))
    }

    /// The value without bits above the low `bytes`, as far as a store of them cares.
    pub fn low_bytes(self, bytes: u32) -> Self {
        let mask = u64::MAX >> (64 - 8 * bytes);
        match self.node {
            Node::Const(value) => Self::constant(self.ty, value & mask),
            Node::Binary(Binary::And, a, b) if b.value().is_some_and(|b| b & mask == mask) => *a,
            node => Self { node, ..self },
        }
    }
}
