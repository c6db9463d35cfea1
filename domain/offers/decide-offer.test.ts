import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideOffer, statusAt, type OfferEvent, type CurrentStatus } from './decide-offer';

const now = new Date('2026-11-23T20:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const order = '01936000-0000-7000-8000-000000000001';
const other = '01936000-0000-7000-8000-000000000002';

const makeUserOffer = (traits: Partial<CurrentStatus> = {}): CurrentStatus => ({
  status: 'available',
  beganAt: at(-10),
  endsAt: at(50),
  orderId: null,
  ...traits,
});
const used = makeUserOffer({ status: 'used', orderId: order });
const over = makeUserOffer({ endsAt: at(0) });
const expired = makeUserOffer({ status: 'expired', endsAt: at(-1) });

const shown = { kind: 'shown', seconds: 60, againAfterMs: null } as const;
const shownAgain = { kind: 'shown', seconds: 60, againAfterMs: 10_000 } as const;
const begins = { kind: 'begin', beganAt: now, endsAt: at(60) };
const uses = { kind: 'use', usedAt: now, orderId: order };

describe('an offer to a person', () => {
  it.each<[string, CurrentStatus | null, OfferEvent, unknown]>([
    ['begins when it is first shown', null, shown, begins],
    ['goes on when it is shown again', makeUserOffer(), shown, null],
    ['is not begun anew once it is over', over, shown, null],
    ['nor once a sweep has noted so', expired, shown, null],
    ['nor once it was used', used, shown, null],
    ['begins anew where it may, after its time', expired, shownAgain, begins],
    ['not before', makeUserOffer({ ...expired, beganAt: at(-9) }), shownAgain, null],
    ['and not while it runs', makeUserOffer({ beganAt: at(-60) }), shownAgain, null],
    ['is used by what is paid', makeUserOffer(), { kind: 'paid', orderId: order }, uses],
    ['also when its time passed meanwhile', over, { kind: 'paid', orderId: order }, uses],
    ['also when that was noted', expired, { kind: 'paid', orderId: order }, uses],
    ['once', used, { kind: 'paid', orderId: other }, null],
    ['and by the same order once', used, { kind: 'paid', orderId: order }, null],
    ['not where there is none', null, { kind: 'paid', orderId: order }, null],
    [
      'is given back with the money',
      used,
      { kind: 'refunded', orderId: order },
      { kind: 'return' },
    ],
    [
      'as long as it lasts',
      { ...used, endsAt: at(0) },
      { kind: 'refunded', orderId: order },
      { kind: 'expire' },
    ],
    ['not for another order', used, { kind: 'refunded', orderId: other }, null],
    ['and not twice', makeUserOffer(), { kind: 'refunded', orderId: order }, null],
    ['ends with its time', over, { kind: 'time' }, { kind: 'expire' }],
    ['not before it', makeUserOffer(), { kind: 'time' }, null],
    ['nor when it was used', { ...used, endsAt: at(-1) }, { kind: 'time' }, null],
    ['nor twice', expired, { kind: 'time' }, null],
  ])('%s', (_name, before, event, change) => {
    expect(decideOffer(before, event, now)).toEqual(change);
  });

  it('is over by the clock before anything notes it', () => {
    expect(statusAt(makeUserOffer(), now)).toBe('available');
    expect(statusAt(over, now)).toBe('expired');
    expect(statusAt({ ...used, endsAt: at(-1) }, now)).toBe('used');
  });

  it('is used by at most one order, for any sequence of events', () => {
    const anyEvent = fc.oneof(
      fc.constant(shown),
      fc.constant({ kind: 'time' } as const),
      fc.constantFrom(order, other).map((orderId) => ({ kind: 'paid', orderId }) as const),
    );
    const history = fc.array(fc.tuple(anyEvent, fc.integer({ min: 0, max: 40 })));
    fc.assert(
      fc.property(history, (events) => {
        let before: CurrentStatus | null = null;
        let time = now;
        const orders = new Set<string>();
        const ends = new Set<number>();
        for (const [one, seconds] of events) {
          time = new Date(time.getTime() + seconds * 1000);
          before = apply(before, decideOffer(before, one, time));
          if (before?.orderId) orders.add(before.orderId);
          if (before) ends.add(before.endsAt.getTime());
        }
        expect(orders.size).toBeLessThanOrEqual(1);
        // The period begins once and never moves.
        expect(ends.size).toBeLessThanOrEqual(1);
      }),
    );
  });
});

function apply(
  before: CurrentStatus | null,
  change: ReturnType<typeof decideOffer>,
): CurrentStatus | null {
  if (change?.kind === 'begin') {
    return { status: 'available', beganAt: change.beganAt, endsAt: change.endsAt, orderId: null };
  }
  if (before === null || change === null) return before;
  if (change.kind === 'use') return { ...before, status: 'used', orderId: change.orderId };
  return { ...before, status: change.kind === 'expire' ? 'expired' : 'available', orderId: null };
}
