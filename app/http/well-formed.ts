import type { RequestHandler } from 'express';
import { HttpError } from './answer-error';
import { dropUntrustedForwarding } from './forwarded-headers';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const hostPattern = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Refuses what no browser sends and later code would stumble over: an unknown method, an address
 * that does not decode or holds a NUL, a host that is none or two. Forwarding headers are dropped unless
 * proxies in front are trusted.
 */
export function wellFormed(trustedProxies: number): RequestHandler {
  return (req, _res, next) => {
    dropUntrustedForwarding(req.headers, trustedProxies);
    if (!methods.has(req.method)) {
      next(new HttpError({ statusCode: 405, message: 'Method not allowed' }));
    } else if (!isReadable(req.headersDistinct['host'] ?? [], req.originalUrl)) {
      next(new HttpError({ statusCode: 400, message: 'Malformed request' }));
    } else next();
  };
}

function isReadable([host, another]: string[], address: string): boolean {
  if (!host || another !== undefined || !hostPattern.test(host)) return false;
  if (!address.startsWith('/') || address.includes('%00')) return false;
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return URL.canParse(`http://${host}${address}`);
  } catch {
    return false;
  }
}
