import { type DrawnFigure, scaleFigure } from '../figure/draw-figure';
import { applyShade } from '../finish/shade';
import type { Look } from '../look';
import { drawSheets } from '../raster/draw-sheets';
import { layOver, type Raster } from '../raster/raster';
import { paintScene } from '../scenes/paint-scene';
import type { Frame } from './framing';

interface PageSize {
  width: number;
  height: number;
}

/** The middle of the vignette of a picture with a person in it. */
const PERSON_MIDDLE = 0.42;

export async function drawScene(look: Look, { width, height }: PageSize, frame: Frame) {
  const layers = paintScene(look.scene, {
    colours: look.colours,
    random: frame.random,
    width,
    height,
    unit: Math.min(width, height),
    light: look.light,
    headX: frame.headX,
  });
  return drawSheets(layers, width, height);
}

/** Places a person in a frame and draws the figure at another size if necessary. */
export async function placeFigure(
  page: Raster,
  figure: DrawnFigure,
  { scale, x, y }: Frame,
): Promise<void> {
  const same = Math.abs(figure.scale - scale) < 0.001;
  const fitted = same ? figure : await scaleFigure(figure, scale);
  layOver(page, fitted.raster, Math.round(x - fitted.originX), Math.round(y - fitted.originY));
}

export function shadePortrait(page: Raster, look: Look): void {
  applyShade(page, look.colours, { foot: true, middle: PERSON_MIDDLE });
}
