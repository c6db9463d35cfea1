import type { RequestHandler } from 'express';
import { believedCookies } from '~/domain/sessions/cookies';
import '../context/request-locals';

/** Leaves of a request's cookies what the site may believe, under the names its code knows. */
export function believeCookies(publicUrl: string): RequestHandler {
  return (req, res, next) => {
    const sent = req.headers.cookie;
    res.locals.sentCookies = sent;
    if (sent !== undefined) req.headers.cookie = believedCookies(sent, publicUrl);
    next();
  };
}
