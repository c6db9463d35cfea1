import type { IncomingHttpHeaders } from 'node:http';

const names = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
];

/** Drops a client's claims about its own way here; proxies in front are trusted only if configured. */
export function dropUntrustedForwarding(
  headers: IncomingHttpHeaders,
  trustedProxies: number,
): void {
  if (trustedProxies > 0) return;
  for (const name of names) Reflect.deleteProperty(headers, name);
}
