import type { RequestHandler } from 'express';
import { findZone } from '~/domain/gamification/players/find-zone';
import { msUntilLocalMidnight } from '~/domain/shared/time/local-midnight';
import type { SiteHandles } from '../kit/http/context/site-handles';
import { readCookies } from '../kit/session/read-cookies';
import { readVisit } from '../kit/session/read-visit';

/** A route of the site beside the contract's calls; its query only prevents caching. */
export const serverTimePath = '/nextapi/time';

type Handles = Pick<SiteHandles, 'domain' | 'cookies'>;

/**
 * Returns the time left in the caller's day, at which countdowns of daily rewards end: in their stored time
 * zone, otherwise in the server's.
 */
export function serverTime(handles: Handles): RequestHandler {
  return (req, res, next) => {
    readTimeLeft(handles, req.headers.cookie)
      .then((msUntilServerLocalMidnight) => {
        res.set('cache-control', 'no-store').json({ msUntilServerLocalMidnight });
      })
      .catch(next);
  };
}

async function readTimeLeft(handles: Handles, cookie: string | undefined): Promise<number> {
  const { domain } = handles;
  const asking = { mayRefresh: false, mayIssueGuest: false };
  const { viewer } = await readVisit(handles, readCookies(cookie), asking);
  const zone = await findZone(domain, viewer.kind === 'user' ? viewer.userId : null);
  return msUntilLocalMidnight(domain.now(), zone);
}
