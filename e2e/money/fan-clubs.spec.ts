import type { Page } from '@playwright/test';
import { balanceOf } from '../actors/accounts/account';
import { answerBank, payButton, typeCard, typeCardOnPage } from '../actors/money/checkout';
import { haveJoined, makeMemberOfClubs, openClub } from '../actors/money/clubs';
import { modal } from '../actors/forms';
import { letHaveLimit } from '../actors/money/purse';
import { untilHydrated } from '../actors/pages';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const approved = '4242424242424242';
const challenged = '4000000000003220';
const declined = '4000000000009995';
const forTokens = { price: null, tokenPrice: 80 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Club = Awaited<ReturnType<typeof openClub>>;

const clubCard = (page: Page) => page.getByRole('region', { name: 'Tamsin’s fan club' });
const membership = (page: Page) => page.getByRole('article', { name: 'Tamsin’s fan club' });
const welcome = (page: Page) => page.getByRole('heading', { name: 'Welcome to Tamsin’s club' });
const joinLink = (page: Page) => page.getByRole('link', { name: 'Join Tamsin’s club' });

/** Opens the checkout over the profile. */
async function openCheckout(page: Page, { slug }: Club) {
  await page.goto(`/characters/${slug}`);
  await untilHydrated(page);
  await clubCard(page).getByRole('link', { name: /^Join/ }).click();
  await modal(page, 'fanclubJoinModal').getByRole('button', { name: 'Join for $7.99' }).click();
  await expect(modal(page, 'checkoutModal')).toBeVisible();
}

test('a visitor must sign up before joining', { tag: '@nojs' }, async ({ page }) => {
  const { slug } = await openClub();
  await page.goto(`/characters/${slug}`);
  await expect(clubCard(page)).toContainText('$7.99 a month');
  await clubCard(page).getByRole('link', { name: /^Join/ }).click();
  await expect(modal(page, 'signUpModal')).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test('joins with a new card, and sees the post it opens', async ({ page }) => {
    const club = await openClub();
    await page.goto(`/characters/${club.slug}/post/${club.postId}`);
    await expect(joinLink(page).first()).toBeVisible();
    await openCheckout(page, club);
    await typeCard(page, approved);
    await payButton(page).click();
    await expect(modal(page, 'successFanClubModal').locator(welcome(page))).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to the profile' }).click();
    await expect(page).toHaveURL(new RegExp(`/characters/${club.slug}$`));
    await expect(clubCard(page)).toContainText('Renews');
    await page.goto(`/characters/${club.slug}/post/${club.postId}`);
    await expect(joinLink(page)).toHaveCount(0);
  });

  test('joins another with the card that the first was paid with', async ({ page }) => {
    await openCheckout(page, await openClub());
    await typeCard(page, approved);
    await payButton(page).click();
    await expect(welcome(page)).toBeVisible();
    const another = await openClub();
    await openCheckout(page, another);
    const checkout = modal(page, 'checkoutModal');
    await expect(checkout.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    await checkout.getByRole('button', { name: 'Pay $7.99' }).click();
    await expect(modal(page, 'successFanClubModal').locator(welcome(page))).toBeVisible();
    await page.getByRole('link', { name: 'Back to the profile' }).click();
    await expect(clubCard(page)).toContainText('Renews');
  });

  test('joins with a new card without scripts', { tag: '@nojs-only' }, async ({ page }) => {
    const { slug } = await openClub();
    await page.goto(`/characters/${slug}`);
    await clubCard(page).getByRole('link', { name: /^Join/ }).click();
    await modal(page, 'fanclubJoinModal').getByRole('button', { name: 'Join for $7.99' }).click();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await typeCardOnPage(page, approved);
    await expect(page.getByRole('heading', { name: 'Your card is ready' })).toBeVisible();
    await page.getByLabel('Name on card').fill('Alex Moreno');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(welcome(page)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the profile' }).click();
    await expect(page).toHaveURL(new RegExp(`/characters/${slug}$`));
    await expect(clubCard(page)).toContainText('Renews');
  });

  test('joins a free club at once', { tag: '@nojs' }, async ({ page }) => {
    const { slug } = await openClub({ price: 0 });
    await page.goto(`/characters/${slug}`);
    await clubCard(page).getByRole('link', { name: /^Join/ }).click();
    const join = modal(page, 'fanclubJoinModal');
    await expect(join).toContainText(/Renews .+, for free/);
    await join.getByRole('button', { name: 'Join for free' }).click();
    await expect(modal(page, 'successFanClubModal').locator(welcome(page))).toBeVisible();
    await page.getByRole('link', { name: 'Back to the profile' }).click();
    await expect(clubCard(page)).toContainText('Renews');
    await page.goto('/settings/memberships');
    await expect(membership(page)).toContainText('Free a month');
  });

  test('joins once the bank has approved', async ({ page }) => {
    const club = await openClub();
    await openCheckout(page, club);
    await typeCard(page, challenged);
    await payButton(page).click();
    await answerBank(page, 'approve');
    await expect(welcome(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/characters/${club.slug}\\?`));
  });

  test('sees that nothing was charged if the card is declined', async ({ page }) => {
    const club = await openClub();
    await openCheckout(page, club);
    await typeCard(page, declined);
    await payButton(page).click();
    const dialog = modal(page, 'failFanClubModal');
    await expect(dialog.getByText('Fan club activation failed')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.goto(`/characters/${club.slug}`);
    await expect(clubCard(page)).toContainText('$7.99 a month');
  });

  test(
    'leaves a club, keeps it, and turns off all renewals',
    { tag: ['@nojs', '@core'] },
    async ({ page, member }) => {
      await haveJoined(member, await openClub(forTokens));
      await page.goto('/settings/memberships');
      await expect(membership(page)).toContainText('Renews');
      await membership(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(membership(page)).toContainText('Open to you until');
      await expect(membership(page)).toContainText('Ending');
      await membership(page).getByRole('button', { name: 'Keep it' }).click();
      await expect(membership(page)).toContainText('Renews');
      const all = page.getByRole('switch', { name: /^Renew clubs automatically/ });
      await expect(all).toBeChecked();
      await all.click();
      await expect(all).not.toBeChecked();
      await expect(membership(page)).toContainText('Open to you until');
    },
  );

  test('pays by hand a renewal that could not be charged', async ({ page, member }) => {
    const club = await openClub(forTokens);
    await haveJoined(member, club, { hasFailed: true });
    const before = await balanceOf(page.request);
    await page.goto('/settings/memberships');
    await expect(membership(page)).toContainText('Payment failed');
    expect(await violations(page)).toEqual([]);
    await membership(page).getByRole('button', { name: 'Pay now' }).click();
    await expect(welcome(page)).toBeVisible();
    await page.goto('/settings/memberships');
    await expect(membership(page)).toContainText('Renews');
    await expect(membership(page)).not.toContainText('Payment failed');
    expect(await balanceOf(page.request)).toBe(before - 80);
  });
});

test('finds their way through many clubs', { tag: '@nojs' }, async ({ page }) => {
  await page.context().addCookies((await makeMemberOfClubs(25)).state.cookies);
  await page.goto('/settings/memberships');
  const clubs = page.getByRole('main').getByRole('article');
  await expect(clubs).toHaveCount(20);
  await expect(
    page.getByText(/^20 clubs\. 80 tokens on .+, and 14 more after it\.$/),
  ).toBeVisible();
  await expect(clubs.first()).toContainText('Payment failed');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'More clubs' }).click();
  await expect(clubs).toHaveCount(5);
  await expect(clubs.first()).toContainText('Ended');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(clubs).toHaveCount(20);
  await page.getByRole('link', { name: 'Ended 5' }).click();
  await expect(clubs).toHaveCount(5);
  await page.getByRole('link', { name: 'Active 20' }).click();
  await expect(page).toHaveURL(/filterByStatus=active$/);
  await expect(clubs).toHaveCount(20);
  await page.getByRole('link', { name: 'Last bill first' }).click();
  await expect(page).toHaveURL(/filterByStatus=active&sortBy=nextBillingDateNewest$/);
  await expect(clubs.first()).not.toContainText('Payment failed');
  const title = (await clubs.first().getAttribute('aria-labelledby')) ?? '';
  const cancelled = page.locator(`article[aria-labelledby="${title}"]`);
  await cancelled.getByRole('button', { name: 'Cancel' }).click();
  await expect(cancelled).toContainText('Open to you until');
  await expect(page).toHaveURL(/filterByStatus=active&sortBy=nextBillingDateNewest$/);
});

test.describe('a subscriber', () => {
  test.use({ storageState: async ({ premium }, use) => use(premium.state) });

  test('with too few tokens buys some, and joins with them', async ({ page }) => {
    const { slug } = await openClub({ price: null, tokenPrice: 120 });
    const before = await balanceOf(page.request);
    const join = async () => {
      await clubCard(page).getByRole('link', { name: /^Join/ }).click();
      const offer = modal(page, 'fanclubJoinModal');
      await offer.getByRole('button', { name: 'Join with 120 tokens' }).click();
    };
    await page.goto(`/characters/${slug}`);
    await untilHydrated(page);
    await join();
    await modal(page, 'buyTokenModal')
      .getByRole('link', { name: /^Continue with / })
      .click();
    await typeCard(page, approved);
    await payButton(page).click();
    await modal(page, 'successTokenModal')
      .getByRole('link', { name: 'Back to the profile' })
      .click();
    await expect(page).toHaveURL(new RegExp(`/characters/${slug}$`));
    const bought = (await balanceOf(page.request)) - before;
    expect(bought).toBeGreaterThan(0);
    await join();
    await expect(modal(page, 'successFanClubModal').locator(welcome(page))).toBeVisible();
    expect(await balanceOf(page.request)).toBe(before + bought - 120);
    await page.getByRole('link', { name: 'Back to the profile' }).click();
    await expect(clubCard(page)).toContainText('Renews');
  });

  test(
    'with too low a spending limit sees the reason, and keeps their tokens',
    { tag: '@nojs' },
    async ({ page, premium }) => {
      const { slug } = await openClub({ price: null, tokenPrice: 120 });
      await letHaveLimit(premium.email, { tokens: 200, aDay: 50 });
      const before = await balanceOf(page.request);
      await page.goto(`/characters/${slug}`);
      await clubCard(page).getByRole('link', { name: /^Join/ }).click();
      const offer = modal(page, 'fanclubJoinModal');
      await offer.getByRole('button', { name: 'Join with 120 tokens' }).click();
      await expect(offer.getByRole('alert')).toHaveText(
        'That’s more than your spending limit leaves. Nothing was charged. See your limit',
      );
      expect(await balanceOf(page.request)).toBe(before);
      await offer.getByRole('link', { name: 'See your limit' }).click();
      await expect(page).toHaveURL(/\/settings\/statement#limit$/);
    },
  );
});
