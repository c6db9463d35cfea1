import { writeIndexes } from './areas/write-indexes.mjs';
import { root } from './paths.mjs';

await writeIndexes(root);
