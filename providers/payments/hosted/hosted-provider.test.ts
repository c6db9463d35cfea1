import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createPaymentProviders } from '../create-payment-providers';
import { catchWebhooks } from '../testing/catch-webhooks';
import { describeConformance } from '../testing/conformance';
import { cardOf, createSandboxHosted, returnUrl } from '../testing/sandbox-hosted';

const sandbox = await openTestSandbox();
const webhooks = await catchWebhooks();
const hosted = createSandboxHosted(sandbox.url);
await hosted.control('webhook', { url: webhooks.url });
const { provider } = hosted;

const newId = () => randomUUID();
const usd = (minor: number) => ({ minor, currency: 'USD' });

async function paid(number = '4242424242424242', more: { saveCard?: boolean } = {}) {
  const paymentId = newId();
  const page = await hosted.open(provider, { paymentId, ...more });
  const next = await hosted.act(page, 'card', cardOf(number));
  return { paymentId, page, next, payment: await provider.find({ paymentId }) };
}

async function keptCard(number = '4242424242424242'): Promise<string> {
  const { payment } = await paid(number, { saveCard: true });
  if (!payment?.registration) throw new Error('The card was not kept');
  return payment.registration.registrationId;
}

const changeHeader =
  (name: string, change: (value: string) => string) =>
  (headers: Readonly<Record<string, string>>) => ({
    ...headers,
    [name]: change(headers[name] ?? ''),
  });

describeConformance('the hosted checkout', async () => ({
  provider,
  at: (url) => createSandboxHosted(url).provider,
  begin: async (adapter, paymentId, amount) => {
    await hosted.open(adapter, { paymentId, amount });
  },
  finish: async (paymentId) => {
    const next = await hosted.act(hosted.pageOf(paymentId), 'card', cardOf('4242424242424242'));
    expect(next).toBe(returnUrl);
  },
  count: async (paymentId) =>
    (await hosted.state()).payments.filter(({ reference }) => reference === paymentId).length,
  upset: async (behaviour) => {
    await hosted.upset(
      behaviour === 'hang' ? { behaviour: 'hang' } : { behaviour: 'fail', status: 503 },
    );
  },
  webhook: (words) => webhooks.find(words),
  forge: (request) => ({
    ...request,
    headers: changeHeader(
      'webhook-signature',
      () => `v1,${Buffer.alloc(32).toString('base64')}`,
    )(request.headers),
  }),
  redate: (request) => ({
    ...request,
    headers: changeHeader('webhook-timestamp', (time) => String(Number(time) + 60))(
      request.headers,
    ),
  }),
}));

describe('its page', () => {
  it('offers both wallets and a card, and shows the errors of the card', async () => {
    const page = await hosted.open(provider, { paymentId: newId() });
    const text = await (await fetch(page)).text();
    for (const words of ['Pay with Apple Pay', 'Pay with Google Pay', 'Card number', '19.99 USD']) {
      expect(text).toContain(words);
    }
    const wrong = await hosted.act(page, 'card', cardOf('4242424242424241'));
    expect(wrong).toContain('Please check the card number');
  });

  it('keeps a card only on request', async () => {
    const kept = await paid('5555555555554444', { saveCard: true });
    expect(kept.payment?.registration).toMatchObject({
      last4: '4444',
      brand: 'master',
      holder: 'Maya Stone',
      expiresOn: '2039-12',
    });
    expect((await paid()).payment).not.toHaveProperty('registration');
  });

  it.each(['APPLEPAY', 'GOOGLEPAY'] as const)(
    'leads straight to %s, which may decline',
    async (wallet) => {
      const [paymentId, declined, left] = [newId(), newId(), newId()];
      for (const [id, act] of [
        [paymentId, 'confirm'],
        [declined, 'decline'],
        [left, 'cancel'],
      ] as const) {
        const page = await hosted.open(provider, { paymentId: id, wallet, saveCard: true });
        expect(await hosted.act(page, act, { wallet })).toBe(returnUrl);
      }
      expect(await provider.find({ paymentId })).toMatchObject({
        state: 'completed',
        wallet,
        registration: { brand: 'visa' },
      });
      expect(await provider.find({ paymentId: declined })).toMatchObject({
        state: 'failed',
        failure: { declineCode: 'do-not-honour' },
      });
      expect(await provider.find({ paymentId: left })).toMatchObject({
        state: 'failed',
        failure: { declineCode: 'authentication-abandoned' },
      });
    },
  );

  it('leads to the bank where the bank requires it, and back', async () => {
    const { paymentId, next } = await paid('4000000000003220');
    expect(next).toContain('/hosted/3ds/');
    expect(await hosted.answerChallenge(next, 'approve')).toBe(returnUrl);
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'completed' });
  });

  it('offers a kept card first, for its code', async () => {
    const registrationId = await keptCard();
    const paymentId = newId();
    const page = await hosted.open(provider, { paymentId, registrationId });
    expect(await (await fetch(page)).text()).toContain('**** **** **** 4242');
    expect(await hosted.act(page, 'saved', { cvc: '1' })).toContain('The CVC has three digits');
    expect(await hosted.act(page, 'saved', { cvc: '123' })).toBe(returnUrl);
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'completed' });
  });

  it('is over once it was paid, or has expired', async () => {
    const { page } = await paid();
    const again = await fetch(page, { redirect: 'manual' });
    expect(again.headers.get('location')).toBe(returnUrl);
    const paymentId = newId();
    await hosted.open(provider, { paymentId, expiresAt: new Date(Date.now() - 1_000) });
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'expired' });
  });
});

