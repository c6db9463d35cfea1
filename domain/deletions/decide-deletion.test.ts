import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountStateSchema } from '../account-states/schema';
import {
  decideDeletion,
  decideDeletionRequest,
  type Deletion,
  type DeletionEvent,
} from './decide-deletion';

const hour = 3600 * 1000;
const start = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const dueAt = after(48 * hour);
const due = new Date(dueAt.getTime());
const later = new Date(dueAt.getTime() + hour);
const waiting: Deletion = {
  requested_at: start,
  due_at: dueAt,
  cancelled_at: null,
  erasure_began_at: null,
  leased_until: null,
  erased_at: null,
};
const begun = { ...waiting, erasure_began_at: due, leased_until: after(50 * hour) };
const cancelled = { ...waiting, cancelled_at: after(hour) };
const erased = { ...begun, leased_until: null, erased_at: later };

const kept = { kind: 'kept' } as const;
const hastened = { kind: 'hastened' } as const;
const begins = { kind: 'erasure-begun', leaseSeconds: 120 } as const;
const released = { kind: 'erasure-released' } as const;
const finished = { kind: 'erasure-finished' } as const;
const nothing = { ok: true, changes: null };
const tooLate = { ok: false, reason: 'too-late' };
const changes = (made: Partial<Deletion>) => ({ ok: true, changes: made });
const leased = (from: Date) => new Date(from.getTime() + 120_000);

describe('a deletion', () => {
  it.each([
    ['in its notice period', kept, waiting, start, changes({ cancelled_at: start })],
    ['not begun when it was due', kept, waiting, later, changes({ cancelled_at: later })],
    ['cancelled before', kept, cancelled, later, nothing],
    ['begun', kept, begun, later, tooLate],
    ['carried out', kept, erased, later, tooLate],
    [
      'in its notice period',
      hastened,
      waiting,
      after(hour),
      changes({ requested_at: after(hour), due_at: after(hour), erasure_began_at: after(hour) }),
    ],
    ['cancelled before', hastened, cancelled, later, nothing],
    ['carried out', hastened, erased, later, nothing],
    ['not due', begins, waiting, new Date(dueAt.getTime() - 1), nothing],
    ['due', begins, waiting, due, changes({ erasure_began_at: due, leased_until: leased(due) })],
    ['at which somebody is', begins, begun, later, nothing],
    [
      'at which somebody died',
      begins,
      begun,
      after(50 * hour),
      changes({ erasure_began_at: due, leased_until: leased(after(50 * hour)) }),
    ],
    ['cancelled before', begins, cancelled, later, nothing],
    ['carried out', begins, erased, later, nothing],
    ['at which somebody failed', released, begun, later, changes({ leased_until: null })],
    ['not begun', released, waiting, later, nothing],
    ['cancelled before', released, cancelled, later, nothing],
    ['carried out', released, erased, later, nothing],
    ['begun', finished, begun, later, changes({ erased_at: later, leased_until: null })],
    ['not begun', finished, waiting, later, nothing],
    ['cancelled before', finished, cancelled, later, nothing],
    ['carried out', finished, erased, later, nothing],
  ] satisfies [string, DeletionEvent, Deletion, Date, object][])(
    '%s: %o',
    (_how, event, deletion, now, decision) => {
      expect(decideDeletion(deletion, event, now)).toEqual(decision);
    },
  );

  const event = fc.constantFrom<DeletionEvent>(kept, hastened, begins, released, finished);
  const steps = fc.array(fc.tuple(event, fc.nat(60 * hour)));
  /** Returns the state of a deletion after each of some events, at increasing times. */
  function history(events: [DeletionEvent, number][]): Deletion[] {
    let now = start;
    const stood = [waiting];
    for (const [what, ms] of events) {
      now = new Date(now.getTime() + ms);
      const before = stood.at(-1) ?? waiting;
      const decided = decideDeletion(before, what, now);
      stood.push(decided.ok ? { ...before, ...decided.changes } : before);
    }
    return stood;
  }

  it('that ended in either way stays unchanged, and none ends in both', () => {
    fc.assert(
      fc.property(steps, (events) => {
        const stood = history(events);
        const first = stood.findIndex((one) => one.cancelled_at || one.erased_at);
        if (first === -1) return;
        for (const one of stood.slice(first)) expect(one).toEqual(stood[first]);
        expect([stood[first]?.cancelled_at, stood[first]?.erased_at]).toContain(null);
      }),
    );
  });

  it('is erased only once that has begun, and begins no sooner than it is due', () => {
    fc.assert(
      fc.property(steps, (events) => {
        for (const { due_at, erasure_began_at, erased_at } of history(events)) {
          if (erased_at) expect(erasure_began_at).not.toBeNull();
          if (erasure_began_at) expect(erasure_began_at >= due_at).toBe(true);
        }
      }),
    );
  });

  it('is erased by one worker at a time', () => {
    fc.assert(
      fc.property(fc.nat(200_000), (ms) => {
        const first = decideDeletion(waiting, begins, due);
        if (!first.ok || !first.changes) throw new Error('it did not begin');
        const held = { ...waiting, ...first.changes };
        const second = decideDeletion(held, begins, new Date(due.getTime() + ms));
        expect(second.ok && second.changes === null).toBe(ms < 120_000);
      }),
    );
  });

  it('is kept by a repeat as by the first word, and never after it has begun', () => {
    fc.assert(
      fc.property(steps, fc.nat(60 * hour), (events, ms) => {
        const deletion = history(events).at(-1) ?? waiting;
        const now = after(ms);
        const first = decideDeletion(deletion, kept, now);
        expect(first.ok).toBe(deletion.erasure_began_at === null);
        if (!first.ok) return;
        expect(decideDeletion({ ...deletion, ...first.changes }, kept, now)).toEqual(nothing);
      }),
    );
  });
});

describe('asking to be deleted', () => {
  const fresh = { state: 'active', dueAt: undefined, isProved: true } as const;
  it.each([
    ['closes the account', {}, { ok: true, kind: 'close', next: 'closing' }],
    ['needs a proof', { isProved: false }, { ok: false, reason: 'proof-required' }],
    ['needs one that may sign in', { state: 'suspended' }, { ok: false, reason: 'not-found' }],
  ] as const)('%s', (_what, facts, decision) => {
    expect(decideDeletionRequest({ ...fresh, ...facts })).toEqual(decision);
  });

  it('again is the same deletion, for any account state', () => {
    const state = fc.constantFrom(...accountStateSchema.options);
    fc.assert(
      fc.property(state, fc.boolean(), (now, isProved) => {
        const decision = { ok: true, kind: 'asked-before', dueAt };
        expect(decideDeletionRequest({ state: now, dueAt, isProved })).toEqual(decision);
      }),
    );
  });
});
