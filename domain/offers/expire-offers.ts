import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { changeUserOffer } from './change-user-offer';
import { announceSpecialOffers } from './list-special-offers';

/** Offers of one transaction, so that none holds its locks for long. */
const batch = 200;

/**
 * Notes which offers to people are over, and tells the pages of those whose bonus it was; answers how
 * many. Until then reads say so by the clock.
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
