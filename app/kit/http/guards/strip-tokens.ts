import type { RequestHandler } from 'express';
import type { SiteCookies } from '../../session/cookies';
import { mailedPages, writeLink } from '../../session/mailed-link';

/** The maximum length of an address with a token; a longer one leads to an error page. */
const longest = 1000;

/**
 * Removes the token from the address of a mail's link before anything is shown, because addresses are
 * kept in histories and in logs on the way, and are sent to the sites that a page links to.
 */
export function stripTokens(cookies: SiteCookies): RequestHandler {
  return (req, res, next) => {
    if (!mailedPages.has(req.path)) return next();
    // With `no-referrer` a form of the page would send the origin `null`, which is refused.
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
