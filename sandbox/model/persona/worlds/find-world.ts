import { dutyWorlds } from './duty-worlds';
import { makerWorlds } from './maker-worlds';
import { musicWorlds } from './music-worlds';
import { pictureWorlds } from './picture-worlds';
import { plainWorld, quietWorlds } from './quiet-worlds';
import type { World } from './world';

const worlds = [...musicWorlds, ...pictureWorlds, ...makerWorlds, ...quietWorlds, ...dutyWorlds];

/** The world an occupation lives in. */
export function findWorld(occupation: string | null): World {
  return (
    worlds.find((world) => occupation !== null && world.matches.test(occupation)) ?? plainWorld
  );
}
