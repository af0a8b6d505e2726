//! # A program
//!
//! The task.
//!
//! **Hint.** Count $n$ twice.
//!
//! **Theorem.** It has a **reason**.

fn main() {
    judge::to_end(solve)
}
