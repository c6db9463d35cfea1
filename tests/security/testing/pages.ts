import type { EntryContext } from '@remix-run/node';
import type { SiteHandles } from '~/app/kit/http/context/site-handles';
import { servePages } from '~/app/kit/http/server/serve-pages';
import { addressOf, routeModules, serverBuild } from '~/app/testing/server-build';

/** Every page of the site with a route module, and its address from the file's name. */
export const pages = [...routeModules]
  .map(([id, module]) => ({
    id,
    path: addressOf(id.replace('routes/', '')),
    hasAction: 'action' in module,
    module,
  }))
  .filter(({ id, path }) => path !== '' || id.endsWith('_index'));

/**
 * Serves the pages without rendering: loaders and actions run as in the product, and the response
 * contains the page's data as JSON.
 */
export const renderPages: SiteHandles['renderPages'] = (readContext) =>
  servePages({ build, mode: 'test', readContext });

const respondWithData = (
  _request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext: { actionData, loaderData } }: EntryContext,
) => {
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify({ actionData, loaderData }), { status, headers });
};

const entry = { default: respondWithData, handleError: () => undefined };

const build = serverBuild(
  entry,
  Object.fromEntries(
    pages.map(({ id, path, module }) => [
      id,
      { id, path, index: path === '' || undefined, module },
    ]),
  ),
);

/** The headers that a browser sends with a form. */
export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
export const formBody = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
