import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createPaymentProviders } from '../create-payment-providers';
import { catchWebhooks } from '../testing/catch-webhooks';
import { describeConformance } from '../testing/conformance';
import { createSandboxVerotel, returnUrl } from '../testing/sandbox-verotel';
import { flexPaySignature, isSigned } from './flexpay-signature';

const sandbox = await openTestSandbox();
const webhooks = await catchWebhooks('OK');
const verotel = createSandboxVerotel(sandbox.url);
await verotel.control('webhook', { url: webhooks.url });
const { provider } = verotel;
const { shop } = sandboxAccounts.verotel;
const links = new Map<string, string>();
const usd = (minor: number) => ({ minor, currency: 'USD' });

async function sold(number?: string) {
  const paymentId = randomUUID();
  const next = await verotel.pay(await verotel.open(provider, paymentId), number);
  return { paymentId, next, payment: await provider.find({ paymentId }) };
}

describeConformance('Verotel', async () => ({
  provider,
  at: (url) => createSandboxVerotel(url).provider,
  begin: async (adapter, paymentId, amount) => {
    links.set(paymentId, await verotel.open(adapter, paymentId, amount));
  },
  finish: async (paymentId) => {
    expect(await verotel.pay(links.get(paymentId) ?? '')).toBe(returnUrl);
  },
  count: async (paymentId) =>
    (await verotel.state()).payments.filter(({ reference }) => reference === paymentId).length,
  upset: async () => undefined,
  webhook: (words) => webhooks.find(words),
  forge: (request) => ({ ...request, query: { ...request.query, signature: '0'.repeat(64) } }),
  redate: () => null,
  without: ['asking', 'freshness', 'truncation', 'refunds', 'settlement'],
}));

/** The example of Verotel's own library, flexpay4j. */
describe('a signature', () => {
  const signatureKey = 'zpXwe2D77g4P7ysGJcr3rY87TBYs6J';
  const description = 'My Dščřčřřěřě&?=blah123';

  it('of a link is that of their own library', () => {
    const link = {
      priceAmount: '45.20',
      priceCurrency: 'EUR',
      description,
      paymentMethod: 'CC',
      email: 'foo@example.com',
      custom1: 'custom1',
      custom2: 'custom2',
      custom3: 'custom3',
      referenceID: 'ref1',
      shopID: '60678',
      successURL: 'http://example.com/approve',
      declineURL: 'http://example.com/decline',
      type: 'purchase',
      version: '4',
    };
    expect(flexPaySignature(link, signatureKey)).toBe(
      '08a33095ae3f4cee4ba25bc50a4076d11c008b84e40423a1cd436c29d2a9225b',
    );
  });

  it('of a postback is that of their own library, in any letter case', () => {
    const postback = {
      shopID: '68849',
      priceAmount: '0.00',
      referenceID: 'reference1234',
      priceCurrency: 'USD',
      custom1: 'My',
      description,
      subscriptionType: 'RECURRING',
      period: 'P1M',
      name: 'My name',
      trialAmount: '0.01',
      trialPeriod: 'P3D',
      successURL: 'http://successURL.test',
      declineURL: 'http://declineURL.test',
      cancelDiscountPercentage: '30',
      signature: '0DF722dd32b8a9f68e3ae4e3f226651eba1397d7928862635ba32674dc7bed6a',
    };
    expect(isSigned(postback, signatureKey)).toBe(true);
    expect(isSigned({ ...postback, priceAmount: '0.01' }, signatureKey)).toBe(false);
    expect(isSigned({ ...postback, more: 'x' }, signatureKey)).toBe(false);
  });
});

it('a link names the price, us and the way back', async () => {
  const link = new URL(await verotel.open(provider, 'payment-1'));
  expect(link.origin + link.pathname).toBe(`${sandbox.url}/verotel/startorder`);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    type: 'purchase',
    version: '4',
    shopID: shop,
    priceAmount: '19.99',
    priceCurrency: 'USD',
    description: '100 tokens (A-1)',
    referenceID: 'payment-1',
    successURL: returnUrl,
    declineURL: returnUrl,
    email: 'fan@example.com',
  });
});

