import { animeFigure } from '../anime/anime-figure';
import type { Look } from '../look';
import { emptyRaster, layOver, type Raster } from '../raster/raster';
import { rasterise, resize } from '../raster/rasterise';
import { applyRims } from '../raster/rim-light';
import { createRandom } from '../random';
import { group, round } from '../svg/markup';
import { profileFigure } from '../profile/profile-figure';
import { backFigure } from './back-figure';
import { type Bounds, type Figure, FIGURE_BOUNDS, type FigureLayer } from './figure-layer';
import { frontFigure } from './front-figure';

/** A person on a transparent background. The origin is the middle of the head. */
export interface DrawnFigure {
  raster: Raster;
  /** Pixels per head unit. */
  scale: number;
  /** The middle of the head, in pixels from the top left corner. */
  originX: number;
  originY: number;
}

interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

function chooseFigure(look: Look): Figure {
  const random = createRandom(`p:${look.seed}${look.shot}:figure`);
  if (look.style === 'anime') return animeFigure(look, random);
  // A covered head is only drawn from the front and from behind, and never uncovered.
  const covered = look.hair === 'scarf' || look.hair === 'hat';
  if (look.pose === 'profile' && !covered) return profileFigure(look, random);
  if (look.pose === 'back') return backFigure(look, random);
  return frontFigure(look, random);
}

/** Returns the pixels that bounds cover on the page once the head leans by `tilt` degrees. */
function pixelBox(bounds: Bounds, page: Bounds, scale: number, tilt: number): PixelBox {
  const sine = Math.sin((tilt * Math.PI) / 180);
  const cosine = Math.cos((tilt * Math.PI) / 180);
  const corners = [
    [bounds.left, bounds.top],
    [bounds.right, bounds.top],
    [bounds.left, bounds.bottom],
    [bounds.right, bounds.bottom],
  ] as const;
  const xs = corners.map(([x, y]) => (x * cosine - y * sine) * scale);
  const ys = corners.map(([x, y]) => (x * sine + y * cosine) * scale);
  const left = Math.floor(Math.max(Math.min(...xs), page.left * scale));
  const top = Math.floor(Math.max(Math.min(...ys), page.top * scale));
  const right = Math.ceil(Math.min(Math.max(...xs), page.right * scale));
  const bottom = Math.ceil(Math.min(Math.max(...ys), page.bottom * scale));
  return { left, top, width: right - left, height: bottom - top };
}

async function drawLayer(layer: FigureLayer, box: PixelBox, scale: number, tilt: number) {
  const transform = `translate(${-box.left} ${-box.top}) rotate(${round(tilt)}) scale(${scale.toFixed(5)})`;
  const svg = layer.paper.document(box, group({ transform }, layer.body));
  const raster = await rasterise(svg);
  await applyRims(raster, layer.rims ?? [], scale);
  return raster;
}

/**
 * Draws a person at a scale (pixels per head unit) down to `bottom` (head units below the middle of
 * the head), where the frame ends.
 */
export async function drawFigure(look: Look, scale: number, bottom: number): Promise<DrawnFigure> {
  const figure = chooseFigure(look);
  const bounds: Bounds = { ...FIGURE_BOUNDS, bottom };
  const page = pixelBox(bounds, bounds, scale, 0);
  const raster = emptyRaster(page.width, page.height);
  for (const layer of figure.layers) {
    // A leaning body still has to reach the bottom of the page.
    const reach = { ...(layer.bounds ?? FIGURE_BOUNDS) };
    if (reach.bottom === FIGURE_BOUNDS.bottom) reach.bottom = bottom + 60;
    const box = pixelBox(reach, bounds, scale, look.tilt);
    const drawn = await drawLayer(layer, box, scale, look.tilt);
    layOver(raster, drawn, box.left - page.left, box.top - page.top);
  }
  await applyRims(raster, figure.rims, scale);
  return { raster, scale, originX: -page.left, originY: -page.top };
}

/** Scales the same drawing down. */
export async function scaleFigure(figure: DrawnFigure, scale: number): Promise<DrawnFigure> {
  const ratio = scale / figure.scale;
  const width = Math.round(figure.raster.width * ratio);
  const height = Math.round(figure.raster.height * ratio);
  return {
    raster: await resize(figure.raster, width, height),
    scale,
    originX: figure.originX * ratio,
    originY: figure.originY * ratio,
  };
}
