import type { Request, RequestHandler, Response } from 'express';
import { dateTimeFormat } from '../../i18n/date-time-format';
import { readCookies, timeZoneName, type SiteTokens } from '../../session/read-cookies';
import { readVisit, type Visit } from '../../session/read-visit';
import type { SiteHandles } from './site-handles';

/**
 * Settles who opens a page before Remix runs: an expired session is renewed in passing. What is the
 * same whoever asks is asked for by nobody.
 */
export function resolveVisit(handles: Pick<SiteHandles, 'domain' | 'cookies'>): RequestHandler {
  return (req, res, next) => {
    if (res.locals.isNobodys) {
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
    })
      .then((visit) => {
        res.locals.visit = visit;
        for (const cookie of visit.cookiesToSet) res.append('set-cookie', cookie);
        next();
      })
      .catch(next);
  };
}

/** The visit that was settled for a page; throws where none was. */
export function visitOf({ locals }: Response): Visit {
  if (!locals.visit) throw new Error('a page was reached before its visit was settled');
  return locals.visit;
}

/** Somebody navigates to a page, as against its data, a file, or a machine's request. */
function opensPage(req: Request): boolean {
  const lastSegment = req.path.slice(req.path.lastIndexOf('/') + 1);
  return req.method === 'GET' && !lastSegment.includes('.') && req.accepts('html') !== false;
}

/** The browser's time zone, from the header its scripts send or the cookie they leave. */
export function timeZoneOf(
  req: Request,
  { timeZone }: Pick<SiteTokens, 'timeZone'>,
): string | undefined {
  return knownTimeZone(req.get(timeZoneName) ?? timeZone);
}

/** The IANA name if it is one, else undefined: browsers send it, so anything may come. */
function knownTimeZone(name: string | undefined): string | undefined {
  if (!name || name.length > 64) return undefined;
  try {
    return dateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
