import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rollup } from 'vite';
import remixOptions from './remix.config.js';

/** What anybody may read first, each kind of page by the files of its routes. */
const publicPages = {
  home: /^_shell\._index$/,
  explorer: /^_shell\.explorer\./,
  character: /^_shell\.characters\.\$slug$/,
  post: /^_shell\.characters\.\$slug_\.post\./,
  featured: /^_shell\.featured-posts$/,
  story: /^_shell\.stories\./,
  legal: /^_shell\.(?:accessibility|crisis-protocol|privacy-policy|security|terms-of-service)$/,
  accounts: /^sign_(?:in|up)$/,
};

/** What needs a module: the document, the frame of most pages, or a kind of public page. */
function readerOf(entry: string): string | undefined {
  if (/\/app\/(?:entry\.client|root)\.tsx/.test(entry)) return 'shell';
  const [, route] = /\/app\/routes\/([^/]+)\.tsx\?/.exec(entry) ?? [];
  if (route === undefined) return undefined;
  if (route === '_shell') return 'site';
  return Object.entries(publicPages).find(([, files]) => files.test(route))?.[0];
}

/**
 * Files of a public page hold what it needs and little else: what every page needs, what the frame
 * of the site needs, what several kinds of page share, and its own. Left to themselves, modules that
 * pages share in ever other company come as some eighty files of 1 KiB, or, made larger, with much
 * that is other pages'.
 */
function gatherPublicPages(): Rollup.GetManualChunk {
  const readers = new Map<string, Set<string>>();
  return (id, { getModuleIds, getModuleInfo }) => {
    if (readers.size === 0) {
      const reach = (reached: string, reader: string) => {
        const known = readers.get(reached) ?? new Set();
        if (known.has(reader)) return;
        readers.set(reached, known.add(reader));
        for (const next of getModuleInfo(reached)?.importedIds ?? []) reach(next, reader);
      };
      for (const any of getModuleIds()) {
        const reader = readerOf(any);
        if (reader !== undefined && getModuleInfo(any)?.isEntry) reach(any, reader);
      }
    }
    const by = readers.get(id);
    if (by === undefined) return undefined;
    if (by.has('shell')) return 'shell';
    if (!by.has('site') && by.size < 3) return [...by].sort().join('-');
    // Pages to sign in at stand outside the frame.
    if (by.has('accounts')) return 'common';
    return by.has('site') ? 'site' : 'pages';
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
          output: { manualChunks: gatherPublicPages(), experimentalMinChunkSize: 10_000 },
        },
      }),
  },
}));
