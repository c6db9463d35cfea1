import { writeFile } from 'node:fs/promises';
import { buildSprite } from './build-sprite';

await writeFile(new URL('sprite.svg', import.meta.url), await buildSprite());
