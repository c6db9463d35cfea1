const sectioning = 'article,aside,main,nav,section';

/** Roles of elements by tag name, where nothing else decides. */
const byName: Record<string, string> = {
  article: 'article',
  aside: 'complementary',
  blockquote: 'blockquote',
  button: 'button',
  caption: 'caption',
  code: 'code',
  dd: 'definition',
  details: 'group',
  dialog: 'dialog',
  dt: 'term',
  em: 'emphasis',
  fieldset: 'group',
  figure: 'figure',
  hr: 'separator',
  li: 'listitem',
  main: 'main',
  menu: 'list',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  optgroup: 'group',
  option: 'option',
  output: 'status',
  p: 'paragraph',
  progress: 'progressbar',
  search: 'search',
  strong: 'strong',
  table: 'table',
  tbody: 'rowgroup',
  td: 'cell',
  textarea: 'textbox',
  tfoot: 'rowgroup',
  th: 'columnheader',
  thead: 'rowgroup',
  time: 'time',
  tr: 'row',
  ul: 'list',
};

const inputRoles: Record<string, string> = {
  button: 'button',
  checkbox: 'checkbox',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  submit: 'button',
};

const textInputs = ['', 'email', 'tel', 'text', 'url', 'search'];

/** Returns the role of an element (WAI-ARIA, HTML-AAM), or null if it has none that specs use. */
export function roleOf(element: Element): string | null {
  const [explicitRole] = (element.getAttribute('role') ?? '').split(/\s+/);
  if (explicitRole)
    return explicitRole === 'none' || explicitRole === 'presentation' ? null : explicitRole;
  const { localName: name } = element;
  if (/^h[1-6]$/.test(name)) return 'heading';
  switch (name) {
    case 'a':
    case 'area':
      return element.hasAttribute('href') ? 'link' : null;
    case 'header':
      return element.closest(sectioning) ? null : 'banner';
    case 'footer':
      return element.closest(sectioning) ? null : 'contentinfo';
    case 'form':
    case 'section':
      return roleOfNamed(element, name === 'form' ? 'form' : 'region');
    case 'img':
      return element.getAttribute('alt') === '' && !isNamed(element) ? null : 'img';
    case 'svg':
      return 'img';
    case 'input':
      return inputRole(element);
    case 'select':
      return element.hasAttribute('multiple') || Number(element.getAttribute('size')) > 1
        ? 'listbox'
        : 'combobox';
    default:
      return byName[name] ?? null;
  }
}

const isNamed = (element: Element) =>
  ['aria-label', 'aria-labelledby', 'title'].some((name) => element.hasAttribute(name));

const roleOfNamed = (element: Element, role: string) => (isNamed(element) ? role : null);

function inputRole(element: Element): string | null {
  const type = element.getAttribute('type')?.toLowerCase() ?? '';
  if (textInputs.includes(type)) {
    if (element.hasAttribute('list')) return 'combobox';
    return type === 'search' ? 'searchbox' : 'textbox';
  }
  return inputRoles[type] ?? null;
}

export function levelOf(element: Element): number | null {
  const ariaLevel = element.getAttribute('aria-level');
  if (ariaLevel !== null) return Number(ariaLevel);
  const [, level] = /^h([1-6])$/.exec(element.localName) ?? [];
  return level === undefined ? null : Number(level);
}

/** Returns whether a checkbox, radio or switch is on; null for other elements. */
export function isChecked(element: Element): boolean | null {
  if (element.matches('input[type=checkbox],input[type=radio]')) {
    return (element as HTMLInputElement).checked;
  }
  const ariaChecked = element.getAttribute('aria-checked');
  return ariaChecked === null ? null : ariaChecked === 'true';
}

export function isDisabled(element: Element): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled="true"]') !== null;
}
