import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { postTransfer } from '../../wallet/ledger/post-transfer';
import { defineTransferReason } from '../../wallet/schema';
import { releaseHeldShares } from '../../wallet/shares/release-held-shares';

const tip = defineTransferReason('chat_tip');

interface Earning {
  userId: string;
  minor: number;
  isPayable?: boolean;
  isPaid?: boolean;
}

/** Lets a person earn shares of what fans paid, which are held; with `isPayable` they are released at once. */
export async function haveEarned(
  context: DomainContext,
  { userId, minor, isPayable = true, isPaid = true }: Earning,
): Promise<void> {
  await transact(context, (trx) =>
    postTransfer(context, trx, {
      idempotencyKey: newId(),
      reason: tip,
      legs: [
        // Without tokens that a fan bought, it is a part of our revenue.
        ...(isPaid
          ? [
              {
                account: { system: 'deferred', detail: 'tokens' },
                unit: 'USD',
                amount: -2 * minor,
              } as const,
              {
                account: { system: 'earned', detail: 'tokens' },
                unit: 'USD',
                amount: minor,
              } as const,
            ]
          : [
              {
                account: { system: 'earned', detail: 'tokens' },
                unit: 'USD',
                amount: -minor,
              } as const,
            ]),
        { account: { creator: userId, as: 'held' }, unit: 'USD', amount: minor },
      ],
    }),
  );
  if (isPayable) await releaseHeldShares(context, { creatorId: userId, days: 30 });
}
