import type { RequestHandler } from 'express';
import { freshSetCookie } from '../../session/stay-fresh';

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whoever changes something sees it: for a moment nothing is read for them from a replica. */
export const readOwnWrites: RequestHandler = (req, res, next) => {
  if (!safe.has(req.method)) res.append('set-cookie', freshSetCookie);
  next();
};
