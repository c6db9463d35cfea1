import { basename, extname } from 'node:path';
import type { ServerBuild } from '@remix-run/node';

/** A route module. A route that serves a file has no page to render. */
export type RouteModule = Partial<ServerBuild['routes'][string]['module']>;

const files = import.meta.glob<RouteModule>(
  ['/app/routes/**/*.{ts,tsx}', '!/app/routes/**/*.{server,test}.*'],
  { eager: true },
);

/** All route modules by id: `routes/` and the file name without its folder. */
export const routeModules = new Map(
  Object.entries(files).map(([file, module]) => [
    `routes/${basename(file, extname(file))}`,
    module,
  ]),
);

/** Returns the address for a part of a file's name: `$a` is a parameter, `_a` is nothing, `a_` is a. */
export function addressOf(name: string): string {
  return name
    .replaceAll('[.]', '\0')
    .split('.')
    .filter((part) => !part.startsWith('_'))
    .map((part) => part.replace(/^\$$/, '*').replace(/^\$/, ':').replace(/_$/, ''))
    .join('/')
    .replaceAll('\0', '.');
}

interface BuildRoute {
  id: string;
  parentId?: string;
  path?: string | undefined;
  index?: boolean | undefined;
  module: RouteModule;
}

/** Returns the build that Remix serves, without scripts and styles. */
export function serverBuild(entry: object, routes: Record<string, BuildRoute>): ServerBuild {
  const build = {
    entry: { module: entry },
    routes,
    assets: {
      entry: { module: '', imports: [], css: [] },
      routes: Object.fromEntries(
        Object.values(routes).map(({ module, ...route }) => [
          route.id,
          { ...route, module: '', imports: [], css: [], hasLoader: 'loader' in module },
        ]),
      ),
      url: '',
      version: 'test',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    basename: '/',
    mode: 'test',
    isSpaMode: false,
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_routeConfig: false,
      v3_singleFetch: true,
      v3_lazyRouteDiscovery: false,
      unstable_optimizeDeps: false,
    },
  };
  return build as unknown as ServerBuild;
}
