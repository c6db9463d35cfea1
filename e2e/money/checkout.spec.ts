import { balanceOf, withSite } from '../actors/accounts/account';
import {
  answerBank,
  chargesOf,
  cheapestPack,
  openPack,
  openPackOver,
  payButton,
  typeCard,
  typeCardOnPage,
} from '../actors/money/checkout';
import { enterCode, logIn, modal, signUp } from '../actors/forms';
import { newEmail, readCode } from '../actors/mail';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const approved = '4242424242424242';
const challenged = '4000000000003220';
const declined = '4000000000009995';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test(
  'a visitor signs up before checkout, and is led back to it',
  { tag: '@core' },
  async ({ page, member }) => {
    const { id } = await withSite((request) => cheapestPack({ request }), member.state);
    const wanted = `/checkout?variant=tokens&product=${id}`;
    await page.goto(wanted);
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
    const email = newEmail();
    await signUp(page, email);
    await enterCode(page, await readCode(email));
    await expect(page).toHaveURL(/\/checkout\/[0-9a-f-]{36}/);
    await expect(page.getByText('50 tokens')).toBeVisible();
  },
);

test('a member whose session has ended at an order logs in, and pays it', async ({
  page,
  member,
}) => {
  await page.context().addCookies(member.state.cookies);
  const before = await balanceOf(page.request);
  const { orderId, tokens } = await openPack(page);
  await typeCard(page, approved);
  await page.context().clearCookies({ name: /^nocturne_(?:access|refresh)$/ });
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sign_in\?/);
  await expect(
    page.getByText('You were signed out. Your order is waiting where you left it.'),
  ).toBeVisible();
  await logIn(page, member.email);
  await expect(page).toHaveURL(new RegExp(`/checkout/${orderId}`));
  await typeCard(page, approved);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: /tokens, safe and sound/ })).toBeVisible();
  expect(await balanceOf(page.request)).toBe(before + tokens);
  expect(await chargesOf(page, orderId)).toBe(1);
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test(
    'buys tokens with a new card, and then with it saved',
    { tag: '@core' },
    async ({ page }) => {
      const before = await balanceOf(page.request);
      const { tokens, price } = await openPack(page);
      await expect(page.getByText(price).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await typeCard(page, approved);
      await payButton(page).click();
      await expect(page.getByRole('heading', { name: /tokens, safe and sound/ })).toBeVisible();
      expect(await balanceOf(page.request)).toBe(before + tokens);
      expect(await violations(page)).toEqual([]);

      await openPackOver(page);
      const dialog = modal(page, 'checkoutModal');
      await expect(dialog.getByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
      await dialog.getByRole('button', { name: `Pay ${price}` }).click();
      await expect(modal(page, 'successTokenModal')).toBeVisible();
      expect(await balanceOf(page.request)).toBe(before + 2 * tokens);
      await modal(page, 'successTokenModal')
        .getByRole('link', { name: 'Back to where I was' })
        .click();
      await expect(page).toHaveURL(/\/characters$/);
    },
  );

  test(
    'is charged once by a double click, and once in two tabs',
    { tag: '@core' },
    async ({ page, context }) => {
      const before = await balanceOf(page.request);
      const { tokens, orderId } = await openPack(page);
      await typeCard(page, approved);
      await payButton(page).dblclick();
      const other = await context.newPage();
      await other.goto(page.url().split('?')[0] ?? '');
      await expect(page.getByRole('heading', { name: /safe and sound/ })).toBeVisible();
      await other.reload();
      await expect(other.getByRole('heading', { name: /safe and sound/ })).toBeVisible();
      expect(await balanceOf(page.request)).toBe(before + tokens);
      expect(await chargesOf(page, orderId)).toBe(1);
    },
  );

  test(
    'proves it is them at their bank, and has the tokens',
    { tag: '@core' },
    async ({ page }) => {
      const before = await balanceOf(page.request);
      const { tokens, orderId } = await openPack(page);
      await typeCard(page, challenged);
      await payButton(page).click();
      await expect(page).toHaveURL(/\/3ds\//);
      // Meanwhile the order's state is correct wherever it is shown.
      const second = await page.context().newPage();
      await second.goto(`/checkout/${orderId}`);
      await expect(second.getByText('Taking the payment')).toBeVisible();
      expect(await violations(second)).toEqual([]);
      await second.reload();
      await expect(second.getByRole('link', { name: 'Continue with the payment' })).toBeVisible();
      await answerBank(page, 'approve');
      await expect(page.getByRole('heading', { name: /safe and sound/ })).toBeVisible();
      await expect(second.getByRole('heading', { name: /safe and sound/ })).toBeVisible();
      expect(await balanceOf(page.request)).toBe(before + tokens);
    },
  );

  test(
    'sees that nothing was charged if the bank declines, and tries again',
    { tag: '@core' },
    async ({ page }) => {
      const before = await balanceOf(page.request);
      const { tokens } = await openPack(page);
      await typeCard(page, challenged);
      await payButton(page).click();
      await answerBank(page, 'fail');
      await expect(page.getByRole('heading', { name: 'Your bank did not confirm' })).toBeVisible();
      await expect(page.getByText(/^Nothing was charged/)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await balanceOf(page.request)).toBe(before);
      await page.getByRole('link', { name: 'Try again' }).click();
      // A declined card is not offered again.
      await expect(page.getByText('3220')).toHaveCount(0);
      await typeCard(page, approved);
      await payButton(page).click();
      await expect(page.getByRole('heading', { name: /safe and sound/ })).toBeVisible();
      expect(await balanceOf(page.request)).toBe(before + tokens);
    },
  );

  test('leaves the bank and returns to the same payment', async ({ page }) => {
    const { orderId } = await openPack(page);
    await typeCard(page, challenged);
    await payButton(page).click();
    await answerBank(page, 'leave');
    await expect(page).toHaveURL(new RegExp(`/checkout/${orderId}`));
    await page.getByRole('link', { name: 'Continue with the payment' }).click();
    await answerBank(page, 'approve');
    await expect(page.getByRole('heading', { name: /safe and sound/ })).toBeVisible();
  });

  test(
    'sees why a card was declined, in a modal over the page',
    { tag: '@core' },
    async ({ page }) => {
      await openPackOver(page);
      await typeCard(page, declined);
      await payButton(page).click();
      const dialog = modal(page, 'failTokenModal');
      await expect(dialog.getByText('Token purchase failed')).toBeVisible();
      await expect(dialog.getByText('There wasn’t enough money on the card.')).toBeVisible();
      await dialog.getByRole('link', { name: 'Try again' }).click();
      await expect(modal(page, 'checkoutModal')).toBeVisible();
    },
  );

  test('sees the error in the card before a payment is tried', async ({ page }) => {
    await openPack(page);
    await typeCard(page, approved, 'Alex');
    await payButton(page).click();
    await expect(page.getByText('Please enter valid')).toBeVisible();
    await expect(payButton(page)).toBeEnabled();
  });

  test('keeps cards: another default, one deleted, the default of several not', async ({
    page,
  }) => {
    for (const number of [approved, '5555555555554444']) {
      const { orderId } = await openPack(page);
      await page.goto(`/checkout/${orderId}?pay=new`);
      await typeCard(page, number);
      await payButton(page).click();
      await expect(page.getByRole('heading', { name: /safe and sound/ })).toBeVisible();
    }
    const { orderId } = await openPack(page);
    await page.goto(`/checkout/${orderId}?view=cards`);
    await expect(page.getByRole('heading', { name: 'My cards' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Options for the card ending in 4444').click();
    await page.getByRole('button', { name: 'Set as default' }).click();
    await expect(page.getByLabel('Options for the card ending in 4444')).toHaveCount(0);
    await page.getByLabel('Options for the card ending in 4242').click();
    await page.getByRole('button', { name: 'Delete card' }).click();
    await expect(page.getByRole('link', { name: /ending in 4242/ })).toHaveCount(0);
    await page.getByRole('link', { name: /ending in 4444/ }).click();
    await expect(page.getByRole('radio', { name: /ending in 4444/ })).toBeChecked();
  });

  test(
    'cannot see or pay the order of another user',
    { tag: '@core' },
    async ({ page, browser, fan }) => {
      const { orderId } = await openPack(page);
      const stranger = await browser.newContext({ storageState: fan.state });
      const theirs = await stranger.request.get(`/checkout/${orderId}`);
      expect(theirs.status()).toBe(404);
      await stranger.close();
    },
  );

  test('pays on the processor’s page without scripts', { tag: '@nojs-only' }, async ({ page }) => {
    const before = await balanceOf(page.request);
    const { tokens } = await openPack(page);
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await typeCardOnPage(page, approved);
    await expect(page.getByRole('heading', { name: 'Your card is ready' })).toBeVisible();
    await page.getByLabel('Name on card').fill('Alex Moreno');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await expect(page.getByRole('heading', { name: /safe and sound/ })).toBeVisible();
    expect(await balanceOf(page.request)).toBe(before + tokens);
  });
});
