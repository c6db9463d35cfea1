import sharp from 'sharp';
import { parseColour } from '../colour';
import type { Rim } from '../figure/figure-layer';
import type { Raster } from './raster';

function alphaOf({ data, width, height }: Raster): Uint8Array {
  const alpha = new Uint8Array(width * height);
  for (let index = 0; index < alpha.length; index++) alpha[index] = data[index * 4 + 3] ?? 0;
  return alpha;
}

/**
 * Returns the shape minus the shape moved by whole pixels; the area beyond the page counts as part of the
 * shape.
 */
function edgeOf(alpha: Uint8Array, width: number, height: number, dx: number, dy: number) {
  const edge = new Uint8Array(alpha.length);
  for (let y = 0; y < height; y++) {
    const fromY = Math.min(height - 1, Math.max(0, y - dy));
    for (let x = 0; x < width; x++) {
      const here = alpha[y * width + x] ?? 0;
      if (here === 0) continue;
      const fromX = Math.min(width - 1, Math.max(0, x - dx));
      const moved = alpha[fromY * width + fromX] ?? 0;
      if (moved < 255) edge[y * width + x] = (here * (255 - moved)) / 255 + 0.5;
    }
  }
  return edge;
}

/** Blurs an edge. Wide blurs are computed on a smaller picture: faster, without a visible difference. */
async function blurEdge(edge: Uint8Array, width: number, height: number, blur: number) {
  if (blur < 0.4) return edge;
  const image = sharp(edge, { raw: { width, height, channels: 1 } });
  const step = blur >= 8 ? 4 : blur >= 4 ? 2 : 1;
  if (step === 1) return image.blur(blur).extractChannel(0).raw().toBuffer();
  const small = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const options = { fit: 'fill', kernel: 'linear', fastShrinkOnLoad: false } as const;
  const blurred = await image
    .resize(small.width, small.height, options)
    .blur(blur / step)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return sharp(blurred, { raw: { ...small, channels: 1 } })
    .resize(width, height, options)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

function tint({ data }: Raster, light: Uint8Array, { colour, opacity }: Rim): void {
  const [red, green, blue] = parseColour(colour);
  for (let index = 0, at = 0; index < light.length; index++, at += 4) {
    const amount = light[index] ?? 0;
    if (amount === 0 || (data[at + 3] ?? 0) === 0) continue;
    const share = (amount / 255) * opacity;
    const [oldRed, oldGreen, oldBlue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    data[at] = oldRed + (red - oldRed) * share + 0.5;
    data[at + 1] = oldGreen + (green - oldGreen) * share + 0.5;
    data[at + 2] = oldBlue + (blue - oldBlue) * share + 0.5;
  }
}

/** Lights the edges of a raster in place; `scale` is pixels per head unit. */
export async function applyRims(
  raster: Raster,
  rims: readonly Rim[],
  scale: number,
): Promise<void> {
  if (rims.length === 0) return;
  const { width, height } = raster;
  const alpha = alphaOf(raster);
  for (const rim of rims) {
    const dx = Math.round(rim.dx * scale);
    const dy = Math.round(rim.dy * scale);
    const edge = edgeOf(alpha, width, height, dx, dy);
    tint(raster, await blurEdge(edge, width, height, rim.blur * scale), rim);
  }
}
