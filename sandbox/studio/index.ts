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
// Pictures of them: a cast's own, or whatever tasks name.
export { CHARACTER_MEDIA, type MediaName, mediaKey } from './character-media';
export { renderCast } from './render-cast';
export { type RenderTask, renderInPool, renderTaskSchema } from './render-pool';
export type { Shot, ShotTask } from './shots';
