import { expect, it } from 'vitest';
import { decideCharge } from './decide-charge';

const card = (id: string, traits: { isDefault?: boolean; isExpired?: boolean } = {}) => ({
  id,
  isDefault: traits.isDefault ?? false,
  isExpired: traits.isExpired ?? false,
});
const [one, other] = [card('one', { isDefault: true }), card('other')];

it.each([
  ['the chosen one', [one, other], 'other', 'other'],
  ['the default where none was chosen', [other, one], null, 'one'],
  ['the default where the chosen one is gone', [other, one], 'gone', 'one'],
  ['any where none is the default', [other], null, 'other'],
  ['one that has not ended', [one, card('chosen', { isExpired: true })], 'chosen', 'one'],
  ['an ended one rather than none', [card('chosen', { isExpired: true })], 'chosen', 'chosen'],
  ['none where there is none', [], 'gone', null],
])('charges %s', (_name, cards, chosenId, expected) => {
  expect(decideCharge(cards, chosenId)?.id ?? null).toBe(expected);
});
