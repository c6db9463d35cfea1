import { expect as base } from '@playwright/test';
import { WalkedLocator } from './walker/locator';
import { matchers } from './walker/matchers';
import { WalkedPage } from './walker/page';

type Expecting = (actual: unknown, message?: string) => unknown;

const ofWalked: Expecting = base.extend<Record<string, never>>(matchers as object);

const isWalked = (actual: unknown) =>
  actual instanceof WalkedPage || actual instanceof WalkedLocator;

/** Playwright's `expect`, which asks a walked page by its document and any other as ever. */
export const expect = new Proxy(base, {
  apply(_, self, [actual, message]: [unknown, string?]): unknown {
    return isWalked(actual)
      ? ofWalked(actual, message)
      : Reflect.apply(base, self, [actual, message]);
  },
});
