import type { identityRefusals as codes } from '~/domain/identities/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const identitiesRefusals = {
  'no-email': { status: 422, message: 'The provider told us no e-mail address', key: null },
  'proof-needed': {
    status: 409,
    message: 'Confirm the e-mail address by the mailed code',
    key: null,
  },
  'token-not-genuine': { status: 401, message: 'This token is not valid', key: null },
  'provider-unavailable': { status: 503, message: 'The provider does not answer', key: null },
} as const satisfies RefusalRows<typeof codes>;
