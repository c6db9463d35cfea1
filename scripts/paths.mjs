import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

/** The folder of all the demo's data: database, queue, files, logs, secrets. */
export const dataDir = resolve(root, process.env.DATA_DIR ?? '.data');

/** The tests' data, which is separate so that they can run while a demo runs. */
export const testDataDir = join(dataDir, 'test');

/** Returns the executable of an installed package. */
export const packageBinary = (name) => join(root, 'node_modules', '.bin', name);
