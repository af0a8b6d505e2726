//! Rows on graphs and trees.

use super::search::{
    all_lists, all_sets, all_trees, check, lost, misere, pairs, row, sorted, sum, table, values,
    xor, Row,
};
use crate::backwards::retrograde_analysis;
use crate::fusion::cuts;
use crate::mex::mex;
use checks::rules::in_one;
use common::grundy::GrundySearch;
use itertools::Itertools;
use std::collections::HashSet;

/// The value of what grows on each node: a Nim sum of its branches.
pub fn stalks(parents: &[usize]) -> Vec<usize> {
    let mut value = vec![0; parents.len() + 1];
    for node in (1..value.len()).rev() {
        let branch = value[node] + 1;
        value[parents[node - 1]] ^= branch;
    }
    value
}

pub fn edges_of(parents: &[usize]) -> Vec<[usize; 2]> {
    parents.iter().enumerate().map(|(i, &parent)| [parent, i + 1]).collect()
}

/// The largest number of edges without a common node, on nodes that are left.
fn matching(joined: &dyn Fn(usize, usize) -> bool, nodes: u32) -> usize {
    let Some(node) = (0..32).find(|node| nodes >> node & 1 == 1) else { return 0 };
    let rest = nodes & !(1 << node);
    let partners = (0..32).filter(|&other| rest >> other & 1 == 1 && joined(node, other));
    partners
        .map(|other| 1 + matching(joined, rest & !(1 << other)))
        .max()
        .unwrap_or(0)
        .max(matching(joined, rest))
}

/// The nodes that are left and joined to this one.
fn part(edges: &[[usize; 2]], left: u32, node: usize) -> u32 {
    let mut found = 1u32 << node;
    loop {
        let before = found;
        for &[a, b] in edges {
            let both = 1 << a | 1 << b;
            if left & both == both && found & both != 0 {
                found |= both;
            }
        }
        if found == before {
            return found;
        }
    }
}

/// The nodes from this one up to the root.
fn way_up(parents: &[usize], node: usize) -> u32 {
    let above = if node > 0 { way_up(parents, parents[node - 1]) } else { 0 };
    above | 1 << node
}

fn children(parents: &[usize], node: usize) -> Vec<usize> {
    (1..=parents.len()).filter(|&child| parents[child - 1] == node).collect()
}

/// The values of what a move leaves, if it removes a node below this one, or this one, with all above it.
fn without_way(parents: &[usize], node: usize) -> Vec<usize> {
    let below: Vec<_> =
        children(parents, node).into_iter().map(|c| without_way(parents, c)).collect();
    let all = xor(below.iter().map(|s| mex(s)));
    let deeper = below.iter().flat_map(|s| s.iter().map(|x| x ^ mex(s) ^ all));
    deeper.chain([all]).collect()
}

/// The edges of graphs on five nodes.
const EDGES: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

fn has_edge(graph: u32, a: usize, b: usize) -> bool {
    EDGES.iter().enumerate().any(|(i, &edge)| graph >> i & 1 == 1 && edge == (a.min(b), a.max(b)))
}

/// Whether it has no edge at the nodes from this one on.
fn is_inside(graph: u32, nodes: usize) -> bool {
    EDGES.iter().enumerate().all(|(i, &(_, b))| graph >> i & 1 == 0 || b < nodes)
}

/// How many graphs with some of these arrows on a set of nodes, which has 0 and 1, give these two the same value.
fn lost_graphs(arrows: &[Vec<usize>], set: u32) -> usize {
    let to = |p: usize, set: u32| arrows[p].iter().filter(|&&q| set >> q & 1 == 1).count();
    let product = |of: u32, way: &dyn Fn(usize) -> usize| -> usize {
        (0..arrows.len()).filter(|&p| of >> p & 1 == 1).map(way).product()
    };
    let zeros = (1..=set).filter(|zeros| zeros & set == *zeros);
    sum(zeros.map(|zeros| {
        let rest = set - zeros;
        let of_rest = match zeros & 0b11 {
            0b11 => product(rest, &|p| 1 << to(p, rest)),
            0 => lost_graphs(arrows, rest),
            _ => 0,
        };
        of_rest
            * product(rest, &|p| (1 << to(p, zeros)) - 1)
            * product(zeros, &|p| 1 << to(p, rest))
    }))
}

