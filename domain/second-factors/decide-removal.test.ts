import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideRemoval } from './decide-removal';

describe('a factor', () => {
  const taken = { ok: true, isTaken: true, areCodesDropped: false };
  const gone = { ok: true, isTaken: false, areCodesDropped: false };
  it.each([
    ['beside another', ['app', 'key'], true, taken],
    ['that is the only one', ['app'], false, { ...taken, areCodesDropped: true }],
    ['that is the only one, and has to be', ['app'], true, { ok: false, reason: 'last-factor' }],
    ['that is gone, beside another', ['key'], true, gone],
    ['that is gone, and nothing is left', [], true, gone],
  ] as const)('%s', (_which, factors, isRequired, decision) => {
    expect(decideRemoval({ factors, isRequired }, 'app')).toEqual(decision);
  });

  it('stays if its owner must have one, and recovery codes stay as long as a factor does', () => {
    const names = ['app', 'key', 'other'];
    fc.assert(
      fc.property(
        fc.subarray(names, { minLength: 1 }),
        fc.array(fc.constantFrom(...names)),
        fc.boolean(),
        (had, removals, isRequired) => {
          let factors: string[] = had;
          let hasCodes = true;
          for (const removed of removals) {
            const decided = decideRemoval({ factors, isRequired }, removed);
            if (!decided.ok) continue;
            if (decided.isTaken) factors = factors.filter((one) => one !== removed);
            if (decided.areCodesDropped) hasCodes = false;
            expect(decideRemoval({ factors, isRequired }, removed)).toEqual(gone);
          }
          expect(hasCodes).toBe(factors.length > 0);
          if (isRequired) expect(factors).not.toEqual([]);
        },
      ),
    );
  });
});
