import type { Client } from '~/app/testing/client';
import { plans } from '~/domain/subscriptions/testing/buy-plan';
import { api, type Buyer, type Shop } from '../../security/testing/shop';

/** The client that looks at prices, and the buyer who is charged for them: a visitor signs up first. */
export interface Looker {
  reader: Client;
  buyer: Buyer;
}

/** The data shared by all people. */
export interface Place {
  creatorId: string;
}

type Arrange = (shop: Shop, place: Place) => Promise<Looker>;

const fan =
  (
    prepare: (shop: Shop, buyer: Buyer, place: Place) => Promise<void>,
    traits: Parameters<Shop['enter']>[0] = {},
  ): Arrange =>
  async (shop, place) => {
    const buyer = await shop.enter(traits);
    await prepare(shop, buyer, place);
    return { reader: buyer, buyer };
  };

async function buy(buyer: Buyer, path: string): Promise<void> {
  const { status, body } = await buyer.post(api(`${path}/buy`), { paymentMethodId: buyer.cardId });
  if (status !== 200) throw new Error(`${path} was not bought: ${JSON.stringify(body)}`);
}

const specialOf = async ({ site }: Shop) => {
  const which = { kind: 'special', amount: 100, is_test: false };
  return (await site.owner('token_offers').where(which).first('id'))?.id ?? '';
};

const longAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);

/** Every kind of viewer, in every state of offers to them. */
export const people: Record<string, Arrange> = {
  'a visitor': async (shop) => ({ reader: shop.site.client(), buyer: await shop.enter() }),
  'somebody who has yet to prove their address': fan(() => Promise.resolve(), {
    isVerified: false,
  }),
  'a fan who has spent nothing, with offers running': fan(async (_shop, buyer) => {
    await buyer.get(api('/token-deposit-offers/special-offer'));
    await buyer.get(api('/subscription-plans/special-offer'));
  }),
  'a fan whose offers are over': fan(async ({ site }, buyer) => {
    await buyer.get(api('/token-deposit-offers/special-offer'));
    await buyer.get(api('/subscription-plans/special-offer'));
    const ended = { ends_at: longAgo(1) };
    const of = { user_id: buyer.userId };
    await site
      .owner('user_offers')
      .where(of)
      .update({ ...ended, began_at: longAgo(2) });
    await site
      .owner('special_offer_openings')
      .where(of)
      .update({ ...ended, opened_at: longAgo(2) });
  }),
  'a fan who has used the welcome offer': fan(async (shop, buyer) => {
    await buy(buyer, `/token-deposit-offers/${await specialOf(shop)}`);
  }),
  'a fan who has taken a bonus': fan(async (_shop, buyer) => {
    await buyer.post(api('/token-deposit-offers/set-token-bonus'), { offerKey: 'late-train' });
  }),
  'a fan who was away': fan(async (shop, buyer) => {
    await buy(buyer, `/token-deposit-offers/${await shop.packOf(50)}`);
    const of = { user_id: buyer.userId };
    await shop.site
      .owner('token_purchases')
      .where(of)
      .update({ bought_at: longAgo(90) });
    // These purchases must not count as orders of the last minute.
    const paid = { created_at: longAgo(90), expires_at: longAgo(89), closed_at: longAgo(90) };
    await shop.site.owner('orders').where({ buyer_id: buyer.userId }).update(paid);
  }),
  'a fan with Premium': fan((_shop, buyer) => buy(buyer, `/subscription-plans/${plans.month}`)),
  'a member of the club': fan((_shop, buyer, { creatorId }) =>
    buy(buyer, `/creators-subscriptions/${creatorId}`),
  ),
};
