import { tmpdir } from 'node:os';
import { TracerProvider, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Socket } from 'socket.io-client';
import { makePayers } from '~/bench/chat/chat-payers';
import { watchTrips, type Trips } from '~/bench/chat/watch-trips';
import { createTestContext, makeCharacter } from '~/db/testing';
import { newId } from '~/domain/shared/ids';
import { startTestWorker } from '~/jobs/testing/start-test-worker';
import { createLogger } from '~/observability/logger';
import { currentSpan } from '~/observability/request-context';
import { openStorage } from '~/providers/storage/open-storage';
import { serverEvent } from '~/realtime/protocol/names';
import { createTestBed, publicUrl, type TestBed } from '~/realtime/testing/create-test-bed';
import { startSandbox } from '~/sandbox/server';
import type { Figures } from './compare-with-budget';

/** The first two fill caches, the last two may not have ended when they are counted. */
const notCounted = { first: 2, last: 2 };
const counted = 10;
/** Read once in two seconds for everyone, in whichever message comes first then. */
const readSeldom = 'select "key", "value" from "settings"';

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((all, one) => all + one, 0);

/**
 * Counts the queries to PostgreSQL and Redis of two messages and their replies, from the socket to the
 * notice of the reply. Two, because every second exchange is remembered. Queries are attributed by the
 * trace of their message, so that timed work is not counted. BullMQ's own calls to fetch and end a job
 * are not counted either, because they are the same for each job; the number of jobs is given beside
 * them. The result is the second lowest of five pairs: on a busy machine one may be cut short, and others retried.
 */
export async function countExchange(): Promise<Figures> {
  const traces = followTraces();
  const bed = await createTestBed('node');
  try {
    await converse(bed);
  } finally {
    traces.stop();
    await bed.clear();
    await bed.close();
  }
  const exchanges = traces.all().slice(notCounted.first, -notCounted.last);
  return {
    statements: steadyPair(exchanges.map(({ statements }) => sum(statements))),
    'Redis calls': steadyPair(exchanges.map(({ redis }) => sum(redis))),
    jobs: steadyPair(exchanges.map(({ jobs }) => jobs)),
  };
}

/** Returns the second lowest of the sums of each two consecutive figures. */
function steadyPair(figures: readonly number[]): number {
  const pairs = figures
    .map((figure, index) => figure + (figures[index + 1] ?? NaN))
    .filter((_, index) => index % 2 === 0)
    .sort((a, b) => a - b);
  return pairs[1] ?? NaN;
}

interface Exchange extends Trips {
  jobs: number;
}

/** Follows each message that is sent through this process from now on. */
function followTraces() {
  const exchanges = new Map<string, Exchange>();
  const processor: SpanProcessor = {
    onStart(span) {
      const { traceId } = span.spanContext();
      if (span.name === 'command chat.send-user-message.command') {
        exchanges.set(traceId, { statements: {}, redis: {}, jobs: 0 });
      }
      const exchange = exchanges.get(traceId);
      if (exchange && span.name.startsWith('job ')) exchange.jobs += 1;
    },
    onEnd: () => undefined,
    forceFlush: () => Promise.resolve(),
    shutdown: () => Promise.resolve(),
  };
  globalThis.nocturneTracer = new TracerProvider({ spanProcessors: [processor] }).getTracer('test');
  const stopCounting = watchTrips((kind, name) => {
    const exchange = exchanges.get(currentSpan()?.spanContext().traceId ?? '');
    if (exchange && name !== readSeldom) exchange[kind][name] = (exchange[kind][name] ?? 0) + 1;
  });
  return {
    all: () => [...exchanges.values()],
    stop() {
      stopCounting();
      globalThis.nocturneTracer = undefined;
    },
  };
}

/** Lets one person with their conversation in view chat with a character, one exchange at a time. */
async function converse(bed: TestBed): Promise<void> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, host: '127.0.0.1', modelPace: 0 });
  const context = createTestContext(bed.database.db);
  const worker = await startTestWorker({
    context,
    db: bed.database.db,
    databaseUrl: bed.database.url,
    redisUrl: bed.redisUrl,
    sandbox,
    storage: openStorage({ dataDir: tmpdir(), secret: Buffer.alloc(32) }),
    publicUrl,
    repliesEnabled: true,
    logger: createLogger({ process: 'test', level: 'silent' }),
  });
  try {
    const { id: characterId } = await makeCharacter(bed.database.db);
    const [payer] = await makePayers(context, 1, characterId);
    if (!payer) throw new Error('nobody pays');
    // Replies on an idle machine are faster than any person types.
    const gateway = await bed.start({ commandsPerSecond: 1_000 });
    const { socket } = bed.chat(gateway.url, payer.cookie);
    socket.emit('chat.user-opened-conversation.event', { characterId });
    const exchanges = notCounted.first + counted + notCounted.last;
    for (let sent = 0; sent < exchanges; sent += 1) await exchange(socket, characterId);
  } finally {
    await worker.stop();
    await sandbox.stop();
  }
}

/** Sends a message and reads its reply, as the page of a conversation does. */
async function exchange(socket: Socket, recipient: string): Promise<void> {
  const replied = new Promise<{ message: { chat: string } }>((resolve) => {
    socket.once(serverEvent.characterMessageSent, resolve);
  });
  socket.emit('chat.send-user-message.command', {
    idempotencyKey: newId(),
    type: 'text',
    content: 'What are you reading tonight?',
    recipient,
  });
  const { message } = await replied;
  socket.emit('chat.mark-messages-read.command', { chatId: message.chat });
}
