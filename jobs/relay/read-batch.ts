import type { ClientBase } from 'pg';

export interface OutboxRow {
  id: string;
  event_id: string;
  name: string;
  person_id: string | null;
  aggregate_id: string;
  version: string;
  payload: unknown;
  request_id: string | null;
  /** The span in which the event was written, where that was traced. */
  traceparent: string | null;
  created_at: Date;
}

/** The next unpublished events of some partitions, in the order they were written. */
export async function readBatch(
  client: ClientBase,
  partitions: number[],
  limit: number,
): Promise<OutboxRow[]> {
  const { rows } = await client.query<OutboxRow>({
    name: 'outbox-read',
    text: `select id::text, event_id, name, person_id, aggregate_id, version::text, payload,
                  request_id, traceparent, created_at
             from outbox where partition = any($1) and published_at is null order by id limit $2`,
    values: [partitions, limit],
  });
  return rows;
}

/** Notes that events were handed over. */
export async function markPublished(client: ClientBase, ids: string[]): Promise<void> {
  await client.query({
    name: 'outbox-mark',
    text: 'update outbox set published_at = now() where id = any($1::bigint[])',
    values: [ids],
  });
}

/** Makes a partition's recent events unpublished again; receivers drop what they have had. */
export async function replayRecent(
  client: ClientBase,
  partition: number,
  seconds: number,
): Promise<number> {
  const { rowCount } = await client.query(
    `update outbox set published_at = null
      where partition = $1 and published_at > now() - make_interval(secs => $2)`,
    [partition, seconds],
  );
  return rowCount ?? 0;
}
