import type { accountRefusals as accountsCodes } from '~/domain/accounts/refusals';
import type { credentialRefusals as credentialsCodes } from '~/domain/credentials/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for the refusal codes of `domain/accounts`. */
export const accountsRefusals = {
  'wrong-credentials': {
    status: 401,
    message: 'Wrong e-mail or password',
    key: 'wrong email or password',
  },
  'second-factor-required': { status: 401, message: 'A second factor is required', key: null },
  suspended: { status: 403, message: 'This account is suspended', key: null },
  closing: {
    status: 403,
    message:
      'This account is being deleted. Its owner can still keep it: see the mail, or log in on the site.',
    key: null,
  },
  terminated: { status: 403, message: 'This account is closed', key: null },
} as const satisfies RefusalRows<typeof accountsCodes>;

/** The responses for the refusal codes of `domain/credentials`. */
export const credentialsRefusals = {
  'wrong-password': { status: 400, message: 'wrong password', key: 'wrong password' },
  'used-token': { status: 400, message: 'This link or code was used before', key: null },
  'expired-token': { status: 400, message: 'This link or code has expired', key: null },
  'same-email': {
    status: 400,
    message: 'this is your address already',
    key: 'this is your address already',
  },
  // The sign `#` is replaced by the number from the settings.
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
} as const satisfies RefusalRows<Omit<typeof credentialsCodes, 'invalid-code' | 'expired-code'>>;
