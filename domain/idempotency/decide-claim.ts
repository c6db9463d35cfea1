import type { IdempotentRequestsRow } from '~/db/rows';
import type { IdempotentRequest } from './schema';

type StoredRequest = Pick<
  IdempotentRequestsRow,
  'call' | 'fingerprint' | 'status' | 'sealed_answer' | 'leased_until' | 'expires_at'
>;

type ClaimDecision =
  /** It has expired, so the key is free again. */
  | 'forget'
  | 'key-used-otherwise'
  /** It has a response, which is returned again. */
  | 'answer'
  /** Another caller is processing it. */
  | 'request-in-flight'
  /** The earlier attempt has failed or crashed. */
  | 'take-over';

/** Decides about a request whose key already exists. */
export function decideClaim(
  stored: StoredRequest,
  request: Pick<IdempotentRequest, 'call' | 'fingerprint'>,
  now: Date,
): ClaimDecision {
  if (stored.expires_at <= now) return 'forget';
  if (stored.call !== request.call || stored.fingerprint !== request.fingerprint) {
    return 'key-used-otherwise';
  }
  if (stored.status !== null && stored.sealed_answer !== null) return 'answer';
  return stored.leased_until && stored.leased_until > now ? 'request-in-flight' : 'take-over';
}
