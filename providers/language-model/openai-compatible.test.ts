import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import { startSandbox } from '~/sandbox/server';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type ReplyRequest,
} from './language-model';
import { createOpenAiCompatibleModel } from './openai-compatible';
import { finish, plainAnswer, respond } from './testing/odd-answers';
import { startOddServer } from './testing/odd-server';

let request: ReplyRequest;
beforeEach(() => void (request = { ...baseRequest, requestId: newId() }));
const baseRequest = {
  messages: [
    { role: 'system', content: 'Name: Noor Haddad\nAge: 28\nOccupation: Night-train photographer' },
    { role: 'user', content: 'Good evening, what is your name?' },
  ],
  maxTokens: 200,
} satisfies Omit<ReplyRequest, 'requestId'>;
const recordsSchema = z.array(z.object({ requestId: z.string(), outcome: z.string() }));

const sandbox = await openTestSandbox({ modelPace: 0 });

afterEach(async () => {
  await fetch(`${sandbox.url}/control`, { method: 'DELETE' });
  await fetch(`${sandbox.url}/records.json`, { method: 'DELETE' });
});

type Options = Partial<Parameters<typeof createOpenAiCompatibleModel>[0]>;

function connect(options: Options = {}) {
  return createOpenAiCompatibleModel({
    url: `${sandbox.url}/v1`,
    key: 'a-key',
    model: 'persona',
    // A test about a limit sets a short one.
    firstWordsMs: 60_000,
    idleMs: 60_000,
    ...options,
  });
}

async function next(behaviour: string, more: object = {}): Promise<void> {
  const answer = await fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'model', behaviour, ...more }),
  });
  expect(answer.status).toBe(201);
}

async function outcomes(): Promise<string[]> {
  const answer = await fetch(
    `${sandbox.url}/records.json?target=model&requestId=${request.requestId}`,
  );
  return recordsSchema.parse(await answer.json()).map((record) => record.outcome);
}

async function collect(words: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of words) pieces.push(piece);
  return pieces;
}

async function failureOf(words: AsyncIterable<string>): Promise<unknown> {
  return collect(words).then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe('an OpenAI-compatible model', () => {
  it('yields the answer in pieces', async () => {
    const pieces = await collect(connect().streamReply(request));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.join('')).toContain('Noor');
    expect(await outcomes()).toEqual(['answered']);
  });

  it('sends one request: retries are decided where the reply is stored', async () => {
    await next('fail', { status: 503 });
    const error = await failureOf(connect().streamReply(request));
    expect(error).toBeInstanceOf(LanguageModelUnavailable);
    expect(error).toMatchObject({ reason: 'status' });
    expect(await outcomes()).toEqual(['failed']);
  });

  it('reports a request that the server refuses', async () => {
    await next('fail', { status: 400 });
    const error = await failureOf(connect().streamReply(request));
    expect(error).toBeInstanceOf(LanguageModelRefused);
    expect(error).toMatchObject({ status: 400, about: 'request' });
  });

  it('gives up on a server that hangs', async () => {
    await next('hang');
    const error = await failureOf(connect({ firstWordsMs: 60 }).streamReply(request));
    expect(error).toMatchObject({ name: 'LanguageModelUnavailable', reason: 'time-out' });
  });

  it('waits for a late answer that is still in time', async () => {
    await next('late', { delayMs: 60 });
    expect(await collect(connect().streamReply(request))).not.toHaveLength(0);
    expect(await outcomes()).toEqual(['answered']);
  });

  it('never yields words twice: an answer that breaks off midway is an error at once', async () => {
    await next('error-midway');
    const received: string[] = [];
    const listen = async () => {
      for await (const piece of connect().streamReply(request)) received.push(piece);
    };
    await expect(listen()).rejects.toBeInstanceOf(LanguageModelUnavailable);
    expect(received.length).toBeGreaterThan(0);
    expect(await outcomes()).toEqual(['broken']);
  });

  it('throws the reason of a caller that aborts', async () => {
    await next('hang');
    const caller = new AbortController();
    const waiting = failureOf(connect().streamReply({ ...request, signal: caller.signal }));
    caller.abort(new Error('the chat was closed'));
    expect(await waiting).toMatchObject({ message: 'the chat was closed' });
  });

  it('ends the request when the loop is left', async () => {
    const paced = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, modelPace: 0.5 });
    for await (const piece of connect({ url: `${paced.url}/v1` }).streamReply(request)) {
      expect(piece).not.toBe('');
      break;
    }
    await eventually(async () => {
      const answer = await fetch(`${paced.url}/records.json`);
      const records = recordsSchema.parse(await answer.json());
      expect(records.map((record) => record.outcome)).toEqual(['abandoned']);
    });
    await paced.stop();
  });
});

