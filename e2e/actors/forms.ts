import type { Locator, Page } from '@playwright/test';
import { expect } from '../expect';
import { demoPassword } from './accounts/account';

type Place = Page | Locator;

export const emailField = (place: Place) => place.getByRole('textbox', { name: 'E-mail' });
export const passwordField = (place: Place) => place.getByLabel('Password', { exact: true });
export const adultBox = (place: Place) => place.getByRole('checkbox', { name: /I am 18 or older/ });
export const codeField = (place: Place) => place.getByLabel('Verification code');

/** Fills and sends the sign-up form that stands open. */
export async function signUp(place: Place, email: string, password = demoPassword): Promise<void> {
  await emailField(place).fill(email);
  await passwordField(place).fill(password);
  await adultBox(place).check();
  await place.getByRole('button', { name: 'Sign up' }).click();
}

/** Fills and sends the log-in form that stands open. */
export async function logIn(place: Place, email: string, password = demoPassword): Promise<void> {
  await emailField(place).fill(email);
  await passwordField(place).fill(password);
  await place.getByRole('button', { name: 'Log in' }).click();
}

/** Types a code and presses the button; the field is another one once its script has come. */
export async function enterCode(place: Place, code: string, button = 'Verify'): Promise<void> {
  const send = place.getByRole('button', { name: button });
  await expect(send).toBeVisible();
  await expect(async () => {
    // A click that was slow to return may have sent the code: the form has then gone.
    if ((await send.count()) === 0) return;
    await place.getByLabel(/code$/).fill(code, { timeout: 1_000 });
    // A form that has just refused another code empties its field once more.
    await send.click({ timeout: 1_000 });
  }).toPass();
}

/** Answers what newcomers are asked once their address is proved. */
export async function personalize(page: Page, name: string): Promise<void> {
  const form = modal(page, 'signUpPersonalize');
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Save' }).click();
}

/** Leaves unanswered what newcomers are asked. */
export async function skipPersonalizing(page: Page): Promise<void> {
  await modal(page, 'signUpPersonalize').getByRole('link', { name: 'Close' }).click();
}

/** The modal that stands open, by its key. */
export const modal = (page: Page, key: string) =>
  page.getByRole('dialog').and(page.locator(`[data-modal=${key}]`));

/** What a signed-in person's token pill says. */
export const balancePill = (page: Page, tokens?: number) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: tokens === undefined ? /^Balance: / : `Balance: ${tokens} token` });

/** The modal that stands open, once the cursor is in it. */
export const modalWithCursor = (page: Page, key: string) =>
  page.locator(`[data-modal=${key}]:focus-within`);
