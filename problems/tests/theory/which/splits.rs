//! Rows on heaps of which a move takes, or which it splits.

use super::numbers::factors;
use super::search::{
    all_lists, all_sets, ascending_lists, check, in_all, in_one_heap, lost, minus, pairs, row,
    sorted, splits, sum, table, values, xor, Row,
};
use crate::mex::mex;
use crate::octal::octal_table;
use checks::rules::in_one;
use itertools::Itertools;
use std::collections::BTreeSet;

/// Two parts of a heap, neither of them empty.
pub fn in_two(n: usize) -> Vec<Vec<usize>> {
    (1..=n / 2).map(|part| vec![part, n - part]).collect()
}

fn in_three(n: usize) -> Vec<Vec<usize>> {
    let two = |a: usize| in_two(n - a).into_iter().filter(move |rest| a <= rest[0]);
    (1..n).flat_map(|a| two(a).map(move |rest| vec![a, rest[0], rest[1]])).collect()
}

/// At most `k` parts of at most `largest`, none of them empty.
fn partitions(n: usize, k: usize, largest: usize) -> Vec<Vec<usize>> {
    match (n, k) {
        (0, _) => vec![Vec::new()],
        (_, 0) => Vec::new(),
        _ => {
            let with = |first: usize| {
                let rest = partitions(n - first, k - 1, first).into_iter();
                rest.map(move |rest| [vec![first], rest].concat())
            };
            (1..=n.min(largest)).flat_map(with).collect()
        }
    }
}

/// Two to `k` parts of a heap.
fn in_up_to(n: usize, k: usize) -> Vec<Vec<usize>> {
    let mut found = partitions(n, k, n);
    found.retain(|parts| parts.len() > 1);
    found
}

/// The number `n`, where of each `length` numbers, from 1 on, the last two are exchanged.
fn with_last_two_exchanged(n: usize, length: usize) -> usize {
    match n % length {
        0 if n > 0 => n - 1,
        rest if rest == length - 1 => n + 1,
        _ => n,
    }
}

pub fn taken(n: usize) -> Vec<Vec<usize>> {
    (0..n).map(|left| vec![left]).collect()
}

/// What is left of a row on both sides of `count` neighbours that are taken.
pub fn neighbours(n: usize, count: usize) -> Vec<Vec<usize>> {
    let rest = n.checked_sub(count).filter(|_| count > 0);
    rest.into_iter().flat_map(|rest| (0..=rest).map(move |left| vec![left, rest - left])).collect()
}

/// That an octal game has values of this period from `start` on, and only from there.
fn period(
    moves: impl Fn(usize) -> Vec<Vec<usize>>,
    digits: &[usize],
    start: usize,
    period: usize,
) -> usize {
    let table = octal_table(digits, 260);
    assert!((start..=260 - period).all(|n| table[n + period] == table[n]));
    assert_ne!(table[start - 1 + period], table[start - 1]);
    splits(0..200, moves, |n| table[if n < start { n } else { start + (n - start) % period }])
}

/// The number `2 x` or `2 x + 1`, whichever has an odd number of binary ones.
pub fn odious(x: usize) -> usize {
    2 * x + usize::from(x.count_ones() % 2 == 0)
}

/// What takes of these numbers of neighbours leave of a circle, or of the rows that one has become.
fn circle((whole, rows): &(bool, Vec<usize>), takes: &[usize]) -> Vec<(bool, Vec<usize>)> {
    let takes = takes.iter().copied();
    let left = if *whole {
        minus(rows[0], takes)
            .into_iter()
            .map(|left| sorted([left].into_iter().filter(|&n| n > 0)))
            .collect()
    } else {
        in_one_heap(rows, |n| takes.clone().flat_map(|count| neighbours(n, count)).collect())
    };
    left.into_iter().map(|rows| (false, rows)).collect()
}

fn circles(takes: &[usize], formula: impl Fn(usize) -> bool) -> usize {
    lost((1..16).map(|n| (true, vec![n])), |rows| circle(rows, takes), |(_, rows)| formula(rows[0]))
}

