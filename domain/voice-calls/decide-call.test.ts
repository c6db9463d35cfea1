import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOfCall, paidByTokens } from './call-cost';
import { decideCall, type Change, type VoiceCallEvent, type CurrentStatus } from './decide-call';
import { decideHold } from './decide-hold';

const patience = { ringMs: 45_000, lapseMs: 4_000, reconnectMs: 20_000 };
const begun = Date.UTC(2026, 10, 26, 18);
const at = (seconds: number) => new Date(begun + seconds * 1000);

const requested: CurrentStatus = {
  state: 'asked',
  heardAt: at(0),
  lostAt: null,
  hasLeft: false,
  talkedMs: 0,
  freeMs: 0,
  isFree: false,
  held: 6,
  price: 6,
  limitMs: null,
  endedBy: null,
};
const live: CurrentStatus = { ...requested, state: 'live', talkedMs: 30_000 };
const lost: CurrentStatus = { ...live, state: 'reconnecting', lostAt: at(0) };
const free: CurrentStatus = { ...live, isFree: true, freeMs: 10_000 };
const ended: CurrentStatus = { ...live, state: 'ended', endedBy: 'person' };

const connected = { kind: 'connected' } as const;
const beat = { kind: 'beat' } as const;
const lose = { kind: 'lost' } as const;
const leave = { kind: 'left' } as const;
const distress = { kind: 'distress' } as const;
const hangUp = { kind: 'hung-up', by: 'person' } as const;
const look = { kind: 'looked-at' } as const;

describe('a call', () => {
  it.each<[string, CurrentStatus, VoiceCallEvent, number, Partial<Change> | null]>([
    ['is answered', requested, connected, 5, { state: 'live', heardAt: at(5), talkedMs: 0 }],
    ['rings on', requested, look, 45, null],
    ['is given up when nobody answers', requested, look, 46, { state: 'ended', endedBy: 'lost' }],
    ['is taken back while it rings', requested, hangUp, 5, { endedBy: 'person', talkedMs: 0 }],
    ['is not lost before it began', requested, lose, 5, null],
    ['is counted from sign to sign', live, beat, 1, { talkedMs: 31_000, heardAt: at(1) }],
    ['is not counted twice as connected', live, connected, 1, null],
    [
      'counts to when its line was heard',
      live,
      { ...beat, until: at(1) },
      3,
      { talkedMs: 31_000, heardAt: at(1) },
    ],
    [
      'counts no second of a line that is quiet',
      live,
      { ...beat, until: at(-3) },
      1,
      { talkedMs: 30_000, heardAt: at(0) },
    ],
    [
      'loses a line that was heard for the last time a while ago',
      live,
      { ...lose, until: at(1) },
      3.5,
      { state: 'reconnecting', talkedMs: 31_000, lostAt: at(1) },
    ],
    [
      'is not brought back by a host whose line is quiet',
      live,
      { ...beat, until: at(1) },
      9,
      { state: 'reconnecting', talkedMs: 30_000, lostAt: at(0) },
    ],
    ['loses its line', live, lose, 2, { state: 'reconnecting', talkedMs: 32_000, lostAt: at(2) }],
    ['is left by its browser', live, leave, 3, { state: 'reconnecting', talkedMs: 31_000 }],
    ['is left within a second', { ...live, heardAt: at(2.5) }, leave, 3, { talkedMs: 30_500 }],
    ['waits for its line', lost, look, 20, null],
    ['has its line back', lost, connected, 15, { state: 'live', talkedMs: 30_000, lostAt: null }],
    ['is not counted while the line is lost', lost, beat, 15, null],
    ['ends when the line stays away', lost, connected, 21, { state: 'ended', endedBy: 'lost' }],
    [
      'ends as its person left it, where they do not come back',
      { ...lost, hasLeft: true },
      look,
      21,
      { state: 'ended', endedBy: 'person' },
    ],
    ['ends while the line is away', lost, hangUp, 5, { endedBy: 'person', talkedMs: 30_000 }],
    ['is lost since the last sign', live, look, 5, { state: 'reconnecting', lostAt: at(0) }],
    ['counts nothing nobody attests', live, beat, 9, { state: 'live', talkedMs: 30_000 }],
    ['ends by its person', live, hangUp, 0.4, { endedBy: 'person', talkedMs: 30_400 }],
    ['adds no second after its host died', live, hangUp, 3, { talkedMs: 31_000 }],
    ['ends by its character', live, { ...hangUp, by: 'character' }, 3, { talkedMs: 33_000 }],
    [
      'ends with what is paid for',
      { ...live, talkedMs: 59_000 },
      beat,
      3,
      { endedBy: 'balance', talkedMs: 60_000 },
    ],
    [
      'ends where it was to end',
      { ...live, limitMs: 31_000 },
      beat,
      3,
      { endedBy: 'limit', talkedMs: 31_000 },
    ],
    ['is free from distress on', live, distress, 2, { isFree: true, talkedMs: 32_000, freeMs: 0 }],
    ['counts free time apart', free, beat, 3, { talkedMs: 33_000, freeMs: 13_000 }],
    [
      'goes on without tokens when free',
      { ...free, talkedMs: 90_000, freeMs: 30_000 },
      beat,
      3,
      { state: 'live' },
    ],
    ['is over once', ended, hangUp, 3, null],
    ['does not come back', ended, connected, 3, null],
  ])('%s', (_what, status, event, seconds, change) => {
    const decided = decideCall(status, event, { now: at(seconds), patience });
    if (change === null) expect(decided).toBeNull();
    else expect(decided).toMatchObject(change);
  });
});

