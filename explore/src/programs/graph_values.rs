use common::graph::graph_grundy_values;

{{constants}}fn main() {
    let mut options = vec![Vec::new(); NAMES.len()];
    for [from, to] in EDGES {
        options[from].push(to);
    }
    let values = graph_grundy_values(&options).expect("a graph without cycles");
    for (name, value) in NAMES.iter().zip(values) {
        println!("{name} {value}");
    }
}
