import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { flatRoutesUniversal } from '@remix-run/dev/dist/config/flat-routes.js';

/** Checks whether a file is a route, and not a server file or a test beside it. */
const isRoute = (file) => /\.tsx?$/.test(file) && !/\.(?:server|test)\./.test(file);

/**
 * Finds the routes by Remix's own convention, with each file treated as if it were directly in
 * `app/routes`:
 * the folder names an area, and does not affect the address, parent or id.
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
 * Remix's options. Vite builds the app and passes these to Remix's plugin, so only options of that
 * plugin belong here.
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
    // The browser loads all routes at the start, as one small file. With lazy discovery, a route that only
    // a fetcher loads is unknown for a while, and revalidation meanwhile ends in a 404.
    v3_lazyRouteDiscovery: false,
    v3_singleFetch: true,
  },
};
