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
    const heard: string[] = [];
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
      onFrame: ({ lastEventId }) => heard.push(lastEventId),
      onGap: () => heard.push('a gap'),
    });
    return { heard, reading, end };
  };
}

it('is read by one tab and heard by all', async () => {
  const openTab = browser();
  const [first, second] = [openTab(), openTab()];
  await eventually(() => expect(first.reading).toHaveLength(1));
  expect(second.reading).toHaveLength(0);
  first.reading[0]?.say(frame('1-0'));
  expect(first.heard).toEqual(['1-0']);
  expect(second.heard).toEqual(['1-0']);
});

it('passes to another tab, which goes on where the reader stopped', async () => {
  const openTab = browser();
  const [first, second] = [openTab(), openTab()];
  await eventually(() => expect(first.reading).toHaveLength(1));
  first.reading[0]?.say(frame('7-0'));
  first.end();
  await eventually(() => expect(second.reading).toHaveLength(1));
  expect(second.reading[0]?.lastEventId).toBe('7-0');
});

describe('a tab that listens later than its page was read', () => {
  it('hears what came in between, and nothing of what it shows', async () => {
    const openTab = browser();
    const reader = openTab();
    await eventually(() => expect(reader.reading).toHaveLength(1));
    for (const id of ['6-0', '7-0', '8-0']) reader.reading[0]?.say(frame(id));
    const late = openTab({ loadedAt: 7 });
    expect(late.heard).toEqual(['7-0', '8-0']);
    reader.reading[0]?.say(frame('9-0'));
    expect(late.heard).toEqual(['7-0', '8-0', '9-0']);
    expect(reader.heard).toEqual(['6-0', '7-0', '8-0', '9-0']);
    reader.end();
    await eventually(() => expect(late.reading).toHaveLength(1));
    expect(late.reading[0]?.lastEventId).toBe('9-0');
  });

  it('reads on behind what it was told of, where the reader leaves', async () => {
    const openTab = browser();
    const reader = openTab();
    await eventually(() => expect(reader.reading).toHaveLength(1));
    reader.reading[0]?.say(frame('8-0'));
    const late = openTab({ loadedAt: 7 });
    reader.end();
    await eventually(() => expect(late.reading).toHaveLength(1));
    expect(late.reading[0]?.lastEventId).toBe('8-0');
  });

  it('loads all anew where the reader cannot say what came', async () => {
    const openTab = browser();
    const reader = openTab({ loadedAt: 5 });
    await eventually(() => expect(reader.reading).toHaveLength(1));
    expect(openTab({ loadedAt: 4 }).heard).toEqual(['a gap']);
    expect(openTab({ loadedAt: 5 }).heard).toEqual([]);
    for (let time = 10; time < 300; time += 1) reader.reading[0]?.say(frame(`${time}-0`));
    expect(openTab({ loadedAt: 20 }).heard).toEqual(['a gap']);
    expect(openTab({ loadedAt: 299 }).heard).toEqual(['299-0']);
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

it('is read by every tab where the browser has no locks', () => {
  const openTab = browser();
  const tabs = [openTab({ withLocks: false }), openTab({ withLocks: false })];
  expect(tabs.map(({ reading }) => reading.length)).toEqual([1, 1]);
});
