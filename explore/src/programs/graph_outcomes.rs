{{constants}}fn main() {
    let mut options = vec![Vec::new(); NAMES.len()];
    for [from, to] in EDGES {
        options[from].push(to);
    }
    // Each round decides a vertex more, if any; what is not decided in the end is a draw.
    let mut outcomes = vec!["draw"; NAMES.len()];
    for _ in NAMES {
        for vertex in 0..NAMES.len() {
            let reached: Vec<&str> = options[vertex].iter().map(|&to| outcomes[to]).collect();
            if reached.is_empty() {
                outcomes[vertex] = "{{end}}";
            } else if reached.contains(&"lose") {
                outcomes[vertex] = "win";
            } else if !reached.contains(&"draw") {
                outcomes[vertex] = "lose";
            }
        }
    }
    for (name, outcome) in NAMES.iter().zip(outcomes) {
        println!("{name} {outcome}");
    }
}
