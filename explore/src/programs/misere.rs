/// Whether the player to move wins, as 1 or 0: there is no move, or one to a lost position.
fn value(options: &[u64]) -> u64 {
    u64::from(options.is_empty() || options.contains(&0))
}

fn show(value: u64) -> &'static str {
    if value == 1 { "W" } else { "L" }
}
