import type { Page } from '@playwright/test';
import { socketStands } from '../actors/chat/chat';
import { balancePill } from '../actors/forms';
import { letAnHourPass } from '../actors/accounts/time';
import { expect, test } from '../test';

test.use({ storageState: async ({ member }, use) => use(member.state) });

const logInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });

/** Opens a page and waits until it receives events. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await socketStands(page);
}

test('a session outlasts its lifetime if a page is reloaded now and then', async ({
  page,
  member,
}) => {
  for (let hours = 1; hours <= 4; hours += 1) {
    const stream = page.waitForResponse(/\/notifications\/stream/);
    await page.goto('/');
    await stream;
    await letAnHourPass(member.email);
  }
  await page.goto('/settings');
  await expect(page.getByRole('main')).toContainText(member.email);
});

test(
  'a session with an expired access token is renewed silently',
  { tag: '@core' },
  async ({ page, context }) => {
    await page.goto('/');
    await context.clearCookies({ name: /_access$/ });
    await page.goto('/settings');
    await expect(balancePill(page, 20)).toBeVisible();
    await context.clearCookies({ name: /_access$/ });
    const other = await context.newPage();
    await Promise.all([page.reload(), other.goto('/')]);
    await expect(balancePill(page, 20)).toBeVisible();
    await expect(balancePill(other, 20)).toBeVisible();
  },
);

test(
  'logging out leads home as a visitor, and is announced in every other tab',
  { tag: '@core' },
  async ({ page, context }) => {
    const other = await context.newPage();
    await arrive(other, '/characters');
    await arrive(page, '/settings');
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(logInLink(page)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const dialog = other.getByRole('dialog', { name: 'You were logged out' });
    await expect(dialog).toContainText('Nothing was sent.');
    await dialog.getByRole('link', { name: 'Continue without an account' }).click();
    await expect(logInLink(other)).toBeVisible();
    await expect(other).toHaveURL(/\/characters$/);
  },
);
