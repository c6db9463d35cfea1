import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];

/**
 * Splits a build by the first segment of its routes' addresses. Remix and React Router flatten, rank and
 * match the whole route table several times per page; a part has only a few routes. Returns for a path the
 * part that contains its match, or the whole build if that is unknown.
 */
export function narrowRoutes(build: ServerBuild): (pathname: string) => ServerBuild {
  const firsts = new Map(Object.keys(build.routes).map((id) => [id, firstOf(build.routes, id)]));
  const partOf = (segment: string) => {
    const meant = [...firsts].flatMap(([id, first]) =>
      first === segment || first === anything ? [id] : [],
    );
    return keepRoutes(build, new Set(meant.flatMap((id) => lineage(build.routes, id))));
  };
  const named = [...new Set(firsts.values())].filter((first) => first !== null);
  const parts = new Map(named.map((segment) => [segment, partOf(segment)]));
  const rest = partOf(anything);
  return (pathname) => {
    const segment = pathname.split('/', 2)[1] ?? '';
    // An encoded letter may stand for any letter, so the whole route table is used.
    if (segment.includes('%')) return build;
    return parts.get(segment.replace(/\.data$/, '').toLowerCase()) ?? rest;
  };
}

/** The part of routes under any segment or under none: a parameter, a splat, the home page. */
const anything = '';

/** Returns the only first segment of a route; null for a layout without an address of its own. */
function firstOf(routes: Routes, id: string): string | null {
  const path = lineage(routes, id)
    .map((ancestor) => routes[ancestor]?.path ?? '')
    .filter((part) => part !== '')
    .reverse()
    .join('/')
    .replace(/^\//, '');
  if (path === '') return routes[id]?.index === true ? anything : null;
  const [first = ''] = path.toLowerCase().split('/');
  return /^:|^\*$|\?$/.test(first) ? anything : first;
}

/** Returns a route and its parents, from the inside outwards. */
function lineage(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent === undefined ? [id] : [id, ...lineage(routes, parent)];
}

function keepRoutes(build: ServerBuild, kept: Set<string>): ServerBuild {
  const pick = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  const { assets, routes } = build;
  return { ...build, routes: pick(routes), assets: { ...assets, routes: pick(assets.routes) } };
}
