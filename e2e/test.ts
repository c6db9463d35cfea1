import { test as base } from '@playwright/test';
import { joinByApi, signInByApi, withSite } from './actors/account';
import type { Account, SignedIn } from './actors/account';
import { bringWholeCast, character } from './actors/characters';
import { postMessage } from './actors/chat';
import { hireStaff, signInAsStaffByForm } from './actors/staff';

interface Visitors {
  /** Somebody who has just joined; nobody else's test touches them. */
  member: Account;
  /** The demo's fan, whose free messages are used up: each costs its price. */
  fan: Account;
  /** The demo's subscriber. */
  premium: Account;
}

interface Standing {
  /** A member of staff at their desk. */
  staff: { state: SignedIn };
  wholeCast: undefined;
  fanWithoutTrial: undefined;
}

/** Each test has a session of its own: a renewed one cannot be shared by two browsers. */
export const test = base.extend<Visitors, Standing>({
  wholeCast: [
    async ({}, use) => {
      await bringWholeCast();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  staff: [
    async ({}, use) => use({ state: await signInAsStaffByForm(await hireStaff()) }),
    { scope: 'worker' },
  ],
  fanWithoutTrial: [
    async ({}, use) => {
      const { state } = await signInByApi('fan@example.com');
      await withSite(useUpTrial, state);
      await use(undefined);
    },
    { scope: 'worker' },
  ],
  fan: async ({ fanWithoutTrial: _ }, use) => use(await signInByApi('fan@example.com')),
  premium: async ({}, use) => use(await signInByApi('premium@example.com')),
  member: async ({}, use) => use(await joinByApi()),
});

export { expect } from '@playwright/test';

async function useUpTrial(site: Parameters<typeof postMessage>[0]): Promise<void> {
  const { slug } = character(0);
  const page = await (await site.get(`/chats/${slug}`)).text();
  const left = Number(/(\d+) free message/.exec(page)?.[1] ?? 0);
  const greetings = Array.from({ length: left }, (_, count) => `Good evening, ${count}`);
  await Promise.all(greetings.map((greeting) => postMessage(site, slug, greeting)));
}
