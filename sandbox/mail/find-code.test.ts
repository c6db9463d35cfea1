import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCode } from './find-code';

describe('the code of a mail', () => {
  it.each([
    ['Your code is 04217.', '04217'],
    ['04217\n\nis your code', '04217'],
    ['(12345) or 54321', '12345'],
    ['Order 123456, code 54321', '54321'],
    ['Call 555-12345 or +12345, code: 99999', '99999'],
    ['1.12345 and 12345.67 and 12,34567', null],
    ['A12345 and 12345B', null],
    ['Your staff code is 04217935.', '04217935'],
    ['Order 1234567', null],
    ['no code', null],
    ['', null],
  ])('of %j is %j', (text, code) => {
    expect(findCode(text)).toBe(code);
  });

  it('is found anywhere between words', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 8 });
    fc.assert(
      fc.property(
        words,
        fc.stringMatching(/^(?:[0-9]{5}|[0-9]{8})$/),
        words,
        (before, code, after) => {
          expect(findCode([...before, code, ...after].join(' '))).toBe(code);
        },
      ),
    );
  });
});
