import { createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';

const headSchema = z.object({ typ: z.literal('JWT'), alg: z.literal('ES256') });
const claimsSchema = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** The maximum lifetime of a token in seconds (RFC 8292, section 2). */
const longest = 24 * 3600;
const pointBytes = 32;

/** The sender of a message: its key and its contact. */
export interface Sender {
  key: string;
  subject: string;
}

/**
 * Returns the sender in a `vapid` Authorization header (RFC 8292) for this origin and time; null for a
 * header that is not valid.
 */
export function readSender(header: string, { origin, now }: { origin: string; now: Date }) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const parsed = claimsSchema.safeParse(parse(claims));
  if (!headSchema.safeParse(parse(head)).success || !parsed.success) return null;
  const { aud, exp, sub: subject } = parsed.data;
  const seconds = now.getTime() / 1000;
  if (aud !== origin || exp <= seconds || exp > seconds + longest) return null;
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: toKey(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isSigned ? ({ key, subject } satisfies Sender) : null;
}

function parse(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

function toKey(point: string) {
  const bytes = Buffer.from(point, 'base64url').subarray(1);
  const coordinate = (index: number) =>
    bytes.subarray(index * pointBytes, (index + 1) * pointBytes).toString('base64url');
  return createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(0), y: coordinate(1) },
  });
}
