import { findOrder } from '../payments/orders/find-order';
import { openOrder } from '../payments/orders/open-order';
import type { ChargeOutcome } from '../payments/pay/charge-order';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { changeMembership, lockMembership, toState, type MembershipKey } from './change-membership';
import { spendMembership } from './club-spend';
import { paidUntil, type Happening, type MembershipState } from './decide-membership';
import { getClub } from './find-club';
import { membershipOrderSchema, renewsByItself } from './sell-membership';

/** How a card is found and charged, with nobody there. */
export interface Charging {
  cardsOf(userId: string): Promise<readonly { id: string; isDefault: boolean }[]>;
  charge(asked: { orderId: string; cardId: string }): Promise<ChargeOutcome>;
}

/** A payment that is not decided, or a processor that is away, is asked after so much later. */
const askAgainMs = 3_600_000;

/**
 * Renews the memberships that are due, one by one: by card, by tokens, or for nothing. Each period is
 * paid for once, whatever dies and however many workers run: its order, or its spend, has a key.
 */
export async function renewDueMemberships(
  context: DomainContext,
  charging: Charging,
  limit: number,
): Promise<number> {
  const due = await context
    .db('fanclub_memberships')
    .where('due_at', '<=', context.now())
    .orderBy('due_at')
    .limit(limit)
    .select('user_id', 'character_id');
  for (const { user_id: userId, character_id: characterId } of due) {
    await renew(context, charging, { userId, characterId });
  }
  return due.length;
}

async function renew(context: DomainContext, charging: Charging, key: MembershipKey) {
  const row = await context
    .db('fanclub_memberships')
    .where({ user_id: key.userId, character_id: key.characterId })
    .first('pays_with');
  const [club, isWanted] = await Promise.all([
    getClub(context, { characterId: key.characterId }),
    renewsByItself(context.db, key.userId),
  ]);
  // Whoever has switched renewals off, or whose club is gone, keeps what is paid for.
  if (!row || !club || !isWanted) return note(context, key, { kind: 'cancelled' });
  if (row.pays_with === 'money') return renewByCard(context, charging, key);
  return transact(context, async (trx) => {
    const locked = await lockMembership(trx, key);
    const isDue = locked?.due_at && locked.due_at <= context.now();
    if (!locked || !isDue) return;
    const state = toState(locked);
    const { price, paysWith } = state.terms;
    if (paysWith === 'nothing') {
      const isFree = club.price?.minor === 0;
      await changeMembership(context, trx, key, { kind: isFree ? 'renewed' : 'cancelled' });
      return;
    }
    const period = periodOf(state);
    const spent = await spendMembership(context, trx, {
      club,
      userId: key.userId,
      tokens: price,
      period,
      confirmed: 'standing',
    });
    const failed = { kind: 'renewal-failed', isFinal: false } as const;
    await changeMembership(context, trx, key, spent.ok ? { kind: 'renewed' } : failed);
  });
}

/** Names the period that is next, whatever is tried for it. */
const periodOf = (state: MembershipState) => paidUntil(state).toISOString();

async function renewByCard(context: DomainContext, charging: Charging, key: MembershipKey) {
  const row = await context
    .db('fanclub_memberships')
    .where({ user_id: key.userId, character_id: key.characterId })
    .first();
  const last = row?.order_id ? await findOrder(context.db, row.order_id) : null;
  const cards = await charging.cardsOf(key.userId);
  const card =
    cards.find(({ id }) => id === row?.card_id) ?? cards.find(({ isDefault }) => isDefault);
  if (!row || !last || !card) {
    return note(context, key, { kind: 'renewal-failed', isFinal: false });
  }
  const state = toState(row);
  const details = membershipOrderSchema.parse(last.product.details);
  const order = await openOrder(context, {
    buyerId: key.userId,
    product: { ...last.product, details },
    price: last.price,
    source: null,
    rebillKey: `${row.id}:${periodOf(state)}:${state.failedRenewals}`,
  });
  const outcome = await charging.charge({ orderId: order.id, cardId: card.id });
  // What was paid, or declined, the hooks have noted.
  if (outcome.ok && outcome.state === 'completed') return null;
  if (!outcome.ok && ['card-declined', 'order-paid'].includes(outcome.reason)) return null;
  const isLater = outcome.ok || outcome.reason === 'provider-away';
  const askAgainAt = new Date(context.now().getTime() + askAgainMs);
  return note(
    context,
    key,
    isLater ? { kind: 'renewal-pending', askAgainAt } : { kind: 'renewal-failed', isFinal: false },
  );
}

const note = (context: DomainContext, key: MembershipKey, happening: Happening) =>
  transact(context, (trx) => changeMembership(context, trx, key, happening));
