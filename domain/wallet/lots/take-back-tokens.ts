import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Money } from '../../shared/money';
import { decideTakeBack, type TakeBack, type TakenLot } from './decide-take-back';
import { lockPurse } from '../lock-purse';
import { costOfNext } from './lot-cost';
import type { TransferReason } from '../schema';
import { walletSettings } from '../settings';
import type { Opening } from '../ledger/open-accounts';
import { takeSharesBack, type GivenShare } from '../shares/take-shares-back';
import {
  findTransferId,
  legOf,
  tokenLeg,
  writeTransfer,
  type Leg,
  type LotUse,
} from '../ledger/write-transfer';

interface TakingBack {
  orderId: string;
  /** The reversed part of the order; 1 is all that is left of it. */
  share: number;
  /** The account on which the reversal's money was booked. */
  against: 'refunded' | 'disputed';
  reason: TransferReason;
  /** A repeat with the same key takes nothing. */
  idempotencyKey: string;
}

export interface TakenBack {
  taken: number;
  /** Tokens that should have been taken but had been spent. */
  short: number;
  costOfShort: Money;
}

/**
 * Takes back the tokens of an order, bought ones and bonus, in the caller's transaction, as far as they are
 * left; no balance falls below zero. The deferred money of the taken tokens is booked `against` the
 * reversal. For spent tokens, creators lose their shares and the rest is a debt. A repeat returns the first
 * result and takes nothing.
 */
export async function takeBackTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  { orderId, share, against, reason, idempotencyKey }: TakingBack,
): Promise<TakenBack> {
  if (!(share > 0 && share <= 1)) throw new RangeError(`cannot take back ${share} of an order`);
  const { token_currency } = await context.settings(walletSettings);
  const owner = await findOwner(trx, orderId);
  if (owner === null) return totalOf([], token_currency);
  const purse = await lockPurse(trx, owner, context.now());
  const earlier = await findTakenBack(trx, idempotencyKey, token_currency);
  if (earlier) return earlier;
  const parts = (await readLots(trx, orderId)).map((lot) => decideTakeBack(lot, share));
  const result = totalOf(parts, token_currency);
  const legs = await bookTakeBack(trx, parts, against, context.now());
  // There is nothing to book if no tokens are left and the spent ones cost nothing.
  if (result.taken === 0 && legs.every(({ amount }) => amount === 0)) return result;
  const written = await writeTransfer(context, trx, {
    idempotencyKey,
    reason,
    reference: orderId,
    purse: { purse, delta: -result.taken },
    legs: [...legs, tokenLeg('refunds', result.taken)],
    lots: parts.map(({ lot, taken, short }) => ({
      lotId: lot.id,
      remaining: -taken,
      taken,
      short,
    })),
    uses: parts.flatMap(usesOf),
  });
  if (written === null) throw new Error('what is locked was taken back by somebody else');
  return result;
}

/**
 * Returns the tokens that taking back a whole order would take now, and all that it would have to. Changes
 * nothing.
 */
export async function foreseeTakeBack(
  trx: Knex.Transaction,
  orderId: string,
): Promise<{ left: number; bought: number }> {
  const parts = (await readLots(trx, orderId)).map((lot) => decideTakeBack(lot, 1));
  return {
    left: parts.reduce((sum, { taken }) => sum + taken, 0),
    bought: parts.reduce((sum, { taken, short }) => sum + taken + short, 0),
  };
}

interface Returning {
  /** The key with which the tokens were taken. */
  takenBy: string;
  reason: TransferReason;
}

/**
 * Undoes a take-back whose cause no longer applies, such as a withdrawn chargeback, in the caller's
 * transaction and once: restores lots, money, shares and debts. Returns the number of returned tokens.
 */
export async function returnTakenTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  { takenBy, reason }: Returning,
): Promise<{ returned: number }> {
  const taking = await trx('ledger_transfers')
    .where({ idempotency_key: takenBy })
    .first('id', 'reference');
  const owner = taking?.reference ? await findOwner(trx, taking.reference) : null;
  if (!taking || owner === null) return { returned: 0 };
  const purse = await lockPurse(trx, owner, context.now());
  const uses = await trx('token_lot_uses')
    .where({ transfer_id: taking.id, kind: 'take-back' })
    .select('lot_id', 'tokens', 'cost_minor', 'creator_id', 'share_minor', 'short');
  const returned = uses.reduce((sum, { tokens }) => sum + tokens, 0);
  const lots = new Map(
    (await readLots(trx, taking.reference ?? '')).map((lot) => [lot.id, lot] as const),
  );
  /**
   * The value that returns to the lot; a cent more or less than was taken if other tokens were spent since.
   */
  const valueOf = (use: { lot_id: string; tokens: number }) => {
    const lot = lots.get(use.lot_id);
    return lot ? -costOfNext(lot, -use.tokens) : 0;
  };
  const roundings = uses.map((use) => {
    const { currency = null } = lots.get(use.lot_id) ?? {};
    return currency === null ? [] : roundingOf(valueOf(use) - use.cost_minor, currency);
  });
  const written = await writeTransfer(context, trx, {
    idempotencyKey: `return:${taking.id}`,
    reason,
    reference: taking.reference,
    purse: { purse, delta: returned },
    legs: [...(await mirroredLegs(trx, taking.id, purse.accountId)), ...roundings.flat()],
    lots: uses.flatMap(({ lot_id: lotId, tokens, short, creator_id: creatorId }) =>
      creatorId === null ? [{ lotId, remaining: tokens, taken: -tokens, short: -short }] : [],
    ),
    uses: uses.map((use) => ({
      lotId: use.lot_id,
      kind: 'return',
      tokens: -use.tokens,
      costMinor: -valueOf(use),
      creatorId: use.creator_id,
      shareMinor: -use.share_minor,
      short: -use.short,
    })),
  });
  return { returned: written === null ? 0 : returned };
}

