import type { creatorAnalyticsRefusals as codes } from '~/domain/creator-analytics/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const creatorAnalyticsRefusals = {
  'impossible-range': { status: 400, message: 'from and to must be days in order', key: null },
  'not-own-model': { status: 404, message: 'Not found', key: null },
} as const satisfies RefusalRows<typeof codes>;
