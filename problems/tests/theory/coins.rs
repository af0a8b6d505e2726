//! The page `coins`.
