import { test as base } from '@playwright/test';
import { joinByApi, signInByApi, withSite, type Account, type SignedIn } from './actors/account';
import { bringWholeCast, character } from './actors/characters';
import { postMessage } from './actors/chat';
import { signInAsStaffByForm } from './actors/staff';

interface Newcomers {
  /** Somebody who has just joined; nobody else's test touches them. */
  member: Account;
}

interface Regulars {
  /** The demo's fan, whose free messages are used up: each costs its price. */
  fan: Account;
  /** The demo's subscriber. */
  premium: Account;
  /** A member of staff at their desk; codes are few, so nobody signs them out. */
  staff: { state: SignedIn };
  wholeCast: undefined;
}

/** Signing in costs time and attempts: who may be shared by the tests of a worker is. */
export const test = base.extend<Newcomers, Regulars>({
  wholeCast: [
    async ({}, use) => {
      await bringWholeCast();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  member: async ({}, use) => use(await joinByApi()),
  fan: [
    async ({}, use) => {
      const fan = await signInByApi('fan@example.com');
      await withSite(useUpTrial, fan.state);
      await use(fan);
    },
    { scope: 'worker' },
  ],
  staff: [async ({}, use) => use({ state: await signInAsStaffByForm() }), { scope: 'worker' }],
  premium: [async ({}, use) => use(await signInByApi('premium@example.com')), { scope: 'worker' }],
});

export { expect } from '@playwright/test';

async function useUpTrial(site: Parameters<typeof postMessage>[0]): Promise<void> {
  const { slug } = character(0);
  const page = await (await site.get(`/chats/${slug}`)).text();
  const left = Number(/(\d+) free message/.exec(page)?.[1] ?? 0);
  const greetings = Array.from({ length: left }, (_, count) => `Good evening, ${count}`);
  await Promise.all(greetings.map((greeting) => postMessage(site, slug, greeting)));
}
