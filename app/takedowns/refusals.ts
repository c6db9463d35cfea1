import type { takedownsRefusals as codes } from '~/domain/takedowns/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** What this area's codes are told as; pages of staff have words of their own. */
export const takedownsRefusals = {
  'notice-reversed': { status: 409, message: 'Already reversed', key: null },
} as const satisfies RefusalRows<typeof codes>;
