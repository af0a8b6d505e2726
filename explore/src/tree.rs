//! Green Hackenbush on a tree, by the colon principle.

use crate::graph::Edges;
use crate::json::{array, string, Object};
use crate::kind::{Kind, Progress, Table};
use crate::language::{Language, Problem};
use crate::misere::{lost_sum, Reason};
use crate::position::{Moves, Outcome, Position};
use crate::program::{self, names, pairs, templates, Head, ProgramLanguage};
use crate::request::Request;
use common::graph::breadth_first_order;
use std::collections::HashSet;
use std::iter::once;

/// Green Hackenbush on a tree: a move cuts an edge, and all that is not connected with the root any more falls.
#[derive(Debug)]
pub(crate) struct Tree {
    /// The names of the vertices; vertex 0 is the root.
    names: Vec<String>,
    /// The edges, which connect all vertices and have no cycle.
    edges: Vec<[usize; 2]>,
}

/// A tree with its root, as the game needs it.
pub(crate) struct Rooted {
    /// The vertex below each; `None` for the root.
    pub parents: Vec<Option<usize>>,
    /// All vertices, each behind its parent; the root is the first.
    order: Vec<usize>,
}

impl Tree {
    /// The tree that is typed: lines `a b` for edges. The first name is that of the root.
    pub(crate) fn parse(rule: &str, language: Language) -> Result<Self, Problem> {
        let Edges { names, edges } = Edges::parse(rule, language)?;
        // Vertices that are connected so far have the same representative.
        let mut above: Vec<usize> = (0..names.len()).collect();
        let find = |above: &mut Vec<usize>, mut vertex: usize| {
            while above[vertex] != vertex {
                above[vertex] = above[above[vertex]];
                vertex = above[vertex];
            }
            vertex
        };
        for &[a, b] in &edges {
            let (from, to) = (find(&mut above, a), find(&mut above, b));
            if from == to {
                let (a, b) = (&names[a], &names[b]);
                return Err(language.problem(
                    "rule",
                    format!("expected a tree, found the edge {a} {b}, which closes a cycle"),
                    format!("应为一棵树，而边 {a} {b} 构成环"),
                ));
            }
            above[from] = to;
        }
        let root = find(&mut above, 0);
        let apart = (0..names.len()).find(|&vertex| find(&mut above, vertex) != root);
        if let Some(apart) = apart {
            let (root, apart) = (&names[0], &names[apart]);
            return Err(language.problem(
                "rule",
                format!("expected a tree, found no way from the root {root} to {apart}"),
                format!("应为一棵树，而从根 {root} 不能到达 {apart}"),
            ));
        }
        Ok(Tree { names, edges })
    }

    pub(crate) fn rooted(&self) -> Rooted {
        let mut parents = vec![None; self.names.len()];
        let found = breadth_first_order(self.names.len(), &self.edges);
        for &(vertex, parent) in &found[1..] {
            parents[vertex] = Some(parent);
        }
        Rooted { parents, order: found.into_iter().map(|(vertex, _)| vertex).collect() }
    }

    /// The values of what stands on each vertex.
    pub(crate) fn grundy_values(&self) -> Vec<u64> {
        let rooted = self.rooted();
        rooted.values(&vec![true; self.names.len()])
    }

    /// For each vertex whether it is connected with the root by the edges that are left: all of them, or those with
    /// these upper vertices.
    pub(crate) fn connected(&self, left: Option<&[usize]>, rooted: &Rooted) -> Vec<bool> {
        let left: Option<HashSet<usize>> = left.map(|left| left.iter().copied().collect());
        let mut is_left = vec![true; self.names.len()];
        for &vertex in &rooted.order {
            if let Some(parent) = rooted.parents[vertex] {
                is_left[vertex] =
                    is_left[parent] && left.as_ref().map_or(true, |left| left.contains(&vertex));
            }
        }
        is_left
    }

