import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPaymentProviders } from '../create-payment-providers';
import type { PaymentProvider } from '../payment-provider';
import { catchWebhooks } from '../testing/catch-webhooks';
import { describeConformance } from '../testing/conformance';
import { emulateCcbill, salt } from '../testing/emulate-ccbill';

const webhooks = await catchWebhooks();
const ccbill = await emulateCcbill(webhooks.url);
const provider = ccbill.at(ccbill.url);
const usd = (minor: number) => ({ minor, currency: 'USD' });
const returnUrl = 'https://site.test/checkout/return';
const names = new Map<string, string>();
const card = ccbill.newSale('earlier', 100).subscriptionId;
const unusedToken = `token:${'0'.repeat(32)}`;

async function charge(
  client: PaymentProvider,
  paymentId: string,
  {
    amount = usd(1_999),
    registrationId = card,
    kind = 'one-time-purchase',
  }: {
    amount?: { minor: number; currency: string };
    registrationId?: string;
    kind?: 'rebill' | 'one-time-purchase';
  } = {},
) {
  const storedName = names.get(paymentId);
  return client.charge?.({
    paymentId,
    amount,
    registrationId,
    kind,
    description: '100 tokens (A-1)',
    email: 'fan@example.com',
    returnUrl,
    ...(storedName !== undefined && { providerPaymentId: storedName }),
    onNamed: async (name) => void names.set(paymentId, name),
  });
}

describeConformance('CCBill', async () => ({
  provider,
  at: ccbill.at,
  begin: async (client, paymentId, amount) => {
    expect(await charge(client, paymentId, { amount })).toMatchObject({ state: 'completed' });
  },
  finish: async () => undefined,
  count: async (paymentId) =>
    [...ccbill.sales.values()].filter((sale) => sale.paymentId === paymentId).length,
  upset: async (behaviour) => void ccbill.upsets.push(behaviour),
  webhook: (words) => webhooks.find(words),
  forge: (request) => ({ ...request, query: { ...request.query, secret: 'somebody-else’s' } }),
  redate: () => null,
  nameOf: (paymentId) => names.get(paymentId) ?? unusedToken,
  without: ['freshness', 'integrity', 'settlement'],
}));

const open = async (paymentId: string, amount = usd(1_999)) => {
  const opened = await provider.openPage?.({
    paymentId,
    amount,
    description: '100 tokens (A-1)',
    email: 'fan@example.com',
    returnUrl,
    expiresAt: new Date(),
  });
  return opened?.url ?? '';
};

describe('the form', () => {
  it('has the requested price, and a digest of it', async () => {
    const address = new URL(await open('payment-1', usd(1_000)));
    expect(address.origin + address.pathname).toBe(
      `${ccbill.url}/wap-frontflex/flexforms/687fa3e0-e60d-4466-88e2-181fa56dd6a9`,
    );
    expect(Object.fromEntries(address.searchParams)).toEqual({
      clientSubacc: '0003',
      initialPrice: '10.00',
      initialPeriod: '30',
      currencyCode: '840',
      // The digest of 10.00308407d901dad245fd0ff6bc20d06, the example in CCBill's documents.
      formDigest: 'a7459445d0e5dc0963fe736dc5cf900b',
      email: 'fan@example.com',
      paymentId: 'payment-1',
      returnUrl,
    });
  });

  it('that is paid reports the sale, and the card for later charges', async () => {
    const paymentId = randomUUID();
    const sale = await ccbill.pay(await open(paymentId));
    const [event] = await provider.readWebhook(await webhooks.find(paymentId));
    expect(event).toEqual({
      eventId: `sale:${sale.subscriptionId}`,
      occurredAt: new Date('2026-11-23T20:18:17Z'),
      kind: 'payment',
      payment: {
        paymentId,
        providerPaymentId: sale.subscriptionId,
        state: 'completed',
        amount: usd(1_999),
        occurredAt: new Date('2026-11-23T20:18:17Z'),
        registration: {
          registrationId: sale.subscriptionId,
          last4: '4242',
          brand: 'visa',
          holder: 'Maya Stone',
          expiresOn: '2039-09',
          isAuthenticated: true,
          lastAuthenticationFailed: false,
        },
      },
    });
    const next = randomUUID();
    const registrationId = sale.subscriptionId;
    expect(await charge(provider, next, { registrationId, kind: 'rebill' })).toMatchObject({
      state: 'completed',
    });
  });

  it('that was never paid is not found', async () => {
    const paymentId = randomUUID();
    await open(paymentId);
    expect(await provider.find({ paymentId, amount: usd(1) })).toBeNull();
  });
});

