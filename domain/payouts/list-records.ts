import type { Knex } from 'knex';
import * as z from 'zod';
import type { PayoutsRow, ShareMovementsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { walletSettings } from '../wallet/settings';
import { payoutReasons } from './book-payout';
import { payoutStates, type PayoutState } from './schema';

/** States of a share: it is held, or was made payable. */
const paymentStates = ['held', 'payable'] as const;
export const recordStates = [...payoutStates, ...paymentStates] as const;

/**
 * What moved a person's money: a share that was earned or taken back, or a payout. `micros` is its time in
 * microseconds, as exact as the database has it.
 */
export type MoneyRecord =
  | { type: 'payout'; id: string; at: Date; micros: number; payout: PayoutsRow }
  | {
      type: 'payment';
      id: string;
      at: Date;
      micros: number;
      status: (typeof paymentStates)[number];
      reason: string;
      characterId: string | null;
      minor: number;
      currency: string;
    };

interface Query {
  userId: string;
  order: 'asc' | 'desc';
  status?: (typeof recordStates)[number] | undefined;
  characterId?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

const positionSchema = z.object({
  list: z.literal('payout-records'),
  order: z.enum(['asc', 'desc']),
  micros: z.number(),
  type: z.enum(['payment', 'payout']),
  id: z.string(),
});
type Position = z.output<typeof positionSchema>;

/**
 * Returns a page of a person's records by time. Both kinds are read by their own index and merged, so that
 * a page costs the same however many there are. A cursor of another order starts from the beginning.
 */
export async function listRecords(
  context: DomainContext,
  query: Query,
): Promise<{ items: MoneyRecord[]; nextCursor: string | null }> {
  const { order, limit, cursor } = query;
  const read = cursor === undefined ? null : context.cursors.read(positionSchema, cursor);
  const after = read?.order === order ? read : null;
  const [payouts, payments] = await Promise.all([
    readPayouts(context.db, query, after),
    readPayments(context, query, after),
  ]);
  const merged = mergeInOrder(payments, payouts, order);
  const items = merged.slice(0, limit);
  const last = items.at(-1);
  if (!last || merged.length <= limit) return { items, nextCursor: null };
  const { micros, type, id } = last;
  const position: Position = { list: 'payout-records', order, micros, type, id };
  return { items, nextCursor: context.cursors.write(position) };
}

/** Merges two sorted lists. Of two records at the same time, the payment comes first when it ascends. */
function mergeInOrder(
  payments: readonly MoneyRecord[],
  payouts: readonly MoneyRecord[],
  order: Query['order'],
): MoneyRecord[] {
  const isAscending = order === 'asc';
  const merged: MoneyRecord[] = [];
  let [one, other] = [0, 0];
  for (;;) {
    const [payment, payout] = [payments[one], payouts[other]];
    const next =
      payment && payout
        ? isFirst(payment, payout, isAscending)
          ? payment
          : payout
        : (payment ?? payout);
    if (!next) return merged;
    if (next === payment) one += 1;
    else other += 1;
    merged.push(next);
  }
}

const isFirst = (payment: MoneyRecord, payout: MoneyRecord, isAscending: boolean): boolean =>
  isAscending ? payment.micros <= payout.micros : payment.micros > payout.micros;

const isPayoutState = (status: string): status is PayoutState =>
  (payoutStates as readonly string[]).includes(status);

/** The time of a row in microseconds, which a Date cannot hold. */
const micros = '(extract(epoch from created_at) * 1000000)::bigint as micros';

async function readPayouts(
  db: Knex,
  { userId, order, status, characterId, limit }: Query,
  after: Position | null,
): Promise<MoneyRecord[]> {
  if (characterId !== undefined || (status !== undefined && !isPayoutState(status))) return [];
  const rows = await db('payouts')
    .where({ user_id: userId, ...(status && { state: status }) })
    .modify((query) => pageOf(query, { order, after, limit, type: 'payout' }))
    .select<(PayoutsRow & { micros: number })[]>('payouts.*', db.raw(micros));
  return rows.map((payout) => ({
    type: 'payout',
    id: payout.id,
    at: payout.created_at,
    micros: payout.micros,
    payout,
  }));
}

type Movement = Omit<ShareMovementsRow, 'earned'> & { micros: number };

async function readPayments(
  context: DomainContext,
  { userId, order, status, characterId, limit }: Query,
  after: Position | null,
): Promise<MoneyRecord[]> {
  if (status !== undefined && isPayoutState(status)) return [];
  const { creator_hold_days: days } = await context.settings(walletSettings);
  const payableBefore = new Date(context.now().getTime() - days * 86_400_000);
  const rows = await context
    .db('share_movements')
    .where({ creator_id: userId })
    .whereIn('account', ['creator-held', 'creator-payable'])
    .whereNotIn('reason', [...payoutReasons, 'creator_share_release'])
    .modify((query) => {
      if (characterId !== undefined) void query.where({ character_id: characterId });
      if (status) void query.where('created_at', status === 'held' ? '>' : '<=', payableBefore);
      pageOf(query, { order, after, limit, type: 'payment' });
    })
    .select<Movement[]>(
      'id',
      'reason',
      'character_id',
      'amount',
      'currency',
      'created_at',
      context.db.raw(micros),
    );
  return rows.map((row) => ({
    type: 'payment',
    id: String(row.id),
    at: row.created_at,
    micros: row.micros,
    status: row.created_at > payableBefore ? 'held' : 'payable',
    reason: row.reason,
    characterId: row.character_id,
    minor: row.amount,
    currency: row.currency,
  }));
}

interface Page extends Pick<Query, 'order' | 'limit'> {
  after: Position | null;
  type: Position['type'];
}

/** Limits rows to a page after a position, which may be a record of the other kind. */
function pageOf(query: Knex.QueryBuilder, { order, after, limit, type }: Page): void {
  const isAscending = order === 'asc';
  const sign = isAscending ? '>' : '<';
  if (after) {
    const time = "'epoch'::timestamptz + ? * interval '1 microsecond'";
    const isSameTimeLater = (type === 'payout') === isAscending;
    if (type === after.type) {
      const id = type === 'payout' ? '?::uuid' : '?::bigint';
      void query.whereRaw(`(created_at, id) ${sign} (${time}, ${id})`, [after.micros, after.id]);
    } else {
      void query.whereRaw(`created_at ${sign}${isSameTimeLater ? '=' : ''} ${time}`, [
        after.micros,
      ]);
    }
  }
  void query
    .orderBy([
      { column: 'created_at', order },
      { column: 'id', order },
    ])
    .limit(limit + 1);
}
