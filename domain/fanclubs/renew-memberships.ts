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
import type { MembershipEvent } from './decide-membership';
import { getClub } from './find-club';
import { nextPeriodOf, openRenewal } from './open-renewal';
import { renewsByItself } from './sell-membership';

/** The functions to find and charge a card while the user is absent. */
export interface Charging {
  cardsOf(userId: string): Promise<readonly RenewalCard[]>;
  charge(request: { orderId: string; cardId: string }): Promise<ChargeOutcome>;
}

const failed = { kind: 'renewal-failed', isFinal: false } as const;

/** Milliseconds before a pending payment or an unavailable processor is checked again. */
const checkAgainMs = 3_600_000;

/**
 * Renews the due memberships one by one: by card, with tokens or for free. Each period is paid once,
 * with any crash and any number of workers, because its order or spend has a key.
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
  // If renewals are switched off or the club is gone, the paid time is kept.
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
 * Renews by card. A claim excludes other workers for a time; after a crash another worker finds the
 * same order. Hooks report the result; a pending payment is checked again when the claim ends.
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
  if (!outcome.ok && !handledReasons.has(outcome.reason)) await note(context, key, failed);
}

/** Outcomes that need no action: hooks have recorded the decline or other payment, or it is pending. */
const handledReasons: ReadonlySet<string> = new Set([
  'card-declined',
  'order-paid',
  'payment-in-review',
  'provider-away',
]);

/** Claims the renewal for a time; null if it is no longer due. */
const claim = (context: DomainContext, key: MembershipKey): Promise<MembershipRow | null> =>
  transact(context, async (trx) => {
    const row = await lockMembership(trx, key);
    if (!row || !isDue(row, context.now())) return null;
    const checkAgainAt = new Date(context.now().getTime() + checkAgainMs);
    const held = { kind: 'renewal-pending', checkAgainAt } as const;
    return (await changeMembership(context, trx, key, held)) && row;
  });

const isDue = ({ due_at: dueAt }: MembershipRow, now: Date) => dueAt !== null && dueAt <= now;

const note = (context: DomainContext, key: MembershipKey, event: MembershipEvent) =>
  transact(context, (trx) => changeMembership(context, trx, key, event));
