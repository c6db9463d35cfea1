import type { Colour } from '../colour';
import { circle, ellipse, group, line, type Markup, moved, path } from './markup';
import type { Paper, Stop } from './paper';

/**
 * Returns the remaining opacity of a disc blurred by one deviation, at a distance (in deviations) from its
 * edge.
 */
function edgeFalloff(deviations: number): number {
  // A logistic curve differs from the Gaussian integral by less than a hundredth.
  return 1 / (1 + Math.exp(1.702 * deviations));
}

function softStops(colour: Colour, radius: number, blur: number, opacity: number): Stop[] {
  const reach = radius + blur * 2.2;
  const peak = opacity * (1 - Math.exp(-(radius * radius) / (2 * blur * blur)));
  const middle = edgeFalloff(-radius / blur);
  return Array.from({ length: 9 }, (_, index) => {
    const offset = index / 8;
    if (index === 8) return [1, colour, 0];
    return [offset, colour, (peak * edgeFalloff((offset * reach - radius) / blur)) / middle];
  });
}

interface SoftEllipse {
  at: readonly [number, number];
  radii: readonly [number, number];
  colour: Colour;
  opacity: number;
  /** The width of the soft edge, as the deviation of a Gaussian blur. */
  blur: number;
  degrees?: number;
}

/** Draws an ellipse with a blurred edge as a gradient. */
export function softEllipse(
  paper: Paper,
  { at: [x, y], radii: [rx, ry], colour, opacity, blur, degrees = 0 }: SoftEllipse,
): Markup {
  const fill = paper.radial(softStops(colour, (rx + ry) / 2, blur, opacity));
  const transform = degrees === 0 ? undefined : `rotate(${degrees} ${x} ${y})`;
  return ellipse(x, y, rx + blur * 2.2, ry + blur * 2.2, { fill, transform });
}

/** Draws light around a lamp: strong in the middle, a third halfway, nothing at the rim. */
export function glow(
  paper: Paper,
  [x, y]: readonly [number, number],
  radius: number,
  colour: Colour,
  opacity: number,
): Markup {
  const fill = paper.radial([
    [0, colour, opacity],
    [0.5, colour, opacity * 0.35],
    [1, colour, 0],
  ]);
  return circle(x, y, radius, { fill });
}

const LAYERS = 7;

/** Returns the opacity of each of several layers that together are as opaque as `opacity`. */
function layerOpacity(opacity: number, layers: number): number {
  return 1 - Math.pow(1 - Math.min(opacity, 0.995), 1 / layers);
}

/** Draws a line with a blurred edge: thin strokes over wide faint ones. */
export function softLine(
  data: string,
  colour: Colour,
  width: number,
  opacity: number,
  blur: number,
): Markup {
  const each = layerOpacity(opacity, LAYERS);
  return Array.from({ length: LAYERS }, (_, index) => {
    const spread = 2.6 * (1 - (2 * index) / (LAYERS - 1));
    return path(data, line(colour, Math.max(0.6, width + spread * blur), each));
  }).join('');
}

/** Draws a filled shape whose edge fades outwards. */
export function softFill(data: string, colour: Colour, opacity: number, blur: number): Markup {
  const each = layerOpacity(opacity, LAYERS);
  return Array.from({ length: LAYERS }, (_, index) => {
    const spread = (blur * 3.2 * index) / (LAYERS - 1);
    const edge = line(colour, Math.max(0.1, spread), 1);
    return path(data, { ...edge, fill: colour, opacity: each });
  }).join('');
}

/** Draws the same shapes repeatedly along a path, so that their edge softens in that direction. */
export function penumbra(
  body: Markup,
  opacity: number,
  from: readonly [number, number],
  to: readonly [number, number],
  steps = 9,
): Markup {
  const each = layerOpacity(opacity, steps);
  return Array.from({ length: steps }, (_, index) => {
    const share = index / (steps - 1);
    const dx = from[0] + (to[0] - from[0]) * share;
    const dy = from[1] + (to[1] - from[1]) * share;
    return group({ opacity: each }, moved(dx, dy, body));
  }).join('');
}
