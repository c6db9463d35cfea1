import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { WalkedContext } from './context';
import { refusing } from './refuse';

/** A browser without scripts that opens contexts with the default options of the test's own context. */
export class WalkedBrowser {
  #defaults: BrowserContextOptions = {};

  /** Returns it typed as Playwright's; the specs use only what exists here. */
  asBrowser(): Browser {
    return refusing<WalkedBrowser>(this) as unknown as Browser;
  }

  static behind(browser: Browser): WalkedBrowser | null {
    const behind: unknown = browser;
    return behind instanceof WalkedBrowser ? behind : null;
  }

  useByDefault(options: BrowserContextOptions): void {
    this.#defaults = options;
  }

  async newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    return (await this.createContext(options)).asContext();
  }

  createContext(options: BrowserContextOptions = {}): Promise<WalkedContext> {
    const { locale, extraHTTPHeaders, storageState, userAgent, viewport, reducedMotion } = {
      ...this.#defaults,
      ...options,
    };
    if (typeof storageState === 'string') throw new Error('a state is given, not its file');
    return WalkedContext.create({
      userAgent,
      storageState,
      headers: { ...(locale && { 'accept-language': locale }), ...extraHTTPHeaders },
      screen: {
        width: viewport?.width ?? 390,
        height: viewport?.height ?? 844,
        reducedMotion: reducedMotion === 'reduce',
      },
    });
  }
}
