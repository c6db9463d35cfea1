import { expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { stubModelServer } from '~/sandbox/testing/stub-model-server.mjs';
import { warmUp } from './warm-up.mjs';
import { watchModel } from './watch-model.mjs';

const selected = (url: string) => ({
  kind: 'model' as const,
  url,
  key: 'k',
  name: 'm',
  serverName: 'Ollama',
  contextTokens: null,
  others: [],
});

it('reports a server that stops', async () => {
  const server = await stubModelServer({ '/v1/models': { data: [] } });
  const reports: string[] = [];
  const end = new AbortController();
  const watching = watchModel(selected(server.url), {
    report: (text: string) => void reports.push(text),
    everyMs: 5,
    signal: end.signal,
  });
  await eventually(() => expect(server.requests.length).toBeGreaterThan(1));
  expect(reports).toEqual([]);
  await server.stop();
  await eventually(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toContain('Ollama no longer answers');
  end.abort();
  await watching;
});

it('warms a model up on this machine, and notes why it does not answer', async () => {
  const bodies: unknown[] = [];
  const server = await stubModelServer({}, ({ body }, response) => {
    bodies.push(body);
    response.writeHead(404).end('no such model');
  });
  const warm = warmUp(selected(server.url));
  await warm.ended;
  expect(bodies).toMatchObject([{ model: 'm', max_tokens: 1 }]);
  expect(warm.problem).toBe('it answered 404: no such model');
  await server.stop();
  const elsewhere = warmUp(selected('https://models.example/v1'));
  expect(elsewhere.problem).toBeNull();
});
