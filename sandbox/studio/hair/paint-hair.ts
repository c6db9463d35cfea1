import type { Colour } from '../colour';
import type { Random } from '../random';
import { group, line, type Markup, path } from '../svg/markup';
import type { Paper } from '../svg/paper';
import {
  along,
  blend,
  d,
  enclose,
  type Line,
  type Point,
  ribbon,
  roughen,
  serrate,
  smooth,
} from '../svg/paths';
import type { Lock, Mass } from './hair-form';

export interface HairPaint {
  fill: string;
  light: Colour;
  dark: Colour;
}

const STRANDS = 64;
const CURLS = 120;

function edgeOf(lock: Lock, random: Random): readonly [Line, Line] {
  if (lock.edge === 'curly')
    return [roughen(lock.outer, 6, random), roughen(lock.inner, 5, random)];
  if (lock.edge === 'cut') return [serrate(lock.outer, 5, random), serrate(lock.inner, 3, random)];
  return [lock.outer, lock.inner];
}

/** Returns the smooth outline of a lock, for shadows and flat drawings. */
export function lockOutline({ outer, inner, hem }: Lock): string {
  if (!hem) return ribbon(outer, inner);
  return enclose(outer, [...hem].reverse(), [...inner].reverse());
}

function strands({ outer, inner }: Lock, { light, dark }: HairPaint, random: Random): Markup[] {
  return Array.from({ length: STRANDS }, () => {
    const share = Math.pow(random.next(), 0.9);
    const isLight = random.chance(0.55);
    const strand: Point[] = blend(outer, inner, share).map(([x, y]) => [
      x + random.between(-2, 2),
      y + random.between(-2, 2),
    ]);
    const opacity = random.between(0.04, isLight ? 0.26 : 0.42);
    const width = random.between(0.7, isLight ? 2.4 : 5);
    return path(smooth(strand), line(isLight ? light : dark, width, opacity));
  });
}

/** Draws one open ring of hair around a point. */
function curl([x, y]: Point, { light, dark }: HairPaint, random: Random): Markup {
  const r = random.between(4, 10.5);
  const colour = random.chance(0.5) ? light : dark;
  const stroke = line(colour, random.between(1.2, 3), random.between(0.08, 0.36));
  return path(d`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 1.6} ${r * 0.8}`, stroke);
}

function curlsBetween({ outer, inner }: Lock, paint: HairPaint, random: Random): Markup[] {
  return Array.from({ length: CURLS }, () => {
    const share = random.next();
    const across: Line = [along(outer, share), along(inner, share)];
    return curl(along(across, random.next()), paint, random);
  });
}

export function paintLock(paper: Paper, lock: Lock, paint: HairPaint, random: Random): Markup {
  const [outer, inner] = edgeOf(lock, random);
  const outline = lockOutline({ ...lock, outer, inner });
  const shape = path(outline, { fill: paint.fill });
  if (lock.texture === 'plain') return shape;
  const texture =
    lock.texture === 'curls' ? curlsBetween(lock, paint, random) : strands(lock, paint, random);
  return shape + group({ 'clip-path': paper.clip(outline) }, ...texture);
}

function coilStrands(mass: Mass, { light, dark }: HairPaint, random: Random): Markup[] {
  const [cx, cy] = mass.centre;
  return Array.from({ length: 44 }, (_, index) => {
    const angle = random.between(-30, 60);
    const reach = mass.radii[0] * random.between(0.35, 1.05);
    const lift = mass.radii[0] * random.between(-0.2, 0.2);
    const bend = lift - reach * random.between(0.4, 1.2);
    const isDark = index % 2 === 1;
    return path(d`M${-reach} ${lift}Q0 ${bend} ${reach} ${lift}`, {
      transform: `translate(${cx} ${cy}) rotate(${angle.toFixed(1)})`,
      ...line(isDark ? dark : light, random.between(1, 4), isDark ? 0.45 : 0.26),
    });
  });
}

function curlsInside(mass: Mass, paint: HairPaint, random: Random): Markup[] {
  const count = Math.round((mass.radii[0] * mass.radii[1]) / 110);
  return Array.from({ length: count }, () => {
    const angle = random.between(0, Math.PI * 2);
    const distance = Math.sqrt(random.next());
    const at: Point = [
      mass.centre[0] + Math.cos(angle) * mass.radii[0] * distance,
      mass.centre[1] + Math.sin(angle) * mass.radii[1] * distance,
    ];
    return curl(at, paint, random);
  });
}

export function paintMass(paper: Paper, mass: Mass, paint: HairPaint, random: Random): Markup {
  const outline = smooth(mass.outline, { closed: true });
  const texture =
    mass.texture === 'coil' ? coilStrands(mass, paint, random) : curlsInside(mass, paint, random);
  const clipped = group({ 'clip-path': paper.clip(outline) }, ...texture);
  return path(outline, { fill: paint.fill }) + clipped;
}
