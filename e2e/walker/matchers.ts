import type { ExpectMatcherState } from '@playwright/test';
import { isShown } from './drawing';
import type { WalkedLocator } from './locator';
import { nameOf } from './names';
import type { WalkedPage } from './page';
import { isChecked, isDisabled } from './roles';
import { compareTexts } from './text-verdict';
import { matchesText, type TextPattern } from './texts';
import type { Verdict } from './verdict';
import type { Window } from './window';

interface Options {
  timeout?: number | undefined;
}

interface Question {
  window: Window;
  /** The assertion in words, for the message. */
  words: string;
  look: () => Verdict;
}

/** Repeats the check after each reload that a document requests, until it has the expected result. */
async function judge(
  state: ExpectMatcherState,
  { window, words, look }: Question,
  { timeout = state.timeout }: Options = {},
) {
  let verdict = look();
  await window.until(() => {
    verdict = look();
    return verdict.pass !== state.isNot;
  }, timeout);
  const { pass, seen } = verdict;
  const complaint = state.isNot ? 'must not hold' : 'does not hold';
  const message = () =>
    `${words} ${complaint}; seen: ${state.utils.printReceived(seen)}\n${window.outline()}`;
  return { pass, message };
}

const nothing = 'nothing';

/** Returns the only matching element, if there is one. Throws if there are several. */
function onlyOne(locator: WalkedLocator): Element | undefined {
  const [element, ...others] = locator.elements();
  if (others.length > 0) throw new Error(`${locator.words} means ${others.length + 1} elements`);
  return element;
}

function shown(locator: WalkedLocator): Verdict {
  const element = onlyOne(locator);
  const pass = element !== undefined && isShown(element, locator.window.ground.styles);
  return { pass, seen: element ? (pass ? 'shown' : 'hidden') : nothing };
}

function hidden(locator: WalkedLocator): Verdict {
  const { pass, seen } = shown(locator);
  return { pass: !pass, seen };
}

/** Creates a matcher for a locator with any number of elements. */
const ofAll = (name: string, look: (locator: WalkedLocator) => Verdict) =>
  function (this: ExpectMatcherState, locator: WalkedLocator, options?: Options) {
    const words = `${locator.words}: ${name}`;
    return judge(this, { window: locator.window, words, look: () => look(locator) }, options);
  };

/**
 * Creates a matcher for the single element of a locator; without an element, neither it nor its negation
 * holds.
 */
const ofOne = <Args extends unknown[]>(
  name: string,
  look: (element: Element, locator: WalkedLocator, ...args: Args) => Verdict,
) =>
  function (this: ExpectMatcherState, locator: WalkedLocator, ...args: [...Args, Options?]) {
    const lookAtOne = () => {
      const element = onlyOne(locator);
      if (!element) return { pass: this.isNot, seen: nothing };
      return look(element, locator, ...(args as unknown as Args));
    };
    const words = [`${locator.words}: ${name}`, ...args.filter(isPattern).map(String)].join(' ');
    return judge(this, { window: locator.window, words, look: lookAtOne }, optionsOf(args));
  };

const isPattern = (value: unknown) => typeof value === 'string' || value instanceof RegExp;

function optionsOf(args: readonly unknown[]): Options {
  const last = args.at(-1);
  return typeof last === 'object' && last !== null && 'timeout' in last ? (last as Options) : {};
}

const fits = (value: string, pattern: TextPattern) =>
  typeof pattern === 'string' ? value === pattern : matchesText(value, pattern);

const ofTexts = (name: string, isWhole: boolean) =>
  function (
    this: ExpectMatcherState,
    locator: WalkedLocator,
    expected: TextPattern | readonly TextPattern[],
    options?: Options,
  ) {
    const look = () => {
      const isOne = !Array.isArray(expected);
      if (isOne && !onlyOne(locator)) return { pass: this.isNot, seen: nothing };
      return compareTexts(locator.texts(), expected, isWhole);
    };
    const words = `${locator.words}: ${name} ${this.utils.printExpected(expected)}`;
    return judge(this, { window: locator.window, words, look }, options);
  };

/** Playwright's assertions about pages and locators, for walked ones. */
export const matchers = {
  toBeVisible(
    this: ExpectMatcherState,
    locator: WalkedLocator,
    { visible = true, ...options }: Options & { visible?: boolean } = {},
  ) {
    const matcher = ofAll(visible ? 'toBeVisible' : 'toBeVisible: false', visible ? shown : hidden);
    return matcher.call(this, locator, options);
  },
  toBeHidden: ofAll('toBeHidden', hidden),
  // A document has no positions on a screen, so this only checks that the element is shown.
  toBeInViewport: ofAll('toBeInViewport', shown),
  toBeAttached: ofAll('toBeAttached', (locator) => {
    const count = locator.elements().length;
    return { pass: count > 0, seen: count };
  }),
  toHaveCount(this: ExpectMatcherState, locator: WalkedLocator, count: number, options?: Options) {
    const matcher = ofAll(`toHaveCount ${count}`, () => {
      const seen = locator.elements().length;
      return { pass: seen === count, seen };
    });
    return matcher.call(this, locator, options);
  },
  toHaveText: ofTexts('toHaveText', true),
  toContainText: ofTexts('toContainText', false),
  toHaveValue: ofOne('toHaveValue', (element, _, expected: TextPattern) => {
    const { value } = element as HTMLInputElement;
    return { pass: fits(value, expected), seen: value };
  }),
  toHaveAttribute: ofOne(
    'toHaveAttribute',
    (element, _, name: string, expected?: TextPattern | Options) => {
      const seen = element.getAttribute(name);
      if (seen === null || !isPattern(expected)) return { pass: seen !== null, seen };
      return { pass: fits(seen, expected), seen };
    },
  ),
  toBeChecked: ofOne('toBeChecked', (element, _, options?: { checked?: boolean }) => {
    const seen = isChecked(element) ?? false;
    return { pass: seen === (options?.checked ?? true), seen };
  }),
  toBeDisabled: ofOne('toBeDisabled', (element) => {
    return { pass: isDisabled(element), seen: element.outerHTML };
  }),
  toBeEnabled: ofOne('toBeEnabled', (element) => {
    return { pass: !isDisabled(element), seen: element.outerHTML };
  }),
  toHaveAccessibleName: ofOne('toHaveAccessibleName', (element, locator, name: TextPattern) => {
    const seen = nameOf(element, locator.window.ground.styles);
    return { pass: matchesText(seen, name, true), seen };
  }),
  toHaveURL(this: ExpectMatcherState, page: WalkedPage, url: string | RegExp, options?: Options) {
    const look = () => ({ pass: page.isAt(url), seen: page.url() });
    return judge(this, { window: page, words: `toHaveURL ${String(url)}`, look }, options);
  },
  toHaveTitle(this: ExpectMatcherState, page: WalkedPage, title: TextPattern, options?: Options) {
    const look = () => {
      const seen = page.ground.document.title;
      return { pass: matchesText(seen, title, true), seen };
    };
    return judge(this, { window: page, words: `toHaveTitle ${String(title)}`, look }, options);
  },
};
