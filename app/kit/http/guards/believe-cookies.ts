import type { RequestHandler } from 'express';
import { believedCookies } from '~/domain/sessions/cookies';
import '../context/request-locals';

/** Keeps only the trustworthy cookies of a request, under the names that the code uses. */
export function believeCookies(publicUrl: string): RequestHandler {
  return (req, res, next) => {
    const sent = req.headers.cookie;
    res.locals.sentCookies = sent;
    if (sent !== undefined) req.headers.cookie = believedCookies(sent, publicUrl);
    next();
  };
}
