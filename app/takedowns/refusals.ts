import type { takedownsRefusals as codes } from '~/domain/takedowns/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. Pages of staff have strings of their own. */
export const takedownsRefusals = {
  'notice-reversed': { status: 409, message: 'Already reversed', key: null },
} as const satisfies RefusalRows<typeof codes>;
