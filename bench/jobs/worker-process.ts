import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { connect } from '~/db/connection';
import { createDomainContext } from '~/domain/create-domain-context';
import { yieldToSends } from '~/jobs/queues-of-kinds';
import { startWorkerProcess } from '~/jobs/start-worker';
import { createLogger } from '~/observability/logger';
import { createMetrics } from '~/observability/metrics';
import { createOpenAiCompatibleModel } from '~/providers/language-model/openai-compatible';
import { createSmtpMailer } from '~/providers/mail/smtp';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { openStorage } from '~/providers/storage/open-storage';
import { answerTrips } from '../chat/answer-trips';

/** Runs the worker under test as in its own process. */
answerTrips();
const config = loadConfig(process.env);
yieldToSends(config.WORKER_KINDS);
const db = connect({
  url: config.DATABASE_URL,
  pool: config.DATABASE_POOL + 4,
});
const context = createDomainContext({
  db,
  sessionSecret: config.SESSION_SECRET,
  sealKeys: sealKeysOf(config),
  outboxPartitions: config.OUTBOX_PARTITIONS,
});
await startWorkerProcess({
  db,
  context,
  databaseUrl: config.DATABASE_URL,
  databasePool: config.DATABASE_POOL,
  redisUrl: config.REDIS_URL,
  model: createOpenAiCompatibleModel({
    url: config.MODEL_URL,
    key: config.MODEL_KEY,
    model: config.MODEL_NAME,
  }),
  mailer: createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM }),
  storage: openStorage({ dataDir: config.DATA_DIR, secret: context.keys.media }),
  renditions: createRenditionMaker(),
  productName: config.PRODUCT_NAME,
  publicUrl: config.PUBLIC_URL,
  repliesEnabled: config.REPLIES_ENABLED,
  kinds: config.WORKER_KINDS,
  logger: createLogger({ process: 'worker', level: config.LOG_LEVEL }),
  metrics: createMetrics('worker'),
});
process.stdout.write('ready\n');
process.on('SIGTERM', () => process.exit(0));
