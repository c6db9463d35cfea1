import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import { applyWaitingWebhooks } from '~/domain/payments/webhooks';
import { sandboxAccounts } from '~/sandbox/processor/accounts';
import { affairsOf, openOrderOf, openShop, sendForm, type Buyer } from './testing/shop';

const shop = await openShop();
const { site } = shop;
const secrets = {
  cards: sandboxAccounts.cards.webhookSecret,
  btcpay: sandboxAccounts.crypto.webhookSecret,
};
type Processor = keyof typeof secrets;

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');
const secondsNow = () => Math.floor(Date.now() / 1000);

interface Signing {
  secret?: string;
  /** The time of the signature, in seconds. */
  at?: number;
  /** The signed text, if it differs from the sent body. */
  signed?: string;
}

/** Returns the signature headers for a body, in each processor's own form. */
const sign: Record<Processor, (body: string, signing?: Signing) => Record<string, string>> = {
  cards(body, { secret = secrets.cards, at = secondsNow(), signed = body } = {}) {
    return { 'cards-signature': `t=${at},v1=${hmac(secret, `${at}.${signed}`)}` };
  },
  btcpay(body, { secret = secrets.btcpay, signed = body } = {}) {
    return { 'btcpay-sig': `sha256=${hmac(secret, signed)}` };
  },
};

const send = async (processor: string, body: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${site.origin}/api/v1/webhooks/${processor}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: answer.status, text: await answer.text() };
};

/** Returns a user on a processor's page who has paid nothing. */
async function onPage(means: 'hosted' | 'crypto' | 'challenge') {
  const fan = await shop.enter();
  const packId = await shop.packOf(100);
  const { orderId } = await openOrderOf(fan, `/token-deposit-offers/${packId}/checkout`);
  const card = means === 'challenge' ? await shop.saveCard(fan.userId, '4000000000003220') : '';
  const fields: Record<string, string> =
    means === 'challenge' ? { means: 'saved', card } : { means };
  const { status, headers } = await sendForm(fan, `/checkout/${orderId}`, fields);
  expect(status).toBe(302);
  const payment = await site.owner('payments').where({ order_id: orderId }).first();
  if (!payment) throw new Error('nothing was begun');
  if (means === 'crypto') await expectWebhookOf(payment.id);
  return { fan, orderId, payment, page: headers.get('location') ?? '' };
}

/** Waits for BTCPay's own event about each invoice it creates, so that later counts do not include it. */
const expectWebhookOf = (paymentId: string) =>
  eventually(async () => {
    const rows = await site.owner('inbox').select('payload');
    const own = rows.filter(({ payload }) => JSON.stringify(payload).includes(paymentId));
    expect(own).toHaveLength(1);
  });

/** Returns the event that each processor would send for a completed payment. */
function webhookBodyOf(
  processor: Processor,
  payment: { id: string; provider_payment_id: string | null },
  minor = 999,
) {
  const at = new Date().toISOString();
  const { id: reference } = payment;
  const id = payment.provider_payment_id ?? newId();
  if (processor === 'cards') {
    const amount = { value: minor, currency: 'USD' };
    return {
      id: newId(),
      createdAt: at,
      type: 'payment.completed',
      data: { payment: { id, reference, amount, state: 'completed', at } },
    };
  }
  return {
    deliveryId: newId(),
    type: 'InvoiceSettled',
    timestamp: secondsNow(),
    storeId: sandboxAccounts.crypto.merchant,
    invoiceId: id,
  };
}

const kept = async () => (await site.owner('inbox').select('id')).length;

async function expectNothingChanged(fan: Buyer, work: () => Promise<void>) {
  const before = [await affairsOf(site, fan.userId), await kept()];
  await work();
  await applyWaitingWebhooks(site.domain);
  expect([await affairsOf(site, fan.userId), await kept()]).toEqual(before);
}

const meansOf = { cards: 'challenge', btcpay: 'crypto' } as const;
const other = { cards: 'btcpay', btcpay: 'cards' } as const;

describe.each(['cards', 'btcpay'] as const)('a forged webhook of %s', (name) => {
  const forged: [string, (body: string) => Promise<{ status: number; text: string }>, number][] = [
    ['without a signature', (body) => send(name, body), 401],
    ['with a wrong one', (body) => send(name, body, sign[name](body, { secret: 'guessed' })), 401],
    [
      'with the secret of another processor',
      (body) => send(name, body, sign[name](body, { secret: secrets[other[name]] })),
      401,
    ],
    ['in another processor’s way', (body) => send(name, body, sign[other[name]](body)), 401],
    [
      'with a body that was changed after it was signed',
      (body) => send(name, body, sign[name](body, { signed: body.replace(/\d/, '0') + ' ' })),
      401,
    ],
    ['with no JSON', () => send(name, '{"id":', sign[name]('{"id":')), 400],
    ['with JSON of no kind we know', () => send(name, '[1]', sign[name]('[1]')), 400],
    ['with nothing', () => send(name, '', sign[name]('')), 400],
    [
      'at a length that nobody sends',
      () => send(name, 'x'.repeat(300 * 1024), sign[name]('x'.repeat(300 * 1024))),
      413,
    ],
    ['at the address of nobody', (body) => send('nobody', body, sign[name](body)), 404],
    [
      'at an address of another case',
      (body) => send(name.toUpperCase(), body, sign[name](body)),
      404,
    ],
  ];
  it('is refused with its own status, and changes nothing', async () => {
    const { fan, payment } = await onPage(meansOf[name]);
    const body = JSON.stringify(webhookBodyOf(name, payment));
    await expectNothingChanged(fan, async () => {
      for (const [what, deliver, status] of forged) {
        const answer = await deliver(body);
        expect(answer.status, what).toBe(status);
        expect(answer.text, what).not.toContain(payment.id);
      }
    });
    // The same body with a valid signature counts, unless its content is verified with the processor.
    expect((await send(name, body, sign[name](body))).status).toBe(200);
    await applyWaitingWebhooks(site.domain);
    const { orders } = await affairsOf(site, fan.userId);
    expect(orders[0]?.state).toBe(name === 'btcpay' ? 'open' : 'paid');
  });
});