describe('the order page', () => {
  it('shows the price in the language of the browser, and the errors of a card', async () => {
    const page = await verotel.open(provider, randomUUID());
    const shown = await fetch(page, { headers: { 'accept-language': 'de-AT,de;q=0.9' } });
    const text = await shown.text();
    for (const words of ['<html lang="de">', 'Kartennummer', '19.99 USD zahlen']) {
      expect(text).toContain(words);
    }
    expect(await verotel.pay(page, '4242424242424241')).toContain('Please check the card number');
  });

  it('is not opened by a link that was changed', async () => {
    const page = new URL(await verotel.open(provider, randomUUID()));
    page.searchParams.set('priceAmount', '0.01');
    expect((await fetch(page)).status).toBe(400);
  });

  it('may be left: nothing is sold', async () => {
    const paymentId = randomUUID();
    const page = await verotel.open(provider, paymentId);
    expect(await verotel.submit(page, { act: 'cancel' })).toBe(returnUrl);
    expect(await provider.find({ paymentId })).toBeNull();
  });

  it('reports a declined card, and asks the bank where it must', async () => {
    expect(await sold('4000000000000002')).toMatchObject({
      next: returnUrl,
      payment: { state: 'failed', failure: { declineCode: 'refused', isRetryable: true } },
    });
    const challenged = await sold('4000000000003220');
    expect(challenged.payment).toMatchObject({ state: 'pending' });
    expect(await verotel.answerChallenge(challenged.next, 'approve')).toBe(returnUrl);
    const { paymentId } = challenged;
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'completed' });
  });
});

describe('a postback', () => {
  it.each([
    ['refunds', 'credit', { kind: 'refund', refundId: null, state: 'completed' }],
    ['chargebacks', 'chargeback', { kind: 'chargeback' }],
  ])('about %s that staff make there reports them', async (act, type, expected) => {
    const { paymentId, payment } = await sold();
    const { id } = await verotel.control(act, { payment: paymentId, amount: 500 });
    const events = await provider.readWebhook(
      await webhooks.find(`"transactionID":"${String(id)}"`),
    );
    expect(events).toMatchObject([
      {
        ...expected,
        eventId: `${String(id)}:${type}`,
        paymentId,
        providerPaymentId: payment?.providerPaymentId,
        amount: usd(500),
      },
    ]);
  });

  it('is repeated until it is answered OK', async () => {
    const speechless = await catchWebhooks();
    await verotel.control('webhook', { url: speechless.url });
    const { paymentId } = await sold();
    await speechless.find(paymentId);
    const eventOf = async () => (await verotel.state()).events.at(-1);
    await eventually(async () => expect(await eventOf()).toMatchObject({ state: 'waiting' }));
    await verotel.control('webhook', { url: webhooks.url });
    await eventually(async () => expect(await eventOf()).toMatchObject({ state: 'delivered' }));
  });

  const read = (parameters: Record<string, string>) =>
    provider.readWebhook({
      rawBody: Buffer.alloc(0),
      headers: {},
      query: verotel.signPostback(parameters),
      address: '',
      now: new Date(),
    });

  it('of another shop is rejected as forged, and one without required fields as malformed', async () => {
    const purchase = { type: 'purchase', saleID: '1', referenceID: 'r', shopID: '1' };
    await expect(read(purchase)).rejects.toMatchObject({ reason: 'forged' });
    await expect(read({ type: 'purchase' })).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('of an unused type, or of an unknown sale, reports nothing', async () => {
    const postback = { saleID: '1', referenceID: 'nobody' };
    expect(await read({ ...postback, type: 'modify' })).toEqual([]);
    expect(await read({ ...postback, type: 'purchase' })).toEqual([]);
  });
});

it('the provider exists where it is configured', () => {
  const config = {
    VEROTEL_URL: 'https://secure.verotel.com',
    VEROTEL_SHOP: shop,
    VEROTEL_SIGNATURE_KEY: 'key',
  };
  expect(createPaymentProviders(config)).toMatchObject([
    { id: 'verotel', kind: 'hosted', origins: { forms: ['https://secure.verotel.com'] } },
  ]);
});

it('refunds and reports are made in the Control Center', async () => {
  const { paymentId, payment } = await sold();
  const request = {
    refundId: 'r',
    paymentId,
    providerPaymentId: payment?.providerPaymentId ?? '',
    amount: usd(100),
    paid: usd(1_999),
    earlier: 0,
  };
  expect(await provider.refund(request)).toEqual({ state: 'failed' });
  await expect(provider.settlementReport('2026-11-23')).rejects.toMatchObject({
    reason: 'invalid',
  });
});
