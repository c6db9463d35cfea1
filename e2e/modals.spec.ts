import type { Page } from '@playwright/test';
import { beginSigningUp } from './actors/accounts/account';
import { modal, modalWithCursor } from './actors/forms';
import { expect, test } from './test';

const focused = (page: Page) => page.locator(':focus');

test.describe('a visitor', () => {
  test('opens a modal by a link, is kept in it, and leaves it by Escape', async ({ page }) => {
    await page.goto('/');
    const opener = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = modal(page, 'loginModal');
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleName(/^Log in to /);
    await expect(page).toHaveURL(/\?modal=loginModal$/);

    await expect(modalWithCursor(page, 'loginModal')).toBeVisible();
    for (let presses = 1; presses <= 12; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(modalWithCursor(page, 'loginModal')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    await expect(focused(page)).toHaveAccessibleName('Log in');
  });

  test('leaves a modal by a press outside, and moves from one to another', async ({ page }) => {
    await page.goto('/characters?feed=anime&modal=loginModal');
    await modal(page, 'loginModal').getByRole('link', { name: 'Sign up' }).click();
    const dialog = modal(page, 'signUpModal');
    await expect(dialog).toBeVisible();
    await expect(modal(page, 'loginModal')).toHaveCount(0);
    // A modal handles clicks outside only from the moment after it has opened.
    await expect(async () => {
      await page.mouse.click(195, 8);
      await expect(dialog).toHaveCount(0, { timeout: 1000 });
    }).toPass();
    await expect(page).toHaveURL(/\/characters\?feed=anime$/);
  });

  test(
    'is not closed by a press that begins before the scripts run',
    { tag: '@full' },
    async ({ page, context }) => {
      const slow = await context.newCDPSession(page);
      await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto('/characters?modal=loginModal', { waitUntil: 'commit' });
      await modal(page, 'loginModal').getByRole('link', { name: 'Sign up' }).click();
      await expect(modal(page, 'signUpModal')).toBeVisible();
    },
  );

  test('returns to the page by the browser’s own back button', async ({ page }) => {
    await page.goto('/characters');
    await page.getByRole('banner').getByRole('link', { name: 'Sign up' }).click();
    await expect(modal(page, 'signUpModal')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/characters$/);
  });

  test('gets sign-up in place of a modal for members', async ({ page }) => {
    await page.goto('/?modal=otpModal');
    await expect(modal(page, 'signUpModal')).toBeVisible();
    await expect(modal(page, 'otpModal')).toHaveCount(0);
  });

  test('opens by open_modal, which then leaves the address', async ({ page }) => {
    await page.goto('/characters?feed=anime&open_modal=loginModal');
    await expect(modal(page, 'loginModal')).toBeVisible();
    await expect(page).toHaveURL(/\/characters\?feed=anime$/);
    await expect(modal(page, 'loginModal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const [key, name] of [
    ['sign-in', 'loginModal'],
    ['sign-up', 'signUpModal'],
  ] as const) {
    test(`opens ${name} by /?${key}`, { tag: '@nojs' }, async ({ page }) => {
      await page.goto(`/?${key}`);
      await expect(modal(page, name)).toBeVisible();
    });
  }

  for (const parameter of ['modal', 'open_modal']) {
    test(`sees the page alone when ${parameter} names no modal`, async ({ page }) => {
      await page.goto(`/characters?${parameter}=constructor`);
      await expect(page.getByRole('heading', { level: 1, name: 'Characters' })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test.describe('a user who has not yet entered the code', () => {
  test('cannot leave the code step by a press outside', async ({ page }) => {
    await beginSigningUp(page.request);
    await page.goto('/?modal=otpModal');
    const dialog = modal(page, 'otpModal');
    await expect(dialog.getByRole('button', { name: 'Verify' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: /^Resend - 0?[45]:\d\d$/ })).toBeDisabled();
    await page.mouse.click(195, 8);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Enter your code' }).click();
    await expect(dialog).toBeVisible();
  });
});

test.describe('a member', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  for (const name of ['loginModal', 'signUpModal', 'otpModal']) {
    test(`is past ${name}`, { tag: '@full' }, async ({ page }) => {
      await page.goto(`/?modal=${name}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }

  test('is past the pages that sign in', async ({ page }) => {
    for (const path of ['/sign_in', '/sign_up', '/verify']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
    }
  });
});
