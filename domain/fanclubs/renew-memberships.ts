import { decideCharge, type RenewalCard } from '../payments/cards/decide-charge';
import type { ChargeOutcome } from '../payments/pay/charge-order';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import {
  changeMembership,
  lockMembership,
  toState,
  type MembershipKey,
  type MembershipRow,
} from './change-membership';
import { spendMembership } from './club-spend';
import type { Happening } from './decide-membership';
import { getClub } from './find-club';
import { nextPeriodOf, openRenewal } from './open-renewal';
import { renewsByItself } from './sell-membership';

/** How a card is found and charged, with nobody there. */
export interface Charging {
  cardsOf(userId: string): Promise<readonly RenewalCard[]>;
  charge(asked: { orderId: string; cardId: string }): Promise<ChargeOutcome>;
}

const failed = { kind: 'renewal-failed', isFinal: false } as const;

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
    if (!locked || !isDue(locked, context.now())) return;
    const state = toState(locked);
    const { price, paysWith } = state.terms;
    if (paysWith === 'nothing') {
      const isFree = club.price?.minor === 0;
      await changeMembership(context, trx, key, { kind: isFree ? 'renewed' : 'cancelled' });
      return;
    }
    const period = nextPeriodOf(state);
    const spent = await spendMembership(context, trx, {
      club,
      userId: key.userId,
      tokens: price,
      period,
      confirmed: 'standing',
    });
    await changeMembership(context, trx, key, spent.ok ? { kind: 'renewed' } : failed);
  });
}

/**
 * By card: claimed for a while, in which nobody else tries; whoever dies is followed by another, who
 * finds the same order. What became of it is told by hooks; what is not known yet is asked after when
 * the claim is over.
 */
async function renewByCard(context: DomainContext, charging: Charging, key: MembershipKey) {
  const row = await claim(context, key);
  if (!row) return;
  const [order, cards] = await Promise.all([
    openRenewal(context, row),
    charging.cardsOf(key.userId),
  ]);
  const card = decideCharge(cards, row.card_id);
  const outcome =
    order && card
      ? await charging.charge({ orderId: order.id, cardId: card.id })
      : ({ ok: false, reason: 'no-such-card' } as const);
  if (!outcome.ok && !told.has(outcome.reason)) await note(context, key, failed);
}

/** Declined, or paid otherwise, which hooks have noted; or not known yet. */
const told: ReadonlySet<string> = new Set([
  'card-declined',
  'order-paid',
  'payment-in-review',
  'provider-away',
]);

/** Lets nobody else renew it for a while; null where it is not due any more. */
const claim = (context: DomainContext, key: MembershipKey): Promise<MembershipRow | null> =>
  transact(context, async (trx) => {
    const row = await lockMembership(trx, key);
    if (!row || !isDue(row, context.now())) return null;
    const askAgainAt = new Date(context.now().getTime() + askAgainMs);
    const held = { kind: 'renewal-pending', askAgainAt } as const;
    return (await changeMembership(context, trx, key, held)) && row;
  });

const isDue = ({ due_at: dueAt }: MembershipRow, now: Date) => dueAt !== null && dueAt <= now;

const note = (context: DomainContext, key: MembershipKey, happening: Happening) =>
  transact(context, (trx) => changeMembership(context, trx, key, happening));
