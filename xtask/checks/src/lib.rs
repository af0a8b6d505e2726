//! What is asked of a problem, and the single file that is made of it.

pub mod bundle;
pub mod stress;
