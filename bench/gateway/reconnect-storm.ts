/**
 * Measures a reconnect storm: the sockets of thousands of members on two gateways are destroyed, and they
 * reconnect with the pauses of the chat page's socket, while other members continue to chat through the
 * same gateways. The waiting time of those is measured before and after the cut.
 *
 * With --flood, a number of anonymous sockets send frames as fast as they can instead, and only those are
 * cut. --unlimited lifts the gateways' limits of frames, to show their effect.
 *
 *   npx tsx bench/gateway/reconnect-storm.ts [--clients 5000] [--bystanders 50] [--rate 20] [--seconds 15]
 *   npx tsx bench/gateway/reconnect-storm.ts --flood 24 --seconds 8 [--unlimited]
 */
import '../services';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { createTestDatabase, makeCharacter } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { makePayers } from '../chat/chat-payers';
import { measureSends } from '../chat/chat-sends';
import { startChild } from '../child-process';
import { describeMachine } from '../describe-machine';
import { makePeople, signInAll } from '../accounts/make-people';
import { requireOpenFiles } from './open-files';
import { describeLatency } from '../percentiles';
import { createBenchContext, productEnv } from '../product-keys';
import { startSandboxProcess } from '../start-sandbox-process';
import type { FloodFigures } from './flood-clients-process';
import type { StormFigures } from './storm-clients-process';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '5000' },
    bystanders: { type: 'string', default: '50' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '15' },
    flood: { type: 'string', default: '0' },
    unlimited: { type: 'boolean', default: false },
  },
});
const flooders = Number(values.flood);
const clients = flooders > 0 ? 0 : Number(values.clients);
const gateways = 2;
requireOpenFiles(clients);

await setupTemplate();
const database = await createTestDatabase();
const redisUrl = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redisUrl.pathname = '/0';
const redis = new Redis(redisUrl.href);
const context = createBenchContext(database.db);
const sandbox = await startSandboxProcess();
const env = {
  ...productEnv({
    databaseUrl: database.url,
    redisUrl: redisUrl.href,
    modelUrl: sandbox.modelUrl,
    smtpUrl: sandbox.smtpUrl,
  }),
  ...(values.unlimited ? { BENCH_FRAMES: 'unlimited' } : {}),
};

process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
try {
  const character = await makeCharacter(database.db);
  const cookies = await signInAll(context, await makePeople(context, clients));
  const payers = await makePayers(context, Number(values.bystanders), character.id);
  const worker = await startChild('bench/jobs/worker-process.ts', env);
  const servers = await Promise.all(
    Array.from({ length: gateways }, () => startChild('bench/gateway/gateway-process.ts', env)),
  );
  const share = Math.ceil(clients / gateways);
  const crowds = await Promise.all(
    servers.map(async ({ ready: url }, index) => {
      const crowd = await startChild('bench/gateway/storm-clients-process.ts', {});
      const some = cookies.slice(index * share, (index + 1) * share);
      await crowd.request('open', { url, cookies: some });
      return crowd;
    }),
  );
  const chat = (onMeasuring?: () => void) =>
    measureSends({
      urls: servers.map(({ ready }) => ready),
      payers,
      rate: Number(values.rate),
      seconds: Number(values.seconds),
      warmUpSeconds: 3,
      repliesEnabled: true,
      ...(onMeasuring ? { onMeasuring } : {}),
    });

  const flooder =
    flooders > 0 ? await startChild('bench/gateway/flood-clients-process.ts', {}) : null;
  const floodOrder = {
    url: servers[0]?.ready,
    sockets: flooders,
    seconds: Number(values.seconds),
  };
  const before = await chat();
  let storm: Promise<StormFigures[]> | undefined;
  let flood: Promise<FloodFigures> | undefined;
  const during = await chat(() => {
    if (flooder) flood = flooder.request('flood', floodOrder);
    storm = Promise.all(crowds.map((crowd) => crowd.request<StormFigures>('storm')));
  });
  const figures = (await storm) ?? [];

  const backAfter = figures.flatMap((one) => one.backAfter);
  const failures = figures.flatMap((one) => Object.entries(one.failures));
  const gone = figures.reduce((sum, one) => sum + one.gone, 0);
  if (flood) process.stdout.write(describeFlood(await flood));
  else
    process.stdout.write(
      `${clients} clients cut, ${backAfter.length} back, the last after ` +
        `${(Math.max(...backAfter) / 1000).toFixed(1)} s, ${gone} given up\n` +
        `entering on return      ${describeLatency(figures.flatMap((one) => one.entering))}\n` +
        `failed attempts         ${failures.map(([message, count]) => `${count} ${message}`).join(', ') || 'none'}\n`,
    );
  process.stdout.write(
    `acknowledged, before    ${describeLatency(before.acknowledged)}  lost ${before.lost}\n` +
      `acknowledged, storm     ${describeLatency(during.acknowledged)}  lost ${during.lost}\n`,
  );
  const children = [...crowds, ...servers, worker, ...(flooder ? [flooder] : [])];
  await Promise.all(children.map((child) => child.stop()));
} finally {
  await sandbox.stop();
  await redis.flushdb();
  await redis.quit();
  await database.drop();
}

function describeFlood({ sent, answered, cut }: FloodFigures): string {
  return `${flooders} anonymous sockets sent ${sent} frames, ${answered} answered, ${cut} times cut\n`;
}
