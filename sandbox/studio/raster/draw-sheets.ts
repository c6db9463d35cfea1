import sharp from 'sharp';
import type { SceneLayer } from '../scenes/scene';
import { group } from '../svg/markup';
import { layOver, type Raster } from './raster';
import { fromRaster, rasterise, toRaster } from './rasterise';

/** Returns the reduction for a sheet that will be blurred: it is drawn as small as its blur permits. */
function reduction(blur: number): number {
  if (blur >= 12) return 6;
  if (blur >= 6) return 4;
  return blur >= 2.4 ? 2 : 1;
}

async function drawSheet(layer: SceneLayer, width: number, height: number): Promise<Raster> {
  const page = `0 0 ${width} ${height}`;
  if (layer.blur === undefined) {
    return rasterise(layer.paper.document({ width, height, viewBox: page }, layer.body));
  }
  const step = reduction(layer.blur);
  const small = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const body = group(
    { transform: `scale(${small.width / width} ${small.height / height})` },
    layer.body,
  );
  const drawn = await rasterise(
    layer.paper.document({ ...small, viewBox: `0 0 ${small.width} ${small.height}` }, body),
  );
  const blurred = fromRaster(drawn).blur(Math.max(0.3, layer.blur / step));
  if (step === 1) return toRaster(blurred);
  const { data } = await blurred.raw().toBuffer({ resolveWithObject: true });
  return toRaster(
    sharp(data, { raw: { ...small, channels: 4 } }).resize(width, height, {
      fit: 'fill',
      kernel: 'cubic',
    }),
  );
}

/** Paints sheets over one another, back to front. The first must cover the page. */
export async function drawSheets(
  layers: readonly SceneLayer[],
  width: number,
  height: number,
): Promise<Raster> {
  const [first, ...rest] = await Promise.all(
    layers.map((layer) => drawSheet(layer, width, height)),
  );
  if (!first) throw new RangeError('A scene needs at least one sheet');
  for (const layer of rest) layOver(first, layer, 0, 0);
  return first;
}
