//! Bundles JavaScript modules into one script, since browsers do not load modules from `file:`
//! addresses.
//!
//! Only the few forms of `import` and `export` that `problems/site/` uses are understood, each on a
//! line.

use crate::Result;
use std::collections::BTreeSet;
use std::path::Path;

/// Bundles the module `name` of `folder` and all that it imports. Returns the script and the file
/// names of the imported modules. Fails if a module cannot be read or an import is not understood.
pub fn script(folder: &Path, name: &str) -> Result<(String, BTreeSet<String>)> {
    let mut script = "'use strict';\n".to_string();
    let mut seen = BTreeSet::new();
    add(&mut script, &mut seen, folder, name)?;
    seen.remove(name);
    Ok((script, seen))
}

/// Appends a module, after those that it imports, as a constant: the object of its exports,
/// returned by a function with the module as its body.
fn add(script: &mut String, seen: &mut BTreeSet<String>, folder: &Path, name: &str) -> Result<()> {
    if !seen.insert(name.to_string()) {
        return Ok(());
    }
    let (mut body, mut exports) = (String::new(), Vec::new());
    let text = pack::read(&folder.join(name))?;
    for line in text.replace("import.meta.url", "document.currentScript.src").lines() {
        if let Some(import) = line.strip_prefix("import {") {
            let (names, from) =
                import.split_once("} from './").ok_or_else(|| format!("{name}: {line}"))?;
            let from = from.trim_end_matches([';', '\'']);
            add(script, seen, folder, from)?;
            let names = names.replace(" as ", ": ");
            body += &format!("const {{{names}}} = {};\n", variable(from));
        } else if let Some(export) = line.strip_prefix("export ") {
            let mut words = export.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '$');
            exports.push(words.nth(1).unwrap_or("").to_string());
            body += &format!("{export}\n");
        } else {
            body += &format!("{line}\n");
        }
    }
    let exports = exports.join(", ");
    *script +=
        &format!("const {} = (() => {{\n{body}return {{ {exports} }};\n}})();\n", variable(name));
    Ok(())
}

fn variable(module: &str) -> String {
    module.replace('.', "_")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_become_one_script() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name, text| std::fs::write(folder.path().join(name), text).unwrap();
        write("a.js", "import { b as c, d } from './b.js';\nd(c);\n");
        write("b.js", "export const b = 1;\nexport function d(x) {\n  return x;\n}\n");
        assert_eq!(
            script(folder.path(), "a.js").unwrap().0,
            "'use strict';\nconst b_js = (() => {\nconst b = 1;\nfunction d(x) {\n  return x;\n}\nreturn { b, d };\n})();\nconst a_js = (() => {\nconst { b: c, d } = b_js;\nd(c);\nreturn {  };\n})();\n"
        );
    }
}
