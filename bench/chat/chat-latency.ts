/**
 * Measures the latency from send to acknowledgement and to the first words of the reply, through gateway,
 * queue, worker, PostgreSQL, relay and back, with the stock client. The bare transaction is measured in the
 * same run. Each figure is printed with the lateness and the CPU share of the generator itself.
 *
 *   npx tsx bench/chat/chat-latency.ts [--rates 50,200,500] [--seconds 20] [--warm-up 10]
 *                                      [--sockets 5000]
 *
 * With `--sockets`, this number of additional idle clients is connected to the gateway.
 */
import '../services';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { workerKinds } from '~/config/worker-kinds';
import { createTestDatabase, makeCharacter } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { measureBareTransactions } from '../ledger/bare-transaction';
import { makePayers } from './chat-payers';
import { measureSends } from './chat-sends';
import { startChild, type Child } from '../child-process';
import type { Trips } from './watch-trips';
import { makePeople, signInAll } from '../accounts/make-people';
import { openIdleClients, type IdleClients } from '../gateway/idle-clients';
import { requireOpenFiles } from '../gateway/open-files';
import { socketIoPath } from '../gateway/socket-listener';
import { describeTrips } from './describe-trips';
import { describeMachine } from '../describe-machine';
import { describeLatency } from '../percentiles';
import { createBenchContext, productEnv } from '../product-keys';
import { startSandboxProcess } from '../start-sandbox-process';

const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '50,200,500' },
    seconds: { type: 'string', default: '20' },
    'warm-up': { type: 'string', default: '10' },
    people: { type: 'string', default: '100' },
    sockets: { type: 'string', default: '0' },
  },
});
const rates = values.rates.split(',').map(Number);
const seconds = Number(values.seconds);
const sockets = Number(values.sockets);
const warmUpSockets = 200;
requireOpenFiles(sockets + warmUpSockets + Number(values.people));

await setupTemplate();
const database = await createTestDatabase();
const redisUrl = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redisUrl.pathname = '/0';
const redis = new Redis(redisUrl.href);
const sandbox = await startSandboxProcess();
const env = productEnv({
  databaseUrl: database.url,
  redisUrl: redisUrl.href,
  modelUrl: sandbox.modelUrl,
  smtpUrl: sandbox.smtpUrl,
});
const context = createBenchContext(database.db);
const silentClient = {
  kind: 'sockets',
  path: socketIoPath,
  namespace: '/chats',
} as const satisfies Partial<IdleClients>;
const character = await makeCharacter(database.db);

process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
try {
  for (const rate of rates) {
    const bare = await measureBareTransactions(database.ownerUrl, character.id, rate, seconds);
    process.stdout.write(`bare transaction        ${rate}/s  ${describeLatency(bare)}\n`);
  }
  // The run with replies comes first. A run without them leaves messages that the other would have to
  // answer.
  for (const repliesEnabled of [true, false]) {
    const gateway = await startChild('bench/gateway/gateway-process.ts', env);
    // As in the product: replies and everything else run in separate processes.
    const workers = await Promise.all(
      workerKinds
        .filter((kind) => repliesEnabled || kind !== 'replies')
        .map((kind) => startChild('bench/jobs/worker-process.ts', { ...env, WORKER_KINDS: kind })),
    );
    const silent = await connectSilent(gateway);
    for (const rate of rates) {
      const payers = await makePayers(context, Number(values.people), character.id);
      const children = [gateway, ...workers];
      const cpuBefore = new Map<Child, number>();
      let reset: Promise<unknown> = Promise.resolve();
      const sent = await measureSends({
        urls: [gateway.ready],
        payers,
        rate,
        seconds,
        warmUpSeconds: Number(values['warm-up']),
        repliesEnabled,
        onMeasuring: () => {
          for (const child of children) cpuBefore.set(child, child.cpuSeconds());
          reset = Promise.all(children.map((child) => child.request('trips')));
        },
      });
      await reset;
      const label = repliesEnabled ? 'with replies' : 'replies off ';
      process.stdout.write(
        `acknowledged, ${label} ${rate}/s  ${describeLatency(sent.acknowledged)}  unconfirmed ${sent.lost}  ` +
          `sent late ${describeLatency(sent.lateness)}  generator CPU ${sent.cpuShare.toFixed(2)}\n`,
      );
      if (repliesEnabled) {
        process.stdout.write(
          `first words             ${rate}/s  ${describeLatency(sent.firstWords)}\n` +
            `reply stored to shown   ${rate}/s  ${describeLatency(sent.shown)}  unanswered ${sent.unanswered}\n`,
        );
        const names = ['gateway', ...workerKinds];
        for (const [index, child] of children.entries()) {
          const trips = await child.request<Trips>('trips');
          const cpu = child.cpuSeconds() - (cpuBefore.get(child) ?? 0);
          process.stdout.write(describeTrips(names[index] ?? '', trips, cpu, rate * seconds));
        }
      }
    }
    await silent?.close();
    await Promise.all(workers.map((worker) => worker.stop()));
    await gateway.stop();
  }
} finally {
  await sandbox.stop();
  await redis.quit();
  await database.drop();
}

/** Connects the idle clients and prints what each costs the gateway. */
async function connectSilent(gateway: Child & { ready: string }) {
  if (sockets === 0) return undefined;
  const cookies = await signInAll(context, await makePeople(context, sockets));
  const open = (count: number, processes: number) =>
    openIdleClients({ ...silentClient, url: gateway.ready, cookies, count, processes });
  const first = await open(Math.min(warmUpSockets, sockets), 1);
  await first.close();
  const empty = await gateway.memory();
  const opened = await open(sockets, 2);
  const each = ((await gateway.memory()) - empty) / sockets / 1024;
  process.stdout.write(`${sockets} sockets beside          ${each.toFixed(1)} KiB each\n`);
  return opened;
}
