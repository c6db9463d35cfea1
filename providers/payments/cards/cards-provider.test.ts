import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { createPaymentProviders } from '../create-payment-providers';
import type { PaymentProvider } from '../payment-provider';
import { catchWebhooks } from '../testing/catch-webhooks';
import { describeConformance } from '../testing/conformance';
import { createSandboxCards } from '../testing/sandbox-cards';

const settlementRows = 4;
const sandbox = await openTestSandbox({ settlementRows });
const webhooks = await catchWebhooks();
const cards = createSandboxCards(sandbox.url);
await cards.control('webhook', { url: webhooks.url });
const { provider } = cards;

const usd = (minor: number) => ({ minor, currency: 'USD' });
const returnUrl = 'http://site.test/checkout/return';
const newId = () => randomUUID();

async function charge(number: string, changes: { kind?: 'rebill'; paymentId?: string } = {}) {
  const registration = await cards.saveCard(number);
  const paymentId = changes.paymentId ?? newId();
  const answer = await cards.charge(provider, { paymentId, registration, kind: changes.kind });
  return { paymentId, registration, answer };
}

describeConformance('the card processor', async () => ({
  provider,
  at: (url) => createSandboxCards(url).provider,
  begin: async (client: PaymentProvider, paymentId, amount) => {
    const registration = await cards.registeredCard();
    const answer = await cards.charge(client, { paymentId, registration, amount });
    expect(answer.state).toBe('completed');
  },
  finish: async () => undefined,
  count: async (paymentId) =>
    (await cards.state()).payments.filter(({ reference }) => reference === paymentId).length,
  upset: async (behaviour) => {
    await cards.upset(
      behaviour === 'hang' ? { behaviour: 'hang' } : { behaviour: 'fail', status: 503 },
    );
  },
  webhook: (words) => webhooks.find(words),
  forge: (request) => ({
    ...request,
    headers: {
      ...request.headers,
      'cards-signature': (request.headers['cards-signature'] ?? '').replace(/.$/, (last) =>
        last === '0' ? '1' : '0',
      ),
    },
  }),
  redate: (request) => ({
    ...request,
    headers: {
      ...request.headers,
      'cards-signature': (request.headers['cards-signature'] ?? '').replace(
        /^t=\d+/,
        (time) => `t=${Number(time.slice(2)) + 60}`,
      ),
    },
  }),
}));

