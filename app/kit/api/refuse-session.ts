import type { SecondFactorRequired } from '~/domain/accounts/require-second-factor';
import type { ApiRefusal } from '../http/describe-refusal';

/**
 * Returns the refusal of a session; a client that needs a second factor gets the ticket to continue with.
 */
export function refuseSession<Refused extends ApiRefusal>(
  refusal: Refused | SecondFactorRequired,
): ApiRefusal {
  if (!('ticket' in refusal)) return refusal;
  const { token, expiresAt } = refusal.ticket;
  return {
    ok: false,
    reason: 'second-factor-required',
    data: { ticket: token, expiresAt: expiresAt.toISOString() },
  };
}
