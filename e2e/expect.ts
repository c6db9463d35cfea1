import { expect as base } from '@playwright/test';
import { WalkedLocator } from './walker/locator';
import { matchers } from './walker/matchers';
import { WalkedPage } from './walker/page';

type Expecting = (actual: unknown, message?: string) => unknown;

// A simple type, because the type of so many matchers is too complex for the compiler to compare.
const ofWalked: Expecting = base.extend(matchers as Parameters<typeof base.extend>[0]);

const isWalked = (actual: unknown) =>
  actual instanceof WalkedPage || actual instanceof WalkedLocator;

/** Playwright's `expect`, which uses the document of a walked page and is unchanged for others. */
export const expect = new Proxy(base, {
  apply(_, self, [actual, message]: [unknown, string?]): unknown {
    return isWalked(actual)
      ? ofWalked(actual, message)
      : Reflect.apply(base, self, [actual, message]);
  },
});
