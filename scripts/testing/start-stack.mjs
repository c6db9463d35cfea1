import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { build } from '../build.mjs';
import { freeTestPort } from '../ports.mjs';
import { say, step } from '../print.mjs';
import { forgetProcess, rememberProcess, stopLeftovers } from '../processes.mjs';
import {
  PROCESSES,
  followDrawing,
  migrate,
  productEnv,
  productService,
  seed,
} from '../product.mjs';
import { loginAddresses, testLoginOf } from '../provision/application-login.mjs';
import { recreateDatabase } from '../provision/database.mjs';
import { testDataDir } from '../paths.mjs';
import { readOrMakeSecrets } from '../secrets.mjs';
import { createSupervisor } from '../supervise.mjs';
import { alternate } from './alternate.mjs';
import { takeEmptyRedis } from './empty-redis.mjs';
import { findServices } from './running-services.mjs';
import { startWideStores } from './wide-stores.mjs';

const DATABASE = 'nocturne_e2e';
const dataDir = join(testDataDir, 'e2e');

/** The folders of the stack's records and logs. */
export const stackWorkplace = { runDir: join(dataDir, 'run'), logDir: join(dataDir, 'logs') };

/** The file of the stack's own secrets. */
export const stackSecretsPath = join(dataDir, 'e2e.env');

const STOP_ORDER = [
  ['web'],
  ['realtime-1', 'realtime-2'],
  ['worker-1', 'worker-2'],
  ['sandbox'],
  ['redis-1', 'redis-2', 'redis-3', 'postgres-replica'],
  ['postgres'],
];
// Journeys wait for replies; a tenth of a hosted model's pauses still shows text arriving.
const MODEL_PACE = '0.1';
// Enough for lists with a second page; drawing the whole cast takes a minute.
const CHARACTERS = '24';
// Enough posts for several screens of a feed: drawing them takes as long as drawing their people.
const POSTING = '8';

async function choosePorts() {
  const taken = new Set();
  const next = () => freeTestPort(taken);
  return {
    PORT: await next(),
    SANDBOX_PORT: await next(),
    SANDBOX_SMTP_PORT: await next(),
    // The port to which the web process forwards: a load balancer in front of both gateways.
    REALTIME_PORT: await next(),
    WORKER_PORT: await next(),
    gateways: [await next(), await next()],
    workers: [await next(), await next()],
  };
}

const numbered = (kind, env, ports) =>
  ports.map((port, index) =>
    productService(
      kind,
      { ...env, [PROCESSES[kind].variable]: String(port) },
      `${kind}-${index + 1}`,
    ),
  );

/** Opens the tests' PostgreSQL and Redis, or several servers of our own. */
async function openStores(supervisor) {
  if (process.env.NOCTURNE_STACK === 'wide') return startWideStores({ supervisor, dataDir });
  const { databaseUrl, redisUrl } = findServices();
  const redis = await takeEmptyRedis(redisUrl);
  return { databaseUrl, redisUrl: redis.url, close: redis.empty };
}

async function freshDatabase(serverUrl, env) {
  await step('a fresh database', async () => {
    const ownerUrl = await recreateDatabase(serverUrl, DATABASE);
    await migrate(stackWorkplace, env, ownerUrl);
  });
  await step('people, characters, portraits', (report) => seed(stackWorkplace, env, report));
}

/** Returns the settings of the stack's variant whose calls use the sandbox's LiveKit server. */
const livekitEnv = (ports) =>
  process.env.NOCTURNE_STACK === 'livekit'
    ? {
        // The host name that browsers on this machine use.
        LIVEKIT_URL: `ws://localhost:${ports.SANDBOX_PORT}/livekit`,
        LIVEKIT_KEY: 'sandbox',
        LIVEKIT_SECRET: randomBytes(32).toString('base64url'),
      }
    : {};

function environment({ databaseUrl, redisUrl, queueShards, ports }) {
  const own = new URL(databaseUrl);
  own.pathname = `/${DATABASE}`;
  return {
    SANDBOX_MODEL_PACE: MODEL_PACE,
    ...livekitEnv(ports),
    // A journey plays the proxy that states its country.
    TRUSTED_PROXIES: '1',
    QUEUE_SHARDS: queueShards,
    SEED_CHARACTERS: process.env.NOCTURNE_FULL === '1' ? undefined : CHARACTERS,
    SEED_POSTING: process.env.NOCTURNE_FULL === '1' ? undefined : POSTING,
    ...productEnv({
      deployment: 'test',
      addresses: loginAddresses(own.href, (kind) => testLoginOf(databaseUrl, kind)),
      redisUrl,
      dataDir,
      publicUrl: `http://localhost:${ports.PORT}`,
      ports,
      secrets: readOrMakeSecrets(stackSecretsPath),
    }),
  };
}

const local = (port) => `http://127.0.0.1:${port}`;

/**
 * Creates the whole product on free ports, with a fresh database: one sandbox, two gateways, two workers,
 * one web process.
 */
export function createStack() {
  const supervisor = createSupervisor(stackWorkplace);
  const stops = [() => supervisor.stop(STOP_ORDER)];

  async function start() {
    await stopLeftovers(stackWorkplace.runDir);
    rememberProcess(stackWorkplace.runDir, { name: 'keeper', pid: process.pid });
    mkdirSync(dataDir, { recursive: true });
    // The inbox of the last run; rendered media may stay.
    rmSync(join(dataDir, 'sandbox'), { recursive: true, force: true });
    await step('build', (report) => build(stackWorkplace, report));

    const { gateways, workers, ...ports } = await choosePorts();
    const stores = await openStores(supervisor);
    stops.push(stores.close);
    const { databaseUrl } = stores;
    const env = environment({ ...stores, ports });
    await freshDatabase(databaseUrl, env);
    const replicaUrl = await stores.startReplica?.(env.WEB_DATABASE_URL);
    if (replicaUrl) env.DATABASE_REPLICA_URL = replicaUrl;
    stops.push(await alternate(ports.REALTIME_PORT, gateways));
    await step('processes', () =>
      supervisor.start([
        productService('sandbox', env),
        ...numbered('realtime', env, gateways),
        ...numbered('worker', env, workers),
        productService('web', env),
      ]),
    );
    // Journeys expect all pictures to be drawn.
    await step('pictures', (report) => followDrawing(stackWorkplace, env, report));
    say(`  ${env.PUBLIC_URL}`);
    return {
      baseUrl: env.PUBLIC_URL,
      sandboxUrl: local(ports.SANDBOX_PORT),
      gatewayUrls: gateways.map(local),
      workerUrls: workers.map(local),
      databaseUrl: env.DATABASE_URL,
      redisUrl: env.REDIS_URL,
      commandsKey: env.COMMANDS_KEY,
      sealKey: env.SEAL_KEY,
      dataDir,
    };
  }

  async function stop() {
    for (const undo of stops) await undo();
    forgetProcess(stackWorkplace.runDir, 'keeper', process.pid);
  }

  return { start, stop };
}