describe('a kept card', () => {
  async function codeOf(registrationId: string): Promise<string> {
    const form = await provider.openCardForm?.({
      reference: newId(),
      email: 'fan@example.com',
      returnUrl,
      purpose: 'cvc',
      registrationId,
    });
    const answer = await fetch(form?.pageUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ cvc: '123' }),
      redirect: 'manual',
    });
    return new URL(answer.headers.get('location') ?? '').searchParams.get('token') ?? '';
  }
  const charge = async (
    registrationId: string,
    more: { cvcToken?: string; kind?: 'rebill' } = {},
  ) =>
    provider.charge?.({
      paymentId: newId(),
      amount: usd(500),
      registrationId,
      kind: 'one-time-purchase',
      description: 'A month',
      returnUrl,
      ...more,
    });

  it('is charged with its code, without it on a rebill, and never with the code of another card', async () => {
    const [mine, other] = [await keptCard(), await keptCard()];
    const cvcToken = await codeOf(mine);
    expect(await charge(mine, { cvcToken })).toMatchObject({ state: 'completed' });
    const wrong = { state: 'failed', declineCode: 'cvc-wrong' };
    expect(await charge(mine, { cvcToken })).toMatchObject(wrong);
    expect(await charge(mine, { cvcToken: await codeOf(other) })).toMatchObject(wrong);
    expect(await charge(mine, { kind: 'rebill' })).toMatchObject({ state: 'completed' });
  });

  it('may require authentication, and is removed on request', async () => {
    const challenged = await keptCard('4000000000003220');
    const pending = await charge(challenged);
    expect(pending).toMatchObject({
      state: 'pending',
      redirectUrl: expect.stringContaining('/3ds/'),
    });
    await provider.forgetCard?.(challenged);
    expect(await provider.readRegistration?.(challenged)).toBeNull();
    expect(await charge(challenged)).toMatchObject({
      state: 'failed',
      declineCode: 'card-unknown',
    });
  });

  it('cannot be entered in a frame of ours', async () => {
    const input = {
      reference: newId(),
      email: 'fan@example.com',
      returnUrl,
      purpose: 'pay',
    } as const;
    await expect(provider.openCardForm?.(input)).rejects.toMatchObject({ reason: 'invalid' });
  });
});

it('reports disputes, refunds made at the provider, and card updates, in its own words', async () => {
  const { paymentId, payment } = await paid('4242424242424242', { saveCard: true });
  const { id: refundId } = await hosted.control('refunds', { payment: paymentId, amount: 500 });
  const { id } = await hosted.control('chargebacks', { payment: paymentId });
  await hosted.control(`chargebacks/${String(id)}/reverse`);
  const registrationId = payment?.registration?.registrationId ?? '';
  await hosted.control(`registrations/${registrationId}/update`, { last4: '1881' });
  await hosted.control(`registrations/${registrationId}/expire`);
  const eventOf = async (words: string) => {
    const [event] = await provider.readWebhook(await webhooks.find(words));
    return event;
  };
  const of = { paymentId, providerPaymentId: payment?.providerPaymentId };
  expect(await eventOf(String(refundId))).toMatchObject({
    kind: 'refund',
    refundId: null,
    providerRefundId: refundId,
    amount: usd(500),
    ...of,
  });
  expect(await eventOf('dispute.opened')).toMatchObject({
    kind: 'chargeback',
    chargebackId: id,
    amount: usd(1_499),
    answerBy: expect.any(Date),
    ...of,
  });
  expect(await eventOf('dispute.won')).toMatchObject({
    kind: 'chargeback-reversed',
    chargebackId: id,
    ...of,
  });
  expect(await eventOf('card.updated')).toMatchObject({
    kind: 'card-updated',
    registration: { registrationId, last4: '1881' },
  });
  expect(await eventOf('card.expired')).toMatchObject({ kind: 'card-expired', registrationId });
});

it('the provider exists where it is configured', () => {
  const { merchant, key, webhookSecret } = sandboxAccounts.hosted;
  const config = {
    HOSTED_URL: `${sandbox.url}/hosted`,
    HOSTED_MERCHANT: merchant,
    HOSTED_KEY: key,
    HOSTED_WEBHOOK_SECRET: webhookSecret,
    HOSTED_PAGES: sandbox.url,
  };
  expect(createPaymentProviders(config).map(({ id, kind }) => [id, kind])).toEqual([
    ['hosted', 'hosted'],
  ]);
});
