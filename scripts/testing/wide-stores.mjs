import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { freeTestPort } from '../ports.mjs';
import { step } from '../print.mjs';
import { ensureDatabase } from '../provision/database.mjs';
import { preparePostgres, removeCluster } from '../provision/postgres.mjs';
import { prepareReplica } from '../provision/postgres-replica.mjs';
import { prepareRedisCluster } from '../provision/redis-cluster.mjs';
import { requireRedis } from '../provision/redis.mjs';

const DATABASE = 'nocturne_wide';
const QUEUE_SHARDS = '3';

/**
 * Starts the stores of a product on several machines: a Redis Cluster of three masters, a PostgreSQL, and,
 * once there is something to copy, a streaming replica of it.
 * @param {{ supervisor: ReturnType<typeof import('../supervise.mjs').createSupervisor>,
 *   dataDir: string }} options
 */
export async function startWideStores({ supervisor, dataDir }) {
  const folder = join(dataDir, 'wide');
  const taken = new Set();
  const choosePort = () => freeTestPort(taken);
  await removeCluster(folder);
  const cluster = await prepareRedisCluster({
    program: await requireRedis({ runDir: join(dataDir, 'run'), logDir: join(dataDir, 'logs') }),
    folder: join(folder, 'redis'),
    password: randomBytes(24).toString('base64url'),
    choosePort,
  });
  const postgres = await preparePostgres({ dataDir: folder, choosePort });
  await step('a cluster of three Redis servers, PostgreSQL', async () => {
    await supervisor.start([...cluster.services, postgres.service]);
    await cluster.join();
    await ensureDatabase(postgres.urlOf(DATABASE));
  });
  return {
    databaseUrl: postgres.urlOf(DATABASE),
    redisUrl: cluster.url,
    queueShards: QUEUE_SHARDS,
    /** Starts the replica; returns the address of a primary's database on it, for the same login. */
    startReplica: (url) =>
      step('a replica of PostgreSQL', async () => {
        const replica = await prepareReplica({ postgres, choosePort });
        await supervisor.start([replica.service]);
        const copy = new URL(url);
        copy.port = new URL(replica.urlOf(DATABASE)).port;
        return copy.href;
      }),
    close: () => removeCluster(folder),
  };
}
