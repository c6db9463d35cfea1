import { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import type { DomainContext } from '~/domain/shared/context';
import type { Logger } from '~/observability/logger';
import type { Metrics } from '~/observability/metrics';
import type { LanguageModel } from '~/providers/language-model/language-model';
import { traceModel } from '~/providers/language-model/trace-model';
import type { Marketing } from '~/providers/marketing/marketing';
import type { Mailer } from '~/providers/mail/mail';
import type { RenditionMaker } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import type { Analytics } from '~/providers/analytics/analytics';
import { accountsRoutes } from './accounts/routes';
import { casesRoutes } from './cases/routes';
import { analyticsHandlers } from './analytics/handlers';
import { analyticsRoutes } from './analytics/routes';
import { chatHandlers } from './chat/handlers';
import { charactersRoutes } from './characters/routes';
import { chatRoutes } from './chat/routes';
import type { QueueName } from './definition.job';
import { createEnqueuer } from './enqueue.job';
import { createJobMetrics } from './job-metrics';
import { feedsHandlers } from './feeds/handlers';
import { marketingHandlers } from './marketing/handlers';
import { marketingRoutes } from './marketing/routes';
import { mailHandlers } from './mail/handlers';
import { maintenanceHandlers } from './maintenance/handlers';
import { schedules } from './maintenance/schedule.job';
import { measureBacklogs } from './measure-backlogs';
import { mediaHandlers } from './media/handlers';
import { privacyHandlers } from './privacy/handlers';
import { postsRoutes } from './posts/routes';
import { privacyRoutes } from './privacy/routes';
import { createPublisher } from './relay/publisher';
import { startRelay } from './relay/relay';
import { repliesHandlers } from './replies/handlers';
import { createRedisBroadcast } from './replies/redis-broadcast';
import { staffRoutes } from './staff/routes';
import { unsubscribesRoutes } from './unsubscribes/routes';
import { walletRoutes } from './wallet/routes';
import { startWorkers } from './worker';

export interface WorkerProcess {
  redis: Redis;
  /** The partitions whose relay this process leads. */
  leads(): number[];
  stop(): Promise<void>;
}

interface WorkerProcessOptions {
  context: DomainContext;
  db: Knex;
  databaseUrl: string;
  databasePool: number;
  redisUrl: string;
  model: LanguageModel;
  mailer: Mailer;
  storage: Storage;
  renditions: RenditionMaker;
  /** Absent where nothing is counted. */
  analytics?: Analytics | undefined;
  /** Absent where no promotional mails are sent. */
  marketing?: Marketing | undefined;
  productName: string;
  publicUrl: string;
  repliesEnabled: boolean;
  logger: Logger;
  metrics: Metrics;
}

const routes = new Map(
  [
    ...chatRoutes,
    ...walletRoutes,
    ...accountsRoutes,
    ...analyticsRoutes,
    ...casesRoutes,
    ...postsRoutes,
    ...charactersRoutes,
    ...privacyRoutes,
    ...marketingRoutes,
    ...staffRoutes,
    ...unsubscribesRoutes,
  ].map((route) => [route.eventName, route]),
);

/** Everything a worker process does: the relay, the queues and what recurs. */
export async function startWorkerProcess(options: WorkerProcessOptions): Promise<WorkerProcess> {
  const { context, logger, metrics } = options;
  const connections: Redis[] = [];
  const connect = () => {
    const redis = new Redis(options.redisUrl, { maxRetriesPerRequest: null });
    redis.on('error', (error) => logger.warn({ err: error }, 'Redis connection'));
    connections.push(redis);
    return redis;
  };
  const redis = connect();
  const enqueuer = createEnqueuer(connect());
  const moderator = createEmbeddedModerator();
  const broadcast = createRedisBroadcast(redis);
  const settings = await context.settings();
  const measure = createJobMetrics(metrics);

  const relay = startRelay({
    databaseUrl: options.databaseUrl,
    redis,
    partitions: context.outboxPartitions,
    replaySeconds: settings.outbox_replay_seconds,
    logger,
    onRelayed: measure.relayed,
    handover: {
      routes,
      enqueuer,
      publisher: createPublisher(redis),
      kept: { entries: settings.stream_events_kept, seconds: settings.stream_kept_seconds },
      onUnroutable: (row, error) =>
        logger.error({ err: error, event: row.name, eventId: row.event_id }, 'event not relayed'),
    },
  });
  measureBacklogs(metrics, {
    db: options.db,
    enqueuer,
    relay,
    partitions: context.outboxPartitions,
  });
  const workers = startWorkers({
    connect,
    logger,
    onFinished: measure.finished,
    concurrency: concurrencyFor(options.databasePool),
    handlers: [
      ...chatHandlers(context, { moderator, broadcast }),
      ...(options.repliesEnabled
        ? repliesHandlers(context, { model: traceModel(options.model), moderator, broadcast })
        : []),
      ...mailHandlers(context, options),
      ...analyticsHandlers(options.analytics),
      ...marketingHandlers(context, enqueuer, options.marketing),
      ...maintenanceHandlers(context, enqueuer),
      ...feedsHandlers(context, enqueuer),
      ...privacyHandlers(context, enqueuer, options),
      ...mediaHandlers(context, enqueuer, options),
    ],
  });
  await scheduleRecurring(enqueuer);
  // A Redis that came back may have lost its file, and with it what recurs.
  const scheduleAgain = () =>
    void scheduleRecurring(enqueuer).catch((error: unknown) =>
      logger.warn({ err: error }, 'recurring jobs not scheduled'),
    );
  redis.on('ready', scheduleAgain);
  return {
    redis,
    leads: () => relay.leads(),
    async stop() {
      redis.off('ready', scheduleAgain);
      await workers.stop();
      await relay.stop();
      await enqueuer.close();
      options.mailer.close();
      for (const connection of connections) connection.disconnect();
    },
  };
}

/** Sends hold a connection all along; replies mostly wait for the model and hold none. */
function concurrencyFor(pool: number): Record<QueueName, number> {
  return {
    chat: pool,
    replies: 64,
    mail: 4,
    partners: 4,
    callbacks: 4,
    polling: 4,
    maintenance: 2,
    media: 2,
  };
}

async function scheduleRecurring(enqueuer: ReturnType<typeof createEnqueuer>) {
  for (const { job, everyMs } of schedules) {
    const queue = enqueuer.queues.get(job.queue);
    await queue?.upsertJobScheduler(
      job.name,
      { every: everyMs },
      {
        name: job.name,
        data: {},
        opts: { removeOnComplete: { count: 20 }, removeOnFail: { count: 100 } },
      },
    );
  }
}
