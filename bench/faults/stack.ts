import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '~/db/connection';
import { startProxy } from '~/db/testing';
import { build } from '~/scripts/build.mjs';
import { dataDir as productData } from '~/scripts/paths.mjs';
import { freeTestPort } from '~/scripts/ports.mjs';
import { readRecord, signal, stopLeftovers } from '~/scripts/processes.mjs';
import { migrate, productEnv, productService, PROCESSES } from '~/scripts/product.mjs';
import { loginAddresses } from '~/scripts/provision/application-login.mjs';
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
  /** The gateway that reaches Redis through the proxy; one worker does, too. */
  silenceable: { gatewayUrl: string };
  workers: { name: string; url: string }[];
  sandboxUrl: string;
  databaseUrl: string;
  sessionSecret: string;
  sealKey: string;
  /** Sends a signal to a process by its name. The supervisor restarts a process that ends. */
  signal(name: string, what: NodeJS.Signals): void;
  /** Stops a process and its children by its name. Returns a function that continues them. */
  freeze(name: string): () => void;
  /** Sets the sequence of events to ten before the next power of ten. */
  passPowerOfTen(): Promise<void>;
  /** Makes Redis silent for some processes without closing connections. Returns a function that ends it. */
  silenceRedis(): () => void;
  /** The folder in which Redis stores its file. */
  redisFolder: string;
  stop(): Promise<void>;
}

/**
 * Starts the whole product with its own PostgreSQL and Redis, so that both can be killed: two gateways, two
 * workers (each with a relay), one web process and the sandbox, all supervised. The first gateway and the
 * first worker reach Redis through a proxy that can become silent.
 */
export async function startStack(): Promise<Stack> {
  await stopLeftovers(workplace.runDir);
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const program = await requireRedis(workplace);
  await build(workplace, () => undefined);
  // The end of a process is expected here.
  const supervisor = createSupervisor(workplace, () => undefined);
  const { secrets, ownerUrl, redisUrl, proxy } = await startStores(supervisor, program);
  const password = secrets['DATABASE_PASSWORD'] ?? '';
  const addresses = loginAddresses(ownerUrl, (kind) => ({ name: `nocturne_${kind}`, password }));
  const ports = await choosePorts();
  const env = environmentOf({ addresses, redisUrl, secrets, ports });
  await migrate(workplace, env, ownerUrl);
  await supervisor.start(servicesOf(env, ports, proxy.url));
  return {
    ...addressesOf(ports),
    databaseUrl: addresses.STAFF_DATABASE_URL,
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
    passPowerOfTen: () => passPowerOfTen(ownerUrl),
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

async function passPowerOfTen(ownerUrl: string): Promise<void> {
  const owner = connect({ url: ownerUrl, pool: 1 });
  await owner.raw(
    `select setval(pg_get_serial_sequence('outbox', 'id'),
                   (10 ^ greatest(4, length((max(id) + 20)::text)) - 10)::bigint, false)
       from outbox`,
  );
  await owner.destroy();
}

type Supervisor = ReturnType<typeof createSupervisor>;
type Ports = Awaited<ReturnType<typeof choosePorts>>;

const taken = new Set<number>();
const port = () => freeTestPort(taken);
const local = (one: number) => `http://127.0.0.1:${one}`;

/** Starts PostgreSQL with an empty database, Redis, and the proxy in front of it. */
async function startStores(supervisor: Supervisor, program: string) {
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
  return { secrets, ownerUrl, redisUrl: redis.url, proxy };
}

async function choosePorts() {
  return {
    gateways: [await port(), await port()] as const,
    workers: [await port(), await port()] as const,
    web: await port(),
    sandbox: await port(),
    mail: await port(),
  };
}

interface Place {
  addresses: ReturnType<typeof loginAddresses>;
  redisUrl: string;
  secrets: ReturnType<typeof readOrMakeSecrets>;
  ports: Ports;
}

function environmentOf({ addresses, redisUrl, secrets, ports }: Place) {
  return {
    ...productEnv({
      deployment: 'test',
      addresses,
      redisUrl,
      dataDir,
      publicUrl: `http://localhost:${ports.web}`,
      ports: {
        PORT: ports.web,
        SANDBOX_PORT: ports.sandbox,
        SANDBOX_SMTP_PORT: ports.mail,
        REALTIME_PORT: ports.gateways[0],
        WORKER_PORT: ports.workers[0],
      },
      secrets,
    }),
    SANDBOX_MODEL_PACE: '0',
    LOG_LEVEL: 'info',
  };
}

/** Returns all processes of the product. The first gateway and the first worker use the proxy. */
function servicesOf(
  env: ReturnType<typeof environmentOf>,
  { gateways, workers }: Ports,
  proxyUrl: string,
) {
  const several = (kind: 'realtime' | 'worker', list: readonly number[]) =>
    list.map((one, index) => {
      const own = { ...env, [PROCESSES[kind].variable]: String(one) };
      const through = index === 0 ? { ...own, REDIS_URL: proxyUrl } : own;
      return productService(kind, through, `${kind}-${index + 1}`);
    });
  return [
    productService('sandbox', env),
    ...several('realtime', gateways),
    ...several('worker', workers),
    productService('web', env),
  ];
}

function addressesOf({ gateways, workers, web, sandbox }: Ports) {
  return {
    webUrl: local(web),
    gatewayUrls: gateways.map(local),
    silenceable: { gatewayUrl: local(gateways[0]) },
    workers: workers.map((one, index) => ({ name: `worker-${index + 1}`, url: local(one) })),
    sandboxUrl: local(sandbox),
  };
}
