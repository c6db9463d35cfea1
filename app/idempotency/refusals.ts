import type { idempotencyRefusals as codes } from '~/domain/idempotency/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const idempotencyRefusals = {
  'request-in-flight': {
    status: 409,
    message: 'A request with this Idempotency-Key is still in progress',
    key: null,
  },
  'key-used-otherwise': {
    status: 422,
    message: 'This Idempotency-Key was used for another request',
    key: null,
  },
} as const satisfies RefusalRows<typeof codes>;
