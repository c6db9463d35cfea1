import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { localeKey } from '../../i18n/read-locale.server';
import '../context/request-locals';

/** Files that routes make for everybody alike; whoever asks, no session is read or renewed. */
const filesForEverybody =
  /^\/(?:\.well-known\/security\.txt|robots\.txt|sitemap\.xml|sitemaps\/[^/]+\.xml|characters\/[^/]+\/(?:post\/[^/]+\/)?og\.jpg)$/;
/** Files that differ by language alone. */
const filesOfLanguage = /^\/(?:manifest\.webmanifest|offline)$/;

/**
 * The one place that decides who may keep an answer. Only a request that was made nobody's
 * (`allowSharedCaching`) is answered for shared caches; any other answer says `private` or
 * `no-store`, whatever its handler asked for. One that sets a cookie is
 * never shared.
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

/** Forgets who asks, so that nothing further on can answer them in particular. */
export function allowSharedCaching(req: Request, res: Response): void {
  forgetPerson(req, res);
  res.locals.isForEverybody = true;
}

/** Forgets who asks, but not in which language. */
function answerForLanguage(req: Request, res: Response): void {
  const locale = parseCookie(req.headers.cookie ?? '')[localeKey];
  forgetPerson(req, res);
  if (locale !== undefined) req.headers.cookie = `${localeKey}=${encodeURIComponent(locale)}`;
}

function forgetPerson(req: Request, res: Response): void {
  delete req.headers.cookie;
  delete req.headers.authorization;
  delete res.locals.language;
  res.locals.isNobodys = true;
}

function settle(res: Response): void {
  const asked = String(res.getHeader('cache-control') ?? '');
  const isShared = res.locals.isForEverybody === true && !res.hasHeader('set-cookie');
  if (isShared) {
    if (asked === '') res.setHeader('cache-control', 'no-store');
    return;
  }
  if (asked === '' || /\bpublic\b/.test(asked)) {
    res.setHeader('cache-control', 'private, no-cache');
  } else if (!/\b(?:private|no-store)\b/.test(asked)) {
    res.setHeader('cache-control', `private, ${asked}`);
  }
  res.vary('Cookie');
}
