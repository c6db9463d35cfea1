import { createHash } from 'node:crypto';

/**
 * The job id of one attempt: the same for repeats within the window, so that a double click is one
 * job; another afterwards, so that a retained job does not swallow a later try. Only a hint: what
 * a repeat comes to is decided by the stored outcome. A digest holds no colon and is no integer,
 * neither of which a job id may be.
 */
export function attemptId(
  personId: string,
  idempotencyKey: string,
  at: Date,
  windowMs: number,
): string {
  const window = Math.floor(at.getTime() / windowMs);
  return createHash('sha256')
    .update(JSON.stringify([personId, idempotencyKey, window]))
    .digest('base64url');
}
