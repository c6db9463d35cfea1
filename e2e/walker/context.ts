import type { BrowserContext, Page } from '@playwright/test';
import { stack } from '../stack';
import { Jar, type JarOptions } from './jar';
import { WalkedPage } from './page';
import { refusing } from './refuse';
import type { Screen } from './stylesheet';
import type { Surroundings } from './window';

export interface ContextOptions extends JarOptions {
  screen: Screen;
}

/** A set of windows that share their cookies. */
export class WalkedContext implements Surroundings {
  readonly screen: Screen;
  readonly baseUrl = stack.baseUrl();
  readonly #jar: Jar;
  readonly #pages: WalkedPage[] = [];

  private constructor(jar: Jar, screen: Screen) {
    this.#jar = jar;
    this.screen = screen;
  }

  static async create({ screen, ...options }: ContextOptions): Promise<WalkedContext> {
    return new WalkedContext(await Jar.create(options), screen);
  }

  /** Returns it typed as Playwright's; the specs use only what exists here. */
  asContext(): BrowserContext {
    return refusing<WalkedContext>(this) as unknown as BrowserContext;
  }

  get request() {
    return this.#jar.api;
  }

  async newPage(): Promise<Page> {
    const page = await WalkedPage.open(this);
    this.#pages.push(page);
    return page.asPage();
  }

  cookies() {
    return this.#jar.cookies();
  }

  async addCookies(...[cookies]: Parameters<BrowserContext['addCookies']>): Promise<void> {
    await this.#jar.add(cookies);
  }

  async clearCookies(...[options]: Parameters<BrowserContext['clearCookies']>): Promise<void> {
    await this.#jar.clear(options);
  }

  storageState() {
    return this.#jar.storageState();
  }

  async close(): Promise<void> {
    await Promise.all(this.#pages.map((page) => page.close()));
    await this.#jar.close();
  }
}
