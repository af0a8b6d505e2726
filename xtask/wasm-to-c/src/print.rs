//! Expressions as C text.
//!
//! An `i32` is an `unsigned` in C and an `i64` the unsigned type of 64 bits, so that sums may wrap.
//! Some expressions are of type `int` though: comparisons, single bytes and small constants. They
//! are never negative, and arithmetic on two of them is made unsigned first.

use crate::expr::{Callee, Expr, Node};
use crate::operation::{Binary, Compare};
use crate::precedence::{join, level, text, Text};
use crate::runtime::Helper;
use crate::types::{Import, Type};
use std::collections::BTreeSet;

/// The greatest `int`.
const INT_MAX: u64 = 0x7fff_ffff;

/// Whether the C type of the expression is `int`.
fn is_int(expr: &Expr) -> bool {
    match &expr.node {
        Node::Const(value) => *value <= INT_MAX,
        Node::Compare { .. } | Node::Load(1, _) => true,
        Node::Binary(op, a, b) if op.keeps_small() => is_int(a) && is_int(b),
        Node::Binary(Binary::ShrU, a, _) => expr.ty == Type::I32 && is_int(a),
        Node::Select(parts) => is_int(&parts[1]) && is_int(&parts[2]),
        _ => false,
    }
}

/// Whether a comparison with something unsigned is plain although the type is `int`.
fn is_plain_int(expr: &Expr) -> bool {
    matches!(expr.node, Node::Const(_) | Node::Load(1, _))
}

/// The name of the C type.
pub fn c_type(ty: Type) -> &'static str {
    match ty {
        Type::I32 => "u",
        Type::I64 => "U",
    }
}

fn cast(to: &str, of: Text) -> Text {
    text(format!("({to}){}", of.at_least(level::UNARY)), level::UNARY)
}

/// A number of the unsigned type. Not all compilers have the same suffix for one of 64 bits.
fn unsigned_number(ty: Type, value: u64) -> String {
    match ty {
        Type::I32 => format!("{value}u"),
        Type::I64 => format!("U64({value})"),
    }
}

/// A constant, at least of the type of the expression if that is wanted.
pub fn constant(ty: Type, value: u64, unsigned: bool) -> String {
    let negative = ty.signed(value).unsigned_abs();
    if value <= INT_MAX && !unsigned {
        value.to_string()
    } else if value > INT_MAX && value > ty.mask() >> 1 && negative < 1_000_000 {
        format!("-{}", unsigned_number(ty, negative))
    } else {
        unsigned_number(ty, value)
    }
}

/// A constant read as signed.
fn signed_constant(ty: Type, value: u64) -> Text {
    let value = ty.signed(value);
    let least = ty.signed(1 << (ty.bits() - 1));
    // The least number has no absolute value in its type.
    let (number, rest) = if value == least { (value + 1, "-1") } else { (value, "") };
    let number = match i32::try_from(number) {
        Ok(number) if number != i32::MIN => number.to_string(),
        _ => {
            let sign = if number < 0 { "-" } else { "" };
            format!("{sign}S64({})", number.unsigned_abs())
        }
    };
    if rest.is_empty() {
        text(number, level::UNARY)
    } else {
        text(format!("({number}{rest})"), level::PRIMARY)
    }
}

/// A small negative constant without its sign.
fn negated(expr: &Expr) -> Option<String> {
    let value = expr.ty.signed(expr.value()?);
    (-1_000_000..0).contains(&value).then(|| (-value).to_string())
}

/// Writes the expressions of one function and collects the helpers that they call.
pub struct Printer<'a> {
    /// The names of the variables.
    pub names: &'a dyn Fn(usize) -> String,
    pub helpers: &'a mut BTreeSet<Helper>,
}

