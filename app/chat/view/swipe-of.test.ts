import fc from 'fast-check';
import { expect, it } from 'vitest';
import { swipeOf } from './swipe-of';

const from = { x: 200, y: 300 };

it.each([
  ['to the left leads on', { x: 120, y: 310 }, 'next'],
  ['to the right leads back', { x: 280, y: 290 }, 'previous'],
  ['that hardly moves presses', { x: 170, y: 300 }, null],
  ['down the screen scrolls', { x: 210, y: 460 }, null],
  ['aslant scrolls, too', { x: 260, y: 345 }, null],
])('a finger drawn %s', (_what, to, way) => {
  expect(swipeOf(from, to)).toBe(way);
});

it('has the opposite direction when the finger is drawn back', () => {
  const point = fc.record({
    x: fc.integer({ min: 0, max: 400 }),
    y: fc.integer({ min: 0, max: 800 }),
  });
  const opposite = { next: 'previous', previous: 'next' } as const;
  fc.assert(
    fc.property(point, point, (one, other) => {
      const way = swipeOf(one, other);
      expect(swipeOf(other, one)).toBe(way && opposite[way]);
    }),
  );
});
