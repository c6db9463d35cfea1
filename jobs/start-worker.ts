import type { Knex } from 'knex';
import { workerKinds, type WorkerKind } from '~/config/worker-kinds';
import { usualLimits, type ConnectionLimits } from '~/db/connection-limits';
import {
  connectQueueRedis,
  connectRedis,
  type RedisClient,
  type RedisLimits,
} from '~/db/redis-connection';
import { onServerReady } from '~/db/redis-nodes';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { trustingPictureJudge, type PictureJudge } from '~/domain/moderation/picture-judge';
import type { Moderator } from '~/domain/moderation/verdict';
import { chatSettings } from '~/domain/chat/settings';
import { recollect } from '~/domain/memory/recollect';
import { outboxSettings } from '~/domain/shared/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';
import type { DomainContext } from '~/domain/shared/context';
import { openPayload } from '~/domain/shared/outbox/event-payload';
import type { Logger } from '~/observability/logger';
import type { Metrics } from '~/observability/metrics';
import type { PaymentProvider } from '~/providers/payments/payment-provider';
import type { IdentityProvider } from '~/providers/identity/identity-provider';
import type { PayoutProvider } from '~/providers/payouts/payout-provider';
import type { TaxService } from '~/providers/tax/tax-service';
import { meterModel } from '~/domain/models/meter-model';
import { meterSpeaker, meterTranscriber } from '~/domain/models/meter-speech';
import { createModelMetrics, createSpeechMetrics } from './model-metrics';
import type { LanguageModel } from '~/providers/language-model/language-model';
import type { Senses } from '~/domain/voice-calls/converse';
import type { VoiceLines } from '~/providers/voice-call/voice-line';
import type { Speaker, Transcriber } from '~/providers/speech/speech';
import type { NamedModel } from '~/providers/language-model/open-models';
import { traceModel } from '~/providers/language-model/trace-model';
import { handlersOf, subscribers } from './areas';
import type { QueueName } from './definition.job';
import { createEnqueuer, type Enqueuer } from './enqueue.job';
import type { HandlerOptions, JobHandler } from './handler';
import { createJobMetrics } from './job-metrics';
import { measureBacklogs } from './measure-backlogs';
import { createPublisher } from './relay/publisher';
import { startRelay } from './relay/relay';
import { joinSubscribers } from './relay/subscriber';
import { paceReplies } from './replies/pace-replies';
import { createRedisBroadcast } from './replies/redis-broadcast';
import { queuesOfKinds } from './queues-of-kinds';
import { createSwitchboard } from './voice-calls/switchboard';
import { startWorkers } from './worker';

export interface WorkerProcess {
  redis: RedisClient;
  /** Returns the partitions that this process relays. */
  leads(): number[];
  stop(): Promise<void>;
}

/** Handler options that the process creates itself. */
type MadeHere =
  | 'longRunning'
  | 'transcriber'
  | 'speaker'
  | 'moderator'
  | 'paymentProviders'
  | 'payoutProviders'
  | 'identityProvider'
  | 'taxService'
  | 'pictureJudge'
  | 'broadcast'
  | 'recall'
  | 'speaksAloud'
  | 'makesVideos'
  | 'enqueuer'
  | 'pace'
  | 'switchboard'
  | 'onMailDropped'
  | 'removals';

interface WorkerProcessOptions extends Omit<HandlerOptions, MadeHere> {
  /** By default the usual context. */
  longRunning?: DomainContext;
  /** By default the embedded moderation. */
  moderator?: Moderator | undefined;
  /** By default none. */
  paymentProviders?: readonly PaymentProvider[];
  payoutProviders?: readonly PayoutProvider[];
  identityProvider?: IdentityProvider | null;
  taxService?: TaxService | null;
  /** Undefined if recordings are not transcribed. */
  transcriber?: Transcriber | undefined;
  /** Undefined if no texts are read aloud. */
  speaker?: Speaker | undefined;
  pictureJudge?: PictureJudge | undefined;
  /** Undefined if this process answers no calls. */
  lines?: VoiceLines | undefined;
  /** Decodes speech to samples that a connection plays. */
  decodeSpeech?: Senses['decode'] | undefined;
  db: Knex;
  /** The name of `model`; other models of the same server are selected by their names. */
  modelName?: string;
  modelNamed?: (name: string) => LanguageModel;
  /** A model of another server, which replies while those of the first are unavailable. */
  fallbackModel?: NamedModel | undefined;
  /** The name of a demo's stand-in, which no chat keeps once there is a model. */
  standIn?: string | undefined;
  databaseUrl: string;
  databasePool: number;
  redisUrl: string;
  /** The number of shards of the divided queues; 1 by default. */
  queueShards?: number;
  databaseLimits?: ConnectionLimits;
  redisLimits?: RedisLimits;
  /** Milliseconds that a relay leads without another sign of life. */
  relayLeaseMs?: number;
  /** The kinds of work of this process; all by default. */
  kinds?: readonly WorkerKind[];
  logger: Logger;
  metrics: Metrics;
}

