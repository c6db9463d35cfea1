import type { Knex } from 'knex';
import type { TokenReservationsRow } from '~/db/rows';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { secondsAgo } from '../../shared/remove-in-batches';
import { transact } from '../../shared/transactions/transact';
import { bookCost } from '../lots/book-cost';
import type { Lot } from '../lots/decide-lot-uses';
import { requireTokens } from '../lots/grant-tokens';
import { lockPurse, type Purse } from '../lock-purse';
import { costOfNext } from '../lots/lot-cost';
import { reservedOf } from '../ledger/open-accounts';
import { payFromPurse, type RefusedSpend } from './pay-from-purse';
import { defineTransferReason, transferReasonSchema } from '../schema';
import { walletSettings } from '../settings';
import { sharerOf, type Spend } from './spend-tokens';
import { findTransferId, legOf, tokenLeg, writeTransfer, type Leg } from '../ledger/write-transfer';

/** Transfers to and from held tokens. The tokens remain their owner's, so no statement lists them. */
export const reservation = defineTransferReason('reservation');

interface Reserved {
  ok: true;
  reservationId: string;
  /** Tokens that can still be spent. */
  balance: number;
  /** False if the key had been used before. */
  isNew: boolean;
}

/**
 * Holds tokens for something whose price is not known yet, in the caller's transaction; refuses like a
 * spend. A job releases what is not settled by `endsAt`.
 *
 * @public for calls, which are priced by the minute, and generations, which take a while
 */
export async function reserveTokens(
  context: DomainContext,
  trx: Knex.Transaction,
  { endsAt, ...spend }: Spend & { endsAt: Date },
): Promise<Reserved | RefusedSpend> {
  const { userId, tokens, idempotencyKey } = spend;
  requireTokens(tokens);
  const purse = await lockPurse(trx, userId, context.now(), { tokens });
  const earlier = await findReserved(trx, purse, idempotencyKey);
  if (earlier) return earlier;
  const paid = await payFromPurse(context, trx, purse, spend);
  if (!paid.ok) return paid;
  const transferId = await writeTransfer(context, trx, {
    idempotencyKey,
    reason: reservation,
    reference: spend.reference,
    characterId: spend.characterId,
    purse: { purse, delta: -tokens },
    legs: [{ account: reservedOf(userId), amount: tokens }],
    lots: paid.parts.map(({ lot, tokens: held }) => ({
      lotId: lot.id,
      remaining: -held,
      reserved: held,
    })),
  });
  if (transferId === null) throw new Error(`the key of a reservation is another transfer's`);
  const reservationId = newId();
  await trx('token_reservations').insert({
    id: reservationId,
    account_id: purse.accountId,
    tokens,
    reason: spend.reason,
    reference: spend.reference ?? null,
    character_id: spend.characterId ?? null,
    creator_id: spend.creatorId ?? null,
    transfer_id: transferId,
    ends_at: endsAt,
    created_at: context.now(),
  });
  await trx('token_reservation_lots').insert(
    paid.parts.map(({ lot, tokens: held }, place) => ({
      reservation_id: reservationId,
      lot_id: lot.id,
      tokens: held,
      place,
    })),
  );
  return { ok: true, reservationId, balance: purse.balance - tokens, isNew: true };
}

async function findReserved(
  trx: Knex.Transaction,
  { balance }: Purse,
  idempotencyKey: string,
): Promise<Reserved | null> {
  const transferId = await findTransferId(trx, idempotencyKey);
  if (transferId === undefined) return null;
  const row = await trx('token_reservations').where({ transfer_id: transferId }).first('id');
  if (!row) throw new Error(`the key of a reservation is another transfer's`);
  return { ok: true, reservationId: row.id, balance, isNew: false };
}

interface Closed {
  ok: true;
  /** Tokens spent; 0 if it was released. */
  spent: number;
  balance: number;
  /** False if it had been settled or released before; then nothing moved now. */
  isNew: boolean;
}

/**
 * Spends the amount due from a reservation, at most what it holds, and returns the rest to its owner, in
 * the caller's transaction; once. Throws if the reservation does not exist.
 *
 * @public with reserveTokens
 */
export function settleReservation(
  context: DomainContext,
  trx: Knex.Transaction,
  { reservationId, tokens }: { reservationId: string; tokens: number },
): Promise<Closed> {
  requireTokens(tokens);
  return close(context, trx, reservationId, tokens);
}

/**
 * Returns all tokens of a reservation to its owner, in the caller's transaction; once.
 *
 * @public with reserveTokens
 */
export function releaseReservation(
  context: DomainContext,
  trx: Knex.Transaction,
  { reservationId }: { reservationId: string },
): Promise<Closed> {
  return close(context, trx, reservationId, 0);
}

/**
 * Releases expired reservations and returns their number. In demonstrations `early` releases those of one
 * person some days early.
 */
export async function releaseEndedReservations(
  context: DomainContext,
  early?: { userId: string; days: number },
): Promise<number> {
  const atOnce = 500;
  const until = secondsAgo(context, -(early?.days ?? 0) * 86_400);
  let released = 0;
  for (;;) {
    const ended = await context
      .db('token_reservations')
      .where({ state: 'open' })
      .where('ends_at', '<=', until)
      .where((query) => {
        if (!early) return;
        const purses = context.db('ledger_accounts').where({ owner_id: early.userId }).select('id');
        void query.whereIn('account_id', purses);
      })
      .orderBy('ends_at')
      .limit(atOnce)
      .pluck('id');
    for (const reservationId of ended) {
      await transact(context, (trx) => releaseReservation(context, trx, { reservationId }));
    }
    released += ended.length;
    if (ended.length < atOnce) return released;
  }
}