describe('a card', () => {
  it('is kept as four digits, a brand, a name and a month; the same token the same one', async () => {
    const token = await cards.tokenOf('5555555555554444');
    const input = { token, holder: 'Maya Stone', email: 'maya@example.com' };
    const saved = await provider.exchangeToken?.(input);
    expect(saved).toEqual({
      state: 'saved',
      registration: {
        registrationId: expect.stringMatching(/^reg_/),
        last4: '4444',
        brand: 'master',
        holder: 'Maya Stone',
        expiresOn: '2039-12',
        isAuthenticated: true,
        lastAuthenticationFailed: false,
      },
    });
    expect(await provider.exchangeToken?.(input)).toEqual(saved);
    const registrationId = saved?.state === 'saved' ? saved.registration.registrationId : '';
    expect(await provider.readRegistration?.(registrationId)).toEqual(
      saved?.state === 'saved' && saved.registration,
    );
  });

  it('that is forgotten is gone, twice over', async () => {
    const registration = await cards.saveCard('4242424242424242');
    await provider.forgetCard?.(registration);
    await provider.forgetCard?.(registration);
    expect(await provider.readRegistration?.(registration)).toBeNull();
    const answer = await cards.charge(provider, { paymentId: newId(), registration });
    expect(answer).toMatchObject({ state: 'failed', declineCode: 'card-unknown' });
  });

  it('an unknown token registers nothing', async () => {
    const exchanged = provider.exchangeToken?.({ token: 'tok_none', email: 'maya@example.com' });
    await expect(exchanged).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('that is only saved is authenticated by its holder where the bank requires it', async () => {
    const verify = { returnUrl, browser: cards.browser };
    const exchange = async (number: string) =>
      provider.exchangeToken?.({
        token: await cards.tokenOf(number),
        email: 'a@example.com',
        verify,
      });
    const challenged = await exchange('4000000000003220');
    if (challenged?.state !== 'redirect') throw new Error('Nothing was asked');
    expect(await provider.readRegistration?.(challenged.registrationId)).toMatchObject({
      isAuthenticated: false,
    });
    expect(await cards.answerChallenge(challenged.url, 'approve')).toBe(returnUrl);
    expect(await provider.readRegistration?.(challenged.registrationId)).toMatchObject({
      isAuthenticated: true,
      lastAuthenticationFailed: false,
    });
    expect(await exchange('4000008400001629')).toEqual({
      state: 'failed',
      declineCode: 'authentication-failed',
    });
    const failed = await exchange('5200828282828210');
    if (failed?.state !== 'redirect') throw new Error('Nothing was asked');
    await cards.answerChallenge(failed.url, 'fail');
    expect(await provider.readRegistration?.(failed.registrationId)).toMatchObject({
      isAuthenticated: false,
      lastAuthenticationFailed: true,
    });
  });
});

describe('a charge', () => {
  it.each([
    ['4000000000009995', 'insufficient-funds', true],
    ['4000000000000069', 'card-expired', false],
    ['4000000000009979', 'card-stolen', false],
    ['4000000000000002', 'do-not-honour', true],
    ['4000000000000127', 'cvc-wrong', false],
    ['4000008400001629', 'authentication-failed', false],
  ])('of %s is declined: %s', async (number, declineCode, isRetryable) => {
    const { paymentId, answer } = await charge(number);
    expect(answer).toEqual({
      state: 'failed',
      providerPaymentId: expect.stringMatching(/^pay_/),
      declineCode,
      isRetryable,
    });
    expect(await provider.find({ paymentId })).toMatchObject({
      state: 'failed',
      failure: { declineCode, isRetryable },
    });
  });

  it.each([
    ['approve', { state: 'completed' }],
    ['fail', { state: 'failed', failure: { declineCode: 'authentication-failed' } }],
    ['cancel', { state: 'failed', failure: { declineCode: 'authentication-abandoned' } }],
    ['leave', { state: 'pending' }],
  ] as const)('that the bank challenges waits for its holder: %s', async (answered, expected) => {
    const { paymentId, answer } = await charge('4000000000003220');
    if (answer.state !== 'pending' || !answer.redirectUrl) throw new Error('Nothing was asked');
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'pending' });
    expect(await cards.answerChallenge(answer.redirectUrl, answered)).toBe(returnUrl);
    expect(await provider.find({ paymentId })).toMatchObject(expected);
  });

  it('that is never authenticated expires', async () => {
    const { paymentId } = await charge('4000000000003063');
    await cards.moveClock(31 * 60_000);
    expect(await provider.find({ paymentId })).toMatchObject({
      state: 'expired',
      failure: { declineCode: 'authentication-abandoned' },
    });
    await cards.moveClock(0);
  });

  it('that is a rebill needs no authentication, and may fail for insufficient funds', async () => {
    expect((await charge('4000000000003220', { kind: 'rebill' })).answer.state).toBe('completed');
    const { registration } = await charge('4000000000000341');
    const next = await cards.charge(provider, { paymentId: newId(), registration, kind: 'rebill' });
    expect(next).toMatchObject({ state: 'failed', declineCode: 'insufficient-funds' });
  });

  it('under the id of a charge of another amount is refused', async () => {
    const { paymentId, registration } = await charge('4242424242424242');
    const other = cards.charge(provider, { paymentId, registration, amount: usd(1) });
    await expect(other).rejects.toMatchObject({ reason: 'invalid' });
  });
});

