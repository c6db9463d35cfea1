import type { feedRefusals as codes } from '~/domain/feeds/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** What this area's codes are told as. */
export const feedsRefusals = {
  'premium-only': { status: 403, message: 'For Premium Users Only', key: null },
} as const satisfies RefusalRows<typeof codes>;
