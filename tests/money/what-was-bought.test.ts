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

interface ModalData {
  view: CheckoutView | null;
  unordered: SuccessView | null;
}

/** Returns the data that a modal receives for its address. */
async function readModal(modal: string, parameters: Record<string, string>): Promise<ModalData> {
  const meta = Object.entries(parameters).map(([key, value]) => [`${modal}.${key}`, value]);
  const answer = await buyer.get(`/modal_data?${new URLSearchParams([['modal', modal], ...meta])}`);
  return (answer.body as { modal: { data: ModalData } }).modal.data;
}

async function buy(path: string) {
  const { orderId } = await openOrderOf(buyer, path);
  await sendForm(buyer, `/checkout/${orderId}`, { means: 'saved', card: buyer.cardId });
  return orderId;
}

describe('the confirmation of a purchase', () => {
  it('of tokens states the amount received and the new balance', async () => {
    const order = await buy(`/token-deposit-offers/${await shop.packOf(50)}/checkout`);
    const { view, unordered } = await readModal('successTokenModal', { order });
    expect(unordered).toBeNull();
    expect(view).toMatchObject({ state: 'paid', what: { kind: 'tokens', tokens: 50 } });
    expect(view?.paid).toMatchObject({ arrival: 'there', gained: 50, renewal: null, until: null });
    expect(view?.paid?.balance).toBeGreaterThanOrEqual(50);
  });

  it('of Premium states that it is active, when it renews, and that it is late where it is', async () => {
    const order = await buy(`/subscription-plans/${month}/checkout`);
    const { view } = await readModal('successPremiumModal', { order });
    expect(view?.paid).toMatchObject({
      arrival: 'there',
      period: { unit: 'month', count: 1 },
      until: null,
      next: null,
    });
    expect(view?.paid?.renewal?.cost).toEqual({ money: view?.renewal?.price });

    // It is paid but has not begun.
    await site.owner('subscriptions').where({ user_id: buyer.userId }).delete();
    const coming = await readModal('successPremiumModal', { order });
    expect(coming.view?.paid?.arrival).toBe('coming');
    await site
      .owner('payments')
      .where({ order_id: order })
      .update({ completed_at: new Date(Date.now() - 60_000) });
    const late = await readModal('successPremiumModal', { order });
    expect(late.view?.paid?.arrival).toBe('late');
  });

  it('of a club is shown after joining without an order, and not without joining', async () => {
    const { creatorId } = await makeClub(site.domain, { price: 0, name: 'Ines Duarte' });
    expect(await readModal('successFanClubModal', { creatorId })).toEqual({
      view: null,
      unordered: null,
    });
    await joinClub(site.domain, { userId: buyer.userId, creatorId });
    const { unordered } = await readModal('successFanClubModal', { creatorId });
    expect(unordered).toMatchObject({
      what: { kind: 'fanclub', name: 'Ines Duarte' },
      arrival: 'there',
      cost: null,
      period: { unit: 'month', count: 1 },
    });
  });
});
