import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { freeTestPort } from '~/scripts/ports.mjs';
import { requireRedis } from '~/scripts/provision/redis.mjs';
import { prepareRedisCluster } from '~/scripts/provision/redis-cluster.mjs';
import { createSupervisor } from '~/scripts/supervise.mjs';
import { connectRedis, type RedisClient } from '../redis-connection';
import { mastersOf } from '../redis-nodes';
import { eventually } from './eventually';

export interface TestCluster {
  url: string;
  /** Opens another client, which is ready when returned and is closed at the end of the file. */
  connect(): Promise<RedisClient>;
}

/** Starts three empty Redis masters for all tests of a file. A master that stops is restarted. */
export async function openTestCluster(): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'redis-cluster-test-'));
  const workplace = { runDir: join(folder, 'run'), logDir: join(folder, 'logs') };
  for (const one of Object.values(workplace)) mkdirSync(one, { recursive: true });
  const supervisor = createSupervisor(workplace, () => undefined);
  const clients: RedisClient[] = [];
  const taken = new Set<number>();
  const cluster = await prepareRedisCluster({
    program: await requireRedis(workplace),
    folder: join(folder, 'redis'),
    password: 'of a test',
    choosePort: () => freeTestPort(taken),
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await supervisor.stop([cluster.services.map(({ name }) => name)]);
    rmSync(folder, { recursive: true, force: true });
  });
  await supervisor.start(cluster.services);
  await cluster.join();
  return {
    url: cluster.url,
    async connect() {
      const client = connectRedis({ url: cluster.url, name: 'test', maxRetriesPerRequest: null });
      client.on('error', () => undefined);
      clients.push(client);
      await new Promise<void>((resolve) => client.once('ready', () => resolve()));
      // The client is ready with the first node that responds, and discovers the others from it.
      await eventually(() => {
        if (mastersOf(client).length === cluster.services.length) return;
        throw new Error('not all are known');
      });
      return client;
    },
  };
}
