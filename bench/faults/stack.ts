import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startProxy } from '~/db/testing';
import { build } from '~/scripts/build.mjs';
import { dataDir as productData } from '~/scripts/paths.mjs';
import { freeTestPort } from '~/scripts/ports.mjs';
import { readRecord, signal, stopLeftovers } from '~/scripts/processes.mjs';
import { migrate, productEnv, productService, PROCESSES } from '~/scripts/product.mjs';
import { asApplication, LOGIN } from '~/scripts/provision/application-login.mjs';
import { ensureDatabase } from '~/scripts/provision/database.mjs';
import { preparePostgres } from '~/scripts/provision/postgres.mjs';
import { prepareRedis, requireRedis } from '~/scripts/provision/redis.mjs';
import { readOrMakeSecrets } from '~/scripts/secrets.mjs';
import { createSupervisor } from '~/scripts/supervise.mjs';
import { freeze } from './freeze';

const dataDir = join(productData, 'faults');
const workplace = { runDir: join(dataDir, 'run'), logDir: join(dataDir, 'logs') };
const redisFolder = join(dataDir, 'redis');
const stopOrder = [
  ['web'],
  ['realtime-1', 'realtime-2'],
  ['worker-1', 'worker-2'],
  ['sandbox'],
  ['redis'],
  ['postgres'],
];

export interface Stack {
  webUrl: string;
  gatewayUrls: string[];
  /** Of the gateway and the worker that reach Redis through the proxy. */
  silenceable: { gatewayUrl: string };
  workers: { name: string; url: string }[];
  sandboxUrl: string;
  databaseUrl: string;
  sessionSecret: string;
  sealKey: string;
  /** Sends a signal to a process by its name; what dies is started again by the supervisor. */
  signal(name: string, what: NodeJS.Signals): void;
  /** Stops a process by its name, with its children, until what it answers is called. */
  freeze(name: string): () => void;
  /** Redis says nothing to some, without closing, until what it answers is called. */
  silenceRedis(): () => void;
  /** Where Redis keeps its file. */
  redisFolder: string;
  stop(): Promise<void>;
}

/**
 * The whole product with a PostgreSQL and a Redis of its own, so that both can be killed: two
 * gateways, two workers (each with a relay), one web process and the sandbox, all supervised. The
 * first gateway and the first worker reach Redis through a proxy that can go silent.
 */
export async function startStack(): Promise<Stack> {
  await stopLeftovers(workplace.runDir);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const program = await requireRedis(workplace);
  await build(workplace, () => undefined);
  const taken = new Set<number>();
  const port = () => freeTestPort(taken);
  // That they end is the point of it all.
  const supervisor = createSupervisor(workplace, () => undefined);

  const postgres = await preparePostgres({ dataDir, choosePort: port });
  const secrets = readOrMakeSecrets(join(dataDir, 'faults.env'));
  const redis = await prepareRedis({
    program,
    folder: redisFolder,
    password: secrets['REDIS_PASSWORD'] ?? '',
    choosePort: port,
  });
  await supervisor.start([postgres.service, redis.service]);
  const proxy = await startProxy(redis.url);
  const ownerUrl = postgres.urlOf('nocturne_faults');
  await ensureDatabase(ownerUrl);
  const password = secrets['DATABASE_PASSWORD'] ?? '';
  const databaseUrl = asApplication(ownerUrl, { name: LOGIN, password });

  const gateways = [await port(), await port()];
  const workers = [await port(), await port()];
  const ports = {
    PORT: await port(),
    SANDBOX_PORT: await port(),
    SANDBOX_SMTP_PORT: await port(),
    REALTIME_PORT: gateways[0] ?? 0,
    WORKER_PORT: workers[0] ?? 0,
  };
  const env = {
    ...productEnv({
      deployment: 'test',
      databaseUrl,
      redisUrl: redis.url,
      dataDir,
      publicUrl: `http://localhost:${ports.PORT}`,
      ports,
      secrets,
    }),
    SANDBOX_MODEL_PACE: '0',
    LOG_LEVEL: 'info',
  };
  await migrate(workplace, env, ownerUrl);
  const several = (kind: 'realtime' | 'worker', list: number[]) =>
    list.map((one, index) =>
      productService(
        kind,
        {
          ...env,
          [PROCESSES[kind].variable]: String(one),
          ...(index === 0 && { REDIS_URL: proxy.url }),
        },
        `${kind}-${index + 1}`,
      ),
    );
  await supervisor.start([
    productService('sandbox', env),
    ...several('realtime', gateways),
    ...several('worker', workers),
    productService('web', env),
  ]);
  const local = (one: number) => `http://127.0.0.1:${one}`;
  return {
    webUrl: local(ports.PORT),
    gatewayUrls: gateways.map(local),
    silenceable: { gatewayUrl: local(gateways[0] ?? 0) },
    workers: workers.map((one, index) => ({ name: `worker-${index + 1}`, url: local(one) })),
    sandboxUrl: local(ports.SANDBOX_PORT),
    databaseUrl,
    sessionSecret: secrets['SESSION_SECRET'] ?? '',
    sealKey: secrets['SEAL_KEY'] ?? '',
    signal(name, what) {
      const record = readRecord(workplace.runDir, name);
      if (record) signal(record.pid, what);
    },
    freeze(name) {
      const record = readRecord(workplace.runDir, name);
      return record ? freeze(record.pid) : () => undefined;
    },
    silenceRedis() {
      proxy.goSilent();
      return () => proxy.speak();
    },
    redisFolder,
    async stop() {
      await supervisor.stop(stopOrder);
      await proxy.close();
    },
  };
}
