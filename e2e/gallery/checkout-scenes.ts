import type { Page } from '@playwright/test';
import { newId } from '~/domain/shared/ids';
import { modal } from '../actors/forms';
import { letBePaid, letExpire, letHavePaid, orderFor, orderPack } from '../actors/money/orders';
import { untilHydrated } from '../actors/pages';
import { openOver } from '../actors/open-over';
import type { Looker, Scene } from './scene';

/** Returns the address of an order's checkout over a page, with these parameters. */
const over = (order: string, parameters: Record<string, string> = {}) => {
  const meta = Object.entries({ order, ...parameters }).map(([key, value]) => [
    `checkoutModal.${key}`,
    value,
  ]);
  return `/characters?${new URLSearchParams([['modal', 'checkoutModal'], ...meta])}`;
};

const onPage = (order: string) => `/checkout/${order}?from=/characters`;

/**
 * Creates a scene of a checkout in one of its states; its setup uses no texts, so that it works in every
 * language.
 */
const checkout = (
  name: string,
  looker: Looker,
  prepare: (page: Page) => Promise<string>,
  arrange?: Scene['arrange'],
): Scene => ({
  name: `checkout-${name}`,
  looker,
  path: '/characters',
  prepare,
  ...(arrange && { arrange }),
});

/** Returns a setup that applies a change to an order and opens it over a page. */
const after = (happen: (orderId: string) => Promise<unknown>) => async (page: Page) => {
  const order = await orderPack(page);
  await happen(order);
  return over(order);
};

const withParameters = (meta: Record<string, string>) => async (page: Page) =>
  over(await orderPack(page), meta);

const frameOpen = async (page: Page) => {
  await page.frameLocator('[data-card-frame] iframe').locator('input').first().waitFor();
};

/** Makes the payment provider's card form unavailable. */
const frameUnavailable = async (page: Page) => {
  await page.route('**/card_form*', (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await page.locator('[data-card-frame]').waitFor({ state: 'hidden' });
};

/** Makes the checkout's data fail to load. */
const sessionFailed = async (page: Page) => {
  await untilHydrated(page);
  await page.route('**/modal_data.data*', (route) => route.fulfill({ status: 500 }));
  await openOver(page, over(newId()));
  await page.getByRole('dialog').getByRole('alert').waitFor();
};

/** Makes a captcha necessary and fail. */
const captchaFailed = async (page: Page) => {
  await frameOpen(page);
  await page.route('**/captcha/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `turnstile = { render: (_, told) => told['error-callback'](), remove() {} }`,
    }),
  );
  await page.route('**/checkout/*.data*', (route) =>
    route.fulfill({
      status: 422,
      headers: { 'content-type': 'text/x-script', 'x-remix-response': 'yes' },
      body: '[{"_1":2},"data",{"_3":4},"wantsCaptcha",true]\n',
    }),
  );
  // A payment with a wallet needs no input.
  await page.locator('button[value=APPLEPAY]').click();
  await page.getByRole('alert').first().waitFor();
};

/** Waits until the result of the order has replaced the checkout. */
const untilDetailed = (name: string) => async (page: Page) => {
  // The heading appears before the details; the price appears with those.
  await modal(page, name).getByText(/\d/).first().waitFor();
};

const pickCountry = async (page: Page) => {
  await untilHydrated(page);
  await page.locator('button[id$=-country]').click();
  await page.locator('input[name=picked-country]').first().waitFor();
};

/** A plan of three months. */
const quarter = '00000000-0000-7000-8000-000000000103';
const ofPlan = async (page: Page) => over(await orderFor(page, 'subscriptions', quarter));

/** Every state of a checkout. */
export const checkoutScenes: readonly Scene[] = [
  checkout('saved', 'cardholder', withParameters({})),
  checkout('cards', 'cardholder', withParameters({ view: 'cards' })),
  checkout('new', 'fan', withParameters({}), frameOpen),
  checkout('new-instead', 'cardholder', withParameters({ pay: 'new' }), frameOpen),
  checkout('new-address', 'tester', ofPlan, frameOpen),
  checkout('country', 'tester', ofPlan, pickCountry),
  checkout('frame-away', 'fan', withParameters({}), frameUnavailable),
  checkout('crypto', 'fan', withParameters({ pay: 'crypto' })),
  checkout('3ds', 'fan', after(letHavePaid)),
  checkout(
    'crypto-waiting',
    'fan',
    after((id) => letHavePaid(id, { method: 'crypto_payment' })),
  ),
  checkout(
    '3ds-failed',
    'fan',
    after((id) => letHavePaid(id, { state: 'failed', decline_code: 'authentication-failed' })),
    untilDetailed('failTokenModal'),
  ),
  checkout(
    'declined',
    'fan',
    after((id) => letHavePaid(id, { state: 'failed', decline_code: 'insufficient-funds' })),
    untilDetailed('failTokenModal'),
  ),
  checkout('paid', 'fan', after(letBePaid), untilDetailed('successTokenModal')),
  checkout('new-page', 'fan', async (page) => onPage(await orderPack(page)), frameOpen),
  checkout('3ds-failed-page', 'fan', async (page) => {
    const order = await orderPack(page);
    await letHavePaid(order, { state: 'failed', decline_code: 'authentication-failed' });
    return onPage(order);
  }),
  checkout('expired', 'fan', after(letExpire)),
  checkout('paid-page', 'fan', async (page) => {
    const order = await orderPack(page);
    await letBePaid(order);
    return onPage(order);
  }),
  checkout('plan', 'fan', ofPlan),
  checkout(
    'plan-paid',
    'fan',
    async (page) => {
      const order = await orderFor(page, 'subscriptions', quarter);
      await letBePaid(order);
      return over(order);
    },
    untilDetailed('successPremiumModal'),
  ),
  checkout(
    'change',
    'premium',
    async () => `/characters?modal=checkoutModal&checkoutModal.change=${quarter}`,
  ),
  checkout('session-failed', 'fan', async () => '/characters', sessionFailed),
  checkout('captcha-failed', 'fan', withParameters({}), captchaFailed),
  checkout('nobodys', 'fan', async () => over(newId())),
  checkout('nobodys-page', 'fan', async () => onPage(newId())),
  checkout('add-card', 'fan', async () => '/add_card', frameOpen),
];
