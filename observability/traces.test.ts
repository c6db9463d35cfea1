import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestContext, makeCharacter } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import type { WorkerProcess } from '~/jobs/start-worker';
import { startTestWorker } from '~/jobs/testing/start-test-worker';
import { openStorage } from '~/providers/storage/open-storage';
import { publicUrl } from '~/realtime/testing/create-test-bed';
import { openTestBed } from '~/realtime/testing/open-test-bed';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createLogger } from './logger';
import { startTracing, type Tracing } from './start-tracing';
import { startCollector, type CollectedSpan, type Collector } from './testing/start-collector';

const messageText = 'Good evening, what do you read these days?';
const logger = createLogger({ process: 'test', level: 'silent' });

const bed = await openTestBed('node');
const sandbox = await openTestSandbox({ modelPace: 0 });
let collector: Collector;
let worker: WorkerProcess;
let tracing: Tracing | undefined;
/** Traces of earlier tests, whose last jobs may end during a later test. */
const earlierTraces = new Set<string>();

beforeEach(async () => {
  collector = await startCollector();
  worker = await startTestWorker({
    context: createTestContext(bed.database.db),
    db: bed.database.db,
    databaseUrl: bed.database.url,
    redisUrl: bed.redisUrl,
    sandbox,
    storage: openStorage({ dataDir: tmpdir(), secret: Buffer.alloc(32) }),
    publicUrl,
    repliesEnabled: true,
    logger,
  });
});
afterEach(async () => {
  await tracing?.stop();
  tracing = undefined;
  await worker.stop();
  for (const { traceId } of collector.spans) earlierTraces.add(traceId);
  await collector.close();
});

/** Sends a message over a socket and receives the reply. */
async function converse() {
  const gateway = await bed.start();
  const person = await bed.signIn();
  const character = await makeCharacter(bed.database.db);
  const { socket, received } = bed.chat(gateway.url, person.cookie);
  const answer = await socket.emitWithAck('chat.send-user-message.command', {
    EVENT_NAME: 'chat.send-user-message.command',
    recipient: character.id,
    content: messageText,
    idempotencyKey: newId(),
  });
  expect(answer).toEqual({ accepted: true });
  await eventually(() =>
    expect(received.map(({ name }) => name)).toContain('character-message-sent'),
  );
  return { person, received, gateway };
}

const named = (spans: CollectedSpan[], name: string) => spans.filter((span) => span.name === name);

describe('with a collector', () => {
  it('one message is one trace, from the socket to the answer on the socket', async () => {
    tracing = await startTracing({
      process: 'test',
      endpoint: collector.url,
      sampleRatio: 1,
      logger,
    });
    const { person, received } = await converse();
    await eventually(() =>
      expect(named(collector.spans, 'deliver character-message-sent')).toHaveLength(1),
    );
    await tracing.stop();

    const [command] = named(collector.spans, 'command chat.send-user-message.command');
    const trace = collector.spans.filter((span) => span.traceId === command?.traceId);
    const parentsOf = (name: string) => {
      const [span] = named(trace, name);
      const chain: string[] = [];
      for (let at = span; at; at = trace.find((one) => one.spanId === at?.parentSpanId)) {
        chain.unshift(at.name);
      }
      return chain;
    };
    const sent = ['command chat.send-user-message.command', 'job send-message'];
    const relayed = [...sent, 'relay chat.user-message-sent'];
    expect(parentsOf('deliver user-message-sent')).toEqual([
      ...relayed,
      'deliver user-message-sent',
    ]);
    const replied = [...relayed, 'job write-reply'];
    expect(parentsOf('language-model reply')).toEqual([...replied, 'language-model reply']);
    expect(parentsOf('deliver character-message-sent')).toEqual([
      ...replied,
      'relay chat.character-message-sent',
      'deliver character-message-sent',
    ]);

    const everything = collector.bodies.join('\n');
    const reply = received.find(({ name }) => name === 'character-message-sent')?.payload[
      'message'
    ];
    const { content } = reply as { content: string };
    for (const secret of [messageText, content, person.email, person.accessToken]) {
      expect(everything).not.toContain(secret);
    }
  });

  it('a failed job is traced with the kind of its failure', async () => {
    tracing = await startTracing({
      process: 'test',
      endpoint: collector.url,
      sampleRatio: 1,
      logger,
    });
    await fetch(`${sandbox.url}/control/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ target: 'model', behaviour: 'error-midway', times: 1 }),
    });
    await converse();
    await tracing.stop();
    const [failed, repeated] = named(collector.spans, 'language-model reply');
    expect(failed).toMatchObject({ status: { code: 2 } });
    expect(failed?.attributes).toContainEqual({
      key: 'error.type',
      value: { stringValue: 'LanguageModelUnavailable' },
    });
    expect(repeated).toMatchObject({ traceId: failed?.traceId, status: { code: 0 } });
  });

  it('keeps the configured share of traces', async () => {
    tracing = await startTracing({
      process: 'test',
      endpoint: collector.url,
      sampleRatio: 0,
      logger,
    });
    await converse();
    await tracing.stop();
    const begun = collector.spans.filter(({ traceId }) => !earlierTraces.has(traceId));
    expect(begun).toEqual([]);
  });
});

it('without a collector nothing is traced, and no row or job refers to a trace', async () => {
  tracing = await startTracing({ process: 'test', endpoint: undefined, sampleRatio: 1, logger });
  const { person, gateway } = await converse();
  const rows = await bed.database.db('outbox').where({ person_id: person.id });
  expect(rows.map((row) => row.traceparent)).toEqual(rows.map(() => null));
  const jobs = (await gateway.enqueuer.queues.get('chat')?.getJobs(['completed'])) ?? [];
  expect(jobs.map((job) => [job.name, job.opts.telemetry])).toEqual([['send-message', undefined]]);
  expect(globalThis.nocturneTracer).toBeUndefined();
});
