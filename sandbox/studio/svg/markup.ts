import type { Colour } from '../colour';

export type Attributes = Readonly<Record<string, string | number | undefined>>;
/** Finished SVG text; pieces are joined by plain concatenation. */
export type Markup = string;

/** Rounds to two decimals, which are far below a pixel and keep documents short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

export function element(name: string, attributes: Attributes, ...children: Markup[]): Markup {
  let text = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    text += ` ${key}="${typeof value === 'number' ? round(value) : value}"`;
  }
  return children.length > 0 ? `${text}>${children.join('')}</${name}>` : `${text}/>`;
}

export function path(data: string, attributes: Attributes): Markup {
  return element('path', { d: data, ...attributes });
}

export function circle(cx: number, cy: number, r: number, attributes: Attributes): Markup {
  return element('circle', { cx, cy, r, ...attributes });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes,
): Markup {
  return element('ellipse', { cx, cy, rx, ry, ...attributes });
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes,
): Markup {
  return element('rect', { x, y, width, height, ...attributes });
}

export function group(attributes: Attributes, ...children: Markup[]): Markup {
  return element('g', attributes, ...children);
}

export function moved(dx: number, dy: number, ...children: Markup[]): Markup {
  return group({ transform: `translate(${round(dx)} ${round(dy)})` }, ...children);
}

/** Returns the attributes of a line without a fill, with round ends. */
export function line(colour: Colour, width: number, opacity = 1): Attributes {
  return {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-opacity': opacity,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
}
