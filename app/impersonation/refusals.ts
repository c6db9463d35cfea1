import type { impersonationRefusals as codes } from '~/domain/impersonation/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const impersonationRefusals = {
  'look-open-already': { status: 409, message: 'A question is open already', key: null },
  'look-not-agreed': { status: 409, message: 'The person has not agreed', key: null },
  'look-too-long': { status: 422, message: 'A look may not last as long', key: null },
} as const satisfies RefusalRows<typeof codes>;
