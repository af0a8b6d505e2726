//! Nothing of the pack, but its names.

// input: 3 4

struct Input {
    words: Vec<String>,
}

impl Input {
    fn word(&self) -> &str {
        &self.words[0]
    }
}

enum Framing {
    Single,
    Counted(Input),
}

fn judge(framing: &Framing) -> &str {
    match framing {
        Framing::Single => "single",
        Framing::Counted(input) => input.word(),
    }
}

fn run(words: Vec<String>) {
    println!("{} {}", judge(&Framing::Single), judge(&Framing::Counted(Input { words })));
}

fn main() {
    let words = std::io::stdin().lines().map_while(Result::ok).collect();
    run(words);
}
