/**
 * Measures the memory of idle connections: sockets of as many different people at one gateway, compared
 * with bare uWebSockets.js. The clients are plain websockets in processes of their own.
 *
 *   npx tsx bench/gateway/idle.ts [--connections 10000] [--kind sockets] [--processes 3]
 */
import '../services';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { startChild, type Child } from '../child-process';
import { describeMachine } from '../describe-machine';
import { openIdleClients, type IdleClients } from './idle-clients';
import type { ListenerKind } from './listeners';
import { makePeople, signInAll } from '../accounts/make-people';
import { requireOpenFiles } from './open-files';
import { createBenchContext, productEnv } from '../product-keys';
import { socketIoPath } from './socket-listener';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '10000' },
    kind: { type: 'string', default: 'sockets' },
    processes: { type: 'string', default: '3' },
  },
});
const connections = Number(values.connections);
const kind: ListenerKind = values.kind === 'streams' ? 'streams' : 'sockets';
const processes = Number(values.processes);
const warmUpConnections = 500;
// The server holds all connections, so it needs the most open files.
requireOpenFiles(connections + warmUpConnections);

await setupTemplate();
const database = await createTestDatabase();
const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const env = productEnv({
  databaseUrl: database.url,
  redisUrl,
  modelUrl: 'http://127.0.0.1:9/v1',
  smtpUrl: 'smtp://127.0.0.1:9',
});
const context = createBenchContext(database.db);

process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
try {
  const cookies = await signInAll(context, await makePeople(context, connections));
  const gateway = await startChild('bench/gateway/gateway-process.ts', env);
  await report('gateway', gateway, {
    url: gateway.ready,
    cookies,
    ...(kind === 'sockets'
      ? { path: socketIoPath, namespace: '/chats' }
      : { path: '/api/v1/notifications/stream' }),
  });
  const bare = await startChild('bench/gateway/bare-uws-process.ts', { REDIS_URL: redisUrl });
  await report('bare uWebSockets.js', bare, { url: bare.ready, path: '/stream' });
} finally {
  await database.drop();
}

type Where = Omit<IdleClients, 'kind' | 'count' | 'processes'>;

async function report(name: string, server: Child, where: Where): Promise<void> {
  const first = await openIdleClients({ ...where, kind, count: warmUpConnections, processes: 1 });
  await first.close();
  const empty = await server.memory();
  const startedAt = performance.now();
  const clients = await openIdleClients({ ...where, kind, count: connections, processes });
  const seconds = (performance.now() - startedAt) / 1000;
  const full = await server.memory();
  process.stdout.write(
    `${connections} idle ${kind}  ${name.padEnd(20)}  ` +
      `${((full - empty) / connections / 1024).toFixed(1)} KiB each  ` +
      `(${(empty / 2 ** 20).toFixed(0)} to ${(full / 2 ** 20).toFixed(0)} MiB; ` +
      `opened in ${seconds.toFixed(1)} s)\n`,
  );
  await clients.close();
  await server.stop();
}
