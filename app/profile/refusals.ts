import type { profileRefusals as codes } from '~/domain/profile/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const profileRefusals = {
  'not-released': { status: 422, message: 'This language is not released', key: null },
  'accounts.user-not-found': { status: 404, message: 'There is no such user', key: null },
  'help-is-there': {
    status: 422,
    message: 'This tells of danger, and there is help',
    key: 'help is there',
  },
} as const satisfies RefusalRows<typeof codes>;