impl Printer<'_> {
    /// The expression as a whole, such as an argument.
    pub fn whole(&mut self, expr: &Expr) -> String {
        self.value(expr).text
    }

    /// The expression as what a switch decides on, where compilers warn of truth values.
    pub fn index(&mut self, expr: &Expr) -> String {
        if is_int(expr) && !is_plain_int(expr) {
            self.unsigned(expr).text
        } else {
            self.whole(expr)
        }
    }

    /// The expression as a condition.
    pub fn condition(&mut self, expr: &Expr) -> String {
        let text = match &expr.node {
            Node::Compare { op: Compare::Ne, a, b, .. }
                if b.value() == Some(0) && !is_arithmetic(a) =>
            {
                self.value(a)
            }
            _ if is_arithmetic(expr) => {
                return self.value(expr).operand(level::EQUALITY, true) + "!=0";
            }
            _ => self.value(expr),
        };
        text.text
    }

    fn helper(&mut self, helper: Helper, arguments: &[&Expr]) -> Text {
        self.helpers.insert(helper);
        let list: Vec<String> = arguments.iter().map(|argument| self.whole(argument)).collect();
        text(format!("{}({})", helper.name(), list.join(",")), level::PRIMARY)
    }

    /// A store as a statement without its semicolon.
    pub fn store(&mut self, bytes: u32, address: &Expr, value: &Expr) -> String {
        match bytes {
            1 => {
                self.helpers.insert(Helper::Memory);
                format!("M[{}]={}", self.whole(address), self.whole(value))
            }
            _ => self.helper(Helper::Store(bytes), &[address, value]).text,
        }
    }

    /// A value for the stack pointer, with its check.
    pub fn checked_stack(&mut self, value: &Expr) -> String {
        self.helper(Helper::Stack, &[value]).text
    }

    /// An assignment as a statement without its semicolon.
    pub fn assign(&mut self, target: &str, own: &Node, value: &Expr) -> String {
        if let Node::Binary(op, a, b) = &value.node {
            let (a, b) = if op.commutes() && b.node == *own { (b, a) } else { (a, b) };
            let constant = b.value().is_some();
            let compound = match op {
                Binary::Add if b.value() == Some(1) => "++",
                Binary::Add if b.value() == Some(b.ty.mask()) => "--",
                Binary::Add => "+=",
                Binary::Sub => "-=",
                Binary::Mul => "*=",
                Binary::And => "&=",
                Binary::Or => "|=",
                Binary::Xor if b.value() != Some(b.ty.mask()) => "^=",
                Binary::Shl if constant => "<<=",
                Binary::ShrU if constant => ">>=",
                Binary::DivU if constant => "/=",
                Binary::RemU if constant => "%=",
                _ => "",
            };
            if a.node == *own && !compound.is_empty() {
                return match (compound, negated(b)) {
                    ("++" | "--", _) => format!("{target}{compound}"),
                    ("+=", Some(positive)) => format!("{target}-={positive}"),
                    _ => format!("{target}{compound}{}", self.whole(b)),
                };
            }
        }
        format!("{target}={}", self.whole(value))
    }

    /// The value in the C type that comes by itself.
    fn value(&mut self, expr: &Expr) -> Text {
        match &expr.node {
            Node::Const(value) => text(constant(expr.ty, *value, false), level::UNARY),
            Node::Var(var) => text((self.names)(*var), level::PRIMARY),
            Node::Global(global) => text(format!("g{global}"), level::PRIMARY),
            Node::Pages => {
                self.helpers.insert(Helper::Pages);
                text("pages", level::PRIMARY)
            }
            Node::Load(1, address) => {
                self.helpers.insert(Helper::Memory);
                text(format!("M[{}]", self.whole(address)), level::PRIMARY)
            }
            Node::Load(bytes, address) => self.helper(Helper::Load(*bytes), &[address]),
            Node::Binary(op, a, b) => self.binary(*op, a, b),
            Node::Compare { op, signed, a, b } => self.compare(*op, *signed, a, b),
            Node::Select(parts) => {
                let [condition, a, b] = &**parts;
                let condition = self.condition(condition);
                // Already an operand of !=, ==, & or the like, or simple: but not another ?:.
                let condition = if parts[0].any(&|node| matches!(node, Node::Select(_))) {
                    format!("({condition})")
                } else {
                    condition
                };
                let (a, b) = self.same_type(a, b);
                let (a, b) = (a.at_least(level::SELECT + 1), b.at_least(level::SELECT + 1));
                text(format!("{condition}?{a}:{b}"), level::SELECT)
            }
            Node::Count(count, a) => self.helper(Helper::Count(*count, a.ty), &[a]),
            Node::Wrap(a) => cast("u", self.value(a)),
            Node::Extend(a) => cast("U", self.value(a)),
            Node::SignExtend(..) => cast(c_type(expr.ty), self.signed(expr)),
            Node::Call(callee, arguments) => self.call(*callee, arguments),
        }
    }

    /// The value in the unsigned type of the expression.
    fn unsigned(&mut self, expr: &Expr) -> Text {
        match &expr.node {
            Node::Const(value) => text(constant(expr.ty, *value, true), level::UNARY),
            _ if is_int(expr) => cast(c_type(expr.ty), self.value(expr)),
            _ => self.value(expr),
        }
    }

    /// The value as a signed number, in a type that is wide enough for it.
    fn signed(&mut self, expr: &Expr) -> Text {
        match &expr.node {
            Node::Const(value) => signed_constant(expr.ty, *value),
            Node::SignExtend(8, a) => cast("signed char", self.value(a)),
            Node::SignExtend(16, a) => cast("short", self.value(a)),
            Node::SignExtend(_, a) => cast("int", self.value(a)),
            _ if is_int(expr) => self.value(expr),
            _ if expr.ty == Type::I32 => cast("int", self.value(expr)),
            _ => cast("S", self.value(expr)),
        }
    }

    /// Two values of which one at least is unsigned.
    fn one_unsigned(&mut self, a: &Expr, b: &Expr) -> (Text, Text) {
        if !is_int(a) || !is_int(b) {
            (self.value(a), self.value(b))
        } else if b.value().is_some() {
            (self.value(a), self.unsigned(b))
        } else {
            (self.unsigned(a), self.value(b))
        }
    }

    /// Two values of the same type, or a plain `int` and something unsigned.
    fn same_type(&mut self, a: &Expr, b: &Expr) -> (Text, Text) {
        match (is_int(a), is_int(b)) {
            (true, false) if !is_plain_int(a) => (self.unsigned(a), self.value(b)),
            (false, true) if !is_plain_int(b) => (self.value(a), self.unsigned(b)),
            _ => (self.value(a), self.value(b)),
        }
    }

    fn binary(&mut self, op: Binary, a: &Expr, b: &Expr) -> Text {
        let ty = a.ty;
        let (sign, level) = match op {
            Binary::Add => ("+", level::ADD),
            Binary::Sub => ("-", level::ADD),
            Binary::Mul => ("*", level::MUL),
            Binary::DivS | Binary::DivU => ("/", level::MUL),
            Binary::RemS | Binary::RemU => ("%", level::MUL),
            Binary::And => ("&", level::AND),
            Binary::Or => ("|", level::OR),
            Binary::Xor => ("^", level::XOR),
            Binary::Shl => ("<<", level::SHIFT),
            Binary::ShrS | Binary::ShrU => (">>", level::SHIFT),
            Binary::Rotl => return self.helper(Helper::Rotl(ty), &[a, b]),
            Binary::Rotr => return self.helper(Helper::Rotr(ty), &[a, b]),
        };
        match op {
            Binary::Add | Binary::Sub => {
                if let Some(positive) = negated(b) {
                    let sign = if op == Binary::Add { "-" } else { "+" };
                    let a = self.unsigned(a).operand(level, true);
                    return text(join(&a, sign, &positive), level);
                }
            }
            // GCC warns if something narrow is inverted.
            Binary::Xor if b.value() == Some(ty.mask()) && a.bits() == ty.mask() => {
                let a = self.unsigned(a).at_least(level::UNARY);
                return text(format!("~{a}"), level::UNARY);
            }
            Binary::DivS | Binary::RemS => {
                let (a, b) = (self.signed(a), self.signed(b));
                let (a, b) = (a.operand(level, true), b.operand(level, false));
                return cast(c_type(ty), text(join(&a, sign, &b), level));
            }
            Binary::Shl | Binary::ShrU | Binary::ShrS => {
                let a = match (op, ty) {
                    (Binary::ShrS, Type::I32) => self.signed(a),
                    (Binary::ShrS, Type::I64) => cast("S", self.signed(a)),
                    (Binary::ShrU, Type::I32) => self.value(a),
                    _ => self.unsigned(a),
                };
                let last = u64::from(ty.bits() - 1);
                let b = if b.bounds().1 <= last {
                    self.value(b).operand(level, false)
                } else {
                    format!("({}&{last})", self.value(b).operand(level::AND, true))
                };
                let shift = text(join(&a.operand(level, true), sign, &b), level);
                return if op == Binary::ShrS { cast(c_type(ty), shift) } else { shift };
            }
            _ => {}
        }
        let (a, b) = match op {
            Binary::Add | Binary::Sub | Binary::Mul => self.one_unsigned(a, b),
            _ => (self.value(a), self.value(b)),
        };
        text(join(&a.operand(level, true), sign, &b.operand(level, false)), level)
    }

    fn compare(&mut self, op: Compare, signed: bool, a: &Expr, b: &Expr) -> Text {
        if op == Compare::Eq && b.value() == Some(0) {
            if is_arithmetic(a) {
                let a = self.value(a).operand(level::EQUALITY, true);
                return text(format!("{a}==0"), level::EQUALITY);
            }
            // Compilers warn if a `!` is compared: the level asks for parentheses there.
            let a = self.value(a).at_least(level::UNARY);
            return text(format!("!{a}"), level::EQUALITY);
        }
        let (a, b) = if signed { (self.signed(a), self.signed(b)) } else { self.same_type(a, b) };
        let (sign, level) = match op {
            Compare::Eq => ("==", level::EQUALITY),
            Compare::Ne => ("!=", level::EQUALITY),
            Compare::Lt => ("<", level::RELATION),
            Compare::Gt => (">", level::RELATION),
            Compare::Le => ("<=", level::RELATION),
            Compare::Ge => (">=", level::RELATION),
        };
        text(join(&a.operand(level, true), sign, &b.operand(level, false)), level)
    }

    fn call(&mut self, callee: Callee, arguments: &[Expr]) -> Text {
        let arguments: Vec<&Expr> = arguments.iter().collect();
        let name = match callee {
            Callee::Function(index) => format!("f{index}"),
            Callee::Indirect(number) => format!("call{number}"),
            Callee::Import(Import::Get) => return self.helper(Helper::Get, &arguments),
            Callee::Import(_) => return self.helper(Helper::Put, &arguments),
            Callee::Division(op, ty) => {
                return self.helper(Helper::Division(op, ty), &arguments);
            }
            Callee::Grow => return self.helper(Helper::Grow, &arguments),
            Callee::Copy => return self.helper(Helper::Copy, &arguments),
            Callee::Fill => return self.helper(Helper::Fill, &arguments),
        };
        let list: Vec<String> = arguments.iter().map(|argument| self.whole(argument)).collect();
        text(format!("{name}({})", list.join(",")), level::PRIMARY)
    }
}

/// Whether compilers warn if the value of the expression is used as a truth value.
fn is_arithmetic(expr: &Expr) -> bool {
    match &expr.node {
        Node::Binary(op, ..) => *op != Binary::And,
        Node::Select(_) => true,
        Node::Extend(a) | Node::Wrap(a) | Node::SignExtend(_, a) => is_arithmetic(a),
        _ => false,
    }
}
