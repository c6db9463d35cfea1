/** A point on the screen, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The minimum distance of a swipe, in CSS pixels; anything shorter is a press. */
const leastMove = 48;

/** Returns the direction of a swipe; null for a press or a scroll. */
export function swipeOf(from: Point, to: Point): 'previous' | 'next' | null {
  const aside = to.x - from.x;
  if (Math.abs(aside) < leastMove || Math.abs(aside) < 2 * Math.abs(to.y - from.y)) return null;
  return aside < 0 ? 'next' : 'previous';
}
