import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideGeneration,
  type Change,
  type GenerationEvent,
  type CurrentStatus,
} from './decide-generation';
import { generationStateSchema, type GenerationState } from './schema';

const isOpen = ({ state }: { state: GenerationState }) => state === 'placed' || state === 'begun';

const now = new Date('2026-11-26T12:00:00Z');
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const patience = {
  pollSeconds: 5,
  unavailableSeconds: 5,
  longestUnavailableSeconds: 120,
  mostUnusable: 2,
};
const placed: CurrentStatus = {
  state: 'placed',
  reference: null,
  percent: 0,
  failures: 0,
  unusable: 0,
  expiresAt: inSeconds(3600),
};
const begun: CurrentStatus = { ...placed, state: 'begun', reference: 'r1', percent: 40 };
const decide = (status: CurrentStatus, event: GenerationEvent, at = now) =>
  decideGeneration(status, event, { patience, now: at });
const making = { kind: 'making', reference: 'r2', percent: 60 } as const;

describe('an order', () => {
  it.each<[string, CurrentStatus, GenerationEvent, Partial<Change> | null]>([
    [
      'placed, is begun',
      placed,
      { kind: 'taken-up' },
      { state: 'begun', tokens: 'held', dueIn: 5 },
    ],
    [
      'placed, can be taken back',
      placed,
      { kind: 'cancelled' },
      { state: 'cancelled', tokens: 'returned', dueIn: null },
    ],
    ['placed, is called about by nobody who knows', placed, { kind: 'called-back' }, null],
    ['begun, can no longer be taken back', begun, { kind: 'cancelled' }, null],
    [
      'begun, is looked after at once when called about',
      begun,
      { kind: 'called-back' },
      { state: 'begun', reference: 'r1', dueIn: 0 },
    ],
    [
      'begun, is known by its reference',
      begun,
      making,
      { state: 'begun', reference: 'r2', percent: 60, dueIn: 5 },
    ],
    ['begun, shows no less than before', begun, { ...making, percent: 10 }, { percent: 40 }],
    [
      'begun, is not said to be done before it is',
      begun,
      { ...making, percent: 100 },
      { percent: 99 },
    ],
    [
      'begun, waits for its party',
      { ...begun, failures: 2 },
      { kind: 'away' },
      { state: 'begun', failures: 3, dueIn: 20 },
    ],
    [
      'begun, waits no longer than it may',
      { ...begun, failures: 30 },
      { kind: 'away' },
      { dueIn: 120 },
    ],
    [
      'spoilt, is begun anew',
      begun,
      { kind: 'spoilt' },
      { state: 'begun', reference: null, unusable: 1, dueIn: 0 },
    ],
    [
      'spoilt too often, fails',
      { ...begun, unusable: 2 },
      { kind: 'spoilt' },
      { state: 'failed', tokens: 'returned' },
    ],
    [
      'refused, is given back',
      begun,
      { kind: 'refused' },
      { state: 'refused', tokens: 'returned', dueIn: null },
    ],
    [
      'made, is paid for',
      begun,
      { kind: 'kept' },
      { state: 'done', percent: 100, tokens: 'spent', dueIn: null },
    ],
  ])('%s', (_what, status, event, change) => {
    const decided = decide(status, event);
    if (change === null) expect(decided).toBeNull();
    else expect(decided).toMatchObject(change);
  });

  it('expires when its time is over, but a result made by then counts', () => {
    const late = inSeconds(3600);
    expect(decide(begun, { kind: 'away' }, late)).toMatchObject({
      state: 'expired',
      tokens: 'returned',
    });
    expect(decide(begun, making, inSeconds(3599))).toMatchObject({ state: 'begun' });
    expect(decide(begun, { kind: 'kept' }, late)).toMatchObject({ state: 'done' });
    expect(decide(placed, { kind: 'cancelled' }, late)).toMatchObject({ state: 'cancelled' });
  });
});

const events: fc.Arbitrary<GenerationEvent> = fc.oneof(
  fc.constantFrom<GenerationEvent>(
    { kind: 'taken-up' },
    { kind: 'away' },
    { kind: 'spoilt' },
    { kind: 'kept' },
    { kind: 'refused' },
    { kind: 'called-back' },
    { kind: 'cancelled' },
  ),
  fc.record({
    kind: fc.constant('making' as const),
    reference: fc.constantFrom('a', 'b'),
    percent: fc.option(fc.nat(120)),
  }),
);

describe('for any sequence of events, an order', () => {
  it('ends at most once, moves its tokens once, and is never due once it has ended', () => {
    const steps = fc.array(fc.tuple(events, fc.nat(4000)), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (all) => {
        let status = placed;
        let moved = 0;
        let at = 0;
        for (const [event, seconds] of all) {
          at = Math.max(at, seconds);
          const change = decide(status, event, inSeconds(at));
          if (!isOpen(status)) expect(change).toBeNull();
          if (!change) continue;
          if (change.tokens !== 'held') moved += 1;
          expect(isOpen(change)).toBe(change.tokens === 'held');
          expect(isOpen(change)).toBe(change.dueIn !== null);
          expect(change.percent).toBeGreaterThanOrEqual(status.percent);
          status = { ...change, expiresAt: status.expiresAt };
        }
        expect(moved).toBe(isOpen(status) ? 0 : 1);
      }),
    );
  });

  it('ends within its time if it is only looked after', () => {
    fc.assert(
      fc.property(fc.constantFrom(...generationStateSchema.options), events, (state, event) => {
        const change = decide({ ...begun, state }, event, inSeconds(3600));
        if (isOpen({ state }) && event.kind !== 'cancelled') expect(change?.dueIn).toBeNull();
      }),
    );
  });
});
