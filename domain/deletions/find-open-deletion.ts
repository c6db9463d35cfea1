import type { Knex } from 'knex';

export interface OpenDeletion {
  id: string;
  user_id: string;
  state_before: string;
  due_at: Date;
  erasure_began_at: Date | null;
}

/** The deletion under which an account is closing, if it is. */
export function findOpenDeletion(db: Knex, userId: string): Promise<OpenDeletion | undefined> {
  return db('account_deletions')
    .where({ user_id: userId })
    .whereNull('cancelled_at')
    .first('id', 'user_id', 'state_before', 'due_at', 'erasure_began_at');
}
