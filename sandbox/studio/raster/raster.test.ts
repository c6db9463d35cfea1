import { describe, expect, it } from 'vitest';
import { copyRaster, emptyRaster, layOver, type Raster } from './raster';

function filled(width: number, height: number, pixel: [number, number, number, number]): Raster {
  const raster = emptyRaster(width, height);
  for (let index = 0; index < width * height; index++) raster.data.set(pixel, index * 4);
  return raster;
}

function pixelAt({ data, width }: Raster, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

describe('layOver', () => {
  it('covers with opaque pixels, and mixes where the layer is half transparent', () => {
    const page = filled(4, 4, [0, 0, 200, 255]);
    layOver(page, filled(2, 2, [200, 0, 0, 255]), 0, 0);
    layOver(page, filled(1, 1, [200, 0, 0, 128]), 3, 3);
    expect(pixelAt(page, 1, 1)).toEqual([200, 0, 0, 255]);
    expect(pixelAt(page, 3, 3)).toEqual([100, 0, 100, 255]);
    expect(pixelAt(page, 2, 2)).toEqual([0, 0, 200, 255]);
  });

  it('crops the parts outside the page', () => {
    const page = filled(3, 3, [0, 0, 0, 255]);
    layOver(page, filled(10, 10, [255, 255, 255, 255]), -9, -9);
    expect(pixelAt(page, 0, 0)).toEqual([255, 255, 255, 255]);
    expect(pixelAt(page, 1, 1)).toEqual([0, 0, 0, 255]);
  });

  it('takes over colour and alpha on clear ground', () => {
    const page = emptyRaster(1, 1);
    layOver(page, filled(1, 1, [10, 20, 30, 77]), 0, 0);
    expect(pixelAt(page, 0, 0)).toEqual([10, 20, 30, 77]);
  });
});

describe('copyRaster', () => {
  it('shares no pixels with the original, even if those are in a Buffer', () => {
    const original: Raster = { width: 1, height: 1, data: Buffer.from([1, 2, 3, 255]) };
    const copy = copyRaster(original);
    copy.data[0] = 99;
    expect(original.data[0]).toBe(1);
  });
});