describe('a wallet', () => {
  it.each(['APPLEPAY', 'GOOGLEPAY'] as const)(
    '%s confirms, declines or is left',
    async (wallet) => {
      const finish = async (act: string, saveCard = false) => {
        const paymentId = newId();
        const sheet = await cards.openSheet(provider, { paymentId, wallet, saveCard });
        expect(await cards.openSheet(provider, { paymentId, wallet, saveCard })).toBe(sheet);
        expect(await cards.submit(sheet, { act })).toBe(returnUrl);
        return provider.find({ paymentId });
      };
      expect(await finish('confirm')).toMatchObject({ state: 'completed', wallet });
      expect(await finish('decline')).toMatchObject({
        state: 'failed',
        failure: { declineCode: 'do-not-honour' },
      });
      expect(await finish('cancel')).toMatchObject({
        state: 'failed',
        failure: { declineCode: 'authentication-abandoned' },
      });
    },
  );

  it('stores its card only on request, and that card is charged later', async () => {
    const [kept, other] = [newId(), newId()];
    for (const [paymentId, saveCard] of [
      [kept, true],
      [other, false],
    ] as const) {
      const sheet = await cards.openSheet(provider, { paymentId, wallet: 'APPLEPAY', saveCard });
      await cards.submit(sheet, { act: 'confirm' });
    }
    expect(await provider.find({ paymentId: other })).not.toHaveProperty('registration');
    const [event] = await provider.readWebhook(await webhooks.find(kept));
    if (event?.kind !== 'payment') throw new Error('No payment was reported');
    const registration = event.payment.registration?.registrationId ?? '';
    expect(await provider.find({ paymentId: kept })).toMatchObject({
      registration: { registrationId: registration, brand: 'visa', last4: '4242' },
    });
    const input = { paymentId: newId(), registration, kind: 'rebill' } as const;
    expect(await cards.charge(provider, input)).toMatchObject({ state: 'completed' });
  });

  it('is over in time, and no other page is opened', async () => {
    const paymentId = newId();
    const expiresAt = new Date(Date.now() - 1_000);
    await cards.openSheet(provider, { paymentId, wallet: 'GOOGLEPAY', expiresAt });
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'expired' });
    const page = provider.openPage?.({
      paymentId: newId(),
      amount: usd(100),
      description: '100 tokens',
      email: 'fan@example.com',
      returnUrl,
      expiresAt,
    });
    await expect(page).rejects.toMatchObject({ reason: 'invalid' });
  });
});

describe('the code of a saved card', () => {
  async function codeOf(registrationId: string): Promise<string> {
    const form = await provider.openCardForm?.({
      reference: newId(),
      email: 'fan@example.com',
      returnUrl,
      purpose: 'cvc',
      registrationId,
    });
    const back = await cards.submit(form?.pageUrl ?? '', { cvc: '123' });
    return new URL(back).searchParams.get('token') ?? '';
  }
  const pay = (registrationId: string, cvcToken: string) =>
    provider.charge?.({
      paymentId: newId(),
      amount: usd(500),
      registrationId,
      cvcToken,
      kind: 'one-time-purchase',
      description: '100 tokens',
      returnUrl,
    });

  it('pays once, and not for another card', async () => {
    const mine = await cards.saveCard('4242424242424242');
    const other = await cards.saveCard('5555555555554444');
    const cvcToken = await codeOf(mine);
    expect(await pay(mine, cvcToken)).toMatchObject({ state: 'completed' });
    const wrong = { state: 'failed', declineCode: 'cvc-wrong' };
    expect(await pay(mine, cvcToken)).toMatchObject(wrong);
    expect(await pay(mine, await codeOf(other))).toMatchObject(wrong);
  });
});

