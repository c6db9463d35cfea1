import type { Knex } from 'knex';
import { isClearlyUnderAge, type Verdict } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { holdPerson } from './hold-person';

/**
 * Holds a person who states beyond doubt that they are under age, in the transaction that stores the
 * message's result. Returns whether they are held for this message.
 */
export async function applyStatedAge(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  verdict: Verdict,
): Promise<boolean> {
  if (!isClearlyUnderAge(verdict)) return false;
  await holdPerson(context, trx, person);
  return true;
}
