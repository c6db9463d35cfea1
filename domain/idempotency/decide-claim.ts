import type { IdempotentRequestsRow } from '~/db/rows';
import type { IdempotentRequest } from './schema';

type KnownRequest = Pick<
  IdempotentRequestsRow,
  'call' | 'fingerprint' | 'status' | 'sealed_answer' | 'leased_until' | 'expires_at'
>;

type ClaimDecision =
  /** Its time is over: the key is free again. */
  | 'forget'
  | 'key-used-otherwise'
  /** It was answered; the same is said again. */
  | 'answer'
  /** Somebody carries it out. */
  | 'request-in-flight'
  /** Whoever carried it out has failed or died. */
  | 'take-over';

/** What becomes of a request whose key is known already. */
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
