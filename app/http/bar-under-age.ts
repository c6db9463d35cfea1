import type { Request, RequestHandler } from 'express';
import { mediaPath } from '~/providers/storage/open-storage';
import { heldHref } from '../components/accounts/held-href';
import { hasSaidUnderAge, isOpenToEveryAge, isUnder } from '../session/age';
import { HttpError } from './answer-error';
import { socketPath } from './forwarding';
import './request-locals';
import { safeMethods } from './safe-methods';

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
export const barUnderAge: RequestHandler = (req, _res, next) => {
  if (!isBarred(req)) return next();
  // Express finds a route whatever the case of its letters.
  const isForAdults =
    isUnder(req.path.toLowerCase(), adultPrefixes) || !safeMethods.has(req.method);
  next(isForAdults ? refused() : undefined);
};

/**
 * Sends such a browser away from every page but the open ones, and refuses it their data; and so that
 * of somebody whose age is under review, which the visit has found out.
 */
export const turnUnderAgeAway: RequestHandler = (req, res, next) => {
  const isHeld = res.locals.visit?.heldPerson != null && !isOpen(req);
  if ((!isHeld && !isBarred(req)) || isUnder(req.path, openFiles)) return next();
  if (isData(req.path) || !safeMethods.has(req.method)) return next(refused());
  res.redirect(isHeld ? heldHref : '/under_age');
};

const isBarred = (req: Request) => hasSaidUnderAge(req.get('cookie') ?? '') && !isOpen(req);
const isOpen = ({ path }: Request) =>
  isOpenToEveryAge(withoutData(path)) || openCalls.includes(path);

const refused = () => new HttpError({ statusCode: 403, message: 'This site is for adults only' });

/** A page's script asks for the page's data. */
const isData = (path: string) => path.endsWith('.data');
const withoutData = (path: string) => path.replace(/\.data$/, '');
