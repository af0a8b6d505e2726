//! Statements, and walks over them.

use crate::expr::{Expr, Node};
use crate::types::Type;
use std::collections::BTreeMap;

/// One statement. It is C in all but the text.
#[derive(Debug, Clone, PartialEq)]
pub enum Stmt {
    Set(usize, Expr),
    SetGlobal(u32, Expr),
    /// A store of so many low bytes of a value: address, value.
    Store(u32, Expr, Expr),
    /// A call whose result, if any, is not wanted.
    Eval(Expr),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    Label(u32),
    Goto(u32),
    /// The arms with their values; the last arm, without values, is the default. Each arm ends in
    /// a jump.
    Switch(Expr, Vec<(Vec<u32>, Vec<Stmt>)>),
    Return(Option<Expr>),
    /// The end of the program.
    Trap,
}

impl Stmt {
    /// Whether what follows is not reached from here.
    pub fn diverges(&self) -> bool {
        match self {
            Stmt::Goto(_) | Stmt::Switch(..) | Stmt::Return(_) | Stmt::Trap => true,
            Stmt::If(_, then, other) => diverges(then) && diverges(other),
            _ => false,
        }
    }

    /// The statement's own expressions in the order of their evaluation.
    pub fn exprs(&self) -> Vec<&Expr> {
        match self {
            Stmt::Set(_, e)
            | Stmt::SetGlobal(_, e)
            | Stmt::Eval(e)
            | Stmt::If(e, ..)
            | Stmt::Switch(e, _)
            | Stmt::Return(Some(e)) => vec![e],
            Stmt::Store(_, address, value) => vec![address, value],
            Stmt::Label(_) | Stmt::Goto(_) | Stmt::Return(None) | Stmt::Trap => Vec::new(),
        }
    }

    /// The lists of statements inside this one.
    pub fn lists(&self) -> Vec<&[Stmt]> {
        match self {
            Stmt::If(_, then, other) => vec![then, other],
            Stmt::Switch(_, arms) => arms.iter().map(|arm| arm.1.as_slice()).collect(),
            _ => Vec::new(),
        }
    }

    /// The lists of statements inside this one, to be changed.
    pub fn lists_mut(&mut self) -> Vec<&mut Vec<Stmt>> {
        match self {
            Stmt::If(_, then, other) => vec![then, other],
            Stmt::Switch(_, arms) => arms.iter_mut().map(|arm| &mut arm.1).collect(),
            _ => Vec::new(),
        }
    }
}

/// Whether what follows a list is not reached from its end.
pub fn diverges(list: &[Stmt]) -> bool {
    list.last().is_some_and(Stmt::diverges)
}

/// Shows each statement of a list to `visit`, also those inside of others.
pub fn each<'a>(list: &'a [Stmt], visit: &mut dyn FnMut(&'a Stmt)) {
    for stmt in list {
        visit(stmt);
        for inner in stmt.lists() {
            each(inner, visit);
        }
    }
}

/// Shows each node of each expression to `visit`.
pub fn each_node(list: &[Stmt], visit: &mut dyn FnMut(&Node)) {
    each(list, &mut |stmt| {
        for expr in stmt.exprs() {
            expr.each(visit);
        }
    });
}

/// The variables in use with their types.
pub fn used_vars(body: &[Stmt], types: &[Type]) -> BTreeMap<usize, Type> {
    let mut used = BTreeMap::new();
    each(body, &mut |stmt| {
        if let Stmt::Set(var, _) = stmt {
            used.insert(*var, types[*var]);
        }
        for expr in stmt.exprs() {
            expr.each(&mut |node| {
                if let Node::Var(var) = node {
                    used.insert(*var, types[*var]);
                }
            });
        }
    });
    used
}

/// Puts other statements in the place of each.
pub fn replace(list: &mut Vec<Stmt>, by: &dyn Fn(Stmt) -> Vec<Stmt>) {
    for mut stmt in std::mem::take(list) {
        for inner in stmt.lists_mut() {
            replace(inner, by);
        }
        list.extend(by(stmt));
    }
}

/// The calls in an expression as statements, those that come first in front.
pub fn calls(expr: &Expr) -> Vec<Stmt> {
    if let Node::Call(..) = expr.node {
        return vec![Stmt::Eval(expr.clone())];
    }
    expr.parts().into_iter().flat_map(calls).collect()
}
