import { balancePill } from './actors/forms';
import { newPoster } from './actors/poster';
import { makeFan } from './actors/regulars';
import { violations } from './actors/violations';
import { expect, test } from './test';

test.describe('a fan who wants to be asked', () => {
  test.use({ storageState: async ({ browserName: _ }, use) => use((await makeFan()).state) });

  test(
    'says from how much on, and says yes before it is spent',
    { tag: '@nojs' },
    async ({ page }) => {
      const { slug, ids } = await newPoster([{ access: 'token', unlockPrice: 18 }]);
      await page.goto('/settings/statement');
      const card = page.getByRole('region', { name: 'Ask me first' });
      await card.getByRole('textbox', { name: 'From how many tokens' }).fill('10');
      await card.getByRole('button', { name: 'Save' }).click();
      await expect(card.getByText('On', { exact: true })).toBeVisible();
      expect(await violations(page)).toEqual([]);

      await page.goto(`/characters/${slug}/post/${ids[0]}`);
      await page.getByRole('button', { name: 'Unlock for 18 · $1.80' }).first().click();
      const asked = 'You asked to be asked: spend 18 tokens ($1.80)?';
      await expect(page.getByText(asked).first()).toBeVisible();
      await expect(balancePill(page, 80)).toBeVisible();
      await page.getByRole('button', { name: 'Yes, spend 18' }).first().click();
      await expect(balancePill(page, 62)).toBeVisible();
    },
  );
});
