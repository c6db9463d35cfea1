import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf, viewerMark, type Looker } from './viewer-mark';

const keys = (byte: number) => ({ keys: { viewerMark: Buffer.alloc(32, byte) } }) as never;
const mark = (looker: Partial<Looker>, day = '2026-01-01', byte = 1) =>
  viewerMark(keys(byte), { userId: null, address: '::', ...looker }, day).toString('hex');

it('is one for a person on every day, and another for every other person and secret', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      fc.pre(one !== other);
      expect(mark({ userId: one }, '2026-01-02')).toBe(mark({ userId: one }));
      expect(mark({ userId: one })).not.toBe(mark({ userId: other }));
      expect(mark({ userId: one })).not.toBe(mark({ userId: one }, '2026-01-01', 2));
    }),
  );
});

it('is one for a network on a day, and cannot be followed to the next', () => {
  const near = mark({ address: '2001:db8:1:2::1' });
  expect(mark({ address: '2001:db8:1:2::ffff' })).toBe(near);
  expect(mark({ address: '2001:db8:1:3::1' })).not.toBe(near);
  expect(mark({ address: '2001:db8:1:2::1' }, '2026-01-02')).not.toBe(near);
});

it('counts days in UTC', () => {
  expect(dayOf(new Date('2026-01-01T23:59:59+00:00'))).toBe('2026-01-01');
  expect(dayOf(new Date('2026-01-01T23:59:59-02:00'))).toBe('2026-01-02');
});
