import type { creatorRefusals as codes } from '~/domain/creators/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const creatorsRefusals = {
  'twin-not-live': {
    status: 409,
    message: 'Your twin is not live',
    key: 'your twin is not live',
  },
} as const satisfies RefusalRows<typeof codes>;
