import { expect } from 'vitest';
import type { Answer } from '~/app/testing/client';
import { plans } from '~/domain/subscriptions/testing/buy-plan';
import { newId } from '~/domain/shared/ids';
import type { Role } from './people';
import type { Purse } from './purse';

export interface MoneyInSight {
  /** The data of this role; a guest, who has none, requests that of a user. */
  own: Purse;
  foreign: Purse;
  /** A club that everyone may join and that has no members. */
  club: { creatorId: string; characterId: string; slug: string };
  /** A club whose character is not published yet. */
  hidden: { creatorId: string; characterId: string; slug: string };
}
type SendRequest = (path: string, body?: unknown) => Promise<Answer>;
type Expectation = (call: SendRequest, money: MoneyInSight, role: Role) => Promise<void>;

const unknown = newId();

/**
 * Expects nothing for a visitor, their own data for a user, and the same response for another person's
 * data as for missing data.
 */
const ownAlone =
  (request: (of: Purse, call: SendRequest) => Promise<Answer>, status = 200): Expectation =>
  async (as, { own, foreign }, role) => {
    const isGuest = role === 'guest';
    const theirs = await request(foreign, as);
    const nobodys = await request(ofEmptyGallery, as);
    expect(theirs.status).toBe(isGuest ? 401 : 404);
    expect(withoutIds(theirs.body)).toEqual(withoutIds(nobodys.body));
    expect((await request(own, as)).status).toBe(isGuest ? 401 : status);
  };

const ofEmptyGallery: Purse = {
  userId: unknown,
  orderId: unknown,
  paymentId: unknown,
  cardId: unknown,
  registrationId: unknown,
  spareCardId: unknown,
  smartPack: { id: unknown, key: unknown },
  sparePackId: unknown,
  club: { creatorId: unknown, characterId: unknown },
};

/** Removes the fields that identify the request, so that two responses can be compared. */
const withoutIds = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replace(/"(requestId|path|timestamp)":"[^"]*",?/g, ''));

/**
 * Expects that a product is sold to all users alike, but not with another person's card and not under an
 * unknown id.
 */
const sold =
  (pathOf: (id: string) => string, idOf: (money: MoneyInSight) => string): Expectation =>
  async (call, money, role) => {
    const isGuest = role === 'guest';
    const path = pathOf(idOf(money));
    const body = { paymentMethodId: money.foreign.cardId };
    const isBuy = path.endsWith('/buy');
    const { status } = await call(path, isBuy ? body : {});
    const isRunning = role === 'subscriber' && path.includes('subscription-plans');
    expect(status).toBe(isGuest ? 401 : isRunning ? 409 : isBuy ? 404 : 200);
    expect((await call(pathOf(unknown), {})).status).toBe(isGuest ? 401 : 404);
  };

/** Expects that a personal pack is sold only to its owner. */
const soldToOne = (pathOf: (id: string) => string): Expectation =>
  ownAlone(({ smartPack: { id } }, call) => call(pathOf(id), { isSmartTokenPack: true }));

const everybody =
  (pathOf: (of: MoneyInSight['club']) => string, { hidden = 404 } = {}): Expectation =>
  async (call, money) => {
    expect((await call(pathOf(money.club))).status).toBe(200);
    expect((await call(pathOf(money.hidden))).status).toBe(hidden);
  };

const members =
  (pathOf: (of: MoneyInSight['club']) => string): Expectation =>
  async (call, { club, hidden }, role) => {
    const isGuest = role === 'guest';
    expect((await call(pathOf(club))).status).toBe(isGuest ? 401 : 200);
    expect((await call(pathOf(hidden))).status).toBe(isGuest ? 401 : 404);
  };

/** Expects that the call is only for staff. */
const ofStaff =
  (path: string): Expectation =>
  async (call) => {
    expect((await call(path)).status).toBe(401);
  };

const plan = '/admin/fanclub-subscription-plans';
const tokens = (call: string) => (id: string) => `/token-deposit-offers/${id}/${call}`;

