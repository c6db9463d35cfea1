import type { RequestHandler } from 'express';
import { freshSetCookie } from '../../session/stay-fresh';

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Reads from the primary database for a moment after a change, so that the person sees it. */
export const readOwnWrites: RequestHandler = (req, res, next) => {
  if (!safe.has(req.method)) res.append('set-cookie', freshSetCookie);
  next();
};