/// The value of a board, where whole rows and columns without a forbidden cell are taken out.
fn bands(forbidden: &[Vec<bool>]) -> usize {
    let Some(first) = forbidden.first().filter(|row| !row.is_empty()) else { return 0 };
    let columns = |from: usize, to: usize| {
        forbidden.iter().map(|row| row[from..to].to_vec()).collect::<Vec<_>>()
    };
    let rows = (0..forbidden.len()).filter(|&i| !forbidden[i].contains(&true));
    let by_row = rows.map(|i| bands(&forbidden[..i]) ^ bands(&forbidden[i + 1..]));
    let free = (0..first.len()).filter(|&j| forbidden.iter().all(|row| !row[j]));
    let by_column = free.map(|j| bands(&columns(0, j)) ^ bands(&columns(j + 1, first.len())));
    mex(&by_row.chain(by_column).collect::<Vec<_>>())
}

/// That corners of a convex polygon have this value, where a move draws a shape with this many of them that has no point
/// in common with those that are drawn.
fn shapes(corners: usize, formula: impl Fn(usize) -> usize) -> usize {
    // All others are on the same side of each shape.
    let between = |shape: &[usize], corner: usize| {
        shape.iter().filter(|&&other| other < corner).count() % shape.len()
    };
    let apart = |a: &[usize], b: &[usize]| {
        a.iter().all(|corner| !b.contains(corner) && between(b, *corner) == between(b, a[0]))
    };
    sum((1..9).map(|n| {
        let moves = |drawn: &Vec<Vec<usize>>| -> Vec<Vec<Vec<usize>>> {
            let all = (0..n).combinations(corners);
            let new = all.filter(|new| drawn.iter().all(|old| apart(new, old)));
            new.map(|new| [drawn.clone(), vec![new]].concat())
                .map(|mut drawn| {
                    drawn.sort();
                    drawn
                })
                .collect()
        };
        values([Vec::new()], moves, |_| formula(n))
    }))
}

/// Whether the player who adds the next letter can win; or, without `win`, can lose, whatever the opponent does.
fn can(begun: &[usize], starts: &dyn Fn(&[usize]) -> Vec<Vec<usize>>, win: bool) -> bool {
    let next = starts(begun);
    next.is_empty() && !win || next.iter().any(|next| !can(next, starts, win))
}

/// The rows of a board, in which 1 stands for a number that is no prime.
type Board = Vec<Vec<usize>>;

/// The two parts of a board after each cut; none of a board of primes.
fn cuts(board: &Board) -> Vec<[Board; 2]> {
    let part = |from: usize, to: usize| board.iter().map(|row| row[from..to].to_vec()).collect();
    let columns = board[0].len();
    let across = (1..board.len()).map(|at| [board[..at].to_vec(), board[at..].to_vec()]);
    let down = (1..columns).map(|at| [part(0, at), part(at, columns)]);
    across.chain(down).filter(|_| board.concat().contains(&1)).collect()
}

fn of_board(board: &Board) -> usize {
    mex(&cuts(board).iter().map(|parts| xor(parts.iter().map(of_board))).collect::<Vec<_>>())
}

