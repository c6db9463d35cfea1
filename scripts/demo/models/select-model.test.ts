import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stubModelServer } from '~/sandbox/testing/stub-model-server.mjs';
import { announceModel, nameModel } from './announce-model.mjs';
import { modelEnv } from './model-env.mjs';
import { baseAddress } from './read-server.mjs';
import { selectModel } from './select-model.mjs';

const model = (id: string) => ({ id, object: 'model', owned_by: 'organization_owner' });
let server: Awaited<ReturnType<typeof stubModelServer>>;
beforeAll(async () => {
  const data = ['text-embedding-nomic', 'qwen2.5-coder-7b-instruct', 'gemma-3-4b-it'].map(model);
  server = await stubModelServer({ '/v1/models': { data } });
});
afterAll(() => server.stop());

const select = (wanted?: string, env: Record<string, string> = {}) =>
  selectModel(wanted, { env, urls: [server.url], withinMs: 10_000 });

describe('the model of the demo', () => {
  it('is the most suitable one that is there', async () => {
    expect(await select()).toMatchObject({
      kind: 'model',
      url: server.url,
      name: 'gemma-3-4b-it',
      serverName: 'LM Studio',
      others: ['qwen2.5-coder-7b-instruct'],
    });
  });

  it.each([
    ['gemma-3-4b-it', 'gemma-3-4b-it'],
    ['GEMMA-3-4B-IT:latest', 'gemma-3-4b-it'],
    ['coder', 'qwen2.5-coder-7b-instruct'],
    ['text-embedding-nomic', 'text-embedding-nomic'],
  ])('is the one that is named: %s', async (wanted, name) => {
    expect(await select(wanted)).toMatchObject({ name });
  });

  it('is named with what there is, when it is not there', async () => {
    await expect(select('llama9')).rejects.toThrow(
      /no model llama9[^]*gemma-3-4b-it \(LM Studio\)/,
    );
  });

  it('is none when none is wanted or found', async () => {
    expect(await select('off')).toMatchObject({ kind: 'stand-in', isWanted: true });
    expect(await selectModel(undefined, { env: {}, urls: [] })).toMatchObject({
      kind: 'stand-in',
      isWanted: false,
    });
  });

  it('is at the given address, with the key that it wants', async () => {
    const selected = await selectModel(server.url.replace('/v1', ''), { env: { MODEL_KEY: 'k' } });
    expect(selected).toMatchObject({ url: server.url, key: 'k', name: 'gemma-3-4b-it' });
    expect(server.requests.at(-1)?.authorization).toBe('Bearer k');
    await expect(selectModel('http://127.0.0.1:1', { env: {} })).rejects.toThrow('No models');
  });

  it('is that of the environment, even if its server lists no models', async () => {
    const env = { MODEL_URL: 'http://127.0.0.1:1/v1', MODEL_NAME: 'mine', MODEL_KEY: 'k' };
    expect(await select(undefined, env)).toMatchObject({ url: env.MODEL_URL, name: 'mine' });
    const listed = await select(undefined, { MODEL_URL: server.url });
    expect(listed).toMatchObject({ name: 'gemma-3-4b-it' });
  });
});

it.each([
  ['http://host:8000', 'http://host:8000/v1'],
  ['http://host:8000/', 'http://host:8000/v1'],
  ['http://host/v1/', 'http://host/v1'],
  ['https://host/api/v1/chat/completions', 'https://host/api/v1'],
  ['http://host/v1/models', 'http://host/v1'],
])('reads %s as the address %s', (address, url) => {
  expect(baseAddress(address)).toBe(url);
});

it('gives the product the model, its limits, and the stand-in for when it is unavailable', async () => {
  const selected = await select();
  if (selected.kind !== 'model') throw new Error('no model');
  expect(modelEnv({ ...selected, contextTokens: 4096 }, {}, 3002)).toMatchObject({
    MODEL_URL: server.url,
    MODEL_NAME: 'gemma-3-4b-it',
    MODEL_CONTEXT_TOKENS: '4096',
    MODEL_FALLBACK_URL: 'http://127.0.0.1:3002/v1',
    MODEL_FALLBACK_NAME: 'persona',
  });
  const own = modelEnv(selected, { MODEL_FIRST_WORDS_MS: '5000' }, 3002);
  expect(own.MODEL_FIRST_WORDS_MS).toBe('5000');
  expect(modelEnv(await select('off'), {}, 3002)).toEqual({
    MODEL_URL: 'http://127.0.0.1:3002/v1',
    MODEL_KEY: 'sandbox',
    MODEL_NAME: 'persona',
  });
});

it('is announced with its server, the way to another, and what went wrong', async () => {
  const selected = await select();
  expect(nameModel(selected)).toContain('gemma-3-4b-it (LM Studio');
  const text = announceModel(selected, { problem: 'it answered 404' }).join('\n');
  expect(text).toContain('it answered 404');
  expect(text).toContain('qwen2.5-coder-7b-instruct');
  expect(text).toContain('--model');
  const locked = announceModel({ kind: 'stand-in', isWanted: false, locked: ['http://a/v1'] });
  expect(locked.join('\n')).toContain('http://a/v1 wants a key');
});
