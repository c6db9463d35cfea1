import { setTimeout } from 'node:timers/promises';
import type { Knex } from 'knex';
import { currentRequestId } from '~/observability/request-context';
import { traceparentOf } from '~/observability/tracing';
import { collectAnnouncements, type Announcement } from '../outbox/announce';
import type { DomainContext } from '../context';
import { sealPayload } from '../outbox/event-payload';
import { partitionOf } from '../outbox/partition';
import { preparedLast } from '../reading/prepared';
import { wakeRelay } from '../outbox/wake-relay';

/** The SQLSTATEs after which a retry may succeed: serialisation failure and deadlock. */
const worthRepeating = new Set(['40001', '40P01']);
const attempts = 5;
/** The maximum first wait; each further one is twice as long, so that colliding transactions diverge. */
const longestWaitMs = 20;

/**
 * Runs one transaction. Announced events are written to the outbox as its last statement, so that events
 * and rows are committed together. After a deadlock or serialisation failure the work runs again, so it
 * must have no effect outside the database.
 */
export async function transact<T>(
  context: Pick<DomainContext, 'db' | 'outboxPartitions' | 'seal'>,
  work: (trx: Knex.Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      let isAnnounced = false;
      const result = await context.db.transaction(async (trx) => {
        const announcements = collectAnnouncements(trx);
        const done = await work(trx);
        writeOutbox(context, trx, announcements);
        isAnnounced = announcements.length > 0;
        return done;
      });
      if (isAnnounced) wakeRelay(context.db);
      return result;
    } catch (error) {
      if (attempt === attempts || !isWorthRepeating(error)) throw error;
      await setTimeout(Math.random() * longestWaitMs * 2 ** (attempt - 1));
    }
  }
}

function isWorthRepeating(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    typeof error.code === 'string' &&
    worthRepeating.has(error.code)
  );
}

/**
 * Writes the events to the outbox; each takes its version from the outbox's sequence. The transaction locks
 * the aggregates of its events until it ends, always in the same order, so that versions increase in commit
 * order: a lower version that arrives later is an old event (0020).
 */
function writeOutbox(
  { outboxPartitions, seal }: Pick<DomainContext, 'outboxPartitions' | 'seal'>,
  trx: Knex.Transaction,
  announcements: Announcement[],
): void {
  if (announcements.length === 0) return;
  const requestId = currentRequestId() ?? null;
  const traceparent = traceparentOf() ?? null;
  const facts = announcements.map((one, place) => ({
    place,
    partition: partitionOf(one.personId ?? one.aggregateId, outboxPartitions),
    event_id: one.eventId,
    name: one.name,
    person_id: one.personId,
    aggregate_id: one.aggregateId,
    payload: one.holdsWords ? sealPayload(seal, one.eventId, one.payload) : one.payload,
    request_id: requestId,
    traceparent,
  }));
  preparedLast(
    trx,
    'outbox-write',
    `with announced as materialized (
       select * from jsonb_to_recordset(:facts::jsonb) as fact
         (place int, partition smallint, event_id uuid, name text, person_id uuid,
          aggregate_id uuid, payload jsonb, request_id text, traceparent text)
     ), aggregates as (
       select distinct hashtextextended(aggregate_id::text, 0) as key from announced order by key
     ), locked as materialized (
       select count(pg_advisory_xact_lock(key)) from aggregates
     )
     insert into outbox
       (partition, event_id, name, person_id, aggregate_id, payload, request_id, traceparent)
     select partition, event_id, name, person_id, aggregate_id, payload, request_id, traceparent
       from locked cross join announced order by place`,
    { facts: JSON.stringify(facts) },
  );
}
