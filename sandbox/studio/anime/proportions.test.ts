import { expect, it } from 'vitest';
import { chinOf, CROWN, lashTopOf, LOWER_LINE } from './proportions';

it.each([true, false])('the eyes are those of an adult (masculine: %s)', (masculine) => {
  const eye = LOWER_LINE - lashTopOf(masculine);
  expect(eye / (chinOf(masculine) - CROWN)).toBeLessThanOrEqual(0.16);
});
