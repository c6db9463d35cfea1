import * as entry from '../entry.server';
import type { SiteHandles } from '../kit/http/context/site-handles';
import { servePages } from '../kit/http/server/serve-pages';
import * as root from '../root';
import { addressOf, routeModules, serverBuild, type RouteModule } from './server-build';

/** The route whose file's name begins this one's, up to a dot. */
function parentOf(id: string): string {
  const dots = [...id.matchAll(/\./g)].map(({ index }) => id.slice(0, index));
  return dots.reverse().find((name) => routeModules.has(name)) ?? 'root';
}

/** What a file's name adds to its parent's address. */
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

/** Every address of a page or a file that a route answers, as React Router writes them. */
export const routeAddresses = [
  ...new Set([...routeModules.keys()].map((id) => `/${addressOf(id.replace('routes/', ''))}`)),
];

/**
 * The whole pages, rendered as in the product, but without their scripts and styles; and beside
 * them routes of a test, by their addresses.
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
