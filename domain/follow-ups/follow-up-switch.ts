import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';

/** Checks whether characters may write first to a user, in the chats where they chose it. */
export async function isSwitchedOn(db: Knex, userId: string): Promise<boolean> {
  const row = await db('follow_up_switches').where({ user_id: userId }).first('is_on');
  return row?.is_on ?? true;
}

/** Switches follow-ups off, or on again, for a user. The choices per chat are kept. */
export async function switchFollowUps(
  { db, now }: DomainContext,
  userId: string,
  isOn: boolean,
): Promise<{ ok: true }> {
  await db('follow_up_switches')
    .insert({ user_id: userId, is_on: isOn, updated_at: now() })
    .onConflict('user_id')
    .merge();
  // Waiting chats are checked again immediately.
  if (isOn) await chatsOf(db, userId).whereNotNull('due_at').update({ due_at: now() });
  return { ok: true };
}

const chatsOf = (db: Knex, userId: string) =>
  db('chat_follow_ups').whereIn('chat_id', db('threads').where({ user_id: userId }).select('id'));

/**
 * Locks a user's switch until the transaction ends, so that two characters do not write at the same
 * time.
 */
export async function lockSwitch(trx: Knex, userId: string, now: Date): Promise<void> {
  await trx('follow_up_switches')
    .insert({ user_id: userId, updated_at: now })
    .onConflict('user_id')
    .ignore();
  await trx('follow_up_switches').where({ user_id: userId }).forUpdate().first('user_id');
}
