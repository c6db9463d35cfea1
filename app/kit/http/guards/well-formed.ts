import type { RequestHandler } from 'express';
import { HttpError } from '../server/respond-with-error';
import { dropUntrustedForwarding } from '../server/forwarded-headers';
import { safeMethods } from './safe-methods';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const hostPattern = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** In a decoded path: readers of addresses take these for a slash, or for nothing at all. */
const misread = /[\\\p{Cc}]/u;

/**
 * Refuses what no browser sends and later code would stumble over: an unknown method, an address
 * that is no origin-form (RFC 9112, 3.2.1), does not decode or holds a NUL, a host that is none or
 * two. A path that begins with two slashes would name another site wherever it is resolved: whoever
 * only reads is sent to the one meant. Forwarding headers are dropped unless proxies in front are
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

/**
 * The address as the router will read it, dot segments resolved; null where there is no sense in
 * it.
 */
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

/** Two slashes at the beginning would lead to another site. */
const ownAddress = ({ pathname, search }: URL) => pathname.replace(/^\/+/, '/') + search;
