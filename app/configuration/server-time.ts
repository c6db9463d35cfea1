import type { RequestHandler } from 'express';
import { msUntilLocalMidnight } from '~/domain/shared/time/local-midnight';
import type { SiteHandles } from '../kit/http/context/site-handles';
import { productSettings } from '~/domain/settings/settings';

/** A route of the site, beside the contract's calls; its query only keeps caches away. */
export const serverTimePath = '/nextapi/time';

/** How long the server's day still lasts: countdowns of daily rewards end with it. */
export function serverTime({ domain }: Pick<SiteHandles, 'domain'>): RequestHandler {
  return (_req, res, next) => {
    domain
      .settings(productSettings)
      .then(({ server_time_zone }) => {
        res.set('cache-control', 'no-store').json({
          msUntilServerLocalMidnight: msUntilLocalMidnight(domain.now(), server_time_zone),
        });
      })
      .catch(next);
  };
}
