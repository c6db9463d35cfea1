import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '~/observability/logger';
import { paceReplies } from './pace-replies';

const logger = createLogger({ process: 'worker', level: 'silent' });

describe('replies', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Counts how many of a thousand replies begin within some seconds, after some that are not counted. */
  const countBegun = async (oldestSends: () => Promise<string[]>, seconds: number, after = 0) => {
    const pace = paceReplies(oldestSends, logger);
    let begun = 0;
    for (let reply = 0; reply < 1000; reply += 1) void pace.turn().then(() => (begun += 1));
    if (after > 0) {
      await vi.advanceTimersByTimeAsync(after * 1000);
      begun = 0;
    }
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    const counted = begun;
    pace.stop();
    return counted;
  };

  it('begin as fast as they are due while no send waits', async () => {
    expect(await countBegun(() => Promise.resolve([]), 4)).toBe(1000);
  });

  it('begin as fast while each send that waits is soon taken up', async () => {
    let looks = 0;
    expect(await countBegun(() => Promise.resolve([`send ${(looks += 1)}`]), 4)).toBe(1000);
  });

  it('begin at one per second while a send is delayed, so that no chat is forgotten', async () => {
    const begun = await countBegun(() => Promise.resolve(['held up']), 10, 1);
    expect(begun).toBeGreaterThanOrEqual(9);
    expect(begun).toBeLessThanOrEqual(11);
  });

  it('keep their rate while the number of waiting sends cannot be read', async () => {
    expect(await countBegun(() => Promise.reject(new Error('Redis is away')), 6)).toBe(1000);
  });

  it('read no queue while none of them is due', async () => {
    let looks = 0;
    const pace = paceReplies(() => Promise.resolve([`send ${(looks += 1)}`]), logger);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toBe(0);
    await pace.turn();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(looks).toBe(1);
    pace.stop();
  });

  it('do not pay for a turn that nothing was due for', async () => {
    const pace = paceReplies(() => Promise.resolve(['held up']), logger);
    for (let turn = 0; turn < 500; turn += 1) {
      await pace.turn();
      pace.giveBack();
    }
    pace.stop();
  });
});
