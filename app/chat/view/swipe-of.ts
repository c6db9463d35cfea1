/** A place on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A finger that moves less far, in CSS pixels, has pressed. */
const leastMove = 48;

/** Where a finger leads that was drawn from one place to another; null where it pressed or scrolled. */
export function swipeOf(from: Point, to: Point): 'previous' | 'next' | null {
  const aside = to.x - from.x;
  if (Math.abs(aside) < leastMove || Math.abs(aside) < 2 * Math.abs(to.y - from.y)) return null;
  return aside < 0 ? 'next' : 'previous';
}
