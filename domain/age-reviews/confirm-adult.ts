import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { changeAgeReview } from './change-age-review';

/**
 * Records that a person who was prompted confirms that they are an adult. A repeated or unrequested
 * confirmation changes nothing.
 */
export async function confirmAdult(context: DomainContext, person: Person): Promise<void> {
  await transact(context, (trx) =>
    changeAgeReview(trx, person, { kind: 'confirmed' }, context.now()),
  );
}
