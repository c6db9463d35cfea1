import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Rollup } from 'vite';
import remixOptions from './remix.config.js';

/** The pages that a visitor may open first, each kind by the files of its routes. */
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

/** The other pages, by their purpose. */
const innerPages = {
  call: /^_shell\.chats_\./,
  thread: /^_shell\.chats\.\$slug/,
  chats: /^_shell\.chats(?:\._index)?$/,
  card: /^_shell\.(?:add_card|checkout\.\$orderId)/,
  plans: /^_shell\.(?:checkout|settings_)/,
  settings: /^_shell\.(?:redeem|settings)/,
  lists: /^_shell\.(?:characters\._index|gallery|notifications)$/,
  help: /^_shell\.(?:case|contact|cookies|made-by-ai|report)/,
  play: /^_shell\.quests$/,
  staff: /^_admin/,
  studio: /^_shell\.verified-model/,
  apply: /^verified-model-onboarding/,
  made: /^_shell\.(?:create-ai\.\$step|generating-ai|my-ai\.(?:_index|\$slug)$|pictures)/,
  cards: /^_shell\.(?:create-ai\._index|my-ai\.(?:import|\$slug_\.card))/,
  agency: /^(?:_agency|_shell\.(?:creator-invitation|my-manager))/,
  proof: /^(?:held|link_account|personalize|reset_password|restore|second_step|verify)$/,
  plain: /^(?:age|age_check|error|session_ended|under_age|unsubscribe|verify_email)$/,
};
/** The texts of the back office, which its pages load and no other. */
const staffTexts = /\/locales\/[\w-]+\/staff\.json/;
const isInner = (reader: string) => reader in innerPages;

/**
 * Returns the part that needs an entry's modules: the document, the frame of most pages, or a kind of page.
 */
function readerOf(entry: string): string | undefined {
  if (/\/app\/(?:entry\.client|root)\.tsx/.test(entry)) return 'shell';
  const [, route] = /\/app\/routes\/[^/]+\/([^/]+)\.tsx\?/.exec(entry) ?? [];
  if (route === undefined) return undefined;
  if (route === '_shell') return 'site';
  const kinds = Object.entries({ ...publicPages, ...innerPages });
  return kinds.find(([, files]) => files.test(route))?.[0];
}

/**
 * Groups a page's modules in few files with little else: modules that every page needs, that the frame
 * of the site needs, that several kinds of page share, and the page's own. Rollup's default splits
 * shared modules into about eighty files of 1 KiB or, with a larger minimum size, adds much that belongs
 * to other pages; and every new module moves others.
 */
function gatherPages(): Rollup.GetManualChunk {
  const readers = new Map<string, Set<string>>();
  return (id, { getModuleIds, getModuleInfo }) => {
    if (readers.size === 0) {
      const reach = (reached: string, reader: string) => {
        const existing = readers.get(reached) ?? new Set();
        if (existing.has(reader)) return;
        readers.set(reached, existing.add(reader));
        for (const next of getModuleInfo(reached)?.importedIds ?? []) reach(next, reader);
      };
      for (const any of getModuleIds()) {
        const reader = readerOf(any);
        if (reader !== undefined && getModuleInfo(any)?.isEntry) reach(any, reader);
      }
    }
    const all = readers.get(id);
    if (all === undefined) return staffTexts.test(id) ? 'staff-texts' : undefined;
    if (all.has('shell')) return 'shell';
    const by = new Set([...all].filter((reader) => !isInner(reader)));
    if (by.size === 0) return all.size < 4 ? [...all].sort().join('-') : 'inner';
    if (!by.has('site') && by.size < 3) return [...by].sort().join('-');
    // Sign-in pages are outside the frame.
    if (by.has('accounts')) return 'common';
    return by.has('site') ? 'site' : 'pages';
  };
}

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [tailwindcss(), remix(remixOptions)],
  resolve: { alias: { '~': fileURLToPath(new URL('.', import.meta.url)) } },
  build: {
    // The content policy permits fonts only from files, never from data addresses.
    assetsInlineLimit: 0,
    ...(command === 'build' &&
      isSsrBuild !== true && {
        rollupOptions: {
          output: { manualChunks: gatherPages(), experimentalMinChunkSize: 10_000 },
        },
      }),
  },
}));
