import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { createCountryOf } from '~/config/country-of';
import { createRegionOf } from '~/config/region-of';
import { connect } from '~/db/connection';
import { usualLimitsOf } from '~/db/connection-limits';
import { followReplica } from '~/db/follow-replica';
import { connectRedis, redisLimitsOf } from '~/db/redis-connection';
import { requireCollation } from '~/db/require-collation';
import { requirePlainLogin } from '~/db/require-plain-login';
import { createDomainContext } from '~/domain/create-domain-context';
import { deriveKey } from '~/domain/shared/sealing/signature';
import { createEnqueuer } from '~/jobs/enqueue.job';
import { createLogger } from '~/observability/logger';
import { measurePool } from '~/observability/measure-pool';
import { createMetrics } from '~/observability/metrics';
import { startTracing } from '~/observability/start-tracing';
import { stopGracefully } from '~/observability/stop-gracefully';
import { createAgeAssurance } from '~/providers/age/create-age-assurance';
import { createIdentityProvider } from '~/providers/identity/create-identity-provider';
import { createCaptcha } from '~/providers/captcha/create-captcha';
import { createModerator } from '~/providers/moderation/create-moderator';
import { openMarkReader } from '~/providers/marks/create-marks';
import { createPaymentProviders } from '~/providers/payments/create-payment-providers';
import { createPayoutProviders } from '~/providers/payouts/create-payout-providers';
import { createSocialProviders } from '~/providers/social/create-social-providers';
import { bucketOf, openStorage } from '~/providers/storage/open-storage';
import { createTaxService } from '~/providers/tax/create-tax-service';
import { serveAssets } from './kit/http/server/assets';
import { sharedAddressFactor } from './kit/http/rate-limits';
import { createAttemptLimits } from './kit/http/attempt-limits';
import { createSite } from './create-site';
import { createForwarding } from './kit/http/server/forwarding';
import { servePages } from './kit/http/server/serve-pages';
import { timeouts } from './kit/http/server/timeouts';
import { createSiteServer } from './kit/http/server/site-server';
import { createRefusals } from './kit/http/describe-refusal';
import { rateLimits } from './rate-limits';
import { refusals } from './refusals';
import { requestParts } from './request-parts';
import { createSiteCookies } from './kit/session/cookies';

const config = loadConfig(process.env);
const logger = createLogger({ process: 'web', level: config.LOG_LEVEL });
const tracing = await startTracing({
  process: 'web',
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
  sampleRatio: config.OTEL_TRACES_SAMPLER_ARG,
  logger,
});
const db = connect({
  url: config.DATABASE_URL,
  pool: config.DATABASE_POOL,
  limits: usualLimitsOf(config),
});
const metrics = createMetrics('web');
measurePool(metrics, db);
await requirePlainLogin({ db, kind: 'web', deployment: config.DEPLOYMENT, logger });
await requireCollation({ db, deployment: config.DEPLOYMENT, logger });
const redisPlace = { url: config.REDIS_URL, limits: redisLimitsOf(config) };
const redis = connectRedis({ ...redisPlace, name: 'web', enableOfflineQueue: false });
const queueRedis = connectRedis({ ...redisPlace, name: 'web-queues' });
for (const connection of [redis, queueRedis]) {
  connection.on('error', (error: Error) =>
    logger.warn({ reason: error.message }, 'redis not reached'),
  );
}
const replica = config.DATABASE_REPLICA_URL
  ? followReplica({
      primary: db,
      replica: connect({
        url: config.DATABASE_REPLICA_URL,
        pool: config.DATABASE_POOL,
        limits: usualLimitsOf(config),
      }),
      withinMs: 1_000,
    })
  : null;
const domain = createDomainContext({
  db,
  sessionSecret: config.SESSION_SECRET,
  sealKeys: sealKeysOf(config),
  outboxPartitions: config.OUTBOX_PARTITIONS,
});
const enqueuer = createEnqueuer(queueRedis, config.QUEUE_SHARDS);
const forwarding = createForwarding({
  realtimeUrl: config.REALTIME_URL,
  trustedProxies: config.TRUSTED_PROXIES,
  logger,
});

// One folder above app/ and above the bundle.
const buildFolder = fileURLToPath(new URL('../build', import.meta.url));
const build = (await import(
  new URL('../build/server/index.js', import.meta.url).href
)) as ServerBuild;

const site = createSite({
  config,
  logger,
  metrics,
  redis,
  replica,
  domain,
  enqueuer,
  social: createSocialProviders(config.SOCIAL_PROVIDERS, { publicUrl: config.PUBLIC_URL }),
  countryOf: createCountryOf(config),
  regionOf: createRegionOf(config),
  moderator: createModerator(config, { logger, metrics }),
  ageAssurance: createAgeAssurance(config),
  identityProvider: createIdentityProvider(config),
  markReader: openMarkReader(config),
  paymentProviders: createPaymentProviders(config),
  payoutProviders: createPayoutProviders(config),
  taxService: createTaxService(config),
  storage: openStorage({
    dataDir: config.DATA_DIR,
    secret: domain.keys.media,
    bucket: bucketOf(config),
  }),
  cookies: createSiteCookies(config.PUBLIC_URL, () => domain.now()),
  forwarding,
  refusals: createRefusals(refusals),
  requestParts,
  limitsOf: createAttemptLimits({
    rateLimits,
    redis,
    hashKey: deriveKey(config.SESSION_SECRET, 'attempt-limits'),
    captcha: createCaptcha(config),
    addressFactor: config.DEPLOYMENT === 'production' ? 1 : sharedAddressFactor,
  }),
  assets: serveAssets(join(buildFolder, 'client')),
  renderPages: (readContext) => servePages({ build, mode: config.NODE_ENV, readContext }),
});

const server = createSiteServer(site, timeouts, (req, socket, head) =>
  forwarding.upgrade(req, socket, head),
);
server.listen(config.PORT, config.BIND_HOST, () => {
  logger.info({ address: server.address(), publicUrl: config.PUBLIC_URL }, 'listening');
});

stopGracefully(logger, [
  ['http', () => closeServer()],
  ['queues', () => enqueuer.close()],
  ['redis', () => Promise.all([redis.quit(), queueRedis.quit()])],
  ['replica', () => closeReplica()],
  ['database', () => db.destroy()],
  ['traces', () => tracing.stop()],
]);

async function closeReplica(): Promise<void> {
  replica?.stop();
  await replica?.db.destroy();
}

/** Finishes running responses and ends idle connections, streams and sockets. */
async function closeServer(): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  forwarding.endSockets();
  server.closeIdleConnections();
  const timeouts = setTimeout(() => server.closeAllConnections(), 2000);
  await closed;
  clearTimeout(timeouts);
}
