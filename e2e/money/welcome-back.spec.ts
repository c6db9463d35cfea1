import { modal } from '../actors/forms';
import { makeReturning } from '../actors/money/offers';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  storageState: async ({}, use) => use((await makeReturning({ hasSeen: false })).state),
});

test('a returning user is welcomed back once, over the page they opened', async ({ page }) => {
  await page.goto('/characters');
  const offer = modal(page, 'welcomeBackOfferModal');
  await expect(offer.getByRole('radio').first()).toBeVisible();
  // Open pages, including this one, are notified once that the offer was seen, not again by each reload.
  let readings = 0;
  page.on('request', (request) => {
    if (request.url().includes('/modal_data')) readings += 1;
  });
  await page.waitForTimeout(1500);
  expect(readings).toBeLessThan(3);
  await expect(page).toHaveURL(/\/characters\?modal=welcomeBackOfferModal/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(offer).toBeHidden();
  const answered = page.waitForResponse((answer) => answer.url().includes('/offers/back'));
  await page.goto('/explorer');
  expect((await answered).ok()).toBe(true);
  await expect(page).toHaveURL(/\/explorer/);
  await expect(offer).toBeHidden();
});
