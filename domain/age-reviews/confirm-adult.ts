import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';

/** Somebody who was asked says that they are an adult; said twice, or unasked, it changes nothing. */
export async function confirmAdult(context: DomainContext, person: Person): Promise<void> {
  await context
    .db('age_reviews')
    .where({ person_id: person.id })
    .whereNotNull('doubted_at')
    .whereNull('confirmed_at')
    .update({ confirmed_at: context.now() });
}
