{{constants}}fn main() {
    let mut options = vec![Vec::new(); NAMES.len()];
    for [from, to] in EDGES {
        options[from].push(to);
    }
    // What is not decided in the end is a draw.
    let mut outcomes = vec!["draw"; NAMES.len()];
    let mut is_new = true;
    while is_new {
        is_new = false;
        for vertex in 0..NAMES.len() {
            let reached: Vec<&str> = options[vertex].iter().map(|&to| outcomes[to]).collect();
            let outcome = if reached.is_empty() {
                "{{end}}"
            } else if reached.contains(&"lose") {
                "win"
            } else if reached.contains(&"draw") {
                "draw"
            } else {
                "lose"
            };
            if outcome != outcomes[vertex] {
                outcomes[vertex] = outcome;
                is_new = true;
            }
        }
    }
    for (name, outcome) in NAMES.iter().zip(outcomes) {
        println!("{name} {outcome}");
    }
}
