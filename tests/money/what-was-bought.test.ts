import { beforeAll, describe, expect, it } from 'vitest';
import type { SuccessView } from '~/app/checkout/success/success-view';
import type { CheckoutView } from '~/app/checkout/checkout-view';
import { makeClub } from '~/db/testing';
import { joinClub } from '~/domain/fanclubs/join-club';
import { openOrderOf, openShop, sendForm, type Buyer } from '../security/testing/shop';

const shop = await openShop();
const { site } = shop;
const month = '00000000-0000-7000-8000-000000000101';
let buyer: Buyer;

beforeAll(async () => {
  buyer = await shop.enter();
});

interface Told {
  view: CheckoutView | null;
  unordered: SuccessView | null;
}

/** Returns the data that a modal receives for its address. */
async function tell(modal: string, told: Record<string, string>): Promise<Told> {
  const meta = Object.entries(told).map(([key, value]) => [`${modal}.${key}`, value]);
  const answer = await buyer.get(`/modal_data?${new URLSearchParams([['modal', modal], ...meta])}`);
  return (answer.body as { modal: { data: Told } }).modal.data;
}

async function buy(path: string) {
  const { orderId } = await openOrderOf(buyer, path);
  await sendForm(buyer, `/checkout/${orderId}`, { means: 'saved', card: buyer.cardId });
  return orderId;
}

describe('what was bought', () => {
  it('is told of tokens: what came, and what there is now', async () => {
    const order = await buy(`/token-deposit-offers/${await shop.packOf(50)}/checkout`);
    const { view, unordered } = await tell('successTokenModal', { order });
    expect(unordered).toBeNull();
    expect(view).toMatchObject({ state: 'paid', what: { kind: 'tokens', tokens: 50 } });
    expect(view?.paid).toMatchObject({ arrival: 'there', gained: 50, renewal: null, until: null });
    expect(view?.paid?.balance).toBeGreaterThanOrEqual(50);
  });

  it('is told of Premium: that it is on, when it renews, and that it is late where it is', async () => {
    const order = await buy(`/subscription-plans/${month}/checkout`);
    const { view } = await tell('successPremiumModal', { order });
    expect(view?.paid).toMatchObject({
      arrival: 'there',
      period: { unit: 'month', count: 1 },
      until: null,
      next: null,
    });
    expect(view?.paid?.renewal?.cost).toEqual({ money: view?.renewal?.price });

    // It is paid but has not begun.
    await site.owner('subscriptions').where({ user_id: buyer.userId }).delete();
    const coming = await tell('successPremiumModal', { order });
    expect(coming.view?.paid?.arrival).toBe('coming');
    await site
      .owner('payments')
      .where({ order_id: order })
      .update({ completed_at: new Date(Date.now() - 60_000) });
    const late = await tell('successPremiumModal', { order });
    expect(late.view?.paid?.arrival).toBe('late');
  });

  it('is told of a club that was joined without an order, and of nobody’s', async () => {
    const { creatorId } = await makeClub(site.domain, { price: 0, name: 'Ines Duarte' });
    expect(await tell('successFanClubModal', { creatorId })).toEqual({
      view: null,
      unordered: null,
    });
    await joinClub(site.domain, { userId: buyer.userId, creatorId });
    const { unordered } = await tell('successFanClubModal', { creatorId });
    expect(unordered).toMatchObject({
      what: { kind: 'fanclub', name: 'Ines Duarte' },
      arrival: 'there',
      cost: null,
      period: { unit: 'month', count: 1 },
    });
  });
});
