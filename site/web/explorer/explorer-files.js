// What the explorer lets a reader take along: what it shows as text, and programs.

import { button, copy, element, save } from '../shared/elements.js';
import { texts } from './explorer-words.js';

const PROGRAMS = {
  rust: { name: 'Rust', file: 'main.rs' },
  cpp: { name: 'C++17', file: 'game.cpp' },
  python: { name: 'Python', file: 'game.py' },
};

/** A button that copies what text() returns, and the place where it says so. */
export function copyButton(label, text) {
  const done = element('span', { class: 'explorer-done', role: 'status' });
  const node = button(label, async () => {
    done.textContent = (await copy(text())) ? texts.copied : texts.notCopied;
  });
  return [node, done];
}

/** Buttons that copy or save the rows, and copy the address. */
export function files(rows, copyAddress) {
  const quoted = (value) => (/[",\n]/.test(value) ? `"${String(value).replaceAll('"', '""')}"` : value);
  const lines = (between, write) => rows.map((row) => row.map(write).join(between)).join('\n');
  const [copyText, done] = copyButton(texts.copyText, () => lines('\t', String));
  return element(
    'div',
    { class: 'play-controls explorer-files' },
    copyText,
    button(texts.saveCsv, () =>
      save(new Blob([`${lines(',', quoted)}\n`], { type: 'text/csv' }), 'explorer.csv'),
    ),
    button(texts.copyLink, async () => {
      done.textContent = (await copyAddress()) ? texts.linkCopied : texts.linkShown;
    }),
    done,
  );
}

/** The program of the game in one of three languages. */
export function codePart(exploration) {
  const code = element('code', {});
  const pre = element('pre', { class: 'explorer-code-text', tabindex: 0, role: 'region' }, code);
  const [copyCode, done] = copyButton(texts.copyCode, () => code.textContent);
  const download = button('', () =>
    save(new Blob([code.textContent], { type: 'text/plain' }), PROGRAMS[shown].file),
  );
  const actions = element('div', { class: 'play-controls' }, copyCode, download, done);
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
    message.textContent = done.textContent = '';
    try {
      const title = exploration.name;
      const answer = await exploration.ask('code', { code: name, ...(title && { name: title }) });
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
    element('p', {}, exploration.game.kind === 'rule' ? texts.ownCodeHint : texts.codeHint),
    element('div', { class: 'play-controls' }, ...tabs),
    message,
    actions,
    pre,
  );
}
