//! A token on a directed graph.

use crate::json::{array, signed, string, Object};
use crate::kind::{Kind, Progress, Table};
use crate::language::{Language, Problem};
use crate::misere::Sums;
use crate::position::{Moves, Outcome, Position};
use crate::program::{self, names, pairs, templates, Head, ProgramLanguage};
use crate::request::Request;
use common::graph::graph_grundy_values;
use common::nim::nim_sum;
use std::collections::HashMap;

/// The most vertices of a graph or a tree.
pub(crate) const MOST_VERTICES: usize = 2000;

/// A token on a directed graph; a move goes along an edge.
#[derive(Debug)]
pub(crate) struct Graph {
    /// The names of the vertices.
    pub names: Vec<String>,
    /// Where the edges from each vertex lead, each vertex once.
    pub options: Vec<Vec<usize>>,
}

/// The vertices and edges of a graph as they are typed: the names, and for each edge its ends.
pub(crate) struct Edges {
    pub names: Vec<String>,
    pub edges: Vec<[usize; 2]>,
}

impl Edges {
    /// Reads lines of two names, or of one for a vertex without edges. Lines end with a line break or `;`.
    pub(crate) fn parse(rule: &str, language: Language) -> Result<Self, Problem> {
        let plain = rule.replace("->", " ").replace('→', " ");
        let mut names: Vec<String> = Vec::new();
        let mut numbers: HashMap<&str, usize> = HashMap::new();
        let mut edges = Vec::new();
        for line in plain.split([';', '\u{ff1b}', '\n']) {
            let ends: Vec<usize> = line
                .split_whitespace()
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
                _ => {
                    let found = line.trim();
                    return Err(language.problem(
                        "rule",
                        format!("expected lines of two names such as a b, found {found:?}"),
                        format!("每行应为两个名称，例如 a b，实为 {found:?}"),
                    ));
                }
            }
        }
        if !(1..=MOST_VERTICES).contains(&names.len()) {
            let found = names.len();
            return Err(language.problem(
                "rule",
                format!("expected 1 to {MOST_VERTICES} vertices, found {found}"),
                format!("应有 1 到 {MOST_VERTICES} 个顶点，实有 {found} 个"),
            ));
        }
        Ok(Edges { names, edges })
    }
}

impl Graph {
    /// The graph that is typed: lines `a b` or `a -> b` for edges, `a` for a vertex without edges.
    ///
    /// # Errors
    ///
    /// If a line is no such one, or if there are no vertices or too many.
    pub(crate) fn parse(rule: &str, language: Language) -> Result<Self, Problem> {
        let Edges { names, edges } = Edges::parse(rule, language)?;
        let mut options = vec![Vec::new(); names.len()];
        for [from, to] in edges {
            options[from].push(to);
        }
        for options in &mut options {
            options.sort_unstable();
            options.dedup();
        }
        Ok(Graph { names, options })
    }

    /// The vertices on which tokens stand.
    fn parse_tokens(&self, text: &str, language: Language) -> Result<Vec<usize>, Problem> {
        let vertex = |name: &str| self.names.iter().position(|other| other == name);
        let tokens = text.split_whitespace().map(|name| {
            vertex(name).ok_or_else(|| {
                language.problem(
                    "position",
                    format!("expected names of vertices, found {name:?}"),
                    format!("应为顶点的名称，实为 {name:?}"),
                )
            })
        });
        tokens.collect()
    }
}

impl Kind for Graph {
    fn table(&self, request: &Request, _: &mut Progress) -> Result<Table, Problem> {
        let names = self.names.iter().map(|name| string(name));
        let object = Object::default().with("names", array(names));
        let object = object.with("edges", array(self.edges().map(array)));
        let object = with_results(object, &retrograde(&self.options, request.is_misere()));
        let values = self.values(request.is_misere());
        Ok(Table { object: object.with_some("values", values.map(array)), subject: None })
    }

    fn position(&self, request: &Request, _: &mut Progress) -> Result<Position, Problem> {
        let tokens = self.parse_tokens(request.text("position"), request.language)?;
        let tokens = request.some(tokens, &self.names[0])?;
        if let Some(values) = self.values(request.is_misere()) {
            let options = |vertex: usize| self.options[vertex].iter().map(|&to| vec![to]).collect();
            return Ok(position_with_values(&self.names, options, &values, &tokens));
        }
        if tokens.len() > 1 && self.values(false).is_some() {
            let visit = |vertex: usize, visit: &mut dyn FnMut(&[usize])| {
                self.options[vertex].iter().for_each(|&option| visit(&[option]));
            };
            let name = |vertex: usize| self.names[vertex].clone();
            let mut sums = Sums::new(self.names.len(), visit);
            return sums.position(&tokens, name, "", request.language);
        }
        let results = retrograde(&self.options, request.is_misere());
        let token = request.single(&tokens)?;
        Ok(position_with_outcomes(&self.names, &self.options, &results, token))
    }

