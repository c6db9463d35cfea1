import type { Request, RequestHandler } from 'express';
import { mediaPath } from '~/providers/storage/open-storage';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { hasDeclaredUnderAge, isOpenToEveryAge, isUnder } from '../../age-gate/age';
import { HttpError } from '../../kit/http/server/respond-with-error';
import { socketPath } from '../../kit/http/server/forwarding';
import { isData, redirectData } from '../../kit/http/redirect-data';
import '../../kit/http/context/request-locals';
import { safeMethods } from '../../kit/http/guards/safe-methods';

/** Calls that a barred person may use to log out or to write to the operator. */
const openCalls = ['/api/v1/auth/logout', '/api/v1/email/contact-us'];
/**
 * Paths that are closed to people under age for reads and writes: calls, the stream, sockets and pictures.
 */
const adultPrefixes = ['/api', socketPath, mediaPath];
/** Files for machines, and the page shown without a network. */
const openFiles = ['/robots.txt', '/sitemap.xml', '/sitemaps', '/manifest.webmanifest', '/offline'];

/**
 * Refuses calls, connections, pictures and all but the open forms to a browser in which a person stated
 * to be under age, signed in or not. Staff can still use the back office.
 */
export const barUnderAge: RequestHandler = (req, res, next) => {
  if (!isBarred(req)) return next();
  // Express matches routes case-insensitively.
  const isForAdults =
    isUnder(req.path.toLowerCase(), adultPrefixes) || !safeMethods.has(req.method);
  if (!isForAdults) return next();
  if (isPageData(req)) return redirectData(req, res, next, underAgeHref);
  next(refused());
};

/**
 * Redirects such a browser, and its requests for page data, from every page but the open ones. The same
 * applies to a person whose age is under review, which the visit has found out.
 */
export const redirectUnderAge: RequestHandler = (req, res, next) => {
  const isHeld = res.locals.visit?.personUnderReview != null && !isOpen(req);
  if ((!isHeld && !isBarred(req)) || isUnder(req.path, openFiles)) return next();
  const href = isHeld ? underReviewHref : underAgeHref;
  if (isData(req.path)) return redirectData(req, res, next, href);
  if (!safeMethods.has(req.method)) return next(refused());
  res.redirect(href);
};

const underAgeHref = '/under_age';
const isBarred = (req: Request) => hasDeclaredUnderAge(req.get('cookie') ?? '') && !isOpen(req);
const isOpen = ({ path }: Request) =>
  isOpenToEveryAge(withoutData(path)) || openCalls.includes(path);

const refused = () => new HttpError({ statusCode: 403, message: 'This site is for adults only' });

const isPageData = ({ path }: Request) =>
  isData(path) && !isUnder(path.toLowerCase(), adultPrefixes);
const withoutData = (path: string) => path.replace(/\.data$/, '');
