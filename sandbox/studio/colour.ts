/** A colour as `#rrggbb`. */
export type Colour = string;

export type Rgb = readonly [red: number, green: number, blue: number];

export function parseColour(colour: Colour): Rgb {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function formatColour([red, green, blue]: Rgb): Colour {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}

function combine(a: Colour, b: Colour, channel: (a: number, b: number) => number): Colour {
  const [redA, greenA, blueA] = parseColour(a);
  const [redB, greenB, blueB] = parseColour(b);
  return formatColour([
    Math.round(channel(redA, redB)),
    Math.round(channel(greenA, greenB)),
    Math.round(channel(blueA, blueB)),
  ]);
}

/** Mixes `share` of `b` into `a`: 0 is all `a`, 1 is all `b`. */
export function mix(a: Colour, b: Colour, share: number): Colour {
  return combine(a, b, (from, to) => from + (to - from) * share);
}

/** Returns a surface of colour `a` under a light of colour `b`. */
export function multiply(a: Colour, b: Colour): Colour {
  return combine(a, b, (surface, light) => (surface * light) / 255);
}

export const WHITE: Colour = '#ffffff';
/** The darkest tone of every picture; never pure black. */
export const NIGHT: Colour = '#050207';
