import { renewDueMemberships } from '~/domain/fanclubs/renew-memberships';
import { sellMembership } from '~/domain/fanclubs/sell-membership';
import { claimBonus } from '~/domain/offers/bonus-offers';
import { findOffers } from '~/domain/offers/queries';
import { sellTokens } from '~/domain/offers/sell-tokens';
import { listCards } from '~/domain/payments/cards/cards';
import { openOrder } from '~/domain/payments/orders/open-order';
import { chargeOrder } from '~/domain/payments/pay/charge-order';
import { payOrder, type Means } from '~/domain/payments/pay/pay-order';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { cancelSubscription } from '~/domain/subscriptions/cancel-subscription';
import { grantDueAllowances } from '~/domain/subscriptions/grant-allowance';
import { pauseSubscription } from '~/domain/subscriptions/pause-subscription';
import { renewDueSubscriptions } from '~/domain/subscriptions/renew-subscriptions';
import { sellPlan } from '~/domain/subscriptions/sell-plan';
import type { PaymentProvider } from '~/providers/payments/payment-provider';
import { customers, type Customer, type Deed } from './purchases/customers';
import { seedPerson } from './seed-people';

/** The shop in which the demo's customers buy. */
export interface Shop {
  /** The context whose clock `moveClock` sets. */
  context: DomainContext;
  providers: readonly PaymentProvider[];
  /** Sets the clock of the shop and of its card processor; null restores the machine's clock. */
  moveClock(to: Date | null): Promise<void>;
}

interface Buyer extends Pick<Customer, 'email' | 'card'> {
  id: string;
}

const dayMs = 24 * 3600 * 1000;
const atOnce = 100;
const tax = { minor: 0, rate: 0, country: null, inclusive: false, evidence: [] };
const returnUrl = 'http://localhost/checkout/return';
/** An address reserved for documentation (RFC 5737). */
const origin = { deviceId: null, address: '203.0.113.7' };

/**
 * Simulates months, day by day, in which the demo's customers pay with cards that the processor
 * accepts. Everything happens through the use cases. A customer who has already bought or subscribed
 * is left unchanged.
 */
export async function seedPurchases(shop: Shop): Promise<void> {
  const { context, moveClock } = shop;
  const until = context.now().getTime();
  const lives: { buyer: Buyer; deeds: readonly Deed[] }[] = [];
  for (const customer of customers) {
    const id = await seedPerson(context, customer);
    if (await isSeeded(context, id)) continue;
    lives.push({ buyer: { ...customer, id }, deeds: customer.deeds });
  }
  const first = Math.max(-1, ...lives.flatMap(({ deeds }) => deeds.map(({ daysAgo }) => daysAgo)));
  try {
    for (let daysAgo = first; daysAgo >= 0; daysAgo -= 1) {
      await moveClock(new Date(until - daysAgo * dayMs));
      for (const { buyer, deeds } of lives) {
        for (const deed of deeds) if (deed.daysAgo === daysAgo) await act(shop, buyer, deed);
      }
      await tend(shop);
    }
  } finally {
    await moveClock(null);
  }
}

async function isSeeded({ db }: DomainContext, id: string): Promise<boolean> {
  const order = await db('orders').where({ buyer_id: id }).first('id');
  return Boolean(order ?? (await db('subscriptions').where({ user_id: id }).first('id')));
}

async function act(shop: Shop, buyer: Buyer, deed: Deed): Promise<void> {
  const { context } = shop;
  const viewer = viewerOf(buyer);
  switch (deed.does) {
    case 'subscribe':
      return pay(shop, buyer, await sellPlan(context, viewer, { planId: deed.planId }));
    case 'buy-tokens': {
      const which = { kind: 'pack', is_test: false } as const;
      const packs = await findOffers(context.db, which, context.now());
      const offerId = packs.find(({ amount }) => amount === deed.amount)?.id ?? '';
      return pay(shop, buyer, await sellTokens(context, viewer, { offerId }));
    }
    case 'join-club': {
      const club = await context.db('characters').where({ slug: deed.slug }).first('id');
      // A small demo does not contain every character.
      if (!club) return;
      return pay(shop, buyer, await sellMembership(context, viewer, { creatorId: club.id }));
    }
    case 'cancel':
      return require(await cancelSubscription(context, buyer.id, { reason: deed.reason }));
    case 'pause':
      return require(await pauseSubscription(context, buyer.id, deed.months));
    case 'claim-bonus':
      return require(await claimBonus(context, viewer, deed.offerKey));
  }
}

const viewerOf = ({ id }: Buyer) => ({
  userId: id,
  actorId: id,
  isVerified: true,
  accountType: 'User' as const,
  isTest: false,
  visitorId: id,
});

type Done = { ok: true } | { ok: false; reason: string };

function require(done: Done): void {
  if (!done.ok) throw new Error(`a purchase of the demo was refused: ${done.reason}`);
}

type Sold = Awaited<ReturnType<typeof sellPlan | typeof sellTokens | typeof sellMembership>>;

async function pay(shop: Shop, buyer: Buyer, sold: Sold): Promise<void> {
  if (!sold.ok) return require(sold);
  const { context, providers } = shop;
  const { product, price } = sold;
  const order = await openOrder(context, {
    buyerId: buyer.id,
    product,
    price: { ...price, tax },
    source: null,
  });
  const paid = await payOrder(context, providers, {
    buyerId: buyer.id,
    orderId: order.id,
    means: await meansOf(shop, buyer),
    returnUrl,
    origin,
  });
  require(paid);
}

/** Returns the buyer's saved card. For the first purchase, enters the card. */
async function meansOf(shop: Shop, buyer: Buyer): Promise<Means> {
  const cards = await listCards(shop.context, buyer.id);
  const card = cards.find(({ isDefault }) => isDefault);
  if (card) return { kind: 'saved_card', cardId: card.id };
  const { email } = buyer;
  const { holder } = buyer.card;
  return { kind: 'new_card', token: await typeIn(shop, buyer), holder, email, save: true };
}

/** Enters a card as on the processor's own page and returns its token. */
async function typeIn({ context, providers }: Shop, { email, card }: Buyer): Promise<string> {
  const provider = providers.find(({ openCardForm }) => openCardForm !== undefined);
  const form = await provider?.openCardForm?.({
    reference: newId(),
    email,
    returnUrl,
    purpose: 'pay',
  });
  if (!form) throw new Error('no processor takes cards');
  const year = (context.now().getUTCFullYear() + 4) % 100;
  const answer = await fetch(form.pageUrl, {
    method: 'POST',
    body: new URLSearchParams({ ...card, expiry: `11/${year}`, cvc: '123' }),
    redirect: 'manual',
  });
  const token = new URL(answer.headers.get('location') ?? returnUrl).searchParams.get('token');
  if (!token) throw new Error(`the card of ${email} was not taken (${answer.status})`);
  return token;
}

/** Runs the worker's jobs of one day. */
async function tend({ context, providers }: Shop): Promise<void> {
  const charging = {
    cardsOf: (userId: string) => listCards(context, userId),
    charge: (request: { orderId: string; cardId: string }) =>
      chargeOrder(context, providers, { ...request, returnUrl }),
  };
  await renewDueSubscriptions(context, charging, atOnce);
  await renewDueMemberships(context, charging, atOnce);
  await grantDueAllowances(context, atOnce);
}
