import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CheckoutView } from '../checkout/checkout-view';
import { reportOrder, reportPurchase } from '../checkout/order/report-order';
import {
  planItem,
  reportShortage,
  reportView,
  reportWelcomeOffer,
  tokensItem,
} from './money-events';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const pack = {
  item_id: 'tokens-100',
  item_name: '100 tokens',
  item_category: 'tokens',
  price: 9.99,
  currency: 'USD',
};
const quarter = {
  item_id: 'subscriptions-3',
  item_name: '3 months subscription',
  item_category: 'subscriptions',
  price: 38.97,
  currency: 'USD',
};
const club = {
  item_id: 'fanclub',
  item_name: 'fanclub',
  item_category: 'fanclub',
  price: 7.99,
  currency: 'USD',
};

const viewOf = (what: Pick<CheckoutView, 'variant' | 'what'>, minor: number): CheckoutView => ({
  ...what,
  orderId: 'order-1',
  number: 'S5R5-AH6H',
  productId: 'product-1',
  isRenewal: false,
  price: { total: usd(minor), list: usd(minor), discountPercent: 0, reason: null },
  renewal: null,
  expiresAt: '2026-11-24T00:00:00.000Z',
  state: 'open',
  payment: null,
  cards: [],
  means: { cardForm: true, hosted: true, wallets: [], crypto: true, cryptoDurations: [] },
  isFromPaywall: false,
  offerEndsAt: null,
  requiresAddress: false,
  email: 'ada@example.com',
  statementName: null,
  typed: null,
  paid: null,
});
const ofPack = viewOf(
  { variant: 'tokens', what: { kind: 'tokens', tokens: 100, bonusTokens: 10 } },
  999,
);

const beacons: unknown[] = [];

/** Creates a browser whose person allows tags or does not. The layer exists only with consent. */
function openBrowser(allowsTags: boolean) {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const dataLayer: unknown[] = [];
  vi.stubGlobal('window', { sessionStorage, ...(allowsTags && { dataLayer }) });
  vi.stubGlobal('navigator', {
    sendBeacon: (path: string, body: FormData) => beacons.push([path, Object.fromEntries(body)]),
  });
  return dataLayer;
}

beforeEach(() => void beacons.splice(0));
afterEach(() => vi.unstubAllGlobals());

const events: [string, () => void, unknown[]][] = [
  [
    'ORDER_CREATED and the item, once',
    () => {
      reportOrder('ORDER_CREATED', ofPack);
      reportOrder('ORDER_CREATED', ofPack);
    },
    [
      { event: 'ORDER_CREATED', order: 'S5R5-AH6H', ...pack },
      { event: 'view_item', ecommerce: { currency: 'USD', value: 9.99, items: [pack] } },
    ],
  ],
  [
    'ORDER_ABANDONED',
    () =>
      reportOrder(
        'ORDER_ABANDONED',
        viewOf(
          { variant: 'subscriptions', what: { kind: 'subscriptions', months: 3, bonusTokens: 0 } },
          3897,
        ),
      ),
    [{ event: 'ORDER_ABANDONED', order: 'S5R5-AH6H', ...quarter }],
  ],
  [
    'CRYPTO_PAYMENT_SESSION_STARTED, without whose club it is',
    () =>
      reportOrder(
        'CRYPTO_PAYMENT_SESSION_STARTED',
        viewOf({ variant: 'fanclub', what: { kind: 'fanclub', name: 'Ada' } }, 799),
      ),
    [{ event: 'CRYPTO_PAYMENT_SESSION_STARTED', order: 'S5R5-AH6H', ...club }],
  ],
  [
    'purchase, once',
    () => {
      reportPurchase(ofPack);
      reportPurchase(ofPack);
    },
    [
      {
        event: 'purchase',
        ecommerce: {
          transaction_id: 'S5R5-AH6H',
          currency: 'USD',
          value: 9.99,
          items: [pack],
        },
      },
    ],
  ],
  [
    'view_item of plans and packs',
    () => {
      reportView([planItem(3, usd(3897))]);
      reportView([tokensItem(100, usd(999))]);
      reportView([]);
    },
    [
      { event: 'view_item', ecommerce: { items: [quarter] } },
      { event: 'view_item', ecommerce: { items: [pack] } },
    ],
  ],
  [
    'INSUFFICIENT_BALANCE by its source',
    () => {
      reportShortage('chat_text_message', 2);
      reportShortage('post_unlock', 40);
    },
    [
      { event: 'INSUFFICIENT_BALANCE', source: 'chat_text_message', tokens_needed: 2 },
      { event: 'INSUFFICIENT_BALANCE', source: 'post_unlock', tokens_needed: 40 },
    ],
  ],
  ['PREMIUM_WELCOME_OFFER_POPUP', reportWelcomeOffer, [{ event: 'PREMIUM_WELCOME_OFFER_POPUP' }]],
];

it.each(events)('sends %s to the tags', (_name, report, expected) => {
  const layer = openBrowser(true);
  report();
  expect(layer).toEqual(expected);
});

it.each(events)('sends %s to no tag without consent', (_name, report) => {
  openBrowser(false);
  report();
  expect(window.dataLayer).toBeUndefined();
});

it('notifies the server, which checks the consent itself, of orders and of nothing else', () => {
  openBrowser(false);
  for (const [, report] of events) report();
  expect(beacons).toEqual(
    ['ORDER_CREATED', 'ORDER_ABANDONED', 'CRYPTO_PAYMENT_SESSION_STARTED'].map((event) => [
      '/checkout_events',
      { order: 'order-1', event },
    ]),
  );
});
