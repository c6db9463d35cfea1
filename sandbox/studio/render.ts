import { encode, type Encoding, fromPicture } from './encode';
import { bloomOf, finishPicture } from './finish/finish';
import { applyShade } from './finish/shade';
import { resolveLook } from './look';
import { drawPortrait } from './picture/draw-portrait';
import type { Framing } from './picture/framing';
import { COVER_HEAD_X, COVER_SIZE, type PictureSize } from './picture/sizes';
import { createRandom } from './random';
import { drawSheets } from './raster/draw-sheets';
import { paintStill, type Still } from './stills/paint-still';
import { stillPage } from './stills/still-parts';
import type { Traits } from './traits';

interface PortraitOptions extends PictureSize, Encoding {
  framing: Framing;
}

/** Renders a person in their scene. The same traits and options yield the same bytes. */
export async function renderPortrait(traits: Traits, options: PortraitOptions): Promise<Buffer> {
  const { picture } = await drawPortrait(traits, options);
  return encode(fromPicture(picture), options);
}

interface CoverOptions extends Partial<PictureSize>, Partial<Encoding> {}

/** Renders a wide picture (2.1:1 by default) with the person at its right. */
export async function renderCover(traits: Traits, options: CoverOptions = {}): Promise<Buffer> {
  const size = { ...COVER_SIZE, ...options };
  const { picture } = await drawPortrait(traits, {
    ...size,
    framing: 'bust',
    headX: COVER_HEAD_X,
  });
  return encode(fromPicture(picture), { format: 'webp', ...options });
}

interface StillOptions extends PictureSize, Encoding {}

/**
 * Renders a still life in the person's palette; the name of the shot selects a variant of the same subject.
 */
export async function renderStill(
  traits: Traits,
  still: Still,
  options: StillOptions,
): Promise<Buffer> {
  const { width, height } = options;
  const look = resolveLook(traits);
  const random = createRandom(`q:${traits.seed}${traits.shot}${still}`);
  const layers = paintStill(still, stillPage(look, random, width, height));
  const page = await drawSheets(layers, width, height);
  applyShade(page, look.colours, { foot: false, middle: 0.45 });
  const picture = finishPicture(page, await bloomOf(page));
  return encode(fromPicture(picture), options);
}