describe('a charge', () => {
  it('that needs authentication leads to the form, and a rebill completes without it', async () => {
    const registrationId = ccbill.newSale('of another', 100).subscriptionId;
    ccbill.wantsProof.add(registrationId);
    const paymentId = randomUUID();
    expect(await charge(provider, paymentId, { registrationId })).toEqual({
      state: 'pending',
      redirectUrl: await open(paymentId),
    });
    const rebill = randomUUID();
    expect(await charge(provider, rebill, { registrationId, kind: 'rebill' })).toMatchObject({
      state: 'completed',
    });
  });

  it('that is declined, or of an unknown sale, is reported as failed', async () => {
    const registrationId = ccbill.newSale('declined', 100).subscriptionId;
    ccbill.declines.add(registrationId);
    const paymentId = randomUUID();
    expect(await charge(provider, paymentId, { registrationId })).toMatchObject({
      state: 'failed',
      declineCode: 'refused',
      isRetryable: true,
    });
    expect(await charge(provider, randomUUID(), { registrationId: '1' })).toEqual({
      state: 'failed',
      declineCode: 'card-unknown',
      isRetryable: false,
    });
  });

  it('continues when a bearer token was revoked early', async () => {
    await charge(provider, randomUUID());
    ccbill.callBackTokens();
    expect(await charge(provider, randomUUID())).toMatchObject({ state: 'completed' });
  });

  it('is named before any money moves', async () => {
    const before = ccbill.sales.size;
    const gone = provider.charge?.({
      paymentId: randomUUID(),
      amount: usd(1_999),
      registrationId: card,
      kind: 'rebill',
      description: 'A plan',
      returnUrl,
      onNamed: () => Promise.reject(new Error('the database is away')),
    });
    await expect(gone).rejects.toThrow('the database is away');
    expect(ccbill.sales.size).toBe(before);
  });
});

