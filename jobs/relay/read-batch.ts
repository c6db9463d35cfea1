import type { ClientBase } from 'pg';
import type { OutboxRow } from '~/db/rows';

export interface StoredEvent extends Pick<
  OutboxRow,
  | 'partition'
  | 'event_id'
  | 'name'
  | 'person_id'
  | 'aggregate_id'
  | 'payload'
  | 'request_id'
  | 'traceparent'
  | 'created_at'
> {
  id: string;
  version: string;
  /** True if it was written before the leader took its partition. */
  may_repeat: boolean;
}

/** The relay for which the outbox is read and marked, only while it leads all these partitions. */
export interface Leader {
  holder: string;
  partitions: number[];
}

/** Returns the id of the newest event; later events cannot have been relayed by another relay. */
export async function readNewestId(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from outbox',
  );
  return rows[0]?.id ?? '0';
}

export interface DeadLetter {
  id: string;
  reason: string;
}

/** Thrown when another relay has taken a partition over. */
class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/**
 * Reads the next unpublished events of the leader's partitions, in the order of writing; none if it no
 * longer leads. Events unknown to this release are left for another.
 */
export async function readBatch(
  client: ClientBase,
  { holder, partitions }: Leader,
  { eventNames, limit, repeatsUpTo }: { eventNames: string[]; limit: number; repeatsUpTo: string },
): Promise<StoredEvent[]> {
  const { rows } = await client.query<StoredEvent>({
    name: 'outbox-read',
    // Each partition's next events come from its own index, however long the backlog is. The order names
    // the column: `order by id` alone would use the selected text of that name.
    text: `select next.id::text as id, next.partition, next.event_id, next.name, next.person_id,
                  next.aggregate_id, next.version::text as version, next.payload, next.request_id,
                  next.traceparent, next.created_at, next.id <= $5 as may_repeat
             from unnest($1::smallint[]) as led (partition)
            cross join lateral (
              select * from outbox
               where outbox.partition = led.partition and published_at is null and dead_at is null
                 and name = any($2)
               order by outbox.id limit $4
            ) as next
            where cardinality($1::smallint[]) =
                  (select count(*) from relay_leases
                    where holder = $3 and partition = any($1::smallint[])
                      and expires_at > clock_timestamp())
            order by next.id limit $4`,
    values: [partitions, eventNames, holder, limit, repeatsUpTo],
  });
  return rows;
}

/** Locks the leases while a statement changes rows, and counts those of the leader. */
const withLeases = `with led as materialized (
  select partition from relay_leases
   where holder = $1 and partition = any($2::smallint[]) order by partition for share)`;
const leadsAll = 'cardinality($2::smallint[]) = (select count(*) from led)';

/** Marks events as published. Throws LeaseLostError if another relay leads meanwhile. */
export async function markPublished(
  client: ClientBase,
  { holder, partitions }: Leader,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { rowCount } = await client.query({
    name: 'outbox-mark',
    text: `${withLeases}
           update outbox set published_at = now() where id = any($3::bigint[]) and ${leadsAll}`,
    values: [holder, partitions, ids],
  });
  if (rowCount === 0) throw new LeaseLostError('another relay leads');
}

/**
 * Marks events that cannot be relayed as dead letters. Throws LeaseLostError if another relay leads
 * meanwhile.
 */
export async function markDead(
  client: ClientBase,
  { holder, partitions }: Leader,
  letters: DeadLetter[],
): Promise<void> {
  if (letters.length === 0) return;
  const { rowCount } = await client.query({
    name: 'outbox-mark-dead',
    text: `${withLeases}
           update outbox set dead_at = now(), dead_reason = letter.reason
             from jsonb_to_recordset($3::jsonb) as letter (id bigint, reason text)
            where outbox.id = letter.id and ${leadsAll}`,
    values: [holder, partitions, JSON.stringify(letters)],
  });
  if (rowCount === 0) throw new LeaseLostError('another relay leads');
}

/** Marks events that no release has known for `seconds` as dead letters. Returns their names. */
export async function markUnknownDead(
  client: ClientBase,
  { holder, partitions }: Leader,
  { eventNames, seconds }: { eventNames: string[]; seconds: number },
): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>({
    name: 'outbox-mark-unknown',
    text: `${withLeases}
           update outbox set dead_at = now(), dead_reason = 'no release knew the event'
            where partition = any($2::smallint[]) and published_at is null and dead_at is null
              and created_at < now() - make_interval(secs => $4) and name <> all($3) and ${leadsAll}
           returning name`,
    values: [holder, partitions, eventNames, seconds],
  });
  return rows.map(({ name }) => name);
}
