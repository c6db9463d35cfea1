import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTraceparent, writeTraceparent } from './traceparent';

const hex = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 15 }), { minLength: length, maxLength: length })
    .map((digits) => digits.map((digit) => digit.toString(16)).join(''))
    .filter((text) => /[^0]/.test(text));

it('reads a header that it wrote', () => {
  fc.assert(
    fc.property(hex(32), hex(16), fc.integer({ min: 0, max: 255 }), (traceId, spanId, flags) => {
      const context = { traceId, spanId, traceFlags: flags };
      expect(readTraceparent(writeTraceparent(context))).toEqual({ ...context, isRemote: true });
    }),
  );
});

it('takes nothing else', () => {
  const trace = 'a'.repeat(32);
  const others = [
    null,
    undefined,
    '',
    `01-${trace}-${'b'.repeat(16)}-01`,
    `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
    `00-${trace}-${'b'.repeat(16)}-01-more`,
    `00-${trace.toUpperCase()}-${'b'.repeat(16)}-01`,
  ];
  for (const other of others) expect(readTraceparent(other)).toBeUndefined();
});
