import type { SecondFactorRequired } from '~/domain/accounts/ask-second-factor';
import type { ApiRefusal } from '../http/describe-refusal';

/** Why there is no session; a client that waits for a second factor is given what it goes on with. */
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
