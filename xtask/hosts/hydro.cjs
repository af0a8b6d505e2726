// Imports zips with Hydro's own code, ProblemModel.import of hydrooj 4.19.1, and compares what Hydro and its judge hold
// then with the pack.
//
//   node xtask/hosts/hydro.cjs NODE_MODULES FOLDER ID...
//
// FOLDER has ID.zip. Exit status 1 if Hydro refuses something, or holds something else. Only MongoDB and the file store
// are replaced: importing, and reading the configuration, is all Hydro's.

const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { isDeepStrictEqual } = require('node:util');

const [modules, folder, ...ids] = process.argv.slice(2);
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

function fail(id, message) {
  console.log(`FAILED  hydro, ${id}: ${message}`);
  process.exitCode = 1;
}

// What the judge makes of the configuration.
async function judged({ data }) {
  const text = Buffer.from(data['config.yaml'], 'base64').toString();
  const config = await parseConfig(text);
  const found = (name, message) => {
    if (!(name in data)) throw new Error(message.replace('{0}', name));
    return name;
  };
  const { subtasks, time, memory } = await readCases(yaml.load(text), found);
  const cases = normalizeSubtasks(subtasks, found, time, memory).flatMap((subtask) => subtask.cases);
  const ofCase = ({ input, output }) => [data[input], data[output]];
  return { times: [config.timeMin, config.timeMax], memory: config.memoryMax, cases: cases.map(ofCase) };
}

// What both should hold of a problem: the sample first, and the cases in any order.
function expected(id) {
  const { name, limits } = yaml.load(fs.readFileSync(`problems/${id}/problem.yaml`, 'utf8'));
  const cases = [`testdata/${id}/sample`, `target/testdata/${id}/secret`].flatMap((folder) => {
    const names = fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.in') && !name.startsWith('largest-')) // as --quick
      .sort();
    const files = names.map((name) => `${folder}/${name}`);
    return files.map((file) =>
      [file, file.replace(/in$/, 'ans')].map((one) => fs.readFileSync(one, 'base64')),
    );
  });
  const time = (limits?.time_limit ?? 1) * 1000;
  return {
    pid: id,
    title: name.zh ?? name.en ?? name,
    texts: 'en zh',
    times: [time, time],
    memory: 256,
    cases,
  };
}

async function main() {
  let count = 0;
  for (const id of ids) {
    problems = [];
    const progress = (message) => message.startsWith('Error') && fail(id, message);
    await ProblemModel.import('system', `${folder}/${id}.zip`, { progress });
    if (problems.length !== 1) fail(id, `${problems.length} problems imported`);
    for (const problem of problems) {
      const { pid, title, content } = problem;
      const found = { pid, title, texts: Object.keys(content).sort().join(' '), ...(await judged(problem)) };
      const pack = expected(id);
      if (!isDeepStrictEqual(found.cases[0], pack.cases[0])) fail(id, 'the sample is not the first case');
      for (const { cases } of [found, pack]) cases.sort();
      for (const [key, value] of Object.entries(pack)) {
        const shown = (it) => JSON.stringify(it).slice(0, 200);
        if (isDeepStrictEqual(found[key], value)) continue;
        fail(id, `${key}: expected ${shown(value)}, found ${shown(found[key])}`);
      }
      count += pack.cases.length;
    }
  }
  console.log(`hydro: ${count} cases of ${ids.length} problems compared`);
}
main();
