import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RefreshResult } from './refresh-session';
import type { StreamFrame } from './stream-event';
import { readStream } from './stream-reader';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Options = Parameters<typeof readStream>[0];

interface Given {
  refresh?: RefreshResult;
  lastEventId?: string;
}

function start({ refresh = 'renewed', lastEventId }: Given = {}) {
  const sources: (ReturnType<Options['openSource']> & { address: string; isClosed: boolean })[] =
    [];
  const frames: StreamFrame[] = [];
  const stop = new AbortController();
  let isOver = false;
  const refreshSession = vi.fn(async () => refresh);
  void readStream({
    openSource(address) {
      const source = {
        address,
        isClosed: false,
        onopen: null,
        onmessage: null,
        onerror: null,
        close() {
          source.isClosed = true;
        },
      };
      sources.push(source);
      return source;
    },
    refreshSession,
    lastEventId: () => frames.at(-1)?.lastEventId ?? lastEventId ?? null,
    loadedAt: () => 1_690_000_000_000,
    onFrame: (frame) => frames.push(frame),
    signal: stop.signal,
  }).then(() => {
    isOver = true;
  });
  const latest = () => {
    const source = sources.at(-1);
    if (!source) throw new Error('no stream was opened');
    return source;
  };
  return {
    sources,
    frames,
    stop,
    refreshSession,
    latest,
    isOver: () => isOver,
    async fail() {
      latest().onerror?.(new Event('error'));
      await vi.advanceTimersByTimeAsync(3000);
    },
  };
}

const frameText = JSON.stringify({
  event: { eventName: 'user.token-balance-updated.event', balance: 58 },
  lastEventId: '1700000000000-0',
});

it('passes on the events of the stream', () => {
  const { latest, frames } = start();
  latest().onmessage?.(new MessageEvent('message', { data: frameText }));
  latest().onmessage?.(new MessageEvent('message', { data: 'not a frame' }));
  expect(frames.map(({ event }) => event.eventName)).toEqual(['user.token-balance-updated.event']);
});

it('first requests the events since the page was read', () => {
  const { latest } = start();
  expect(latest().address).toBe('/api/v1/notifications/stream?since=1690000000000');
});

it('closes a stream that failed, renews the session and waits three seconds', async () => {
  const { sources, latest, refreshSession } = start();
  latest().onerror?.(new Event('error'));
  expect(sources[0]?.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(2999);
  expect(refreshSession).toHaveBeenCalledTimes(1);
  expect(sources).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(sources).toHaveLength(2);
});

it('sends an unknown position when it was cut off before its first event', async () => {
  const { sources, latest, fail } = start();
  await fail();
  expect(latest().address).not.toContain('lastEventId');
  latest().onopen?.(new Event('open'));
  await fail();
  // The gateway responds that all data must be reloaded.
  expect(latest().address).toContain('?lastEventId=unknown');
  expect(sources).toHaveLength(3);
});

it('gives up after four attempts in all', async () => {
  const { sources, fail, isOver } = start();
  for (let attempt = 0; attempt < 4; attempt += 1) await fail();
  expect(sources).toHaveLength(4);
  expect(isOver()).toBe(true);
});

it('counts attempts from zero once a stream was open', async () => {
  const { sources, latest, fail } = start();
  await fail();
  await fail();
  latest().onopen?.(new Event('open'));
  for (let attempt = 0; attempt < 3; attempt += 1) await fail();
  expect(sources).toHaveLength(6);
});

it('continues at the last event', async () => {
  const { latest, fail } = start({ lastEventId: '1690000000000-0' });
  expect(latest().address).toBe('/api/v1/notifications/stream?lastEventId=1690000000000-0');
  latest().onmessage?.(new MessageEvent('message', { data: frameText }));
  await fail();
  expect(latest().address).toContain('lastEventId=1700000000000-0');
});

it('does not reconnect when the session has ended', async () => {
  const { sources, fail, isOver } = start({ refresh: 'ended' });
  await fail();
  expect(sources).toHaveLength(1);
  expect(isOver()).toBe(true);
});

it('ends when it is no longer wanted, also between two attempts', async () => {
  const { latest, stop, sources, isOver } = start();
  latest().onerror?.(new Event('error'));
  stop.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isOver()).toBe(true);
  expect(sources).toHaveLength(1);
});
