import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { localeKey } from '../../i18n/read-locale.server';
import '../context/request-locals';

/** Files that routes generate identically for everyone; for them no session is read or renewed. */
const filesForEverybody =
  /^\/(?:\.well-known\/security\.txt|robots\.txt|sitemap\.xml|sitemaps\/[^/]+\.xml|create-ai\/sketch\.svg|characters\/[^/]+\/(?:post\/[^/]+\/)?og\.jpg)$/;
/** Files that differ only by language. */
const filesOfLanguage = /^\/(?:manifest\.webmanifest|offline)$/;

/**
 * Decides, as the only place, who may store a response. Only an anonymised request (`allowSharedCaching`)
 * gets a response for shared caches. Any other response has `private` or `no-store`, whatever its handler
 * set. A response that sets a cookie is never shared.
 */
export const cacheability: RequestHandler = (req, res, next) => {
  if (filesForEverybody.test(req.path)) allowSharedCaching(req, res);
  else if (filesOfLanguage.test(req.path)) answerForLanguage(req, res);
  const writeHead = res.writeHead.bind(res) as (...head: unknown[]) => typeof res;
  res.writeHead = (...head: unknown[]) => {
    settle(res);
    return writeHead(...head);
  };
  next();
};

/** Removes the caller's identity, so that no later handler can respond to a particular person. */
export function allowSharedCaching(req: Request, res: Response): void {
  forgetPerson(req, res);
  res.locals.isForEverybody = true;
}

/** Removes the caller's identity but keeps the language. */
function answerForLanguage(req: Request, res: Response): void {
  const locale = parseCookie(req.headers.cookie ?? '')[localeKey];
  forgetPerson(req, res);
  if (locale !== undefined) req.headers.cookie = `${localeKey}=${encodeURIComponent(locale)}`;
}

function forgetPerson(req: Request, res: Response): void {
  delete req.headers.cookie;
  delete req.headers.authorization;
  delete res.locals.language;
  res.locals.isForeignResponse = true;
}

function settle(res: Response): void {
  const cacheControl = String(res.getHeader('cache-control') ?? '');
  const isShared = res.locals.isForEverybody === true && !res.hasHeader('set-cookie');
  if (isShared) {
    if (cacheControl === '') res.setHeader('cache-control', 'no-store');
    return;
  }
  if (cacheControl === '' || /\bpublic\b/.test(cacheControl)) {
    res.setHeader('cache-control', 'private, no-cache');
  } else if (!/\b(?:private|no-store)\b/.test(cacheControl)) {
    res.setHeader('cache-control', `private, ${cacheControl}`);
  }
  res.vary('Cookie');
}
