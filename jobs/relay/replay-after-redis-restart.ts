import type { ClientBase } from 'pg';
import type { RedisClient } from '~/db/redis-connection';
import { mastersOf } from '~/db/redis-nodes';
import type { RelayStateRow } from '~/db/rows';
import { replayRecent } from './read-batch';

/**
 * The identities of the processes that hold something, in order; another when one of them started
 * anew, or a replica took its place.
 */
export async function readRunIds(redis: RedisClient): Promise<string> {
  const ids = await Promise.all(
    mastersOf(redis).map(async (master) => {
      const info = await master.info('server');
      const runId = /^run_id:(\w+)/m.exec(info)?.[1];
      if (!runId) throw new Error('Redis did not tell its run id');
      return runId;
    }),
  );
  return ids.sort().join(' ');
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
