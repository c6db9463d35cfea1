import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countAddressChange } from './count-address-change';

describe('counting changes of an address', () => {
  const limits = { attempts: 3, lockSeconds: 300 };
  const now = new Date('2026-05-04T20:00:00Z');

  it('allows three, the third of which begins the lockout', () => {
    let state = { attempts: 0, lockedUntil: null as Date | null };
    const locks = [];
    for (let change = 1; change <= 3; change += 1) {
      const counted = countAddressChange(state, now, limits);
      if (!counted.ok) throw new Error('refused too early');
      state = counted.after;
      locks.push(state.lockedUntil?.getTime() ?? null);
    }
    expect(locks).toEqual([null, null, now.getTime() + 300_000]);
    expect(countAddressChange(state, now, limits)).toEqual({
      ok: false,
      reason: 'too-many-attempts',
      retryAfterSeconds: 300,
    });
  });

  it('never allows more than three in five minutes after a lockout', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(400), { maxLength: 40 }), (pauses) => {
        let state = { attempts: 0, lockedUntil: null as Date | null };
        let second = 0;
        for (const pause of pauses) {
          second += pause;
          const at = new Date(now.getTime() + second * 1000);
          const counted = countAddressChange(state, at, limits);
          const isLocked = state.lockedUntil !== null && state.lockedUntil > at;
          expect(counted.ok).toBe(!isLocked);
          if (counted.ok) state = counted.after;
          expect(state.attempts).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
