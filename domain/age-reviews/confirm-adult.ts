import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { changeAgeReview } from './change-age-review';

/** Somebody who was asked says that they are an adult; said twice, or unasked, it changes nothing. */
export async function confirmAdult(context: DomainContext, person: Person): Promise<void> {
  await transact(context, (trx) =>
    changeAgeReview(trx, person, { kind: 'confirmed' }, context.now()),
  );
}
