import { test as base } from '@playwright/test';
import { joinByApi, signInByApi, withSite, type Account } from './actors/account';
import { bringWholeCast, character } from './actors/characters';
import { postMessage } from './actors/chat';
import { comeInAgain } from './actors/door';
import { staffAtTheirDesk, type StaffMember } from './actors/staff';

interface People {
  /** Somebody who has just joined; nobody else's test touches them. */
  member: Account;
  /** The demo's fan, whose free messages are used up: each costs its price. */
  fan: Account;
  /** The demo's subscriber. */
  premium: Account;
  /** Somebody of the staff who has just signed in. */
  staff: StaffMember;
}

interface Options {
  /** Comes for the first time, and is asked what everybody is asked once. */
  isNewHere: boolean;
}

interface Shared {
  wholeCast: undefined;
  usedUpTrial: undefined;
}

/**
 * Everybody signs in anew for each test: two browsers that share one session would each renew it,
 * and the product would rightly take the second for a thief.
 */
export const test = base.extend<People & Options, Shared>({
  isNewHere: [false, { option: true }],
  context: async ({ context, isNewHere }, use) => {
    if (!isNewHere) await comeInAgain(context);
    await use(context);
  },
  wholeCast: [
    async ({}, use) => {
      await bringWholeCast();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  member: async ({}, use) => use(await joinByApi()),
  usedUpTrial: [
    async ({}, use) => {
      const { state } = await signInByApi('fan@example.com');
      await withSite(useUpTrial, state);
      await use(undefined);
    },
    { scope: 'worker' },
  ],
  // Naming the trial makes it used up first.
  fan: async ({ usedUpTrial: _ }, use) => use(await signInByApi('fan@example.com')),
  premium: async ({}, use) => use(await signInByApi('premium@example.com')),
  staff: async ({}, use) => use(await staffAtTheirDesk()),
});

export { expect } from '@playwright/test';

async function useUpTrial(site: Parameters<typeof postMessage>[0]): Promise<void> {
  const { slug } = character(0);
  const page = await (await site.get(`/chats/${slug}`)).text();
  const left = Number(/(\d+) free message/.exec(page)?.[1] ?? 0);
  const greetings = Array.from({ length: left }, (_, count) => `Good evening, ${count}`);
  await Promise.all(greetings.map((greeting) => postMessage(site, slug, greeting)));
}
