import { createRequestHandler } from '@remix-run/express';
import type { EntryContext, ServerBuild } from '@remix-run/node';
import type { SiteHandles } from '~/app/http/site-handles';

type RouteModule = ServerBuild['routes'][string]['module'];

const found = import.meta.glob<RouteModule>('/app/routes/*.{ts,tsx}', { eager: true });

/** Every page of the site that does something by itself, and its address as the file is named. */
export const pages = Object.entries(found).map(([file, module]) => ({
  id: file,
  path: addressOf(file),
  hasAction: 'action' in module,
  module,
}));

/**
 * `_shell.chats.$slug.tsx` is `chats/:slug`: parts with an underscore in front have no address, one
 * at the end is no part of the name, and a dot in brackets is a dot.
 */
function addressOf(file: string): string {
  const name = file.replace(/^.*\/|\.tsx?$/g, '').replaceAll('[.]', '\0');
  const parts = name.split('.').filter((part) => !part.startsWith('_'));
  return parts
    .map((part) => part.replace(/^\$$/, '*').replace(/^\$/, ':').replace(/_$/, ''))
    .join('/')
    .replaceAll('\0', '.');
}

/**
 * The pages without their looks: loaders and actions run as they do in the product, and the answer
 * tells in JSON what the page would have been given.
 */
export const renderPages: SiteHandles['renderPages'] = (getLoadContext) =>
  createRequestHandler({ build, mode: 'test', getLoadContext });

const tellAnswer = (
  _request: Request,
  status: number,
  headers: Headers,
  { staticHandlerContext: { actionData, loaderData } }: EntryContext,
) => {
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify({ actionData, loaderData }), { status, headers });
};

const noFiles = { module: '', imports: [], css: [] };

const build = {
  entry: { module: { default: tellAnswer, handleError: () => undefined } },
  routes: Object.fromEntries(
    pages.map(({ id, path, module }) => [
      id,
      { id, path, index: path === '' || undefined, module },
    ]),
  ),
  assets: { entry: noFiles, routes: {}, url: '', version: 'test' },
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
    v3_lazyRouteDiscovery: true,
    unstable_optimizeDeps: false,
  },
} as unknown as ServerBuild;

/** What a browser sends for a form. */
export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };
export const formBody = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
