import type { RequestHandler } from 'express';
import { loopbackNames } from '~/config/loopback-names';
import { HttpError } from '../server/respond-with-error';
import { safeMethods } from './safe-methods';

/**
 * Refuses unsafe requests that another site's page makes. A missing Origin is allowed: no browser
 * leaves it out of such a request, and other clients carry no cookies against their owner's will.
 */
export function originGuard(publicUrl: string): RequestHandler {
  const isOwn = ownOrigin(publicUrl);
  return (req, _res, next) => {
    const origin = req.get('origin');
    if (safeMethods.has(req.method) || origin === undefined || isOwn(origin)) return next();
    next(new HttpError({ statusCode: 403, message: 'This request came from another site' }));
  };
}

/** Whether an Origin is the site's own. Loopback names of one port are the same machine's site. */
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
