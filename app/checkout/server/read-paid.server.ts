import type { AppLoadContext } from '@remix-run/node';
import { getCharacterProfile } from '~/domain/characters/get-character-profile';
import { shownDuration } from '~/domain/fanclubs/club-price';
import { findNamedClub } from '~/domain/fanclubs/find-club';
import { getMembership } from '~/domain/fanclubs/list-memberships';
import type { Membership } from '~/domain/fanclubs/schema';
import { tokenProductSchema } from '~/domain/offers/schema';
import type { Checkout } from '~/domain/payments/orders/get-checkout';
import { getSubscription } from '~/domain/subscriptions/get-subscription';
import { planOrderSchema } from '~/domain/subscriptions/schema';
import { subscriptionSettings } from '~/domain/subscriptions/settings';
import { getBalance } from '~/domain/wallet/get-balance';
import { readSlides } from './read-slides.server';
import type { Cost, PaidView } from '../checkout-view';
import { arrivalOf } from '../success/arrival-of';

type Order = Checkout['order'];
type Given = Omit<PaidView, 'balance' | 'arrival'> & { isThere: boolean };
type Reader = Pick<AppLoadContext, 'domain' | 'mediaAddress'>;

/** Returns what the buyer has received so far for a paid order. */
export async function readPaid(
  context: AppLoadContext,
  { order, payment }: Pick<Checkout, 'order' | 'payment'>,
): Promise<PaidView> {
  const { domain } = context;
  const [balance, { isThere, ...given }] = await Promise.all([
    getBalance(domain, order.buyerId),
    readGiven(context, order),
  ]);
  const paidAt = payment?.endedAt ?? null;
  return { ...given, balance, arrival: arrivalOf({ isThere, paidAt, now: domain.now() }) };
}

function readGiven(context: AppLoadContext, order: Order): Promise<Given> | Given {
  const { kind, details } = order.product;
  switch (kind) {
    case 'tokens': {
      const { tokens, bonusTokens, specialBonusTokens } = tokenProductSchema.parse(details);
      return { ...onceOnly, gained: tokens + bonusTokens + specialBonusTokens };
    }
    case 'subscriptions':
      return readPremium(context, order);
    case 'fanclub':
      return readClub(context, order);
    case 'post_asset':
      return onceOnly;
  }
}

/** The values of a product that is delivered at the moment of payment and does not expire. */
const onceOnly: Given = {
  isThere: true,
  gained: 0,
  period: null,
  renewal: null,
  until: null,
  next: null,
  cover: null,
};

async function readPremium(context: AppLoadContext, order: Order): Promise<Given> {
  const { domain } = context;
  const { durationMonths, bonusTokens } = planOrderSchema.parse(order.product.details);
  const [subscription, { monthly_tokens_bonus }, cover] = await Promise.all([
    getSubscription(domain, order.buyerId),
    domain.settings(subscriptionSettings),
    findCover(context),
  ]);
  const isThere = subscription !== null && subscription.status !== 'Expired';
  const { autoRenew } = order.price;
  const renewal = isThere
    ? { at: subscription.renewsAt, price: subscription.price }
    : { at: autoRenew?.firstAt ?? null, price: autoRenew?.price ?? null };
  const next = isThere ? subscription.nextSubscription : null;
  return {
    isThere,
    gained: monthly_tokens_bonus + bonusTokens,
    period: { unit: 'month', count: durationMonths },
    renewal: renewal.at && {
      at: renewal.at.toISOString(),
      cost: renewal.price && { money: renewal.price },
    },
    until: isThere && !renewal.at ? subscription.periodEndsAt.toISOString() : null,
    next: next && {
      months: next.plan.durationMonths,
      at: next.startsAt.toISOString(),
      price: next.price,
    },
    cover,
  };
}

/** Returns the picture that Premium is offered with. */
export async function findCover(context: AppLoadContext): Promise<string | null> {
  const [first] = await readSlides(context, {});
  return first?.image ?? null;
}

async function readClub(context: AppLoadContext, { buyerId, product }: Order): Promise<Given> {
  const { domain } = context;
  const club = await findNamedClub(domain, product.id);
  const key = club && { userId: buyerId, characterId: club.characterId };
  const membership = key && (await getMembership(domain, key));
  // Nothing more is delivered for a club that no longer exists.
  if (!membership) return { ...onceOnly, isThere: club === null };
  const isThere = membership.status === 'active';
  return { ...(await givenByClub(context, membership)), isThere };
}

/** Returns the terms of a club membership, for a person who has joined. */
export async function givenByClub(
  { domain, mediaAddress }: Reader,
  one: Membership,
): Promise<Omit<Given, 'isThere'>> {
  const profile = await getCharacterProfile(domain, { id: one.characterId });
  const picture = profile?.media.cover ?? profile?.media.portrait ?? null;
  const { nextBillingAt, plan, period, expiresAt } = one;
  return {
    gained: 0,
    next: null,
    period: plan ? shownDuration(plan) : period,
    renewal: nextBillingAt && { at: nextBillingAt.toISOString(), cost: costOf(one) },
    until: nextBillingAt ? null : expiresAt.toISOString(),
    cover: picture === null ? null : mediaAddress(picture),
  };
}

/** Returns the cost of a membership's period; null if it is free. */
export function costOf({ price, tokens }: Pick<Membership, 'price' | 'tokens'>): Cost | null {
  if (price) return { money: price };
  return tokens === null ? null : { tokens };
}
