use common::graph::graph_grundy_values;

{{constants}}fn main() {
    let values = graph_grundy_values(NAMES.len(), &EDGES).expect("a graph without cycles");
    for (name, value) in NAMES.iter().zip(values) {
        println!("{name} {value}");
    }
}
