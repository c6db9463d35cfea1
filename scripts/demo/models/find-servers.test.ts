import { afterEach, describe, expect, it } from 'vitest';
import { stubModelServer } from '~/sandbox/testing/stub-model-server.mjs';
import { findServers } from './find-servers.mjs';
import { readServer } from './read-server.mjs';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function serve(documents: Record<string, unknown>) {
  const server = await stubModelServer(documents);
  stops.push(server.stop);
  return server;
}

/** Longer than a test may take, so that a busy machine changes nothing. */
const options = { withinMs: 60_000, env: {} };
const list = (...data: object[]) => ({ object: 'list', data });
const ids = (models: { id: string; isForChat: boolean }[]) =>
  models.filter(({ isForChat }) => isForChat).map(({ id }) => id);

describe('a server of models', () => {
  it('is Ollama with its tags, families, and a context that it cuts silently', async () => {
    const { url } = await serve({
      '/v1/models': list(
        { id: 'llama3.1:latest', object: 'model', owned_by: 'library' },
        { id: 'custom-vectors:latest', object: 'model', owned_by: 'library' },
        { id: 'big-one:latest', object: 'model', owned_by: 'library' },
      ),
      '/api/tags': {
        models: [
          { name: 'llama3.1:latest', details: { family: 'llama', parameter_size: '8.0B' } },
          { name: 'custom-vectors:latest', details: { family: 'nomic-bert' } },
          { name: 'big-one:latest', remote_host: 'https://ollama.com', details: {} },
        ],
      },
    });
    const server = await readServer(url, options);
    expect(server).toMatchObject({ kind: 'ollama', name: 'Ollama' });
    expect(ids(server.models)).toEqual(['llama3.1:latest']);
    expect(server.models[0]).toMatchObject({ parameters: 8, contextTokens: 4096 });
    const env = { OLLAMA_CONTEXT_LENGTH: '8192' };
    const [model] = (await readServer(url, { ...options, env })).models;
    expect(model?.contextTokens).toBe(8192);
  });

  it('is LM Studio, which lists models for embeddings and some that are not loaded', async () => {
    const listed = ['text-embedding-nomic-embed-text-v1.5', 'odd-vectors', 'qwen2.5-7b-instruct'];
    const { url } = await serve({
      '/v1/models': list(
        ...listed.map((id) => ({ id, object: 'model', owned_by: 'organization_owner' })),
      ),
      '/api/v0/models': list(
        { id: 'odd-vectors', type: 'embeddings', state: 'not-loaded', max_context_length: 512 },
        {
          id: 'qwen2.5-7b-instruct',
          type: 'llm',
          state: 'loaded',
          max_context_length: 32_768,
          loaded_context_length: 4096,
        },
      ),
    });
    const server = await readServer(url, options);
    expect(server.name).toBe('LM Studio');
    expect(ids(server.models)).toEqual(['qwen2.5-7b-instruct']);
    expect(server.models.at(-1)).toMatchObject({ isLoaded: true, contextTokens: 4096 });
  });

  it('is llama.cpp, whose one model has a context smaller than it was trained with', async () => {
    const meta = { n_ctx_train: 131_072, n_params: 8_030_261_248 };
    const id = '/models/Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf';
    const models = list({ id, object: 'model', owned_by: 'llamacpp', meta });
    const { url } = await serve({
      '/v1/models': models,
      '/props': { default_generation_settings: { n_ctx: 2048 } },
    });
    expect(await readServer(url, options)).toMatchObject({
      name: 'llama.cpp',
      models: [{ id, isForChat: true, contextTokens: 2048, isLoaded: true }],
    });
    const withoutProps = await serve({ '/v1/models': models });
    const [model] = (await readServer(withoutProps.url, options)).models;
    expect(model?.contextTokens).toBe(131_072);
    expect(model?.parameters).toBeCloseTo(8, 0);
  });

  it('is vLLM with the longest length of its model', async () => {
    const { url } = await serve({
      '/v1/models': list({
        id: 'mistralai/Mistral-7B-Instruct-v0.3',
        owned_by: 'vllm',
        max_model_len: 8192,
      }),
    });
    expect(await readServer(url, options)).toMatchObject({
      name: 'vLLM',
      models: [{ parameters: 7, contextTokens: 8192, isLoaded: true }],
    });
  });
});

describe('the search on this machine', () => {
  it('passes over what lists no models, and names servers that want a key', async () => {
    const model = { id: 'mistral', owned_by: 'library' };
    const there = await serve({ '/v1/models': list(model) });
    const website = await serve({});
    const oddList = await serve({ '/v1/models': { data: 'none' } });
    const locked = await serve({ '/v1/models': 401 });
    const gone = await serve({});
    await gone.stop();
    const urls = [website, oddList, gone, locked, there].map(({ url }) => url);
    const found = await findServers({ urls, ...options });
    expect(found.servers.map(({ url }) => url)).toEqual([there.url]);
    expect(found.locked).toEqual([locked.url]);
    expect(there.requests.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  it('does not wait for a server that never answers', async () => {
    const silent = await serve({ '/v1/models': null });
    expect(await findServers({ urls: [silent.url], withinMs: 50, env: {} })).toEqual({
      servers: [],
      locked: [],
    });
  });
});
