import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decideMembership,
  paidUntil,
  type MembershipEvent,
  type MembershipState,
} from './decide-membership';

const rules = { leadMinutes: 60, retryHours: [24, 48] };
const at = (iso: string) => new Date(`${iso}Z`);
const start = at('2026-01-31T12:00:00');
const monthly: MembershipState['terms'] = {
  planId: null,
  period: { unit: 'month', count: 1 },
  paysWith: 'money',
  price: 799,
  discountPercent: 20,
};
const joining = { kind: 'joined', terms: monthly, renews: true } as const;

function after(
  events: readonly (readonly [MembershipEvent, Date])[],
  from: MembershipState | null = null,
): MembershipState {
  const state = events.reduce(
    (before, [event, now]) => decideMembership(before, event, rules, now) ?? before,
    from,
  );
  if (!state) throw new Error('nothing happened');
  return state;
}

const joined = after([[joining, start]]);
const end = at('2026-02-28T12:00:00');

describe('joining', () => {
  it('opens the club for a period, and sets the next payment date', () => {
    expect(joined).toEqual({
      status: 'active',
      startedAt: start,
      terms: monthly,
      anchorAt: start,
      periods: 1,
      expiresAt: end,
      renews: true,
      dueAt: at('2026-02-28T11:00:00'),
      cancelledAt: null,
      failedRenewals: 0,
    });
  });

  it('without renewal has nothing ahead', () => {
    expect(after([[{ ...joining, renews: false }, start]])).toMatchObject({
      renews: false,
      dueAt: null,
    });
  });

  it('twice loses no paid time: the second period follows the first', () => {
    const twice = after([[joining, at('2026-02-10T00:00:00')]], joined);
    expect(twice).toMatchObject({
      startedAt: start,
      anchorAt: end,
      expiresAt: at('2026-03-28T12:00:00'),
    });
  });

  it('again after the end starts a new membership', () => {
    const now = at('2026-05-01T00:00:00');
    expect(after([[joining, now]], { ...joined, status: 'expired' })).toMatchObject({
      startedAt: now,
      expiresAt: at('2026-06-01T00:00:00'),
    });
  });
});

