//! # A program
//!
//! It has a **reason**.

fn main() {
    judge::to_end(solve)
}
