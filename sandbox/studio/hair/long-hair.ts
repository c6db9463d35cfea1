import type { Random } from '../random';
import { mirror, type Point, wave } from '../svg/paths';
import type { Traits } from '../traits';
import { fringe, mane, sideLocks } from './falling-locks';
import type { HairForm, Lock } from './hair-form';

export function straightHair(traits: Traits, random: Random): HairForm {
  const fall = { length: traits.hairLength, width: 5 };
  return { back: [mane(traits, fall, random)], masses: [], front: sideLocks(traits, fall, random) };
}

export function wavyHair(traits: Traits, random: Random): HairForm {
  const length = traits.hairLength;
  return {
    back: [mane(traits, { length, width: 22, waves: 9 }, random)],
    masses: [],
    front: sideLocks(traits, { length, width: 18, waves: 13 }, random),
  };
}

export function longHairWithFringe(traits: Traits, random: Random): HairForm {
  const length = traits.hairLength;
  return {
    back: [mane(traits, { length, width: 10, waves: 3 }, random)],
    masses: [],
    front: [...sideLocks(traits, { length, width: 8, waves: 4 }, random), fringe(traits, -36)],
  };
}

export function curtainBangs(traits: Traits, random: Random): HairForm {
  const { volume, parting, hairLength: length } = traits;
  const swept = (side: -1 | 1): Lock => ({
    outer: [
      [parting, -150 - volume],
      [side * 40, -128],
      [side * 72, -70],
      [side * 104, -4],
      [side * 120, 40],
    ],
    inner: [
      [parting, -126],
      [side * 22, -98],
      [side * 48, -48],
      [side * 84, -2],
      [side * 112, 38],
    ],
  });
  return {
    back: [mane(traits, { length, width: 18, waves: 7 }, random)],
    masses: [],
    front: [...sideLocks(traits, { length, width: 14, waves: 9 }, random), swept(-1), swept(1)],
  };
}

/**
 * Returns a deep parting on the left: one wide lock over the forehead, a short one behind the other ear.
 */
export function sidePart(traits: Traits, random: Random): HairForm {
  const { volume, hairLength: length, hairSide } = traits;
  const parting = -46;
  const outer: Point[] = [
    [parting, -150 - volume],
    [36, -152 - volume * 0.7],
    [108, -106],
    [132, -10],
    [140, 90],
    [152, 190],
    [142, length * 0.82],
    [112, length],
  ];
  const inner: Point[] = [
    [parting, -128],
    [20, -122],
    [70, -76],
    [86, -6],
    [97, 80],
    [90, 170],
    [80, length * 0.82],
    [104, length + 8],
  ];
  const short: Lock = {
    outer: [
      [parting, -149 - volume],
      [-88, -130 - volume * 0.3],
      [-119, -84],
      [-124, 0],
      [-120, 80],
      [-124, 170],
      [-112, 230],
    ],
    inner: [
      [parting, -116],
      [-74, -96],
      [-94, -46],
      [-102, 10],
      [-102, 70],
      [-100, 160],
      [-108, 236],
    ],
  };
  const wide: Lock = { outer: wave(outer, 12, 1, 0.03), inner: wave(inner, 10, 1.4, 0.03) };
  const turn = (lock: Lock): Lock =>
    hairSide === 1 ? lock : { outer: mirror(lock.outer), inner: mirror(lock.inner) };
  return {
    back: [mane(traits, { length, width: 20, waves: 10 }, random)],
    masses: [],
    front: [turn(wide), turn(short)],
  };
}
