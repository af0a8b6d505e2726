//! The tidying of a finished function body: jumps, labels and assignments without use.

use crate::expr::Node;
use crate::stmt::{calls, diverges, each, replace, Stmt};
use std::collections::BTreeSet;

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
