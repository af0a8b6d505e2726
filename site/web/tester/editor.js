// A field for a program: line numbers, Tab and Enter as in an editor; undo is the browser's.

import { element } from '../shared/elements.js';

/** { node, text(), fill(text), mark(line) }; `changed` is called with the text when it has changed. */
export function createEditor(label, changed) {
  const numbers = element('div', { class: 'tester-numbers', 'aria-hidden': 'true' });
  const field = element('textarea', {
    'aria-label': label,
    rows: 14,
    wrap: 'off',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
  });
  const node = element('div', { class: 'tester-editor' }, numbers, field);
  let leaves = false; // after Escape, Tab moves on as elsewhere

  field.addEventListener('input', () => {
    count();
    changed(field.value);
  });
  field.addEventListener('scroll', () => {
    numbers.scrollTop = field.scrollTop;
  });
  field.addEventListener('blur', () => {
    leaves = false;
  });
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') leaves = true;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === 'Tab' && !leaves) {
      event.preventDefault();
      indent(event.shiftKey);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const line = before().split('\n').at(-1);
      const deeper = /[:{[(]\s*$/.test(line) ? '    ' : '';
      insert(`\n${/^[ \t]*/.exec(line)[0]}${deeper}`);
    }
  });

  const before = () => field.value.slice(0, field.selectionStart);

  /** Puts a text in place of the selection, so that undo takes it back. */
  function insert(text) {
    if (!document.execCommand('insertText', false, text))
      field.setRangeText(text, undefined, undefined, 'end');
    count();
    changed(field.value);
  }

  /** Four blanks more, or less, before each selected line; without a selection up to the next stop. */
  function indent(isLess) {
    const { selectionStart: start, selectionEnd: end, value } = field;
    const from = before().lastIndexOf('\n') + 1;
    if (!isLess && start === end) {
      insert(' '.repeat(4 - ((start - from) % 4)));
      return;
    }
    const lines = value.slice(from, end);
    const text = isLess ? lines.replace(/^( {1,4}|\t)/gm, '') : lines.replace(/^(?=.)/gm, '    ');
    field.setSelectionRange(from, end);
    insert(text);
    field.setSelectionRange(from, from + text.length);
  }

  let marked;
  function count() {
    const lines = field.value.split('\n').length;
    const numbered = Array.from({ length: lines }, (_, i) =>
      element('span', { class: i + 1 === marked && 'tester-marked' }, `${i + 1}\n`),
    );
    numbers.replaceChildren(...numbered);
  }

  function mark(line) {
    marked = line;
    count();
  }

  function fill(text) {
    field.value = text;
    mark(undefined);
  }

  return { node, fill, mark, text: () => field.value };
}
