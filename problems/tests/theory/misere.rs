//! The page `misere`.
