// Turns <div class="explorer"> into the explorer: a game that the reader brings, and what the module says of it.

import { button, copy, copyLink, element, language, parameters, save } from '../shared/elements.js';
import { loadProgram, startProgram } from '../shared/programs.js';
import { createForm } from './explorer-forms.js';
import { createSum } from './explorer-play.js';
import { numbersOfPositions, startEnumeration, withPositions, writeOptions } from './explorer-rule.js';
import { knownGames, showAnswer } from './explorer-views.js';
import { texts } from './explorer-words.js';
import '../play/play.css';
import './explorer.css';

/** In milliseconds: the longest run, and how often it is told how far one is. */
const LONGEST = 60_000;
const TOLD = 250;
/** What is left out of the address where it has its default. */
const KEYS = ['kind', 'rule', 'to', 'start', 'misere', 'position'];
/** The reason of a run that the reader has stopped or replaced. */
const STOPPED = { stopped: true };

const PROGRAMS = {
  rust: { name: 'Rust', file: 'main.rs' },
  cpp: { name: 'C++17', file: 'game.cpp' },
  python: { name: 'Python', file: 'game.py' },
};

for (const container of document.querySelectorAll('.explorer')) mount(container);

function mount(container) {
  let state; // what is shown
  let stop; // ends the present run
  let run = 0; // its number
  let told = 0; // when it was told how far it is
  let isChosen = false; // whether the reader has asked for something, so that the address is theirs

  const form = createForm({ explore: () => explore(true), stop: () => stop?.(STOPPED) });
  const status = element('p', { class: 'explorer-run', role: 'status' });
  const results = element('div', { class: 'explorer-results' });
  container.replaceChildren(form.node, element('div', { class: 'explorer-output' }, status, results));
  // The keys of the page, such as the arrow keys, which turn it.
  container.addEventListener('keydown', (event) => event.stopPropagation());
  addEventListener('hashchange', fromLink);
  // The page in the other language shows the same.
  const other = document.getElementById('language');
  other?.addEventListener('click', () => {
    if (parameters('explore')) other.hash = location.hash;
  });
  if (!fromLink()) {
    form.write({});
    explore();
  }

  function fromLink() {
    const entered = parameters('explore') ?? fromPage();
    if (!entered) return false;
    form.write({ ...entered, misere: entered.misere === '1' });
    isChosen = true;
    if (entered.kind === 'rule' && entered.rule) {
      stop?.(STOPPED);
      run += 1;
      form.setRunning(false);
      results.replaceChildren();
      status.textContent = texts.fromLink; // it is code, which is not run unread
    } else explore();
    return true;
  }

  /** The fields in the address of a link from another page of the site, which cannot have them behind a #. */
  function fromPage() {
    const fields = Object.fromEntries(new URLSearchParams(location.search));
    return fields.kind && fields;
  }

  function addressOf({ kind, ...fields }) {
    const query = new URLSearchParams({ kind });
    for (const key of KEYS) {
      const value = key === 'misere' ? fields.misere && '1' : fields[key];
      if (value) query.set(key, value);
    }
    return `${location.pathname}#explore?${query}`; // without what a link from another page says
  }

  // ---------------------------------------------------------------- the module

  /** The promise of the module's answer to a question about the game; its reason is { field, message }. */
  async function ask(question, more = {}, progress = undefined) {
    const { kind, rule, to, misere, enumerated } = state;
    const lines = [
      `language ${language}`,
      `game ${kind}`,
      ...(enumerated ? [] : [`rule ${rule.trim().replace(/\r?\n/g, ' ; ')}`]),
      ...(misere ? ['misere'] : []),
      ...(to ? [`to ${to}`] : []),
      `ask ${question}`,
      ...Object.entries(more).map(([key, value]) => `${key} ${value}`),
      ...(enumerated && question === 'code' ? rule.split(/\r?\n/).map((line) => `source ${line}`) : []),
      ...(enumerated?.isHeaps ? ['heaps'] : []),
      ...(enumerated ? [`options ${writeOptions(enumerated)}`] : []),
    ];
    const bytes = await loadProgram('explorer');
    const started = startProgram(
      { bytes, input: `${lines.join('\n')}\n` },
      { longest: LONGEST, tooSlow: { field: 'to', message: texts.tooSlow(LONGEST / 1000) }, progress },
    );
    if (progress) stop = started.stop;
    const { output, message, crashed } = await started.result;
    if (crashed) throw { field: 'to', message: texts.crashed };
    if (message !== undefined) {
      const found = /^(rule|to|position|options): ([\s\S]*)$/.exec(message);
      throw found ? { field: found[1], message: found[2] } : { field: 'rule', message };
    }
    return JSON.parse(await output.text());
  }

  // ---------------------------------------------------------------- explore

  /** Says how far a run is, unless that was said just now. */
  function tell(text) {
    const now = performance.now();
    if (now - told < TOLD) return;
    told = now;
    status.textContent = text;
  }

  async function explore(isAsked = false) {
    isChosen ||= isAsked;
    stop?.(STOPPED);
    stop = undefined;
    run += 1;
    const mine = run;
    const next = form.read();
    form.clear();
    form.setRunning(true);
    results.setAttribute('aria-busy', 'true');
    status.textContent = texts.computing;
    try {
      if (next.kind === 'rule') {
        const started = startEnumeration(next.rule, next.start, (position, found) => {
          tell(texts.enumerating(position, found));
        });
        stop = started.stop;
        next.enumerated = await started.result;
      }
      if (mine !== run) return;
      state = next;
      const answer = await ask('table', {}, (done, all) => {
        if (mine === run) tell(texts.progress(done, all));
      });
      if (mine !== run) return;
      show(answer);
      status.textContent = texts.done;
      if (isAsked && results.getBoundingClientRect().top > innerHeight / 2) {
        status.scrollIntoView({ block: 'start' });
      }
    } catch (error) {
      if (mine !== run) return;
      results.replaceChildren();
      failed(error);
    } finally {
      if (mine === run) {
        stop = undefined;
        form.setRunning(false);
        results.removeAttribute('aria-busy');
      }
    }
  }

  /** Shows what went wrong beside its field, or else as the status. `complain` shows it beside the position. */
  function failed(error, complain = undefined) {
    status.textContent = '';
    if (error === STOPPED) status.textContent = texts.stopped;
    else if (typeof error === 'string') status.textContent = error;
    else if (!error?.field) throw error;
    else {
      // A rule of the reader's may throw anything.
      const { field, message: all } = error;
      const message = all.length > 300 ? `${all.slice(0, 200)} ... ${all.slice(-95)}` : all;
      if (complain && field === 'position') complain(message);
      else if (!form.complain(field, message)) status.textContent = message;
    }
  }

  // ---------------------------------------------------------------- what is shown

  /** What a comment in the first line of a rule of the reader's calls it. */
  const nameOf = ({ kind, rule }) =>
    kind === 'rule' ? /^\s*\/\/[ \t]*(\S.{0,79})/.exec(rule)?.[1].trim() : undefined;

  function show(answer) {
    const { parts, rows, picture } = showAnswer(answer, state, form.places);
    const view = { rows, picture: () => picture };
    results.replaceChildren();
    const name = nameOf(state);
    if (name) results.append(element('p', { class: 'explorer-title' }, name));
    const same = state.enumerated?.same;
    if (same) results.append(element('p', { class: 'explorer-note' }, texts.rule.same(same)));
    section('values', answer.values ? texts.values : texts.outcomes, ...parts, files(view));
    const known = knownGames(
      texts.ofKind[state.kind] ? [texts.ofKind[state.kind]] : answer.known,
      answer.patterns,
    );
    if (known) section('known', texts.known, known);
    section('sum', texts.sum, sumPart(answer));
    section('code', texts.code, codePart());
    remember();
  }

  function remember() {
    if (isChosen) history.replaceState(null, '', addressOf(state));
  }

  function section(name, heading, ...children) {
    const node = element(
      'section',
      { class: `explorer-section explorer-${name}`, 'aria-labelledby': `explorer-h-${name}` },
      element('h2', { id: `explorer-h-${name}` }, heading),
      ...children,
    );
    results.append(node);
  }

  /** How the positions and moves of this game are read and shown; see explorer-play.js. */
  function namesOf({ kind, enumerated }, { names }) {
    const same = (text) => text;
    const usual = { entered: (text) => text.trim(), position: same, part: same, move: same };
    if (enumerated) {
      const named = (text) => withPositions(text, enumerated);
      const between = enumerated.isHeaps ? ' ' : '; ';
      return {
        entered: (text) => numbersOfPositions(text, enumerated),
        position: (text) => text.split(' ').map(named).join(between),
        part: named,
        move: named,
      };
    }
    if (kind === 'coins') return { ...usual, move: texts.turn };
    if (kind !== 'tree') return usual;
    // An edge is the vertex at its upper end, which has a number in the module; 0, the root, is no edge.
    const words = (text) => text.split(/\s+/).filter(Boolean);
    const number = (name) => (names.includes(name) ? names.indexOf(name) : name);
    return {
      ...usual,
      entered: (text) => words(text).map(number).join(' '),
      position: (text) =>
        words(text)
          .filter((edge) => edge !== '0')
          .map((edge) => names[edge])
          .join(' '),
    };
  }

  function sumPart(answer) {
    const part = createSum({
      ask: (position) => ask('position', { position }),
      names: namesOf(state, answer),
      isMisere: state.misere,
      kind: state.kind,
      rule: state.rule,
      text: state.position,
      changed: (text) => {
        if (text === state.position) return;
        state.position = text;
        form.keepPosition(text);
        isChosen = true;
        remember();
      },
      failed,
    });
    part.work();
    return part.node;
  }

  /** Buttons that copy or save what is shown, and copy the link. */
  function files({ rows, picture }) {
    const told = element('span', { class: 'explorer-told', role: 'status' });
    const quoted = (value) => (/[",\n]/.test(value) ? `"${String(value).replaceAll('"', '""')}"` : value);
    const lines = (between, write) => rows.map((row) => row.map(write).join(between)).join('\n');
    return element(
      'div',
      { class: 'play-controls explorer-files' },
      button(texts.copyText, async () => {
        told.textContent = (await copy(lines('\t', String))) ? texts.copied : texts.notCopied;
      }),
      button(texts.saveCsv, () =>
        save(new Blob([`${lines(',', quoted)}\n`], { type: 'text/csv' }), 'explorer.csv'),
      ),
      picture()
        ? button(texts.saveSvg, () =>
            save(new Blob([svgText(picture())], { type: 'image/svg+xml' }), 'explorer.svg'),
          )
        : '',
      button(texts.copyLink, async () => {
        told.textContent = (await copyLink(addressOf(state))) ? texts.linkCopied : texts.linkShown;
      }),
      told,
    );
  }

  function codePart() {
    const code = element('code', {});
    const pre = element('pre', { class: 'explorer-code-text', tabindex: 0, role: 'region' }, code);
    const told = element('span', { class: 'explorer-told', role: 'status' });
    const download = button('', () =>
      save(new Blob([code.textContent], { type: 'text/plain' }), PROGRAMS[shown].file),
    );
    const actions = element(
      'div',
      { class: 'play-controls' },
      button(texts.copyCode, async () => {
        told.textContent = (await copy(code.textContent)) ? texts.copied : texts.notCopied;
      }),
      download,
      told,
    );
    const message = element('p', { class: 'explorer-error', role: 'alert' });
    let shown;
    const tabs = Object.entries(PROGRAMS).map(([name, program]) =>
      button(program.name, () => choose(name), {
        class: 'play-button explorer-tab',
        'data-code': name,
        'aria-pressed': 'false',
      }),
    );
    async function choose(name) {
      shown = name;
      for (const tab of tabs) tab.setAttribute('aria-pressed', String(tab.dataset.code === name));
      message.textContent = told.textContent = '';
      try {
        const title = nameOf(state);
        const answer = await ask('code', { code: name, ...(title && { name: title }) });
        if (shown !== name) return; // another was chosen meanwhile
        code.textContent = answer.code;
        pre.setAttribute('aria-label', PROGRAMS[name].file);
        download.textContent = texts.download(PROGRAMS[name].file);
        pre.hidden = actions.hidden = false;
      } catch (error) {
        if (!error?.message) throw error;
        pre.hidden = actions.hidden = true;
        message.textContent = error.message;
      }
    }
    pre.hidden = actions.hidden = true;
    return element(
      'div',
      {},
      element('p', {}, state.kind === 'rule' ? texts.ownCodeHint : texts.codeHint),
      element('div', { class: 'play-controls' }, ...tabs),
      message,
      actions,
      pre,
    );
  }
}

// ---------------------------------------------------------------- files

/** A picture as a file: with the colours that the page's style gives it. */
function svgText(picture) {
  const copied = picture.cloneNode(true);
  const [from, to] = [picture, copied].map((node) => [node, ...node.querySelectorAll('*')]);
  for (const [i, node] of to.entries()) {
    const { fill, stroke, strokeWidth, paintOrder, fontSize, fontFamily, textAnchor } = getComputedStyle(
      from[i],
    );
    Object.assign(node.style, { fill, stroke, strokeWidth, paintOrder, fontSize, fontFamily, textAnchor });
    node.removeAttribute('class');
  }
  copied.style.background = getComputedStyle(document.body).backgroundColor;
  copied.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copied);
}