pub const ROWS: &[Row] = &[
    row("lasker", "g(4k + 3) = 4k + 4; g(4k + 4) = 4k + 3; g(n) = n", || {
        splits(0..120, |n| [taken(n), in_two(n)].concat(), |n| with_last_two_exchanged(n, 4))
    }),
    row("three", "g(8k + 7) = 8k + 8; g(8k + 8) = 8k + 7; g(n) = n", || {
        splits(0..100, |n| [taken(n), in_three(n)].concat(), |n| with_last_two_exchanged(n, 8))
    }),
    row("take-or-split-up-to-k", "k = 2; g(4j + 3) = 4j + 4; g(4j + 4) = 4j + 3; g(n) = n", || {
        sum([3, 4].map(|k| {
            splits(
                0..48,
                |n| [taken(n), in_up_to(n, k)].concat(),
                |n| with_last_two_exchanged(n, 4),
            )
        }))
    }),
    row("leave-up-to-k", "g = n", || {
        sum((1..=4).map(|k| {
            let rest = |left| partitions(left, k, left);
            splits(0..24, |n| (0..n).flat_map(rest).collect(), |n| n)
        }))
    }),
    row("neighbours", "g = n", || {
        splits(0..100, |n| (1..=n).flat_map(|count| neighbours(n, count)).collect(), |n| n)
    }),
    row("kayles", "g(n + 12) = g(n); n \\ge 71", || {
        period(|n| [neighbours(n, 1), neighbours(n, 2)].concat(), &[7, 7], 71, 12)
    }),
    row(
        "dawsons-kayles",
        "g(n + 34) = g(n); n \\ge 53; n \\bmod 34; 5; 9; 21; 25; 29; n; 0; 1; 15; 35",
        || {
            let g = octal_table(&[0, 7], 400);
            let lost =
                |n: usize| [5, 9, 21, 25, 29].contains(&(n % 34)) || [0, 1, 15, 35].contains(&n);
            assert!((0..400).all(|n| (g[n] == 0) == lost(n)));
            period(|n| neighbours(n, 2), &[0, 7], 53, 34) + shapes(2, |n| g[n])
        },
    ),
    row("dawsons-chess", "g(n + 34) = g(n); n \\ge 52", || {
        let pawn = |n: usize| {
            (0..n).map(|i| vec![i.saturating_sub(1), (n - i).saturating_sub(2)]).collect()
        };
        period(pawn, &[1, 3, 7], 52, 34)
    }),
    row("triangles", "g = \\lfloor n / 3 \\rfloor", || {
        let moves = |n: usize| {
            let rest = n.checked_sub(3).into_iter();
            rest.flat_map(|rest| partitions(rest, 3, rest)).collect()
        };
        splits(0..60, moves, |n| n / 3) + shapes(3, |n| n / 3)
    }),
    row("triangulation", "g = (k + 1) \\bmod 2; n \\ge 2; k", || {
        sum((2..=5).map(|n| {
            let segments: Vec<Vec<usize>> = (0..n).combinations(2).collect();
            let cross = |a: &[usize], b: &[usize]| a[0] < b[0] && b[0] < a[1] && a[1] < b[1];
            let fits = |drawn: u32, new: usize| {
                let old = (0..segments.len()).filter(|old| drawn >> old & 1 == 1);
                let (mut old, new) = (old.map(|old| &segments[old]), &segments[new]);
                old.all(|old| old != new && !cross(old, new) && !cross(new, old))
            };
            let moves = |&drawn: &u32| {
                let new = (0..segments.len()).filter(|&new| fits(drawn, new));
                new.map(|new| drawn | 1 << new).collect()
            };
            let may_be_drawn = |&drawn: &u32| {
                let each = (0..segments.len()).filter(|segment| drawn >> segment & 1 == 1);
                each.into_iter().all(|segment| fits(drawn & !(1 << segment), segment))
            };
            let all = (0..1 << segments.len()).filter(may_be_drawn);
            values(all, moves, |drawn| (drawn.count_ones() as usize + 1) % 2)
        }))
    }),
    row("circle", "n > K; K \\ge 2; K = 1; n", || {
        sum((1..8).map(|most| {
            let takes: Vec<usize> = (1..=most).collect();
            circles(&takes, |n| n > most && most >= 2 || most == 1 && n % 2 == 0)
        }))
    }),
    row("circle-exactly", "n < M; g(n - M) \\ne 0; g; g(i); g(j) \\oplus g(i - M - j)", || {
        sum((1..6).map(|m| {
            let row = table(16, |n, g| {
                neighbours(n, m).into_iter().map(|parts| g[parts[0]] ^ g[parts[1]]).collect()
            });
            circles(&[m], |n| n < m || row[n - m] != 0)
        }))
    }),
    row("circle-range", "g = \\lfloor n / l \\rfloor; n < l + r; g = 0", || {
        sum(pairs(6).filter(|&(l, r)| 0 < l && l < r).map(|(l, r)| {
            let takes: Vec<usize> = (l..=r).collect();
            values(
                (1..14).map(|n| (true, vec![n])),
                |rows| circle(rows, &takes),
                |(_, rows)| {
                    if rows[0] < l + r {
                        rows[0] / l
                    } else {
                        0
                    }
                },
            )
        }))
    }),
    row("circle-apart", "n \\ge 3; g(n - 3) \\ne 0; g", || {
        let row = table(20, |n, g| {
            (0..n).map(|i| g[i.saturating_sub(1)] ^ g[(n - i).saturating_sub(2)]).collect()
        });
        // The stones that are left are binary digits. Where some are gone, rows are left.
        sum((1..=9u32).map(|n| {
            let moves = |&left: &u32| {
                let chosen = (0..n).filter(|i| left >> i & 1 == 1);
                let gone = |i: u32| 1 << i | 1 << ((i + 1) % n) | 1 << ((i + n - 1) % n);
                chosen.map(|i| left & !gone(i)).collect()
            };
            let rows = |left: u32, gap: u32| {
                let around = (1..=n).map(|i| left >> ((gap + i) % n) & 1 == 1);
                let rows: Vec<bool> = around.collect();
                xor(rows.split(|is_left| !is_left).map(|stones| row[stones.len()]))
            };
            lost(0..1 << n, moves, |&left| match (0..n).find(|i| left >> i & 1 == 0) {
                Some(gap) => rows(left, gap) == 0,
                None => n >= 3 && row[n as usize - 3] != 0,
            })
        }))
    }),
    row("split", "n", || splits(1..120, in_two, |n| (n + 1) % 2)),
    row("split-up-to-k", "g = n - 1; n \\ge 1; k = 3", || {
        sum((4..=6).map(|k| splits(1..32, |n| in_up_to(n, k), |n| n - 1)))
    }),
    row("grundys-game", "10^6; 41; 1222", || {
        // Up to 10^6 it is computed by the tests of cses2207.
        let table = table(1300, |n, g| (1..(n + 1) / 2).map(|a| g[a] ^ g[n - a]).collect());
        let lost: Vec<usize> = (1..table.len()).filter(|&n| table[n] == 0).collect();
        assert_eq!((lost.len(), lost.last()), (41, Some(&1222)));
        let unequal = |n| in_two(n).into_iter().filter(|parts| parts[0] != parts[1]).collect();
        splits(0..100, unequal, |n| table[n])
    }),
    row("prime-parts", "n", || {
        let is_prime = |n: &usize| factors(*n).len() == 1;
        let parts = |n: usize| -> Vec<[usize; 2]> {
            let first = (2..=n / 2).filter(is_prime).filter(|p| is_prime(&(n - p)));
            first.map(|p| [p, n - p]).collect()
        };
        let winning: Vec<bool> = (0..60).fold(Vec::new(), |mut known: Vec<bool>, n| {
            known.push(parts(n).iter().any(|two| two.iter().all(|&p| !known[p])));
            known
        });
        let is_good = |&n: &usize| parts(n).iter().any(|two| two.iter().all(|&p| winning[p]));
        let moves = |heaps: &Vec<usize>| -> Vec<Vec<usize>> {
            let n = heaps.len();
            let roles = all_lists(n, 0..=2).into_iter().filter(|roles| {
                let count = |role| roles.iter().filter(|&&other| other == role).count();
                count(1) == count(2) && count(1) > 0
            });
            let next = roles.flat_map(|roles| {
                in_all(heaps.iter().zip(roles).map(|(&heap, role)| match role {
                    0 => vec![vec![heap]],
                    1 => vec![Vec::new()],
                    _ => parts(heap).into_iter().map(Vec::from).collect(),
                }))
            });
            next.map(|heaps| sorted(heaps.concat())).collect()
        };
        let all = [(2, 40), (3, 24), (4, 12), (5, 9)].into_iter();
        let all = all.flat_map(|(n, most)| ascending_lists(n, 1..=most));
        lost(all, moves, |heaps| {
            let all_win = heaps.iter().all(|&heap| winning[heap]);
            let good = heaps.iter().filter(|heap| is_good(heap)).count();
            match heaps.len() % 2 {
                1 if all_win => good == 0 || good == heaps.len(),
                _ => !heaps.iter().any(|&heap| winning[heap]),
            }
        })
    }),
    row("two-smaller", "g = 2x; g = 2x + 1; x = n - 1", || {
        let smaller = |n: usize| pairs(n.saturating_sub(1)).map(|(a, b)| vec![a, b]);
        let moves = |n| if n == 0 { Vec::new() } else { smaller(n).collect::<Vec<_>>() };
        let table = table(110, |n, grundy| {
            moves(n).iter().map(|parts| grundy[parts[0]] ^ grundy[parts[1]]).collect()
        });
        assert!((1..110).all(|n| table[n] == odious(n - 1)));
        let small = |heaps: &Vec<usize>| in_one_heap(heaps, moves);
        110 + values((1..4).map(|n| vec![n]), small, |heaps| odious(heaps[0] - 1))
    }),
    row("exclusive-or", "g = (b + 1) \\bmod 2; b; n", || {
        let moves = |n: usize| (1..n).filter(|k| k ^ n < n).map(|k| vec![k, k ^ n]).collect();
        splits(1..120, moves, |n| (n.count_ones() as usize + 1) % 2)
    }),
    row("sheet", "d(w) = d(h) = 0; d(n); n - 2", || {
        // Sheets, and whether a single cell has been cut out, which ends the play.
        type Sheets = Vec<(usize, usize)>;
        let cut = |sheets: &Sheets| {
            let mut found = Vec::new();
            if sheets.contains(&(1, 1)) {
                return found;
            }
            for (i, &(w, h)) in sheets.iter().enumerate() {
                let across =
                    in_two(w).into_iter().map(|parts| parts.into_iter().map(|w| (w, h)).collect());
                let along =
                    in_two(h).into_iter().map(|parts| parts.into_iter().map(|h| (w, h)).collect());
                for parts in across.chain(along) {
                    let mut next: Sheets = parts;
                    next.extend(
                        sheets.iter().enumerate().filter(|&(other, _)| other != i).map(|(_, s)| s),
                    );
                    for sheet in &mut next {
                        *sheet = (sheet.0.min(sheet.1), sheet.0.max(sheet.1));
                    }
                    next.sort_unstable();
                    found.push(next);
                }
            }
            found.sort_unstable();
            found.dedup();
            found
        };
        let d = octal_table(&[0, 7], 10);
        let value = |(w, h): (usize, usize)| match (d[w - 2], d[h - 2]) {
            (0, d) | (d, 0) => d,
            _ => 1,
        };
        let sheets: Vec<_> = (2..=4).flat_map(|w| (w..=4).map(move |h| (w, h))).collect();
        let one = sheets.iter().map(|&sheet| vec![sheet]).chain([
            vec![(2, 5)],
            vec![(2, 6)],
            vec![(2, 7)],
            vec![(3, 5)],
        ]);
        let two =
            sheets.iter().flat_map(|&a| sheets.iter().map(move |&b| vec![a.min(b), a.max(b)]));
        let small = two.filter(|two| two.iter().map(|(w, h)| w * h).sum::<usize>() <= 24);
        lost(one.chain(small), cut, |sheets| xor(sheets.iter().map(|&s| value(s))) == 0)
    }),
    row("bands", "g; g_1 \\oplus g_2; g_1; g_2", || {
        sum([(1, 5), (2, 3), (3, 2), (3, 3)].map(|(rows, columns)| {
            let across = (0..rows).map(|r| (0..columns).map(|c| columns * r + c).collect());
            let along = (0..columns).map(|c| (0..rows).map(|r| columns * r + c).collect());
            let lines: Vec<Vec<usize>> = across.chain(along).collect();
            // The forbidden cells, and those that are filled.
            let moves = |&(forbidden, filled): &(u32, u32)| {
                let runs = lines.iter().flat_map(|line| line.split(|cell| filled >> cell & 1 == 1));
                let runs = runs.map(|run| run.iter().fold(0, |set, cell| set | 1 << cell));
                let free = runs.filter(|&run| run != 0 && run & forbidden == 0);
                free.map(|run| (forbidden, filled | run)).collect()
            };
            values(
                (0..1 << (rows * columns)).map(|forbidden| (forbidden, 0)),
                moves,
                |&(set, _)| {
                    let row = |r| (0..columns).map(|c| set >> (columns * r + c) & 1 == 1).collect();
                    bands(&(0..rows).map(row).collect::<Vec<_>>())
                },
            )
        }))
    }),
    row("prime-board", "g; g_1 \\oplus g_2", || {
        let moves = |boards: &Vec<Board>| -> Vec<Vec<Board>> {
            let at = |i: usize| {
                let others = [&boards[..i], &boards[i + 1..]].concat();
                cuts(&boards[i]).into_iter().map(move |parts| [&others[..], &parts].concat())
            };
            (0..boards.len()).flat_map(at).collect()
        };
        let all = [(2, 2), (2, 3)].into_iter().flat_map(|(rows, columns)| {
            let cells = all_lists(rows * columns, 0..=1).into_iter();
            cells.map(move |cells| vec![cells.chunks(columns).map(<[usize]>::to_vec).collect()])
        });
        values(all, moves, |boards| of_board(&boards[0]))
    }),
    row("intervals", "g(l, r); g(l, L) \\oplus g(R, r); l \\le L; R \\le r", || {
        type Intervals = Vec<(usize, usize)>;
        fn value(list: &Intervals, l: usize, r: usize) -> usize {
            let inside = list.iter().filter(|&&(left, right)| l <= left && right <= r);
            let options = inside.map(|&(left, right)| value(list, l, left) ^ value(list, right, r));
            mex(&options.collect::<Vec<_>>())
        }
        let choose = |list: &Intervals| -> Vec<Intervals> {
            let disjoint = |a: (usize, usize), b: (usize, usize)| a.1 <= b.0 || b.1 <= a.0;
            let after = |&chosen: &(usize, usize)| {
                list.iter().copied().filter(|&other| disjoint(other, chosen)).collect()
            };
            list.iter().map(after).collect()
        };
        let all = (0..5).flat_map(|l| (l + 1..5).map(move |r| (l, r)));
        values(all_sets(all), choose, |list| value(list, 0, 4))
    }),
    row("inner-letter", "", || {
        let differ = |word: &[usize]| word.windows(2).all(|pair| pair[0] != pair[1]);
        let moves = |word: &Vec<usize>| {
            let erased = (1..word.len() - 1).map(|i| [&word[..i], &word[i + 1..]].concat());
            erased.filter(|word| differ(word)).collect()
        };
        let words = (2..=7).flat_map(|length| all_lists(length, 0..=2)).filter(|word| differ(word));
        lost(words, moves, |word| (word[0] == word[word.len() - 1]) == (word.len() % 2 == 1))
    }),
    row("equal-neighbours", "L; L", || {
        let chess = octal_table(&[1, 3, 7], 20);
        let pieces = |word: &[usize]| -> Vec<Vec<Vec<usize>>> {
            let chosen = (1..word.len().max(2) - 1).filter(|&i| word[i - 1] == word[i + 1]);
            chosen.map(|i| vec![word[..i].to_vec(), word[i + 1..].to_vec()]).collect()
        };
        let moves = |words: &Vec<Vec<usize>>| -> Vec<Vec<Vec<usize>>> {
            let at = |i: usize| {
                let others = [&words[..i], &words[i + 1..]].concat();
                pieces(&words[i]).into_iter().map(move |new| {
                    let mut left = [others.clone(), new].concat();
                    left.retain(|word| word.len() > 2);
                    left.sort();
                    left
                })
            };
            (0..words.len()).flat_map(at).collect()
        };
        let words = (3..=8).flat_map(|length| all_lists(length, 0..=2)).map(|word| vec![word]);
        values(words, moves, |words| {
            let free: Vec<bool> = words[0].windows(3).map(|three| three[0] == three[2]).collect();
            xor(free.split(|is_free| !is_free).map(|run| chess[run.len()]))
        })
    }),
    row("odd-letters", "0", || {
        // How often each letter is there; none at all once a player has won.
        let odd = |counts: &[usize]| counts.iter().filter(|&count| count % 2 == 1).count();
        let moves = |counts: &Vec<usize>| match odd(counts) {
            0 | 1 if counts.is_empty() => Vec::new(),
            0 | 1 => vec![Vec::new()],
            _ => in_one(counts, |_, &count| count.checked_sub(1)),
        };
        lost(all_lists(4, 0..=4), moves, |counts| odd(counts) % 2 == 0 && odd(counts) > 0)
    }),
    row("zero-or-one", "g = 1; g = 0; L; g = L; n", || {
        // 2 is a free cell.
        let is_legal = |row: &[usize]| row.windows(2).all(|two| two[0] == 2 || two[0] != two[1]);
        let moves = |row: &Vec<usize>| {
            let mut next = in_one(row, |_, &cell| 0..if cell == 2 { 2 } else { 0 });
            next.retain(|row| is_legal(row));
            next
        };
        let gaps = |row: &[usize]| {
            let digits: Vec<usize> = (0..row.len()).filter(|&cell| row[cell] < 2).collect();
            let (first, last) = (digits[0], digits[digits.len() - 1]);
            let equal = digits.windows(2).filter(|two| row[two[0]] == row[two[1]]);
            first ^ (row.len() - 1 - last) ^ (equal.count() % 2)
        };
        let rows = (1..=7).flat_map(|n| all_lists(n, 0..=2)).filter(|row| is_legal(row));
        let (free, written): (Vec<_>, Vec<_>) = rows.partition(|row| row.iter().all(|&c| c == 2));
        lost(free, moves, |row| row.len() % 2 == 0) + values(written, moves, |row| gaps(row))
    }),
    row("dictionary", "k", || {
        // All sets of words of up to two letters; 0 stands for no letter. A word may be the beginning of others.
        let words = all_lists(2, 0..=2).into_iter().filter(|word| word[0] > 0);
        sum(all_sets(words).into_iter().skip(1).map(|words| {
            let starts = |begun: &[usize]| -> Vec<Vec<usize>> {
                let longer = (1..=2).map(|letter| [begun, &[letter]].concat());
                longer.filter(|next| words.iter().any(|word| word.starts_with(next))).collect()
            };
            // The word so far, and the games that are left with this one. The loser of a game begins the next.
            let moves = |(begun, games): &(Vec<usize>, usize)| -> Vec<(Vec<usize>, usize)> {
                let (next, games) = match starts(begun) {
                    none if none.is_empty() && *games > 1 => (starts(&[]), games - 1),
                    next => (next, *games),
                };
                next.into_iter().map(|begun| (begun, games)).collect()
            };
            lost((1..=3).map(|games| (Vec::new(), games)), moves, |(_, k)| {
                !can(&[], &starts, true) || !can(&[], &starts, false) && k % 2 == 0
            })
        }))
    }),
    row("erase-a-letter", "g", || {
        fn g(word: &[usize]) -> usize {
            let pieces = |&letter: &usize| xor(word.split(|&c| c == letter).map(g));
            mex(&word.iter().map(pieces).collect::<Vec<_>>())
        }
        let erase = |word: &Vec<usize>| -> Vec<Vec<Vec<usize>>> {
            let letters: BTreeSet<usize> = word.iter().copied().collect();
            letters
                .into_iter()
                .map(|letter| word.split(|&c| c == letter).map(<[usize]>::to_vec).collect())
                .collect()
        };
        let moves = |words: &Vec<Vec<usize>>| -> Vec<Vec<Vec<usize>>> {
            let at = |i: usize| {
                let others = [&words[..i], &words[i + 1..]].concat();
                erase(&words[i]).into_iter().map(move |pieces| {
                    let mut left = [others.clone(), pieces].concat();
                    left.retain(|word| !word.is_empty());
                    left.sort();
                    left
                })
            };
            (0..words.len()).flat_map(at).collect()
        };
        values(
            (1..=6).flat_map(|length| all_lists(length, 0..=2)).map(|word| vec![word]),
            moves,
            |words| g(&words[0]),
        )
    }),
];

#[test]
fn take_or_split() {
    check(ROWS);
}
