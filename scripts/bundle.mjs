import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from './paths.mjs';

/** The bundles in dist-server/ by name, with their sources. */
const ENTRIES = {
  web: 'app/server.ts',
  realtime: 'realtime/main.ts',
  worker: 'jobs/main.ts',
  sandbox: 'sandbox/main.ts',
  migrate: 'db/migrate.ts',
  seed: 'db/seed.ts',
  'set-setting': 'domain/set-setting.command.ts',
  'override-models': 'domain/characters/override.command.ts',
  reconcile: 'domain/wallet/ledger/reconcile.command.ts',
  payments: 'domain/payments.command.ts',
  books: 'domain/books.command.ts',
  'rotate-keys': 'domain/rotate-keys.command.ts',
  'look-worker': 'providers/moderation/look/look-worker.ts',
  'render-cast-worker': 'sandbox/studio/render-cast-worker.ts',
};

export const bundlePath = (name) => join(root, 'dist-server', `${name}.js`);

/** Bundles the server processes; packages stay external, so that native ones load unchanged. */
export async function bundle() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ENTRIES,
    outdir: 'dist-server',
    bundle: true,
    packages: 'external',
    // Vite builds the Remix server. From app/ and from dist-server/ it is one folder away.
    external: ['../build/server/index.js'],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.env.NODE_ENV ??= 'production';
  // esbuild has already printed the error.
  await bundle().catch(() => process.exit(1));
}
