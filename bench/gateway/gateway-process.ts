import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { connect } from '~/db/connection';
import { createDomainContext } from '~/domain/create-domain-context';
import { createEnqueuer } from '~/jobs/enqueue.job';
import { createLogger } from '~/observability/logger';
import { createMetrics } from '~/observability/metrics';
import { openRedis } from '~/realtime/open-redis';
import { startGateway } from '~/realtime/start-gateway';
import { answerTrips } from '../chat/answer-trips';

/**
 * Runs the gateway under test on any free port. Only the limits per client are lifted, and those of frames
 * if BENCH_FRAMES is set.
 */
const unlimited = {
  framesPerSecond: Infinity,
  framesPerAddress: Infinity,
  framesBeforeEntry: Infinity,
  enterMs: 60_000,
};
answerTrips();
const config = loadConfig({ ...process.env, REALTIME_PORT: '0' });
const logger = createLogger({ process: 'realtime', level: config.LOG_LEVEL });
const db = connect({ url: config.DATABASE_URL, pool: 4 });
const redis = openRedis(config.REDIS_URL, logger);
const gateway = await startGateway({
  context: createDomainContext({
    db,
    sessionSecret: config.SESSION_SECRET,
    sealKeys: sealKeysOf(config),
    outboxPartitions: config.OUTBOX_PARTITIONS,
  }),
  enqueuer: createEnqueuer(redis.commands),
  redis,
  logger,
  metrics: createMetrics('realtime'),
  publicUrl: config.PUBLIC_URL,
  engine: config.REALTIME_ENGINE,
  uwsModule: config.UWS_MODULE,
  host: '127.0.0.1',
  port: 0,
  limits: {
    connectionsPerPerson: 100_000,
    connectionsPerAddress: 100_000,
    commandsPerSecond: 100_000,
    unadmittedPerAddress: 100_000,
    ...(process.env['BENCH_FRAMES'] === 'unlimited' ? unlimited : {}),
  },
});
process.stdout.write(`ready ${gateway.url}\n`);
process.on('SIGTERM', () => process.exit(0));