pub const ROWS: &[Row] = &[
    row("dag", "g = \\operatorname{mex}", || {
        sum((0..20).map(|seed| {
            let mut rng = fastrand::Rng::with_seed(seed);
            let arrows: Vec<Vec<usize>> =
                (0..9).map(|p| (0..p).filter(|_| rng.bool()).collect()).collect();
            let g = table(9, |p, g| arrows[p].iter().map(|&q| g[q]).collect());
            let moves = |pieces: &Vec<usize>| in_one(pieces, |_, &p| arrows[p].clone());
            lost(all_lists(2, 0..=8), moves, |pieces| g[pieces[0]] == g[pieces[1]])
        }))
    }),
    row("layers", "Z; 0; Z; Z; 1; 2", || {
        let arrows = |graph: u32| -> Vec<Vec<usize>> {
            (0..4).map(|a| (a + 1..4).filter(|&b| has_edge(graph, a, b)).collect()).collect()
        };
        let graphs: Vec<u32> = (0..1024).filter(|&graph| is_inside(graph, 4)).collect();
        let is_lost = |graph: &&u32| {
            let arrows = arrows(**graph);
            let moves = |pieces: &Vec<usize>| in_one(pieces, |_, &p| arrows[p].clone());
            GrundySearch::new(moves).grundy(&vec![0, 1]) == 0
        };
        let lost: Vec<&u32> = graphs.iter().filter(is_lost).collect();
        for &given in &graphs {
            let count = lost.iter().filter(|&&graph| graph & given == *graph).count();
            assert_eq!(lost_graphs(&arrows(given), 0b1111), count, "{given:b}");
        }
        graphs.len()
    }),
    row("levels", "0", || {
        // Numbers up to 3 or 1, as for the antidiagonals.
        sum([(3, 3), (4, 1)].map(|(nodes, most)| {
            sum((0..1024).filter(|&graph| is_inside(graph, nodes)).map(|graph| {
                let arrows: Vec<Vec<usize>> = (0..nodes)
                    .map(|p| (0..p).filter(|&q| has_edge(graph, p, q)).collect())
                    .collect();
                let level = table(nodes, |p, level| arrows[p].iter().map(|&q| level[q]).collect());
                let moves = |numbers: &Vec<usize>| {
                    let mut found = Vec::new();
                    for p in 0..nodes {
                        for smaller in 0..numbers[p] {
                            for chosen in all_lists(arrows[p].len(), 0..=most) {
                                let mut changed = numbers.clone();
                                changed[p] = smaller;
                                for (&q, number) in arrows[p].iter().zip(chosen) {
                                    changed[q] = number;
                                }
                                found.push(changed);
                            }
                        }
                    }
                    found
                };
                lost(all_lists(nodes, 0..=most), moves, |numbers| {
                    let mut sums = [0; 4];
                    level.iter().zip(numbers).for_each(|(&level, number)| sums[level] ^= number);
                    sums == [0; 4]
                })
            }))
        }))
    }),
    row("draws", "", retrograde_analysis),
    row("arrow-once", "", || {
        // The arrows that are left of all between three vertices, as bits, and the vertex.
        let arrows: Vec<(usize, usize)> = pairs(2).collect();
        let moves = |&(left, at): &(usize, usize)| -> Vec<(usize, usize)> {
            let possible = (0..9).filter(|&i| left >> i & 1 == 1 && arrows[i].0 == at);
            possible.map(|i| (left & !(1 << i), arrows[i].1)).collect()
        };
        let all = (0..1 << 9).flat_map(|left| (0..3).map(move |at| (left, at)));
        let mut wins = vec![[false; 3]; 1 << 9];
        for (left, at) in all.clone() {
            wins[left][at] = moves(&(left, at)).iter().any(|&(left, at)| !wins[left][at]);
        }
        lost(all, moves, |&(left, at)| !wins[left][at])
    }),
    row("matching", "v", || {
        // The edges, the cell of the token, and where it has been.
        let moves = |&(graph, at, been): &(u32, usize, u32)| {
            let near = (0..5).filter(|&to| been >> to & 1 == 0 && has_edge(graph, at, to));
            near.map(|to| (graph, to, been | 1 << to)).collect()
        };
        let start =
            (0..1024).step_by(9).flat_map(|graph| (0..5).map(move |at| (graph, at, 1 << at)));
        lost(start, moves, |&(graph, at, been)| {
            let joined = |a, b| has_edge(graph, a, b);
            matching(&joined, 31) == matching(&joined, 31 & !been) && at < 5
        })
    }),
    row("gap", "", || {
        sum([(1, 5), (2, 3), (2, 4)].map(|(rows, columns)| {
            // The black pieces, the gap, and whether Black is to move; a gap has the colour of the opponent.
            let beside = |a: usize, b: usize| {
                (a / columns).abs_diff(b / columns) + (a % columns).abs_diff(b % columns) == 1
            };
            let moves = |&(pieces, gap, black): &(u32, usize, bool)| {
                let own = (0..rows * columns)
                    .filter(|&at| (pieces >> at & 1 == 1) == black && beside(at, gap));
                // The piece goes to the gap, and the new one counts as a piece of the player who has moved.
                own.map(|at| {
                    let pieces = pieces & !(1 << gap) & !(1 << at);
                    (if black { pieces | 1 << gap | 1 << at } else { pieces }, at, !black)
                })
                .collect()
            };
            let cells = rows * columns;
            let all = (0..1u32 << cells).flat_map(|pieces| {
                (0..cells).map(move |gap| (pieces, gap, pieces >> gap & 1 == 0))
            });
            lost(all, moves, |&(pieces, gap, _)| {
                let joined =
                    |a: usize, b: usize| beside(a, b) && (pieces >> a ^ pieces >> b) & 1 == 1;
                let nodes = (1 << cells) - 1;
                matching(&joined, nodes) == matching(&joined, nodes & !(1 << gap))
            })
        }))
    }),
    row("cut-tree", "g(v); g(c) + 1; c", || {
        sum((2..=6)
            .flat_map(all_trees)
            .map(|parents| values([edges_of(&parents)], cuts, |_| stalks(&parents)[0])))
    }),
    row("polygons", "1; 0; c; g(c) + 1", || {
        sum((1..=4)
            .flat_map(all_trees)
            .flat_map(|parents| {
                let nodes = parents.len() + 1;
                pairs(nodes - 1)
                    .flat_map(move |(a, b)| {
                        let parents = parents.clone();
                        (3..=4).map(move |sides| (parents.clone(), a, b, sides))
                    })
                    .collect::<Vec<_>>()
            })
            .map(|(parents, a, b, sides)| {
                // A polygon on node a, and one of two edges on node b.
                let mut edges = edges_of(&parents);
                let mut nodes = parents.len() + 1;
                for (at, sides) in [(a, sides), (b, 2)] {
                    let ring: Vec<usize> =
                        [at].into_iter().chain(nodes..nodes + sides - 1).collect();
                    nodes += sides - 1;
                    edges.extend((0..sides).map(|i| [ring[i], ring[(i + 1) % sides]]));
                }
                let mut value = vec![0; parents.len() + 1];
                value[a] ^= sides % 2;
                for node in (1..value.len()).rev() {
                    let branch = value[node] + 1;
                    value[parents[node - 1]] ^= branch;
                }
                values([edges], cuts, |_| value[0])
            }))
    }),
    row("subtree", "g(v); 1; g(c); c", || {
        fn g(parents: &[usize], node: usize) -> usize {
            1 + xor(children(parents, node).into_iter().map(|child| g(parents, child)))
        }
        sum((2..=6).flat_map(all_trees).map(|parents| {
            let all = 0..=parents.len();
            let moves = |&left: &u32| {
                let chosen = all.clone().filter(|node| left >> node & 1 == 1);
                let below = |top: usize| {
                    all.clone()
                        .filter(|&node| way_up(&parents, node) >> top & 1 == 1)
                        .fold(0, |set, node| set | 1 << node)
                };
                chosen.map(|top| left & !below(top)).collect()
            };
            values([(1u32 << (parents.len() + 1)) - 1], moves, |_| g(&parents, 0))
        }))
    }),
    row("leaves", "", || {
        sum((2..=6).flat_map(all_trees).map(|parents| {
            let moves = |&left: &u32| {
                let is_leaf = |&node: &usize| {
                    left >> node & 1 == 1
                        && children(&parents, node).iter().all(|c| left >> c & 1 == 0)
                };
                let leaves: Vec<usize> = (0..=parents.len()).filter(is_leaf).collect();
                let chosen = |set: usize| (0..leaves.len()).filter(move |i| set >> i & 1 == 1);
                (1..1usize << leaves.len())
                    .map(|set| chosen(set).fold(left, |left, i| left & !(1 << leaves[i])))
                    .collect()
            };
            lost([(1u32 << (parents.len() + 1)) - 1], moves, |_| {
                let leaves =
                    (0..=parents.len()).filter(|&node| children(&parents, node).is_empty());
                let length = |leaf: usize| {
                    let up = std::iter::successors(Some(leaf), |&node| {
                        let parent = (node > 0).then(|| parents[node - 1])?;
                        Some(parent).filter(|&parent| children(&parents, parent).len() == 1)
                    });
                    up.count()
                };
                leaves.map(length).all(|length| length % 2 == 0)
            })
        }))
    }),
    row("keep-one-part", "", || {
        sum((2..=6).flat_map(all_trees).map(|parents| {
            let edges = edges_of(&parents);
            let moves = |&left: &u32| {
                let nodes = || (0..=parents.len()).filter(move |node| left >> node & 1 == 1);
                nodes()
                    .flat_map(|gone| {
                        let edges = &edges;
                        let left = left & !(1 << gone);
                        nodes()
                            .filter(move |&node| node != gone)
                            .map(move |node| part(edges, left, node))
                    })
                    .collect()
            };
            misere([(1u32 << (parents.len() + 1)) - 1], moves, |_| {
                let degree = |node| edges.iter().filter(|edge| edge.contains(&node)).count();
                (0..=parents.len()).all(|node| degree(node) % 2 == 1)
            })
        }))
    }),
    row("remove-a-leaf", "n; x", || {
        sum((1..=6)
            .flat_map(all_trees)
            .flat_map(|parents| (0..=parents.len()).map(move |x| (parents.clone(), x)))
            .map(|(parents, x)| {
                let edges = edges_of(&parents);
                let moves = |&left: &u32| {
                    let is_left = |node: usize| left >> node & 1 == 1;
                    let degree = |node: usize| {
                        let at = edges.iter().filter(|edge| edge.contains(&node));
                        at.filter(|edge| edge.iter().all(|&end| is_left(end))).count()
                    };
                    let leaves =
                        (0..=parents.len()).filter(|&node| is_left(node) && degree(node) <= 1);
                    leaves.map(|leaf| left & !(1 << leaf)).filter(|_| is_left(x)).collect()
                };
                lost([(1u32 << (parents.len() + 1)) - 1], moves, |_| {
                    let degree = edges.iter().filter(|edge| edge.contains(&x)).count();
                    degree > 1 && parents.len() % 2 == 0
                })
            }))
    }),
    row("step-towards", "d \\bmod 3 = 2; d", || {
        sum((1..=7).flat_map(all_trees).step_by(3).map(|parents| {
            let edges = edges_of(&parents);
            let nodes = parents.len() + 1;
            let distance = |from: usize| {
                let mut distance = vec![usize::MAX; nodes];
                distance[from] = 0;
                for step in 0..nodes {
                    for &[a, b] in &edges {
                        for (a, b) in [(a, b), (b, a)] {
                            if distance[a] == step && distance[b] > step {
                                distance[b] = step + 1;
                            }
                        }
                    }
                }
                distance
            };
            // The vertices with coins.
            let moves = |&coins: &u32| {
                let there = (0..nodes).filter(|node| coins >> node & 1 == 1);
                let step = |to: usize| {
                    let distance = distance(to);
                    let others = (0..nodes).filter(|&node| node != to && coins >> node & 1 == 1);
                    others.fold(0, |set, node| {
                        let mut near = edges.iter().filter(|edge| edge.contains(&node)).flatten();
                        set | 1 << near.find(|&&next| distance[next] < distance[node]).unwrap()
                    })
                };
                there.map(step).collect()
            };
            let d = (0..nodes).flat_map(distance).max().unwrap() + 1;
            lost([(1u32 << nodes) - 1], moves, |_| d % 3 == 2)
        }))
    }),
    row("top-levels", "g(v); x_1, \\dots, x_r; r; v; x_d; d; v", || {
        fn below(parents: &[usize], v: usize, d: usize) -> Vec<usize> {
            (0..d).fold(vec![v], |level, _| {
                level.into_iter().flat_map(|v| children(parents, v)).collect()
            })
        }
        /// The first level with a leaf.
        fn rank(parents: &[usize], v: usize) -> usize {
            let of_children = children(parents, v).into_iter().map(|child| rank(parents, child));
            of_children.min().map_or(1, |least| least + 1)
        }
        fn g(parents: &[usize], v: usize) -> usize {
            let x = (1..=rank(parents, v))
                .map(|d| xor(below(parents, v, d).into_iter().map(|u| g(parents, u))));
            mex(&x.collect::<Vec<_>>())
        }
        sum((2..=6).flat_map(all_trees).map(|parents| {
            // The roots of the forest.
            let moves = |roots: &Vec<usize>| -> Vec<Vec<usize>> {
                let left = |i: usize| {
                    let v = roots[i];
                    let others = [&roots[..i], &roots[i + 1..]].concat();
                    let parents = &parents;
                    (1..=rank(parents, v))
                        .map(move |d| sorted(others.iter().copied().chain(below(parents, v, d))))
                };
                (0..roots.len()).flat_map(left).collect()
            };
            values([vec![0]], moves, |_| g(&parents, 0))
        }))
    }),
    row("up-to-the-root", "1", || {
        sum((2..=5).flat_map(all_trees).map(|parents| {
            // The nodes whose edge to the parent has a 1.
            let moves = |&ones: &u32| {
                let chosen = (1..=parents.len()).filter(|node| ones >> node & 1 == 1);
                chosen.map(|node| ones ^ way_up(&parents, node) & !1).collect()
            };
            let at_the_root = children(&parents, 0);
            let all = (0..1 << parents.len()).map(|ones: u32| ones << 1);
            lost(all, moves, |ones| {
                at_the_root.iter().filter(|&c| ones >> c & 1 == 1).count() % 2 == 0
            })
        }))
    }),
    row("stones-under-a-token", "", || {
        fn is_lost(graph: u32, stones: &[usize], at: usize) -> bool {
            let fewer =
                (0..stones.len()).filter(|&to| has_edge(graph, at, to) && stones[to] < stones[at]);
            fewer.into_iter().all(|to| !is_lost(graph, stones, to))
        }
        let moves = |(graph, stones, at): &(u32, Vec<usize>, usize)| {
            let (graph, mut left) = (*graph, stones.clone());
            let Some(less) = left[*at].checked_sub(1) else { return Vec::new() };
            left[*at] = less;
            let near = (0..stones.len()).filter(|&to| has_edge(graph, *at, to));
            near.map(|to| (graph, left.clone(), to)).collect()
        };
        let start = [(3, 3), (4, 2)].into_iter().flat_map(|(nodes, most)| {
            // The edges on the first nodes of the five.
            (0..1024).filter(move |&graph| is_inside(graph, nodes)).flat_map(move |graph| {
                all_lists(nodes, 0..=most)
                    .into_iter()
                    .flat_map(move |stones| (0..nodes).map(move |at| (graph, stones.clone(), at)))
            })
        });
        lost(start.step_by(3), moves, |(graph, stones, at)| is_lost(*graph, stones, *at))
    }),
    row(
        "way-to-the-root",
        "g(v) = \\operatorname{mex} S(v); S(v); C; g(c); c; x \\oplus g(c) \\oplus C; c; x; S(c)",
        || {
            sum((2..=6).flat_map(all_trees).map(|parents| {
                let moves = |&left: &u32| {
                    let chosen = (0..=parents.len()).filter(|node| left >> node & 1 == 1);
                    chosen.map(|node| left & !way_up(&parents, node)).collect()
                };
                let whole = (1u32 << (parents.len() + 1)) - 1;
                values([whole], moves, |_| mex(&without_way(&parents, 0)))
            }))
        },
    ),
    row("delete", "g = (V \\bmod 2) + 2 (E \\bmod 2); V; E", || {
        // The nodes and the edges that are left.
        let moves = |&(nodes, graph): &(u32, u32)| {
            let edge = (0..10)
                .filter(|edge| graph >> edge & 1 == 1)
                .map(|edge| (nodes, graph & !(1 << edge)));
            let node = (0..5).filter(|node| nodes >> node & 1 == 1).map(|node| {
                let at = EDGES.iter().enumerate().filter(|(_, &(a, b))| a == node || b == node);
                (nodes & !(1 << node), at.fold(graph, |graph, (i, _)| graph & !(1 << i)))
            });
            edge.chain(node).collect()
        };
        let sides = |side: u32| {
            let between = EDGES.iter().map(move |&(a, b)| side >> a & 1 != side >> b & 1);
            between.enumerate().fold(0, |graph, (i, is_between)| graph | u32::from(is_between) << i)
        };
        let graphs: HashSet<u32> =
            (0..16).flat_map(|side| (0..1024).map(move |graph| graph & sides(side))).collect();
        values(graphs.into_iter().map(|graph| (31, graph)), moves, |&(nodes, graph)| {
            (nodes.count_ones() % 2 + 2 * (graph.count_ones() % 2)) as usize
        })
    }),
    row("free-of-prefixes", "d; g; L - d", || {
        let words: Vec<Vec<usize>> = (1..=3).flat_map(|length| all_lists(length, 0..=1)).collect();
        let is_free = |set: &[Vec<usize>], new: &[usize]| {
            !set.iter().any(|word| word.starts_with(new) || new.starts_with(word))
        };
        let moves = |set: &Vec<Vec<usize>>| -> Vec<Vec<Vec<usize>>> {
            let new = words.iter().filter(|new| is_free(set, new));
            new.map(|new| set.iter().chain([new]).cloned().sorted().collect()).collect()
        };
        let all = all_sets(words.iter().cloned())
            .into_iter()
            .filter(|set| !set.is_empty() && (0..set.len()).all(|i| is_free(&set[..i], &set[i])));
        let all = all.map(|set| set.into_iter().sorted().collect::<Vec<_>>());
        values(all, moves, |set: &Vec<Vec<usize>>| {
            // The beginnings of words, each once, without the words themselves.
            let starts = set.iter().flat_map(|word| (0..word.len()).map(|d| &word[..d])).unique();
            xor(starts.map(|start| {
                let next = |digit: usize| [start, &[digit]].concat();
                let missing =
                    (0..2).filter(|&digit| !set.iter().any(|word| word.starts_with(&next(digit))));
                let height = 3 - start.len();
                missing.count() * (height & height.wrapping_neg())
            }))
        })
    }),
    row(
        "stay-apart",
        "M; N; N (N - 1) / 2 - M; p; 1; q; N; N; p + q; N (N - 1) / 2 - M - p",
        || {
            sum((2..=5).map(|n| {
                let part = |graph: u32, of: usize| {
                    (0..n).fold(1u32 << of, |part, _| {
                        let near = |to: &usize| {
                            (0..n).any(|v| part >> v & 1 == 1 && has_edge(graph, v, *to))
                        };
                        (0..n).filter(near).fold(part, |part, v| part | 1 << v)
                    })
                };
                let is_apart = |&graph: &u32| part(graph, 0) >> (n - 1) & 1 == 0;
                let moves = |&graph: &u32| {
                    let new =
                        (0..10).filter(|edge| graph >> edge & 1 == 0).map(|edge| graph | 1 << edge);
                    new.filter(|&graph| is_inside(graph, n)).filter(is_apart).collect()
                };
                let graphs = (0..1024).filter(|&graph| is_inside(graph, n)).filter(is_apart);
                lost(graphs, moves, |&graph| {
                    let left = n * (n - 1) / 2 - graph.count_ones() as usize;
                    let [p, q] = [0, n - 1].map(|v| part(graph, v).count_ones() as usize);
                    if n % 2 == 1 {
                        left % 2 == 0
                    } else {
                        (p + q) % 2 == 0 && (left - p) % 2 == 0
                    }
                })
            }))
        },
    ),
];

#[test]
fn graphs_and_trees() {
    check(ROWS);
}
