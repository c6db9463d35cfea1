// A person's looks, in one picture or another.
export { drawTraits } from './draw-traits';
export { type Still, stillSchema } from './stills/paint-still';
export { type Traits, traitsSchema } from './traits';
export { FABRICS, PALETTE_NAMES } from './palettes';
export type { Framing } from './picture/framing';
export { createRandom } from './random';
// The files that tasks create.
export type { MediaName } from './character-media';
export { render, type RenderTask, renderTaskSchema } from './render-pool';
export type { Shot, ShotTask } from './shots';
export { runFfmpeg } from './loop/run-ffmpeg';
