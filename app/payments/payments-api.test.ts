import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { playProvider } from '~/domain/payments/testing/play-provider';
import { makeOrder } from '~/domain/payments/testing/products';
import { payOrder } from '~/domain/payments/pay/pay-order';
import { applyWaitingWebhooks } from '~/domain/payments/webhooks';
import { newId } from '~/domain/shared/ids';
import { createSandboxVerotel } from '~/providers/payments/testing/sandbox-verotel';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';

const cards = playProvider({ id: 'cards' });
const hosted = playProvider({ id: 'hosted', kind: 'hosted' });
const sandbox = await openTestSandbox();
const verotel = createSandboxVerotel(sandbox.url);
const paymentProviders = [cards, hosted, verotel.provider];

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ paymentProviders });
  await verotel.control('webhook', { url: `${site.origin}/api/v1/webhooks/verotel` });
});
afterAll(() => site.close());

/** Creates a member who is on a processor's page. */
async function onPage() {
  const client = await logIn(site);
  const order = await makeOrder(site.domain, client.userId);
  const outcome = await payOrder(site.domain, paymentProviders, {
    buyerId: client.userId,
    orderId: order.id,
    means: { kind: 'hosted' },
    returnUrl: 'http://localhost:3000/checkout/return',
    origin: { deviceId: null, address: '192.0.2.1' },
  });
  if (!outcome.ok) throw new Error(outcome.reason);
  return { client, order, paymentId: outcome.paymentId };
}

/** Settles the payment there with a different amount. */
async function payOn(paymentId: string, minor: number) {
  const amount = { minor, currency: 'USD' };
  const body = JSON.stringify([hosted.settle(paymentId, 'completed', { amount })]);
  await send('hosted', body, { 'x-signature': 'genuine' });
  await applyWaitingWebhooks(site.domain);
}

