import { expect, it } from 'vitest';
import { isStyleNamed } from './is-style-named';

const light = ['Rain', 'In the rain', 'Neon'];

it.each([
  ['Walking home in the rain', 'In the rain', true],
  // The longer value is meant.
  ['Walking home in the rain', 'Rain', false],
  ['RAIN on the window', 'Rain', true],
  ['A train at night', 'Rain', false],
  ['', 'Neon', false],
])('in “%s” the style “%s” is named: %s', (prompt, value, expected) => {
  expect(isStyleNamed(prompt, value, light)).toBe(expected);
});