    /// What is left of the tree, with its moves.
    pub(crate) fn left(&self, is_left: &[bool], rooted: &Rooted, is_misere: bool) -> Position {
        let values = rooted.values(is_left);
        let text_of = |is_left: &[bool]| {
            let left: Vec<String> =
                (1..is_left.len()).filter(|&v| is_left[v]).map(|v| v.to_string()).collect();
            if left.is_empty() && is_left.len() > 1 {
                "0".to_string()
            } else {
                left.join(" ")
            }
        };
        let mut moves = Moves::default();
        let parts_of = |part: &usize| rooted.parents[*part] == Some(0) && is_left[*part];
        let parts: Vec<usize> = rooted.order.iter().copied().filter(parts_of).collect();
        let value = |branch: &usize| values[*branch] + 1;
        // A branch of value 0 is none, so the condition of the SJ theorem holds.
        for &cut in rooted.order.iter().filter(|&&vertex| is_left[vertex]) {
            let mut below = match rooted.parents[cut] {
                Some(parent) => parent,
                None => continue,
            };
            let part = rooted.part_of(cut);
            // The value of what stands on a vertex changes from there down to the root.
            let mut change = values[cut] + 1;
            while let Some(parent) = rooted.parents[below] {
                change = (values[below] + 1) ^ ((values[below] ^ change) + 1);
                below = parent;
            }
            let others = parts.iter().filter(|&&other| other != part).map(value);
            let lost_sum = lost_sum(is_misere, others.chain(once(value(&part) ^ change)));
            let outcome = Outcome::won(values[0] ^ change != lost_sum);
            let name = |vertex: usize| &self.names[vertex];
            let text = || format!("{} – {}", name(rooted.parents[cut].unwrap_or(0)), name(cut));
            moves.add((outcome, 0), name(part), text, || {
                let mut after = is_left.to_vec();
                for &vertex in &rooted.order {
                    let has_fallen = rooted.parents[vertex].map_or(false, |parent| !after[parent]);
                    after[vertex] &= vertex != cut && !has_fallen;
                }
                text_of(&after)
            });
        }
        let wins = values[0] != lost_sum(is_misere, parts.iter().map(value));
        let part = |&part: &usize| (self.names[part].clone(), value(&part));
        let position = Position::sum_of(text_of(is_left), parts.iter().map(part).collect(), moves);
        if is_misere {
            return Position { outcome: Outcome::won(wins), reason: Some(Reason::Sj), ..position };
        }
        position
    }
}

impl Kind for Tree {
    fn table(&self, request: &Request, _: &mut Progress) -> Result<Table, Problem> {
        let rooted = self.rooted();
        let is_left = vec![true; self.names.len()];
        let outcome = self.left(&is_left, &rooted, request.is_misere()).outcome;
        let parents = rooted.parents;
        let parents =
            parents.iter().map(|parent| parent.map_or("-1".into(), |parent| parent.to_string()));
        let names = self.names.iter().map(|name| string(name));
        let object = Object::default().with("names", array(names)).with("parents", array(parents));
        let object = object.with("values", array(self.grundy_values())).with("known", "[]");
        let object = object.with("won", outcome == Outcome::Won);
        Ok(Table { object, subject: None })
    }

    fn position(&self, request: &Request, _: &mut Progress) -> Result<Position, Problem> {
        let left = request.numbers(0, self.names.len() - 1)?;
        let rooted = self.rooted();
        let left = if left.is_empty() { None } else { Some(&*left) };
        Ok(self.left(&self.connected(left, &rooted), &rooted, request.is_misere()))
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
        let order = breadth_first_order(self.names.len(), &self.edges);
        let edges = order[1..].iter().map(|&(vertex, parent)| [parent, vertex]);
        let about =
            "The edges, each from its lower vertex to the upper one, and behind the edge below it";
        let constants = names("The names of the vertices, the root first", &self.names, language)
            + &pairs("EDGES", about, edges, language);
        Some(program::program(templates!("tree"), &head, &[("constants", constants)], language))
    }
}

impl Rooted {
    /// The values of what stands on each vertex that is left. **The colon principle:** an edge with something of value g
    /// on it has the value g + 1. So that of a vertex is the exclusive or of these over the edges that go up from it.
    fn values(&self, is_left: &[bool]) -> Vec<u64> {
        let mut values = vec![0; self.parents.len()];
        for &vertex in self.order.iter().rev() {
            if let (Some(parent), true) = (self.parents[vertex], is_left[vertex]) {
                values[parent] ^= values[vertex] + 1;
            }
        }
        values
    }

    /// The vertex next to the root that a vertex stands on, or is.
    fn part_of(&self, mut vertex: usize) -> usize {
        while let Some(parent) = self.parents[vertex].filter(|&parent| parent != 0) {
            vertex = parent;
        }
        vertex
    }
}
