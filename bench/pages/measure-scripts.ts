import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';

const client = 'build/client';

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

interface Script {
  /** The size in bytes, compressed by gzip. */
  bytes: number;
  imports: string[];
  hasPage: boolean;
}

export interface PageScripts {
  bytes: number;
  files: number;
}

/**
 * Measures the scripts that a browser loads for the first view of each page: those in its document with all
 * their imports. Returns them by the route's id, read from the build.
 */
export async function measureScripts(): Promise<Map<string, PageScripts>> {
  const manifest = await readManifest();
  const scripts = new Map<string, Script>();
  const sizes = new Map<string, PageScripts>();
  for (const [id, { module }] of Object.entries(manifest.routes)) {
    const { hasPage } = await readScript(scripts, module);
    if (!hasPage) continue;
    const fetched = new Set<string>();
    for (const path of scriptsOf(manifest, id)) await addWithImports(fetched, scripts, path);
    const bytes = [...fetched].reduce((sum, path) => sum + (scripts.get(path)?.bytes ?? 0), 0);
    sizes.set(id, { bytes, files: fetched.size });
  }
  return sizes;
}

async function readManifest(): Promise<Manifest> {
  const name = (await readdir(join(client, 'assets'))).find((file) =>
    /^manifest-.*\.js$/.test(file),
  );
  if (name === undefined) throw new Error('there is no build: npm run build');
  const text = await readFile(join(client, 'assets', name), 'utf8');
  return manifestSchema.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

/**
 * Returns the scripts in a page's document: the site's own and those of its route and its parent routes.
 */
function scriptsOf({ entry, routes }: Manifest, id: string | undefined): string[] {
  if (id === undefined) return [entry.module, ...entry.imports];
  const route = routes[id];
  if (!route) throw new Error(`the build has no ${id}`);
  return [route.module, ...route.imports, ...scriptsOf({ entry, routes }, route.parentId)];
}

async function addWithImports(
  fetched: Set<string>,
  scripts: Map<string, Script>,
  path: string,
): Promise<void> {
  if (fetched.has(path)) return;
  fetched.add(path);
  const { imports } = await readScript(scripts, path);
  for (const one of imports) await addWithImports(fetched, scripts, one);
}

/** Reads a script of the build once. */
async function readScript(scripts: Map<string, Script>, path: string): Promise<Script> {
  const cached = scripts.get(path);
  if (cached) return cached;
  const content = await readFile(join(client, path));
  const text = content.toString();
  const imported = text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g);
  const script = {
    bytes: gzipSync(content).length,
    imports: [...imported].map(([, name = '']) => `/assets/${name}`),
    hasPage: /\bas default\b|\bexport default\b/.test(text),
  };
  scripts.set(path, script);
  return script;
}