/** The held part of a lot: the first part is spent, the rest is returned. */
interface HeldPart {
  lot: Lot & { short: number };
  spent: number;
  back: number;
}

async function close(
  context: DomainContext,
  trx: Knex.Transaction,
  reservationId: string,
  due: number,
): Promise<Closed> {
  const owner = await findReservationOwner(trx, reservationId);
  const purse = await lockPurse(trx, owner, context.now());
  const held = await trx('token_reservations').where({ id: reservationId }).first();
  if (!held) throw new Error(`there is no reservation ${reservationId}`);
  if (held.state !== 'open') {
    return { ok: true, spent: held.spent, balance: purse.balance, isNew: false };
  }
  const spent = Math.min(due, held.tokens);
  const parts = divide(await readHeldLots(trx, reservationId), spent);
  const used = parts.flatMap(({ lot, spent: tokens }) => (tokens > 0 ? [{ lot, tokens }] : []));
  const settings = await context.settings(walletSettings);
  const { uses, legs } = bookCost(used, sharerOf(toSpend(held), settings));
  const owed = parts.map(settleShortage);
  const taken = owed.reduce((sum, { tokens }) => sum + tokens, 0);
  const delta = held.tokens - spent - taken;
  const transferId = await writeTransfer(context, trx, {
    idempotencyKey: `close:${reservationId}`,
    reason: spent > 0 ? transferReasonSchema.parse(held.reason) : reservation,
    reference: held.reference,
    characterId: held.character_id,
    purse: { purse, delta },
    legs: [
      { account: reservedOf(owner), amount: -held.tokens },
      tokenLeg('revenue', spent),
      tokenLeg('refunds', taken),
      ...legs,
      ...owed.flatMap((one) => one.legs),
    ],
    lots: parts.map(({ lot, spent: tokens, back }, index) => {
      const gone = owed[index]?.tokens ?? 0;
      return {
        lotId: lot.id,
        reserved: -(tokens + back),
        remaining: back - gone,
        taken: gone,
        short: -gone,
      };
    }),
    uses: [...uses, ...owed.flatMap((one) => one.uses)],
  });
  await trx('token_reservations')
    .where({ id: reservationId })
    .update({ state: spent > 0 ? 'settled' : 'released', spent, closed_by: transferId });
  return { ok: true, spent, balance: purse.balance + delta, isNew: true };
}

/** Returns the owner of a reservation's tokens. Throws if the reservation does not exist. */
export async function findReservationOwner(
  trx: Knex.Transaction,
  reservationId: string,
): Promise<string> {
  const row = await trx('token_reservations as held')
    .join('ledger_accounts as account', 'account.id', 'held.account_id')
    .where({ 'held.id': reservationId })
    .first<{ owner_id: string } | undefined>('account.owner_id');
  if (!row) throw new Error(`there is no reservation ${reservationId}`);
  return row.owner_id;
}

interface HeldLot {
  lot: HeldPart['lot'];
  tokens: number;
}

async function readHeldLots(trx: Knex.Transaction, reservationId: string): Promise<HeldLot[]> {
  const rows = await trx('token_reservation_lots as held')
    .join('token_lots as lot', 'lot.id', 'held.lot_id')
    .where({ 'held.reservation_id': reservationId })
    .orderBy('held.place')
    .select<(Lot & { short: number; tokens: number })[]>({
      tokens: 'held.tokens',
      id: 'lot.id',
      kind: 'lot.kind',
      size: 'lot.size',
      remaining: 'lot.remaining',
      reserved: 'lot.reserved',
      short: 'lot.short',
      paidMinor: 'lot.paid_minor',
      currency: 'lot.currency',
    });
  return rows.map(({ tokens, ...lot }) => ({ lot, tokens }));
}

/** Spends from the held lots in their order and returns the rest. */
function divide(held: readonly HeldLot[], due: number): HeldPart[] {
  let left = due;
  return held.map(({ lot, tokens }) => {
    const spent = Math.min(left, tokens);
    left -= spent;
    return { lot, spent, back: tokens - spent };
  });
}

/** Takes back immediately what is returned to a lot whose order was reversed in the meantime. */
function settleShortage({ lot, spent, back }: HeldPart) {
  const tokens = Math.min(lot.short, back);
  const legs: Leg[] = [];
  if (tokens === 0) return { tokens, legs, uses: [] };
  // The tokens spent in the same transfer come first.
  const before = { ...lot, reserved: lot.reserved - spent };
  const costMinor = costOfNext(before, tokens);
  if (lot.currency !== null) {
    legs.push(
      legOf({ system: 'deferred', detail: 'tokens' }, lot.currency, -costMinor),
      legOf({ system: 'debts' }, lot.currency, costMinor),
    );
  }
  const use = { lotId: lot.id, kind: 'take-back', tokens, costMinor, short: -tokens } as const;
  return { tokens, legs, uses: [use] };
}

const toSpend = ({ creator_id, reason }: TokenReservationsRow) => ({
  creatorId: creator_id,
  reason: transferReasonSchema.parse(reason),
});
