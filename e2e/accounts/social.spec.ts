import type { Page } from '@playwright/test';
import { comeInAgain } from '../actors/accounts/age-gate';
import { balancePill, enterCode, modal } from '../actors/forms';
import { newEmail, readLetter } from '../actors/mail';
import { untilHydrated } from '../actors/pages';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const welcomeTokens = 20;

/** Signs in on the provider's page with an e-mail address. */
async function answerAs(page: Page, email: string, isVerified = true): Promise<void> {
  await expect(page.getByRole('heading', { name: /^Sign in with/ })).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Verified').setChecked(isVerified);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

test(
  'a new user signs up by a provider and continues where they were',
  { tag: '@nojs' },
  async ({ page }) => {
    const email = newEmail();
    await page.goto('/characters?feed=anime&modal=signUpModal');
    await modal(page, 'signUpModal').getByRole('link', { name: 'Continue with Boreal' }).click();
    await answerAs(page, email);
    await expect(page).toHaveURL(/\/characters\?feed=anime$/);
    await expect(balancePill(page, welcomeTokens)).toBeVisible();
  },
);

test(
  'an address that has an account is opened after the mailed code, and then by one press',
  { tag: '@nojs' },
  async ({ page, member }) => {
    const before = new Date();
    await page.goto('/sign_in?redirectTo=/settings');
    await page.getByRole('link', { name: 'Continue with Aurora' }).click();
    await answerAs(page, member.email);
    await expect(page.getByRole('heading', { name: 'Is this address yours?' })).toBeVisible();
    const letter = await readLetter(member.email, before);
    expect(letter.text).toContain('Aurora');
    await enterCode(page.getByRole('main'), letter.code ?? '', 'Confirm');
    await expect(page).toHaveURL(/\/settings$/);

    await page.context().clearCookies();
    await comeInAgain(page.context());
    await page.goto('/sign_in?redirectTo=/settings');
    await page.getByRole('link', { name: 'Continue with Aurora' }).click();
    await answerAs(page, member.email);
    await expect(page).toHaveURL(/\/settings$/);
  },
);

test('an address that the provider has not verified is proved first', async ({ page }) => {
  const email = newEmail();
  await page.goto('/sign_up');
  await page.getByRole('link', { name: 'Continue with Comet' }).click();
  await answerAs(page, email, false);
  const main = page.getByRole('main');
  await enterCode(main, '00000', 'Confirm');
  await expect(main.getByRole('alert')).toHaveText('Incorrect code');
  await enterCode(main, (await readLetter(email)).code ?? '', 'Confirm');
  await expect(balancePill(page, welcomeTokens)).toBeVisible();
});

test('a user who declines at the provider is informed, and can try again', async ({ page }) => {
  await page.goto('/sign_in');
  await page.getByRole('link', { name: 'Continue with Aurora' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/error\?reason=denied$/);
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expect(page.getByRole('link', { name: 'Continue with Aurora' })).toBeVisible();
});

test('the browser remembers which provider was chosen', async ({ page }) => {
  await page.goto('/?modal=loginModal');
  const link = modal(page, 'loginModal').getByRole('link', { name: 'Continue with Comet' });
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  await untilHydrated(page);
  await link.click();
  await page.goto('/');
  const chosen = await page.evaluate(() => localStorage.getItem('SIGN_IN_PROVIDER'));
  expect(chosen).toBe('COMET');
});
