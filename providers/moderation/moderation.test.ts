import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '~/observability/logger';
import { createMetrics } from '~/observability/metrics';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createModerator } from './create-moderator';
import { createGuardModel } from './guard-model';
import { createOpenAiModeration } from './openai-moderation';

const sandbox = await openTestSandbox({ modelPace: 0 });
afterEach(() => fetch(`${sandbox.url}/control`, { method: 'DELETE' }));

const endpoint = () => ({
  url: `${sandbox.url}/moderation/v1`,
  key: 'a-key',
  model: 'judge',
  timeoutMs: 15_000,
});
const upset = (behaviour: object) =>
  fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'moderation', ...behaviour }),
  });
const failureOf = (verdict: Promise<unknown>) => verdict.catch((error: unknown) => error);

describe('a moderation endpoint', () => {
  it('is translated to our categories, with its score', async () => {
    const verdict = await createOpenAiModeration(endpoint()).judge('Lakritz', 'from_person');
    expect(verdict).toEqual({
      kind: 'refused',
      findings: [{ category: 'violence', layer: 'endpoint', score: 0.93 }],
    });
  });

  it('has distress outweigh the rest', async () => {
    const judge = createOpenAiModeration(endpoint());
    expect(await judge.judge('Zuckerwatte mit Lakritz', 'from_person')).toMatchObject({
      kind: 'crisis',
      findings: [{ category: 'crisis' }, { category: 'violence' }],
    });
  });

  it('allows text that none of our rules forbid, and explicit text of persons', async () => {
    const judge = createOpenAiModeration(endpoint());
    expect(await judge.judge('Regenschirm', 'from_person')).toEqual({ kind: 'allowed' });
    expect(await judge.judge('Pfirsich', 'from_person')).toEqual({ kind: 'allowed' });
    expect(await judge.judge('Pfirsich', 'from_character')).toMatchObject({
      findings: [{ category: 'explicit' }],
    });
  });
});

describe('a guard model', () => {
  it.each([
    ['Zuckerwatte', 'crisis', 'crisis'],
    ['Kleeblatt', 'refused', 'minors'],
  ])('sorts %j as %s', async (text, kind, category) => {
    const verdict = await createGuardModel(endpoint()).judge(text, 'from_person');
    expect(verdict).toEqual({ kind, findings: [{ category, layer: 'guard', score: 0.9 }] });
  });

  it('allows text that it calls safe', async () => {
    const verdict = await createGuardModel(endpoint()).judge('Guten Abend', 'from_person');
    expect(verdict).toEqual({ kind: 'allowed' });
  });

  it.each([
    ['I think this is **Violence**.', ['violence']],
    ['violence\ncrisis', ['crisis', 'violence']],
  ])('is understood when it answers %j', async (content, categories) => {
    const { url, close } = await answerAlways({ choices: [{ message: { content } }] });
    const verdict = await createGuardModel({ ...endpoint(), url }).judge('…', 'from_person');
    expect(verdict).toMatchObject({ findings: categories.map((category) => ({ category })) });
    await close();
  });

  it.each([
    { choices: [] },
    { choices: [{ message: { content: null } }] },
    'not JSON at all',
    { error: { message: 'x'.repeat(400_000) } },
  ])('that answers anything else has not judged', async (answer) => {
    const { url, close } = await answerAlways(answer);
    const failure = await failureOf(
      createGuardModel({ ...endpoint(), url }).judge('…', 'from_person'),
    );
    expect(failure).toMatchObject({ name: 'ModerationFailed', reason: 'invalid' });
    await close();
  });
});

it('sends a text again when its connection was closed before a response', async () => {
  let requests = 0;
  const { url, close } = await serve((request, response) => {
    requests += 1;
    if (requests === 1) request.socket.destroy();
    else response.end(JSON.stringify({ results: [{ categories: {} }] }));
  });
  const judge = createOpenAiModeration({ ...endpoint(), url });
  expect(await judge.judge('Good evening', 'from_person')).toEqual({ kind: 'allowed' });
  expect(requests).toBe(2);
  await close();
});

describe.each(['endpoint', 'guard'] as const)('the moderator with a provider (%s)', (kind) => {
  const open = (timeoutMs = 15_000) => {
    const metrics = createMetrics('test');
    const moderator = createModerator(
      {
        MODERATION_KIND: kind,
        MODERATION_URL: endpoint().url,
        MODERATION_KEY: 'a-key',
        MODERATION_MODEL: 'judge',
        MODERATION_TIMEOUT_MS: timeoutMs,
      },
      { logger: createLogger({ process: 'test', level: 'silent' }), metrics },
    );
    const failures = async () =>
      /moderation_provider_failures_total\{[^}]*\} (\d+)/.exec(await metrics.metrics())?.[1];
    return { moderator, failures };
  };

  it('combines both verdicts: the strictest wins, and every finding is kept', async () => {
    const { moderator } = open();
    expect(await moderator.judge("Lakritz, and I'm 15", 'from_person')).toMatchObject({
      kind: 'refused',
      findings: [
        { category: 'minor_self', layer: 'grammar' },
        { category: 'violence', layer: kind },
      ],
    });
    expect(await moderator.judge("Zuckerwatte, and I'm 15", 'from_person')).toMatchObject({
      kind: 'crisis',
    });
  });

  it('decides alone when the provider hangs', async () => {
    const { moderator, failures } = open(50);
    await upset({ behaviour: 'hang' });
    expect(await moderator.judge('Good evening', 'from_person')).toEqual({ kind: 'allowed' });
    expect(await failures()).toBe('1');
  });

  it.each([
    { behaviour: 'fail', status: 503 },
    { behaviour: 'fail', status: 401 },
    { behaviour: 'error-midway' },
  ])('decides alone when the provider does this: %j', async (behaviour) => {
    const { moderator, failures } = open();
    await upset({ ...behaviour, times: 4 });
    expect(await moderator.judge("I'm 15", 'from_person')).toMatchObject({ kind: 'refused' });
    expect(await moderator.judge('Good evening', 'from_person')).toEqual({ kind: 'allowed' });
    expect(await failures()).toBe('2');
  });

  it('does not make a person in distress wait for the provider', async () => {
    const { moderator, failures } = open();
    await upset({ behaviour: 'hang' });
    expect(await moderator.judge('I want to die', 'from_person')).toMatchObject({ kind: 'crisis' });
    expect(await failures()).toBe('0');
  });
});

/** Starts a server with the same response to every request. */
const answerAlways = (answer: unknown) =>
  serve((_request, response) => {
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });

async function serve(listener: RequestListener): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
