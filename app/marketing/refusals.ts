import type { marketingRefusals as codes } from '~/domain/marketing/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const marketingRefusals = {
  'unsubscribed-already': {
    status: 409,
    message: 'This address gets no promotional mail already',
    key: null,
  },
  'unsubscribed-by-complaint': {
    status: 409,
    message: 'Only the owner of the address can end this unsubscription',
    key: null,
  },
} as const satisfies RefusalRows<typeof codes>;
