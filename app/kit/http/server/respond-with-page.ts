import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { respondWithError, describeFailure, logFailure } from './respond-with-error';
import type { Failure } from '../failure';
import { errorDocument } from './error-document';
import '../context/request-locals';
import type { SiteHandles } from '../context/site-handles';

interface PageErrors {
  notFound: RequestHandler;
  failures: ErrorRequestHandler;
}

/**
 * Returns the last handlers of the site: a browser that requests a page gets an error page, all others
 * JSON.
 */
export function respondWithPage({
  config,
  logger,
  refusals,
}: Pick<SiteHandles, 'config' | 'logger' | 'refusals'>): PageErrors {
  const answer = (req: Request, res: Response, failure: Failure) => {
    if (res.headersSent || !wantsPage(req)) respondWithError(req, res, failure);
    else answerPage(config.PRODUCT_NAME, req, res, failure);
  };
  return {
    notFound: (req, res) => answer(req, res, { statusCode: 404, message: 'Not found' }),
    failures: (error: unknown, req, res, next) => {
      void next;
      const failure = describeFailure(refusals, error);
      logFailure(logger, error, failure);
      answer(req, res, failure);
    },
  };
}

/** Checks the preferred format: browsers list HTML first; machines list JSON, or nothing in particular. */
function wantsPage(req: Request): boolean {
  const isApi = /^\/api(?:\/|\?|$)/i.test(req.originalUrl);
  return !isApi && req.accepts(['json', 'html']) === 'html';
}

function answerPage(productName: string, req: Request, res: Response, failure: Failure): void {
  const { statusCode: status, headers } = failure;
  for (const name of ['etag', 'last-modified', 'content-length']) res.removeHeader(name);
  const { nonce, requestId } = res.locals;
  // A form would have to be sent again, which only the browser can offer.
  const retry = status >= 500 && req.method === 'GET' ? ownAddress(req.originalUrl) : null;
  res
    .status(status)
    .type('html')
    .vary('accept')
    .set({ 'cache-control': 'no-store', ...headers })
    .send(errorDocument({ status, productName, requestId, nonce, retry }));
}

/** Two slashes at the start would lead to another site. */
function ownAddress(address: string): string {
  return address.replace(/^[/\\]+/, '/');
}
