import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import type { LimitPeriod } from './limits/limit-period';

export const walletRefusals = defineRefusals({
  'insufficient-balance': nothing,
  /** The person's own spending limit: what is left of it, and until when (ISO 8601). */
  'spending-limit': details<{
    data: { limit: number; period: LimitPeriod; left: number; endsAt: string };
  }>(),
  /** The owner wants to confirm spends and has not yet agreed to this number of tokens. */
  'confirmation-needed': details<{ data: { tokens: number } }>(),
});

export const refuse = refuserOf(walletRefusals);
export type Refusal<Code extends keyof typeof walletRefusals> = RefusalOf<
  typeof walletRefusals,
  Code
>;
