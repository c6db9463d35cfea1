import { expect, it } from 'vitest';
import { sectionTones } from './section-tones';

it('marks the highest and the second reward, wherever they are and however often', () => {
  expect(sectionTones([2, 100, 5, 50, 100, 3])).toEqual([
    'plum',
    'amber',
    'plum',
    'rose',
    'amber',
    'violet',
  ]);
});

it('has a tone for every section of a wheel with equal rewards', () => {
  expect(sectionTones([5, 5])).toEqual(['amber', 'amber']);
});
