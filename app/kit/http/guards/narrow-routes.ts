import type { ServerBuild } from '@remix-run/node';

type Routes = ServerBuild['routes'];

/**
 * Parts a build by the first segment of its routes' addresses. Remix and React Router flatten, rank
 * and try the whole table of routes several times for each page; of a part it is a handful. Says
 * for a path the part in which its match is found; the whole build where that cannot be told.
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
    // An encoded letter may be any, and the routes' own table is asked about all of them.
    if (segment.includes('%')) return build;
    return parts.get(segment.replace(/\.data$/, '').toLowerCase()) ?? rest;
  };
}

/** Of what is found under any segment, or under none: a parameter, the rest of an address, home. */
const anything = '';

/** The segment under which alone a route is found; null for what only stands around others. */
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

/** A route and those it is drawn in, outwards. */
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
