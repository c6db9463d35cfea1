import type { TestContext } from '~/db/testing';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { postTransfer } from '../../wallet/ledger/post-transfer';
import { defineTransferReason } from '../../wallet/schema';
import { releaseHeldShares } from '../../wallet/shares/release-held-shares';

const tip = defineTransferReason('chat_tip');

/** Lets a person earn shares, which are held; with `isPayable` they are released at once. */
export async function haveEarned(
  context: TestContext,
  { userId, minor, isPayable = true }: { userId: string; minor: number; isPayable?: boolean },
): Promise<void> {
  await transact(context, (trx) =>
    postTransfer(context, trx, {
      idempotencyKey: newId(),
      reason: tip,
      legs: [
        { account: { system: 'deferred', detail: 'tokens' }, unit: 'USD', amount: -2 * minor },
        { account: { system: 'earned', detail: 'tokens' }, unit: 'USD', amount: minor },
        { account: { creator: userId, as: 'held' }, unit: 'USD', amount: minor },
      ],
    }),
  );
  if (isPayable) await releaseHeldShares(context, { creatorId: userId, days: 30 });
}
