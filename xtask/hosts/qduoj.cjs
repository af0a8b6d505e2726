// Parses the formulas of QDUOJ's packages with KaTeX 0.10.0, which its pages use.
//
//   node xtask/hosts/qduoj.cjs NODE_MODULES FOLDER ID...
//
// FOLDER has what was zipped, below `en` and `zh`. Exit status 1 if KaTeX refuses a formula, or if one is missing.

const fs = require('node:fs');
const path = require('node:path');

const [modules, folder, ...ids] = process.argv.slice(2);
const katex = require(path.resolve(modules, 'katex'));
const FIELDS = ['description', 'input_description', 'output_description', 'hint'];
const ENTITIES = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' };

// What stands between dollar signs in the texts of a problem, code left out.
function formulas(problem) {
  const html = FIELDS.map((field) => problem[field].value).join('');
  const text = html.replace(/<code>.*?<\/code>|<[^>]*>/g, '').replace(/&\w+;/g, (entity) => ENTITIES[entity]);
  return text.split('$').filter((_, i) => i % 2 === 1);
}

let count = 0;
function fail(message) {
  console.log(`FAILED  qduoj, ${message}`);
  process.exitCode = 1;
}
for (const language of ['en', 'zh']) {
  const folders = fs.readdirSync(path.join(folder, language));
  const read = (name) =>
    JSON.parse(fs.readFileSync(path.join(folder, language, name, 'problem.json'), 'utf8'));
  const problems = new Map(folders.map(read).map((problem) => [problem.display_id, problem]));
  for (const id of ids) {
    const found = problems.has(id) ? formulas(problems.get(id)) : [];
    const statement = fs.readFileSync(`problems/${id}/statement/problem.${language}.md`, 'utf8');
    const expected = (statement.split('$').length - 1) / 2;
    if (found.length !== expected) fail(`${id}, ${language}: ${found.length} formulas of ${expected}`);
    for (const formula of found) {
      try {
        katex.renderToString(formula, { strict: 'error' });
      } catch (error) {
        fail(`${id}, ${language}, $${formula}$: ${error.message}`);
      }
    }
    count += found.length;
  }
}
if (count === 0) fail('no formulas');
console.log(`qduoj: ${count} formulas of ${ids.length} problems given to KaTeX`);
