import { Redis } from 'ioredis';
import { defineEvent } from '~/domain/shared/event';
import { defineJob } from '~/jobs/definition.job';
import { createEnqueuer } from '~/jobs/enqueue.job';
import { handleJob } from '~/jobs/handler';
import { createPublisher } from '~/jobs/relay/publisher';
import { startRelay } from '~/jobs/relay/relay';
import { onEvent, request } from '~/jobs/relay/route';
import { startWorkers } from '~/jobs/worker';
import { createLogger } from '~/observability/logger';
import { answerParent } from './answer-parent';
import { benchPayloadSchema, createJobCount } from './count-jobs';
import { jobBenchSchema } from './job-bench';

/** The product's relay, queues and workers, with one event, one job and a handler that only counts. */
const { redisUrl, databaseUrl, eventName, partitions, concurrency } = jobBenchSchema.parse(
  JSON.parse(process.env['JOB_BENCH'] ?? '{}'),
);
const logger = createLogger({ process: 'worker', level: 'warn' });
const connect = () => new Redis(redisUrl, { maxRetriesPerRequest: null });
const redis = connect();
const event = defineEvent(eventName, benchPayloadSchema);
const job = defineJob({ queue: 'chat', name: 'count', payload: benchPayloadSchema });
const jobs = createJobCount();

startWorkers({
  connect,
  logger,
  concurrency: {
    chat: concurrency,
    replies: 1,
    callbacks: 1,
    polling: 1,
    maintenance: 1,
    mail: 1,
    partners: 1,
    media: 1,
  },
  handlers: [handleJob(job, async () => jobs.add())],
});
const route = onEvent(event, (payload) => ({ jobs: [request(job, payload)] }));
startRelay({
  databaseUrl,
  redis,
  partitions,
  replaySeconds: 300,
  logger,
  handover: {
    routes: new Map([[route.eventName, route]]),
    enqueuer: createEnqueuer(connect()),
    publisher: createPublisher(redis),
    kept: { entries: 100, seconds: 60 },
    onUnroutable: (_row, error) => logger.error({ err: error }, 'not relayed'),
  },
});
// The parent asks before it commits, so that nothing is missed.
answerParent('done', (count) => jobs.further(Number(count)));
process.stdout.write('ready\n');
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));
