import { expect as base } from '@playwright/test';
import { WalkedLocator } from './walker/locator';
import { matchers } from './walker/matchers';
import { WalkedPage } from './walker/page';

type Expecting = (actual: unknown, message?: string) => unknown;

// By a plain type: what the compiler makes of so many matchers is more than it can compare.
const ofWalked: Expecting = base.extend(matchers as Parameters<typeof base.extend>[0]);

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
