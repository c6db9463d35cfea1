import type { ClientBase } from 'pg';
import type { RedisClient } from '~/db/redis-connection';
import { mastersOf } from '~/db/redis-nodes';
import type { RelayStateRow } from '~/db/rows';

/**
 * Returns the run ids of all Redis masters, in order. They change when one restarts or a replica replaces
 * it.
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
 * Events relayed within this many seconds before the last one may not have reached anyone: they are relayed
 * again in order, before new ones. Redis writes its file every second.
 */
const undeliveredSeconds = 10;
/** Events per partition that are relayed again at a time, after all new ones. */
const portion = 50;

/**
 * If a partition's Redis process has changed, marks events that it may have lost to be relayed again: the
 * latest immediately, those of the last `replaySeconds` by `replaySome`, so that new events do not wait for
 * them. Returns the number marked immediately.
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
  const storedRunId = rows[0]?.redis_run_id;
  if (storedRunId === runId) return 0;
  const replayed = storedRunId === undefined ? 0 : await replay(client, partition, replaySeconds);
  await client.query(
    `insert into relay_state (partition, redis_run_id) values ($1, $2)
      on conflict (partition) do update set redis_run_id = excluded.redis_run_id`,
    [partition, runId],
  );
  return replayed;
}

/** Times are relative to the last relayed event, because Redis may have been unavailable for long. */
async function replay(client: ClientBase, partition: number, seconds: number): Promise<number> {
  await client.query(
    `with last as (select max(published_at) as at from outbox where partition = $1),
          forgotten as (select min(id) - 1 as after, max(id) as until from outbox, last
                         where partition = $1 and published_at > last.at - make_interval(secs => $2))
     update relay_state set replay_after = forgotten.after, replay_until = forgotten.until
       from forgotten where partition = $1 and forgotten.until is not null`,
    [partition, seconds],
  );
  const { rowCount } = await client.query(
    `update outbox set published_at = null
      where partition = $1
        and published_at > (select max(published_at) from outbox where partition = $1)
                           - make_interval(secs => $2)`,
    [partition, Math.min(seconds, undeliveredSeconds)],
  );
  return rowCount ?? 0;
}

/**
 * Marks the next events that a restarted Redis lost to be relayed again; returns false if none are left.
 */
export async function replaySome(client: ClientBase, partitions: number[]): Promise<boolean> {
  const { rows } = await client.query<{ left: number }>({
    name: 'outbox-replay',
    text: `with due as (
             select partition, replay_after, replay_until from relay_state
              where partition = any($1::smallint[]) and replay_until is not null for update
           ), next as (
             select due.partition, event.id from due cross join lateral (
               select id from outbox
                where outbox.partition = due.partition and published_at is not null
                  and id > due.replay_after and id <= due.replay_until
                order by outbox.id limit $2) event
           ), told as (
             update outbox set published_at = null from next where outbox.id = next.id
           ), moved as (
             update relay_state state
                set replay_after = case when part.events = $2 then part.last end,
                    replay_until = case when part.events = $2 then state.replay_until end
               from (select due.partition, count(next.id) as events, max(next.id) as last
                       from due left join next on next.partition = due.partition
                      group by due.partition) part
              where state.partition = part.partition
           )
           select count(*) as left from due`,
    values: [partitions, portion],
  });
  return (rows[0]?.left ?? 0) > 0;
}
