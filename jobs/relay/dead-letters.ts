import type { Knex } from 'knex';
import type { OutboxRow } from '~/db/rows';
import { wakeRelay } from '~/domain/shared/outbox/wake-relay';

type DeadLetterRow = Pick<OutboxRow, (typeof columns)[number]>;

const shown = 100;
const columns = ['id', 'name', 'event_id', 'created_at', 'dead_at', 'dead_reason'] as const;

/** Events that were put aside, the latest first; what they say stays where it is. */
export function listDeadLetters(db: Knex): Promise<DeadLetterRow[]> {
  return db('outbox')
    .whereNotNull('dead_at')
    .orderBy('dead_at', 'desc')
    .limit(shown)
    .select(...columns);
}

/** Gives events back to the relay, all of them or those of one name; answers how many. */
export async function requeueDeadLetters(db: Knex, name?: string): Promise<number> {
  const requeued = await db('outbox')
    .whereNotNull('dead_at')
    .modify((rows) => void (name === undefined || rows.where({ name })))
    .update({ dead_at: null, dead_reason: null });
  wakeRelay(db);
  return requeued;
}
