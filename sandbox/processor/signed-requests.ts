import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { json, type RequestHandler } from 'express';

export interface Merchant {
  /** The merchant's name; the key signs its requests. */
  merchant: string;
  key: string;
}

const tolerance = 300;
const bodies = new WeakMap<object, Buffer>();

/** Parses a JSON body and keeps its raw bytes. */
const keepBody = json({
  limit: '64kb',
  verify: (request, _response, body) => bodies.set(request, body),
});

/**
 * Accepts requests that the merchant signed within the last five minutes: `Authorization: Signed
 * merchant=…,time=…,signature=…`, the HMAC-SHA-256 over time, method, path with query and the hash of
 * the body, each on its own line.
 */
export function requireSignature({ merchant, key }: Merchant): RequestHandler[] {
  return [
    keepBody,
    (request, response, next) => {
      const [, named, time = '', given = ''] =
        /^Signed merchant=([\w-]{1,64}),time=(\d{10}),signature=([0-9a-f]{64})$/.exec(
          request.get('authorization') ?? '',
        ) ?? [];
      const body = createHash('sha256')
        .update(bodies.get(request) ?? '')
        .digest('hex');
      const expected = createHmac('sha256', key)
        .update([time, request.method, request.originalUrl, body].join('\n'))
        .digest();
      const age = Math.abs(Date.now() / 1000 - Number(time));
      const isSigned =
        named === merchant &&
        age <= tolerance &&
        timingSafeEqual(expected, Buffer.from(given.padEnd(64, '0'), 'hex'));
      if (isSigned) next();
      else response.status(401).json({ error: 'signature', message: 'The signature is not good.' });
    },
  ];
}
