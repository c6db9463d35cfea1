import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decideCode } from './decide-code';

const now = new Date('2026-11-20T12:00:00Z');
const bounds = { mostAttempts: 5, now };
const good = {
  attempts: 1,
  expiresAt: new Date(now.getTime() + 1),
  isRight: true,
  isShareLeft: true,
};

it.each([
  ['right', {}],
  ['right', { attempts: 5 }],
  ['invalid-code', { isRight: false, attempts: 4 }],
  ['too-many-attempts', { isRight: false, attempts: 5 }],
  ['too-many-attempts', { attempts: 6 }],
  ['expired-code', { expiresAt: now }],
  ['too-many-attempts', { isShareLeft: false }],
  ['needs-share', { isShareLeft: undefined }],
  ['needs-share', { isShareLeft: undefined, isRight: false }],
] as const)('a code is %s for %o', (decision, facts) => {
  expect(decideCode({ ...good, ...facts }, bounds)).toBe(decision);
});

it('reveals nothing about a code before the try was counted', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.integer({ min: -5, max: 5 }), (attempts, ms) => {
      const expiresAt = new Date(now.getTime() + ms);
      const of = (isRight: boolean) => decideCode({ attempts, expiresAt, isRight }, bounds);
      expect(of(true)).toBe(of(false));
      expect(of(true)).not.toBe('right');
    }),
  );
});
