import type { feedRefusals as codes } from '~/domain/feeds/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const feedsRefusals = {
  'premium-only': { status: 403, message: 'For Premium Users Only', key: null },
} as const satisfies RefusalRows<typeof codes>;
