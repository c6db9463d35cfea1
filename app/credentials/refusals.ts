import type { credentialRefusals as codes } from '~/domain/credentials/refusals';
import type { RefusalRows } from '../api/refusal-row';

/** What this area's codes are told as. */
export const credentialsRefusals = {
  'wrong-password': { status: 400, message: 'wrong password', key: 'wrong password' },
  'invalid-code': { status: 400, message: 'incorrect code', key: 'incorrect code' },
  'expired-code': {
    status: 400,
    message: 'This code has expired. Ask for a new one.',
    key: 'the code has expired',
  },
  'used-token': { status: 400, message: 'This link or code was used before', key: null },
  'expired-token': { status: 400, message: 'This link or code has expired', key: null },
  'same-email': {
    status: 400,
    message: 'this is your address already',
    key: 'this is your address already',
  },
  // The sign stands for the figure of the settings.
  'password-too-short': {
    status: 400,
    message: 'password at least # long',
    key: 'password at least # long',
  },
  'password-too-long': {
    status: 400,
    message: 'password at most # long',
    key: 'password at most # long',
  },
  'password-too-common': {
    status: 400,
    message: 'this password is too common',
    key: 'this password is too common',
  },
} as const satisfies RefusalRows<typeof codes>;
