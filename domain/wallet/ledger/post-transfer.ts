import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { AccountRef, TransferReason } from '../schema';
import { findTransferId, legOf, writeTransfer } from './write-transfer';

interface Posting {
  /** The same key never moves anything twice. */
  idempotencyKey: string;
  reason: TransferReason;
  /** What it was for: an order, a refund. */
  reference?: string | null;
  /** Minor units of a currency, or tokens; positive is credit. Those of an account are summed. */
  legs: { account: AccountRef; unit: string; amount: number }[];
}

/**
 * Moves money, or tokens of the house, between accounts in the caller's transaction; accounts are
 * opened on demand. Throws a RangeError for an amount that is no whole number, and when the legs do
 * not sum to zero in each unit. A person's tokens move by the functions that keep their lots alone.
 */
export async function postTransfer(
  context: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  { legs, ...posting }: Posting,
): Promise<{ transferId: string; isNew: boolean }> {
  const sums = new Map<string, number>();
  for (const { unit, amount } of legs) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`cannot post ${amount} ${unit}`);
    sums.set(unit, (sums.get(unit) ?? 0) + amount);
  }
  for (const [unit, sum] of sums) {
    if (sum !== 0) throw new RangeError(`legs of ${posting.reason} sum to ${sum} ${unit}`);
  }
  const transferId = await writeTransfer(context, trx, {
    ...posting,
    legs: legs.map(({ account, unit, amount }) => legOf(account, unit, amount)),
  });
  if (transferId !== null) return { transferId, isNew: true };
  const earlier = await findTransferId(trx, posting.idempotencyKey);
  if (earlier === undefined) throw new Error('a transfer was neither written nor found');
  return { transferId: earlier, isNew: false };
}
