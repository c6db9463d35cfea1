import { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  respondWithError,
  respondToFailures,
  respondNotFound,
} from '../http/server/respond-with-error';
import { allowSharedCaching } from '../http/guards/cacheability';
import { guardCall, isClosedToLook } from '../http/guards/look-guard';
import { createRequestContexts } from '../http/context/request-context';
import type { SiteHandles } from '../http/context/site-handles';
import { readCookies } from '../session/read-cookies';
import { readVisit } from '../session/read-visit';
import { respondOnce } from './respond-once';
import type { Endpoint } from './endpoint';
import { asDescribed } from './failures';
import { replayedHeader } from './idempotency-key';
import { inMatchingOrder, toExpressPath } from './matching-order';
import { leaveRaw, readJson } from './read-json';
import { sentOnSchema } from './sent-on';
import { productSettings } from '~/domain/settings/settings';

export const apiPath = '/api/v1';

/** Hosts the contract: all endpoints have the same parsing, access control, validation and error format. */
export function createApi(site: SiteHandles, rows: readonly Endpoint[]): Router {
  const contextOf = createCallContexts(site);
  const router = Router();
  router.use((_req, res, next) => {
    res.locals.route = 'api';
    res.set('cache-control', 'no-store');
    next();
  });
  for (const { path, rawBody } of rows)
    if (rawBody) router.use(toExpressPath(path), leaveRaw(rawBody));
  router.use(readJson);
  for (const [path, ofPath] of inMatchingOrder(rows)) {
    const route = router.route(path);
    for (const row of ofPath) {
      route[verbOf(row)]((req: Request, res: Response, next: (error: unknown) => void) => {
        res.locals.route = row.path;
        answer(contextOf, row, req, res).catch((error: unknown) =>
          next(isClosedToLook(error) ? error : asDescribed(site, row, error)),
        );
      });
    }
    route.all(refuseMethod(ofPath));
  }
  router.use(respondNotFound);
  router.use(respondToFailures(site));
  return router;
}

type ContextOf = ReturnType<typeof createCallContexts>;

/** Creates contexts without side effects on the visit: a call renews no session and creates no guest. */
function createCallContexts(site: SiteHandles) {
  const contextOf = createRequestContexts(site);
  return async (req: Request, res: Response) => {
    const tokens = readCookies(req.headers.cookie);
    const visit = await readVisit(site, tokens, { mayRefresh: false, mayIssueGuest: false });
    return contextOf(req, res, visit);
  };
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
const verbs: Record<Endpoint['method'], Verb> = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
};
const verbOf = (row: Endpoint) => verbs[row.method];

async function answer(contextOf: ContextOf, row: Endpoint, req: Request, res: Response) {
  if (row.isCached) allowSharedCaching(req, res);
  const context = await contextOf(req, res);
  guardCall(context.viewer, row);
  const isKept = row.isIdempotent || row.isCached;
  const setCookies = isKept ? refuseCookies : appendCookies(res);
  const ready = await row.prepare({ context, req, setCookies });
  const { status, body, isReplay } = await respondOnce({ site: context, row, req }, ready);
  if (isReplay) res.set(replayedHeader, 'true');
  if (row.isCached) {
    const { public_config_seconds } = await context.domain.settings(productSettings);
    res.set('cache-control', `public, max-age=${public_config_seconds}`);
  }
  if (status === 302) res.redirect(sentOnSchema.parse(body).location);
  // A sender of webhooks expects its own text as the response, not JSON.
  else if (row.rawBody && typeof body === 'string') res.status(status).type('text').send(body);
  else res.status(status).json(body);
}

const appendCookies = (res: Response) => (cookies: string[]) =>
  cookies.forEach((cookie) => res.append('set-cookie', cookie));

/**
 * Throws, because a response that is stored, here or by caches, must contain no session, and a replayed one
 * could not set it.
 */
function refuseCookies(): never {
  throw new Error('a call whose answer is kept sets no cookies');
}

function refuseMethod(rows: readonly Endpoint[]): RequestHandler {
  const allowed = [...new Set(rows.map((row) => row.method))].join(', ');
  return (req, res) => {
    respondWithError(req, res, {
      statusCode: 405,
      message: 'Method not allowed',
      headers: { allow: allowed },
    });
  };
}
