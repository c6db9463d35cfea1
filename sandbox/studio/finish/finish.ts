import sharp from 'sharp';
import type { Raster } from '../raster/raster';
import { fromRaster } from '../raster/rasterise';
import { GRAIN_SIZE, grainTile, tabulateSoftLight } from './grain';

/** The minimum width for film grain: in a small picture it looks like dirt. */
const GRAIN_FROM_WIDTH = 320;
const BLOOM_OPACITY = 0.38;
const BLOOM_SHRINK = 4;

export interface Picture {
  width: number;
  height: number;
  /** Red, green and blue, one byte each. */
  data: Uint8Array;
}

/** Returns the light that spreads from the bright parts of a picture. */
export async function bloomOf(raster: Raster): Promise<Uint8Array> {
  const { width, height } = raster;
  const small = {
    width: Math.ceil(width / BLOOM_SHRINK),
    height: Math.ceil(height / BLOOM_SHRINK),
  };
  const { data } = await fromRaster(raster)
    .removeAlpha()
    .resize(small.width, small.height, { fit: 'fill' })
    .linear(1.25, -52)
    .blur(Math.max(0.5, (width * 0.022) / BLOOM_SHRINK))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { ...small, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}

const BRIGHTNESS = 1.1;
/** The factor that moves colours away from grey. */
const SATURATION = 1.06;

/** Raises the lightness (CIE L*) of a grey byte by the brightness; returns a byte. */
function brighten(byte: number): number {
  const encoded = byte / 255;
  const linear = encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  const lightness = linear <= 0.008856 ? 903.3 * linear : 116 * Math.cbrt(linear) - 16;
  const raised = Math.min(100, lightness * BRIGHTNESS);
  const light = raised <= 8 ? raised / 903.3 : ((raised + 16) / 116) ** 3;
  const back = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, back) * 255);
}

/** Grain and brightness combined, for every pair of bytes. */
const GRAINED = tabulateSoftLight(brighten);
const NO_GRAIN = 128;

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}

/**
 * Softens a composed page: bloom screened over it, film grain, a little more light and colour. `bloom`
 * may come from another page of the same size (the layers of a loop share one). The channels are written
 * out one by one, because this runs for every pixel of every picture.
 */
export function finishPicture(page: Raster, bloom: Uint8Array): Picture {
  const { width, height } = page;
  const data = new Uint8Array(width * height * 3);
  const grain = grainTile();
  const grainy = width >= GRAIN_FROM_WIDTH;
  const spill = BLOOM_OPACITY / 255;
  for (let y = 0; y < height; y++) {
    const grainRow = (y % GRAIN_SIZE) * GRAIN_SIZE;
    let from = y * width * 4;
    for (let x = 0, at = y * width * 3; x < width; x++, at += 3, from += 4) {
      const speck = (grainy ? (grain[grainRow + (x % GRAIN_SIZE)] ?? NO_GRAIN) : NO_GRAIN) * 256;
      const red = page.data[from] ?? 0;
      const green = page.data[from + 1] ?? 0;
      const blue = page.data[from + 2] ?? 0;
      const litRed = (red + (bloom[at] ?? 0) * spill * (255 - red) + 0.5) | 0;
      const litGreen = (green + (bloom[at + 1] ?? 0) * spill * (255 - green) + 0.5) | 0;
      const litBlue = (blue + (bloom[at + 2] ?? 0) * spill * (255 - blue) + 0.5) | 0;
      const r = GRAINED[speck + litRed] ?? 0;
      const g = GRAINED[speck + litGreen] ?? 0;
      const b = GRAINED[speck + litBlue] ?? 0;
      const grey = ((r + g + b) / 3) * (1 - SATURATION) + 0.5;
      data[at] = clampByte(r * SATURATION + grey);
      data[at + 1] = clampByte(g * SATURATION + grey);
      data[at + 2] = clampByte(b * SATURATION + grey);
    }
  }
  return { width, height, data };
}
