import type { Random } from '../random';
import { bumpyRing, mirror, type Point } from '../svg/paths';
import type { Traits } from '../traits';
import type { HairForm, Lock, Mass } from './hair-form';

/** Returns hair close to the skull, parted; `dip` lowers the hairline. */
function cap({ volume, parting }: Traits, dip = 0): Lock[] {
  const half = (side: -1 | 1): Lock => {
    const outer: Point[] = [
      [parting * -side, -151 - volume],
      [-62, -141 - volume * 0.7],
      [-108, -94],
      [-118, -30],
      [-110, 34],
    ];
    const inner: Point[] = [
      [parting * -side, -108],
      [-46, -99 + dip],
      [-82, -68],
      [-99, -24],
      [-105, 30],
    ];
    return side === 1 ? { outer: mirror(outer), inner: mirror(inner) } : { outer, inner };
  };
  return [half(-1), half(1)];
}

function coil(centre: Point, radii: Point, random: Random): Mass {
  const bump = (): number => 0.012 * random.between(0.4, 1);
  return { outline: bumpyRing(centre, radii, 14, bump), centre, radii, texture: 'coil' };
}

export function topBun(traits: Traits, random: Random): HairForm {
  const bun = coil([traits.bunOffset, -190 - traits.volume], [58, 50], random);
  return { back: [], masses: [bun], front: cap(traits), wisps: random.chance(0.6) };
}

export function lowBun(traits: Traits, random: Random): HairForm {
  const bun = coil([traits.hairSide * -92, 84], [52, 48], random);
  return { back: [], masses: [bun], front: cap(traits) };
}

export function ponytail(traits: Traits): HairForm {
  const side = traits.hairSide;
  const tail: Lock = {
    outer: [
      [side * 40, -160],
      [side * 132, -176],
      [side * 196, -96],
      [side * 188, 40],
      [side * 196, 170],
      [side * 164, 290],
    ],
    inner: [
      [side * 50, -140],
      [side * 104, -120],
      [side * 132, -50],
      [side * 126, 50],
      [side * 132, 160],
      [side * 158, 280],
    ],
  };
  return { back: [tail], masses: [], front: cap(traits) };
}

export function pixie(traits: Traits): HairForm {
  const swept: Lock = {
    outer: [
      [-40, -150 - traits.volume],
      [20, -150 - traits.volume * 0.9],
      [86, -110],
      [108, -50],
      [100, 2],
    ],
    inner: [
      [-58, -140],
      [-10, -104],
      [40, -70],
      [74, -48],
      [92, -12],
    ],
  };
  return { back: [], masses: [], front: [...cap(traits, 8), swept] };
}
