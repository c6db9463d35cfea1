import type { Page } from '@playwright/test';
import { beginSigningUp, demoPassword } from '../actors/accounts/account';
import { comeInAgain } from '../actors/accounts/age-gate';
import { balancePill, codeField, emailField, enterCode } from '../actors/forms';
import { logIn, modal, skipPersonalizing } from '../actors/forms';
import { anotherCode, listLetters, newEmail, readCode, readLetter } from '../actors/mail';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const chosenPassword = 'another-1';
const newPasswordField = (page: Page) => page.getByLabel('New password', { exact: true });
const confirmationField = (page: Page) => page.getByLabel('Repeat the new password');
const newEmailField = (page: Page) => page.getByRole('textbox', { name: 'New email' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const hasScript = () => test.info().project.use.javaScriptEnabled !== false;

/** Returns the link in the newest mail to an address, as a path of this site. */
async function readLink(email: string): Promise<string> {
  const { text } = await readLetter(email);
  const [address = ''] = /https?:\S+\/verify_email\S+/.exec(text) ?? [];
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function requestCode(page: Page, email: string): Promise<string> {
  const before = new Date();
  await emailField(page).fill(email);
  await press(page, 'Send code');
  await expect(heading(page, 'Check your email')).toBeVisible();
  return readCode(email, before);
}

async function choosePassword(page: Page, password: string, confirmation = password) {
  await newPasswordField(page).fill(password);
  await confirmationField(page).fill(confirmation);
}

test(
  'a user who forgot their password chooses another and logs in with it',
  { tag: '@nojs' },
  async ({ page, member }) => {
    await page.goto('/characters?modal=loginModal');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading(page, 'Reset your password')).toBeVisible();
    const code = await requestCode(page, member.email);
    await expect(modal(page, 'resetPasswordModal')).toContainText(/\*\*\*.@example\.com/);
    await expect(modal(page, 'resetPasswordModal')).toContainText('spam folder');
    await expect(page.getByRole('button', { name: /^Resend - [45]:\d\d$/ })).toBeVisible();
    await expect(page.getByText(member.email)).toHaveCount(0);
    await enterCode(page.locator('body'), anotherCode(code));
    await expect(page.getByRole('alert')).toHaveText('Incorrect code');
    await enterCode(page.locator('body'), code);

    await expect(heading(page, 'Set a new password')).toBeVisible();
    await choosePassword(page, chosenPassword, 'something-else');
    if (hasScript()) await expect(page.getByText('Passwords do not match')).toBeVisible();
    await press(page, 'Save password');
    await expect(page.getByRole('alert')).toHaveText('Password mismatch');
    await choosePassword(page, chosenPassword);
    if (hasScript()) await expect(page.getByText('Passwords match')).toBeVisible();
    await press(page, 'Save password');

    await expect(heading(page, 'Password updated successfully')).toBeVisible();
    await expect(page.getByText('You can now log in.')).toBeVisible();
    await press(page, 'Back to login');
    await logIn(page, member.email, demoPassword);
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
    await logIn(page, member.email, chosenPassword);
    await expect(balancePill(page)).toBeVisible();
    const subjects = (await listLetters(member.email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/password was changed/));
  },
);

test(
  'an unknown address is answered alike, and gets no mail',
  { tag: ['@nojs', '@plain'] },
  async ({ page, member }) => {
    const seen = [];
    for (const email of [member.email, newEmail()]) {
      await page.context().clearCookies({ name: 'nocturne_reset' });
      await page.goto('/reset_password');
      await emailField(page).fill(email);
      await press(page, 'Send code');
      await expect(heading(page, 'Check your email')).toBeVisible();
      const words = await page.getByRole('main').innerText();
      seen.push(words.replace(/\*\*\*.@/, '').replace(/\d:\d\d/, ''));
      await enterCode(page.locator('body'), '00000');
      await expect(page.getByRole('alert')).toHaveText('Incorrect code');
      expect(await listLetters(email)).toHaveLength(email === member.email ? 2 : 0);
    }
    expect(seen[1]).toBe(seen[0]);
  },
);

test('shows the error at each field of the reset', { tag: '@full' }, async ({ page, member }) => {
  await page.goto('/?reset-password');
  for (const [typed, says] of [
    ['', 'Email is required'],
    ['nobody@', 'Invalid email address'],
  ] as const) {
    await emailField(page).fill(typed);
    await press(page, 'Send code');
    await expect(page.getByRole('alert')).toHaveText(says);
    await expect(emailField(page)).toHaveValue(typed);
  }
  await enterCode(page.locator('body'), await requestCode(page, member.email));
  for (const [password, says] of [
    ['', 'Password is required'],
    ['12345', 'Password at least 6 long'],
    ['lovely-day-'.repeat(12), 'Password at most 128 long'],
    ['password1', 'This password is too easy to guess. Choose another.'],
  ] as const) {
    await newPasswordField(page).evaluate((field) => field.removeAttribute('maxlength'));
    await choosePassword(page, password, password);
    await press(page, 'Save password');
    await expect(page.getByText(says)).toBeVisible();
  }
});

test(
  'the reset can be restarted with another address, and by keyboard alone',
  { tag: '@full' },
  async ({ page, member }) => {
    await page.goto('/?modal=resetPasswordModal');
    await emailField(page).fill(newEmail());
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Check your email')).toBeVisible();
    await expect(codeField(page)).toBeFocused();
    await press(page, 'Use another email address');
    await expect(emailField(page)).toBeFocused();
    await page.keyboard.type(member.email);
    const before = new Date();
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await readCode(member.email, before));
    await page.keyboard.press('Enter');
    await expect(newPasswordField(page)).toBeFocused();
  },
);

test(
  'a mistyped address is corrected, and the code for it opens the account',
  { tag: '@nojs' },
  async ({ page }) => {
    await beginSigningUp(page.request);
    await page.goto('/characters?modal=otpModal');
    await page.getByRole('link', { name: 'Change email' }).click();
    await expect(heading(page, 'Change email address')).toBeVisible();
    await newEmailField(page).fill('nobody@');
    await press(page, 'Reset email');
    await expect(page.getByRole('alert')).toHaveText('Invalid email address');
    await expect(newEmailField(page)).toHaveValue('nobody@');
    await page.getByRole('link', { name: 'Back to verification' }).click();
    await expect(heading(page, 'Check your email')).toBeVisible();

    const email = newEmail();
    await page.getByRole('link', { name: 'Change email' }).click();
    await newEmailField(page).fill(email);
    await press(page, 'Reset email');
    await expect(heading(page, 'Check your email')).toBeVisible();
    await enterCode(page.locator('body'), await readCode(email));
    await skipPersonalizing(page);
    await expect(balancePill(page, 20)).toBeVisible();
  },
);

test(
  'the third correction is the last for five minutes',
  { tag: ['@nojs', '@plain'] },
  async ({ page }) => {
    await beginSigningUp(page.request);
    await page.goto('/verify');
    for (let correction = 1; correction <= 3; correction += 1) {
      await page.getByRole('link', { name: 'Change email' }).click();
      await newEmailField(page).fill(newEmail());
      await press(page, 'Reset email');
      await expect(heading(page, 'Check your email')).toBeVisible();
    }
    await expect(page.getByText('Too many attempts.')).toBeVisible();
    await expect(page.getByText(/changed your email several times/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Change email' })).toHaveCount(0);
    await page.goto('/verify?change-email');
    await expect(page.getByText('Too many attempts.')).toBeVisible();
  },
);

test.describe('the link in the mail', () => {
  test('proves the address in the browser that signed up', { tag: '@nojs' }, async ({ page }) => {
    const email = newEmail();
    await beginSigningUp(page.request, email);
    await page.goto('/?modal=otpModal');
    await page.getByRole('link', { name: 'Use the link in the email instead' }).click();
    await expect(heading(page, 'Confirm your identity')).toBeVisible();
    await expect(page.getByText(/find a confirmation link/)).toContainText('@example.com');
    await expect(page.getByRole('button', { name: /^Resend - [45]:\d\d$/ })).toBeVisible();
    const link = await readLink(email);
    await page.goto(link);
    await skipPersonalizing(page);
    await expect(balancePill(page, 20)).toBeVisible();
    await page.goto(link);
    await expect(heading(page, 'This link no longer works')).toBeVisible();
    await expect(page.getByText('It’s already been used')).toBeVisible();
  });

  test(
    'requires a confirmation in any other browser',
    { tag: '@nojs' },
    async ({ page, browser }) => {
      const email = newEmail();
      await beginSigningUp(page.request, email);
      const other = await browser.newContext();
      await comeInAgain(other);
      const elsewhere = await other.newPage();
      await elsewhere.goto(await readLink(email));
      await expect(heading(elsewhere, 'Is this you?')).toBeVisible();
      await page.goto('/');
      await expect(balancePill(page)).toHaveCount(0);
      await press(elsewhere, 'Yes, confirm my address');
      await expect(heading(elsewhere, 'Your address is confirmed')).toBeVisible();
      await page.goto('/');
      await expect(balancePill(page, 20)).toBeVisible();
      await other.close();
    },
  );
});

test('each step is accessible', { tag: ['@layout', '@full'] }, async ({ page, member }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const expectAccessible = async (step: string) =>
    expect.soft(await violations(page), step).toEqual([]);
  await page.goto('/?reset-password');
  await expectAccessible('enter-email');
  const code = await requestCode(page, member.email);
  await expect(page.locator('[data-input-otp]')).toBeVisible();
  await expectAccessible('verification');
  await enterCode(page.locator('body'), code);
  await choosePassword(page, chosenPassword, 'x');
  await expectAccessible('set-new-password');
  await choosePassword(page, chosenPassword);
  await press(page, 'Save password');
  await expect(heading(page, 'Password updated successfully')).toBeVisible();
  await expectAccessible('success');

  await page.goto('/verify_email?token=none');
  await expectAccessible('a dead link');
  const email = newEmail();
  await beginSigningUp(page.request, email);
  for (const path of ['/?modal=verifyEmailModal', '/?modal=otpModal&change-email']) {
    await page.goto(path);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(path);
  }
});
