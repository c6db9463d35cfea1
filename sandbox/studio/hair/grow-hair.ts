import type { Random } from '../random';
import type { Traits } from '../traits';
import { bob, bobWithFringe, shoulderHair } from './bob-hair';
import { mane, sideLocks } from './falling-locks';
import type { HairForm } from './hair-form';
import { curtainBangs, longHairWithFringe, sidePart, straightHair, wavyHair } from './long-hair';
import { afro, curls, mopOfCurls } from './round-hair';
import { buzz, crop, quiff, slick } from './short-hair';
import { lowBun, pixie, ponytail, topBun } from './updo-hair';

type Grow = (traits: Traits, random: Random) => HairForm;

const FORMS: Record<Traits['hair'], Grow> = {
  straight: straightHair,
  waves: wavyHair,
  bob,
  bobFringe: bobWithFringe,
  longFringe: longHairWithFringe,
  curtainBangs,
  sidePart,
  topBun,
  lowBun,
  ponytail,
  afro,
  curls,
  pixie,
  scarf: () => ({ back: [], masses: [], front: [], headwear: 'scarf' }),
  hat: (traits, random) => ({
    back: [mane(traits, { length: traits.hairLength, width: 14, waves: 6 }, random)],
    masses: [],
    front: sideLocks(traits, { length: traits.hairLength, width: 10, waves: 6 }, random),
    headwear: 'hat',
  }),
  crop,
  quiff,
  slick,
  mopCurls: mopOfCurls,
  buzz,
  shoulder: shoulderHair,
};

/** Returns the shapes of a person's hair, seen from the front. */
export function growHair(traits: Traits, random: Random): HairForm {
  return FORMS[traits.hair](traits, random);
}

const EARS_SHOWN: ReadonlySet<Traits['hair']> = new Set([
  'topBun',
  'lowBun',
  'ponytail',
  'pixie',
  'crop',
  'quiff',
  'slick',
  'buzz',
  'mopCurls',
]);

export function showsEars(hair: Traits['hair']): boolean {
  return EARS_SHOWN.has(hair);
}
