import { startSession } from '~/domain/sessions/start-session';
import { transact } from '~/domain/shared/transactions/transact';
import { accessCookie, guestCookie } from '~/domain/sessions/cookies';
import { issueGuestToken } from '~/domain/viewers/guests';
import { createTestContext, createTestDatabase, createTestRedis, makeUser } from '~/db/testing';
import { createCountryOf } from '~/config/country-of';
import { connect } from '~/db/connection';
import { createEnqueuer } from '~/jobs/enqueue.job';
import { createLogger } from '~/observability/logger';
import { createMetrics } from '~/observability/metrics';
import type { EngineName } from '../engines/engine';
import type { GatewayLimits } from '../limits';
import { openRedis } from '../open-redis';
import { startGateway, type GatewayOptions } from '../start-gateway';
import { openChat, openStream } from './test-clients';
import { createTestRelay } from './test-relay';

export const publicUrl = 'http://site.test';

export type TestGateway = Awaited<ReturnType<TestBed['start']>>;
export type TestBed = Awaited<ReturnType<typeof createTestBed>>;

type MoreOptions = Partial<Pick<GatewayOptions, 'logger' | 'metricsKey'>>;

interface Place extends Pick<GatewayOptions, 'context' | 'logger' | 'engine'> {
  redisUrl: string;
  /** The cleanups to run at the end of the test. */
  closing: (() => unknown)[];
}

/** Creates a database, a Redis, a relay and as many gateways and clients as a test requests. */
export async function createTestBed(engine: EngineName) {
  const database = await createTestDatabase();
  const testRedis = await createTestRedis();
  const context = createTestContext(database.db);
  /** A connection with a gateway's database role. */
  const own = connect({ url: database.urlOf('realtime'), pool: 4 });
  const logger = createLogger({ process: 'test', level: 'silent' });
  const closing: (() => unknown)[] = [];

  const start = (limits?: Partial<GatewayLimits>, port?: number, more?: MoreOptions) =>
    startTestGateway(
      {
        context: { ...createTestContext(own), now: context.now },
        logger,
        redisUrl: testRedis.url,
        engine,
        closing,
      },
      limits,
      port,
      more,
    );

  const signIn = async (traits: Parameters<typeof makeUser>[1] = {}) => {
    const user = await makeUser(database.db, traits);
    const tokens = await transact(context, (trx) =>
      startSession(context, trx, { userId: user.id }),
    );
    return { ...user, ...tokens, cookie: `${accessCookie}=${tokens.accessToken}` };
  };

  const visit = async () => {
    const guest = await issueGuestToken(context);
    return { id: guest.guestId, cookie: `${guestCookie}=${guest.token}` };
  };

  return {
    context,
    database,
    gatewayDb: own,
    redis: testRedis.redis,
    redisUrl: testRedis.url,
    relay: createTestRelay(testRedis.redis),
    start,
    signIn,
    visit,
    cutSubscribers: () => cutSubscribers(testRedis),
    /** Opens a client that closes with the test. */
    chat(...args: Parameters<typeof openChat>) {
      const client = openChat(...args);
      closing.push(() => client.socket.disconnect());
      return client;
    },
    stream(url: string, ...args: [cookie: string, headers?: Record<string, string>]) {
      const client = openStream(`${url}`, ...args);
      closing.push(() => client.source.close());
      return client;
    },
    /** Closes clients and gateways of one test; clients first, because they were opened last. */
    async clear() {
      for (const close of closing.splice(0).reverse()) await close();
      await testRedis.redis.flushdb();
    },
    async close() {
      await testRedis.close();
      await own.destroy();
      await database.drop();
    },
  };
}

async function startTestGateway(
  { context, logger, redisUrl, engine, closing }: Place,
  limits: Partial<GatewayLimits> = {},
  port = 0,
  more: MoreOptions = {},
) {
  const redis = openRedis(redisUrl, logger);
  const enqueuer = createEnqueuer(redis.commands);
  const metrics = createMetrics('test');
  closing.push(async () => {
    await enqueuer.close();
    await redis.close();
  });
  const gateway = await startGateway({
    context,
    enqueuer,
    redis,
    logger,
    metrics,
    publicUrl,
    countryOf: createCountryOf({ COUNTRY_HEADER: 'x-country', TRUSTED_PROXIES: 1 }),
    engine,
    host: '127.0.0.1',
    port,
    limits: { stopGraceMs: 200, retryMs: 50, ...limits },
    ...more,
  });
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    await gateway.stop();
  };
  closing.push(stop);
  /** Returns one metric of /metrics by its name and labels as printed there. */
  const figure = async (name: string) => {
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  return { ...gateway, stop, redis, enqueuer, figure };
}

/** Cuts the gateways' subscriber connections from Redis's side; the gateways reconnect. */
async function cutSubscribers({ redis, url }: Awaited<ReturnType<typeof createTestRedis>>) {
  const database = new URL(url).pathname.slice(1);
  const clients = String(await redis.client('LIST')).split('\n');
  for (const line of clients) {
    const [, id] = /^id=(\d+) .*name=gateway-subscriber /.exec(line) ?? [];
    // Test files that run in parallel share the server, but not the logical database.
    if (id && line.includes(` db=${database} `)) await redis.client('KILL', 'ID', id);
  }
}
