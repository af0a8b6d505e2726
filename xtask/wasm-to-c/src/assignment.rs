//! Definite assignment: which variables may be read before they are set.
//!
//! C leaves their values open where WebAssembly has zero, so that only these start with `=0`; the
//! others need none, and compilers warn of none.

use crate::expr::Node;
use crate::stmt::Stmt;
use std::collections::{BTreeMap, BTreeSet};

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