const send = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${site.origin}/api/v1/webhooks/${path}`, { method: 'POST', body, headers });

describe('a webhook', () => {
  it('is verified over its raw body, whatever its type, and answered with the sender’s word', async () => {
    const { client, paymentId } = await onPage();
    const body = JSON.stringify([hosted.settle(paymentId, 'completed')]);
    const headers = {
      'x-signature': 'genuine',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const answer = await send('hosted', body, headers);
    expect([answer.status, await answer.text()]).toEqual([200, 'ok']);
    await applyWaitingWebhooks(site.domain);
    const { body: status } = await client.request('PUT', `/api/v1/payments/status/${paymentId}`);
    expect(status).toMatchObject({ _id: paymentId, status: 'completed', isInReview: false });
  });

  it.each([
    ['forged', 'hosted', 401],
    ['of nobody', 'nobody', 404],
  ])('that is %s is answered so', async (_what, provider, status) => {
    expect((await send(provider, '[]', { 'x-signature': 'forged' })).status).toBe(status);
  });

  it('that is too large is not read', async () => {
    const answer = await send('hosted', 'x'.repeat(300 * 1024), { 'x-signature': 'genuine' });
    expect(answer.status).toBe(413);
  });
});

describe('a postback of Verotel', () => {
  /** Creates a member whose order is to be paid on Verotel's order page. */
  async function onVerotel() {
    const client = await logIn(site);
    const order = await makeOrder(site.domain, client.userId);
    const outcome = await payOrder(site.domain, [verotel.provider], {
      buyerId: client.userId,
      orderId: order.id,
      means: { kind: 'hosted' },
      returnUrl: 'http://localhost:3000/checkout/return',
      origin: { deviceId: null, address: '192.0.2.1' },
    });
    if (!outcome.ok || outcome.state !== 'redirect') throw new Error('no page was opened');
    return { client, ...outcome };
  }
  const send = (parameters: Record<string, string>) => {
    const query = new URLSearchParams(verotel.signPostback(parameters));
    return fetch(`${site.origin}/api/v1/webhooks/verotel?${query}`);
  };

  it('is received, answered OK, and stored once however often it arrives', async () => {
    const { client, paymentId, url } = await onVerotel();
    await verotel.pay(url);
    const sale = await verotel.provider.find({ paymentId });
    const postback = {
      type: 'purchase',
      saleID: sale?.providerPaymentId ?? '',
      referenceID: paymentId,
    };
    for (const answer of await Promise.all([send(postback), send(postback)])) {
      expect([answer.status, await answer.text()]).toEqual([200, 'OK']);
      expect(answer.headers.get('content-type')).toContain('text/plain');
    }
    const kept = await site.db('inbox').where({ provider: 'verotel' });
    expect(kept).toHaveLength(1);
    await applyWaitingWebhooks(site.domain);
    const { body } = await client.get('/api/v1/payments');
    expect(body).toMatchObject({ items: [{ _id: paymentId, status: 'completed' }] });
  });

  it('that is unsigned or altered is refused', async () => {
    const { paymentId, url } = await onVerotel();
    await verotel.pay(url);
    const address = new URL(`${site.origin}/api/v1/webhooks/verotel`);
    address.search = new URLSearchParams({ type: 'purchase', referenceID: paymentId }).toString();
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(`${site.origin}/api/v1/webhooks/nobody`)).status).toBe(404);
  });

  it('is not answered OK while the status of the sale cannot be queried', async () => {
    const postback = { type: 'purchase', saleID: '1', referenceID: 'nothing', priceAmount: '1.00' };
    await verotel.upset({ behaviour: 'fail', status: 503 });
    expect((await send({ ...postback, priceCurrency: 'USD' })).status).toBe(503);
  });
});

describe('staff', () => {
  const admin = '/api/v1/admin';

  it('approve payments, refund them with two people’s consent, and get them as evidence', async () => {
    const { client, paymentId } = await onPage();
    await payOn(paymentId, 20_000);
    const [first, second] = [await signInStaff(site, 'manager'), await signInStaff(site, 'admin')];
    const listed = await first.get(`${admin}/payments/in-review`);
    expect(listed.body).toMatchObject([
      { _id: paymentId, review: 'amount-mismatch', amountMinor: 999, receivedMinor: 20_000 },
    ]);
    const review = `${admin}/payments/${paymentId}/review`;
    expect((await client.post(review, { isApproved: true })).status).toBe(401);
    expect((await first.post(review, { isApproved: true })).body).toEqual({ success: true });
    expect((await first.post(review, { isApproved: false })).status).toBe(409);
    const { body: status } = await client.request('PUT', `/api/v1/payments/status/${paymentId}`);
    expect(status).toMatchObject({ status: 'completed', isInReview: false });

    const refund = { reason: 'asked for' };
    const requested = await first.post(`${admin}/payments/${paymentId}/refund`, refund);
    expect(requested.body).toMatchObject({ status: 'waiting', amountMinor: 20_000 });
    const { _id: refundId } = requested.body as { _id: string };
    const approve = `${admin}/refunds/${refundId}/approve`;
    expect((await first.post(approve, {})).status).toBe(403);
    expect((await second.post(approve, {})).body).toEqual({ success: true });
    expect((await second.post(`${admin}/refunds/${refundId}/decline`, {})).status).toBe(404);

    const evidence = await first.get(`${admin}/payments/${paymentId}/evidence`);
    expect(evidence.body).toMatchObject({
      fileName: expect.stringMatching(/^evidence-.+\.json$/) as string,
      evidence: expect.stringContaining(paymentId) as string,
    });
    expect((await first.get(`${admin}/payments/${newId()}/evidence`)).status).toBe(404);
    expect((await first.get(`${admin}/payments/risk-decisions`)).body).toEqual([]);
    const decision = `${admin}/payments/risk-decisions/${newId()}`;
    expect((await first.post(decision, { isUpheld: false })).status).toBe(404);
  });
});

describe('the calls of payments', () => {
  it('return each user their own payments, cards and orders only', async () => {
    const { client, order, paymentId } = await onPage();
    const other = await logIn(site);
    const read = async (who: typeof client, path: string) =>
      (await who.get(`/api/v1${path}`)).body as { items: { _id: string }[] };
    expect((await read(client, '/payments')).items).toMatchObject([
      { _id: paymentId, status: 'pending', amount: 9.99, currency: 'USD', purpose: 'tokens' },
    ]);
    expect((await read(client, '/payments?status=Completed')).items).toEqual([]);
    expect((await read(client, '/payments?order=asc&sortBy=amount')).items).toHaveLength(1);
    expect((await read(other, '/payments')).items).toEqual([]);
    const status = await other.request('PUT', `/api/v1/payments/status/${paymentId}`);
    expect(status.status).toBe(404);
    const shown = { orderId: order.id };
    const show = (who: typeof client) => who.post('/api/v1/payments/order-created-event', shown);
    expect((await show(other)).status).toBe(404);
    expect((await show(client)).body).toEqual({ success: true, isFirst: true });
    expect((await show(client)).body).toEqual({ success: true, isFirst: false });
  });

  it('save a card that its holder proves, and never lead to another site', async () => {
    const client = await logIn(site);
    const dto = {
      holder: 'ada lovelace',
      email: 'ada@example.com',
      token: 'tok-4242',
      shopperResultUrl: 'http://localhost:3000/checkout?useCheckoutRedirect=true',
    };
    const save = (changes: object) =>
      client.post('/api/v1/payments/methods/token', { ...dto, ...changes });
    expect((await save({})).body).toMatchObject({
      type: 'RedirectUrl',
      redirectUrl: expect.stringContaining('https://cards.example/prove/') as string,
    });
    for (const wrong of [
      { holder: 'Ada' },
      { email: 'nobody' },
      { shopperResultUrl: 'https://elsewhere.example/' },
      { shopperResultUrl: 'javascript:alert(1)' },
    ]) {
      expect((await save(wrong)).status).toBe(400);
    }
    expect((await save({ token: 'declined' })).status).toBe(402);
    const opened = await client.post('/api/v1/payments/session/tokenization', {});
    expect(opened.body).toMatchObject({ processor: 'cards' });
    const foreign = await client.post('/api/v1/payments/session/tokenization', {
      paymentMethodId: newId(),
    });
    expect(foreign.status).toBe(404);
  });
});
