// Parses formulas with KaTeX 0.10.0, which QDUOJ's pages use.
//
//   node xtask/hosts/katex.cjs NODE_MODULES < FORMULAS
//
// FORMULAS is a list in JSON. Prints the list of what KaTeX says of each, in JSON: null, or the message of its error.

const fs = require('node:fs');
const path = require('node:path');

const katex = require(path.resolve(process.argv[2], 'katex'));

function error(formula) {
  try {
    katex.renderToString(formula, { strict: 'error' });
    return null;
  } catch (error) {
    return error.message;
  }
}

const formulas = JSON.parse(fs.readFileSync(0, 'utf8'));
console.log(JSON.stringify(formulas.map(error)));
