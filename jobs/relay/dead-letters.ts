import type { Knex } from 'knex';
import type { OutboxRow } from '~/db/rows';
import { wakeRelay } from '~/domain/shared/outbox/wake-relay';

type DeadLetterRow = Pick<OutboxRow, (typeof columns)[number]>;

const shown = 100;
const columns = ['id', 'name', 'event_id', 'created_at', 'dead_at', 'dead_reason'] as const;

/** Lists dead letters, the latest first, without their payloads. */
export function listDeadLetters(db: Knex): Promise<DeadLetterRow[]> {
  return db('outbox')
    .whereNotNull('dead_at')
    .orderBy('dead_at', 'desc')
    .limit(shown)
    .select(...columns);
}

/** Returns dead letters to the relay, all of them or those with one name. Returns their number. */
export async function requeueDeadLetters(db: Knex, name?: string): Promise<number> {
  const requeued = await db('outbox')
    .whereNotNull('dead_at')
    .modify((rows) => void (name === undefined || rows.where({ name })))
    .update({ dead_at: null, dead_reason: null });
  wakeRelay(db);
  return requeued;
}
