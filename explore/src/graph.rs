//! A token on a directed graph.

use crate::error::Error;
use crate::kind::{Found, Kind, Positions, Progress};
use crate::listed::Listed;
use crate::position::Position;
use crate::program::{self, templates, Head, ProgramLanguage};
use crate::request::{at_least_one, places, Request};
use std::collections::HashMap;

/// The most vertices of a graph or a tree.
pub(crate) const MOST_VERTICES: usize = 2000;

/// A token on a directed graph; a move goes along an edge.
#[derive(Debug)]
pub(crate) struct Graph(pub Listed);

/// The names of vertices, and for each edge its ends.
type Edges = (Vec<String>, Vec<[usize; 2]>);

/// Reads lines of two names, or of one for a vertex without edges. Lines end with a line break or `;`.
pub(crate) fn parse(rule: &str) -> Result<Edges, Error> {
    let arrows = ["-->", "->", "=>", "--"];
    let plain = arrows.iter().fold(rule.to_string(), |rule, arrow| rule.replace(arrow, " "));
    let mut names: Vec<String> = Vec::new();
    let mut numbers: HashMap<&str, usize> = HashMap::new();
    let mut edges = Vec::new();
    let is_end = |c| matches!(c, ';' | '\n');
    for (line, typed) in plain.split(is_end).zip(rule.split(is_end)) {
        let ends: Vec<usize> = ends(line)
            .into_iter()
            .map(|name| {
                *numbers.entry(name).or_insert_with(|| {
                    names.push(name.to_string());
                    names.len() - 1
                })
            })
            .collect();
        match *ends {
            [] | [_] => {}
            [from, to] => edges.push([from, to]),
            _ => return Err(Error::NoEdge { found: typed.trim().to_string() }),
        }
    }
    if !(1..=MOST_VERTICES).contains(&names.len()) {
        return Err(Error::VertexCount { most: MOST_VERTICES, found: names.len() });
    }
    Ok((names, edges))
}

/// The names on a line: two in parentheses, or with a sign between them, may stand without blanks.
fn ends(line: &str) -> Vec<&str> {
    let names = words(line);
    match *names {
        [pair] => {
            let inner =
                pair.strip_prefix(['(', '[']).and_then(|pair| pair.strip_suffix([')', ']']));
            let pair = inner.unwrap_or(pair);
            let ends: Vec<&str> = pair.split([',', '-', '>', ':']).map(str::trim).collect();
            if ends.contains(&"") {
                names
            } else {
                ends
            }
        }
        _ => names,
    }
}

/// The names of vertices in a text, with blanks and commas between them: in parentheses these are parts of a name.
pub(crate) fn words(text: &str) -> Vec<&str> {
    let mut depth = 0;
    let is_between = |c: char| {
        depth += i32::from("([".contains(c)) - i32::from(")]".contains(c));
        depth <= 0 && (c == ',' || c.is_whitespace())
    };
    text.split(is_between).filter(|name| !matches!(*name, "" | "-" | ">")).collect()
}

impl Graph {
    /// The graph that is typed: lines `a b`, `a -> b` or `a,b` for edges, `a` for a vertex without edges.
    pub(crate) fn parse(rule: &str) -> Result<Self, Error> {
        let (names, edges) = parse(rule)?;
        let mut options = vec![Vec::new(); names.len()];
        for [from, to] in edges {
            options[from].push(vec![to]);
        }
        for options in &mut options {
            options.sort_unstable();
            options.dedup();
        }
        Ok(Graph(Listed { names, options }))
    }
}

impl Kind for Graph {
    fn table(&self, request: &Request, _: &mut Progress) -> Result<Found, Error> {
        let (names, edges) = (self.0.names.clone(), self.edges().collect());
        let values = self.0.grundy_values().filter(|_| !request.is_misere);
        let results = self.0.results(request.is_misere, values);
        Ok((Positions::Listed { names, edges, results }, None))
    }

    fn position(&self, request: &Request, _: &mut Progress) -> Result<Position, Error> {
        let names = &self.0.names;
        let tokens = at_least_one(places(names, words(&request.position))?, &names[0])?;
        self.0.position(&tokens, request.is_misere)
    }

    fn program(&self, is_misere: bool, language: ProgramLanguage) -> Option<String> {
        let has_values = !is_misere && self.0.grundy_values().is_some();
        let (templates, output) = if has_values {
            (templates!("graph_values"), "the Grundy value of each vertex")
        } else {
            (
                templates!("graph_outcomes"),
                "for each vertex whether the player to move can win, loses, or has a draw",
            )
        };
        let (who, end) = if is_misere { ("wins", "win") } else { ("loses", "lose") };
        let head = Head {
            title: "A token on a graph".to_string(),
            rule: format!(
                "A token lies on a vertex of a graph, a move takes it along an edge. Whoever cannot move {who}."
            ),
            input: "",
            output: output.to_string(),
        };
        let about = ["The names of the vertices", "The edges, from one vertex to another"];
        let constants = program::graph(about, &self.0.names, self.edges(), language);
        let places =
            [("end", end.to_string()), program::value(false, language), ("constants", constants)];
        Some(program::program(templates, &head, &places, language))
    }
}

impl Graph {
    fn edges(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        let edges = self.0.options.iter().enumerate();
        edges.flat_map(|(from, options)| options.iter().map(move |to| [from, to[0]]))
    }
}