/** Expectations for the calls that name an order, a payment, a card, an offer or a club. */
export const moneyExpectations: Record<string, Expectation> = {
  'POST /webhooks/{provider}': async (call) => {
    // The session does not count: an unsigned body is refused, and an unknown provider is not found.
    expect((await call('/webhooks/cards', {})).status).toBe(401);
    expect((await call('/webhooks/nobody', {})).status).toBe(404);
  },
  'GET /webhooks/{provider}': async (call) => {
    expect((await call('/webhooks/nobody')).status).toBe(404);
  },
  'GET /payments': async (call, { own, foreign }, role) => {
    const { status, body } = await call('/payments?limit=100');
    expect(status).toBe(role === 'guest' ? 401 : 200);
    expect(JSON.stringify(body).includes(own.paymentId)).toBe(role !== 'guest');
    expect(JSON.stringify(body)).not.toContain(foreign.paymentId);
    const ofCharacter = await call(`/payments?characterId=${unknown}`);
    if (role !== 'guest') expect(ofCharacter.body).toEqual({ items: [], nextCursor: null });
  },
  'PUT /payments/status/{id}': ownAlone(({ paymentId }, call) =>
    call(`/payments/status/${paymentId}`),
  ),
  'POST /payments/order-created-event': ownAlone(({ orderId }, call) =>
    call('/payments/order-created-event', { orderId }),
  ),
  'POST /payments/session/tokenization': ownAlone(({ cardId }, call) =>
    call('/payments/session/tokenization', { paymentMethodId: cardId }),
  ),
  'POST /payments/methods/token': async (call, { own, foreign }, role) => {
    const { status, body } = await call('/payments/methods/token', {
      holder: 'Ada Lovelace',
      email: 'ada@example.com',
      token: `tok-${newId()}`,
      shopperResultUrl: 'http://localhost:3000/settings',
      postId: unknown,
      characterId: foreign.club.characterId,
    });
    // The purpose of adding a card only decides the page its owner is redirected to.
    expect(status).toBe(role === 'guest' ? 401 : 200);
    for (const { cardId } of [own, foreign]) expect(JSON.stringify(body)).not.toContain(cardId);
  },
  'GET /payments/methods/registration/{registrationId}': ownAlone(({ registrationId }, call) =>
    call(`/payments/methods/registration/${registrationId}`),
  ),
  'PUT /payments/methods/{id}': ownAlone(({ cardId }, call) => call(`/payments/methods/${cardId}`)),
  'DELETE /payments/methods/{id}': ownAlone(({ spareCardId }, call) =>
    call(`/payments/methods/${spareCardId}`),
  ),
  'GET /subscription-plans/affiliate-offers/{notVerifiedUserId}': ownAlone(({ userId }, call) =>
    call(`/subscription-plans/affiliate-offers/${userId}`),
  ),
  'POST /subscription-plans/cancel/steps': async (call, _money, role) => {
    const step = 'STEP_1__OPEN_SUBSCRIPTION_CANCELLATION_MODAL';
    const reportStep = async (planId: string) => {
      const body = { step, action: 'OPEN_CANCELLATION_MODAL', planId };
      return (await call('/subscription-plans/cancel/steps', body)).status;
    };
    const expected = role === 'guest' ? 401 : 404;
    expect(await reportStep(unknown)).toBe(expected);
    expect(await reportStep(plans.year)).toBe(role === 'subscriber' ? 200 : expected);
  },
  'POST /subscription-plans/{offerId}/checkout': sold(
    (id) => `/subscription-plans/${id}/checkout`,
    () => plans.year,
  ),
  'POST /subscription-plans/{id}/buy': sold(
    (id) => `/subscription-plans/${id}/buy`,
    () => plans.year,
  ),
  'POST /subscription-plans/{productId}/crypto': sold(
    (id) => `/subscription-plans/${id}/crypto`,
    () => plans.year,
  ),
  'POST /token-deposit-offers/{offerId}/checkout': soldToOne(tokens('checkout')),
  'POST /token-deposit-offers/{id}/buy': soldToOne(tokens('buy')),
  'POST /token-deposit-offers/{productId}/crypto': soldToOne(
    (id) => `${tokens('crypto')(id)}?isSmartTokenPack=true`,
  ),
  'GET /token-deposit-offers/special-offer/{amount}': async (call, _money, role) => {
    const isGuest = role === 'guest';
    const read = async (amount: number) =>
      (await call(`/token-deposit-offers/special-offer/${amount}`)).status;
    expect(await read(100)).toBe(isGuest ? 401 : 200);
    expect(await read(101)).toBe(isGuest ? 401 : 404);
  },
  'GET /token-deposit-offers/special-offer-by-offer-key/{offerKey}': async (call, _money, role) => {
    const isGuest = role === 'guest';
    const read = async (key: string) =>
      (await call(`/token-deposit-offers/special-offer-by-offer-key/${key}`)).status;
    expect(await read('first-light')).toBe(isGuest ? 401 : 200);
    expect(await read(unknown)).toBe(isGuest ? 401 : 404);
  },
  'GET /smart-token-pack-deposit-offers/{id}': ownAlone(({ smartPack: { id } }, call) =>
    call(`/smart-token-pack-deposit-offers/${id}`),
  ),
  'GET /smart-token-pack-deposit-offers/by-key/{offerKey}': ownAlone(
    ({ smartPack: { key } }, call) => call(`/smart-token-pack-deposit-offers/by-key/${key}`),
  ),
  'DELETE /smart-token-pack-deposit-offers/{id}': ownAlone(({ sparePackId }, call) =>
    call(`/smart-token-pack-deposit-offers/${sparePackId}`),
  ),
  'GET /creators-subscriptions/{creatorId}': ownAlone(({ club }, call) =>
    call(`/creators-subscriptions/${club.creatorId}`),
  ),
  'PUT /creators-subscriptions/{creatorId}': ownAlone(({ club }, call) =>
    call(`/creators-subscriptions/${club.creatorId}`),
  ),
  'POST /creators-subscriptions/{creatorId}': members(
    ({ creatorId }) => `/creators-subscriptions/${creatorId}`,
  ),
  'POST /creators-subscriptions/{creatorId}/checkout': sold(
    (id) => `/creators-subscriptions/${id}/checkout`,
    ({ club }) => club.creatorId,
  ),
  'POST /creators-subscriptions/{creatorId}/buy': sold(
    (id) => `/creators-subscriptions/${id}/buy`,
    ({ club }) => club.creatorId,
  ),
  'POST /creators-subscriptions/{productId}/crypto': sold(
    (id) => `/creators-subscriptions/${id}/crypto`,
    ({ club }) => club.creatorId,
  ),
  'GET /creators-subscriptions/by-slug/{slug}': everybody(
    ({ slug }) => `/creators-subscriptions/by-slug/${slug}`,
  ),
  'GET /creators-subscriptions/stats': everybody(
    ({ characterId }) => `/creators-subscriptions/stats?characterId=${characterId}`,
  ),
  'GET /creators-subscriptions/audio-call-info': members(
    ({ characterId }) => `/creators-subscriptions/audio-call-info?characterId=${characterId}`,
  ),
  'GET /creators/pricing/{id}': members(({ creatorId }) => `/creators/pricing/${creatorId}`),
  'GET /fanclub-subscription-plans': everybody(
    ({ creatorId }) => `/fanclub-subscription-plans?creatorId=${creatorId}`,
    { hidden: 200 },
  ),
  ...Object.fromEntries(
    [
      `POST ${plan}`,
      ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} ${plan}/{id}`),
      ...['activate', 'deactivate'].map((verb) => `PATCH ${plan}/{id}/${verb}`),
      ...['review', 'refund'].map((verb) => `POST /admin/payments/{id}/${verb}`),
      ...['approve', 'decline'].map((verb) => `POST /admin/refunds/{id}/${verb}`),
      'GET /admin/payments/{id}/evidence',
      'POST /admin/payments/risk-decisions/{id}',
      'POST /admins/email-unsubscribes/subscribe/{address}',
      'GET /admins/actions-logger',
      ...['PATCH', 'DELETE'].map((method) => `${method} /admins/reports/{id}`),
      ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /admins/{id}`),
      ...['GET', 'PUT', 'DELETE'].map((method) => `${method} /admins/users/{id}`),
      ...['restore', 'impersonate'].map((verb) => `POST /admins/users/{id}/${verb}`),
    ].map((name) => [name, ofStaff((name.split(' ')[1] ?? '').replace('{id}', unknown))]),
  ),
};
