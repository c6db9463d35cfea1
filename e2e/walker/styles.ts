import type { DrawingProperty, DrawingRule } from './stylesheet';

/** The default display of elements that are not `inline`. */
const displayByName: Record<string, string> = {
  ...each('none', 'head link meta script style template title area base datalist param'),
  ...each(
    'block',
    `html body address article aside blockquote dd details dialog div dl dt fieldset figcaption figure
     footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend main menu nav ol p pre search section ul`,
  ),
  ...each('list-item', 'li summary'),
  ...each('inline-block', 'button input select textarea meter progress'),
  table: 'table',
  tr: 'table-row',
  td: 'table-cell',
  th: 'table-cell',
};

function each(value: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, value]));
}

/**
 * Computes which elements a document's stylesheets render and hide; created again when the document
 * changes.
 */
export class Styles {
  readonly #byClass = new Map<string, DrawingRule[]>();
  readonly #others: DrawingRule[] = [];
  readonly #found = new WeakMap<Element, Map<DrawingProperty, string>>();
  readonly #drawn = new WeakMap<Element, boolean>();

  constructor(rules: readonly DrawingRule[]) {
    for (const rule of rules) {
      const [name] = rule.subjectClasses;
      if (name === undefined) this.#others.push(rule);
      else this.#byClass.set(name, [...(this.#byClass.get(name) ?? []), rule]);
    }
  }

  /** Returns the computed display: positioned elements and items of flex and grid containers are blocks. */
  display(element: Element): string {
    const display = this.#specified(element);
    if (!display.startsWith('inline')) return display;
    const around = element.parentElement && this.#specified(element.parentElement);
    const isPlaced = /^(?:absolute|fixed)$/.test(this.#read(element).get('position') ?? '');
    return isPlaced || (around && /flex$|grid$/.test(around)) ? 'block' : display;
  }

  #specified(element: Element): string {
    const own = element.getAttribute('style');
    const inline = own === null ? undefined : /(?:^|;)\s*display\s*:\s*([\w-]+)/.exec(own)?.[1];
    return inline ?? this.#read(element).get('display') ?? defaultDisplay(element);
  }

  /** Checks whether an element is rendered at all, whatever its size. */
  isDrawn(element: Element): boolean {
    const cached = this.#drawn.get(element);
    if (cached !== undefined) return cached;
    const isDrawn = this.display(element) !== 'none' && this.#isInDrawn(element);
    this.#drawn.set(element, isDrawn);
    return isDrawn;
  }

  isVisible(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const visibility = this.#read(around).get('visibility');
      if (visibility !== undefined) return visibility === 'visible';
    }
    return true;
  }

  #isInDrawn(element: Element): boolean {
    const { parentElement: parent } = element;
    if (!parent) return true;
    if (parent.localName === 'details' && !parent.hasAttribute('open')) {
      const summary = [...parent.children].find(({ localName }) => localName === 'summary');
      if (element !== summary) return false;
    }
    return this.isDrawn(parent);
  }

  #read(element: Element): Map<DrawingProperty, string> {
    const cached = this.#found.get(element);
    if (cached) return cached;
    const values = new Map<DrawingProperty, string>();
    const ranks = new Map<DrawingProperty, DrawingRule['rank']>();
    const own = [...element.classList].flatMap((name) => this.#byClass.get(name) ?? []);
    for (const rule of [...this.#others, ...own]) {
      const before = ranks.get(rule.property);
      if (before && !isGreater(rule.rank, before)) continue;
      if (!element.matches(rule.selector)) continue;
      ranks.set(rule.property, rule.rank);
      values.set(rule.property, rule.value);
    }
    this.#found.set(element, values);
    return values;
  }
}

function defaultDisplay(element: Element): string {
  if (element.hasAttribute('hidden')) return 'none';
  if (element.localName === 'dialog' && !element.hasAttribute('open')) return 'none';
  if (element.localName === 'input' && element.getAttribute('type') === 'hidden') return 'none';
  if (element.hasAttribute('popover')) return 'none';
  return displayByName[element.localName] ?? 'inline';
}

function isGreater(one: DrawingRule['rank'], other: DrawingRule['rank']): boolean {
  for (const [place, value] of one.entries()) {
    const against = other[place] ?? 0;
    if (value !== against) return value > against;
  }
  return false;
}
