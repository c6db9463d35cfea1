import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';
import { character } from './actors/characters';
import { composer, myMessages, say, theirMessages } from './actors/chat';
import { beginSigningUp } from './actors/account';
import { balancePill, codeField, emailField } from './actors/forms';
import { newEmail, readCode } from './actors/mail';
import { expect, test } from './test';

/** Keeps the page's scripts on their way until they are let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, 'open');
  await page.route('**/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  return () => void gate.emit('open');
}

const whenHydrated = (page: Page) =>
  expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();

test('what is typed before the scripts have come is kept', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/sign_in', { waitUntil: 'commit' });
  await emailField(page).fill('fan@example.com');
  letGo();
  await whenHydrated(page);
  await expect(emailField(page)).toHaveValue('fan@example.com');
});

test('a code typed before the scripts have come is kept and can be sent', async ({ page }) => {
  const email = newEmail();
  await beginSigningUp(page.request, email);
  const letGo = await holdScripts(page);
  await page.goto('/verify', { waitUntil: 'commit' });
  const code = await readCode(email);
  await codeField(page).fill(code);
  const scripts = page.waitForLoadState('networkidle');
  letGo();
  await scripts;
  await expect(codeField(page)).toHaveValue(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(balancePill(page, 20)).toBeVisible();
});

test('a message sent before the scripts have come is sent by the form', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto(`/chats/${character(15).slug}`, { waitUntil: 'commit' });
  await expect(composer(page)).toBeVisible();
  await say(page, 'Faster than your scripts');
  await expect(myMessages(page)).toContainText(['Faster than your scripts']);
  await expect(theirMessages(page)).toHaveCount(2);
  letGo();
});
