import type { Request, RequestHandler, Response } from 'express';
import { dateTimeFormat } from '../../i18n/date-time-format';
import { readCookies, timeZoneName, type SiteTokens } from '../../session/read-cookies';
import { readVisit, type Visit } from '../../session/read-visit';
import type { SiteHandles } from './site-handles';

/**
 * Determines the visitor of a page before Remix runs, and renews an expired session. Files that are the
 * same for everyone are handled without a visitor.
 */
export function resolveVisit(
  handles: Pick<SiteHandles, 'domain' | 'cookies' | 'countryOf'>,
): RequestHandler {
  return (req, res, next) => {
    if (res.locals.isForeignResponse) {
      res.locals.visit = {
        viewer: { kind: 'nobody' },
        guestId: null,
        personUnderReview: null,
        cookiesToSet: [],
      };
      return next();
    }
    const tokens = readCookies(req.headers.cookie);
    readVisit(handles, tokens, {
      mayRefresh: true,
      mayIssueGuest: opensPage(req),
      timeZone: timeZoneOf(req, tokens),
      country: handles.countryOf(req.headers),
    })
      .then((visit) => {
        res.locals.visit = visit;
        for (const cookie of visit.cookiesToSet) res.append('set-cookie', cookie);
        next();
      })
      .catch(next);
  };
}

/** Returns the visit of a page; throws if there is none. */
export function visitOf({ locals }: Response): Visit {
  if (!locals.visit) throw new Error('a page was reached before its visit was settled');
  return locals.visit;
}

/** Checks whether a request navigates to a page, not to its data or a file, and is not a machine's. */
function opensPage(req: Request): boolean {
  const lastSegment = req.path.slice(req.path.lastIndexOf('/') + 1);
  return req.method === 'GET' && !lastSegment.includes('.') && req.accepts('html') !== false;
}

/** Returns the browser's time zone, from the header that its scripts send or from its cookie. */
export function timeZoneOf(
  req: Request,
  { timeZone }: Pick<SiteTokens, 'timeZone'>,
): string | undefined {
  return validTimeZone(req.get(timeZoneName) ?? timeZone);
}

/** Returns a valid IANA name, else undefined: the value comes from browsers and may be anything. */
function validTimeZone(name: string | undefined): string | undefined {
  if (!name || name.length > 64) return undefined;
  try {
    return dateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
