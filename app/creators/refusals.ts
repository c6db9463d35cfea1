import type { creatorRefusals as codes } from '~/domain/creators/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const creatorsRefusals = {
  'twin-not-live': {
    status: 409,
    message: 'Your twin is not live',
    key: 'twin-not-live',
  },
  'only-the-person': {
    status: 403,
    message: 'Only the person can do this, in their own session',
    key: 'only-the-person',
  },
  'no-own-application': {
    status: 404,
    message: 'This account has no application',
    key: 'no-own-application',
  },
  'consent-text-changed': {
    status: 409,
    message: 'The text has changed',
    key: 'consent-text-changed',
  },
  'applications-closed': {
    status: 409,
    message: 'Applications are closed',
    key: 'applications are closed',
  },
} as const satisfies RefusalRows<typeof codes>;
