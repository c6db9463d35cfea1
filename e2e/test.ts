import { test as base } from '@playwright/test';
import { joinByApi, type Account } from './actors/accounts/account';
import { bringWholeCast } from './actors/discovery/characters';
import { hideStrangers } from './actors/discovery/poster';
import { comeInAgain } from './actors/accounts/age-gate';
import { makeFan, makeSubscriber } from './actors/money/regulars';
import { staffAtTheirDesk, type StaffMember } from './actors/accounts/staff';
import { transcribeAlone, longestTranscription } from './actors/chat/voice';
import { withoutDailyReward } from './actors/without-daily-reward';
import { WalkedBrowser } from './walker/browser';

interface People {
  /** A new member, exclusive to the test. */
  member: Account;
  /** A user whose free messages are used up: each message costs its price. */
  fan: Account;
  /** A user with Premium. */
  premium: Account;
  /** A member of staff who has just signed in. */
  staff: StaffMember;
}

interface Abilities {
  strangersLeave: undefined;
  /**
   * Sets the words that the sandbox transcribes from the next recording; no other test does so meanwhile.
   */
  transcribeNext: (words: string) => Promise<void>;
}

interface Options {
  /** True for a first visit, which shows the questions that each visitor answers once. */
  isNewHere: boolean;
  /** True if the daily reward of a subscriber opens by itself, as it does once a day. */
  opensDailyReward: boolean;
}

export interface Shared {
  wholeCast: undefined;
  /** True if pages are walked as documents over HTTP, without a browser. */
  walks: boolean;
}

/**
 * Playwright's `test` with people that are new for each test, so that parallel tests share no purse or
 * session.
 */
export const test = base.extend<People & Abilities & Options, Shared>({
  isNewHere: [false, { option: true }],
  opensDailyReward: [false, { option: true }],
  walks: [false, { option: true, scope: 'worker' }],
  // Neither depends on Playwright's own fixtures of these names, because that would also start a browser
  // for the walker.
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
      opensDailyReward,
      walks,
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
    // The walker runs no scripts.
    if (!opensDailyReward && !walks) await withoutDailyReward(context);
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
  transcribeNext: [async ({}, use) => transcribeAlone(use), { timeout: longestTranscription }],
});

export { expect } from './expect';
