import { createHmac, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';
import { WebhookRefused } from './payment-provider';

/** The maximum size of a webhook, in bytes. */
const longestBody = 256 * 1024;
/** Seconds by which its time may differ from ours, to prevent replays. */
const tolerance = 300;

/** Throws WebhookRefused for a body larger than any of our providers sends. */
export function requireReadableSize(rawBody: Buffer): void {
  if (rawBody.length === 0 || rawBody.length > longestBody) throw new WebhookRefused('malformed');
}

/** Throws WebhookRefused unless the signature is the HMAC-SHA-256 over the text, in hexadecimal. */
export function requireHmac(
  signed: Buffer,
  { secret, signature }: { secret: string; signature: string },
): void {
  const expected = createHmac('sha256', secret).update(signed).digest();
  const given = Buffer.from(signature, 'hex');
  const isGood = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGood) throw new WebhookRefused('forged');
}

/**
 * Throws WebhookRefused for a time (in seconds) that is too far from now. Call it after the signature
 * check.
 */
export function requireFresh(time: number, now: Date): void {
  if (Math.abs(now.getTime() / 1000 - time) > tolerance) throw new WebhookRefused('stale');
}

/** Parses the body with a schema. Throws WebhookRefused. */
export function readSigned<Schema extends z.ZodType>(
  schema: Schema,
  rawBody: Buffer,
): z.output<Schema> {
  const parsed = schema.safeParse(readJson(rawBody));
  if (!parsed.success) throw new WebhookRefused('malformed', { cause: parsed.error });
  return parsed.data;
}

function readJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}
