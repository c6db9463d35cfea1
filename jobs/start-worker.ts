import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { workerKinds, type WorkerKind } from '~/config/worker-kinds';
import { usualLimits, type ConnectionLimits } from '~/db/connection-limits';
import { connectQueueRedis, connectRedis, type RedisLimits } from '~/db/redis-connection';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import type { Moderator } from '~/domain/moderation/verdict';
import { chatSettings } from '~/domain/chat/settings';
import { outboxSettings } from '~/domain/shared/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';
import type { DomainContext } from '~/domain/shared/context';
import { openPayload } from '~/domain/shared/event-payload';
import type { Logger } from '~/observability/logger';
import type { Metrics } from '~/observability/metrics';
import type { LanguageModel } from '~/providers/language-model/language-model';
import { traceModel } from '~/providers/language-model/trace-model';
import type { Marketing } from '~/providers/marketing/marketing';
import type { Mailer } from '~/providers/mail/mail';
import type { Pictures } from '~/providers/pictures/pictures';
import type { RenditionMaker } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import type { Analytics } from '~/providers/analytics/analytics';
import { analyticsHandlers } from './analytics/handlers';
import { chatHandlers } from './chat/handlers';
import { subscribers } from './areas';
import type { QueueName } from './definition.job';
import { createEnqueuer } from './enqueue.job';
import { createJobMetrics } from './job-metrics';
import { feedsHandlers } from './feeds/handlers';
import { marketingHandlers } from './marketing/handlers';
import { mailHandlers } from './mail/handlers';
import { maintenanceHandlers } from './maintenance/handlers';
import { schedules } from './maintenance/schedule.job';
import { measureBacklogs } from './measure-backlogs';
import { mediaHandlers } from './media/handlers';
import { privacyHandlers } from './privacy/handlers';
import { createPublisher } from './relay/publisher';
import { startRelay } from './relay/relay';
import { repliesHandlers } from './replies/handlers';
import { paceReplies } from './replies/pace-replies';
import { createRedisBroadcast } from './replies/redis-broadcast';
import { queuesOfKinds } from './queues-of-kinds';
import { startWorkers } from './worker';

export interface WorkerProcess {
  redis: Redis;
  /** The partitions whose relay this process leads. */
  leads(): number[];
  stop(): Promise<void>;
}

interface WorkerProcessOptions {
  context: DomainContext;
  /** The same with more time for a statement, for what goes through whole tables. */
  longRunning?: DomainContext;
  db: Knex;
  databaseUrl: string;
  databasePool: number;
  redisUrl: string;
  databaseLimits?: ConnectionLimits;
  redisLimits?: RedisLimits;
  /** How long a relay leads without a further sign of life. */
  relayLeaseMs?: number;
  model: LanguageModel;
  /** The embedded layers unless said otherwise. */
  moderator?: Moderator | undefined;
  mailer: Mailer;
  storage: Storage;
  renditions: RenditionMaker;
  /** Absent where nothing is drawn. */
  pictures?: Pictures | undefined;
  /** Absent where nothing is counted. */
  analytics?: Analytics | undefined;
  /** Absent where no promotional mails are sent. */
  marketing?: Marketing | undefined;
  productName: string;
  publicUrl: string;
  repliesEnabled: boolean;
  /** What this process is for; everything unless told. */
  kinds?: readonly WorkerKind[];
  logger: Logger;
  metrics: Metrics;
}

const byEvent = new Map(subscribers.map((subscriber) => [subscriber.eventName, subscriber]));

const defaultLeaseMs = 3_000;

