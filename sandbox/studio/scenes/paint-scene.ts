import type { Traits } from '../traits';
import { arch, blinds, curtain, lamp, studio } from './indoor-scenes';
import { disc, neon, stage } from './light-scenes';
import { city, leaves, rain, sea } from './night-scenes';
import type { PaintScene, SceneLayer, Stage } from './scene';

const SCENE_PAINTERS: Record<Traits['scene'], PaintScene> = {
  studio,
  disc,
  city,
  blinds,
  neon,
  rain,
  sea,
  curtain,
  leaves,
  lamp,
  stage,
  arch,
};

/** Returns the sheets of a scene, from the wall to the objects in front of it. */
export function paintScene(scene: Traits['scene'], page: Stage): SceneLayer[] {
  return SCENE_PAINTERS[scene](page);
}
