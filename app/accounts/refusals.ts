import type { accountRefusals as codes } from '~/domain/accounts/refusals';
import type { RefusalRows } from '../api/refusal-row';

/** What this area's codes are told as. */
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
} as const satisfies RefusalRows<typeof codes>;
