import type { Page } from '@playwright/test';
import { demoPassword } from '../actors/accounts/account';
import { codeNow } from '~/db/testing/code-now';
import { addAuthenticator, keyShown, nextCode } from '../actors/accounts/authenticator';
import { emailField, enterCode, logIn } from '../actors/forms';
import { readCode, readLetter } from '../actors/mail';
import {
  hireStaff,
  letStaffCodesAge,
  letStaffProofAge,
  signInAsStaff,
} from '../actors/accounts/staff';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const codeField = (page: Page) => page.getByLabel('Code', { exact: true });

/** Each code is valid once, and the next one appears half a minute later. */
const patient = 90_000;

async function enterMailedCode(page: Page, email: string): Promise<void> {
  await letStaffCodesAge(email);
  const since = new Date();
  await page.goto('/admin');
  await emailField(page).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Sign-in code').waitFor();
  await enterCode(page, await readCode(email, since), 'Sign in');
}

/** Waits until the page has signed out; continuing earlier would lose the click. */
async function signOut(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(emailField(page)).toBeVisible();
}

test(
  'staff set up an app after their first code, and need it from then on',
  { tag: ['@nojs', '@layout'] },
  async ({ page }) => {
    test.setTimeout(patient);
    const email = await hireStaff();
    await enterMailedCode(page, email);
    await expect(page.getByRole('heading', { name: 'Secure your sign-in' })).toBeVisible();
    await page.getByRole('button', { name: 'Use an authenticator app' }).click();
    await expect(page.getByRole('img', { name: /authenticator app/ })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const key = await keyShown(page);
    await page.getByLabel('Code from the app').fill('000000');
    await page.getByRole('button', { name: 'Use this app' }).click();
    await expect(page.getByRole('alert')).toHaveText('Incorrect code');
    const first = await codeNow(key);
    await page.getByLabel('Code from the app').fill(first);
    await page.getByRole('button', { name: 'Use this app' }).click();
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    expect(await violations(page)).toEqual([]);
    const recovery = (await codes.first().textContent()) ?? '';
    await page.getByRole('link', { name: 'To the back office' }).click();
    await signOut(page);

    await enterMailedCode(page, email);
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await codeField(page).fill(await nextCode(key, first));
    await page.getByRole('button', { name: 'Continue' }).click();
    await signOut(page);

    await enterMailedCode(page, email);
    await codeField(page).fill(recovery);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('main')).toContainText(email);
  },
);

test(
  'staff manage their second factors, and restore access for a colleague who lost theirs',
  { tag: ['@nojs', '@layout'] },
  async ({ page }) => {
    test.setTimeout(patient);
    const [email, lost] = [await hireStaff(), await hireStaff()];
    await signInAsStaff(page, lost);
    await addApp(page);
    await page.goto('/admin');
    await signOut(page);

    await signInAsStaff(page, email);
    await addApp(page);
    const section = page.getByRole('region', { name: 'Two-step sign-in' });
    await expect(section.getByRole('status').last()).toContainText('The app was added');
    await section.getByRole('button', { name: 'Make new codes' }).click();
    await expect(
      section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
    ).toHaveCount(10);
    expect(await violations(page)).toEqual([]);

    await page.goto('/admin/staff');
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Email contains').fill(lost);
    await page.getByLabel('Email contains').press('Enter');
    await page.getByRole('link', { name: lost, exact: true }).click();
    await expect(page.getByRole('heading', { name: lost })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const since = new Date();
    await page.getByRole('button', { name: 'Reset second factors' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'The second factors were reset' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset second factors' })).toHaveCount(0);
    expect((await readLetter(lost, since)).text).toContain('removed by an administrator');

    // The proof of the sign-in is too old by now, so it is required again.
    await letStaffProofAge(email);
    await page.goto('/admin/security');
    await section.getByRole('button', { name: 'Make new codes' }).click();
    await expect(page.getByRole('heading', { name: 'Is it still you?' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);

/** Opens the back office's menu, which small screens fold. */
async function openMenu(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('banner').getByText('Menu', { exact: true });
  if (await menu.isVisible()) await menu.click();
}

async function addApp(page: Page): Promise<void> {
  await page.goto('/admin/security');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const key = await keyShown(page);
  await page.getByLabel('Code from the app').fill(await codeNow(key));
  await page.getByRole('button', { name: 'Use this app' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
}

test.describe('a member', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });
  const section = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

  test(
    'adds an app, logs in with it, and removes it',
    { tag: ['@nojs', '@layout'] },
    async ({ page, member }) => {
      await page.goto('/settings/security');
      await section(page).getByRole('button', { name: 'Set up an app' }).click();
      const key = await keyShown(page);
      expect(await violations(page)).toEqual([]);
      await section(page)
        .getByLabel('Code from the app')
        .fill(await codeNow(key));
      await section(page).getByRole('button', { name: 'Use this app' }).click();
      const codes = section(page).getByRole('list', { name: 'Recovery codes' });
      const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
      expect(await violations(page)).toEqual([]);

      await page.context().clearCookies({ name: /nocturne_(access|refresh)/ });
      await page.goto('/sign_in?redirectTo=/settings/security');
      await logIn(page, member.email, demoPassword);
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await codeField(page).fill('000000');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toHaveText('Incorrect code');
      await codeField(page).fill(recovery);
      await page.getByRole('button', { name: 'Continue' }).click();
      await section(page).getByRole('button', { name: 'Remove Authenticator app' }).click();
      await expect(section(page).getByRole('status')).toContainText('The app was removed');
      await expect(section(page).getByRole('button', { name: 'Set up an app' })).toBeVisible();
    },
  );

  test('adds a passkey and logs in by it alone', { tag: '@layout' }, async ({ page, member }) => {
    await addAuthenticator(page);
    await page.goto('/settings/security');
    await section(page).getByLabel('Name of the passkey').fill('My laptop');
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(section(page).getByText('My laptop')).toBeVisible();
    await expect(section(page).getByRole('list', { name: 'Recovery codes' })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await page.context().clearCookies({ name: /nocturne_(access|refresh)/ });
    await page.goto('/?modal=loginModal');
    await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/settings/security');
    await expect(section(page).getByText(/Last used/)).toBeVisible();

    await page.context().clearCookies({ name: /nocturne_(access|refresh)/ });
    await page.goto('/sign_in?redirectTo=/settings/security');
    await logIn(page, member.email, demoPassword);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await section(page).getByRole('button', { name: 'Remove My laptop' }).click();
    await expect(section(page).getByText('My laptop')).toHaveCount(0);
  });
});
