//! Statements, and the tidying of a finished function body.

use crate::expr::{Callee, Expr, Node, Type};
use std::collections::{BTreeMap, BTreeSet};

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

    fn lists_mut(&mut self) -> Vec<&mut Vec<Stmt>> {
        match self {
            Stmt::If(_, then, other) => vec![then, other],
            Stmt::Switch(_, arms) => arms.iter_mut().map(|arm| &mut arm.1).collect(),
            _ => Vec::new(),
        }
    }
}

fn diverges(list: &[Stmt]) -> bool {
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

/// The calls in an expression as statements, those that come first in front.
fn calls(expr: &Expr) -> Vec<Stmt> {
    if let Node::Call(..) = expr.node {
        return vec![Stmt::Eval(expr.clone())];
    }
    expr.parts().into_iter().flat_map(calls).collect()
}

/// Takes out what has no effect, until nothing changes any more.
pub fn simplify(list: &mut Vec<Stmt>) {
    loop {
        let before = list.clone();
        *list = thread_jumps(std::mem::take(list), None);
        labels(list);
        remove_dead_stores(list);
        if *list == before {
            return;
        }
    }
}

/// Shortens jumps in a list that is followed by the label `after`, if any.
fn thread_jumps(list: Vec<Stmt>, after: Option<u32>) -> Vec<Stmt> {
    let mut rest: Vec<Stmt> = list.into_iter().rev().collect();
    let mut done: Vec<Stmt> = Vec::new();
    while let Some(stmt) = rest.pop() {
        if done.last().is_some_and(Stmt::diverges) && !matches!(stmt, Stmt::Label(_)) {
            continue;
        }
        let next = match rest.last() {
            Some(Stmt::Label(label)) => Some(*label),
            Some(_) => None,
            None => after,
        };
        match stmt {
            // A chain of labels in front of the one that is meant is rare.
            Stmt::Goto(label) if next == Some(label) => {}
            Stmt::If(condition, then, other) => {
                if let Some(value) = condition.value() {
                    let taken = if value == 0 { other } else { then };
                    rest.extend(taken.into_iter().rev());
                    continue;
                }
                let then = thread_jumps(then, next);
                let other = thread_jumps(other, next);
                match (then.is_empty(), other.is_empty()) {
                    (true, true) => done.extend(calls(&condition)),
                    (true, false) => done.push(Stmt::If(condition.eqz(), other, then)),
                    (false, false) if diverges(&then) => {
                        done.push(Stmt::If(condition, then, Vec::new()));
                        rest.extend(other.into_iter().rev());
                    }
                    (false, false) => done.push(Stmt::If(condition, then, other)),
                    (false, true) => {
                        // if(c)goto A;goto B;A: is if(!c)goto B;A:
                        let over = match (then.as_slice(), rest.as_slice()) {
                            ([Stmt::Goto(over)], [.., Stmt::Label(at), jump]) => {
                                over == at && matches!(jump, Stmt::Goto(_) | Stmt::Trap)
                            }
                            _ => false,
                        };
                        if over {
                            let jump = rest.pop().into_iter().collect();
                            done.push(Stmt::If(condition.eqz(), jump, Vec::new()));
                        } else {
                            done.push(Stmt::If(condition, then, other));
                        }
                    }
                }
            }
            stmt => done.push(stmt),
        }
    }
    done
}

/// Takes out the labels that no jump goes to.
fn labels(list: &mut Vec<Stmt>) {
    let mut used = BTreeSet::new();
    each(list, &mut |stmt| {
        if let Stmt::Goto(label) = stmt {
            used.insert(*label);
        }
    });
    retain(list, &|stmt| !matches!(stmt, Stmt::Label(label) if !used.contains(label)));
}

fn retain(list: &mut Vec<Stmt>, keep: &dyn Fn(&Stmt) -> bool) {
    list.retain(|stmt| keep(stmt));
    for stmt in list {
        for inner in stmt.lists_mut() {
            retain(inner, keep);
        }
    }
}

/// Takes out the assignments to variables that nothing but themselves reads.
fn remove_dead_stores(list: &mut Vec<Stmt>) {
    let mut read = BTreeSet::new();
    each(list, &mut |stmt| {
        for expr in stmt.exprs() {
            expr.each(&mut |node| match (stmt, node) {
                (Stmt::Set(target, _), Node::Var(var)) if target == var => {}
                (_, Node::Var(var)) => {
                    read.insert(*var);
                }
                _ => {}
            });
        }
    });
    replace(list, &|stmt| match &stmt {
        Stmt::Set(var, value) if !read.contains(var) => calls(value),
        Stmt::Set(var, value) if value.node == Node::Var(*var) => Vec::new(),
        _ => vec![stmt],
    });
}

/// Puts other statements in the place of each.
fn replace(list: &mut Vec<Stmt>, by: &dyn Fn(Stmt) -> Vec<Stmt>) {
    for mut stmt in std::mem::take(list) {
        for inner in stmt.lists_mut() {
            replace(inner, by);
        }
        list.extend(by(stmt));
    }
}

/// Whether a body ends the program before anything that can be seen from outside, given the
/// functions known to do so.
pub fn only_traps(body: &[Stmt], trapping: &BTreeSet<u32>) -> bool {
    for stmt in body {
        match stmt {
            Stmt::Trap => return true,
            Stmt::Set(..) | Stmt::SetGlobal(..) | Stmt::Store(..) | Stmt::Eval(_) => {
                for expr in stmt.exprs() {
                    let mut all = true;
                    let mut some = false;
                    expr.each(&mut |node| {
                        if let Node::Call(callee, _) = node {
                            some = true;
                            all &= matches!(callee, Callee::Function(f) if trapping.contains(f));
                        }
                    });
                    if some {
                        return all;
                    }
                }
            }
            _ => return false,
        }
    }
    false
}

/// Ends the program where a function is called that does nothing else.
pub fn trap_calls(body: &mut Vec<Stmt>, trapping: &BTreeSet<u32>) {
    replace(body, &|stmt| {
        for expr in stmt.exprs() {
            if let Some(arguments) = trapping_call(expr, trapping) {
                let mut list: Vec<Stmt> = arguments.iter().flat_map(calls).collect();
                list.push(Stmt::Trap);
                return list;
            }
        }
        vec![stmt]
    });
    simplify(body);
}

/// The arguments of the innermost call of a trapping function in an expression.
fn trapping_call<'a>(expr: &'a Expr, trapping: &BTreeSet<u32>) -> Option<&'a [Expr]> {
    expr.parts().into_iter().find_map(|part| trapping_call(part, trapping)).or_else(|| match &expr
        .node
    {
        Node::Call(Callee::Function(f), arguments) if trapping.contains(f) => Some(arguments),
        _ => None,
    })
}

