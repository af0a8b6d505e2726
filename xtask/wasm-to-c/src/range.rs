//! What is known of the value of an expression without running it: bits, and bounds.

use crate::expr::{Expr, Node};
use crate::operation::Binary;
use crate::types::Type;

impl Expr {
    /// Whether the value is 0 or 1.
    pub fn is_bool(&self) -> bool {
        self.ty == Type::I32 && self.bounds().1 <= 1
    }

    /// The bits that may be set.
    pub fn bits(&self) -> u64 {
        match &self.node {
            Node::Const(value) => *value,
            Node::Extend(a) => a.bits(),
            Node::Wrap(a) => a.bits() & self.ty.mask(),
            Node::Binary(Binary::And, a, b) => a.bits() & b.bits(),
            Node::Binary(Binary::Or | Binary::Xor, a, b) => a.bits() | b.bits(),
            Node::Binary(Binary::Shl, a, b) => match b.value() {
                Some(shift) => a.bits() << (shift & 63) & self.ty.mask(),
                None => self.ty.mask(),
            },
            Node::Binary(Binary::ShrU, a, b) if b.value().is_some() => {
                a.bits() >> (b.value().unwrap_or(0) & 63)
            }
            Node::Select(parts) => parts[1].bits() | parts[2].bits(),
            _ => u64::MAX.checked_shr(self.bounds().1.leading_zeros()).unwrap_or(0),
        }
    }

    /// The bits that are surely set.
    pub fn ones(&self) -> u64 {
        match &self.node {
            Node::Const(value) => *value,
            Node::Extend(a) => a.ones(),
            Node::Wrap(a) => a.ones() & self.ty.mask(),
            Node::Binary(Binary::And, a, b) => a.ones() & b.ones(),
            Node::Binary(Binary::Or, a, b) => a.ones() | b.ones(),
            Node::Select(parts) => parts[1].ones() & parts[2].ones(),
            _ => 0,
        }
    }

    /// The least and the greatest unsigned value that there can be.
    pub fn bounds(&self) -> (u64, u64) {
        let all = self.ty.mask();
        let most = match &self.node {
            Node::Const(value) => return (*value, *value),
            Node::Compare { .. } => 1,
            Node::Load(bytes, _) => u64::MAX >> (64 - 8 * bytes),
            Node::Extend(a) => return a.bounds(),
            Node::Wrap(a) => a.bounds().1.min(all),
            Node::Count(..) => u64::from(self.ty.bits()),
            Node::Binary(Binary::And | Binary::Or | Binary::Xor, ..) => self.bits(),
            Node::Binary(Binary::ShrU, a, b) => match b.value() {
                Some(shift) => a.bounds().1 >> (shift & 63),
                None => a.bounds().1,
            },
            Node::Binary(Binary::DivU, a, b) => a.bounds().1 / b.bounds().0.max(1),
            Node::Binary(Binary::RemU, a, b) => a.bounds().1.min(b.bounds().1.saturating_sub(1)),
            Node::Binary(Binary::DivS | Binary::RemS, ..) => match self.signed_bounds() {
                (least @ 0.., most) => return (least.cast_unsigned(), most.cast_unsigned()),
                _ => all,
            },
            Node::Select(parts) => {
                let (a, b) = (parts[1].bounds(), parts[2].bounds());
                return (a.0.min(b.0), a.1.max(b.1));
            }
            _ => all,
        };
        (0, most)
    }

    /// The least and the greatest signed value that there can be.
    pub fn signed_bounds(&self) -> (i64, i64) {
        let half = self.ty.mask() >> 1;
        match &self.node {
            Node::Const(value) => (self.ty.signed(*value), self.ty.signed(*value)),
            Node::SignExtend(bits, _) => {
                let half = (u64::MAX >> (65 - bits)).cast_signed();
                (-half - 1, half)
            }
            Node::Binary(op @ (Binary::DivS | Binary::RemS), a, b) => {
                let (least, most) = a.signed_bounds();
                match b.signed_bounds() {
                    (b, same) if b == same && b > 0 && *op == Binary::DivS => (least / b, most / b),
                    (b, same) if b == same && b > 0 => {
                        (least.clamp(1 - b, 0), most.clamp(0, b - 1))
                    }
                    _ => (-half.cast_signed() - 1, half.cast_signed()),
                }
            }
            Node::Select(parts) => {
                let (a, b) = (parts[1].signed_bounds(), parts[2].signed_bounds());
                (a.0.min(b.0), a.1.max(b.1))
            }
            _ => {
                let (least, most) = self.bounds();
                if most <= half {
                    (least.cast_signed(), most.cast_signed())
                } else {
                    (-half.cast_signed() - 1, half.cast_signed())
                }
            }
        }
    }
}
