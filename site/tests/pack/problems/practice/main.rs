//! # A program
//!
//! The task.
//!
//! **Input.** n. **Output.** n.
//!
//! **Hint.** Count $n$ twice.
//!
//! **Theorem.** It has a **reason**.

fn main() {
    judge::to_end(solve)
}
