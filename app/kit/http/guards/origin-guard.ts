import type { RequestHandler } from 'express';
import { loopbackNames } from '~/config/loopback-names';
import { HttpError } from '../server/respond-with-error';
import { safeMethods } from './safe-methods';

/**
 * Refuses unsafe requests from another site's page. A missing Origin is allowed: browsers always send it
 * with such a request, and other clients send no cookies against their owner's will.
 */
export function originGuard(publicUrl: string): RequestHandler {
  const isOwn = ownOrigin(publicUrl);
  return (req, _res, next) => {
    const origin = req.get('origin');
    if (safeMethods.has(req.method) || origin === undefined || isOwn(origin)) return next();
    next(new HttpError({ statusCode: 403, message: 'This request came from another site' }));
  };
}

/**
 * Returns a function that checks whether an Origin is the site's own. Loopback names with the same port are
 * the same site.
 */
function ownOrigin(publicUrl: string): (origin: string) => boolean {
  const own = new URL(publicUrl);
  const aliases = loopbackNames.has(own.hostname) ? [...loopbackNames] : [own.hostname];
  const origins = new Set(
    aliases.map((name) => {
      const alias = new URL(own);
      alias.hostname = name;
      return alias.origin;
    }),
  );
  return (origin) => origins.has(origin);
}