describe('a webhook that the card processor signed', () => {
  it.each([
    ['long ago', -301],
    ['for a time to come', 301],
  ])('%s is stale', async (_when, seconds) => {
    const { fan, payment } = await onPage('challenge');
    const body = JSON.stringify(webhookBodyOf('cards', payment));
    await expectNothingChanged(fan, async () => {
      const headers = sign.cards(body, { at: secondsNow() + seconds });
      const { status, text } = await send('cards', body, headers);
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ data: { code: 'webhook-stale' } });
    });
  });

  it('may not be given another time', async () => {
    const { fan, payment } = await onPage('challenge');
    const body = JSON.stringify(webhookBodyOf('cards', payment));
    await expectNothingChanged(fan, async () => {
      const old = sign.cards(body, { at: secondsNow() - 3600 })['cards-signature'] ?? '';
      const redated = old.replace(/^t=\d+/, `t=${secondsNow()}`);
      expect((await send('cards', body, { 'cards-signature': redated })).status).toBe(401);
    });
  });
});

describe('a postback of Verotel', () => {
  const get = async (processor: string, query: Record<string, string>) => {
    const address = `${site.origin}/api/v1/webhooks/${processor}?${new URLSearchParams(query)}`;
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  };

  it('is refused if it is forged, and gives nothing that was not paid', async () => {
    const { fan, payment } = await onPage('hosted');
    const purchase = { type: 'purchase', saleID: '1', referenceID: payment.id };
    const genuine = shop.verotel.signPostback(purchase);
    const forged: [string, string, Record<string, string>, number][] = [
      ['without a signature', 'verotel', purchase, 401],
      ['with a wrong one', 'verotel', { ...genuine, signature: '0'.repeat(64) }, 401],
      ['that was changed', 'verotel', { ...genuine, saleID: '2' }, 401],
      ['with one more parameter', 'verotel', { ...genuine, priceAmount: '9.99' }, 401],
      ['of another shop', 'verotel', shop.verotel.signPostback({ ...purchase, shopID: '1' }), 401],
      ['of no sale', 'verotel', shop.verotel.signPostback({ type: 'purchase' }), 400],
      ['at the address of nobody', 'nobody', genuine, 404],
    ];
    await expectNothingChanged(fan, async () => {
      for (const [what, processor, query, status] of forged) {
        const answer = await get(processor, query);
        expect(answer.status, what).toBe(status);
        expect(answer.text, what).not.toContain(payment.id);
      }
      expect(await get('verotel', genuine)).toEqual({ status: 200, text: 'OK' });
    });
  });
});

describe('a genuine webhook', () => {
  it('is applied once, however often and in whichever form it is repeated', async () => {
    const { fan, orderId, page } = await onPage('challenge');
    await shop.cards.answerChallenge(page, 'approve');
    const stateOf = async () => {
      await applyWaitingWebhooks(site.domain);
      return (await site.owner('orders').where({ id: orderId }).first('state'))?.state;
    };
    await eventually(async () => expect(await stateOf()).toBe('paid'));
    await expectNothingChanged(fan, async () => {
      await shop.cards.control('deliver', { times: 5, shuffle: true, senders: 5 });
    });
    const purchases = await site.owner('token_purchases').where({ user_id: fan.userId });
    expect(purchases).toHaveLength(1);
  });

  it('about an unknown payment is stored, answered, and changes no account', async () => {
    const fan = await shop.enter();
    const before = await affairsOf(site, fan.userId);
    const stranger = { id: newId(), provider_payment_id: newId() };
    const body = JSON.stringify(webhookBodyOf('cards', stranger));
    expect((await send('cards', body, sign.cards(body))).status).toBe(200);
    await applyWaitingWebhooks(site.domain);
    expect(await affairsOf(site, fan.userId)).toEqual(before);
    const stuck = await site.owner('inbox').whereNull('applied_at').where('attempts', '>', 0);
    expect(stuck).toEqual([]);
  });

  it('about a payment with another processor gives nothing', async () => {
    const { fan, orderId, payment } = await onPage('hosted');
    const body = JSON.stringify(webhookBodyOf('cards', payment));
    expect((await send('cards', body, sign.cards(body))).status).toBe(200);
    await applyWaitingWebhooks(site.domain);
    const { orders, bought } = await affairsOf(site, fan.userId);
    expect(orders).toMatchObject([{ id: orderId, state: 'open' }]);
    expect(bought).toEqual([]);
  });

  it('about less money than the order costs is put under review, and gives nothing', async () => {
    const { fan, orderId, payment } = await onPage('challenge');
    const body = JSON.stringify(webhookBodyOf('cards', payment, 1));
    expect((await send('cards', body, sign.cards(body))).status).toBe(200);
    await applyWaitingWebhooks(site.domain);
    const { orders, payments, bought } = await affairsOf(site, fan.userId);
    expect(orders).toMatchObject([{ id: orderId, state: 'open' }]);
    expect(payments).toMatchObject([{ state: 'pending', review: expect.any(String) as string }]);
    expect(bought).toEqual([]);
  });
});
