import type { UsersRow } from '~/db/rows';
import { withDatabase } from '../actors/database';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const setState = (email: string, state: UsersRow['state']) =>
  withDatabase((db) => db('users').where({ email }).update({ state }));

test.use({ storageState: async ({ member }, use) => use(member.state) });

test(
  'a warned user is reminded on every page, and can go on',
  { tag: ['@nojs', '@plain'] },
  async ({ page, member }) => {
    await setState(member.email, 'warned');
    for (const path of ['/', '/characters', '/settings']) {
      await page.goto(path);
      const notice = page.getByRole('alert').filter({ hasText: 'You’ve been warned' });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('link', { name: 'See why' })).toHaveAttribute(
        'href',
        '/settings/standing',
      );
    }
  },
);

test('the reminder is accessible', async ({ page, member }) => {
  await setState(member.email, 'warned');
  await page.goto('/');
  await expect(page.getByText('You’ve been warned')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test(
  'a suspended user is signed out on the next page',
  { tag: ['@nojs', '@plain'] },
  async ({ page, member }) => {
    await setState(member.email, 'suspended');
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/sign_in/);
  },
);
