import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTraits, FEMININE_HAIR, MASCULINE_HAIR, traitOverridesSchema } from './traits';

describe('drawTraits', () => {
  it('draws valid traits from any seed, the same ones every time', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (seed) => {
        const traits = drawTraits(seed);
        expect(traitOverridesSchema.required().parse(traits)).toEqual(traits);
        expect(drawTraits(seed)).toEqual(traits);
      }),
    );
  });

  it('keeps what is pinned and leaves the rest of the person alone', () => {
    const free = drawTraits('juno', { masculine: false, hair: 'bob', skin: 0 });
    const pinned = drawTraits('juno', { masculine: false, hair: 'bob', skin: 0, scene: 'sea' });
    expect(pinned).toEqual({ ...free, scene: 'sea' });
  });

  it('gives the four darkest hair colours to the dark skins', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { skin, hairColour } = drawTraits(`hair-${seed}`);
      if (skin >= 3 && skin <= 5) expect(hairColour).toBeLessThanOrEqual(3);
    }
  });

  it('gives hair, beards and necklaces to whom they belong', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { masculine, hair, beard, necklace } = drawTraits(`person-${seed}`);
      expect(masculine ? MASCULINE_HAIR : FEMININE_HAIR).toContain(hair);
      expect(masculine ? necklace : beard > 0).toBe(false);
    }
  });

  it('refuses a pin that is not a trait', () => {
    expect(() => drawTraits('x', { tilt: 90 })).toThrow();
  });
});
