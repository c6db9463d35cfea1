import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { revokeOtherSessions } from './revoke-other-sessions';

interface Person {
  userId: string | null;
  /** The visitor of the same browser. */
  guestId: string | null;
}

/**
 * Somebody says that they are under age. What a visitor said is removed at once; an account ends,
 * with all its sessions, and nobody opens it again.
 */
export async function declareUnderAge(
  context: DomainContext,
  { userId, guestId }: Person,
): Promise<void> {
  await transact(context, async (trx) => {
    if (guestId) await removeVisitor(trx, guestId);
    if (userId) await endAccount(context, trx, userId);
  });
}

/** Messages and replies go with their chats. */
async function removeVisitor(trx: Knex.Transaction, guestId: string): Promise<void> {
  await trx('send_outcomes').where({ sender_id: guestId }).delete();
  await trx('chats').where({ guest_id: guestId }).delete();
  await trx('guests').where({ id: guestId }).whereNull('attached_to_user_id').delete();
}

async function endAccount(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<void> {
  await trx('users')
    .where({ id: userId })
    .update({ state: 'terminated', adult_confirmed_at: null, updated_at: context.now() });
  await revokeOtherSessions(context, trx, { userId }, 'under age');
}
