import type { IdempotentRequestsRow } from '~/db/rows';
import type { IdempotentRequest } from './schema';

type KnownRequest = Pick<
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
  known: KnownRequest,
  asked: Pick<IdempotentRequest, 'call' | 'fingerprint'>,
  now: Date,
): ClaimDecision {
  if (known.expires_at <= now) return 'forget';
  if (known.call !== asked.call || known.fingerprint !== asked.fingerprint) {
    return 'key-used-otherwise';
  }
  if (known.status !== null && known.sealed_answer !== null) return 'answer';
  return known.leased_until && known.leased_until > now ? 'request-in-flight' : 'take-over';
}
