import type { Knex } from 'knex';
import type { PersistResponse } from '../idempotency/persist-response';
import type { DomainContext } from '../shared/context';
import type { Money } from '../shared/money';
import { transact } from '../shared/transactions/transact';
import { readBalance } from '../wallet/get-balance';
import type { RefusedSpend } from '../wallet/spends/pay-from-purse';
import { changeMembership, lockMembership, toState } from './change-membership';
import { spendMembership } from './club-spend';
import { decideJoin, type JoinRequest, type JoinDecision } from './decide-join';
import { findNamedClub } from './find-club';
import { renewsByItself } from './sell-membership';
import { isOverdue } from './decide-membership';
import { agreedPrices } from './open-renewal';
import { refuse, type Refusal } from './refusals';
import type { Club } from './schema';

interface Joining extends JoinRequest {
  userId: string;
  /** The id of the creator, or of the character. */
  creatorId: string;
}

export type JoinOutcome =
  | {
      ok: true;
      openCheckout: boolean;
      characterId: string;
      /** The price for checkout; null if the club is not sold for money. */
      price: Money | null;
      /** The tokens that were charged. */
      tokens: number;
    }
  | Refusal<'no-such-club' | 'own-club' | 'club-price-changed' | 'club-not-for-tokens'>
  | RefusedSpend;

/**
 * Joins a club as `decideJoin` decides: immediately if it is free, already joined or paid with tokens.
 * Otherwise the result says that checkout or another offer must be opened. A repeated call charges
 * nothing. A member whose renewal has failed pays it in this way.
 */
export async function joinClub(
  context: DomainContext,
  { userId, creatorId, ...request }: Joining,
  persistResponse?: PersistResponse<JoinOutcome>,
): Promise<JoinOutcome> {
  const club = await findNamedClub(context, creatorId);
  return transact(context, async (trx) => {
    const outcome = club
      ? await joinFoundClub(context, trx, { club, userId, request })
      : refuse('no-such-club');
    await persistResponse?.(trx, outcome);
    return outcome;
  });
}

async function joinFoundClub(
  context: DomainContext,
  trx: Knex.Transaction,
  { club, userId, request }: { club: Club; userId: string; request: JoinRequest },
): Promise<JoinOutcome> {
  const { characterId } = club;
  const key = { userId, characterId };
  const membership = await lockMembership(trx, key);
  const state = membership && toState(membership);
  const owes = state !== undefined && isOverdue(state);
  const prices = owes ? agreedPrices(state.terms) : club;
  const decided = decideJoin(
    prices,
    {
      isMember: state !== undefined && state.expiresAt > context.now() && !owes,
      isOwn: club.creatorId === userId,
      balance: request.tokens === undefined ? 0 : await readBalance(trx, userId),
    },
    request,
  );
  if ('ok' in decided) return decided;
  const paid = await carryOut(context, trx, { club, key, decided, confirmed: request.confirmed });
  if (!paid.ok) return paid;
  const openCheckout = decided.kind === 'checkout' || decided.kind === 'upsell';
  const price = decided.kind === 'checkout' ? prices.price : null;
  return { ok: true, openCheckout, characterId, price, tokens: paid.tokens };
}

async function carryOut(
  context: DomainContext,
  trx: Knex.Transaction,
  {
    club,
    key,
    decided,
    confirmed,
  }: {
    club: Club;
    key: { userId: string; characterId: string };
    decided: JoinDecision;
    confirmed: number | undefined;
  },
): Promise<{ ok: true; tokens: number } | RefusedSpend> {
  const isFree = decided.kind === 'free';
  if (!isFree && decided.kind !== 'pay-tokens') return { ok: true, tokens: 0 };
  const tokens = isFree ? 0 : decided.tokens;
  if (!isFree) {
    const began = context.now().toISOString();
    const spend = { club, ...key, tokens, period: began, confirmed };
    const spent = await spendMembership(context, trx, spend);
    if (!spent.ok) return spent;
  }
  await changeMembership(context, trx, key, {
    kind: 'joined',
    terms: {
      planId: null,
      period: { unit: 'month', count: 1 },
      paysWith: isFree ? 'nothing' : 'tokens',
      price: tokens,
      discountPercent: 0,
    },
    renews: await renewsByItself(trx, key.userId),
  });
  return { ok: true, tokens };
}
