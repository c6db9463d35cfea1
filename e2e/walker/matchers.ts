import type { ExpectMatcherState } from '@playwright/test';
import { isShown } from './drawing';
import type { WalkedLocator } from './locator';
import { nameOf } from './names';
import type { WalkedPage } from './page';
import type { Window } from './window';
import { isChecked, isDisabled } from './roles';
import { matchesText, normalized, type TextPattern } from './texts';

interface Verdict {
  pass: boolean;
  seen: unknown;
}

interface Options {
  timeout?: number;
}

/** Judges again after each reload that a document asks for, until the judgement is the wished one. */
async function judge(
  state: ExpectMatcherState,
  page: Window,
  words: string,
  look: () => Verdict,
  { timeout = state.timeout }: Options = {},
) {
  let verdict = look();
  await page.until(() => {
    verdict = look();
    return verdict.pass !== state.isNot;
  }, timeout);
  const { pass, seen } = verdict;
  const message = () =>
    `${words}${state.isNot ? ' must not hold' : ' does not hold'}; seen: ${state.utils.printReceived(seen)}\n${page.outline()}`;
  return { pass, message };
}

type Look = (locator: WalkedLocator) => Verdict;

/** A matcher about the one element of a locator. */
function ofOne(
  state: ExpectMatcherState,
  locator: WalkedLocator,
  name: string,
  look: (element: Element) => Verdict,
  options?: Options,
) {
  const words = `${locator.words}: ${name}`;
  const lookAtAll: Look = () => {
    const found = locator.elements();
    const [element] = found;
    if (!element) return { pass: state.isNot, seen: 'nothing' };
    if (found.length > 1) {
      throw new Error(`${words} means ${found.length} elements`);
    }
    return look(element);
  };
  return judge(state, locator.window, words, () => lookAtAll(locator), options);
}

const shown = (locator: WalkedLocator, name: string): Verdict => {
  const found = locator.elements();
  if (found.length > 1) throw new Error(`${locator.words}: ${name} means ${found.length} elements`);
  const isSeen = found.some((element) => isShown(element, locator.window.ground.styles));
  return { pass: isSeen, seen: found.length === 0 ? 'nothing' : isSeen ? 'shown' : 'hidden' };
};

const hidden = (locator: WalkedLocator, name: string): Verdict => {
  const { pass, seen } = shown(locator, name);
  return { pass: !pass, seen };
};

function textVerdict(
  locator: WalkedLocator,
  expected: TextPattern | readonly TextPattern[],
  isWhole: boolean,
): Verdict {
  const seen = locator.texts().map(normalized);
  const raw = locator.texts();
  const fits = (text: string | undefined, pattern: TextPattern) => {
    if (text === undefined) return false;
    if (pattern instanceof RegExp) return matchesText(text, pattern);
    return isWhole
      ? normalized(text) === normalized(pattern)
      : normalized(text).includes(normalized(pattern));
  };
  if (!Array.isArray(expected)) return { pass: fits(raw[0], expected as TextPattern), seen };
  const patterns = expected as readonly TextPattern[];
  if (isWhole) {
    const isAll =
      raw.length === patterns.length &&
      patterns.every((pattern, place) => fits(raw[place], pattern));
    return { pass: isAll, seen };
  }
  let from = 0;
  const isInOrder = patterns.every((pattern) => {
    const place = raw.findIndex((text, index) => index >= from && fits(text, pattern));
    from = place + 1;
    return place >= 0;
  });
  return { pass: isInOrder, seen };
}

function judgeText(
  state: ExpectMatcherState,
  locator: WalkedLocator,
  name: string,
  expected: TextPattern | readonly TextPattern[],
  options?: Options,
) {
  const words = `${locator.words}: ${name} ${state.utils.printExpected(expected)}`;
  const isWhole = name === 'toHaveText';
  const look = () => {
    const count = locator.elements().length;
    if (!Array.isArray(expected)) {
      if (count === 0) return { pass: state.isNot, seen: 'nothing' };
      if (count > 1) throw new Error(`${words} means ${count} elements`);
    }
    return textVerdict(locator, expected, isWhole);
  };
  return judge(state, locator.window, words, look, options);
}

