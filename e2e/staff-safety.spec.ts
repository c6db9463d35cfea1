import type { Page } from '@playwright/test';
import { newMinorIncident } from './actors/chat/strikes';
import { untilHydrated } from './actors/pages';
import { expect, test } from './test';

test.use({ storageState: async ({ staff }, use) => use(staff.state) });

/** The most presses of keys per case, of which Ctrl and Enter are two. */
const mostPresses = 6;

/** Returns a function that presses keys and counts them. */
function keysOf(page: Page) {
  let presses = 0;
  return {
    async press(keys: string) {
      presses += keys.split('+').length;
      await page.keyboard.press(keys);
    },
    takePresses: () => {
      const taken = presses;
      presses = 0;
      return taken;
    },
  };
}

test(
  'staff clear ten flags by keyboard alone, with six presses a case at most',
  { tag: '@desktop' },
  async ({ page }) => {
    test.slow();
    for (let index = 0; index < 10; index += 1) await newMinorIncident();
    await page.goto('/admin/queue?kind=flags');
    await untilHydrated(page);
    const { press, takePresses } = keysOf(page);
    await press('t');
    for (let cleared = 1; cleared <= 10; cleared += 1) {
      await expect(page.getByText('Yours until')).toBeVisible();
      const { pathname } = new URL(page.url());
      await press('o');
      const answer = page.locator('summary', { hasText: 'No violation' });
      await expect(answer).toBeVisible();
      await press('1');
      await expect(page.getByRole('button', { name: 'Confirm: No violation' })).toBeVisible();
      await press('Control+Enter');
      await expect(page.getByText('Decided.')).toBeVisible();
      await expect(page).not.toHaveURL(new RegExp(pathname));
      expect(takePresses()).toBeLessThanOrEqual(mostPresses);
    }
  },
);

test(
  'staff decide a thing of the queue on a phone and without scripts',
  { tag: '@nojs' },
  async ({ page }) => {
    const id = await newMinorIncident();
    await page.goto(`/admin/flags/${id}?queue=flags`);
    await page.getByRole('button', { name: 'Take it' }).click();
    await expect(page.getByText('Yours until')).toBeVisible();
    await page.getByRole('button', { name: 'Open the evidence' }).click();
    await page.getByText('No violation').first().click();
    await page.getByRole('button', { name: 'Confirm: No violation' }).click();
    await expect(page.getByText('Decided.')).toBeVisible();
  },
);