/// The variables that may be read before they are set, where the first `params` are set from the
/// beginning.
pub fn maybe_uninitialized(body: &[Stmt], params: usize) -> BTreeSet<usize> {
    let mut flow = Flow { at_label: BTreeMap::new(), read: BTreeSet::new() };
    loop {
        let before = flow.at_label.clone();
        flow.read.clear();
        flow.list(body, Some((0..params).collect()));
        if flow.at_label == before {
            return flow.read;
        }
    }
}

/// The variables surely set at a place; `None` where the program never comes.
type Known = Option<BTreeSet<usize>>;

struct Flow {
    at_label: BTreeMap<u32, BTreeSet<usize>>,
    read: BTreeSet<usize>,
}

fn meet(a: Known, b: Known) -> Known {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.intersection(&b).copied().collect()),
        (a, b) => a.or(b),
    }
}

impl Flow {
    fn list(&mut self, list: &[Stmt], mut known: Known) -> Known {
        for stmt in list {
            if let Stmt::Label(label) = stmt {
                known = meet(known, self.at_label.get(label).cloned());
            }
            let Some(mut set) = known else { continue };
            for expr in stmt.exprs() {
                expr.each(&mut |node| {
                    if let Node::Var(var) = node {
                        if !set.contains(var) {
                            self.read.insert(*var);
                        }
                    }
                });
            }
            known = match stmt {
                Stmt::Set(var, _) => {
                    set.insert(*var);
                    Some(set)
                }
                Stmt::Goto(label) => {
                    let there = meet(Some(set), self.at_label.remove(label));
                    self.at_label.extend(there.map(|there| (*label, there)));
                    None
                }
                Stmt::Return(_) | Stmt::Trap => None,
                Stmt::If(_, then, other) => {
                    let after = self.list(then, Some(set.clone()));
                    meet(after, self.list(other, Some(set)))
                }
                Stmt::Switch(_, arms) => {
                    for (_, arm) in arms {
                        self.list(arm, Some(set.clone()));
                    }
                    None
                }
                _ => Some(set),
            };
        }
        known
    }
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
