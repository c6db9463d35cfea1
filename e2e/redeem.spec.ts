import { demoCode } from './gallery/redeem-scenes';
import { makeSubscriber } from './actors/money/regulars';
import { violations } from './actors/violations';
import { expect, test } from './test';

test(
  'a code is typed, shown, redeemed once, and counted on the balance',
  { tag: '@nojs' },
  async ({ page, context, member }) => {
    await context.addCookies(member.state.cookies);
    await page.goto('/settings');
    await page.getByRole('main').getByRole('link', { name: 'Redeem a code' }).click();
    await page.getByLabel('Code').fill('0000-0000-0000-0000');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('We don’t know this code.')).toBeVisible();
    await page.getByLabel('Code').fill(demoCode);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: '100 tokens' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Redeem it' }).click();
    await expect(page.getByRole('heading', { name: '100 tokens are yours' })).toBeVisible();
    await page.getByRole('link', { name: 'Redeem another code' }).click();
    await page.getByLabel('Code').fill(demoCode);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('You’ve had this one already')).toBeVisible();
  },
);

test(
  'a visitor signs up first and comes back with the code',
  { tag: '@nojs' },
  async ({ page }) => {
    await page.goto(`/redeem?code=${demoCode}`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(
      `/sign_up?redirectTo=${encodeURIComponent(`/redeem?code=${demoCode}`)}`,
    );
  },
);

test(
  'a plan is paused, shown so, and the pause taken back',
  { tag: '@nojs' },
  async ({ page, context }) => {
    const { state } = await makeSubscriber({ renews: true });
    await context.addCookies(state.cookies);
    await page.goto('/settings/subscription');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: /^2 months/ }).click();
    await expect(main.getByText('Paused', { exact: true })).toBeVisible();
    await expect(main.getByText(/It’s off from then and resumes on/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto('/settings');
    await expect(page.getByText('Premium paused until')).toBeVisible();
    await page.goto('/settings/subscription');
    await main.getByRole('button', { name: 'Don’t pause' }).click();
    await expect(main.getByText('Active', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: /^2 months/ })).toBeVisible();
  },
);
