import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { findOrder } from '~/domain/payments/orders/find-order';
import { payOrder, type Means } from '~/domain/payments/pay/pay-order';
import { settleReturn } from '~/domain/payments/pay/settle-payments';
import { makeOrder } from '~/domain/payments/testing/products';
import { applyWaitingWebhooks } from '~/domain/payments/webhooks';
import { createSandboxCards } from '~/providers/payments/testing/sandbox-cards';
import { createSandboxCrypto } from '~/providers/payments/testing/sandbox-crypto';
import { createSandboxVerotel } from '~/providers/payments/testing/sandbox-verotel';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { startSite, type TestSite } from '../testing/start-site';

const sandbox = await openTestSandbox();
const cards = createSandboxCards(sandbox.url);
const verotel = createSandboxVerotel(sandbox.url);
const crypto = createSandboxCrypto(sandbox.url);
const paymentProviders = [cards.provider, verotel.provider, crypto.provider];
const returnUrl = 'http://localhost:3000/checkout/return';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ paymentProviders });
  for (const [processor, id] of [
    [cards, 'cards'],
    [verotel, 'verotel'],
    [crypto, 'btcpay'],
  ] as const) {
    await processor.control('webhook', { url: `${site.origin}/api/v1/webhooks/${id}` });
  }
});
afterAll(() => site.close());

async function buy(means: Means) {
  const { id: buyerId } = await makeUser(site.owner);
  const order = await makeOrder(site.domain, buyerId);
  const origin = { deviceId: randomUUID(), address: '192.0.2.1' };
  const { browser } = cards;
  const input = { buyerId, orderId: order.id, means, returnUrl, origin, browser };
  const outcome = await payOrder(site.domain, paymentProviders, input);
  if (!outcome.ok) throw new Error(outcome.reason);
  return { buyerId, orderId: order.id, outcome };
}
const newCard = async (number: string): Promise<Means> => ({
  kind: 'new_card',
  token: await cards.tokenOf(number),
  processor: 'cards',
  holder: 'Maya Stone',
  email: 'fan@example.com',
  save: true,
});
const pageOf = (outcome: Awaited<ReturnType<typeof buy>>['outcome']) => {
  if (outcome.state !== 'redirect') throw new Error(`It is ${outcome.state}`);
  return outcome.url;
};
const stateOf = async (orderId: string) => (await findOrder(site.owner, orderId))?.state;
/** Webhooks are stored and then applied by a job, so this waits until the order is paid. */
const paidByWebhook = async (orderId: string) => {
  const applied = async () => {
    await applyWaitingWebhooks(site.domain);
    return stateOf(orderId);
  };
  await eventually(async () => expect(await applied()).toBe('paid'));
};

describe('an order is paid with the processor that the sandbox plays', () => {
  it('by a new card, at once', async () => {
    const { orderId, outcome } = await buy(await newCard('4242424242424242'));
    expect(outcome.state).toBe('completed');
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('by a card with a bank challenge, reported before the buyer returns', async () => {
    const { orderId, outcome } = await buy(await newCard('4000000000003220'));
    await cards.answerChallenge(pageOf(outcome), 'approve');
    await paidByWebhook(orderId);
  });

  it('by a card whose holder returns before any report', async () => {
    await cards.upset({ behaviour: 'fail', target: 'cards-webhooks' });
    const { buyerId, orderId, outcome } = await buy(await newCard('4000000000003220'));
    await cards.answerChallenge(pageOf(outcome), 'approve');
    const { paymentId } = outcome;
    await settleReturn(site.domain, paymentProviders, { buyerId, paymentId });
    expect(await stateOf(orderId)).toBe('paid');
  });

  it('on the page of Verotel', async () => {
    const { orderId, outcome } = await buy({ kind: 'hosted' });
    await verotel.pay(pageOf(outcome), '5555555555554444');
    await paidByWebhook(orderId);
  });

  it.each(['APPLEPAY', 'GOOGLEPAY'] as const)('by %s', async (wallet) => {
    const { orderId, outcome } = await buy({ kind: 'wallet', wallet });
    await cards.submit(pageOf(outcome), { act: 'confirm' });
    await paidByWebhook(orderId);
  });

  it('by coins', async () => {
    const { orderId, outcome } = await buy({ kind: 'crypto' });
    await fetch(pageOf(outcome), {
      method: 'POST',
      body: new URLSearchParams({ act: 'exact' }),
      redirect: 'manual',
    });
    await paidByWebhook(orderId);
  });
});

it('an unsigned webhook is not stored, and every genuine one was received', async () => {
  const forged = await fetch(`${site.origin}/api/v1/webhooks/cards`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'cards-signature': `t=1700000000,v1=${'0'.repeat(64)}`,
    },
    body: '{}',
  });
  expect(forged.status).toBe(401);
  for (const processor of [cards, verotel, crypto]) {
    const countUndelivered = async () =>
      (await processor.state()).events.filter(({ state }) => state === 'waiting').length;
    await eventually(async () => expect(await countUndelivered()).toBe(0));
  }
});
