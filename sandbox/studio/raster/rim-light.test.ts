import { describe, expect, it } from 'vitest';
import { emptyRaster } from './raster';
import { applyRims } from './rim-light';

describe('applyRims', () => {
  it('lights the edge on the side of the light, and nothing outside the shape', async () => {
    const raster = emptyRaster(60, 60);
    for (let y = 20; y < 40; y++) {
      for (let x = 20; x < 40; x++) raster.data.set([40, 40, 40, 255], (y * 60 + x) * 4);
    }
    const rim = { dx: -6, dy: 0, blur: 1, colour: '#ff0000', opacity: 1 };
    await applyRims(raster, [rim], 1);
    const red = (x: number): number => raster.data[(30 * 60 + x) * 4] ?? 0;
    expect(red(38)).toBeGreaterThan(180);
    expect(red(22)).toBe(40);
    expect(red(45)).toBe(0);
  });
});
