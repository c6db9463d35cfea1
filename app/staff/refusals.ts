import type { staffRefusals as codes } from '~/domain/staff/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const staffRefusals = {
  forbidden: { status: 403, message: 'Forbidden', key: null },
  'changed-since': { status: 409, message: 'Changed by somebody else since', key: null },
  'done-already': { status: 409, message: 'Done already', key: null },
} as const satisfies RefusalRows<typeof codes>;
