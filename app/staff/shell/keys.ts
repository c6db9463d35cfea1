/** The groups of keys in the list of keys, with the name and the keys of each. */
export const keyGroups = {
  everywhere: { search: 'Ctrl K', help: '?', field: '/', close: 'Esc', undo: 'Z' },
  go: {
    home: 'G H',
    users: 'G U',
    flags: 'G F',
    payments: 'G P',
    staff: 'G S',
    actions: 'G L',
  },
  lists: {
    next: 'J',
    previous: 'K',
    open: '↵',
    look: 'Space',
    select: 'X',
    'select-page': 'Ctrl A',
    filter: 'F',
    views: 'V',
    newer: '[',
    older: ']',
  },
  queue: {
    take: 'T',
    open: 'O',
    answer: '1 … 6',
    'give-back': 'B',
    skip: 'S',
    confirm: 'Ctrl ↵',
  },
  item: { tabs: '1 … 9', edit: 'E', note: 'N', acts: '.', back: 'U' },
} as const;

/** The pages by the key that follows G. */
export const pagesByKey: Readonly<Record<string, string>> = {
  h: '/admin',
  u: '/admin/users',
  f: '/admin/flags',
  p: '/admin/payments',
  s: '/admin/staff',
  l: '/admin/actions',
};

/** Returns the shown element for a key: a row's part, a field, or a button or link that names the key. */
const shown = (selector: string, within: ParentNode = document): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')];
const currentRow = () => rows().find((row) => 'current' in row.dataset);

/** Marks the row after or before the marked one, and focuses its link. */
function moveRow(step: 1 | -1): boolean {
  const all = rows();
  const from = all.findIndex((row) => 'current' in row.dataset);
  const row = all[from === -1 && step === 1 ? 0 : from + step];
  if (!row) return false;
  for (const other of all) delete other.dataset['current'];
  row.dataset['current'] = '';
  row.scrollIntoView({ block: 'nearest' });
  shown('th a, th summary', row)?.focus();
  return true;
}

function press(element: HTMLElement | null | undefined): boolean {
  element?.click();
  return element != null;
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
  return element !== undefined;
}

const inputs = 'input:not([type=hidden]), select, textarea';

/** Selects all rows of the page, or none if all are selected. */
function selectPage(): boolean {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-row] input[name=id]')];
  const isAll = boxes.every(({ checked }) => checked);
  for (const box of boxes) if (box.checked === isAll) box.click();
  return boxes.length > 0;
}

const byKey: Readonly<Record<string, () => boolean>> = {
  '/': () => focus(shown('[data-key=search]')),
  j: () => moveRow(1),
  k: () => moveRow(-1),
  ' ': () => press(currentRow()?.querySelector<HTMLElement>('[data-look]')),
  x: () => press(currentRow()?.querySelector<HTMLElement>('input[name=id]')),
  f: () => press(shown('[data-key=filters] summary')),
  v: () => focus(shown('[data-key=views] a')),
  '[': () => press(shown('[data-turn=chevron-left]')),
  ']': () => press(shown('[data-turn=chevron-right]')),
  '.': () => focus(shown(`[id^=act-] :is(${inputs}, button)`)),
  e: () => focus(shown(`#act-change :is(${inputs})`)),
  n: () => focus(shown(`#act-note :is(${inputs})`)),
};

/** Opens an answer of the queue, with the focus in its form. */
function openAnswer(answer: HTMLDetailsElement): boolean {
  answer.open = true;
  return focus(shown(`form :is(${inputs}, button)`, answer));
}

/** Sends the form of the open answer of the queue. */
export function confirmAnswer(): boolean {
  const button = shown('details[data-answer][open] form [type=submit]');
  const form = button?.closest('form');
  form?.requestSubmit(button);
  return form != null;
}

/**
 * Does what a single key means on this page. Any other key opens the shown answer, or presses the shown
 * button or link, that names it in `aria-keyshortcuts`. Returns false if it means nothing here.
 */
export function pressKey({ key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>): boolean {
  if (ctrlKey) return key === 'a' && selectPage();
  const act = byKey[key];
  if (act) return act();
  const named = `[aria-keyshortcuts~="${CSS.escape(key.toUpperCase())}"]:not(:disabled)`;
  const button = shown(named);
  const answer = button?.closest<HTMLDetailsElement>('details[data-answer]');
  return answer ? openAnswer(answer) : press(button);
}
