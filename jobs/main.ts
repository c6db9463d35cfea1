import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { connect } from '~/db/connection';
import { longLimitsOf, usualLimitsOf } from '~/db/connection-limits';
import { redisLimitsOf } from '~/db/redis-connection';
import { requireCollation } from '~/db/require-collation';
import { requirePlainLogin } from '~/db/require-plain-login';
import { createDomainContext } from '~/domain/create-domain-context';
import { moderationSettings } from '~/domain/moderation/settings';
import { createLogger } from '~/observability/logger';
import { measurePool } from '~/observability/measure-pool';
import { createMetrics } from '~/observability/metrics';
import { startTracing } from '~/observability/start-tracing';
import { stopGracefully } from '~/observability/stop-gracefully';
import { createHttpAnalytics } from '~/providers/analytics/http-analytics';
import { openModels } from '~/providers/language-model/open-models';
import { createHttpMarketing } from '~/providers/marketing/http-marketing';
import { createSmtpMailer } from '~/providers/mail/smtp';
import { createPaymentProviders } from '~/providers/payments/create-payment-providers';
import { createIdentityProvider } from '~/providers/identity/create-identity-provider';
import { createPayoutProviders } from '~/providers/payouts/create-payout-providers';
import { createPictureMaker } from '~/providers/pictures/create-picture-maker';
import { createHttpPictures } from '~/providers/pictures/http-pictures';
import { createRenditionMaker } from '~/providers/renditions/create-rendition-maker';
import { openFileMarker } from '~/providers/marks/create-marks';
import { createPictureJudge } from '~/providers/moderation/create-picture-judge';
import { createModerator } from '~/providers/moderation/create-moderator';
import { createSpeaker } from '~/providers/speech/create-speaker';
import { createTranscriber } from '~/providers/speech/create-transcriber';
import { createVoiceLines } from '~/providers/voice-call/create-voice-lines';
import { decodeSpeech } from '~/providers/voice-call/decode-speech';
import { bucketOf, openStorage } from '~/providers/storage/open-storage';
import { createPushService } from '~/providers/push/create-push-service';
import { createTaxService } from '~/providers/tax/create-tax-service';
import { createVideoMaker } from '~/providers/videos/create-video-maker';
import { startHealthServer } from './health-server';
import { yieldToSends } from './queues-of-kinds';
import { startWorkerProcess } from './start-worker';

const config = loadConfig(process.env);
const logger = createLogger({ process: 'worker', level: config.LOG_LEVEL });
const metrics = createMetrics('worker');
yieldToSends(config.WORKER_KINDS);
const tracing = await startTracing({
  process: 'worker',
  endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
  sampleRatio: config.OTEL_TRACES_SAMPLER_ARG,
  logger,
});
const db = connect({
  url: config.DATABASE_URL,
  pool: config.DATABASE_POOL + 4,
  limits: usualLimitsOf(config),
});
measurePool(metrics, db);
await requirePlainLogin({ db, kind: 'worker', deployment: config.DEPLOYMENT, logger });
await requireCollation({ db, deployment: config.DEPLOYMENT, logger });
const longDb = connect({
  url: config.DATABASE_URL,
  pool: 2,
  limits: longLimitsOf(config),
});

const secrets = {
  sessionSecret: config.SESSION_SECRET,
  sealKeys: sealKeysOf(config),
  outboxPartitions: config.OUTBOX_PARTITIONS,
};
const context = createDomainContext({ db, ...secrets });
const { modelNamed, fallbackModel } = openModels(config);
const worker = await startWorkerProcess({
  db,
  context,
  longRunning: createDomainContext({ db: longDb, ...secrets }),
  databaseUrl: config.DATABASE_URL,
  databasePool: config.DATABASE_POOL,
  redisUrl: config.REDIS_URL,
  queueShards: config.QUEUE_SHARDS,
  databaseLimits: usualLimitsOf(config),
  redisLimits: redisLimitsOf(config),
  relayLeaseMs: config.RELAY_LEASE_MS,
  model: modelNamed(config.MODEL_NAME),
  modelName: config.MODEL_NAME,
  modelNamed,
  fallbackModel,
  standIn: config.DEPLOYMENT === 'demo' ? config.MODEL_FALLBACK_NAME : undefined,
  moderator: createModerator(config, { logger, metrics }),
  paymentProviders: createPaymentProviders(config),
  payoutProviders: createPayoutProviders(config),
  identityProvider: createIdentityProvider(config),
  taxService: createTaxService(config),
  mailer: createSmtpMailer({
    url: config.SMTP_URL,
    from: `${config.PRODUCT_NAME} <${config.MAIL_FROM}>`,
  }),
  push: createPushService(config),
  storage: openStorage({
    dataDir: config.DATA_DIR,
    secret: context.keys.media,
    bucket: bucketOf(config),
  }),
  renditions: createRenditionMaker({}, await openFileMarker(config, logger)),
  pictures:
    config.PICTURES_URL && config.PICTURES_KIND === 'studio'
      ? createHttpPictures({ url: config.PICTURES_URL, key: config.PICTURES_KEY })
      : undefined,
  pictureMaker: createPictureMaker(config),
  videoMaker: createVideoMaker(config),
  pictureJudge: createPictureJudge(config, {
    levelOf: async () => (await context.settings(moderationSettings)).picture_level,
  }),
  transcriber: config.TRANSCRIPTION_URL
    ? createTranscriber({
        url: config.TRANSCRIPTION_URL,
        key: config.TRANSCRIPTION_KEY,
        kind: config.TRANSCRIPTION_KIND,
        model: config.TRANSCRIPTION_MODEL,
      })
    : undefined,
  speaker: config.SPEECH_URL
    ? createSpeaker({
        url: config.SPEECH_URL,
        key: config.SPEECH_KEY,
        kind: config.SPEECH_KIND,
        model: config.SPEECH_MODEL,
      })
    : undefined,
  lines: config.WORKER_KINDS.includes('calls') ? createVoiceLines(config) : undefined,
  decodeSpeech,
  analytics: config.ANALYTICS_URL
    ? createHttpAnalytics({ url: config.ANALYTICS_URL, key: config.ANALYTICS_KEY })
    : undefined,
  marketing: config.MARKETING_URL
    ? createHttpMarketing({ url: config.MARKETING_URL, key: config.MARKETING_KEY })
    : undefined,
  productName: config.PRODUCT_NAME,
  publicUrl: config.PUBLIC_URL,
  repliesEnabled: config.REPLIES_ENABLED,
  kinds: config.WORKER_KINDS,
  logger,
  metrics,
});
const health = await startHealthServer({
  port: config.WORKER_PORT,
  host: config.BIND_HOST,
  db,
  redis: worker.redis,
  metrics,
  metricsKey: config.METRICS_KEY,
});
logger.info({ port: config.WORKER_PORT, kinds: config.WORKER_KINDS }, 'worker ready');

stopGracefully(logger, [
  ['worker', () => worker.stop()],
  ['health', () => new Promise((resolve) => health.close(resolve))],
  ['database', () => Promise.all([db.destroy(), longDb.destroy()])],
  ['traces', () => tracing.stop()],
]);
