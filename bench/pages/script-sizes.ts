/**
 * What a browser fetches of scripts for a first look at a page: what its document names, with all
 * that imports. Needs `npm run build`.
 *
 *   npx tsx bench/pages/script-sizes.ts
 */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';

const client = 'build/client';
const pages = {
  home: 'routes/_shell._index',
  profile: 'routes/_shell.characters.$slug',
  post: 'routes/_shell.characters.$slug_.post.$postId',
  explorer: 'routes/_shell.explorer._index',
  'featured posts': 'routes/_shell.featured-posts',
  story: 'routes/_shell.stories.$slug',
  legal: 'routes/_shell.terms-of-service',
  'sign in': 'routes/sign_in',
};

const manifestSchema = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(
    z.string(),
    z.object({
      parentId: z.string().optional(),
      module: z.string(),
      imports: z.array(z.string()).default([]),
    }),
  ),
});
type Manifest = z.infer<typeof manifestSchema>;

const { entry, routes } = await readManifest();
for (const [name, id] of Object.entries(pages)) {
  const scripts = new Set<string>();
  for (const path of scriptsOf(id)) await addWithImports(scripts, path);
  const sizes = await Promise.all(
    [...scripts].map(async (path) => gzipSync(await read(path)).length),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  process.stdout.write(
    `${name.padEnd(16)}${(bytes / 1024).toFixed(1).padStart(7)} KiB gzip in ${scripts.size} files\n`,
  );
}

async function readManifest(): Promise<Manifest> {
  const name = (await readdir(join(client, 'assets'))).find((file) =>
    /^manifest-.*\.js$/.test(file),
  );
  if (name === undefined) throw new Error('there is no build: npm run build');
  const text = (await read(`/assets/${name}`)).toString();
  return manifestSchema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

/** The scripts that a page's document names: the site's own and those of its route and its frames. */
function scriptsOf(id: string | undefined): string[] {
  if (id === undefined) return [entry.module, ...entry.imports];
  const route = routes[id];
  if (!route) throw new Error(`the build has no ${id}`);
  return [route.module, ...route.imports, ...scriptsOf(route.parentId)];
}

async function addWithImports(scripts: Set<string>, path: string): Promise<void> {
  if (scripts.has(path)) return;
  scripts.add(path);
  const text = (await read(path)).toString();
  for (const [, name = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) {
    await addWithImports(scripts, `/assets/${name}`);
  }
}

function read(path: string): Promise<Buffer> {
  return readFile(join(client, path));
}
