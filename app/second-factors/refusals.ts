import type { secondFactorRefusals as codes } from '~/domain/second-factors/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const secondFactorsRefusals = {
  'no-ticket': { status: 401, message: 'Log in again', key: null },
  'passkey-refused': {
    status: 401,
    message: 'This passkey was not accepted',
    key: 'this passkey was not accepted',
  },
  'no-factor': { status: 409, message: 'There is no second factor', key: null },
  'app-exists': { status: 409, message: 'There is an app already', key: null },
  'last-factor': {
    status: 409,
    message: 'The last second factor stays',
    key: 'add another one before you remove this',
  },
} as const satisfies RefusalRows<typeof codes>;
