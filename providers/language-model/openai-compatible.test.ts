import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type RunningSandbox, startSandbox } from '~/sandbox/server';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type ReplyRequest,
} from './language-model';
import { createOpenAiCompatibleModel } from './openai-compatible';

const request: ReplyRequest = {
  messages: [
    { role: 'system', content: 'Name: Noor Haddad\nAge: 28\nOccupation: Night-train photographer' },
    { role: 'user', content: 'Good evening, what is your name?' },
  ],
  maxTokens: 200,
  requestId: 'reply-1',
};
const recordsSchema = z.array(z.object({ requestId: z.string(), outcome: z.string() }));

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, modelPace: 0 });
});
afterAll(() => sandbox.stop());
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
    firstWordsMs: 300,
    idleMs: 300,
    backoff: { baseMs: 1, capMs: 2_000 },
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
  const answer = await fetch(`${sandbox.url}/records.json?target=model&requestId=reply-1`);
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

  it('tries again after a failure and says nothing of it', async () => {
    await next('fail', { status: 503 });
    await next('fail', { status: 429 });
    const pieces = await collect(connect().streamReply(request));
    expect(pieces.join('')).toContain('Noor');
    expect(await outcomes()).toEqual(['answered', 'failed', 'failed']);
  });

  it('is unavailable when every attempt failed', async () => {
    await next('fail', { times: 3 });
    const error = await failureOf(connect().streamReply(request));
    expect(error).toBeInstanceOf(LanguageModelUnavailable);
    expect(error).toMatchObject({ reason: 'status' });
    expect(await outcomes()).toHaveLength(3);
  });

  it('does not repeat a request that was refused', async () => {
    await next('fail', { status: 400 });
    const error = await failureOf(connect().streamReply(request));
    expect(error).toBeInstanceOf(LanguageModelRefused);
    expect(error).toMatchObject({ status: 400 });
    expect(await outcomes()).toHaveLength(1);
  });

  it('gives up on a server that hangs', async () => {
    await next('hang', { times: 2 });
    const error = await failureOf(connect({ attempts: 2 }).streamReply(request));
    expect(error).toMatchObject({ name: 'LanguageModelUnavailable', reason: 'time-out' });
  });

  it('waits for a late answer that is still in time', async () => {
    await next('late', { delayMs: 60 });
    expect(await collect(connect().streamReply(request))).not.toHaveLength(0);
    expect(await outcomes()).toEqual(['answered']);
  });

  it('never says words twice: an answer that breaks off midway is an error at once', async () => {
    await next('error-midway');
    const heard: string[] = [];
    const listen = async () => {
      for await (const piece of connect().streamReply(request)) heard.push(piece);
    };
    await expect(listen()).rejects.toBeInstanceOf(LanguageModelUnavailable);
    expect(heard.length).toBeGreaterThan(0);
    expect(await outcomes()).toEqual(['broken']);
  });

  it('gives up when the words stop coming', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: {"choices":[{"delta":{"content":"Well"}}]}\n\n');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const error = await failureOf(
      connect({ url: `http://127.0.0.1:${port}/v1`, idleMs: 50 }).streamReply(request),
    );
    expect(error).toMatchObject({ reason: 'time-out' });
    server.closeAllConnections();
    server.close();
  });

  it('leaves a server alone that asks for more time than it may wait', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.writeHead(429, { 'retry-after': '60' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const error = await failureOf(
      connect({ url: `http://127.0.0.1:${port}/v1` }).streamReply(request),
    );
    expect(error).toMatchObject({ reason: 'status', retryAfterMs: 60_000 });
    expect(asked).toBe(1);
    server.close();
  });

  it('throws the reason of the caller who leaves', async () => {
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
    await expect
      .poll(async () => {
        const answer = await fetch(`${paced.url}/records.json`);
        return recordsSchema.parse(await answer.json()).map((record) => record.outcome);
      })
      .toEqual(['abandoned']);
    await paced.stop();
  });
});

describe('the circuit', () => {
  it('opens after failures in a row, spares the server, and closes after one good answer', async () => {
    const model = connect({ attempts: 1, circuit: { failures: 2, openMs: 120 } });
    await next('fail', { times: 2 });
    await failureOf(model.streamReply(request));
    await failureOf(model.streamReply(request));

    expect(await failureOf(model.streamReply(request))).toMatchObject({ reason: 'circuit-open' });
    expect(await outcomes()).toHaveLength(2);

    await expect
      .poll(async () => (await failureOf(model.streamReply(request))) === undefined)
      .toBe(true);
    expect(await failureOf(model.streamReply(request))).toBeUndefined();
  });

  it('opens again when the first attempt after the pause fails too', async () => {
    const model = connect({ attempts: 1, circuit: { failures: 1, openMs: 60 } });
    await next('fail', { times: 2 });
    await failureOf(model.streamReply(request));
    await expect
      .poll(async () => {
        await failureOf(model.streamReply(request));
        return (await outcomes()).length;
      })
      .toBe(2);
    expect(await failureOf(model.streamReply(request))).toMatchObject({ reason: 'circuit-open' });
  });

  it('does not open for refusals', async () => {
    const model = connect({ attempts: 1, circuit: { failures: 1, openMs: 60_000 } });
    await next('fail', { status: 400, times: 3 });
    for (let count = 0; count < 3; count += 1) {
      expect(await failureOf(model.streamReply(request))).toBeInstanceOf(LanguageModelRefused);
    }
    expect(await failureOf(model.streamReply(request))).toBeUndefined();
  });
});
