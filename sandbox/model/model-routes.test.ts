import { createParser } from 'eventsource-parser';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { startSandbox } from '../server';
import { noor } from './dialogues/characters';
import { openTestSandbox } from '../testing/open-test-sandbox';

const sandbox = await openTestSandbox({ modelPace: 0 });

afterEach(async () => {
  await fetch(`${sandbox.url}/control`, { method: 'DELETE' });
  await fetch(`${sandbox.url}/records.json`, { method: 'DELETE' });
});

const messages = [
  { role: 'system', content: noor },
  { role: 'user', content: 'What is your name, and where do you live?' },
];

function ask(body: object, headers: Record<string, string> = { authorization: 'Bearer any' }) {
  return fetch(`${sandbox.url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ model: 'persona', messages, ...body }),
  });
}

/** The data of each event of a stream. */
async function eventsOf(answer: Response): Promise<string[]> {
  const events: string[] = [];
  createParser({ onEvent: ({ data }) => events.push(data) }).feed(await answer.text());
  return events;
}

describe('chat completions', () => {
  it('answer whole, in character, with the counts', async () => {
    const answer = await (await ask({})).json();
    expect(answer).toMatchObject({
      object: 'chat.completion',
      model: 'persona',
      choices: [{ index: 0, message: { role: 'assistant' }, finish_reason: 'stop' }],
    });
    expect(answer.choices[0].message.content).toMatch(/Noor[\s\S]*Lisbon/);
    const { prompt_tokens, completion_tokens, total_tokens } = answer.usage;
    expect(prompt_tokens).toBeGreaterThan(50);
    expect(total_tokens).toBe(prompt_tokens + completion_tokens);
  });

  it('stream the same words in chunks that end with [DONE]', async () => {
    const answer = await ask({ stream: true, stream_options: { include_usage: true } });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    const events = await eventsOf(answer);
    expect(events.at(-1)).toBe('[DONE]');

    const chunks = events.slice(0, -1).map((data) => JSON.parse(data));
    expect(new Set(chunks.map(({ id, object }) => `${id} ${object}`)).size).toBe(1);
    expect(chunks[0].choices[0].delta.role).toBe('assistant');
    const text = chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('');
    expect(text).toMatch(/Noor[\s\S]*Lisbon/);
    expect(chunks.length).toBeGreaterThan(6);
    expect(chunks.at(-2).choices[0].finish_reason).toBe('stop');
    const { prompt_tokens, completion_tokens, total_tokens } = chunks.at(-1).usage;
    expect(chunks.at(-1).choices).toEqual([]);
    expect(total_tokens).toBe(prompt_tokens + completion_tokens);
  });

  it('carry no counts in a stream that does not ask for them', async () => {
    const events = await eventsOf(await ask({ stream: true }));
    expect(events.filter((data) => data.includes('"usage"'))).toEqual([]);
  });

  it('stop at the asked length and say so', async () => {
    const answer = await (await ask({ max_tokens: 4 })).json();
    expect(answer.choices[0].finish_reason).toBe('length');
    expect(answer.usage.completion_tokens).toBeLessThanOrEqual(4);
  });

  it.each([
    ['no key', () => ask({}, {}), 401, 'invalid_api_key'],
    ['no messages', () => ask({ messages: [] }), 400, null],
    ['a strange role', () => ask({ messages: [{ role: 'wizard', content: 'hi' }] }), 400, null],
  ])('refuse %s in the shape of OpenAI', async (_name, request, status, code) => {
    const answer = await request();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      error: { message: expect.any(String), type: 'invalid_request_error', param: null, code },
    });
  });

  it('refuse a model that the server does not have', async () => {
    const answer = await ask({ model: 'llama3.1' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'model_not_found' } });
  });

  it('refuse what is not JSON in the same shape', async () => {
    const answer = await fetch(`${sandbox.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      body: '{"model"',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('come with words in between pauses when a pace is set', async () => {
    const paced = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, modelPace: 0.2 });
    const started = performance.now();
    const answer = await fetch(`${paced.url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'persona', messages, stream: true }),
    });
    const words = (await eventsOf(answer)).length - 3;
    // First words after 150 ms, then 25 ms between them, times the pace; timers may be a little early.
    expect(performance.now() - started).toBeGreaterThan(0.2 * (150 + 25 * (words - 1)) * 0.8);
    await paced.stop();
  });
});

it('lists its models', async () => {
  const answer = await fetch(`${sandbox.url}/v1/models`, {
    headers: { authorization: 'Bearer any' },
  });
  expect(await answer.json()).toMatchObject({
    object: 'list',
    data: [{ id: 'persona' }, { id: 'attentive' }, { id: 'careless' }],
  });
});

describe('the model under control', () => {
  const set = (behaviour: object) =>
    fetch(`${sandbox.url}/control/next`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ target: 'model', ...behaviour }),
    });

  it('fails with the asked status once, then answers again', async () => {
    await set({ behaviour: 'fail', status: 429 });
    expect((await ask({})).status).toBe(429);
    expect((await ask({})).status).toBe(200);
  });

  it('says everything twice when it repeats', async () => {
    await set({ behaviour: 'repeat' });
    const twice = await (await ask({})).json();
    expect(twice.choices[0].message.content).toMatch(/^([\s\S]+) \1$/);
  });

  it('breaks off in the middle of its words', async () => {
    await set({ behaviour: 'error-midway' });
    const answer = await ask({ stream: true });
    await expect(answer.text()).rejects.toThrow();
  });

  it('hangs until the caller gives up, and records that', async () => {
    await set({ behaviour: 'hang' });
    const signal = AbortSignal.timeout(60);
    await expect(
      fetch(`${sandbox.url}/v1/models`, { headers: { authorization: 'Bearer any' } }),
    ).resolves.toMatchObject({ status: 200 });
    await expect(
      fetch(`${sandbox.url}/v1/chat/completions`, {
        method: 'POST',
        signal,
        headers: {
          authorization: 'Bearer any',
          'content-type': 'application/json',
          'x-request-id': 'r-1',
        },
        body: JSON.stringify({ model: 'persona', messages }),
      }),
    ).rejects.toThrow();
    await eventually(async () => {
      const answer = await fetch(`${sandbox.url}/records.json?target=model&requestId=r-1`);
      const abandoned = expect.objectContaining({ requestId: 'r-1', outcome: 'abandoned' });
      expect(await answer.json()).toEqual([abandoned]);
    });
  });
});
