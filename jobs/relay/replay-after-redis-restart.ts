import type { Redis } from 'ioredis';
import type { ClientBase } from 'pg';
import type { RelayStateRow } from '~/db/rows';
import { replayRecent } from './read-batch';

/** The identity of the Redis process; it changes when Redis starts anew. */
export async function readRunId(redis: Redis): Promise<string> {
  const info = await redis.info('server');
  const runId = /^run_id:(\w+)/m.exec(info)?.[1];
  if (!runId) throw new Error('Redis did not tell its run id');
  return runId;
}

/**
 * When a partition's Redis is another process than before, what it may have forgotten is made
 * unpublished again. Answers how many events that were.
 */
export async function replayAfterRedisRestart(
  client: ClientBase,
  partition: number,
  runId: string,
  replaySeconds: number,
): Promise<number> {
  const { rows } = await client.query<Pick<RelayStateRow, 'redis_run_id'>>(
    'select redis_run_id from relay_state where partition = $1',
    [partition],
  );
  const known = rows[0]?.redis_run_id;
  if (known === runId) return 0;
  const replayed = known === undefined ? 0 : await replayRecent(client, partition, replaySeconds);
  await client.query(
    `insert into relay_state (partition, redis_run_id) values ($1, $2)
      on conflict (partition) do update set redis_run_id = excluded.redis_run_id`,
    [partition, runId],
  );
  return replayed;
}
