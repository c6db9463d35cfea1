import type { RequestHandler } from 'express';
import type { SiteCookies } from '../../session/cookies';
import { mailedPages, writeLink } from '../../session/mailed-link';

/** Longer than any token; what is longer still leads to a page that says so. */
const longest = 1000;

/**
 * Takes the token out of the address that a mail's link opens, before anything is shown: what stands
 * in an address is kept by histories, by logs on the way, and by whomever a page links to.
 */
export function stripTokens(cookies: SiteCookies): RequestHandler {
  return (req, res, next) => {
    if (!mailedPages.has(req.path)) return next();
    // With `no-referrer` a form of the page would name the origin `null`, which is refused.
    res.set('referrer-policy', 'same-origin');
    const { token, ...others } = req.query;
    if (req.method !== 'GET' || typeof token !== 'string') return next();
    for (const line of cookies.keepLink(writeLink(req.path, token.slice(0, longest)))) {
      res.append('set-cookie', line);
    }
    const rest = new URLSearchParams(
      Object.entries(others).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      }),
    ).toString();
    res.set('cache-control', 'no-store');
    res.redirect(303, rest ? `${req.path}?${rest}` : req.path);
  };
}
