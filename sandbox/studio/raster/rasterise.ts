import sharp, { type Sharp } from 'sharp';
import { overlap, type Raster } from './raster';

/** Draws an SVG document at its own size. */
export async function rasterise(svg: string): Promise<Raster> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

export function fromRaster({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 4 } });
}

export async function toRaster(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** A raster brought to another size; smaller in one step, with its edges kept clean. */
export async function resize(raster: Raster, width: number, height: number): Promise<Raster> {
  if (raster.width === width && raster.height === height) return raster;
  return toRaster(fromRaster(raster).resize(width, height, { fit: 'fill' }));
}

/** A rectangle cut out of a raster; what lies outside stays clear. */
export function crop(
  raster: Raster,
  left: number,
  top: number,
  width: number,
  height: number,
): Raster {
  const part: Raster = { width, height, data: new Uint8Array(width * height * 4) };
  const { fromX, toX, fromY, toY } = overlap(part, raster, -left, -top);
  for (let y = fromY; y < toY; y++) {
    const start = ((y + top) * raster.width + fromX + left) * 4;
    const row = raster.data.subarray(start, start + (toX - fromX) * 4);
    part.data.set(row, (y * width + fromX) * 4);
  }
  return part;
}
