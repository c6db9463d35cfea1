import { expect, it } from 'vitest';
import { openTestSandbox } from '~/sandbox/testing/open-test-sandbox';
import { createHttpAnalytics } from './http-analytics';

const sandbox = await openTestSandbox();

const record = {
  id: 'one',
  name: 'registration-started',
  userId: 'somebody',
  at: '2026-11-21T12:00:00.000Z',
  properties: { source: 'manual' },
};
const collector = (key = 'key') =>
  createHttpAnalytics({ url: `${sandbox.url}/analytics/events`, key, timeoutMs: 2_000 });
const collected = async () =>
  (await (await fetch(`${sandbox.url}/analytics/events.json`)).json()) as unknown[];
const upset = (behaviour: object) =>
  fetch(`${sandbox.url}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'analytics', ...behaviour }),
  });

it('hands over a record; a repeat of it is one', async () => {
  await collector().send(record);
  await collector().send(record);
  expect(await collected()).toEqual([record]);
});

it.each([
  [{ behaviour: 'fail', status: 503 }, 'AnalyticsUnavailable'],
  [{ behaviour: 'fail', status: 429 }, 'AnalyticsUnavailable'],
  [{ behaviour: 'hang' }, 'AnalyticsUnavailable'],
  [{ behaviour: 'error-midway' }, 'AnalyticsUnavailable'],
  [{ behaviour: 'fail', status: 422 }, 'AnalyticsRefused'],
])('distinguishes failures that may be retried from refusals: %j', async (behaviour, name) => {
  await upset(behaviour);
  await expect(collector().send(record)).rejects.toMatchObject({ name });
});
