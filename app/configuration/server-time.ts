import type { RequestHandler } from 'express';
import { msUntilLocalMidnight } from '~/domain/shared/time/local-midnight';
import type { SiteHandles } from '../kit/http/context/site-handles';
import { productSettings } from '~/domain/settings/settings';

/** A route of the site beside the contract's calls; its query only prevents caching. */
export const serverTimePath = '/nextapi/time';

/** Returns the time left in the server's day, at which countdowns of daily rewards end. */
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
