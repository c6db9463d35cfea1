import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { flatRoutesUniversal } from '@remix-run/dev/dist/config/flat-routes.js';

/** Tells a route from what stands beside it: its server file, and tests. */
const isRoute = (file) => /\.tsx?$/.test(file) && !/\.(?:server|test)\./.test(file);

/**
 * Finds the routes by Remix's own convention, told each file as if it lay directly in `app/routes`:
 * the folder names an area, and says nothing of an address, a parent or an id.
 */
async function findRoutes() {
  const folder = new URL('app/routes', import.meta.url);
  const files = readdirSync(folder, { recursive: true }).filter(isRoute);
  const paths = new Map(files.map((file) => [`routes/${basename(file)}`, `routes/${file}`]));
  if (paths.size < files.length) throw new Error('Two files of routes have one name.');
  const found = flatRoutesUniversal(
    'app',
    [...paths.keys()].sort().map((name) => `app/${name}`),
  );
  return Object.fromEntries(
    Object.entries(found).map(([id, route]) => [id, { ...route, file: paths.get(route.file) }]),
  );
}

/**
 * Remix's options. Vite builds the app and hands these to Remix's plugin, so only what that plugin
 * understands stands here.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: 'app',
  ignoredRouteFiles: ['**/*'],
  routes: findRoutes,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    // The browser knows every route from the start, as one small file: asked for one by one, a route
    // that only a fetcher loads is unknown for a while, and whatever is read anew meanwhile ends in a 404.
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
  },
};
