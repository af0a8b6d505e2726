//! C statements in filled lines.

/// Lines are filled with statements up to about so many columns.
pub const COLUMNS: usize = 100;

/// Fills lines with statements.
pub struct Writer<'a> {
    pub out: &'a mut String,
    pub line: String,
    /// How many levels the lines are indented.
    pub depth: usize,
}

impl Writer<'_> {
    /// Ends the line.
    pub fn flush(&mut self) {
        if !self.line.is_empty() {
            self.out.push_str(&self.line);
            self.out.push('\n');
            self.line.clear();
        }
    }

    /// A line of its own.
    pub fn own(&mut self, depth: usize, text: &str) {
        self.flush();
        self.out.push_str(&" ".repeat(depth));
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// A statement that may share its line.
    pub fn statement(&mut self, text: &str) {
        // A label waits for its statement.
        if self.line.len() + text.len() > COLUMNS && !self.line.ends_with(':') {
            self.flush();
        }
        if self.line.is_empty() {
            self.line.push_str(&" ".repeat(self.depth));
        }
        self.line.push_str(text);
    }

    /// The beginning of a line, except that it may follow a label.
    pub fn begin(&mut self, text: &str) {
        if !self.line.ends_with(':') {
            self.flush();
        }
        self.statement(text);
    }

    /// A label, at the beginning of a line.
    pub fn label(&mut self, label: u32) {
        if !self.line.ends_with(':') {
            self.flush();
        }
        self.line.push_str(&format!("L{label}:"));
    }
}
