import type { RequestHandler } from 'express';
import { HttpError } from '../server/respond-with-error';

const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i;
/** US-ASCII is a subset of UTF-8. */
const understood = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * Refuses a form in any encoding but UTF-8: decoded as UTF-8, it would differ from the text that was
 * moderated.
 */
export const refuseOtherCharsets: RequestHandler = (req, _res, next) => {
  const [, named] = charset.exec(req.headers['content-type'] ?? '') ?? [];
  if (named === undefined || understood.has(named.toLowerCase())) return next();
  next(new HttpError({ statusCode: 415, message: 'Only UTF-8 is understood here' }));
};
