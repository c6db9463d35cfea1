import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** Everything the demo keeps: database, queue, files, logs, secrets. */
export const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');

/** What tests keep is apart, so that they can run while a demo runs. */
export const testDataDir = join(dataDir, 'test');

/** The executable of an installed package. */
export const packageBinary = (name) => join(root, 'node_modules', '.bin', name);