const steps = fc.array(
  fc.record({
    ms: fc.integer({ min: 0, max: 30_000 }),
    event: fc.constantFrom<VoiceCallEvent>(connected, beat, lose, leave, look, beat, beat),
    quietMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 10_000 })),
    topUp: fc.boolean(),
  }),
  { maxLength: 60 },
);

it('never counts more than went by, or than is paid for, and never less than before', () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: 1, max: 100 }), (history, price) => {
      let status: CurrentStatus = { ...requested, price, held: price };
      let now = begun;
      for (const { ms, event: happened, quietMs, topUp } of history) {
        now += ms;
        if (topUp) status = { ...status, held: status.held + price };
        const event =
          happened.kind === 'beat' || happened.kind === 'lost'
            ? { ...happened, until: new Date(now - quietMs) }
            : happened;
        const change = decideCall(status, event, { now: new Date(now), patience });
        if (!change) continue;
        expect(change.talkedMs).toBeGreaterThanOrEqual(status.talkedMs);
        expect(change.talkedMs - status.talkedMs).toBeLessThanOrEqual(ms + patience.lapseMs);
        status = { ...status, ...change };
        expect(costOfCall(status.talkedMs, price)).toBeLessThanOrEqual(status.held);
        if (status.state === 'ended') break;
      }
      expect(status.talkedMs).toBeLessThanOrEqual(now - begun);
    }),
  );
});

it('costs whole seconds, rounded up to a token, and pays for no second that is not held', () => {
  expect([400_000, 400_999, 0, 999, 1_000].map((ms) => costOfCall(ms, 6))).toEqual([
    40, 40, 0, 0, 1,
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 200 }),
      (tokens, price) => {
        const paid = paidByTokens(tokens, price);
        expect(costOfCall(paid, price)).toBeLessThanOrEqual(tokens);
        expect(costOfCall(paid + 1_000, price)).toBeGreaterThan(tokens);
      },
    ),
  );
});

it.each<[string, CurrentStatus, number, number]>([
  ['nothing while enough is held', live, 5, 0],
  ['another minute in time', live, 21, 6],
  ['nothing while it rings', requested, 55, 0],
  ['nothing while the line is lost', lost, 55, 0],
  ['nothing once it is free', free, 55, 0],
  ['nothing beyond where it is to end', { ...live, limitMs: 60_000 }, 21, 0],
])('holds %s', (_what, status, seconds, tokens) => {
  expect(decideHold(status, { now: at(seconds), aheadMs: 10_000 })).toBe(tokens);
});
