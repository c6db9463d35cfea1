import type { Request, RequestHandler } from 'express';
import { mediaPath } from '~/providers/storage/open-storage';
import { underReviewHref } from '../../age-reviews/under-review-href';
import { hasDeclaredUnderAge, isOpenToEveryAge, isUnder } from '../../age-gate/age';
import { HttpError } from '../../kit/http/server/respond-with-error';
import { socketPath } from '../../kit/http/server/forwarding';
import { isData, redirectData } from '../../kit/http/redirect-data';
import '../../kit/http/context/request-locals';
import { safeMethods } from '../../kit/http/guards/safe-methods';

/** Calls for whoever wants to leave, or to write to the operator. */
const openCalls = ['/api/v1/auth/logout', '/api/v1/email/contact-us'];
/** Where nothing is for whoever is too young, read or sent: calls, the stream, sockets and pictures. */
const adultPrefixes = ['/api', socketPath, mediaPath];
/** What machines read, and what a page without a network shows. */
const openFiles = ['/robots.txt', '/sitemap.xml', '/sitemaps', '/manifest.webmanifest', '/offline'];

/**
 * Refuses a browser in which somebody has said that they are too young, signed in or not: it makes
 * no call, opens no connection, is shown no picture and sends no form but the open ones. Staff are let
 * to their own.
 */
export const barUnderAge: RequestHandler = (req, res, next) => {
  if (!isBarred(req)) return next();
  // Express finds a route whatever the case of its letters.
  const isForAdults =
    isUnder(req.path.toLowerCase(), adultPrefixes) || !safeMethods.has(req.method);
  if (!isForAdults) return next();
  if (isPageData(req)) return redirectData(req, res, next, underAgeHref);
  next(refused());
};

/**
 * Sends such a browser away from every page but the open ones, and its scripts from their data; and
 * so that of somebody whose age is under review, which the visit has found out.
 */
export const turnUnderAgeAway: RequestHandler = (req, res, next) => {
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
