import { modal } from '../actors/forms';
import { makeSubscriberWithEndingCard } from '../actors/money/regulars';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a fan', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('chooses a plan, and sees its total', { tag: '@nojs' }, async ({ page }) => {
    await page.goto('/?modal=becomePremium');
    const plans = modal(page, 'becomePremium');
    // No more expensive plan is preselected.
    await expect(plans.getByRole('radio', { name: /^1 month/ })).toBeChecked();
    await expect(plans.getByRole('link', { name: 'Upgrade to Premium · $19.99' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await plans.getByRole('radio', { name: /^3 months/ }).check();
    const upgrade = plans.getByRole('link', { name: 'Upgrade to Premium · $38.97' });
    await expect(upgrade).toHaveAttribute('href', /variant=subscriptions/);
    await expect(plans).toContainText('Renews every 3 months at $59.97 until you cancel.');
  });

  test(
    'opens the packs by their balance, and sees the total',
    { tag: '@nojs' },
    async ({ page }) => {
      await page.goto('/');
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Balance: / })
        .click();
      const packs = modal(page, 'buyTokenModal');
      await expect(packs.getByRole('radio')).toHaveCount(6);
      await expect(
        packs.getByRole('link', { name: 'Continue with 50 tokens · $4.99' }),
      ).toBeVisible();
      await packs.getByRole('radio', { name: /400/ }).check();
      await expect(
        packs.getByRole('link', { name: 'Continue with 480 tokens · $39.99' }),
      ).toHaveAttribute('href', /source=tokens_packs_popup/);
      expect(await violations(page)).toEqual([]);
    },
  );

  test('has no Premium to leave, and is shown the way to it', async ({ page }) => {
    await page.goto('/settings/subscription');
    await page.getByRole('main').getByRole('link', { name: 'See the plans' }).click();
    await expect(modal(page, 'becomePremium')).toBeVisible();
  });
});

test('a visitor must sign up first', async ({ page }) => {
  await page.goto('/?modal=becomePremium');
  await expect(modal(page, 'signUpModal')).toBeVisible();
});

test.describe('a subscriber whose card ends before Premium renews', () => {
  test('sees a notice, and is led to another card', { tag: '@nojs' }, async ({ page, context }) => {
    const { state } = await makeSubscriberWithEndingCard();
    await context.addCookies(state.cookies);
    await page.goto('/settings/subscription');
    const notice = page.getByRole('main').getByRole('status');
    await expect(notice).toContainText('Your card •••• 4242 is valid until the end of');
    await expect(notice).toContainText(
      'Add another card before then, so that nothing is interrupted.',
    );
    expect(await violations(page)).toEqual([]);
    await notice.getByRole('link', { name: 'Add a card' }).click();
    await expect(page).toHaveURL(/\/add_card\?from=%2Fsettings%2Fsubscription$/);
    await expect(page.getByRole('heading', { name: 'Add a new card' })).toBeVisible();
  });
});