describe('a renewal', () => {
  it('adds a period, counted from the first: the 31st stays the 31st', () => {
    const renewed = after([[{ kind: 'renewed' }, at('2026-02-28T11:30:00')]], joined);
    expect(renewed).toMatchObject({ periods: 2, expiresAt: at('2026-03-31T12:00:00') });
    expect(renewed.dueAt).toEqual(at('2026-03-31T11:00:00'));
  });

  it('that fails is tried again, and the club stays open until the last try', () => {
    const once = after([[{ kind: 'renewal-failed', isFinal: false }, end]], joined);
    expect(once).toMatchObject({
      status: 'active',
      failedRenewals: 1,
      dueAt: at('2026-03-01T12:00:00'),
      expiresAt: at('2026-03-01T14:00:00'),
    });
    const secondTry = at('2026-03-01T12:05:00');
    const twice = after([[{ kind: 'renewal-failed', isFinal: false }, secondTry]], once);
    expect(twice.dueAt).toEqual(at('2026-03-03T12:05:00'));
    const thirdTry = at('2026-03-03T12:10:00');
    expect(after([[{ kind: 'renewal-failed', isFinal: false }, thirdTry]], twice)).toMatchObject({
      status: 'expired',
      expiresAt: thirdTry,
      renews: false,
      dueAt: null,
      failedRenewals: 3,
    });
    expect(after([[{ kind: 'renewed' }, thirdTry]], twice)).toMatchObject({
      periods: 2,
      failedRenewals: 0,
      expiresAt: at('2026-03-31T12:00:00'),
    });
  });

  it('that failed can be paid by hand: the new period begins at the end of the last', () => {
    const tried = after([[{ kind: 'renewal-failed', isFinal: false }, end]], joined);
    const now = at('2026-03-01T09:00:00');
    expect(after([[joining, now]], tried)).toMatchObject({
      startedAt: start,
      anchorAt: end,
      periods: 1,
      expiresAt: at('2026-03-28T12:00:00'),
      failedRenewals: 0,
      renews: true,
    });
  });

  it('that can never be paid leaves the period already paid for', () => {
    const now = at('2026-02-28T11:00:00');
    expect(after([[{ kind: 'renewal-failed', isFinal: true }, now]], joined)).toMatchObject({
      status: 'active',
      expiresAt: end,
      renews: false,
      dueAt: null,
    });
  });

  it('that is still pending keeps the club open until the next check', () => {
    const checkAgainAt = at('2026-02-28T12:30:00');
    expect(after([[{ kind: 'renewal-pending', checkAgainAt }, end]], joined)).toMatchObject({
      dueAt: checkAgainAt,
      expiresAt: at('2026-02-28T14:30:00'),
    });
  });

  describe('after an outage', () => {
    const fail = { kind: 'renewal-failed', isFinal: false } as const;
    const back = at('2026-03-20T12:00:00');

    it('that was longer than all tries ends when the charge fails, with no further free time', () => {
      expect(after([[fail, back]], joined)).toMatchObject({
        status: 'expired',
        expiresAt: end,
        renews: false,
        dueAt: null,
      });
    });

    it('that was shorter is tried again as long as all tries take, and the club stays open', () => {
      const tried = after([[fail, at('2026-03-02T12:00:00')]], joined);
      expect(tried).toMatchObject({
        status: 'active',
        dueAt: at('2026-03-03T12:00:00'),
        expiresAt: at('2026-03-03T14:00:00'),
      });
      expect(after([[fail, at('2026-03-03T12:05:00')]], tried)).toMatchObject({
        status: 'expired',
        dueAt: null,
      });
    });

    it('of the processor, keeps the club open as long as all tries take and no longer', () => {
      const pendingAt = (now: Date): readonly [MembershipEvent, Date] => [
        { kind: 'renewal-pending', checkAgainAt: new Date(now.getTime() + 3_600_000) },
        now,
      ];
      const hours = Array.from({ length: 30 * 24 }, (_, hour) =>
        pendingAt(new Date(end.getTime() + hour * 3_600_000)),
      );
      expect(after(hours, joined)).toMatchObject({
        status: 'active',
        renews: true,
        expiresAt: at('2026-03-03T14:00:00'),
      });
    });

    it('in which it was shut is not paid for: the period begins when it is', () => {
      expect(after([[{ kind: 'renewed' }, back]], joined)).toMatchObject({
        anchorAt: back,
        periods: 1,
        expiresAt: at('2026-04-20T12:00:00'),
      });
    });
  });

  it('paid for when its period is over begins a whole one', () => {
    const now = at('2026-06-15T08:00:00');
    const over = after([[{ kind: 'renewal-failed', isFinal: true }, end]], joined);
    expect(over.status).toBe('expired');
    expect(after([[{ kind: 'renewed' }, now]], over)).toMatchObject({
      status: 'active',
      anchorAt: now,
      periods: 1,
      expiresAt: at('2026-07-15T08:00:00'),
    });
  });
});

describe('leaving', () => {
  const day = at('2026-02-10T00:00:00');
  const cancelled = after([[{ kind: 'cancelled' }, day]], joined);

  it('keeps the paid period, and nothing more is due', () => {
    expect(cancelled).toEqual({ ...joined, renews: false, dueAt: null, cancelledAt: day });
    expect(decideMembership(cancelled, { kind: 'cancelled' }, rules, day)).toBeNull();
  });

  it('is taken back as long as it is open', () => {
    expect(after([[{ kind: 'kept' }, day]], cancelled)).toEqual(joined);
    expect(decideMembership(joined, { kind: 'kept' }, rules, day)).toBeNull();
    expect(decideMembership(cancelled, { kind: 'kept' }, rules, end)).toBeNull();
  });

  it('while a payment is tried again ends it at once: nothing of that time was paid for', () => {
    const tried = after([[{ kind: 'renewal-failed', isFinal: false }, end]], joined);
    const now = at('2026-02-28T18:00:00');
    expect(after([[{ kind: 'cancelled' }, now]], tried)).toMatchObject({
      status: 'expired',
      expiresAt: now,
    });
  });

  it('ends the membership at its time, once', () => {
    expect(decideMembership(cancelled, { kind: 'time-passed' }, rules, day)).toBeNull();
    const ended = after([[{ kind: 'time-passed' }, at('2026-03-05T00:00:00')]], cancelled);
    expect(ended).toMatchObject({ status: 'expired', expiresAt: end });
    expect(decideMembership(ended, { kind: 'time-passed' }, rules, end)).toBeNull();
    // A membership that is due for renewal does not end yet.
    expect(decideMembership(joined, { kind: 'time-passed' }, rules, end)).toBeNull();
  });
});