const roundingOf = (minor: number, currency: string): Leg[] => [
  legOf({ system: 'deferred', detail: 'tokens' }, currency, minor),
  legOf({ system: 'earned', detail: 'tokens' }, currency, -minor),
];

/** Returns the legs of a transfer with opposite sign, except for the person's own. */
async function mirroredLegs(
  trx: Knex.Transaction,
  transferId: string,
  purseId: string,
): Promise<Leg[]> {
  const legs = await trx('ledger_entries as entry')
    .join('ledger_accounts as account', 'account.id', 'entry.account_id')
    .where({ 'entry.transfer_id': transferId })
    .whereNot({ 'account.id': purseId })
    .select<(Opening & { amount: number })[]>({
      code: 'account.code',
      kind: 'account.kind',
      unit: 'account.unit',
      holderId: 'account.holder_id',
      amount: 'entry.amount',
    });
  return legs.map(({ amount, ...account }) => ({ account, amount: -amount }));
}

const totalOf = (parts: readonly TakeBack[], currency: string): TakenBack => {
  const sum = (of: (part: TakeBack) => number) => parts.reduce((total, one) => total + of(one), 0);
  return {
    taken: sum(({ taken }) => taken),
    short: sum(({ short }) => short),
    costOfShort: { minor: sum(({ costOfShort }) => costOfShort), currency },
  };
};

async function findOwner(trx: Knex.Transaction, orderId: string): Promise<string | null> {
  const row = await trx('token_lots as lot')
    .join('ledger_accounts as account', 'account.id', 'lot.account_id')
    .where({ 'lot.order_id': orderId })
    .first<{ owner_id: string } | undefined>('account.owner_id');
  return row?.owner_id ?? null;
}

/** Returns what a key took back before, or null. */
async function findTakenBack(
  trx: Knex.Transaction,
  idempotencyKey: string,
  currency: string,
): Promise<TakenBack | null> {
  const transferId = await findTransferId(trx, idempotencyKey);
  if (transferId === undefined) return null;
  const uses = await trx('token_lot_uses')
    .where({ transfer_id: transferId })
    .select('tokens', 'short', 'share_minor');
  const debt = await trx('ledger_entries as entry')
    .join('ledger_accounts as account', 'account.id', 'entry.account_id')
    .where({ 'entry.transfer_id': transferId, 'account.code': `debts:${currency}` })
    .first<{ amount: number } | undefined>('entry.amount');
  const sum = (of: (use: (typeof uses)[number]) => number) =>
    uses.reduce((total, use) => total + of(use), 0);
  return {
    taken: sum(({ tokens }) => tokens),
    short: sum(({ short }) => short),
    costOfShort: { minor: (debt ? -debt.amount : 0) - sum((use) => use.share_minor), currency },
  };
}

async function readLots(trx: Knex.Transaction, orderId: string): Promise<TakenLot[]> {
  const { rows } = await trx.raw<{ rows: TakenLot[] }>(
    `select lot.id, lot.kind, lot.size, lot.remaining, lot.reserved, lot.taken, lot.short,
            lot.paid_minor as "paidMinor", lot.currency,
            (extract(epoch from lot.ends_at) * 1000)::float8 as "endsAt",
            (extract(epoch from lot.created_at) * 1000)::float8 as "createdAt",
            coalesce((select json_agg(json_build_object('creatorId', creator_id, 'minor', minor))
                        from (select creator_id, sum(share_minor) as minor from token_lot_uses
                               where lot_id = lot.id and creator_id is not null
                               group by creator_id having sum(share_minor) > 0) as held), '[]')
              as shares
       from token_lots lot where lot.order_id = ?
      order by lot.created_at, lot.id`,
    [orderId],
  );
  return rows;
}

async function bookTakeBack(
  trx: Knex.Transaction,
  parts: readonly TakeBack[],
  against: TakingBack['against'],
  now: Date,
): Promise<Leg[]> {
  const legs: Leg[] = [];
  const lost = new Map<string, GivenShare[]>();
  for (const { lot, costOfTaken, costOfShort, shares } of parts) {
    if (lot.currency === null) continue;
    const shared = shares.reduce((sum, { minor }) => sum + minor, 0);
    legs.push(
      legOf({ system: 'deferred', detail: 'tokens' }, lot.currency, -costOfTaken),
      legOf({ system: against }, lot.currency, costOfTaken + costOfShort),
      legOf({ system: 'debts' }, lot.currency, shared - costOfShort),
    );
    lost.set(lot.currency, [...(lost.get(lot.currency) ?? []), ...shares]);
  }
  for (const [currency, shares] of lost) {
    legs.push(...(await takeSharesBack(trx, shares, currency, now)));
  }
  return legs;
}

function usesOf({ lot, taken, costOfTaken, short, shares }: TakeBack): LotUse[] {
  const use = { lotId: lot.id, kind: 'take-back', tokens: 0, costMinor: 0 } as const;
  const lost = shares.map(({ creatorId, minor }) => ({ ...use, creatorId, shareMinor: -minor }));
  if (taken === 0 && short === 0) return lost;
  return [{ ...use, tokens: taken, costMinor: costOfTaken, short }, ...lost];
}
