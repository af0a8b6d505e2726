// Wrong: pairs each cell with the first free neighbour, and never exchanges edges along a path. The matching is
// often not a maximum one.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let rows: Vec<&[u8]> = input.split_whitespace().skip(2).map(str::as_bytes).collect();
    let is_free = |(row, column): (usize, usize)| {
        rows.get(row).and_then(|cells| cells.get(column)) == Some(&b'.')
    };
    let neighbours = |(row, column): (usize, usize)| {
        let up = (row.wrapping_sub(1), column);
        let left = (row, column.wrapping_sub(1));
        vec![up, left, (row, column + 1), (row + 1, column)]
            .into_iter()
            .filter(|&cell| is_free(cell))
    };
    let width = rows[0].len();
    let cells = (0..rows.len()).flat_map(|row| (0..width).map(move |column| (row, column)));
    let cells: Vec<(usize, usize)> = cells.filter(|&cell| is_free(cell)).collect();
    let mut partner = vec![vec![None; width]; rows.len()];
    for &v in &cells {
        if partner[v.0][v.1].is_none() {
            if let Some(w) = neighbours(v).find(|w| partner[w.0][w.1].is_none()) {
                partner[v.0][v.1] = Some(w);
                partner[w.0][w.1] = Some(v);
            }
        }
    }
    let mut wins = vec![vec![false; width]; rows.len()];
    let mut stack: Vec<(usize, usize)> =
        cells.iter().copied().filter(|v| partner[v.0][v.1].is_none()).collect();
    stack.iter().for_each(|v| wins[v.0][v.1] = true);
    while let Some(v) = stack.pop() {
        for next in neighbours(v).filter_map(|w| partner[w.0][w.1]) {
            if !wins[next.0][next.1] {
                wins[next.0][next.1] = true;
                stack.push(next);
            }
        }
    }
    let starts: Vec<(usize, usize)> = cells.into_iter().filter(|v| wins[v.0][v.1]).collect();
    println!("{}", if starts.is_empty() { "LOSE" } else { "WIN" });
    for (row, column) in starts {
        println!("{} {}", row + 1, column + 1);
    }
}