/** What a worker process does: the queues of its kinds, beside sends the relay, and what recurs. */
export async function startWorkerProcess(options: WorkerProcessOptions): Promise<WorkerProcess> {
  const { context, longRunning = context, logger, metrics } = options;
  const moderator = options.moderator ?? createEmbeddedModerator();
  const connections: Redis[] = [];
  const use = (redis: Redis) => {
    redis.on('error', (error) => logger.warn({ err: error }, 'Redis connection'));
    connections.push(redis);
    return redis;
  };
  const place = { url: options.redisUrl, limits: options.redisLimits };
  const redis = use(connectRedis({ ...place, name: 'worker' }));
  const enqueuer = createEnqueuer(use(connectRedis({ ...place, name: 'worker-enqueuer' })));
  const broadcast = createRedisBroadcast(redis, logger);
  const kinds = options.kinds ?? workerKinds;
  const queues = queuesOfKinds(kinds);
  const [chat, kept] = await Promise.all([
    context.settings(chatSettings),
    context.settings(outboxSettings),
  ]);
  const measure = createJobMetrics(metrics);

  const startOurRelay = () => {
    // What it could not say in time is said again by whoever leads then.
    const relayRedis = use(
      connectRedis({
        ...place,
        name: 'worker-relay',
        enableOfflineQueue: false,
        autoResendUnfulfilledCommands: false,
      }),
    );
    return startRelay({
      databaseUrl: options.databaseUrl,
      limits: options.databaseLimits ?? usualLimits,
      redis: relayRedis,
      partitions: context.outboxPartitions,
      leaseMs: options.relayLeaseMs ?? defaultLeaseMs,
      replaySeconds: kept.outbox_replay_seconds,
      unknownSeconds: kept.outbox_unknown_seconds,
      logger,
      onRelayed: measure.relayed,
      handover: {
        subscribers: byEvent,
        enqueuer,
        publisher: createPublisher(relayRedis),
        openPayload: (row) => openPayload(context.seal, row.event_id, row.payload),
        kept: { entries: kept.stream_events_kept, seconds: kept.stream_kept_seconds },
      },
    });
  };
  const relay = kinds.includes('chat') ? startOurRelay() : undefined;
  measureBacklogs(metrics, {
    db: options.db,
    enqueuer,
    relay,
    partitions: context.outboxPartitions,
    known: [...byEvent.keys()],
  });
  const pace = paceReplies(async () => {
    return (await enqueuer.queues.get('chat')?.getWaitingCount()) ?? 0;
  }, logger);
  const workers = startWorkers({
    connect: () => use(connectQueueRedis({ ...place, name: 'worker-queue' })),
    logger,
    onFinished: measure.finished,
    concurrency: concurrencyFor(options.databasePool, chat),
    handlers: [
      ...chatHandlers(context, { moderator, broadcast }),
      ...(options.repliesEnabled
        ? repliesHandlers(context, { model: traceModel(options.model), moderator, broadcast }, pace)
        : []),
      ...mailHandlers(context, { ...options, onDropped: measure.mailDropped }),
      ...analyticsHandlers(options.analytics),
      ...marketingHandlers(context, enqueuer, options.marketing),
      ...maintenanceHandlers(longRunning, enqueuer),
      ...feedsHandlers(longRunning, enqueuer),
      ...privacyHandlers(longRunning, enqueuer, options),
      ...mediaHandlers(context, enqueuer, options),
    ],
    queues,
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
    leads: () => relay?.leads() ?? [],
    async stop() {
      redis.off('ready', scheduleAgain);
      pace.stop();
      await workers.stop();
      await relay?.stop();
      await enqueuer.close();
      options.mailer.close();
      for (const connection of connections) connection.disconnect();
    },
  };
}

/**
 * Sends hold a connection all along; replies mostly wait for the model and hold none. Visitors have
 * a share of their own, which members do not wait for.
 */
function concurrencyFor(
  pool: number,
  settings: SettingsOf<typeof chatSettings>,
): (queue: QueueName) => number {
  const jobs: Record<QueueName, number> = {
    chat: pool,
    'guest-chat': Math.max(1, Math.floor(pool * settings.guest_share)),
    replies: settings.reply_concurrency,
    'guest-replies': Math.max(1, Math.floor(settings.reply_concurrency * settings.guest_share)),
    mail: 4,
    partners: 4,
    callbacks: 4,
    polling: 4,
    maintenance: 2,
    media: 2,
  };
  return (queue) => jobs[queue];
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
