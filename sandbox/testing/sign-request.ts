import { createHash, createHmac } from 'node:crypto';

/** Returns the value of a merchant's Authorization header. */
export function signatureOfRequest(
  { method, address, body = '' }: { method: string; address: string; body?: string | undefined },
  { merchant, key }: { merchant: string; key: string },
): string {
  const time = Math.floor(Date.now() / 1000);
  const { pathname, search } = new URL(address);
  const hash = createHash('sha256').update(body).digest('hex');
  const signature = createHmac('sha256', key)
    .update([time, method, pathname + search, hash].join('\n'))
    .digest('hex');
  return `Signed merchant=${merchant},time=${time},signature=${signature}`;
}
