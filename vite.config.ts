import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rollup } from 'vite';
import remixOptions from './remix.config.js';

/**
 * What every page needs goes into one file. Left to themselves, modules that pages share in ever
 * other company come as some forty files of 1 KiB.
 */
function gatherShell(): Rollup.GetManualChunk {
  const needed = new Set<string>();
  return (id, { getModuleIds, getModuleInfo }) => {
    if (needed.size === 0) {
      const reach = (reached: string) => {
        if (needed.has(reached)) return;
        needed.add(reached);
        for (const next of getModuleInfo(reached)?.importedIds ?? []) reach(next);
      };
      for (const any of getModuleIds())
        if (/\/app\/(entry\.client|root)\.tsx$/.test(any)) reach(any);
    }
    return needed.has(id) ? 'shell' : undefined;
  };
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), remix(remixOptions)],
  resolve: { alias: { '~': fileURLToPath(new URL('.', import.meta.url)) } },
  build: {
    // The content policy lets fonts come from files only, never from data addresses.
    assetsInlineLimit: 0,
    ...(command === 'build' &&
      isSsrBuild !== true && {
        rollupOptions: {
          output: { manualChunks: gatherShell(), experimentalMinChunkSize: 10_000 },
        },
      }),
  },
}));