    fn program(&self, is_misere: bool, language: ProgramLanguage) -> Option<String> {
        let has_values = self.values(is_misere).is_some();
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
        let edges = pairs("EDGES", "The edges, from one vertex to another", self.edges(), language);
        let places = [
            ("end", end.to_string()),
            program::value(false, language),
            ("constants", names("The names of the vertices", &self.names, language) + &edges),
        ];
        Some(program::program(templates, &head, &places, language))
    }
}

impl Graph {
    fn edges(&self) -> impl Iterator<Item = [usize; 2]> + '_ {
        let edges = self.options.iter().enumerate();
        edges.flat_map(|(from, options)| options.iter().map(move |&to| [from, to]))
    }

    /// The values of the vertices in normal play, if play ends.
    fn values(&self, is_misere: bool) -> Option<Vec<u64>> {
        if is_misere {
            None
        } else {
            graph_grundy_values(&self.options)
        }
    }
}

/// The letter of an outcome, as JSON.
pub(crate) fn letter(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "\"N\"",
        Outcome::Lost => "\"P\"",
        Outcome::Draw => "\"D\"",
    }
}

/// Who wins each position, and after how many moves.
pub(crate) fn with_results(object: Object, results: &[(Outcome, Option<usize>)]) -> Object {
    let moves = results.iter().map(|result| result.1.map_or(-1, signed));
    let object = object.with("outcomes", array(results.iter().map(|result| letter(result.0))));
    object.with("moves", array(moves))
}

/// Who wins each position of a game, and after how many moves it is over if the winner hurries and the loser delays;
/// `None` for a draw.
///
/// Retrograde analysis: from the ends backwards, in the order of the number of moves, so that the first option that is
/// found to be lost is the shortest way to win, and the last one that is found to be won is the longest way to lose.
/// Linear in the number of positions and options.
///
/// # Panics
///
/// If an option is no position.
pub(crate) fn retrograde(options: &[Vec<usize>], misere: bool) -> Vec<(Outcome, Option<usize>)> {
    let mut before = vec![Vec::new(); options.len()];
    for (position, options) in options.iter().enumerate() {
        for &option in options {
            before[option].push(position);
        }
    }
    let mut results = vec![(Outcome::Draw, None); options.len()];
    let mut open: Vec<usize> = options.iter().map(Vec::len).collect();
    let mut queue: Vec<usize> =
        (0..options.len()).filter(|&position| open[position] == 0).collect();
    for &end in &queue {
        results[end] = (Outcome::won(misere), Some(0));
    }
    let mut head = 0;
    while let Some(&option) = queue.get(head) {
        head += 1;
        let (outcome, length) = results[option];
        for &position in &before[option] {
            open[position] -= 1;
            let wins = outcome == Outcome::Lost;
            if results[position].1.is_none() && (wins || open[position] == 0) {
                results[position] = (Outcome::won(wins), length.map(|length| length + 1));
                queue.push(position);
            }
        }
    }
    results
}

/// A sum of positions, each with its name, that have these values; an option may be a sum, too.
pub(crate) fn position_with_values(
    names: &[String],
    options: impl Fn(usize) -> Vec<Vec<usize>>,
    values: &[u64],
    parts: &[usize],
) -> Position {
    let joined = |parts: &[usize], with: &str| {
        parts.iter().map(|&part| names[part].as_str()).collect::<Vec<_>>().join(with)
    };
    let sum_of = |parts: &[usize]| nim_sum(parts.iter().map(|&part| values[part]));
    let sum = sum_of(parts);
    let mut moves = Moves::default();
    for (i, &part) in parts.iter().enumerate() {
        if parts[..i].contains(&part) {
            continue;
        }
        let from = &names[part];
        for option in options(part) {
            let outcome = Outcome::won(sum ^ values[part] != sum_of(&option));
            let text = || format!("{from} → {}", joined(&option, " + "));
            moves.add((outcome, 0), from, text, || {
                joined(&[&parts[..i], &option, &parts[i + 1..]].concat(), " ")
            });
        }
    }
    let part = |&part: &usize| (names[part].clone(), values[part]);
    Position::sum_of(joined(parts, " "), parts.iter().map(part).collect(), moves)
}

/// One token on a graph.
pub(crate) fn position_with_outcomes(
    names: &[String],
    options: &[Vec<usize>],
    results: &[(Outcome, Option<usize>)],
    token: usize,
) -> Position {
    let from = &names[token];
    let mut moves = Moves::default();
    for &option in &options[token] {
        let (outcome, length) = results[option];
        let text = || format!("{from} → {}", names[option]);
        moves.add((outcome, length.unwrap_or(0)), from, text, || names[option].clone());
    }
    Position::single(from.clone(), results[token].0, moves)
}