describe('money that went back', () => {
  const day = at('2026-02-10T00:00:00');
  const takenBack = after([[{ kind: 'taken-back' }, day]], joined);

  it('closes the club at once', () => {
    expect(takenBack).toMatchObject({ status: 'expired', expiresAt: day, renews: false });
    expect(decideMembership(takenBack, { kind: 'taken-back' }, rules, day)).toBeNull();
  });

  it('and was paid again opens the club for the remaining time, without renewal', () => {
    const again = after([[{ kind: 'given-again' }, at('2026-02-20T00:00:00')]], takenBack);
    expect(again).toMatchObject({ status: 'active', expiresAt: end, renews: false, dueAt: null });
    expect(decideMembership(takenBack, { kind: 'given-again' }, rules, end)).toBeNull();
  });
});

const instants = fc
  .integer({ min: 0, max: 400 * 24 })
  .map((hours) => start.getTime() + hours * 3_600_000);
const anyEvent: fc.Arbitrary<MembershipEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('joined' as const),
    terms: fc.record({
      planId: fc.constant(null),
      period: fc.record({
        unit: fc.constantFrom('week' as const, 'month' as const),
        count: fc.integer({ min: 1, max: 12 }),
      }),
      paysWith: fc.constantFrom('money' as const, 'tokens' as const),
      price: fc.integer({ min: 1, max: 10_000 }),
      discountPercent: fc.constant(0),
    }),
    renews: fc.boolean(),
  }),
  fc.constantFrom<MembershipEvent>(
    { kind: 'renewed' },
    { kind: 'cancelled' },
    { kind: 'kept' },
    { kind: 'time-passed' },
    { kind: 'taken-back' },
    { kind: 'given-again' },
    { kind: 'renewal-failed', isFinal: false },
    { kind: 'renewal-failed', isFinal: true },
    { kind: 'renewal-pending', checkAgainAt: new Date(start.getTime() + 200 * 24 * 3_600_000) },
  ),
);

describe('for any sequence of events', () => {
  const histories = fc
    .array(fc.tuple(anyEvent, instants), { maxLength: 30 })
    .map((all) => all.sort(([, one], [, other]) => one - other));

  it('no payment is due without a renewal, and no ended membership renews', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let state: MembershipState | null = null;
        for (const [event, now] of history) {
          state = decideMembership(state, event, rules, new Date(now)) ?? state;
          if (!state) continue;
          expect(state.renews).toBe(state.dueAt !== null);
          if (state.status === 'expired') expect(state.renews).toBe(false);
          if (state.status === 'expired')
            expect(state.expiresAt.getTime()).toBeLessThanOrEqual(now);
        }
      }),
    );
  });

  it('no member has access longer than they paid for, except during retries', () => {
    const graceMs = (24 + 48 + 2) * 3_600_000;
    fc.assert(
      fc.property(histories, (history) => {
        let state: MembershipState | null = null;
        for (const [event, now] of history) {
          state = decideMembership(state, event, rules, new Date(now)) ?? state;
          if (!state) continue;
          const paid = paidUntil(state).getTime();
          // An ended membership may have been retried until then.
          const isTried =
            state.failedRenewals > 0 || state.dueAt !== null || state.status === 'expired';
          const grace = isTried ? graceMs : 0;
          expect(state.expiresAt.getTime()).toBeLessThanOrEqual(paid + grace);
        }
      }),
    );
  });

  it('a repeat changes nothing, except for another payment or retry', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let state: MembershipState | null = null;
        for (const [event, now] of history) {
          const once: MembershipState | null =
            decideMembership(state, event, rules, new Date(now)) ?? state;
          const counts = ['joined', 'renewed', 'renewal-failed', 'renewal-pending'].includes(
            event.kind,
          );
          if (!counts) expect(decideMembership(once, event, rules, new Date(now))).toBeNull();
          state = once;
        }
      }),
    );
  });
});
