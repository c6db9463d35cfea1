import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transact';
import { revokeOtherSessions } from './revoke-other-sessions';
import type { AccountState } from './viewer';

interface Person {
  userId: string | null;
  /** The visitor of the same browser. */
  guestId: string | null;
}

/**
 * Somebody says that they are under age. What a visitor said is removed at once; an account ends
 * with all its sessions, is erased by the next sweep, and nobody opens it again meanwhile.
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
  await trx('age_checks').where({ person_id: guestId }).delete();
  await trx('guests').where({ id: guestId }).whereNull('attached_to_user_id').delete();
}

/** A deletion without notice: it is due at once, and counts as begun, so nothing brings it back. */
async function endAccount(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<void> {
  const now = context.now();
  const user = await trx('users')
    .where({ id: userId })
    .forUpdate()
    .first<{ state: AccountState } | undefined>('state');
  if (!user || user.state === 'deleted') return;
  await trx('users')
    .where({ id: userId })
    .update({
      state: 'closing' satisfies AccountState,
      adult_confirmed_at: null,
      agreed_to_promotions: false,
      updated_at: now,
    });
  const underWay = await trx('account_deletions')
    .where({ user_id: userId })
    .whereNull('cancelled_at')
    .update({ requested_at: now, due_at: now, erasure_began_at: now });
  if (underWay === 0) {
    await trx('account_deletions').insert({
      id: newId(),
      user_id: userId,
      reason: 'under age',
      state_before: user.state,
      requested_at: now,
      due_at: now,
      erasure_began_at: now,
    });
  }
  await revokeOtherSessions(context, trx, { userId }, 'under age');
}
