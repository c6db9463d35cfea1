import { expect, it } from 'vitest';
import { isOfInputMethod } from './is-of-input-method';

it.each([
  ['Enter by itself', { isComposing: false, keyCode: 13 }, false],
  ['Enter that chooses letters', { isComposing: true, keyCode: 13 }, true],
  ['Enter that chose letters, in Safari', { isComposing: false, keyCode: 229 }, true],
  ['a letter that is being composed', { isComposing: true, keyCode: 229 }, true],
])('%s', (_, event, isTaken) => {
  expect(isOfInputMethod(event)).toBe(isTaken);
});
