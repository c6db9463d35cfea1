import { test as base } from '@playwright/test';
import { joinByApi, type Account } from './actors/accounts/account';
import { bringWholeCast } from './actors/discovery/characters';
import { hideStrangers } from './actors/discovery/poster';
import { comeInAgain } from './actors/accounts/age-gate';
import { makeFan, makeSubscriber } from './actors/money/regulars';
import { staffAtTheirDesk, type StaffMember } from './actors/accounts/staff';
import { hearAlone, longestHearing } from './actors/chat/voice';
import { WalkedBrowser } from './walker/browser';

interface People {
  /** Somebody who has just joined; nobody else's test touches them. */
  member: Account;
  /** Somebody whose free messages are used up: each costs its price. */
  fan: Account;
  /** Somebody who has premium. */
  premium: Account;
  /** Somebody of the staff who has just signed in. */
  staff: StaffMember;
}

interface Abilities {
  strangersLeave: undefined;
  /** Says what the sandbox hears in the next recording; no other test does meanwhile. */
  hearNext: (words: string) => Promise<void>;
}

interface Options {
  /** Comes for the first time, and is asked what everybody is asked once. */
  isNewHere: boolean;
}

export interface Shared {
  wholeCast: undefined;
  /** Whether pages are walked as documents over HTTP, without a browser. */
  walks: boolean;
}

/** Everybody is somebody new for each test: tests that run side by side share no purse or session. */
export const test = base.extend<People & Abilities & Options, Shared>({
  isNewHere: [false, { option: true }],
  walks: [false, { option: true, scope: 'worker' }],
  // Neither depends on what Playwright has by these names: that would start a browser for the walker, too.
  browser: [
    async ({ playwright, browserName, walks }, use) => {
      if (walks) return use(new WalkedBrowser().asBrowser());
      const browser = await playwright[browserName].launch();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 0 },
  ],
  context: async (
    {
      browser,
      isNewHere,
      contextOptions,
      extraHTTPHeaders,
      locale,
      storageState,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const own = { extraHTTPHeaders, locale, storageState, userAgent, viewport };
    WalkedBrowser.behind(browser)?.useByDefault({ ...contextOptions, ...own });
    const context = await browser.newContext();
    if (!isNewHere) await comeInAgain(context);
    await use(context);
    await context.close();
  },
  wholeCast: [
    async ({}, use) => {
      await bringWholeCast();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  strangersLeave: [
    async ({}, use) => {
      await use(undefined);
      await hideStrangers();
    },
    { auto: true },
  ],
  member: async ({}, use) => use(await joinByApi()),
  fan: async ({}, use) => use(await makeFan()),
  premium: async ({}, use) => use(await makeSubscriber()),
  staff: async ({}, use) => use(await staffAtTheirDesk()),
  hearNext: [async ({}, use) => hearAlone(use), { timeout: longestHearing }],
});

export { expect } from './expect';