const byEvent = joinSubscribers(subscribers);

const defaultLeaseMs = 3_000;

/** Starts a worker process: the queues of its kinds, the relay if it handles sends, and recurring jobs. */
export async function startWorkerProcess(options: WorkerProcessOptions): Promise<WorkerProcess> {
  const { context, logger, metrics, kinds = workerKinds } = options;
  const connections = createConnections(options);
  const redis = connections.open('worker');
  const enqueuer = createEnqueuer(connections.open('worker-enqueuer'), options.queueShards);
  const [chat, kept] = await Promise.all([
    context.settings(chatSettings),
    context.settings(outboxSettings),
  ]);
  const measure = createJobMetrics(metrics);
  const relay = kinds.includes('chat')
    ? startRelayOf(options, {
        redis: connections.openForRelay(),
        enqueuer,
        kept,
        onRelayed: measure.relayed,
      })
    : undefined;
  measureBacklogs(metrics, {
    db: options.db,
    enqueuer,
    relay,
    partitions: context.outboxPartitions,
    eventNames: [...byEvent.keys()],
  });
  const pace = paceReplies(() => enqueuer.listOldest('chat'), logger);
  const tools = openTools(options, redis);
  const handlers = handlersOf({
    ...options,
    ...tools,
    ...reportRemovals(measure, logger),
    enqueuer,
    pace,
  });
  const workers = startWorkers({
    connect: connections.openForQueue,
    logger,
    shards: options.queueShards ?? 1,
    onFinished: measure.finished,
    concurrency: concurrencyFor(options.databasePool, chat),
    handlers,
    queues: queuesOfKinds(kinds),
  });
  const recurring = await keepRecurring(redis, enqueuer, handlers, logger);
  return {
    redis,
    leads: () => relay?.leads() ?? [],
    async stop() {
      recurring.stop();
      pace.stop();
      await workers.stop();
      await tools.switchboard?.stop();
      await relay?.stop();
      await enqueuer.close();
      options.mailer.close();
      connections.close();
    },
  };
}

/** Creates the dependencies of handlers: the given ones with metering, or their defaults. */
function openTools(options: WorkerProcessOptions, redis: RedisClient) {
  const { context, logger, metrics, kinds = workerKinds } = options;
  const countSpeech = createSpeechMetrics(metrics);
  const moderator = options.moderator ?? createEmbeddedModerator();
  const model = meterModel(context, {
    usual: options.modelName ?? 'model',
    named: (name) => modelOf(options, name),
    fallback: options.fallbackModel && {
      name: options.fallbackModel.name,
      model: traceModel(options.fallbackModel.model),
    },
    standIn: options.standIn,
    onCall: createModelMetrics(metrics),
  });
  const transcriber =
    options.transcriber && meterTranscriber(context, options.transcriber, countSpeech);
  const speaker = options.speaker && meterSpeaker(context, options.speaker, countSpeech);
  const broadcast = createRedisBroadcast(redis, logger);
  const recall: HandlerOptions['recall'] = (query) => recollect(context, query);
  const { lines, decodeSpeech: decode } = options;
  const switchboard =
    lines && decode && transcriber && speaker && kinds.includes('calls')
      ? createSwitchboard({
          context,
          lines,
          broadcast,
          logger,
          senses: { model, moderator, recall, transcriber, speaker, decode },
        })
      : undefined;
  return {
    longRunning: options.longRunning ?? context,
    moderator,
    paymentProviders: options.paymentProviders ?? [],
    payoutProviders: options.payoutProviders ?? [],
    identityProvider: options.identityProvider ?? null,
    taxService: options.taxService ?? null,
    pictureJudge: options.pictureJudge ?? trustingPictureJudge,
    model,
    transcriber,
    speaker,
    broadcast,
    recall,
    speaksAloud: options.speaker !== undefined,
    makesVideos: options.videoMaker !== undefined,
    switchboard,
  };
}

