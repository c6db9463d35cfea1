import { expect, it } from 'vitest';
import { chooseTwo } from './choose-two';

const pack = (id: string, tokens: number, minor: number) => ({ id, tokens, price: { minor } });
const fifty = pack('fifty', 50, 499);
const hundred = pack('hundred', 100, 999);
const many = pack('many', 230, 1999);

it.each([
  ['the least, and the next whose tokens cost less', [fifty, hundred, many], 1, ['fifty', 'many']],
  ['the least that suffices', [fifty, hundred, many], 60, ['hundred', 'many']],
  ['the next where none costs less each', [fifty, hundred], 1, ['fifty', 'hundred']],
  ['the largest alone', [fifty, hundred, many], 5000, ['many']],
  ['nothing of nothing', [], 1, []],
])('offers %s', (_, packs, needed, ids) => {
  expect(chooseTwo(packs, needed).map(({ id }) => id)).toEqual(ids);
});
