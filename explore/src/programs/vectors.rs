use common::judge::{self, input, Input};
use std::array::from_fn;
use std::collections::BTreeMap;

/// The numbers of stones in the heaps.
type Position = [i64; {{heaps}}];

{{constants}}/// The positions that moves reach, with at most `most` stones in a heap.
fn options(position: Position, most: i64) -> Vec<Position> {
    let mut left = Vec::new();
    for (takes, is_repeated) in MOVES {
        for times in 1..=if is_repeated { most } else { 1 } {
            let reached: Position = from_fn(|heap| position[heap] - times * takes[heap]);
            if reached.iter().all(|heap| (0..=most).contains(heap)) {
                left.push(reached);
            }
        }
    }
    left
}

{{value}}
fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: i64 }
    // A move takes more than it puts: no heap ever has more.
    let most = {{most}};
    let side = most + 1;
    let place = |index: i64| from_fn(|heap| index / side.pow({{heaps}} - 1 - heap as u32) % side);
    let mut positions: Vec<Position> = (0..side.pow({{heaps}})).map(place).collect();
    // Every move lowers the number of stones.
    positions.sort_by_key(|position| position.iter().sum::<i64>());
    let mut values = BTreeMap::new();
    for position in positions {
        let reached: Vec<u64> = options(position, most).iter().map(|left| values[left]).collect();
        values.insert(position, value(&reached));
    }
    values.retain(|position, _| position.iter().all(|&heap| heap <= n));
    let shown: Vec<_> = values.into_values().map(show).collect();
    let rows: Vec<String> = shown.chunks(n as usize + 1).map(|row| row.join(" ")).collect();
    Ok(rows.join("\n"))
}

fn main() {
    judge::single(solve)
}
