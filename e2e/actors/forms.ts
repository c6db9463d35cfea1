import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect';
import { demoPassword } from './accounts/account';

type Place = Page | Locator;

export const emailField = (place: Place) => place.getByRole('textbox', { name: 'Email' });
export const passwordField = (place: Place) => place.getByLabel('Password', { exact: true });
export const adultBox = (place: Place) => place.getByRole('checkbox', { name: /I am 18 or older/ });
export const codeField = (place: Place) => place.getByLabel('Verification code');

/** Fills and submits the open sign-up form. */
export async function signUp(place: Place, email: string, password = demoPassword): Promise<void> {
  await emailField(place).fill(email);
  await passwordField(place).fill(password);
  await adultBox(place).check();
  await place.getByRole('button', { name: 'Sign up' }).click();
}

/** Fills and submits the open log-in form. */
export async function logIn(place: Place, email: string, password = demoPassword): Promise<void> {
  await emailField(place).fill(email);
  await passwordField(place).fill(password);
  await place.getByRole('button', { name: 'Log in' }).click();
}

/** Types a code and presses the button; the script replaces the field when it loads. */
export async function enterCode(place: Place, code: string, button = 'Verify'): Promise<void> {
  const send = place.getByRole('button', { name: button });
  await expect(send).toBeVisible();
  await expect(async () => {
    // A slow click may already have sent the code; then the form is gone.
    if ((await send.count()) === 0) return;
    await place.getByLabel(/code$/).fill(code, { timeout: 1_000 });
    // A form that has just refused another code empties its field once more.
    await send.click({ timeout: 1_000 });
  }).toPass();
}

/** Completes the questions to newcomers after verification. */
export async function personalize(page: Page, name: string): Promise<void> {
  const form = modal(page, 'signUpPersonalize');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Save' }).click();
}

/** Skips the questions to newcomers. */
export async function skipPersonalizing(page: Page): Promise<void> {
  await modal(page, 'signUpPersonalize').getByRole('link', { name: 'Close' }).click();
}

/** Returns the open modal with a key. */
export const modal = (page: Page, key: string) =>
  page.getByRole('dialog').and(page.locator(`[data-modal=${key}]`));

/** Returns the token balance shown to a signed-in user. */
export const balancePill = (page: Page, tokens?: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: tokens === undefined ? /^Balance: / : `Balance: ${tokens} token` });

/** Returns the open modal with a key once it contains the focus. */
export const modalWithCursor = (page: Page, key: string) =>
  page.locator(`[data-modal=${key}]:focus-within`);
