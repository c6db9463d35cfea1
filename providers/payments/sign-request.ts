import { createHash, createHmac } from 'node:crypto';

/**
 * Returns the Authorization header of a signed request to a payment provider: the HMAC-SHA-256 over time,
 * method, path with query and the hash of the body, one per line. The key itself is never sent.
 */
export function signRequest(
  { method, address, body = '' }: { method: string; address: string; body?: string | undefined },
  { merchant, key, now }: { merchant: string; key: string; now: Date },
): string {
  const time = Math.floor(now.getTime() / 1000);
  const { pathname, search } = new URL(address);
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const signature = createHmac('sha256', key)
    .update([time, method, pathname + search, bodyHash].join('\n'))
    .digest('hex');
  return `Signed merchant=${merchant},time=${time},signature=${signature}`;
}
