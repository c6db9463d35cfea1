import type { Page } from '@playwright/test';
import { answerBank, chargesOf, openPack, payButton, typeCard } from '../actors/money/checkout';
import { modal } from '../actors/forms';
import { holdBack } from '../actors/hold-back';
import { letBePaid, letHavePaid, orderPack } from '../actors/money/orders';
import { untilHydrated } from '../actors/pages';
import { makeSubscriber } from '../actors/money/regulars';
import { expect, test } from '../test';

const approved = '4242424242424242';
const challenged = '4000000000003220';
const quarter = '00000000-0000-7000-8000-000000000103';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  storageState: async ({ member }, use) => use(member.state),
});

/** Found by its text only: under a modal it is visible and has no role. */
const strip = (page: Page) => page.getByText('You’re offline.', { exact: true });
const unsent = (page: Page) => page.getByText('Nothing was sent and nothing was charged');
const paid = (page: Page) => page.getByRole('heading', { name: /safe and sound/ });
const payments = '**/checkout/*.data*';

async function loseLine(page: Page) {
  await page.context().setOffline(true);
  await expect(strip(page)).toBeVisible();
}

async function findLine(page: Page) {
  await page.context().setOffline(false);
  await expect(strip(page)).toHaveCount(0);
}

test('a checkout requested without a connection opens once the connection is back', async ({
  page,
}) => {
  await page.goto('/?modal=buyTokenModal');
  await untilHydrated(page);
  const packs = modal(page, 'buyTokenModal');
  const toCheckout = packs.locator('a[href^="/checkout?"]').first();
  await expect(toCheckout).toHaveAttribute('href', /over=true/);
  await loseLine(page);
  await toCheckout.click();
  await expect(packs).toBeVisible();
  await page.context().setOffline(false);
  await expect(modal(page, 'checkoutModal')).toBeVisible();
});

test('a frame that failed without a connection opens by itself once the connection is back', async ({
  page,
}) => {
  const letGo = await holdBack(page, '**/card_form*');
  await openPack(page);
  await untilHydrated(page);
  await page.getByLabel('Name on card').fill('Alex Moreno');
  await loseLine(page);
  letGo();
  await expect(page.getByText('We couldn’t open the card form.')).toBeVisible();
  await findLine(page);
  await expect(
    page.frameLocator('[data-card-frame] iframe').getByLabel('Card number'),
  ).toBeVisible();
  await expect(page.getByLabel('Name on card')).toHaveValue('Alex Moreno');
});

test('pressed without a line, a new card pays nothing; pressed again it pays once', async ({
  page,
}) => {
  const { orderId } = await openPack(page);
  await typeCard(page, approved);
  await loseLine(page);
  await payButton(page).click();
  await expect(unsent(page)).toBeVisible();
  await expect(page.getByLabel('Name on card')).toHaveValue('Alex Moreno');
  await expect(payButton(page)).toBeEnabled();
  expect(await chargesOf(page, orderId)).toBe(0);
  await findLine(page);
  await payButton(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await chargesOf(page, orderId)).toBe(1);
});

test('so does a saved card', async ({ page }) => {
  await page.goto('/add_card');
  await typeCard(page, approved);
  await page.getByRole('button', { name: 'Add the card' }).click();
  await expect(page.getByRole('heading', { name: 'Your card is added' })).toBeVisible();
  const { orderId } = await openPack(page);
  await untilHydrated(page);
  await loseLine(page);
  await payButton(page).click();
  await expect(unsent(page)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  await findLine(page);
  await payButton(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await chargesOf(page, orderId)).toBe(1);
});

test('a payment whose response is lost is looked up, and was made once', async ({ page }) => {
  const { orderId } = await openPack(page);
  await typeCard(page, approved);
  await page.route(
    payments,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await payButton(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await chargesOf(page, orderId)).toBe(1);
});

test('a payment that never arrived is looked up, and may be pressed again', async ({ page }) => {
  const { orderId } = await openPack(page);
  await typeCard(page, approved);
  await page.route(payments, (route) => route.abort('connectionreset'), { times: 1 });
  await payButton(page).click();
  await expect(page.getByText('We checked: nothing was charged.')).toBeVisible();
  await payButton(page).click();
  await expect(paid(page)).toBeVisible();
  expect(await chargesOf(page, orderId)).toBe(1);
});

test('a payment that is waited for is waited for without a line, too', async ({ page }) => {
  const order = await orderPack(page);
  await letHavePaid(order);
  await page.goto(`/checkout/${order}`);
  await untilHydrated(page);
  await loseLine(page);
  await expect(page.getByText(/Your payment continues without this page/)).toBeVisible();
  await expect(page.getByText('Taking the payment')).toBeVisible();
  await letBePaid(order);
  await page.context().setOffline(false);
  await expect(paid(page)).toBeVisible();
});

test('the way to the bank is gone once the line is back', async ({ page }) => {
  const { orderId } = await openPack(page);
  await typeCard(page, challenged);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/3ds\//);
  await page.goto(`/checkout/${orderId}`);
  await untilHydrated(page);
  await loseLine(page);
  await page.getByRole('link', { name: 'Continue with the payment' }).click();
  await expect(page.getByText('Taking the payment')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/3ds\//);
  await answerBank(page, 'approve');
  await expect(paid(page)).toBeVisible();
  expect(await chargesOf(page, orderId)).toBe(1);
});

test('another plan that was pressed without a line is switched to by the next press', async ({
  page,
}) => {
  const fan = await makeSubscriber({ renews: true });
  await page.context().addCookies(fan.state.cookies);
  await page.goto(`/checkout/change?plan=${quarter}`);
  await untilHydrated(page);
  await loseLine(page);
  const go = page.getByRole('button', { name: 'Switch plan · $0.00 today' });
  await go.click();
  await expect(unsent(page)).toBeVisible();
  await findLine(page);
  await go.click();
  await expect(page.getByRole('heading', { name: 'Your next plan is set' })).toBeVisible();
});
