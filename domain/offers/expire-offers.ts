import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeUserOffer } from './change-user-offer';
import { announceSpecialOffers } from './list-special-offers';

/** The number of offers per transaction, so that locks are short. */
const batch = 200;

/**
 * Marks ended offers as expired and updates the open pages of people whose bonus ended; returns the number
 * of offers. Before that, reads compare the end with the clock.
 */
export async function expireOffers(context: DomainContext): Promise<number> {
  let total = 0;
  for (;;) {
    const expired = await expireSome(context);
    total += expired;
    if (expired < batch) return total;
  }
}

function expireSome(context: DomainContext): Promise<number> {
  return transact(context, async (trx) => {
    const now = context.now();
    const over = await trx('user_offers')
      .where({ status: 'available' })
      .where('ends_at', '<=', now)
      .orderBy('ends_at')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .select('id', 'user_id', 'occasion');
    for (const { id } of over) await changeUserOffer(trx, id, { kind: 'time' }, now);
    const owners = new Set(
      over.filter(({ occasion }) => occasion === 'tokens_bonus').map((row) => row.user_id),
    );
    for (const userId of [...owners].sort()) await announceSpecialOffers(trx, userId, now);
    return over.length;
  });
}
