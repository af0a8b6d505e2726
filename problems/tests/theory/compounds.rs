//! The page `compounds`.