describe('a webhook', () => {
  const read = async (words: string) => provider.readWebhook(await webhooks.find(words));

  it.each(['Refund', 'Void'])('of a %s reports it by the sale alone', async (type) => {
    const { subscriptionId } = ccbill.newSale('refunded', 1_999);
    const fields = { subscriptionId, amount: '5.95', currencyCode: '840', transactionId: type };
    await ccbill.send(type, fields, { form: true });
    expect(await read(subscriptionId)).toEqual([
      {
        eventId: `${type}:${type}:2026-11-23 13:18:17`,
        occurredAt: new Date('2026-11-23T20:18:17Z'),
        kind: 'refund',
        refundId: null,
        providerRefundId: `${type}:2026-11-23 13:18:17`,
        state: 'completed',
        paymentId: null,
        providerPaymentId: subscriptionId,
        amount: usd(595),
      },
    ]);
  });

  it('of a chargeback reports it, with its reason', async () => {
    const { subscriptionId } = ccbill.newSale('disputed', 1_999);
    const fields = { subscriptionId, amount: '19.99', currencyCode: '840', reason: 'Fraud' };
    await ccbill.send('Chargeback', fields);
    expect(await read(subscriptionId)).toMatchObject([
      { kind: 'chargeback', paymentId: null, providerPaymentId: subscriptionId, reason: 'Fraud' },
    ]);
  });

  it('of a declined card reports the failed payment', async () => {
    const paymentId = randomUUID();
    await ccbill.send('NewSaleFailure', {
      'X-paymentId': paymentId,
      billedInitialPrice: '19.99',
      billedCurrencyCode: '840',
      failureReason: 'Declined',
    });
    expect(await read(paymentId)).toMatchObject([
      { payment: { paymentId, state: 'failed', failure: { declineCode: 'refused' } } },
    ]);
  });

  it('of a renewal that is not ours reports nothing', async () => {
    await ccbill.send('RenewalSuccess', { subscriptionId: '1', reason: 'renewal-of-nobody' });
    expect(await read('renewal-of-nobody')).toEqual([]);
  });

  it('from another network, or of a sale with another digest, is forged', async () => {
    const paymentId = randomUUID();
    await ccbill.pay(await open(paymentId));
    const request = await webhooks.find(paymentId);
    const elsewhere = provider.readWebhook({ ...request, address: '203.0.113.7' });
    await expect(elsewhere).rejects.toMatchObject({ reason: 'forged' });
    const body = request.rawBody.toString().replace(/"subscriptionId":"\d/, '"subscriptionId":"8');
    const altered = provider.readWebhook({ ...request, rawBody: Buffer.from(body) });
    await expect(altered).rejects.toMatchObject({ reason: 'forged' });
  });

  it('of a sale without a digest is believed if they know the sale', async () => {
    const sale = ccbill.newSale(randomUUID(), 1_999);
    await ccbill.send('UpSaleSuccess', ccbill.saleFields(sale));
    expect(await read(sale.paymentId)).toHaveLength(1);
    const made = { ...sale, subscriptionId: '999', paymentId: randomUUID() };
    await ccbill.send('UpSaleSuccess', ccbill.saleFields(made));
    await expect(read(made.paymentId)).rejects.toMatchObject({ reason: 'forged' });
  });

  it('of another account, or in an unknown currency, is refused', async () => {
    const paymentId = randomUUID();
    const fields = ccbill.saleFields(ccbill.newSale(paymentId, 1_999));
    await ccbill.send('UpSaleSuccess', { ...fields, clientAccnum: '900999' });
    await expect(read(paymentId)).rejects.toMatchObject({ reason: 'forged' });
    await ccbill.send('UpSaleSuccess', { ...fields, billedCurrencyCode: '999' });
    await expect(read('"999"')).rejects.toMatchObject({ reason: 'malformed' });
  });
});

describe('a refund', () => {
  const refund = (providerPaymentId: string) =>
    provider.refund({
      refundId: randomUUID(),
      paymentId: randomUUID(),
      providerPaymentId,
      amount: usd(500),
      paid: usd(1_999),
      earlier: 0,
    });

  it('of a sale that they do not know, or that was charged back, is refused', async () => {
    const sale = ccbill.newSale('charged back', 1_999);
    sale.chargebacks = 1;
    expect(await refund(sale.subscriptionId)).toEqual({ state: 'failed' });
    expect(await refund('12345')).toEqual({ state: 'failed' });
  });

  it('is found by the token that its payment was charged with', async () => {
    const paymentId = randomUUID();
    await charge(provider, paymentId);
    expect(await refund(names.get(paymentId) ?? '')).toEqual({ state: 'completed' });
  });
});

it('the provider exists only where it is configured', () => {
  const config = {
    CCBILL_URL: 'https://api.ccbill.com',
    CCBILL_DATALINK_URL: 'https://datalink.ccbill.com',
    CCBILL_ACCOUNT: '900100',
    CCBILL_SUBACCOUNT: '0003',
    CCBILL_APPLICATION: 'merchant-application',
    CCBILL_SECRET: 'secret-of-the-application',
    CCBILL_FLEXFORM: '687fa3e0-e60d-4466-88e2-181fa56dd6a9',
    CCBILL_SALT: salt,
    CCBILL_DATALINK_USER: 'user',
    CCBILL_DATALINK_PASSWORD: 'password',
    CCBILL_WEBHOOK_SECRET: 'secret-of-the-webhook-address',
  };
  expect(createPaymentProviders(config)).toMatchObject([
    { id: 'ccbill', kind: 'hosted', origins: { forms: ['https://api.ccbill.com'] } },
  ]);
  expect(createPaymentProviders({ ...config, CCBILL_SALT: undefined })).toEqual([]);
});
