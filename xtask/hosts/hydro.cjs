// Imports zips with Hydro's own code, ProblemModel.import of hydrooj 4.19.1, and prints what Hydro holds then.
//
//   node xtask/hosts/hydro.cjs NODE_MODULES FILE.zip...
//
// One line of JSON for each problem: file, pid, title, tag, content (texts by language), data (contents of the
// test data by name, in base64), count, time and memory (of the judge, in ms and MiB), cases (of the judge, in
// its order: names of input and output). If Hydro refuses something, its message is printed, and the exit
// status is 1.
//
// Only MongoDB and the file store are replaced: importing, and reading the configuration, is all Hydro's.

const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const [modules, ...zips] = process.argv.slice(2);
const installed = Module.createRequire(path.resolve(modules, 'none.js'));
const esbuild = installed('esbuild');
const source = path.join(fs.realpathSync(modules), 'hydrooj/src');

// The packages are published as TypeScript.
Module._extensions['.ts'] = (module, file) => {
  const options = { loader: 'ts', format: 'cjs', target: 'node18', sourcefile: file };
  options.tsconfigRaw = { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } };
  module._compile(esbuild.transformSync(fs.readFileSync(file, 'utf8'), options).code, file);
};

// Answers every use of itself with itself.
const nothing = new Proxy(class {}, {
  get: (_, key) => (key === 'then' ? undefined : key === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
  construct: () => nothing,
});
const limits = { get: () => Number.MAX_SAFE_INTEGER };
const used = new Set(['../error', '../lib/testdataConfig', '../utils', '@hydrooj/utils/lib/utils']);
const load = Module._load;
Module._load = function (request, parent, ...rest) {
  const from = parent?.filename ?? '';
  if (from.startsWith(source)) {
    // The later version that npm gives hydrooj lacks the reader of cases that hydrooj uses.
    if (request.startsWith('@hydrooj/utils/')) return installed(request);
    if (request === '@hydrooj/framework') return errors; // without the web server
    if (request === './system') return limits;
    if (request === 'mongodb' || (request.startsWith('.') && !used.has(request))) return nothing;
  }
  return load.call(this, request, parent, ...rest);
};
const errors = installed('@hydrooj/framework/error.ts');
// A message has places for parameters, such as a field's name, which only a page of Hydro fills.
Object.defineProperty(errors.HydroError.prototype, 'message', {
  get() {
    return [this.msg(), ...this.params].filter(Boolean).join(': ');
  },
});
global.Hydro = { model: {}, module: {}, ui: {}, service: {}, error: {}, lib: {} };

const { ProblemModel } = installed('hydrooj/src/model/problem.ts');
const { parseConfig } = installed('hydrooj/src/lib/testdataConfig.ts');
const { default: readCases } = installed('@hydrooj/utils/lib/cases.ts');
const { normalizeSubtasks } = installed('@hydrooj/utils/lib/common.ts');
const yaml = installed('js-yaml');

let problems = [];
ProblemModel.get = async () => null;
ProblemModel.add = async (_, pid, title, content, _owner, tag) =>
  problems.push({ pid, title, tag, content: JSON.parse(content), data: {} });
ProblemModel.addTestdata = async (_, number, name, file) => {
  problems[number - 1].data[name] = fs.readFileSync(file).toString('base64');
};
ProblemModel.addAdditionalFile = async () => {};

let failed = false;
function fail(file, message) {
  console.log(`${path.basename(file)}: ${message}`);
  failed = true;
}

// What the judge makes of the configuration.
async function judged({ data }) {
  if (!data['config.yaml']) throw new Error('no testdata/config.yaml');
  const text = Buffer.from(data['config.yaml'], 'base64').toString();
  const config = await parseConfig(text);
  if (config.timeMin !== config.timeMax || config.memoryMin !== config.memoryMax) {
    throw new Error('not all cases have the same limits');
  }
  const found = (name, message) => {
    if (!(name in data)) throw new Error(message.replace('{0}', name));
    return name;
  };
  const { subtasks, time, memory } = await readCases(yaml.load(text), found);
  const cases = normalizeSubtasks(subtasks, found, time, memory).flatMap((subtask) => subtask.cases);
  return {
    time: config.timeMax,
    memory: config.memoryMax,
    cases: cases.map(({ input, output }) => [input, output]),
  };
}

async function main() {
  for (const zip of zips) {
    problems = [];
    const progress = (message) => message.startsWith('Error') && fail(zip, message);
    await ProblemModel.import('system', zip, { progress });
    if (problems.length === 0) fail(zip, 'NOTHING IMPORTED');
    for (const problem of problems) {
      try {
        console.log(JSON.stringify({ file: path.basename(zip), ...problem, ...(await judged(problem)) }));
      } catch (error) {
        fail(zip, error.message);
      }
    }
  }
  process.exitCode = failed ? 1 : 0;
}
main();
