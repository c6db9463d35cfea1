import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import type { LimitPeriod } from './limits/limit-period';

export const walletRefusals = defineRefusals({
  'insufficient-balance': nothing,
  /** A limit that somebody set for themselves: what is left of it, until when (ISO 8601). */
  'spending-limit': details<{
    data: { limit: number; period: LimitPeriod; left: number; endsAt: string };
  }>(),
  /** So many tokens are spent only once their owner, who wants to be asked, agrees to them. */
  'confirmation-needed': details<{ data: { tokens: number } }>(),
});

export const refuse = refuserOf(walletRefusals);
export type Refusal<Code extends keyof typeof walletRefusals> = RefusalOf<
  typeof walletRefusals,
  Code
>;
