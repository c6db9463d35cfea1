import type { peopleRefusals as codes } from '~/domain/people/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const peopleRefusals = {
  'address-in-use': { status: 409, message: 'Another account has this address', key: null },
  'not-deleted': { status: 409, message: 'This account is not being deleted', key: null },
} as const satisfies RefusalRows<typeof codes>;
