import { usualLimits } from '~/db/connection-limits';
import { connectQueueRedis, connectRedis } from '~/db/redis-connection';
import { defineEvent } from '~/domain/shared/outbox/event';
import { defineJob } from '~/jobs/definition.job';
import { createEnqueuer } from '~/jobs/enqueue.job';
import { handleJob } from '~/jobs/handler';
import { createPublisher } from '~/jobs/relay/publisher';
import { startRelay } from '~/jobs/relay/relay';
import { onEvent, request } from '~/jobs/relay/subscriber';
import { startWorkers } from '~/jobs/worker';
import { createLogger } from '~/observability/logger';
import { answerParent } from '../pages/answer-parent';
import { benchPayloadSchema, createJobCount } from './count-jobs';
import { jobBenchSchema } from './job-bench';

/** Runs the product's relay, queues and workers with one event, one job and a handler that only counts. */
const { redisUrl, databaseUrl, eventName, partitions, concurrency } = jobBenchSchema.parse(
  JSON.parse(process.env['JOB_BENCH'] ?? '{}'),
);
const logger = createLogger({ process: 'worker', level: 'warn' });
const connect = () => connectQueueRedis({ url: redisUrl, name: 'bench-queue' });
const redis = connectRedis({ url: redisUrl, name: 'bench-relay' });
const event = defineEvent(eventName, benchPayloadSchema);
const job = defineJob({ queue: 'chat', name: 'count', payload: benchPayloadSchema });
const jobs = createJobCount();

startWorkers({
  connect,
  logger,
  concurrency: () => concurrency,
  handlers: [handleJob(job, async () => jobs.add())],
});
const subscriber = onEvent(event, (payload) => ({ jobs: [request(job, payload)] }));
startRelay({
  databaseUrl,
  redis,
  partitions,
  limits: usualLimits,
  leaseMs: 3_000,
  replaySeconds: 300,
  unknownSeconds: 3_600,
  logger,
  handover: {
    subscribers: new Map([[subscriber.eventName, subscriber]]),
    enqueuer: createEnqueuer(connect()),
    publisher: createPublisher(redis),
    kept: { entries: 100, seconds: 60 },
    openPayload: ({ payload }) => payload,
  },
});
// The parent calls this before it commits, so that nothing is missed.
answerParent('done', (count) => jobs.further(Number(count)));
process.stdout.write('ready\n');
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));
