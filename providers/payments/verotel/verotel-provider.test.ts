import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPaymentProviders } from '../create-payment-providers';
import type { PaymentProvider } from '../payment-provider';
import { catchWebhooks } from '../testing/catch-webhooks';
import { describeConformance } from '../testing/conformance';
import { emulateVerotel, shop, sign, signatureKey } from '../testing/emulate-verotel';
import { flexPaySignature, isSigned } from './flexpay-signature';
import { createVerotelProvider } from './verotel-provider';

const webhooks = await catchWebhooks();
const verotel = await emulateVerotel(webhooks.url);
const at = (url: string) => createVerotelProvider({ url, shop, signatureKey, timeoutMs: 1_000 });
const provider = at(verotel.url);
const returnUrl = 'https://site.test/checkout/return';
const links = new Map<string, string>();

async function open(
  adapter: PaymentProvider,
  paymentId: string,
  amount = { minor: 1_999, currency: 'USD' },
) {
  const opened = await adapter.openPage?.({
    paymentId,
    amount,
    description: '100 tokens (A-1)',
    email: 'fan@example.com',
    returnUrl,
    expiresAt: new Date(),
  });
  links.set(paymentId, opened?.url ?? '');
  return opened?.url ?? '';
}
async function sold() {
  const paymentId = randomUUID();
  await verotel.pay(await open(provider, paymentId));
  return { paymentId, sale: verotel.sales.get(paymentId) };
}

describeConformance('Verotel', async () => ({
  provider,
  at,
  begin: async (adapter, paymentId, amount) => {
    await open(adapter, paymentId, amount);
  },
  finish: (paymentId) => verotel.pay(links.get(paymentId) ?? ''),
  count: async (paymentId) => (verotel.sales.has(paymentId) ? 1 : 0),
  upset: async () => undefined,
  webhook: (words) => webhooks.find(words),
  forge: (request) => ({ ...request, query: { ...request.query, signature: '0'.repeat(64) } }),
  redate: () => null,
  without: ['asking', 'freshness', 'truncation', 'refunds', 'settlement'],
}));

describe('a signature', () => {
  const description = 'My Dščřčřřěřě&?=blah123';

  // The example is from the test of Verotel's own library, flexpay4j.
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
      shopID: shop,
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
  const link = new URL(await open(provider, 'payment-1'));
  expect(link.origin + link.pathname).toBe(`${verotel.url}/startorder`);
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

describe('a postback', () => {
  it.each([
    ['credit', { kind: 'refund', refundId: null, providerRefundId: 't-1', state: 'completed' }],
    ['chargeback', { kind: 'chargeback', chargebackId: 't-1' }],
  ])('of a %s reports it', async (type, expected) => {
    const { paymentId, sale } = await sold();
    await verotel.send({
      type,
      transactionID: 't-1',
      saleID: sale?.saleID ?? '',
      referenceID: paymentId,
      priceAmount: '-19.99',
      priceCurrency: 'USD',
    });
    const events = await provider.readWebhook(await webhooks.find(`"type":"${type}"`));
    expect(events).toMatchObject([
      {
        ...expected,
        paymentId,
        providerPaymentId: sale?.saleID,
        amount: { minor: 1_999, currency: 'USD' },
      },
    ]);
  });

  const read = (parameters: Record<string, string>) =>
    provider.readWebhook({
      rawBody: Buffer.alloc(0),
      headers: {},
      query: { ...parameters, signature: sign(parameters) },
      address: '',
      now: new Date(),
    });

  it('of another shop is rejected as forged, and one without required fields as malformed', async () => {
    const purchase = { type: 'purchase', saleID: '1', referenceID: 'r', shopID: '1' };
    await expect(read(purchase)).rejects.toMatchObject({ reason: 'forged' });
    await expect(read({ shopID: shop })).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('of an unused type, or of an unknown sale, reports nothing', async () => {
    const postback = { saleID: '1', referenceID: 'nobody', shopID: shop };
    expect(await read({ ...postback, type: 'modify' })).toEqual([]);
    expect(await read({ ...postback, type: 'purchase' })).toEqual([]);
  });
});

it('the provider exists where it is configured', () => {
  const config = {
    VEROTEL_URL: 'https://secure.verotel.com',
    VEROTEL_SHOP: shop,
    VEROTEL_SIGNATURE_KEY: signatureKey,
  };
  expect(createPaymentProviders(config)).toMatchObject([
    { id: 'verotel', kind: 'hosted', origins: { forms: ['https://secure.verotel.com'] } },
  ]);
});

it('refunds and reports are made in the Control Center', async () => {
  const { paymentId, sale } = await sold();
  const amount = { minor: 100, currency: 'USD' };
  const request = {
    refundId: 'r',
    paymentId,
    providerPaymentId: sale?.saleID ?? '',
    amount,
    paid: amount,
    earlier: 0,
  };
  expect(await provider.refund(request)).toEqual({ state: 'failed' });
  await expect(provider.settlementReport('2026-11-23')).rejects.toMatchObject({
    reason: 'invalid',
  });
});
