import { drawFigure, type DrawnFigure } from '../figure/draw-figure';
import { bloomOf, finishPicture, type Picture } from '../finish/finish';
import { type Look, resolveLook } from '../look';
import { copyRaster, type Raster } from '../raster/raster';
import type { Traits } from '../traits';
import { drawScene, placeFigure, shadePortrait } from './compose';
import { type Frame, framePerson, type FrameOptions } from './framing';

/** A finished portrait with its parts, so that other pictures need not draw them again. */
export interface DrawnPortrait {
  look: Look;
  frame: Frame;
  figure: DrawnFigure;
  /** The scene without the person, before shading and finishing. */
  scene: Raster;
  bloom: Uint8Array;
  picture: Picture;
}

interface Reuse {
  /** A figure of the same person and shot, at least as large as this picture needs it. */
  figure?: DrawnFigure;
}

/** Draws a person in their scene; width and height in pixels. */
export async function drawPortrait(
  traits: Traits,
  options: FrameOptions,
  reuse: Reuse = {},
): Promise<DrawnPortrait> {
  const look = resolveLook(traits);
  const frame = framePerson(look, options);
  const figure =
    reuse.figure ??
    (await drawFigure(look, frame.scale, (options.height - frame.y) / frame.scale + 2));
  const scene = await drawScene(look, options, frame);
  const page = copyRaster(scene);
  await placeFigure(page, figure, frame);
  shadePortrait(page, look);
  const bloom = await bloomOf(page);
  return { look, frame, figure, scene, bloom, picture: finishPicture(page, bloom) };
}
