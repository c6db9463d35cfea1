import { mix, NIGHT, parseColour } from '../colour';
import type { Palette } from '../palettes';
import type { Raster } from '../raster/raster';

export interface Shade {
  /** True to darken the bottom of the picture for text. */
  foot: boolean;
  /** The height of the brightest point of the vignette, as a fraction. */
  middle: number;
}

const FOOT_FROM = 0.55;
const FOOT_OPACITY = 0.9;
const VIGNETTE_RADIUS = 0.78;
const VIGNETTE_FROM = 0.62;
const VIGNETTE_OPACITY = 0.6;

/** Darkens a picture towards its bottom and its corners, in place. */
export function applyShade(
  { data, width, height }: Raster,
  { ground }: Palette,
  { foot, middle }: Shade,
): void {
  const [footRed, footGreen, footBlue] = parseColour(mix(ground[0], '#070308', 0.5));
  const [red, green, blue] = parseColour(NIGHT);
  for (let y = 0; y < height; y++) {
    const down = (y + 0.5) / height;
    const fade = foot ? Math.max(0, (down - FOOT_FROM) / (1 - FOOT_FROM)) * FOOT_OPACITY : 0;
    const vertical = (down - middle) ** 2;
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const across = (x + 0.5) / width - 0.5;
      const distance = Math.sqrt(across * across + vertical) / VIGNETTE_RADIUS;
      const beyond = Math.min(1, (distance - VIGNETTE_FROM) / (1 - VIGNETTE_FROM));
      const corner = beyond > 0 ? beyond * VIGNETTE_OPACITY : 0;
      if (fade === 0 && corner === 0) continue;
      let r = data[at] ?? 0;
      let g = data[at + 1] ?? 0;
      let b = data[at + 2] ?? 0;
      r += (footRed - r) * fade;
      g += (footGreen - g) * fade;
      b += (footBlue - b) * fade;
      data[at] = r + (red - r) * corner + 0.5;
      data[at + 1] = g + (green - g) * corner + 0.5;
      data[at + 2] = b + (blue - b) * corner + 0.5;
    }
  }
}
