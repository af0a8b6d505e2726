//! Items that are called as those of the library, or as what a single file has below the program.

// input: 4 9 2

use common::judge::Input as Source;
use proconio::input;

struct Input {
    words: Vec<u64>,
}

impl Input {
    fn number(&self) -> u64 {
        self.words.iter().sum()
    }

    fn end(&self) -> usize {
        self.words.len()
    }
}

enum Framing {
    Wood(u64),
    Metal,
}

trait Readable {
    fn read(&self) -> u64;
}

impl Readable for Framing {
    fn read(&self) -> u64 {
        match self {
            Framing::Wood(number) => *number,
            Framing::Metal => 7,
        }
    }
}

fn read_input(source: &mut Source) -> Input {
    input! { from source, words: [u64; 3] }
    Input { words }
}

fn run(framing: &Framing) -> u64 {
    framing.read()
}

fn word(source: &mut Source) -> common::judge::Result<String> {
    let input = read_input(source);
    let framings = [Framing::Wood(input.number()), Framing::Metal];
    Ok(format!("{} {:?}", input.end(), framings.map(|framing| run(&framing))))
}

fn main() {
    common::judge::to_end(word)
}
