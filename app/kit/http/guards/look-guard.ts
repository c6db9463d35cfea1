import type { Request, RequestHandler } from 'express';
import { noteLookedPage } from '~/domain/impersonation/note-page';
import type { UserViewer, Viewer } from '~/domain/viewers/viewer';
import type { SiteHandles } from '../context/site-handles';
import { visitOf } from '../context/visit';
import { HttpError } from '../server/respond-with-error';

/** Checks whether the viewer is staff who look at the site as a person. */
export const isLooking = (viewer: Viewer): viewer is UserViewer =>
  viewer.kind === 'user' && viewer.actorId !== viewer.userId;

/** The groups of the document whose reads are open to staff who look; all other calls are closed. */
const openTags: ReadonlySet<string> = new Set([
  'characters',
  'config',
  'creators',
  'fanclubs',
  'gamification',
  'plans',
  'posts',
  'stories',
  'tokens',
  'users',
]);

/** Reads of these groups that have an effect, or show what is sealed. */
const closedCalls: ReadonlySet<string> = new Set([
  'GET /character-views/{characterId}/track',
  'GET /users/me/marketing',
]);

/** Reads of creators about themselves: identity, earnings and figures. */
const ownOfCreators = /^\/(?:creators-v2|creator-analytics|creators\/kyc)(?:\/|$)/;

/** Keeps the session in use for its minutes. */
const refresh = 'GET /auth/refresh';

interface Call {
  method: string;
  path: string;
  tag: string;
}

/**
 * Checks whether a call is open to staff who look: a read of what is not sealed.
 * @public
 */
export function isCallOpen({ method, path, tag }: Call): boolean {
  const name = `${method} ${path}`;
  if (name === refresh) return true;
  if (ownOfCreators.test(path)) return false;
  return method === 'GET' && openTags.has(tag) && !closedCalls.has(name);
}

/** Throws 403 for a call that is closed to staff who look. Calls of staff themselves are not concerned. */
export function guardCall(viewer: Viewer, row: Call & { access: string }): void {
  if (!isLooking(viewer) || row.access === 'staff' || isCallOpen(row)) return;
  throw closed();
}

const closedMessage = 'Closed while staff look';
const closed = () => new HttpError({ statusCode: 403, message: closedMessage });

/** Checks for the refusal of `guardCall`, which the document leaves out: it is no part of a call. */
export const isClosedToLook = (error: unknown): boolean =>
  error instanceof HttpError && error.message === closedMessage;

/** The pages that staff who look may open, by the patterns of their addresses; all others are closed. */
const openPages: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:characters|explorer|stories)(?:\/|$)/,
  /^\/(?:featured-posts|quests|create-ai|look)$/,
  /^\/settings(?:\/(?:profile|memberships|blocked|standing))?$/,
  /^\/(?:accessibility|crisis-protocol|privacy-policy|security|terms-of-service)$/,
  /^\/(?:manifest\.webmanifest|offline|robots\.txt)$/,
];

/** The address that ends a look. */
const endPath = '/look';

/** The pages of the back office, which have a session of their own. */
const backOffice = /^\/(?:admin|ops)(?:\/|\.|$)/;

/** Returns the address of a page without the suffix of its data. */
const pageOf = ({ path }: Pick<Request, 'path'>): string =>
  path === '/_root.data' ? '/' : path.replace(/\.data$/, '');

/** Checks whether a page is open to staff who look. Its modals are closed. */
function isPageOpen(req: Pick<Request, 'method' | 'path' | 'query'>): boolean {
  const page = pageOf(req);
  if (req.method === 'POST') return page === endPath;
  if (req.method !== 'GET' && req.method !== 'HEAD') return false;
  return !('modal' in req.query) && openPages.some((pattern) => pattern.test(page));
}

/**
 * Closes pages to staff who look at the site as a person, and records each page that they open. A closed
 * document leads to the page that says so.
 */
export function guardPages({ domain }: Pick<SiteHandles, 'domain'>): RequestHandler {
  return (req, res, next) => {
    const { viewer } = visitOf(res);
    if (!isLooking(viewer) || backOffice.test(req.path)) return next();
    if (!isPageOpen(req)) {
      const isDocument = req.method === 'GET' && !req.path.endsWith('.data');
      if (isDocument && req.accepts('html') !== false) return res.redirect(endPath);
      return next(closed());
    }
    if (req.method === 'POST') return next();
    noteLookedPage(domain, viewer, pageOf(req))
      .then((isNoted) => next(isNoted ? undefined : closed()))
      .catch(next);
  };
}
