import type { Page } from '@playwright/test';
import { withDatabase } from '../actors/database';
import { untilHydrated } from '../actors/pages';
import type { Scene } from './scene';

/** The demo's code of tokens, as a person may type it. */
export const demoCode = 'demo-toke-ns00-0100';

const enter = (code: string) => async (page: Page) => {
  await untilHydrated(page);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
};

const enterDemoCode = async (page: Page) => {
  await enter(demoCode)(page);
  await page.getByRole('button', { name: 'Redeem it' }).waitFor();
};

/** Redeems the demo's code, once for all screens, and returns the page that shows it. */
async function lastRedeemed(page: Page): Promise<string> {
  await page.request.post('/api/v1/redeem-codes/redeem', { data: { code: demoCode } });
  const use = await withDatabase((db) =>
    db('redeem_uses').orderBy('redeemed_at', 'desc').first<{ id: string }>('id'),
  );
  return `/redeem?done=${use.id}`;
}

/** The page that redeems codes, in its states. */
export const redeemScenes: readonly Scene[] = [
  {
    name: 'tester-redeem-unknown',
    looker: 'tester',
    path: '/redeem',
    mayHideHeading: true,
    arrange: async (page) => {
      await enter('0000-0000-0000-0000')(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'tester-redeem-found', looker: 'tester', path: '/redeem', arrange: enterDemoCode },
  {
    name: 'tester-redeemed',
    looker: 'tester',
    path: '/redeem?done=one-of-theirs',
    prepare: lastRedeemed,
  },
];
