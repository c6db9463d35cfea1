import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messagesFor } from './messages-for';

it.each([
  ['whole messages', 475, 5, 95],
  ['nothing of a message that is not paid whole', 51, 2, 25],
  ['none, where there is not enough for one', 1, 2, 0],
  ['none, where more is owed than there is', -3, 2, 0],
  ['nothing, where messages have no price', 50, 0, null],
  ['nothing, for whoever writes without paying', 50, null, null],
] as const)('counts %s', (_what, tokens, price, count) => {
  expect(messagesFor(tokens, price)).toBe(count);
});

it('returns the number of messages that the tokens cover, never more', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 500 }), (tokens, price) => {
      const count = messagesFor(tokens, price) ?? NaN;
      expect(count * price).toBeLessThanOrEqual(tokens);
      expect((count + 1) * price).toBeGreaterThan(tokens);
    }),
  );
});