describe('the circuit', () => {
  const openMs = 60_000;
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const passPause = () => vi.setSystemTime(Date.now() + openMs);

  it('opens after failures in a row, spares the server, and closes after one good answer', async () => {
    const model = connect({ circuit: { failures: 2, openMs } });
    await next('fail', { times: 2 });
    await failureOf(model.streamReply(request));
    await failureOf(model.streamReply(request));

    expect(await failureOf(model.streamReply(request))).toMatchObject({ reason: 'circuit-open' });
    expect(await outcomes()).toHaveLength(2);

    passPause();
    expect(await failureOf(model.streamReply(request))).toBeUndefined();
    expect(await failureOf(model.streamReply(request))).toBeUndefined();
  });

  it('opens again when the first attempt after the pause fails too', async () => {
    const model = connect({ circuit: { failures: 1, openMs } });
    await next('fail', { times: 2 });
    await failureOf(model.streamReply(request));
    passPause();
    expect(await failureOf(model.streamReply(request))).toMatchObject({ reason: 'status' });
    expect(await outcomes()).toHaveLength(2);
    expect(await failureOf(model.streamReply(request))).toMatchObject({ reason: 'circuit-open' });
  });

  it('opens for refused requests, whatever their content', async () => {
    const model = connect({ circuit: { failures: 2, openMs } });
    await next('fail', { status: 401, times: 2 });
    for (let count = 0; count < 2; count += 1) {
      expect(await failureOf(model.streamReply(request))).toBeInstanceOf(LanguageModelRefused);
    }
    const error = await failureOf(model.streamReply(request));
    expect(error).toMatchObject({ reason: 'circuit-open', retryAfterMs: openMs });
    expect(await outcomes()).toHaveLength(2);
  });

  it('opens for answers that break off midway', async () => {
    const model = connect({ circuit: { failures: 2, openMs } });
    await next('error-midway', { times: 2 });
    await failureOf(model.streamReply(request));
    await failureOf(model.streamReply(request));
    expect(await failureOf(model.streamReply(request))).toMatchObject({ reason: 'circuit-open' });
  });

  it('admits one alone after the pause, and the others once that has gone well', async () => {
    const model = connect({ circuit: { failures: 1, openMs } });
    await next('fail');
    await failureOf(model.streamReply(request));
    await next('late', { delayMs: 100 });
    passPause();
    const tried = model.streamReply(request)[Symbol.asyncIterator]();
    const first = tried.next();
    expect(await failureOf(model.streamReply(request))).toMatchObject({ reason: 'circuit-open' });
    expect(await first).toMatchObject({ done: false });
    for (let word = await tried.next(); !word.done; word = await tried.next());
    await eventually(async () =>
      expect(await failureOf(model.streamReply(request))).toBeUndefined(),
    );
  });

  it('does not open for refused content, an empty answer or a caller that aborts', async () => {
    const odd = await startOddServer();
    const model = connect({ url: odd.url, circuit: { failures: 1, openMs } });
    odd.next(respond(finish('content_filter')));
    expect(await failureOf(model.streamReply(request))).toMatchObject({ about: 'content' });
    odd.next(respond(finish()));
    expect(await failureOf(model.streamReply(request))).toMatchObject({ reason: 'wordless' });
    odd.next(() => undefined);
    const caller = new AbortController();
    const leaving = failureOf(model.streamReply({ ...request, signal: caller.signal }));
    caller.abort(new Error('the chat was closed'));
    await leaving;
    odd.next(respond(plainAnswer));
    expect(await failureOf(model.streamReply(request))).toBeUndefined();
    await odd.stop();
  });
});
