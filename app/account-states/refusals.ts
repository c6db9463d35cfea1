import type { accountStateRefusals as codes } from '~/domain/account-states/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const accountStatesRefusals = {
  'state-not-reachable': { status: 409, message: 'This state cannot follow', key: null },
  'account-not-open': { status: 409, message: 'The account is not open', key: null },
} as const satisfies RefusalRows<typeof codes>;
