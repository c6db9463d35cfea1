import type { Locator } from '@playwright/test';
import * as queries from './queries';
import { attachFiles, type AttachedFile } from './files';
import { drawnText, isShown } from './drawing';
import { fill, pressKey, selectOptions } from './fields';
import { refusing } from './refuse';
import { isChecked, isDisabled } from './roles';
import { textOf } from './texts';
import type { Window } from './window';

type Args<Name extends keyof Locator> = Locator[Name] extends (...args: infer All) => unknown
  ? All
  : never;

/**
 * Elements of a page's document, searched again at each use, with the interface of Playwright's locators.
 */
export class WalkedLocator {
  constructor(
    readonly window: Window,
    readonly queries: readonly queries.Query[],
    readonly words: string,
  ) {}

  /** Returns it typed as Playwright's; the specs use only what exists here. */
  static of(window: Window, steps: readonly queries.Query[], words: string): Locator {
    return refusing(new WalkedLocator(window, steps, words)) as unknown as Locator;
  }

  #then(words: string, ...steps: queries.Query[]): Locator {
    return WalkedLocator.of(this.window, [...this.queries, ...steps], `${this.words}.${words}`);
  }

  // Locators

  getByRole(...[role, options]: Args<'getByRole'>): Locator {
    const name = options?.name === undefined ? '' : ` ${String(options.name)}`;
    return this.#then(`role(${role}${name})`, queries.byRole(role, options));
  }

  getByText(...[text, options]: Args<'getByText'>): Locator {
    return this.#then(`text(${String(text)})`, queries.byText(text, options?.exact));
  }

  getByLabel(...[text, options]: Args<'getByLabel'>): Locator {
    return this.#then(`label(${String(text)})`, queries.byLabel(text, options?.exact));
  }

  locator(...[css, options]: Args<'locator'>): Locator {
    const filter = queries.kept(filterOf(options ?? {}));
    if (typeof css === 'string') return this.#then(`css(${css})`, queries.byCss(css), filter);
    const inner = walked(css);
    return this.#then(inner.words, ...inner.queries, filter);
  }

  filter(...[options]: Args<'filter'>): Locator {
    const criteria = Object.entries(options ?? {}).map(
      ([name, value]) => `${name}: ${String(value)}`,
    );
    return this.#then(`filter(${criteria.join(', ')})`, queries.kept(filterOf(options ?? {})));
  }

  and(...[other]: Args<'and'>): Locator {
    return this.#then('and(…)', queries.alsoIn(walked(other).queries));
  }

  or(...[other]: Args<'or'>): Locator {
    return this.#then('or(…)', queries.orIn(walked(other).queries));
  }

  nth(place: number): Locator {
    return this.#then(`nth(${place})`, queries.at(place));
  }

  first(): Locator {
    return this.nth(0);
  }

  last(): Locator {
    return this.nth(-1);
  }

  async all(): Promise<Locator[]> {
    return this.elements().map((_, place) => this.nth(place));
  }

  elements(): Element[] {
    return queries.runQueries(this.queries, this.window.ground.document, this.window.ground);
  }

  toString(): string {
    return this.words;
  }

  // Reading

  async count(): Promise<number> {
    return this.elements().length;
  }

  async isVisible(): Promise<boolean> {
    const [first] = this.elements();
    return first !== undefined && isShown(first, this.window.ground.styles);
  }

  async textContent(): Promise<string | null> {
    return (await this.#one()).textContent;
  }

  async innerText(): Promise<string> {
    return drawnText(await this.#one(), this.window.ground.styles);
  }

  async getAttribute(name: string): Promise<string | null> {
    return (await this.#one()).getAttribute(name);
  }

  async allTextContents(): Promise<string[]> {
    return this.elements().map(({ textContent }) => textContent ?? '');
  }

  async allInnerTexts(): Promise<string[]> {
    return this.elements().map((element) => drawnText(element, this.window.ground.styles));
  }

  async waitFor({ state = 'visible', timeout }: Args<'waitFor'>[0] = {}): Promise<void> {
    const holds = () => {
      const found = this.elements();
      if (state === 'attached' || state === 'detached') {
        return found.length > 0 === (state === 'attached');
      }
      const { styles } = this.window.ground;
      return found.some((one) => isShown(one, styles)) === (state === 'visible');
    };
    if (!(await this.window.until(holds, timeout))) {
      throw new Error(`${this.words} is not ${state}\n${this.window.outline()}`);
    }
  }

  // Actions

  async click(): Promise<void> {
    const element = await this.#usable();
    await this.window.act(() => this.window.press(element));
  }

  async dblclick(): Promise<void> {
    const element = await this.#usable();
    await this.window.act(() => {
      this.window.press(element);
      this.window.press(element);
    });
  }

  async press(key: string): Promise<void> {
    const element = await this.#usable();
    await this.window.act(() => pressKey(element, key, this.window));
  }

  async fill(text: string): Promise<void> {
    const element = await this.#usable();
    await this.window.act(() => fill(element, text));
  }

  async check(): Promise<void> {
    await this.setChecked(true);
  }

  async uncheck(): Promise<void> {
    await this.setChecked(false);
  }

  async setChecked(wanted: boolean): Promise<void> {
    const element = await this.#usable();
    if (isChecked(element) === wanted) return;
    await this.window.act(() => this.window.press(element));
    if (element.isConnected && isChecked(element) !== wanted) {
      throw new Error(`a press did not change ${this.words}`);
    }
  }

  async selectOption(...[wanted]: Args<'selectOption'>): Promise<string[]> {
    const element = await this.#usable();
    return this.window.act(() => selectOptions(element, wanted));
  }

  async setInputFiles(...[files]: Args<'setInputFiles'>): Promise<void> {
    const field = await this.#one();
    const all = [files].flat() as (AttachedFile | string)[];
    attachFiles(
      field,
      all.map((file) => {
        if (typeof file === 'string') throw new Error('files are given with their bytes here');
        return file;
      }),
    );
  }

  /** Runs in the document, which has no layout: see `withoutLayout`. */
  async evaluate<Answer>(pageFunction: (element: Element) => Answer): Promise<Answer> {
    const element = await this.#one();
    return this.window.act(() => pageFunction(element));
  }

  async evaluateAll<Answer>(pageFunction: (elements: Element[]) => Answer): Promise<Answer> {
    return pageFunction(this.elements());
  }

  /** There is nothing to scroll. */
  async scrollIntoViewIfNeeded(): Promise<void> {
    await this.#one();
  }

  async #one(): Promise<Element> {
    await this.window.until(() => this.elements().length > 0);
    const [element, ...others] = this.elements();
    if (!element) throw new Error(`there is no ${this.words}\n${this.window.outline()}`);
    if (others.length > 0) {
      const found = [element, ...others].map(({ outerHTML }) => outerHTML.slice(0, 200));
      throw new Error(`${this.words} means ${found.length} elements:\n${found.join('\n')}`);
    }
    return element;
  }

  /** Returns the only element; throws if it is hidden, disabled or inert. */
  async #usable(): Promise<Element> {
    const element = await this.#one();
    if (!isShown(element, this.window.ground.styles)) throw new Error(`${this.words} is hidden`);
    if (isDisabled(element)) throw new Error(`${this.words} is disabled`);
    if (element.closest('[inert]')) throw new Error(`${this.words} lies behind something else`);
    return element;
  }

  /** Returns the whole text of each element, as assertions compare it. */
  texts(): string[] {
    return this.elements().map(textOf);
  }
}

/** Returns the walker's own locator behind a spec's locator. */
export function walked(locator: Locator): WalkedLocator {
  const behind: unknown = locator;
  if (behind instanceof WalkedLocator) return behind;
  throw new Error('a browser’s locator is not walked');
}

function filterOf(options: Exclude<Args<'filter'>[0], undefined>): queries.Filter {
  const { hasText, hasNotText, has, hasNot, visible } = options;
  return {
    hasText,
    hasNotText,
    visible,
    has: has && walked(has).queries,
    hasNot: hasNot && walked(hasNot).queries,
  };
}
