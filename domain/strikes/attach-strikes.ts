import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { settleState } from './settle-state';

/** Moves a visitor's strikes to the account that they signed in to, including a pause. */
export async function attachStrikes(
  context: DomainContext,
  trx: Knex.Transaction,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  const attached = await trx('strikes')
    .where({ person_id: guestId })
    .update({ person_kind: 'user', person_id: userId });
  if (attached > 0)
    await settleState(context, trx, { kind: 'user', id: userId }, { kind: 'system' });
}
