import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownPosts, videoTask } from './shown-window';

const place = fc.nat(500).chain((active) =>
  fc.record({
    active: fc.constant(active),
    count: fc.integer({ min: active + 1, max: active + 300 }),
  }),
);

it('never has more than five posts and three videos in the document, the active one among them', () => {
  fc.assert(
    fc.property(place, ({ active, count }) => {
      const shown = shownPosts(active, count);
      expect(shown.length).toBeLessThanOrEqual(5);
      expect(shown).toContain(active);
      const tasks = shown.map((index) => videoTask(index, active));
      expect(tasks.filter((task) => task !== 'absent').length).toBeLessThanOrEqual(3);
      expect(tasks.filter((task) => task === 'plays')).toHaveLength(1);
      expect(tasks.filter((task) => task === 'loads').length).toBeLessThanOrEqual(1);
    }),
  );
});

it('shows nothing of nothing', () => {
  expect(shownPosts(0, 0)).toEqual([]);
});

it('gets only the next one ready', () => {
  expect([3, 4, 5, 6].map((index) => videoTask(index, 4))).toEqual([
    'waits',
    'plays',
    'loads',
    'absent',
  ]);
});
