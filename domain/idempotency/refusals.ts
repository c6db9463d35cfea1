import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const idempotencyRefusals = defineRefusals({
  'request-in-flight': details<{ retryAfterSeconds: number }>(),
  'key-used-otherwise': nothing,
});

export const refuse = refuserOf(idempotencyRefusals);
export type Refusal<Code extends keyof typeof idempotencyRefusals> = RefusalOf<
  typeof idempotencyRefusals,
  Code
>;
