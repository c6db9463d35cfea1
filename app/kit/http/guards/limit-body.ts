import type { Request, RequestHandler } from 'express';
import { HttpError } from '../server/respond-with-error';

/**
 * Refuses bodies above a size before anything reads them. Browsers send the length of every form, so a body
 * of unknown length is refused as well.
 */
export function limitBody(bytesOf: (req: Request) => number): RequestHandler {
  return (req, _res, next) => {
    if (req.headers['transfer-encoding'] !== undefined) {
      return next(new HttpError({ statusCode: 411, message: 'The length is missing' }));
    }
    if (Number(req.headers['content-length'] ?? 0) > bytesOf(req)) {
      return next(new HttpError({ statusCode: 413, message: 'The request is too large' }));
    }
    next();
  };
}
