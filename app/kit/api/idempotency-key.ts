import type { Request } from 'express';
import { idempotencyKeySchema } from '~/domain/idempotency/schema';
import { HttpError } from '../http/server/respond-with-error';

export const keyHeader = 'Idempotency-Key';
/** The header that is 'true' on a repeated response. */
export const replayedHeader = 'idempotency-replayed';
/** The name of the key in the body, where the contract puts it there. */
export const keyMember = 'idempotencyKey';

/** Returns the key of a call from its header or body; null if it has none. Refuses two that differ. */
export function readIdempotencyKey(req: Request, body: unknown): string | null {
  const given = [req.get(keyHeader), memberOf(body)].filter((key) => key !== undefined);
  const [key, other] = given.map(parseKey);
  if (key !== undefined && other !== undefined && key !== other) {
    throw badRequest(`${keyHeader} and ${keyMember} differ`);
  }
  return key ?? null;
}

function memberOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && keyMember in body
    ? body[keyMember]
    : undefined;
}

function parseKey(given: unknown): string {
  const parsed = idempotencyKeySchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw badRequest(parsed.error.issues[0]?.message ?? `${keyHeader} is malformed`);
}

const badRequest = (message: string) => new HttpError({ statusCode: 400, message });
