import { createRandom } from '../random';
import type { TraitOverrides, Traits } from '../traits';

/**
 * Another picture of the same person: the shot's name gives a new turn of the head and mood, the
 * overrides a new scene, palette, pose or clothes. Face and hair stay.
 */
export function anotherShot(traits: Traits, shot: string, overrides: TraitOverrides = {}): Traits {
  const random = createRandom(`s:${traits.seed}${shot}`);
  return {
    ...traits,
    shot,
    light: random.chance(0.5) ? -1 : 1,
    yaw: random.between(-0.42, 0.42),
    pitch: random.between(-0.12, 0.14),
    tilt: random.between(-7, 7),
    turn: random.between(-1, 1),
    gaze: random.between(-1, 1),
    smile: random.between(0.3, 1.6),
    eyes: random.chance(0.35) ? 'lowered' : 'open',
    facing: random.chance(0.5) ? -1 : 1,
    profileLight: random.chance(0.3) ? 'front' : 'behind',
    ...overrides,
  };
}
