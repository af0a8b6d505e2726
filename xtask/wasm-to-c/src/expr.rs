//! Expressions: what waits on the operand stack until a statement takes it.

use crate::operation::{Binary, Compare, Count};
use crate::types::{Import, Type};

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
    /// The expression as it is, with nothing folded.
    pub fn new(ty: Type, node: Node) -> Self {
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

    pub fn bool(value: bool) -> Self {
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

    /// The value of a constant.
    pub fn value(&self) -> Option<u64> {
        match self.node {
            Node::Const(value) => Some(value),
            _ => None,
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
