import type { Page } from '@playwright/test';
import { readCard } from '~/domain/character-cards/read-card';
import { cards } from '~/domain/character-cards/testing/cards';
import { pngOf, pngWith } from '~/domain/character-cards/testing/files';
import { toVersion3 } from '~/domain/character-cards/versions';
import { myMessages, theirMessages } from '../actors/chat/chat';
import { enterCode, modal, signUp, skipPersonalizing } from '../actors/forms';
import { newEmail, readCode } from '../actors/mail';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const card = cards['all fields of version 2'] ?? {};

test('creating a character leads a visitor from the first question to the first message', async ({
  page,
}) => {
  test.slow();
  await page.goto('/create-ai');
  await expect(page).toHaveURL(/\/create-ai\/style$/);
  await page.getByRole('radio', { name: 'Realistic' }).check();
  await page.getByRole('radio', { name: 'A woman' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/create-ai\/ethnicity$/);
  expect(await violations(page)).toEqual([]);

  // A step that is not reached yet leads back to the one that is due.
  await page.goto('/create-ai/summary');
  await expect(page).toHaveURL(/\/create-ai\/ethnicity$/);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page).toHaveURL(/\/create-ai\/summary$/);
  await expect(page.getByText('Realistic, A woman')).toBeVisible();

  await page.getByRole('link', { name: 'Change: Name' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Taylor Swift');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/the name of a known person/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Odile Ferrant');
  await page.getByRole('button', { name: 'Continue' }).click();
  const chosen = await page.locator('dl').innerText();

  await expect(page).toHaveURL(/\/create-ai\/summary$/);

  // The answers outlast the sign-up.
  await page.getByRole('button', { name: /^Make / }).click();
  await expect(page).toHaveURL(/\/sign_up/);
  const email = newEmail();
  await signUp(page.getByRole('main'), email);
  await enterCode(modal(page, 'otpModal'), await readCode(email));
  await skipPersonalizing(page);
  await expect(page).toHaveURL(/\/create-ai\/summary\?creating_ai=true/);
  expect(await page.locator('dl').innerText()).toBe(chosen);
  await page.getByRole('button', { name: 'Make Odile, free' }).click();

  await expect(page).toHaveURL(/\/generating-ai\/odile-ferrant-/);
  const hello = page.getByRole('link', { name: 'Say hello to Odile' });
  await expect(hello).toBeVisible({ timeout: 120_000 });
  await hello.click();
  await page.getByRole('textbox', { name: /^Message/ }).fill('Good evening');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(myMessages(page)).toHaveText([/Good evening/]);

  await page.goto('/my-ai');
  await expect(page.getByRole('link', { name: 'Odile Ferrant', exact: true })).toBeVisible();

  // Another one comes from a character card.
  await page.getByRole('link', { name: 'Import a card' }).click();
  await importCard(page, 'holiday.png', pngOf());
  await expect(page.getByText(/There is no card inside/)).toBeVisible();
  await importCard(page, 'mira.card.png', pngWith(card));
  await expect(page.getByText('34, as the card says')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Realistic' }).check();
  await page.getByRole('radio', { name: 'A woman' }).check();
  await page.getByRole('button', { name: 'Import Mira Voss' }).click();
  const helloMira = page.getByRole('link', { name: 'Say hello to Mira' });
  await expect(helloMira).toBeVisible({ timeout: 120_000 });
  const slug = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await helloMira.click();
  await page.getByRole('button', { name: 'You are late.' }).click();
  await expect(theirMessages(page)).toHaveText([/You are late\./]);
  await page.getByRole('textbox', { name: /^Message/ }).fill('Who lights the lamp in the tower?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(theirMessages(page).nth(1)).toContainText(/older than the tower|199 steps/);

  await page.goto(`/my-ai/${slug}`);
  await page.getByRole('link', { name: 'Export as a card' }).click();
  await expect(page.getByRole('heading', { name: 'Export Mira Voss' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const saved = await page.request.get(`/my-ai/${slug}/card/file?form=v3&portrait=1`);
  expect(await readCard(await saved.body())).toMatchObject({
    card: { document: toVersion3(card) },
  });
});

/** Uploads a file as a character card. */
async function importCard(page: Page, name: string, buffer: Buffer): Promise<void> {
  const choose = page.getByLabel('Drop a card here, or choose a file');
  await choose.setInputFiles({ name, mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Read card' }).click();
}
