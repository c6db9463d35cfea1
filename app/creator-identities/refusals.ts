import type { creatorIdentityRefusals as codes } from '~/domain/creator-identities/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const creatorIdentitiesRefusals = {
  'kyc-no-application': { status: 404, message: 'You have no application', key: null },
  'kyc-approved': {
    status: 409,
    message: 'You are already identified',
    key: 'you are already identified',
  },
  'kyc-no-attempts-left': {
    status: 409,
    message: 'No attempts are left',
    key: 'no attempts are left',
  },
  'kyc-beginning': {
    status: 409,
    message: 'It is just being started',
    key: 'it is just being started',
  },
  'kyc-not-in-progress': {
    status: 409,
    message: 'No verification is in progress',
    key: 'no verification is in progress',
  },
  'kyc-unavailable': {
    status: 503,
    message: 'Verification is unavailable now',
    key: 'verification is unavailable now',
  },
} as const satisfies RefusalRows<typeof codes>;
