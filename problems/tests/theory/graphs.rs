//! The page `graphs`.
