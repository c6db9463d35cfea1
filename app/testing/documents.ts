import * as entry from '../entry.server';
import type { SiteHandles } from '../kit/http/context/site-handles';
import { servePages } from '../kit/http/server/serve-pages';
import * as root from '../root';
import { addressOf, routeModules, serverBuild, type RouteModule } from './server-build';

/** Returns the parent route: the longest prefix of this file's name, up to a dot, that is a route. */
function parentOf(id: string): string {
  const dots = [...id.matchAll(/\./g)].map(({ index }) => id.slice(0, index));
  return dots.reverse().find((name) => routeModules.has(name)) ?? 'root';
}

/** Returns the part that a file's name adds to its parent's address. */
function ownAddressOf(id: string): string {
  const parent = parentOf(id);
  return addressOf(parent === 'root' ? id.replace('routes/', '') : id.slice(parent.length + 1));
}

const isIndex = (id: string) => /(?:\.|\/)_index$/.test(id);

const routes = Object.fromEntries(
  [...routeModules].map(([id, module]) => [
    id,
    {
      id,
      parentId: parentOf(id),
      path: ownAddressOf(id) || undefined,
      index: isIndex(id) || undefined,
      module,
    },
  ]),
);

/** All addresses of pages and files that the routes serve, in the notation of React Router. */
export const routeAddresses = [
  ...new Set([...routeModules.keys()].map((id) => `/${addressOf(id.replace('routes/', ''))}`)),
];

/**
 * Renders whole pages as in the product, but without scripts and styles. Also serves routes of a test, by
 * their addresses.
 */
export function renderDocuments(
  own: Record<string, RouteModule> = {},
): NonNullable<SiteHandles['renderPages']> {
  const ofTest = Object.entries(own).map(([path, module]) => [
    path,
    { id: path, parentId: 'root', path, module },
  ]);
  const build = serverBuild(entry, {
    root: { id: 'root', path: '', module: root as RouteModule },
    ...routes,
    ...(Object.fromEntries(ofTest) as typeof routes),
  });
  return (readContext) => servePages({ build, mode: 'production', readContext });
}
