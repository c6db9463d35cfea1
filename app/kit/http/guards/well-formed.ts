import type { RequestHandler } from 'express';
import { HttpError } from '../server/respond-with-error';
import { dropUntrustedForwarding } from '../server/forwarded-headers';
import { safeMethods } from './safe-methods';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const hostPattern = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Characters in a decoded path that address parsers read as a slash or ignore. */
const misread = /[\\\p{Cc}]/u;

/**
 * Refuses requests that no browser sends and that later code could not handle: an unknown method, an
 * address that is not in origin-form (RFC 9112, 3.2.1), does not decode or contains NUL, a missing or
 * invalid host, or two hosts. A path that starts with two slashes would resolve to another site, so a
 * read is redirected to the intended path. Forwarding headers are dropped unless proxies in front are
 * trusted.
 */
export function wellFormed(trustedProxies: number): RequestHandler {
  return (req, res, next) => {
    dropUntrustedForwarding(req.headers, trustedProxies);
    if (!methods.has(req.method)) {
      next(new HttpError({ statusCode: 405, message: 'Method not allowed' }));
      return;
    }
    const url = readAddress(req.headersDistinct['host'] ?? [], req.originalUrl);
    const isOwnPath = url !== null && !url.pathname.startsWith('//');
    if (isOwnPath) next();
    else if (url && safeMethods.has(req.method)) res.redirect(308, ownAddress(url));
    else next(new HttpError({ statusCode: 400, message: 'Malformed request' }));
  };
}

/** Returns the address as the router will read it, with dot segments resolved; null if it is invalid. */
function readAddress([host, another]: string[], address: string): URL | null {
  if (!host || another !== undefined || !hostPattern.test(host)) return null;
  if (!address.startsWith('/') || address.includes('%00') || /[\\#]/.test(address)) return null;
  try {
    if (misread.test(decodeURIComponent(address.split('?', 1)[0] ?? ''))) return null;
    return new URL(`http://${host}${address}`);
  } catch {
    return null;
  }
}

/** Two slashes at the start would lead to another site. */
const ownAddress = ({ pathname, search }: URL) => pathname.replace(/^\/+/, '/') + search;
