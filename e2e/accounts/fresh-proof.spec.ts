import type { Page } from '@playwright/test';
import { demoPassword, signInByApi } from '../actors/accounts/account';
import { addAuthenticator, setUpApp } from '../actors/accounts/authenticator';
import { modal } from '../actors/forms';
import { readCode } from '../actors/mail';
import { forgetPassword, letProofAge } from '../actors/accounts/old-proof';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.use({
  storageState: async ({ member }, use) => use(member.state),
  contextOptions: { reducedMotion: 'reduce' },
});

const reason = 'I have found the day again.';
const section = (page: Page, name: string) => page.getByRole('region', { name });
const question = (page: Page) => page.getByRole('heading', { name: 'Is it still you?' });

async function proveByPassword(page: Page): Promise<void> {
  await expect(question(page)).toBeVisible();
  await page.getByLabel('Your password').fill(demoPassword);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test.describe('a member whose last proof of identity is old', () => {
  test(
    'proves their identity before deleting their account, and finds the typed text again',
    { tag: ['@nojs', '@layout'] },
    async ({ page, member }) => {
      await letProofAge(member);
      await page.goto('/settings/privacy?modal=confirmDeleteProfile');
      const form = modal(page, 'confirmDeleteProfile');
      await form.getByLabel('Type your email address to confirm').fill(member.email);
      await form.getByLabel('Why are you leaving?').fill(reason);
      await form.getByRole('button', { name: 'Delete account' }).click();
      await expect(question(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Your password').fill('not-my-password');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toHaveText('Wrong password');
      expect(await violations(page)).toEqual([]);
      await proveByPassword(page);

      await expect(page).toHaveURL(/\/settings\/delete$/);
      await expect(page.getByLabel('Why are you leaving?')).toHaveValue(reason);
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(
        page.getByText('Your account is closing and you’ve been signed out.'),
      ).toBeVisible();
    },
  );

  test(
    'proves it before requesting their data, and again before the download',
    { tag: '@nojs' },
    async ({ page, member }) => {
      await letProofAge(member);
      await page.goto('/settings/privacy');
      const part = section(page, 'Your data');
      await part.getByRole('button', { name: 'Request my data' }).click();
      await proveByPassword(page);
      await part.getByRole('button', { name: 'Request my data' }).click();
      await expect(async () => {
        await page.reload();
        await expect(part.getByRole('status')).toContainText('Your archive is ready', {
          timeout: 2000,
        });
      }).toPass();
      await letProofAge(member);
      await part.getByRole('link', { name: 'Download' }).click();
      await proveByPassword(page);
      await expect(page).toHaveURL(/\/settings\/export\//);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Download' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^data-\d{4}-\d\d-\d\d\.zip$/);
    },
  );

  test(
    'without a password proves it by a mailed code before setting one',
    { tag: ['@nojs', '@layout'] },
    async ({ page, member }) => {
      await forgetPassword(member);
      await letProofAge(member);
      await page.goto('/settings/security');
      const form = section(page, 'Password');
      await expect(form.getByLabel('New password')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await form.getByRole('link', { name: 'Confirm it’s you' }).click();
      await expect(question(page)).toBeVisible();
      const since = new Date();
      await page.getByRole('button', { name: 'Send a code' }).click();
      await expect(page.getByText('We’ve emailed you a code.')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Code').fill(await readCode(member.email, since));
      await page.getByRole('button', { name: 'Continue' }).click();
      await form.getByLabel('New password').fill('another-night');
      await form.getByRole('button', { name: 'Set password' }).click();
      await expect(form.getByRole('button', { name: 'Change password' })).toBeVisible();
      await signInByApi(member.email, 'another-night');
    },
  );

  test(
    'must prove it again if the proof ends while they type their first password',
    { tag: '@nojs' },
    async ({ page, member }) => {
      await forgetPassword(member);
      await page.goto('/settings/security');
      const form = section(page, 'Password');
      await form.getByLabel('New password').fill('another-night');
      await letProofAge(member);
      await form.getByRole('button', { name: 'Set password' }).click();
      await expect(question(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send a code' })).toBeVisible();
    },
  );

  test('proves it before declaring to be under age', { tag: '@nojs' }, async ({ page, member }) => {
    await letProofAge(member);
    await page.goto('/age');
    await page.getByRole('button', { name: 'I am under 18' }).click();
    await expect(question(page)).toBeVisible();
    // Leaving the page does not end the account.
    await page.goto('/settings');
    await expect(page.getByRole('main')).toContainText(member.email);
    await page.goto('/under_age');
    await page.getByRole('button', { name: 'I am under 18: delete everything' }).click();
    await proveByPassword(page);
    await page.getByRole('button', { name: 'I am under 18: delete everything' }).click();
    await expect(page.getByRole('heading', { name: 'Come back when you are 18' })).toBeVisible();
  });

  test(
    'proves it by their second factor if they have one',
    { tag: ['@nojs', '@layout'] },
    async ({ page, member }) => {
      const { recovery } = await setUpApp(page);
      await letProofAge(member);
      await page.goto('/under_age');
      await page.getByRole('button', { name: 'I am under 18: delete everything' }).click();
      await expect(question(page)).toBeVisible();
      await expect(page.getByLabel('Your password')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Code', { exact: true }).fill(recovery);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'I am under 18: delete everything' }).click();
      await expect(page.getByRole('heading', { name: 'Come back when you are 18' })).toBeVisible();
    },
  );

  test('proves it by their passkey if they have one', async ({ page, member }) => {
    await addAuthenticator(page);
    await page.goto('/settings/security');
    await section(page, 'Two-step sign-in').getByLabel('Name of the passkey').fill('My laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('My laptop')).toBeVisible();
    await letProofAge(member);
    await page.goto('/settings/privacy');
    const part = section(page, 'Your data');
    await part.getByRole('button', { name: 'Request my data' }).click();
    await expect(question(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await part.getByRole('button', { name: 'Request my data' }).click();
    await expect(part.getByRole('status')).toContainText('Your archive is ready');
  });
});
