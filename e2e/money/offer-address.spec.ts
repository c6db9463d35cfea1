import { balanceOf } from '../actors/accounts/account';
import { modal } from '../actors/forms';
import { expect, test } from '../test';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  storageState: async ({ member }, use) => use(member.state),
});

test(
  'a user who arrives by the address of an offer sees its price, and pays exactly that',
  { tag: '@nojs' },
  async ({ page }) => {
    const before = await balanceOf(page.request);
    await page.goto('/contact?offerKey=first-light');
    // They visit another page first; the offer remains valid.
    await page.goto('/characters?modal=buyTokenModal');
    const packs = modal(page, 'buyTokenModal');
    await expect(packs.getByRole('radio')).toHaveCount(7);
    await packs.getByRole('link', { name: 'Continue with 250 tokens · $15.99' }).click();
    await expect(page.getByText('$15.99').first()).toBeVisible();
    await page.getByRole('button', { name: 'Pay with Google Pay' }).click();
    await expect(page.getByText(/15\.99/).first()).toBeVisible();
    await page.locator('button[value=confirm]').click();
    await expect(async () => {
      expect(await balanceOf(page.request)).toBe(before + 250);
    }).toPass();
    const answer = await page.request.get('/api/v1/payments');
    expect(await answer.json()).toMatchObject({ items: [{ amount: 15.99, currency: 'USD' }] });
  },
);
