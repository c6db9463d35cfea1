/**
 * Measures the server's CPU and memory for sending one event to many sockets and to many event streams: our
 * gateway compared with bare uWebSockets.js, and with Socket.IO (for streams: plain responses) on Node's
 * http. All receive events through Redis and have the same kind of clients, in turns, in the same run.
 * Events come in bursts, as the relay publishes them. The next burst starts when all clients have received
 * the last.
 *
 *   npx tsx bench/gateway/fan-out.ts [--sizes 1000,2000,5000] [--kinds sockets,streams] [--bursts 1,50] [--events 200] [--rounds 3]
 */
import '../services';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { createTestDatabase, makeUser } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { accessCookie } from '~/domain/sessions/cookies';
import { startSession } from '~/domain/sessions/start-session';
import { transact } from '~/domain/shared/transactions/transact';
import { personChannel } from '~/realtime/protocol/envelope';
import { describeMachine } from '../describe-machine';
import { startServers, type FanOutServer } from './fan-out-servers';
import { openListeners, type ListenerKind, type Listeners } from './listeners';
import { requireOpenFiles } from './open-files';
import { mean } from '../percentiles';
import { createBenchContext, productEnv } from '../product-keys';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,2000,5000' },
    kinds: { type: 'string', default: 'sockets,streams' },
    bursts: { type: 'string', default: '1,50' },
    events: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const kinds = values.kinds.split(',') as ListenerKind[];
const bursts = values.bursts.split(',').map(Number);
const events = Number(values.events);
const rounds = Number(values.rounds);
const servers = 3;
requireOpenFiles(Math.max(...sizes) * servers);

await setupTemplate();
const database = await createTestDatabase();
const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const publisher = new Redis(redisUrl);
const context = createBenchContext(database.db);
const { id } = await makeUser(database.db);
const { accessToken } = await transact(context, (trx) =>
  startSession(context, trx, { userId: id }),
);
const person = { id, cookie: `${accessCookie}=${accessToken}`, channel: personChannel(id) };
const env = productEnv({
  databaseUrl: database.url,
  redisUrl,
  modelUrl: 'http://127.0.0.1:9/v1',
  smtpUrl: 'smtp://127.0.0.1:9',
});

process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
process.stdout.write(
  `${rounds} rounds of ${events} events, each to all; server CPU an event, memory a connection\n`,
);
try {
  for (const kind of kinds) for (const size of sizes) await measure(kind, size);
} finally {
  await publisher.quit();
  await database.drop();
}

interface Measured {
  server: FanOutServer;
  listeners: Listeners;
  bytesEach: number;
}

async function measure(kind: ListenerKind, size: number): Promise<void> {
  const measured: Measured[] = [];
  for (const server of await startServers(kind, person, env)) {
    await warmUp(server, kind);
    const empty = await server.child.memory();
    const listeners = await openListeners({ ...server.listen, kind, count: size });
    const bytesEach = ((await server.child.memory()) - empty) / size;
    measured.push({ server, listeners, bytesEach });
  }
  for (const burst of bursts) {
    const cpu = measured.map(() => [] as number[]);
    // The first round is a warm-up and is not counted. The servers take turns, so that they do not disturb
    // each other.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, one] of measured.entries()) {
        const cpuSeconds = await publish(one, size, burst);
        if (round > 0) cpu[index]?.push(cpuSeconds);
      }
    }
    report(kind, size, burst, measured, cpu.map(mean));
  }
  for (const { listeners, server } of measured) {
    listeners.close();
    await server.child.stop();
  }
}

/** Code that the first connections load and compile must not count for a connection. */
async function warmUp(server: FanOutServer, kind: ListenerKind): Promise<void> {
  const first = await openListeners({ ...server.listen, kind, count: 200 });
  first.close();
}

async function publish(to: Measured, size: number, burst: number): Promise<number> {
  const { server, listeners } = to;
  const before = server.child.cpuSeconds();
  for (let index = 0; index < events; index += burst) {
    const arrived = listeners.received(size * burst);
    const pipeline = publisher.pipeline();
    for (let one = 0; one < burst; one += 1) {
      pipeline.spublish(server.channel, server.message(index + one));
    }
    await pipeline.exec();
    await arrived;
  }
  return server.child.cpuSeconds() - before;
}

function report(
  kind: ListenerKind,
  size: number,
  burst: number,
  measured: Measured[],
  cpuSeconds: number[],
): void {
  const [ours = Number.NaN] = cpuSeconds;
  for (const [index, { server, bytesEach }] of measured.entries()) {
    const theirs = cpuSeconds[index] ?? Number.NaN;
    process.stdout.write(
      `${size} ${kind}, bursts of ${burst}  ${server.name.padEnd(24)}  ` +
        `${((theirs / events) * 1000).toFixed(3)} ms  ${(bytesEach / 1024).toFixed(1)} KiB  ` +
        `gateway/this ${(ours / theirs).toFixed(2)}\n`,
    );
  }
}
