import { join } from 'node:path';
import { dataDir } from '~/scripts/paths.mjs';

/** Where the pictures of the gallery and its contact sheet lie. */
export const gallery = join(dataDir, 'gallery');
