import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findNeededPack, preselectPack } from './preselect-pack';

const pack = (id: string, tokens: number, minor: number) => ({ id, tokens, price: { minor } });
const packs = [pack('fifty', 50, 499), pack('hundred', 110, 999), pack('many', 230, 1999)];

it.each([
  ['the least of all where nothing is needed', packs, undefined, 'fifty'],
  ['the least that suffices', packs, 51, 'hundred'],
  ['the largest where none suffices', packs, 1000, 'many'],
  ['none where there is none', [], 3, null],
])('chooses %s', (_, offered, needed, chosen) => {
  expect(preselectPack(offered, needed)).toBe(chosen);
});

it.each([
  ['the smaller of two that suffice', packs, 45, 'fifty'],
  ['the one that suffices alone', packs, 200, 'many'],
  ['none where none suffices', packs, 1000, null],
])('names %s as the needed pack', (_, offered, needed, found) => {
  expect(findNeededPack(offered.toReversed(), needed)).toBe(found);
});

it('never chooses one while a cheaper one suffices', () => {
  const offered = fc.uniqueArray(
    fc.record({ id: fc.uuid(), tokens: fc.nat(5000), minor: fc.nat(100_000) }),
    { selector: ({ id }) => id, minLength: 1 },
  );
  fc.assert(
    fc.property(offered, fc.nat(6000), (some, needed) => {
      const all = some.map(({ id, tokens, minor }) => pack(id, tokens, minor));
      const chosen = all.find(({ id }) => id === preselectPack(all, needed));
      const cheaper = all.filter(
        ({ tokens, price }) => tokens >= needed && price.minor < (chosen?.price.minor ?? 0),
      );
      expect(all.some(({ tokens }) => tokens >= needed) ? cheaper : []).toEqual([]);
    }),
  );
});
