import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { loadConfig, type Config } from '~/config/config';
import { createCountryOf } from '~/config/country-of';
import { createRegionOf } from '~/config/region-of';
import { connect } from '~/db/connection';
import {
  createTestContext,
  createTestDatabase,
  createTestRedis,
  type TestDatabase,
} from '~/db/testing';
// Loaded before the site serves, as in the web process, so that no request waits for it.
import '~/domain/all-hooks';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import type { Moderator } from '~/domain/moderation/verdict';
import { createEnqueuer } from '~/jobs/enqueue.job';
import { createLogger, type Logger } from '~/observability/logger';
import { createMetrics } from '~/observability/metrics';
import { createAgeAssurance } from '~/providers/age/create-age-assurance';
import { createIdentityProvider } from '~/providers/identity/create-identity-provider';
import { createCaptcha } from '~/providers/captcha/create-captcha';
import { openMarkReader } from '~/providers/marks/create-marks';
import { createPaymentProviders } from '~/providers/payments/create-payment-providers';
import { createPayoutProviders } from '~/providers/payouts/create-payout-providers';
import type { PaymentProvider } from '~/providers/payments/payment-provider';
import type { PayoutProvider } from '~/providers/payouts/payout-provider';
import { createSocialProviders } from '~/providers/social/create-social-providers';
import { openStorage } from '~/providers/storage/open-storage';
import { createTaxService } from '~/providers/tax/create-tax-service';
import { rateLimits as standardLimits } from '../rate-limits';
import { refusals } from '../refusals';
import { requestParts } from '../request-parts';
import { createRefusals } from '../kit/http/describe-refusal';
import type { RateLimits } from '../kit/http/rate-limits';
import { createAttemptLimits } from '../kit/http/attempt-limits';
import { createSite } from '../create-site';
import { createForwarding } from '../kit/http/server/forwarding';
import type { SiteHandles } from '../kit/http/context/site-handles';
import { createSiteCookies } from '../kit/session/cookies';
import { createClient } from './client';
import { serve } from './serve';

interface Options {
  config?: Partial<Config>;
  rateLimits?: RateLimits;
  /** The test database. By default a new one is created. It is dropped with the site in both cases. */
  database?: TestDatabase;
  assets?: RequestHandler;
  renderPages?: SiteHandles['renderPages'];
  /** The providers of the configuration by default. A test may pass its own. */
  paymentProviders?: readonly PaymentProvider[];
  payoutProviders?: readonly PayoutProvider[];
  /** None by default. */
  replica?: SiteHandles['replica'];
  /** The reader of the site's own folder by default. */
  markReader?: SiteHandles['markReader'];
  /** The embedded moderator by default. */
  moderator?: Moderator;
  /** Silent by default. A test may read the log. */
  logger?: Logger;
}

export type TestSite = Awaited<ReturnType<typeof startSite>>;

export const commandsKey = 'commands-key-of-tests';
export const serviceKey = 'service-key-of-tests';

/** Starts the site as the web process serves it, on a free port, with its own database and Redis. */
export async function startSite({
  config: changes,
  database: given,
  rateLimits,
  logger = createLogger({ process: 'test', level: 'silent' }),
  ...pages
}: Options = {}) {
  const database = given ?? (await createTestDatabase());
  const testRedis = await createTestRedis();
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const web = connect({ url: database.urlOf('web'), pool: 20 });
  const domain = createTestContext(web);
  const config = { ...testConfig(database.urlOf('web'), testRedis.url), ...changes };
  const handles: SiteHandles = {
    ...testHandles({ config, logger, redis: testRedis, domain, folder, rateLimits }),
    ...pages,
  };
  const { enqueuer, forwarding, storage } = handles;
  const served = await serve(createSite(handles));
  served.server.on('upgrade', (req, socket, head) => forwarding.upgrade(req, socket, head));
  return {
    origin: served.origin,
    port: served.port,
    handles,
    config,
    domain,
    enqueuer,
    storage,
    redis: testRedis.redis,
    db: database.db,
    owner: database.owner,
    /** Returns the database URL for the login of another process. */
    databaseUrlOf: database.urlOf,
    /** Returns a browser without cookies. */
    client: () => createClient(served.origin),
    async close() {
      forwarding.endSockets();
      await served.close();
      await enqueuer.close();
      await testRedis.close();
      await web.destroy();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function testConfig(databaseUrl: string, redisUrl: string): Config {
  return loadConfig({
    NODE_ENV: 'test',
    DEPLOYMENT: 'test',
    PUBLIC_URL: 'http://localhost:3000',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SESSION_SECRET: 'test-secret-test-secret-test-secret',
    SEAL_KEY: Buffer.alloc(32, 7).toString('base64'),
    COMMANDS_KEY: commandsKey,
    SERVICE_KEY: serviceKey,
    // A port on which nothing listens, whatever else runs on this machine.
    REALTIME_URL: 'http://127.0.0.1:1',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MODEL_URL: 'http://127.0.0.1:1/v1',
    SPEECH_URL: 'http://127.0.0.1:1/v1',
    TRANSCRIPTION_URL: 'http://127.0.0.1:1/v1',
    MODEL_KEY: 'none',
  });
}

interface TestHandlesOptions {
  rateLimits: RateLimits | undefined;
  config: Config;
  logger: Logger;
  redis: Awaited<ReturnType<typeof createTestRedis>>;
  domain: SiteHandles['domain'];
  folder: string;
}

/** Returns the handles of the web process with the database and Redis of a test. */
function testHandles({
  config,
  logger,
  redis,
  domain,
  folder,
  rateLimits = standardLimits,
}: TestHandlesOptions) {
  return {
    config,
    logger,
    metrics: createMetrics('test'),
    redis: redis.redis,
    replica: null,
    domain,
    enqueuer: createEnqueuer(redis.connect()),
    storage: openStorage({ dataDir: folder, secret: domain.keys.media }),
    social: createSocialProviders(config.SOCIAL_PROVIDERS, { publicUrl: config.PUBLIC_URL }),
    countryOf: createCountryOf(config),
    regionOf: createRegionOf(config),
    moderator: createEmbeddedModerator(),
    ageAssurance: createAgeAssurance(config),
    identityProvider: createIdentityProvider(config),
    markReader: openMarkReader({ ...config, DATA_DIR: folder }),
    paymentProviders: createPaymentProviders(config),
    payoutProviders: createPayoutProviders(config),
    taxService: createTaxService(config),
    cookies: createSiteCookies(config.PUBLIC_URL, () => domain.now()),
    forwarding: createForwarding({
      realtimeUrl: config.REALTIME_URL,
      trustedProxies: config.TRUSTED_PROXIES,
      logger,
    }),
    refusals: createRefusals(refusals),
    requestParts,
    limitsOf: createAttemptLimits({
      redis: redis.redis,
      hashKey: Buffer.alloc(32, 3),
      captcha: createCaptcha(config),
      rateLimits,
    }),
  };
}
