import type { Random } from '../random';
import type { Traits } from '../traits';
import { fringe, mane, sideLocks } from './falling-locks';
import type { HairForm } from './hair-form';

export function bob(traits: Traits, random: Random): HairForm {
  const length = traits.bobLength;
  return {
    back: [mane(traits, { length: length + 6, width: 10 }, random)],
    masses: [],
    front: sideLocks(traits, { length, width: 12, inset: 10 }, random),
  };
}

export function bobWithFringe(traits: Traits, random: Random): HairForm {
  const length = traits.bobLength;
  return {
    back: [mane(traits, { length: length + 6, width: 12 }, random)],
    masses: [],
    front: [...sideLocks(traits, { length, width: 14, inset: 6 }, random), fringe(traits, -32)],
  };
}

/** Returns loose hair to the shoulders, for men. */
export function shoulderHair(traits: Traits, random: Random): HairForm {
  return {
    back: [mane(traits, { length: 262, width: 0, waves: 9 }, random)],
    masses: [],
    front: sideLocks(traits, { length: 256, width: -4, waves: 13 }, random),
  };
}
