import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createPaymentProviders } from '../create-payment-providers';
import { catchWebhooks } from '../testing/catch-webhooks';
import { describeConformance } from '../testing/conformance';
import { createSandboxCrypto } from '../testing/sandbox-crypto';
import { receivedOf } from './greenfield';

const sandbox = await openTestSandbox();
const webhooks = await catchWebhooks();
const crypto = createSandboxCrypto(sandbox.url);
await crypto.control('webhook', { url: webhooks.url });
const { provider } = crypto;

const usd = (minor: number) => ({ minor, currency: 'USD' });
const newId = () => randomUUID();

async function opened(amount = usd(2_000)): Promise<string> {
  const paymentId = newId();
  await crypto.open(provider, { paymentId, amount });
  return paymentId;
}
const pay = (paymentId: string, body: { amount?: number; waits?: boolean } = {}) =>
  crypto.control(`invoices/${paymentId}/pay`, body);
const settle = async (paymentId: string) => {
  await pay(paymentId, { waits: true });
  await crypto.control(`invoices/${paymentId}/confirm`);
};

describeConformance('BTCPay Server', async () => ({
  provider,
  at: (url) => createSandboxCrypto(url).provider,
  begin: async (client, paymentId, amount) => {
    await crypto.open(client, { paymentId, amount });
  },
  finish: settle,
  count: async (paymentId) => {
    const response = await fetch(`${sandbox.url}/crypto/control/state.json`);
    const { invoices } = (await response.json()) as { invoices: { reference: string }[] };
    return invoices.filter(({ reference }) => reference === paymentId).length;
  },
  // A request first looks for an existing result; only the response to the actual change is lost.
  upset: async (behaviour) => {
    const containing = '"metadata"';
    await crypto.upset(
      behaviour === 'hang'
        ? { behaviour: 'hang', containing }
        : { behaviour: 'fail', status: 503, containing },
    );
  },
  webhook: (words) => webhooks.find(words),
  forge: (request) => ({
    ...request,
    headers: { ...request.headers, 'btcpay-sig': `sha256=${'0'.repeat(64)}` },
  }),
  redate: () => null,
  without: ['freshness'],
}));

describe('an invoice', () => {
  it('is paid once the chain has confirmed it', async () => {
    const paymentId = await opened();
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'pending' });
    await pay(paymentId, { waits: true });
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'pending' });
    await crypto.control(`invoices/${paymentId}/confirm`);
    const paid = await provider.find({ paymentId });
    expect(paid).toMatchObject({ state: 'completed', amount: usd(2_000) });
    expect(paid).not.toHaveProperty('received');
  });

  it('that is paid in part waits for the rest, or expires with the amount received', async () => {
    const paymentId = await opened();
    await pay(paymentId, { amount: 500 });
    expect(await provider.find({ paymentId })).toMatchObject({
      state: 'pending',
      received: usd(500),
    });
    await crypto.control(`invoices/${paymentId}/expire`);
    expect(await provider.find({ paymentId })).toMatchObject({
      state: 'expired',
      received: usd(500),
    });
  });

  it('that is paid in two parts is paid', async () => {
    const paymentId = await opened();
    await pay(paymentId, { amount: 500 });
    await pay(paymentId, { amount: 1_500, waits: true });
    await crypto.control(`invoices/${paymentId}/confirm`);
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'completed' });
  });

  it('that is overpaid reports the amount received', async () => {
    const paymentId = await opened();
    await pay(paymentId, { amount: 2_200, waits: true });
    await crypto.control(`invoices/${paymentId}/confirm`);
    expect(await provider.find({ paymentId })).toMatchObject({
      state: 'completed',
      amount: usd(2_000),
      received: usd(2_200),
    });
  });

  it('that is paid late stays expired, and reports the amount received', async () => {
    const paymentId = await opened();
    await crypto.moveClock(31 * 60_000);
    expect(await provider.find({ paymentId })).toMatchObject({ state: 'expired' });
    await pay(paymentId);
    await crypto.moveClock(0);
    expect(await provider.find({ paymentId })).toMatchObject({
      state: 'expired',
      received: usd(2_000),
    });
    const [event] = await provider.readWebhook(await webhooks.find('"afterExpiration":true'));
    expect(event).toMatchObject({ kind: 'payment', payment: { paymentId, received: usd(2_000) } });
  });

  it('that the chain never confirms has failed', async () => {
    const paymentId = await opened();
    await pay(paymentId, { waits: true });
    await crypto.control(`invoices/${paymentId}/invalidate`);
    expect(await provider.find({ paymentId })).toMatchObject({
      state: 'failed',
      failure: { declineCode: 'refused', isRetryable: true },
    });
  });

  it('has a payment page, and is confirmed by itself after a moment', async () => {
    const paymentId = newId();
    const page = await crypto.open(provider, { paymentId });
    expect(await (await fetch(page)).text()).toContain('19.99 USD');
    const paid = await fetch(page, {
      method: 'POST',
      body: new URLSearchParams({ act: 'exact' }),
      redirect: 'manual',
    });
    expect(paid.headers.get('location')).toBe('http://site.test/checkout/return');
    const state = async () => (await provider.find({ paymentId }))?.state;
    await eventually(async () => expect(await state()).toBe('completed'));
  });
});

