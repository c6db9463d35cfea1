import { afterEach, describe, expect, it } from 'vitest';
import { createOpenAiCompatibleModel } from '~/providers/language-model/openai-compatible';
import type { ModelUsage } from '~/providers/language-model/language-model';
import { wholeAnswer } from '~/providers/language-model/whole-answer';
import { readServer } from '~/scripts/demo/models/read-server.mjs';
import { serveModel } from '~/scripts/demo/gguf/serve-model.mjs';

type Engine = Parameters<typeof serveModel>[0];
type ChatRequest = Parameters<Engine['reply']>[0];

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Serves an engine that replies with the given pieces, and returns the requests that it received. */
async function serve(reply: (received: ChatRequest) => void | Promise<void>) {
  const received: ChatRequest[] = [];
  const engine: Engine = {
    contextTokens: 2048,
    parameters: null,
    async reply(request) {
      received.push(request);
      await reply(request);
      return { reason: 'stop', tokensIn: 7, tokensOut: 2 };
    },
  };
  const { url, stop } = await serveModel(engine, { id: 'tiny-instruct', port: 0 });
  stops.push(stop);
  return { url, received };
}

const say = ({ onText }: ChatRequest) => {
  onText('Good ');
  onText('evening.');
};
const messages = [
  { role: 'system' as const, content: 'You are Noor.' },
  { role: 'user' as const, content: 'Hello' },
];
const limits = { firstWordsMs: 60_000, idleMs: 60_000, answerMs: 60_000 };
const connect = (url: string) =>
  createOpenAiCompatibleModel({ url, key: 'none', model: 'tiny-instruct', ...limits });
const request = { messages, maxTokens: 50, requestId: 'r' };

describe('a served file', () => {
  it('is listed as a model with its context', async () => {
    const { url } = await serve(say);
    const server = await readServer(url, { withinMs: 60_000 });
    expect(server).toMatchObject({
      name: 'llama.cpp',
      models: [{ id: 'tiny-instruct', contextTokens: 2048, isForChat: true, isLoaded: true }],
    });
  });

  it('replies to the product, with token counts', async () => {
    const { url, received } = await serve(say);
    let usage: ModelUsage | undefined;
    const onUsage = (one: ModelUsage) => void (usage = one);
    expect(await wholeAnswer(connect(url), { ...request, onUsage })).toBe('Good evening.');
    expect(usage).toEqual({ tokensIn: 7, tokensOut: 2 });
    expect(received).toMatchObject([{ messages, maxTokens: 50, stop: [] }]);
  });

  it('replies in one document when no stream is wanted', async () => {
    const { url, received } = await serve(say);
    const response = await fetch(`${url}/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ messages, max_tokens: 5, stop: '\nUser:' }),
    });
    expect(await response.json()).toMatchObject({
      choices: [{ message: { content: 'Good evening.' }, finish_reason: 'stop' }],
      usage: { total_tokens: 9 },
    });
    expect(received[0]?.stop).toEqual(['\nUser:']);
  });

  it('writes one reply after another', async () => {
    let running = 0;
    const most: number[] = [];
    const { url } = await serve(async (chat) => {
      running += 1;
      most.push(running);
      await new Promise((resolve) => setImmediate(resolve));
      say(chat);
      running -= 1;
    });
    const model = connect(url);
    await Promise.all([1, 2, 3].map(() => wholeAnswer(model, request)));
    expect(most).toEqual([1, 1, 1]);
  });

  it('breaks off when the model fails, and goes on with the next reply', async () => {
    let fails = true;
    const { url } = await serve((chat) => {
      if (fails) throw new Error('out of memory');
      say(chat);
    });
    await expect(wholeAnswer(connect(url), request)).rejects.toMatchObject({
      name: 'LanguageModelUnavailable',
    });
    fails = false;
    expect(await wholeAnswer(connect(url), request)).toBe('Good evening.');
  });

  it('refuses what is no conversation', async () => {
    const { url } = await serve(say);
    const post = (body: string) => fetch(`${url}/chat/completions`, { method: 'POST', body });
    expect((await post('{')).status).toBe(400);
    expect((await post('{"messages":[{"role":"user"}]}')).status).toBe(400);
    expect((await fetch(`${url}/embeddings`)).status).toBe(404);
  });
});
