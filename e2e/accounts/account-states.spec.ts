import type { UsersRow } from '~/db/rows';
import { withDatabase } from '../actors/database';
import { logIn } from '../actors/forms';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const setState = (email: string, state: UsersRow['state']) =>
  withDatabase((db) => db('users').where({ email }).update({ state }));

for (const [state, heading] of [
  ['suspended', 'Your account is suspended'],
  ['terminated', 'Your account is closed'],
] as const) {
  test(
    `somebody ${state} is told so at log-in`,
    { tag: ['@nojs', '@plain'] },
    async ({ page, member }) => {
      await setState(member.email, state);
      await page.goto('/sign_in');
      await logIn(page.getByRole('main'), member.email, 'not-my-password');
      await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
      await logIn(page.getByRole('main'), member.email);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('link', { name: 'Write to us' }).click();
      await expect(page).toHaveURL('/report/appeal');
    },
  );
}

test('the pages about a suspended or terminated account are accessible', async ({ page }) => {
  for (const state of ['suspended', 'terminated']) {
    await page.goto(`/held?state=${state}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});
