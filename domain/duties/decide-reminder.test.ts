import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideReminder } from './decide-reminder';

const minute = 60_000;
const hour = 60 * minute;
const pauseMs = 30 * minute;
const last = new Date('2026-11-19T21:00:00Z');
const every3h = {
  kind: 'told-again',
  words: 'again',
  everyMs: 3 * hour,
  places: ['US-NY'],
  law: '',
  from: '2025-11-05',
} as const;

const decide = (
  { usedMs, toldMs = 0, silentMs = 0 }: { usedMs: number; toldMs?: number; silentMs?: number },
  holding: readonly (typeof every3h)[] = [every3h],
) =>
  decideReminder({ countedTo: last, usedMs, toldMs }, holding, {
    now: new Date(last.getTime() + silentMs),
    pauseMs,
  });

describe('a reminder', () => {
  it.each([
    ['not before three hours', { usedMs: 3 * hour - 1 }, null, 1],
    ['at three hours', { usedMs: 3 * hour }, 'again', null],
    [
      'while they are silent and may talk on',
      { usedMs: 3 * hour - minute, silentMs: minute },
      'again',
      null,
    ],
    ['until it is put away', { usedMs: 5 * hour }, 'again', null],
    ['not once it was put away', { usedMs: 3.5 * hour, toldMs: 3.2 * hour }, null, 2.5 * hour],
    ['three hours on', { usedMs: 6 * hour, toldMs: 3.2 * hour }, 'again', null],
    ['not of whoever has gone', { usedMs: 3 * hour - minute, silentMs: pauseMs + 1 }, null, null],
    [
      'again, of whoever went without putting it away',
      { usedMs: 3 * hour, silentMs: 9 * hour },
      'again',
      null,
    ],
  ])('is due %s', (_, use, words, checkAgainMs) => {
    expect(decide(use)).toEqual({ words, checkAgainMs, isOwed: true });
  });

  it('is never due without a duty, nor before the first message', () => {
    expect(decide({ usedMs: 9 * hour }, [])).toEqual({
      words: null,
      checkAgainMs: null,
      isOwed: false,
    });
    const unbegun = { countedTo: null, usedMs: 0, toldMs: 0 };
    expect(decideReminder(unbegun, [every3h], { now: last, pauseMs })).toEqual({
      words: null,
      checkAgainMs: null,
      isOwed: true,
    });
  });

  it('is due at the predicted time if the conversation continues', () => {
    const use = { usedMs: fc.nat(9 * hour), silentMs: fc.nat(pauseMs) };
    fc.assert(
      fc.property(fc.record(use), ({ usedMs, silentMs }) => {
        const toldMs = usedMs;
        const { checkAgainMs } = decide({ usedMs, toldMs, silentMs });
        if (checkAgainMs === null) return;
        const then = { usedMs: usedMs + silentMs + checkAgainMs, toldMs };
        expect(decide(then).words).toBe('again');
        expect(decide({ ...then, usedMs: then.usedMs - 1 }).words).toBeNull();
      }),
    );
  });
});
