import type { CDPSession, Page } from '@playwright/test';
import { expect } from '../../expect';
import { codeNow } from '~/db/testing/code-now';
import { logIn } from '../forms';

/** Returns the key that a page shows for setting up an authenticator app. */
export async function keyShown(page: Page): Promise<string> {
  const key = page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  return ((await key.textContent()) ?? '').replaceAll(' ', '');
}

/**
 * Sets up an authenticator app in the settings of the signed-in user. Returns its key and a recovery code.
 */
export async function setUpApp(page: Page): Promise<{ key: string; recovery: string }> {
  await page.goto('/settings/security');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Set up an app' }).click();
  const key = await keyShown(page);
  await section.getByLabel('Code from the app').fill(await codeNow(key));
  await section.getByRole('button', { name: 'Use this app' }).click();
  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  return { key, recovery: (await codes.first().textContent()) ?? '' };
}

/** Logs the same person in up to the second step, which is the only one left. */
export async function reachSecondStep(page: Page, email: string): Promise<void> {
  await setUpApp(page);
  await page.context().clearCookies({ name: /nocturne_(access|refresh)/ });
  await page.goto('/sign_in');
  await logIn(page.getByRole('main'), email);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

/**
 * Returns the app's next code once it differs from `before`: each is valid once, and lasts half a minute.
 */
export async function nextCode(key: string, before: string): Promise<string> {
  const shown = () => codeNow(key);
  await expect.poll(shown, { timeout: 35_000, intervals: [1000] }).not.toBe(before);
  return shown();
}

/** Adds a virtual authenticator whose user is always present (WebAuthn, section 11). */
export async function addAuthenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}
