import type { Knex } from 'knex';
import type { AccountsRow } from '~/db/rows';
import { cancelDeletion } from '../deletions/plan-deletion';
import { unmarkAddress } from '../address-marks/mark-address';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { changeAgeReview } from './change-age-review';
import { holdLifted } from './events';

type UserRow = Pick<AccountsRow, 'email' | 'locale' | 'time_zone'>;

/**
 * Ends a hold in the caller's transaction, once. Removes earlier doubts, the planned erasure and the
 * mark on the address. Returns false if the person is not held. The caller changes the account's state
 * and must hold the lock of the user's row to do so.
 */
export async function liftHold(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  by: 'age_check' | 'staff',
): Promise<boolean> {
  const changes = await changeAgeReview(trx, person, { kind: 'lifted', by }, context.now());
  if (!changes) return false;
  const user = person.kind === 'user' ? await freeUser(context, trx, person.id) : undefined;
  announce(
    trx,
    holdLifted,
    { personId: person.id, aggregateId: newId() },
    { person, ...(user && { recipient: toRecipient(user) }) },
  );
  return true;
}

async function freeUser(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<UserRow | undefined> {
  await cancelDeletion(trx, { userId, now: context.now() });
  const user = await trx('accounts').where({ id: userId }).first('email', 'locale', 'time_zone');
  if (user) await unmarkAddress(context, trx, user.email, 'under_age');
  return user;
}

function toRecipient({ email, locale, time_zone }: UserRow) {
  return { email, locale, ...(time_zone === null ? {} : { timeZone: time_zone }) };
}
