import { join } from 'node:path';
import { dataDir } from '~/scripts/paths.mjs';

/** The folder of the gallery's pictures and its contact sheet. */
export const gallery = join(dataDir, 'gallery');