describe('a webhook informs of', () => {
  it('money that was charged back, and of its reversal', async () => {
    const { paymentId } = await charge('4242424242424242');
    const chargeback = await cards.control('chargebacks', { payment: paymentId, reason: 'fraud' });
    const id = String(chargeback.id);
    const [opened] = await provider.readWebhook(await webhooks.find(`"chargeback":{"id":"${id}"`));
    expect(opened).toMatchObject({
      kind: 'chargeback',
      chargebackId: id,
      paymentId,
      reason: 'fraud',
      amount: usd(1_999),
    });
    await cards.control(`chargebacks/${id}/reverse`);
    const [reversed] = await provider.readWebhook(await webhooks.find('"chargeback.reversed"'));
    expect(reversed).toMatchObject({ kind: 'chargeback-reversed', chargebackId: id, paymentId });
  });

  it('a refund that was made there', async () => {
    const { paymentId } = await charge('4242424242424242');
    const refund = await cards.control('refunds', { payment: paymentId, amount: 500 });
    const [event] = await provider.readWebhook(await webhooks.find(String(refund.id)));
    expect(event).toMatchObject({
      kind: 'refund',
      refundId: null,
      providerRefundId: refund.id,
      state: 'completed',
      paymentId,
      amount: usd(500),
    });
  });

  it('cards that the bank replaced, or that have expired', async () => {
    const registrationId = await cards.saveCard('4242424242424242');
    await cards.control(`registrations/${registrationId}/update`, {
      last4: '1881',
      expiresOn: '2042-05',
    });
    const [updated] = await provider.readWebhook(await webhooks.find('"registration.updated"'));
    expect(updated).toMatchObject({
      kind: 'card-updated',
      registration: { registrationId, last4: '1881', expiresOn: '2042-05' },
    });
    await cards.control(`registrations/${registrationId}/expire`);
    const [expired] = await provider.readWebhook(await webhooks.find('"registration.expired"'));
    expect(expired).toMatchObject({ kind: 'card-expired', registrationId });
  });
});

it('a settlement lists payments, refunds and chargebacks, over several answers', async () => {
  const registration = await cards.registeredCard();
  const charged = Array.from({ length: settlementRows + 1 }, newId);
  for (const paymentId of charged) {
    await cards.charge(provider, { paymentId, registration, amount: usd(100) });
  }
  const { paymentId } = await charge('4242424242424242');
  await cards.control('refunds', { payment: paymentId, amount: 999 });
  const { id } = await cards.control('chargebacks', { payment: paymentId });
  await cards.control(`chargebacks/${String(id)}/reverse`);
  const rows = await provider.settlementReport(new Date().toISOString().slice(0, 10));
  const reported = rows.map((row) => row.paymentId);
  expect(reported).toEqual(expect.arrayContaining(charged));
  expect(rows.length).toBeGreaterThan(2 * settlementRows);
  expect(
    rows
      .filter((row) => row.paymentId === paymentId)
      .map(({ kind, amount, fee }) => [kind, amount.minor, fee.minor]),
  ).toEqual([
    ['payment', 1_999, 148],
    ['refund', -999, 0],
    ['chargeback', -1_000, 2_500],
    ['chargeback-reversed', 1_000, 0],
  ]);
});

it('the provider exists only where it is configured', () => {
  const { merchant, key, webhookSecret } = sandboxAccounts.cards;
  const config = {
    CARDS_URL: `${sandbox.url}/cards`,
    CARDS_MERCHANT: merchant,
    CARDS_KEY: key,
    CARDS_WEBHOOK_SECRET: webhookSecret,
    CARDS_PAGES: sandbox.url,
  };
  expect(createPaymentProviders(config)).toMatchObject([
    { id: 'cards', kind: 'cards', needsCvcOfSavedCards: false },
  ]);
  expect(createPaymentProviders({ ...config, CARDS_REQUIRE_CODE: true })).toMatchObject([
    { needsCvcOfSavedCards: true },
  ]);
  expect(createPaymentProviders({})).toEqual([]);
});
