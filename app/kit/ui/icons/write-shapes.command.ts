import { writeFile } from 'node:fs/promises';
import { readShapes } from './read-shapes';

await writeFile(
  new URL('shapes.json', import.meta.url),
  `${JSON.stringify(await readShapes(), null, 2)}\n`,
);