it('a refund waits to be claimed, and is reported once it was', async () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const begunOn = today();
  const paymentId = await opened();
  await settle(paymentId);
  const { providerPaymentId = '' } = (await provider.find({ paymentId })) ?? {};
  const refundId = newId();
  const requested = { refundId, paymentId, providerPaymentId, amount: usd(700) };
  const refund = await provider.refund({ ...requested, paid: usd(2_000), earlier: 0 });
  expect(refund).toEqual({
    state: 'pending',
    providerRefundId: expect.any(String),
    claimUrl: expect.stringContaining('/crypto/pull-payments/'),
  });
  const claimed = await fetch(refund.claimUrl ?? '', { method: 'POST', redirect: 'manual' });
  expect(claimed.status).toBe(303);
  const request = await webhooks.find(refund.providerRefundId ?? '-');
  expect(await provider.readWebhook(request)).toMatchObject([
    { kind: 'refund', state: 'completed', ...requested, providerRefundId: refund.providerRefundId },
  ]);
  // The day may change during the test.
  const days = [...new Set([begunOn, today()])];
  const rows = (await Promise.all(days.map((day) => provider.settlementReport(day)))).flat();
  expect(rows.filter((row) => row.paymentId === paymentId)).toMatchObject([
    { kind: 'payment', amount: usd(2_000), fee: usd(0) },
    { kind: 'refund', amount: usd(-700), fee: usd(0) },
  ]);
});

it('money that never came is not given back', async () => {
  const paymentId = await opened();
  const { providerPaymentId = '' } = (await provider.find({ paymentId })) ?? {};
  const amount = usd(1);
  const refund = {
    refundId: newId(),
    paymentId,
    providerPaymentId,
    amount,
    paid: amount,
    earlier: 0,
  };
  expect(await provider.refund(refund)).toEqual({ state: 'failed' });
});

it('a webhook of another store is rejected, even with a valid signature', async () => {
  const paymentId = await opened();
  const account = sandboxAccounts.crypto;
  const [other] = createPaymentProviders({
    BTCPAY_URL: `${sandbox.url}/crypto`,
    BTCPAY_STORE: 'another',
    BTCPAY_KEY: account.key,
    BTCPAY_WEBHOOK_SECRET: account.webhookSecret,
  });
  const request = await webhooks.find(paymentId);
  await expect(other?.readWebhook(request)).rejects.toMatchObject({ reason: 'forged' });
  expect([other?.id, other?.kind]).toEqual(['btcpay', 'crypto']);
});

it.each([
  [[['65000', '0.00030769']], 1_999],
  [[['65000.123', '0.00030770']], 2_000],
  [
    [
      ['65000', '0.0001'],
      ['1', '3.5'],
    ],
    1_000,
  ],
  [[], 0],
])('payments of %j amount to %i cents', (paid, minor) => {
  const methods = paid.map(([rate = '', paymentMethodPaid = '']) => ({
    rate,
    paymentMethodPaid,
    payments: [],
  }));
  expect(receivedOf(methods, 'USD')).toEqual(usd(minor));
});
