import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { stubModelServer } from '~/sandbox/testing/stub-model-server.mjs';
import { createOpenAiCompatibleModel } from './openai-compatible';
import { doneEvent, finish, words } from './testing/odd-answers';
import { wholeAnswer } from './whole-answer';

const bodySchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  max_tokens: z.number(),
});
type Body = z.infer<typeof bodySchema>;

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

/** Starts a server that refuses a request with a status and text, or answers it. */
async function serve(refuse: (body: Body) => [number, string] | null, answer = words('Good.')) {
  const bodies: Body[] = [];
  const server = await stubModelServer({}, ({ body: sent }, response) => {
    const body = bodySchema.parse(sent);
    bodies.push(body);
    const [status, text] = refuse(body) ?? [200, answer + finish() + doneEvent];
    response.writeHead(status, { 'content-type': 'text/event-stream' }).end(text);
  });
  stop = server.stop;
  return { url: server.url, bodies };
}

const limits = { firstWordsMs: 60_000, idleMs: 60_000, answerMs: 60_000 };
const connect = (url: string, contextTokens?: number) =>
  createOpenAiCompatibleModel({ url, key: 'k', model: 'm', contextTokens, ...limits });
const request = {
  messages: [
    { role: 'system' as const, content: 'You are Noor.' },
    { role: 'user' as const, content: 'Long ago. '.repeat(200) },
    { role: 'user' as const, content: 'Hello' },
  ],
  maxTokens: 300,
  requestId: 'r',
};
const rolesOf = ({ messages }: Body) => messages.map(({ role }) => role);

describe('a small model', () => {
  it('without a system role gets the system text in the first message, at once from then on', async () => {
    const { url, bodies } = await serve((body) =>
      rolesOf(body).includes('system') ? [400, '{"message":"System role not supported"}'] : null,
    );
    const model = connect(url);
    expect(await wholeAnswer(model, request)).toBe('Good.');
    expect(await wholeAnswer(model, request)).toBe('Good.');
    expect(bodies.map(rolesOf)).toEqual([['system', 'user', 'user'], ['user'], ['user']]);
    expect(bodies[1]?.messages[0]?.content).toMatch(/^You are Noor\.\n\nLong ago\.[^]*Hello$/);
  });

  it('gets prompts that fit its context', async () => {
    const { url, bodies } = await serve(() => null);
    expect(await wholeAnswer(connect(url, 512), request)).toBe('Good.');
    expect(bodies.map(rolesOf)).toEqual([['system', 'user']]);
    expect(bodies[0]?.max_tokens).toBe(256);
  });

  it('whose context is only known from its refusal gets a shorter prompt', async () => {
    const { url, bodies } = await serve((body) =>
      JSON.stringify(body).length > 1500
        ? [400, '{"error":{"message":"maximum context length is 512 tokens"}}']
        : null,
    );
    expect(await wholeAnswer(connect(url), request)).toBe('Good.');
    expect(bodies.map(({ messages }) => messages.length)).toEqual([3, 2]);
  });

  it('that goes on with the person’s lines is stopped', async () => {
    const runOn = words('Good', ' evening.<|im_', 'end|>\n<|im_start|>user', '\nHello');
    const { url } = await serve(() => null, runOn);
    expect(await wholeAnswer(connect(url), request)).toBe('Good evening.');
  });

  it('that refuses for another reason is called once', async () => {
    const { url, bodies } = await serve(() => [400, '{"error":{"message":"no such model"}}']);
    await expect(wholeAnswer(connect(url), request)).rejects.toMatchObject({ about: 'request' });
    expect(bodies).toHaveLength(1);
  });
});
