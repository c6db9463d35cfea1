import { expect, it } from 'vitest';
import { gaugeOnScrape } from './gauge-on-scrape';
import { createMetrics } from './metrics';

const figuresOf = async (metrics: ReturnType<typeof createMetrics>) =>
  (await metrics.metrics()).split('\n').filter((line) => line.startsWith('waiting'));

it('reads values at each scrape, and drops those that no longer exist', async () => {
  const metrics = createMetrics('test');
  let readings: { labels?: Record<string, string>; value: number }[] = [
    { labels: { queue: 'a' }, value: 1 },
    { labels: { queue: 'b' }, value: 2 },
  ];
  gaugeOnScrape(metrics, {
    name: 'waiting',
    help: 'Waiting',
    labelNames: ['queue'],
    read: () => readings,
  });
  expect(await figuresOf(metrics)).toEqual([
    'waiting{queue="a",process="test"} 1',
    'waiting{queue="b",process="test"} 2',
  ]);
  readings = [{ labels: { queue: 'b' }, value: 3 }];
  expect(await figuresOf(metrics)).toEqual(['waiting{queue="b",process="test"} 3']);
});

it('reports the other figures when one cannot be read, and that one again once it can', async () => {
  const metrics = createMetrics('test');
  let isBroken = false;
  gaugeOnScrape(metrics, {
    name: 'waiting',
    help: 'Waiting',
    read: async () => {
      if (isBroken) throw new Error('away');
      return [{ value: 4 }];
    },
  });
  expect(await figuresOf(metrics)).toEqual(['waiting{process="test"} 4']);
  isBroken = true;
  expect(await figuresOf(metrics)).toEqual([]);
  expect(await metrics.metrics()).toContain('nodejs_eventloop_lag_seconds');
  isBroken = false;
  expect(await figuresOf(metrics)).toEqual(['waiting{process="test"} 4']);
});
