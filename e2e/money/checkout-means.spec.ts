import type { Page } from '@playwright/test';
import { balanceOf } from '../actors/accounts/account';
import {
  cheapestPack,
  openPack,
  openPackOver,
  payButton,
  typeCard,
} from '../actors/money/checkout';
import { withDatabase } from '../actors/database';
import { modal } from '../actors/forms';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const approved = '4242424242424242';
const month = '00000000-0000-7000-8000-000000000101';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  storageState: async ({ member }, use) => use(member.state),
});

const paid = (page: Page) => page.getByRole('heading', { name: /safe and sound/ });

/** Opens the checkout of a product as a separate page. */
const openFor = (page: Page, variant: string, product: string) =>
  page.goto(`/checkout?${new URLSearchParams({ variant, product, from: '/characters' })}`);

test.describe('tokens', () => {
  test('are paid for with a wallet, on its own sheet', { tag: '@nojs' }, async ({ page }) => {
    const before = await balanceOf(page.request);
    const { tokens } = await openPack(page);
    await page.getByRole('button', { name: 'Pay with Google Pay' }).click();
    await expect(page.getByRole('heading', { name: 'Google Pay' })).toBeVisible();
    await page.locator('button[value=confirm]').click();
    await expect(paid(page)).toBeVisible();
    await expect(page.getByText('Google Pay')).toBeVisible();
    expect(await balanceOf(page.request)).toBe(before + tokens);
  });

  test('cost nothing if the wallet declines', async ({ page }) => {
    const before = await balanceOf(page.request);
    await openPackOver(page);
    await modal(page, 'checkoutModal').getByRole('button', { name: 'Pay with Apple Pay' }).click();
    await page.locator('button[value=decline]').click();
    await expect(modal(page, 'failTokenModal').getByText('Token purchase failed')).toBeVisible();
    expect(await balanceOf(page.request)).toBe(before);
  });

  test('are paid for with coins, once the network has them', { tag: '@nojs' }, async ({ page }) => {
    const before = await balanceOf(page.request);
    const { tokens, orderId } = await openPack(page);
    await page.getByRole('link', { name: 'Pay with crypto' }).click();
    await page.getByRole('button', { name: 'Go to the payment page' }).click();
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await expect(page.getByText(/^The network takes its time/)).toBeVisible();
    await page.getByRole('link', { name: 'Continue with the payment' }).click();
    await page.getByRole('button', { name: 'Send all of it' }).click();
    await expect(page).toHaveURL(new RegExp(`/checkout/${orderId}`));
    await expect(async () => {
      await page.goto(`/checkout/${orderId}`);
      await expect(paid(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    expect(await balanceOf(page.request)).toBe(before + tokens);
  });

  test('are paid for on the processor’s page, as the API leads there', async ({ page }) => {
    const before = await balanceOf(page.request);
    const { id, tokens } = await cheapestPack(page);
    const answer = await page.request.post(`/api/v1/token-deposit-offers/${id}/buy`, { data: {} });
    await expect(answer).toBeOK();
    const { redirect } = (await answer.json()) as { redirect: string };
    await page.goto(redirect);
    await page.getByLabel('Card number').fill(approved);
    await page.getByLabel('Expiry date').fill('04/31');
    await page.getByLabel('CVC').fill('123');
    await page.getByLabel('Name on card').fill('Alex Moreno');
    await page.locator('button[value=card]').click();
    await expect(paid(page)).toBeVisible();
    expect(await balanceOf(page.request)).toBe(before + tokens);
  });
});

test('Premium is bought with a card, and is on', async ({ page }) => {
  await openFor(page, 'subscriptions', month);
  await expect(page.getByText(/^You are charged \$19\.99 now\./)).toBeVisible();
  await typeCard(page, approved);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'The night is yours' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to where I was' }).click();
  await expect(page).toHaveURL(/\/characters$/);
  await page.goto('/settings/subscription');
  await expect(
    page
      .getByRole('main')
      .getByText(/Renews/)
      .first(),
  ).toBeVisible();
});

test('a fan club is joined with a card, and is open', async ({ page }) => {
  const club = await withDatabase((db) =>
    db('fanclubs as f')
      .join('characters as c', 'c.id', 'f.character_id')
      .where('f.price', '>', 0)
      .first('f.creator_id', 'c.name'),
  );
  await openFor(page, 'fanclub', club.creator_id);
  await typeCard(page, approved);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: /^Welcome to .+ club$/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/settings/memberships');
  const [firstName] = club.name.split(' ');
  await expect(page.getByRole('article', { name: `${firstName}’s fan club` })).toContainText(
    'Renews',
  );
});

test('one picture of a post is bought with a card, and opens', async ({ page }) => {
  const sold = await withDatabase((db) =>
    db('post_assets as a')
      .join('posts as p', 'p.id', 'a.post_id')
      .join('characters as c', 'c.id', 'p.character_id')
      .whereNotNull('a.card_price')
      .first('p.id as post_id', 'c.slug'),
  );
  await page.goto(`/characters/${sold.slug}/post/${sold.post_id}`);
  const buy = page.getByRole('link', { name: 'Buy for $4.99' });
  // Before scripts run it leads to a separate page.
  await expect(buy).toHaveAttribute('href', /over=true/);
  await buy.click();
  await expect(modal(page, 'checkoutModal')).toBeVisible();
  await typeCard(page, approved);
  await payButton(page).click();
  await expect(page).toHaveURL(new RegExp(`/post/${sold.post_id}$`));
  await expect(buy).toHaveCount(0);
});
