import { myMessages } from '../actors/chat/chat';
import { enterCode, modal, signUp, skipPersonalizing } from '../actors/forms';
import { newEmail, readCode } from '../actors/mail';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

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
});
