/** Pixels in memory: red, green, blue and straight (not premultiplied) alpha, one byte each. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

export function emptyRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8Array(width * height * 4) };
}

/** Copies a raster with its own pixels; a Buffer's slice would share them. */
export function copyRaster({ width, height, data }: Raster): Raster {
  return { width, height, data: new Uint8Array(data) };
}

/** Returns the overlap of two rectangles, in the coordinates of the first. */
function overlap(target: Raster, layer: Raster, left: number, top: number) {
  return {
    fromX: Math.max(0, left),
    toX: Math.min(target.width, left + layer.width),
    fromY: Math.max(0, top),
    toY: Math.min(target.height, top + layer.height),
  };
}

/**
 * Lays one raster over another at whole pixels. Written for speed: most pixels of a layer are
 * transparent or opaque, and only edges need the arithmetic.
 */
export function layOver(target: Raster, layer: Raster, left: number, top: number): void {
  const { fromX, toX, fromY, toY } = overlap(target, layer, left, top);
  const to = target.data;
  const from = layer.data;
  for (let y = fromY; y < toY; y++) {
    let source = ((y - top) * layer.width + (fromX - left)) * 4;
    let goal = (y * target.width + fromX) * 4;
    for (let x = fromX; x < toX; x++, source += 4, goal += 4) {
      const alpha = from[source + 3] ?? 0;
      if (alpha === 0) continue;
      const below = to[goal + 3] ?? 0;
      if (alpha === 255 || below === 0) {
        to[goal] = from[source] ?? 0;
        to[goal + 1] = from[source + 1] ?? 0;
        to[goal + 2] = from[source + 2] ?? 0;
        to[goal + 3] = alpha;
        continue;
      }
      const through = (below * (255 - alpha)) / 255;
      const sum = alpha + through;
      const share = alpha / sum;
      for (let channel = 0; channel < 3; channel++) {
        const old = to[goal + channel] ?? 0;
        to[goal + channel] = old + ((from[source + channel] ?? 0) - old) * share + 0.5;
      }
      to[goal + 3] = sum + 0.5;
    }
  }
}
