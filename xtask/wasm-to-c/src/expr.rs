//! Expressions: what waits on the operand stack until a statement takes it.
//!
//! The constructors fold what is constant. That makes shorter C, and it keeps comparisons that
//! are always true or false away from the C compiler, which would warn of them.

use crate::module::Import;

/// The type of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Type {
    I32,
    I64,
}

impl Type {
    pub fn bits(self) -> u32 {
        match self {
            Type::I32 => 32,
            Type::I64 => 64,
        }
    }

    /// The largest unsigned value.
    pub fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }

    /// Reads the low bits as a signed number.
    pub fn signed(self, value: u64) -> i64 {
        sign_extend(value, self.bits())
    }
}

/// Reads the low `bits` as a signed number.
fn sign_extend(value: u64, bits: u32) -> i64 {
    (value << (64 - bits)).cast_signed() >> (64 - bits)
}

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
    fn fold(self, ty: Type, a: u64, b: u64) -> Option<u64> {
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
    fn zero_is_neutral(self) -> bool {
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
    fn inverse(self) -> Self {
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
    fn mirrored(self) -> Self {
        match self {
            Compare::Lt => Compare::Gt,
            Compare::Gt => Compare::Lt,
            Compare::Le => Compare::Ge,
            Compare::Ge => Compare::Le,
            same => same,
        }
    }

    /// Decides the comparison from the bounds of both sides, where they suffice.
    fn decide<T: Ord>(self, a: &(T, T), b: &(T, T)) -> Option<bool> {
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

/// What a call goes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Callee {
    Function(u32),
    Import(Import),
    /// Through the table; the number is that of the signature among those in use. The first
    /// argument is the index.
    Indirect(usize),
    /// A division that may trap.
    Division(Binary, Type),
    Grow,
    Copy,
    Fill,
}

impl Callee {
    /// Whether the call may read or change memory or globals, so that it keeps its place among
    /// the instructions that do.
    pub fn touches_state(self) -> bool {
        !matches!(self, Callee::Division(..) | Callee::Import(Import::Get))
    }
}

/// An expression with its type.
#[derive(Debug, Clone, PartialEq)]
pub struct Expr {
    pub ty: Type,
    pub node: Node,
    /// How many nodes it has, to break up those that grow too long.
    pub size: u32,
}

#[derive(Debug, Clone, PartialEq)]
pub enum Node {
    /// The value, with no bits above those of the type.
    Const(u64),
    /// A parameter, local variable or temporary of the function.
    Var(usize),
    Global(u32),
    /// The number of pages of memory.
    Pages,
    /// A load of 1, 2 or 4 bytes as an `i32` or of 8 as an `i64`, without sign.
    Load(u32, Box<Expr>),
    Binary(Binary, Box<Expr>, Box<Expr>),
    Compare {
        op: Compare,
        signed: bool,
        a: Box<Expr>,
        b: Box<Expr>,
    },
    /// The second if the first is not zero, else the third.
    Select(Box<[Expr; 3]>),
    Count(Count, Box<Expr>),
    /// From `i64` to `i32`.
    Wrap(Box<Expr>),
    /// From `i32` to `i64` without sign.
    Extend(Box<Expr>),
    /// The low bits with their sign, in the type of the expression.
    SignExtend(u32, Box<Expr>),
    /// Never on the operand stack: a call becomes a statement where it stands.
    Call(Callee, Vec<Expr>),
}

impl Expr {
    fn new(ty: Type, node: Node) -> Self {
        let size = 1 + match &node {
            Node::Const(_) | Node::Var(_) | Node::Global(_) | Node::Pages => 0,
            Node::Load(_, a)
            | Node::Count(_, a)
            | Node::Wrap(a)
            | Node::Extend(a)
            | Node::SignExtend(_, a) => a.size,
            Node::Binary(_, a, b) | Node::Compare { a, b, .. } => a.size + b.size,
            Node::Select(parts) => parts.iter().map(|part| part.size).sum(),
            Node::Call(_, arguments) => arguments.iter().map(|argument| argument.size).sum(),
        };
        Self { ty, node, size }
    }

    pub fn constant(ty: Type, value: u64) -> Self {
        Self::new(ty, Node::Const(value & ty.mask()))
    }

    pub fn i32(value: i32) -> Self {
        Self::constant(Type::I32, u64::from(value.cast_unsigned()))
    }

    pub fn i64(value: i64) -> Self {
        Self::constant(Type::I64, value.cast_unsigned())
    }

    fn bool(value: bool) -> Self {
        Self::i32(i32::from(value))
    }

    pub fn var(ty: Type, var: usize) -> Self {
        Self::new(ty, Node::Var(var))
    }

    pub fn global(ty: Type, global: u32) -> Self {
        Self::new(ty, Node::Global(global))
    }

    pub fn pages() -> Self {
        Self::new(Type::I32, Node::Pages)
    }

    pub fn load(bytes: u32, address: Expr) -> Self {
        let ty = if bytes == 8 { Type::I64 } else { Type::I32 };
        Self::new(ty, Node::Load(bytes, Box::new(address)))
    }

    pub fn call(ty: Type, callee: Callee, arguments: Vec<Expr>) -> Self {
        Self::new(ty, Node::Call(callee, arguments))
    }

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

    /// The value of a constant.
    pub fn value(&self) -> Option<u64> {
        match self.node {
            Node::Const(value) => Some(value),
            _ => None,
        }
    }

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
    fn ones(&self) -> u64 {
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

    /// The operands.
    pub fn parts(&self) -> Vec<&Expr> {
        match &self.node {
            Node::Const(_) | Node::Var(_) | Node::Global(_) | Node::Pages => Vec::new(),
            Node::Load(_, a)
            | Node::Count(_, a)
            | Node::Wrap(a)
            | Node::Extend(a)
            | Node::SignExtend(_, a) => vec![a],
            Node::Binary(_, a, b) | Node::Compare { a, b, .. } => vec![a, b],
            Node::Select(parts) => parts.iter().collect(),
            Node::Call(_, arguments) => arguments.iter().collect(),
        }
    }

    /// The operands, to be changed.
    pub fn parts_mut(&mut self) -> Vec<&mut Expr> {
        match &mut self.node {
            Node::Const(_) | Node::Var(_) | Node::Global(_) | Node::Pages => Vec::new(),
            Node::Load(_, a)
            | Node::Count(_, a)
            | Node::Wrap(a)
            | Node::Extend(a)
            | Node::SignExtend(_, a) => vec![a],
            Node::Binary(_, a, b) | Node::Compare { a, b, .. } => vec![a, b],
            Node::Select(parts) => parts.iter_mut().collect(),
            Node::Call(_, arguments) => arguments.iter_mut().collect(),
        }
    }

    /// Whether the test holds for a node of the expression.
    pub fn any(&self, test: &dyn Fn(&Node) -> bool) -> bool {
        test(&self.node) || self.parts().iter().any(|part| part.any(test))
    }

    /// Shows each node to `visit`, operands after what they are in.
    pub fn each(&self, visit: &mut dyn FnMut(&Node)) {
        visit(&self.node);
        for part in self.parts() {
            part.each(visit);
        }
    }

    pub fn reads_var(&self, var: usize) -> bool {
        self.any(&|node| *node == Node::Var(var))
    }

    pub fn reads_memory(&self) -> bool {
        self.any(&|node| matches!(node, Node::Load(..)))
    }

    /// Whether the value may change with memory, globals or the number of pages.
    pub fn reads_state(&self) -> bool {
        self.any(&|node| matches!(node, Node::Load(..) | Node::Global(_) | Node::Pages))
    }

    /// Whether it calculates with truth values. GCC warns of an overflow that does not exist if
    /// the result is then taken as signed.
    pub fn has_truth_inside(&self) -> bool {
        let compares = |node: &Node| matches!(node, Node::Compare { .. });
        !compares(&self.node) && self.any(&compares)
    }

    pub fn has_call(&self) -> bool {
        self.any(&|node| matches!(node, Node::Call(..)))
    }
}
