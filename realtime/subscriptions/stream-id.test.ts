import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beforeFirst, compareStreamIds, isStreamId } from './stream-id';

const part = fc.bigInt({ min: 0n, max: 10n ** 19n - 1n });
const parts = fc.tuple(part, part);
const idOf = ([milliseconds, count]: [bigint, bigint]) => `${milliseconds}-${count}`;

describe('stream ids', () => {
  it('are ordered by milliseconds, then by count, even beyond the range of a number', () => {
    fc.assert(
      fc.property(parts, parts, (first, second) => {
        const [a, b] = [first, second].map(([ms, count]) => ms * 2n ** 64n + count);
        const expected = a === b ? 0 : (a ?? 0n) < (b ?? 0n) ? -1 : 1;
        expect(compareStreamIds(idOf(first), idOf(second))).toBe(expected);
      }),
    );
  });

  it('sort after the initial position', () => {
    expect(compareStreamIds(beforeFirst, '0-1')).toBe(-1);
    expect(compareStreamIds(beforeFirst, beforeFirst)).toBe(0);
  });

  it('are distinguished from other text', () => {
    fc.assert(fc.property(parts, (one) => isStreamId(idOf(one))));
    for (const text of [
      '',
      '1',
      '1-',
      '-1',
      '1-2-3',
      '+',
      '$',
      '(1-0',
      '1-0 ',
      'a-b',
      '99999999999999999999-0',
    ]) {
      expect(isStreamId(text)).toBe(false);
    }
  });
});
