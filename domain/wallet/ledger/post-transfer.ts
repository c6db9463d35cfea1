import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { AccountRef, TransferReason } from '../schema';
import { findTransferId, legOf, writeTransfer } from './write-transfer';

interface Posting {
  /** A repeat with the same key moves nothing. */
  idempotencyKey: string;
  reason: TransferReason;
  /** The id of the cause, for example an order or a refund. */
  reference?: string | null;
  /** Minor units of a currency, or tokens; positive is credit. Legs of one account are summed. */
  legs: { account: AccountRef; unit: string; amount: number }[];
}

/**
 * Moves money, or tokens of the house, between accounts in the caller's transaction, and opens accounts on
 * demand. Throws a RangeError for an amount that is not a whole number, and if the legs do not sum to zero
 * in each unit. A person's tokens are moved only by the functions that maintain their lots.
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
