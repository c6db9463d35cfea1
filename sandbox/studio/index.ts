// Who somebody is, in one picture or another.
export { anotherShot } from './picture/another-shot';
export { PALETTE_NAMES } from './palettes';
export { type Still, STILLS } from './stills/paint-still';
export {
  drawTraits,
  SCENES,
  type TraitOverrides,
  traitOverridesSchema,
  type Traits,
} from './traits';
// Files of what tasks name.
export type { MediaName } from './character-media';
export { type RenderTask, renderInPool, renderTaskSchema } from './render-pool';
export type { Shot, ShotTask } from './shots';
