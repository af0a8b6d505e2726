//! Green Hackenbush on a tree, by the colon principle.

use crate::error::Error;
use crate::graph::{self, words};
use crate::kind::{Found, Kind, Positions, Progress};
use crate::misere::lost_sum;
use crate::position::{Moves, Outcome, Position, Reason};
use crate::program::{self, templates, Head, ProgramLanguage};
use crate::request::{joined, places, Request};
use common::graph::breadth_first_order;
use common::nim::nim_sum;
use std::collections::HashSet;

/// Green Hackenbush on a tree: a move cuts an edge, and all that is not connected with the root any more falls. What is left
/// is given by the vertices that are still connected with the root.
#[derive(Debug)]
pub(crate) struct Tree {
    /// The names of the vertices; vertex 0 is the root.
    names: Vec<String>,
    /// The vertex below each; `None` for the root.
    parents: Vec<Option<usize>>,
    /// All vertices, each behind its parent; the root is the first.
    order: Vec<usize>,
}

impl Tree {
    /// The tree that is typed: lines `a b` for edges. The first name is that of the root.
    pub(crate) fn parse(rule: &str) -> Result<Self, Error> {
        let (names, edges) = graph::parse(rule)?;
        let mut parents = vec![None; names.len()];
        let reached = breadth_first_order(names.len(), &edges);
        for &(vertex, parent) in &reached[1..] {
            parents[vertex] = Some(parent);
        }
        if let Some(apart) = (1..names.len()).find(|&vertex| parents[vertex].is_none()) {
            let (root, vertex) = (names[0].clone(), names[apart].clone());
            return Err(Error::NotConnected { root, vertex });
        }
        // Each edge has an upper end of its own, if there is no cycle.
        let mut upper_ends = HashSet::new();
        let mut is_new = |&&[a, b]: &&[usize; 2]| {
            let upper = if parents[a] == Some(b) { a } else { b };
            [parents[a], parents[b]].contains(&Some(a + b - upper)) && upper_ends.insert(upper)
        };
        if let Some(&[a, b]) = edges.iter().find(|edge| !is_new(edge)) {
            return Err(Error::Cycle { from: names[a].clone(), to: names[b].clone() });
        }
        Ok(Tree { names, parents, order: reached.into_iter().map(|(vertex, _)| vertex).collect() })
    }

    /// The values of what stands on each vertex that is left. **The colon principle:** an edge with something of value g
    /// on it has the value g + 1. So that of a vertex is the exclusive or of these over the edges that go up from it.
    fn values(&self, is_left: &[bool]) -> Vec<u64> {
        let mut values = vec![0; self.names.len()];
        for &vertex in self.order.iter().rev() {
            if let (Some(parent), true) = (self.parents[vertex], is_left[vertex]) {
                values[parent] ^= values[vertex] + 1;
            }
        }
        values
    }

    /// The branches that are left, as the vertices next to the root, with their values.
    fn branches(&self, is_left: &[bool]) -> Vec<(usize, u64)> {
        let values = self.values(is_left);
        let is_branch = |vertex: &&usize| self.parents[**vertex] == Some(0) && is_left[**vertex];
        let branches = self.order.iter().filter(is_branch);
        branches.map(|&vertex| (vertex, values[vertex] + 1)).collect()
    }

    /// The branch that a vertex is on.
    fn branch_of(&self, mut vertex: usize) -> usize {
        while let Some(parent) = self.parents[vertex].filter(|&parent| parent != 0) {
            vertex = parent;
        }
        vertex
    }

    /// Who wins the rest. A branch of value 0 is none, so the condition of the SJ theorem holds.
    fn outcome(&self, is_left: &[bool], is_misere: bool) -> Outcome {
        let branches = self.branches(is_left);
        let values = || branches.iter().map(|branch| branch.1);
        Outcome::won(nim_sum(values()) != lost_sum(is_misere, values()))
    }

    /// The tree without the edges below these vertices.
    fn without(&self, is_left: &[bool], is_cut: impl Fn(usize) -> bool) -> Vec<bool> {
        let mut is_left = is_left.to_vec();
        for &vertex in &self.order {
            if let Some(parent) = self.parents[vertex] {
                is_left[vertex] &= is_left[parent] && !is_cut(vertex);
            }
        }
        is_left
    }

    /// The upper ends of the edges that are left, as they are typed; the root if none is left of some.
    fn text(&self, is_left: &[bool]) -> String {
        let left = (1..is_left.len()).filter(|&vertex| is_left[vertex]);
        match joined(left.map(|vertex| &self.names[vertex]), " ") {
            none if none.is_empty() && is_left.len() > 1 => self.names[0].clone(),
            text => text,
        }
    }
}

impl Kind for Tree {
    fn table(&self, request: &Request, _: &mut Progress) -> Result<Found, Error> {
        let all = vec![true; self.names.len()];
        let (names, parents) = (self.names.clone(), self.parents.clone());
        let is_won = self.outcome(&all, request.is_misere) == Outcome::Won;
        Ok((Positions::Tree { names, parents, values: self.values(&all), is_won }, None))
    }

    fn position(&self, request: &Request, _: &mut Progress) -> Result<Position, Error> {
        let is_misere = request.is_misere;
        let typed = places(&self.names, words(&request.position))?;
        let typed: HashSet<usize> = typed.into_iter().collect();
        let all = vec![true; self.names.len()];
        let is_left = self.without(&all, |vertex| !typed.is_empty() && !typed.contains(&vertex));
        let mut moves = Moves::default();
        for &cut in self.order.iter().filter(|&&vertex| is_left[vertex]) {
            if let Some(below) = self.parents[cut] {
                let after = self.without(&is_left, |vertex| vertex == cut);
                let outcome = self.outcome(&after, is_misere);
                let [below, above] = [below, cut].map(|vertex| &self.names[vertex]);
                let text = || format!("{below} – {above}");
                moves.add((outcome, 0), &self.names[self.branch_of(cut)], text, || {
                    self.text(&after)
                });
            }
        }
        let branches = self.branches(&is_left).into_iter();
        let parts = branches.map(|(vertex, value)| (self.names[vertex].clone(), value)).collect();
        let position = Position::sum_of(self.text(&is_left), parts, moves);
        if is_misere {
            let outcome = self.outcome(&is_left, true);
            return Ok(Position { outcome, reason: Some(Reason::Sj), ..position });
        }
        Ok(position)
    }

    fn program(&self, is_misere: bool, language: ProgramLanguage) -> Option<String> {
        if is_misere {
            return None;
        }
        let head = Head {
            title: "Green Hackenbush on a tree".to_string(),
            rule: "A move cuts an edge of a tree, and what is not connected with the root any more falls. Whoever cannot move loses.".to_string(),
            input: "",
            output: "for each vertex the Grundy value of the tree above it".to_string(),
        };
        let edges = self.order.iter().filter_map(|&vertex| Some([self.parents[vertex]?, vertex]));
        let about = [
            "The names of the vertices, the root first",
            "The edges, each from its lower vertex to the upper one, and behind the edge below it",
        ];
        let constants = program::graph(about, &self.names, edges, language);
        Some(program::program(templates!("tree"), &head, &[("constants", constants)], language))
    }
}
