//! # A program
//!
//! It has a **reason**.

const INPUT: Framing = Framing::ToEnd;