/** Counts removed rows and dropped mails, and logs failed removals. */
const reportRemovals = (
  measure: ReturnType<typeof createJobMetrics>,
  logger: Logger,
): Pick<HandlerOptions, 'onMailDropped' | 'removals'> => ({
  onMailDropped: measure.mailDropped,
  removals: {
    removed: measure.removed,
    failed(removal, error) {
      measure.removalFailed(removal);
      logger.error({ err: error, removal }, 'old rows could not be removed');
    },
  },
});

/** Returns the given model, or another of its server. */
function modelOf({ model, modelName, modelNamed }: WorkerProcessOptions, name: string) {
  const isUsual = modelNamed === undefined || name === modelName;
  return traceModel(isUsual ? model : modelNamed(name));
}

/** Opens the process's connections to Redis, which are closed together. */
function createConnections({
  redisUrl: url,
  redisLimits: limits,
  logger,
}: Pick<WorkerProcessOptions, 'redisUrl' | 'redisLimits' | 'logger'>) {
  const opened: RedisClient[] = [];
  const keep = (redis: RedisClient) => {
    redis.on('error', (error) => logger.warn({ err: error }, 'Redis connection'));
    opened.push(redis);
    return redis;
  };
  const place = { url, limits };
  return {
    open: (name: string) => keep(connectRedis({ ...place, name })),
    openForQueue: () => keep(connectQueueRedis({ ...place, name: 'worker-queue' })),
    /** Commands that were not sent in time are sent again by the next leader, not by this connection. */
    openForRelay: () =>
      keep(
        connectRedis({
          ...place,
          name: 'worker-relay',
          enableOfflineQueue: false,
          autoResendUnfulfilledCommands: false,
        }),
      ),
    close() {
      for (const redis of opened) redis.disconnect();
    },
  };
}

function startRelayOf(
  { context, logger, ...options }: WorkerProcessOptions,
  {
    redis,
    enqueuer,
    kept,
    onRelayed,
  }: {
    redis: RedisClient;
    enqueuer: Enqueuer;
    kept: SettingsOf<typeof outboxSettings>;
    onRelayed: ReturnType<typeof createJobMetrics>['relayed'];
  },
) {
  return startRelay({
    databaseUrl: options.databaseUrl,
    limits: options.databaseLimits ?? usualLimits,
    redis,
    partitions: context.outboxPartitions,
    leaseMs: options.relayLeaseMs ?? defaultLeaseMs,
    replaySeconds: kept.outbox_replay_seconds,
    unknownSeconds: kept.outbox_unknown_seconds,
    logger,
    onRelayed,
    handover: {
      subscribers: byEvent,
      enqueuer,
      publisher: createPublisher(redis),
      openPayload: (row) => openPayload(context.seal, row.event_id, row.payload),
      kept: { entries: kept.stream_events_kept, seconds: kept.stream_kept_seconds },
    },
  });
}

/**
 * Returns the concurrency of each queue. Sends hold a database connection throughout; replies mostly wait
 * for the model and hold none. Visitors have their own share, which members do not wait for.
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
    notices: 4,
    partners: 4,
    callbacks: 4,
    polling: 4,
    maintenance: 2,
    media: 2,
    memory: 8,
    // Most of them wait for the provider.
    generations: 8,
    // Each job ends once the call is answered; the switchboard limits the number of calls.
    calls: 8,
  };
  return (queue) => jobs[queue];
}

/** Schedules recurring jobs, and again when Redis comes back, because it may have lost its data. */
async function keepRecurring(
  redis: RedisClient,
  enqueuer: Enqueuer,
  handlers: readonly JobHandler[],
  logger: Logger,
) {
  await scheduleRecurring(enqueuer, handlers);
  const scheduleAgain = () =>
    void scheduleRecurring(enqueuer, handlers).catch((error: unknown) =>
      logger.warn({ err: error }, 'recurring jobs not scheduled'),
    );
  return { stop: onServerReady(redis, scheduleAgain) };
}

async function scheduleRecurring(enqueuer: Enqueuer, handlers: readonly JobHandler[]) {
  for (const { job } of handlers) {
    if (job.everyMs === undefined) continue;
    await enqueuer.queues.get(job.queue)?.upsertJobScheduler(
      job.name,
      { every: job.everyMs },
      {
        name: job.name,
        data: {},
        opts: { removeOnComplete: { count: 20 }, removeOnFail: { count: 100 } },
      },
    );
  }
}