/** Playwright's assertions about pages and locators, for those that are walked. */
export const matchers = {
  toBeVisible(
    this: ExpectMatcherState,
    locator: WalkedLocator,
    { visible = true, ...options }: Options & { visible?: boolean } = {},
  ) {
    return judge(
      this,
      locator.window,
      `${locator.words}: toBeVisible`,
      () => (visible ? shown : hidden)(locator, 'toBeVisible'),
      options,
    );
  },
  toBeHidden(this: ExpectMatcherState, locator: WalkedLocator, options?: Options) {
    return judge(
      this,
      locator.window,
      `${locator.words}: toBeHidden`,
      () => hidden(locator, 'toBeHidden'),
      options,
    );
  },
  /** A document has no places on a screen: that it is shown is all that is asked of it here. */
  toBeInViewport(this: ExpectMatcherState, locator: WalkedLocator, options?: Options) {
    return judge(
      this,
      locator.window,
      `${locator.words}: toBeInViewport`,
      () => shown(locator, 'toBeInViewport'),
      options,
    );
  },
  toBeAttached(this: ExpectMatcherState, locator: WalkedLocator, options?: Options) {
    const look = () => {
      const count = locator.elements().length;
      return { pass: count > 0, seen: count };
    };
    return judge(this, locator.window, `${locator.words}: toBeAttached`, look, options);
  },
  toHaveCount(this: ExpectMatcherState, locator: WalkedLocator, count: number, options?: Options) {
    const look = () => {
      const seen = locator.elements().length;
      return { pass: seen === count, seen };
    };
    return judge(this, locator.window, `${locator.words}: toHaveCount ${count}`, look, options);
  },
  toHaveText(
    this: ExpectMatcherState,
    locator: WalkedLocator,
    expected: TextPattern | readonly TextPattern[],
    options?: Options,
  ) {
    return judgeText(this, locator, 'toHaveText', expected, options);
  },
  toContainText(
    this: ExpectMatcherState,
    locator: WalkedLocator,
    expected: TextPattern | readonly TextPattern[],
    options?: Options,
  ) {
    return judgeText(this, locator, 'toContainText', expected, options);
  },
  toHaveValue(
    this: ExpectMatcherState,
    locator: WalkedLocator,
    expected: TextPattern,
    options?: Options,
  ) {
    const look = (element: Element) => {
      const { value } = element as HTMLInputElement;
      const pass = typeof expected === 'string' ? value === expected : expected.test(value);
      return { pass, seen: value };
    };
    return ofOne(this, locator, `toHaveValue ${String(expected)}`, look, options);
  },
  toHaveAttribute(
    this: ExpectMatcherState,
    locator: WalkedLocator,
    name: string,
    expected?: TextPattern,
    options?: Options,
  ) {
    const look = (element: Element) => {
      const value = element.getAttribute(name);
      if (expected === undefined || value === null) return { pass: value !== null, seen: value };
      const pass = typeof expected === 'string' ? value === expected : expected.test(value);
      return { pass, seen: value };
    };
    return ofOne(this, locator, `toHaveAttribute ${name} ${String(expected)}`, look, options);
  },
  toBeChecked(
    this: ExpectMatcherState,
    locator: WalkedLocator,
    { checked = true, ...options }: Options & { checked?: boolean } = {},
  ) {
    const look = (element: Element) => {
      const isOn = isChecked(element) ?? false;
      return { pass: isOn === checked, seen: isOn };
    };
    return ofOne(this, locator, 'toBeChecked', look, options);
  },
  toBeDisabled(this: ExpectMatcherState, locator: WalkedLocator, options?: Options) {
    const look = (element: Element) => ({ pass: isDisabled(element), seen: element.outerHTML });
    return ofOne(this, locator, 'toBeDisabled', look, options);
  },
  toBeEnabled(this: ExpectMatcherState, locator: WalkedLocator, options?: Options) {
    const look = (element: Element) => ({ pass: !isDisabled(element), seen: element.outerHTML });
    return ofOne(this, locator, 'toBeEnabled', look, options);
  },
  toHaveAccessibleName(
    this: ExpectMatcherState,
    locator: WalkedLocator,
    expected: TextPattern,
    options?: Options,
  ) {
    const look = (element: Element) => {
      const seen = nameOf(element, locator.window.ground.styles);
      return { pass: matchesText(seen, expected, true), seen };
    };
    return ofOne(this, locator, `toHaveAccessibleName ${String(expected)}`, look, options);
  },
  toHaveURL(
    this: ExpectMatcherState,
    page: WalkedPage,
    expected: string | RegExp,
    options?: Options,
  ) {
    const look = () => ({ pass: page.isAt(expected), seen: page.url() });
    return judge(this, page, `toHaveURL ${String(expected)}`, look, options);
  },
  toHaveTitle(
    this: ExpectMatcherState,
    page: WalkedPage,
    expected: string | RegExp,
    options?: Options,
  ) {
    const look = () => {
      const seen = page.ground.document.title;
      return { pass: matchesText(seen, expected, true), seen };
    };
    return judge(this, page, `toHaveTitle ${String(expected)}`, look, options);
  },
};
