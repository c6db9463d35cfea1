import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findInPicture } from './picture-look';
import { pictureLevels } from './prompts/level';

const faces = (...ages: number[]) => [{ ages }];
const nothing = { explicit: 0, faces: [] };

describe('a picture that was looked at', () => {
  it.each([
    ['nobody', nothing, []],
    ['an adult', { ...nothing, faces: faces(24, 31, 19) }, []],
    ['an adult who was once taken for a child', { ...nothing, faces: faces(9, 15, 30) }, []],
    ['a child', { ...nothing, faces: faces(8, 11, 10) }, ['minors']],
    [
      'an adult and a child',
      { ...nothing, faces: [...faces(30), ...faces(8, 11, 10)] },
      ['minors'],
    ],
    ['what is explicit', { ...nothing, explicit: 0.9 }, ['explicit']],
    ['what may be', { ...nothing, explicit: 0.5 }, []],
  ])('of %s', (_, look, categories) => {
    expect(findInPicture(look, 'sfw').map(({ category }) => category)).toEqual(categories);
  });

  it('passes at a level wherever it passes at a stricter one, and no level allows a child', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, fc.array(fc.integer({ min: 1, max: 80 })), (explicit, ages) => {
        const counts = pictureLevels.map(
          (level) => findInPicture({ explicit, faces: [{ ages }] }, level).length,
        );
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        const young = pictureLevels.map((level) =>
          findInPicture({ explicit, faces: faces(9) }, level).some(
            ({ category }) => category === 'minors',
          ),
        );
        expect(young).not.toContain(false);
      }),
    );
  });
});
