import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawTraits } from './draw-traits';
import { FEMININE_HAIR, MASCULINE_HAIR, type Traits, traitsSchema } from './traits';

describe('drawTraits', () => {
  it('draws valid traits from any seed, the same ones every time', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (seed) => {
        const traits = drawTraits(seed);
        expect(traitsSchema.parse(traits)).toEqual(traits);
        expect(drawTraits(seed)).toEqual(traits);
      }),
    );
  });

  it('keeps pinned traits and leaves the rest of the person unchanged', () => {
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

  it('gives hair, beards and necklaces only to matching persons', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { masculine, hair, beard, necklace } = drawTraits(`person-${seed}`);
      expect(masculine ? MASCULINE_HAIR : FEMININE_HAIR).toContain(hair);
      expect(masculine ? necklace : beard > 0).toBe(false);
    }
  });

  it('keeps face and hair in another shot, and the traits that the shot pins', () => {
    const shot = { shot: 'open', scene: 'sea', palette: 'ivory', pose: 'back' } as const;
    const mood = ['light', 'yaw', 'pitch', 'tilt', 'turn', 'gaze', 'smile', 'eyes', 'facing'];
    const free = new Set([...mood, 'profileLight', ...Object.keys(shot)]);
    const stays = (traits: Traits) => Object.entries(traits).filter(([trait]) => !free.has(trait));
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (seed) => {
        const person = drawTraits(seed);
        const taken = drawTraits(seed, {}, shot);
        expect(taken).toMatchObject(shot);
        expect(stays(taken)).toEqual(stays(person));
        expect(taken.yaw).not.toBe(person.yaw);
        expect(drawTraits(seed, {}, { shot: 'paid' }).yaw).not.toBe(taken.yaw);
      }),
    );
  });

  it('refuses a pin that is not a trait', () => {
    expect(() => drawTraits('x', { tilt: 90 })).toThrow();
    expect(() => drawTraits('x', {}, { shot: 'open', tilt: 90 })).toThrow();
  });
});
