import type { Colour } from '../colour';
import { type Attributes, element, type Markup } from './markup';

export type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/**
 * An axis from one corner of a shape's box to another (fractions), or between two points of the drawing.
 */
export interface Axis {
  from: readonly [number, number];
  to: readonly [number, number];
  units?: 'box' | 'drawing';
}

export const DOWN: Axis = { from: [0, 0], to: [0, 1] };
export const ACROSS: Axis = { from: [0, 0], to: [1, 0] };

interface PageSize {
  width: number;
  height: number;
  viewBox?: string;
}

function stopMarkup([offset, colour, opacity = 1]: Stop): Markup {
  return element('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity });
}

/**
 * An SVG document under construction, with numbered gradients, clips and masks. It has no filters, each
 * of which would cost a pass over the page; soft shapes and raster passes replace them.
 */
export class Paper {
  readonly #definitions: Markup[] = [];

  #define(name: string, attributes: Attributes, ...children: Markup[]): string {
    const id = `d${this.#definitions.length}`;
    this.#definitions.push(element(name, { id, ...attributes }, ...children));
    return `url(#${id})`;
  }

  linear(stops: readonly Stop[], { from, to, units = 'box' }: Axis = DOWN): string {
    const gradientUnits = units === 'drawing' ? 'userSpaceOnUse' : undefined;
    const axis = { x1: from[0], y1: from[1], x2: to[0], y2: to[1], gradientUnits };
    return this.#define('linearGradient', axis, ...stops.map(stopMarkup));
  }

  /** Adds a gradient; centre and radius are fractions of the painted shape's box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define('radialGradient', { cx, cy, r }, ...stops.map(stopMarkup));
  }

  clip(data: string, rule?: 'evenodd'): string {
    return this.#define('clipPath', {}, element('path', { d: data, 'clip-rule': rule }));
  }

  /** Adds a mask: white shows, black hides; in the units of the drawing. */
  mask(...content: Markup[]): string {
    const area = { x: '-100%', y: '-100%', width: '300%', height: '300%' };
    return this.#define('mask', { maskUnits: 'userSpaceOnUse', ...area }, ...content);
  }

  document({ width, height, viewBox }: PageSize, body: Markup): string {
    const size = { width, height, viewBox: viewBox ?? `0 0 ${width} ${height}` };
    return element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', ...size },
      element('defs', {}, ...this.#definitions),
      body,
    );
  }
}
