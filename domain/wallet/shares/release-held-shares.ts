import type { DomainContext } from '../../shared/context';
import { defineHook } from '../../shared/hooks';
import { newId } from '../../shared/ids';
import { secondsAgo } from '../../shared/remove-in-batches';
import { transact } from '../../shared/transactions/transact';
import { defineTransferReason } from '../schema';
import { walletSettings } from '../settings';
import { lockHeld } from './take-shares-back';
import { legOf, writeTransfer } from '../ledger/write-transfer';

const shareReleased = defineTransferReason('creator_share_release');
const daySeconds = 86_400;

/** Shares of a creator became payable; run in the transaction that releases them. */
export const sharesReleased = defineHook<{ creatorId: string; unit: string; minor: number }>(
  'wallet.shares-released',
);

/**
 * Makes creators' shares payable once they have been held for `creator_hold_days`. Shares taken back in the
 * meantime are subtracted from the oldest. Returns the number of accounts with a release. In demonstrations
 * `early` releases the shares of one creator some days early, because the dates of ledger entries cannot be
 * changed.
 */
export async function releaseHeldShares(
  context: DomainContext,
  early?: { creatorId: string; days: number },
): Promise<number> {
  const { creator_hold_days } = await context.settings(walletSettings);
  const days = Math.max(0, creator_hold_days - (early?.days ?? 0));
  const through = secondsAgo(context, days * daySeconds);
  const accounts = await context
    .db('ledger_accounts')
    .where({ kind: 'creator' })
    .whereLike('code', 'creator-held:%')
    .where((query) => {
      if (early) void query.where({ holder_id: early.creatorId });
    })
    .orderBy('id')
    .select('id', 'holder_id', 'unit');
  let released = 0;
  for (const { id, holder_id: creatorId, unit } of accounts) {
    if (creatorId === null) continue;
    const isReleased = await releaseOf(context, { id, creatorId, unit }, through);
    if (isReleased) released += 1;
  }
  return released;
}

function releaseOf(
  context: DomainContext,
  { id, creatorId, unit }: { id: string; creatorId: string; unit: string },
  through: Date,
): Promise<boolean> {
  return transact(context, async (trx) => {
    const held = await lockHeld(trx, creatorId, unit, context.now());
    if (held <= 0) return false;
    const [young] = await trx('ledger_entries')
      .where({ account_id: id })
      .where('created_at', '>', through)
      .where('amount', '>', 0)
      .sum<{ sum: number | null }[]>('amount');
    const due = held - Number(young?.sum ?? 0);
    if (due <= 0) return false;
    await writeTransfer(context, trx, {
      idempotencyKey: newId(),
      reason: shareReleased,
      legs: [
        legOf({ creator: creatorId, as: 'held' }, unit, -due),
        legOf({ creator: creatorId, as: 'payable' }, unit, due),
      ],
    });
    await context.hooks.run(sharesReleased, trx, { creatorId, unit, minor: due });
    return true;
  });
}
