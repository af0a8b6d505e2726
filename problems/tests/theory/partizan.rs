//! The page `partizan`.
