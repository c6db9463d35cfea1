import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { shareEventStream } from './event-stream';
import type { StreamFrame } from './stream-event';

type Channel = ReturnType<Parameters<typeof shareEventStream>[0]['openChannel']>;
type TabMessage = Parameters<Channel['postMessage']>[0];

const frame = (lastEventId: string): StreamFrame => ({
  event: { eventName: 'user.token-balance-updated.event', balance: 58 },
  lastEventId,
});

/**
 * Creates the tabs of one browser: a lock that one tab holds at a time, and a channel to all other tabs.
 */
function browser() {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const channels = new Set<{ onmessage: ((event: MessageEvent<TabMessage>) => void) | null }>();
  const request = async (_name: string, options: { signal: AbortSignal }, work: () => unknown) => {
    await new Promise<void>((resolve, reject) => {
      options.signal.addEventListener('abort', () => {
        const place = waiting.indexOf(resolve);
        if (place >= 0) waiting.splice(place, 1);
        reject(new Error('aborted'));
      });
      waiting.push(resolve);
      next();
    });
    await work();
    isHeld = false;
    next();
  };
  function next() {
    if (isHeld) return;
    const first = waiting.shift();
    if (!first) return;
    isHeld = true;
    first();
  }
  return function openTab({ withLocks = true, loadedAt = 0 } = {}) {
    const received: string[] = [];
    const reading: { lastEventId: string | null; say(frame: StreamFrame): void }[] = [];
    const end = shareEventStream({
      locks: withLocks ? { request: request as LockManager['request'] } : null,
      openChannel() {
        const channel = {
          onmessage: null,
          postMessage(data: TabMessage) {
            for (const other of channels) {
              if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
            }
          },
          close: () => channels.delete(channel),
        };
        channels.add(channel);
        return channel;
      },
      loadedAt: () => loadedAt,
      read: ({ lastEventId, onFrame, signal }) =>
        new Promise((resolve) => {
          reading.push({ lastEventId: lastEventId(), say: onFrame });
          signal.addEventListener('abort', () => resolve());
        }),
      onFrame: ({ lastEventId }) => received.push(lastEventId),
      onGap: () => received.push('a gap'),
    });
    return { received, reading, end };
  };
}

it('is read by one tab and received by all', async () => {
  const openTab = browser();
  const [first, second] = [openTab(), openTab()];
  await eventually(() => expect(first.reading).toHaveLength(1));
  expect(second.reading).toHaveLength(0);
  first.reading[0]?.say(frame('1-0'));
  expect(first.received).toEqual(['1-0']);
  expect(second.received).toEqual(['1-0']);
});

it('passes to another tab, which continues where the reader stopped', async () => {
  const openTab = browser();
  const [first, second] = [openTab(), openTab()];
  await eventually(() => expect(first.reading).toHaveLength(1));
  first.reading[0]?.say(frame('7-0'));
  first.end();
  await eventually(() => expect(second.reading).toHaveLength(1));
  expect(second.reading[0]?.lastEventId).toBe('7-0');
});

describe('a tab that listens later than its page was read', () => {
  it('receives the events in between, and none that its page shows already', async () => {
    const openTab = browser();
    const reader = openTab();
    await eventually(() => expect(reader.reading).toHaveLength(1));
    for (const id of ['6-0', '7-0', '8-0']) reader.reading[0]?.say(frame(id));
    const late = openTab({ loadedAt: 7 });
    expect(late.received).toEqual(['7-0', '8-0']);
    reader.reading[0]?.say(frame('9-0'));
    expect(late.received).toEqual(['7-0', '8-0', '9-0']);
    expect(reader.received).toEqual(['6-0', '7-0', '8-0', '9-0']);
    reader.end();
    await eventually(() => expect(late.reading).toHaveLength(1));
    expect(late.reading[0]?.lastEventId).toBe('9-0');
  });

  it('continues after the last event it received when the reader leaves', async () => {
    const openTab = browser();
    const reader = openTab();
    await eventually(() => expect(reader.reading).toHaveLength(1));
    reader.reading[0]?.say(frame('8-0'));
    const late = openTab({ loadedAt: 7 });
    reader.end();
    await eventually(() => expect(late.reading).toHaveLength(1));
    expect(late.reading[0]?.lastEventId).toBe('8-0');
  });

  it('reloads everything when the reader has no complete record', async () => {
    const openTab = browser();
    const reader = openTab({ loadedAt: 5 });
    await eventually(() => expect(reader.reading).toHaveLength(1));
    expect(openTab({ loadedAt: 4 }).received).toEqual(['a gap']);
    expect(openTab({ loadedAt: 5 }).received).toEqual([]);
    for (let time = 10; time < 300; time += 1) reader.reading[0]?.say(frame(`${time}-0`));
    expect(openTab({ loadedAt: 20 }).received).toEqual(['a gap']);
    expect(openTab({ loadedAt: 299 }).received).toEqual(['299-0']);
  });
});

it('never reads in a tab that left before its turn', async () => {
  const openTab = browser();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await eventually(() => expect(first.reading).toHaveLength(1));
  second.end();
  first.end();
  await eventually(() => expect(third.reading).toHaveLength(1));
  expect(second.reading).toHaveLength(0);
});

it('is read by every tab when the browser has no locks', () => {
  const openTab = browser();
  const tabs = [openTab({ withLocks: false }), openTab({ withLocks: false })];
  expect(tabs.map(({ reading }) => reading.length)).toEqual([1, 1]);
});
