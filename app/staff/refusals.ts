import type { staffRefusals as codes } from '~/domain/staff/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** What this area's codes are told as. */
export const staffRefusals = {
  forbidden: { status: 403, message: 'Forbidden', key: null },
} as const satisfies RefusalRows<typeof codes>;
