import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { createCountryOf } from '~/config/country-of';
import { connect } from '~/db/connection';
import { usualLimitsOf } from '~/db/connection-limits';
import { redisLimitsOf } from '~/db/redis-connection';
import { requireCollation } from '~/db/require-collation';
import { requirePlainLogin } from '~/db/require-plain-login';
import { createDomainContext } from '~/domain/create-domain-context';
import { createEnqueuer } from '~/jobs/enqueue.job';
import { createLogger } from '~/observability/logger';
import { measurePool } from '~/observability/measure-pool';
import { createMetrics } from '~/observability/metrics';
import { startTracing } from '~/observability/start-tracing';
import { stopGracefully } from '~/observability/stop-gracefully';
import { openRedis } from './open-redis';
import { startGateway } from './start-gateway';

const config = loadConfig(process.env);
const logger = createLogger({ process: 'realtime', level: config.LOG_LEVEL });
const metrics = createMetrics('realtime');
const tracing = await startTracing({
  process: 'realtime',
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
  sampleRatio: config.OTEL_TRACES_SAMPLER_ARG,
  logger,
});

// Handshakes and sweeps use the database little: a few connections serve many sockets.
const db = connect({
  url: config.DATABASE_URL,
  pool: 4,
  limits: usualLimitsOf(config),
});
measurePool(metrics, db);
await requirePlainLogin({ db, kind: 'realtime', deployment: config.DEPLOYMENT, logger });
await requireCollation({ db, deployment: config.DEPLOYMENT, logger });
const context = createDomainContext({
  db,
  sessionSecret: config.SESSION_SECRET,
  sealKeys: sealKeysOf(config),
  outboxPartitions: config.OUTBOX_PARTITIONS,
});
const redis = openRedis(config.REDIS_URL, logger, redisLimitsOf(config));
const enqueuer = createEnqueuer(redis.commands, config.QUEUE_SHARDS);

const gateway = await startGateway({
  context,
  enqueuer,
  redis,
  logger,
  metrics,
  publicUrl: config.PUBLIC_URL,
  countryOf: createCountryOf(config),
  engine: config.REALTIME_ENGINE,
  uwsModule: config.UWS_MODULE,
  host: config.BIND_HOST,
  port: config.REALTIME_PORT,
  metricsKey: config.METRICS_KEY,
});

stopGracefully(
  logger,
  [
    ['gateway', () => gateway.stop()],
    ['queues', () => enqueuer.close()],
    ['redis', () => redis.close()],
    ['database', () => db.destroy()],
    ['traces', () => tracing.stop()],
  ],
  2000,
);
