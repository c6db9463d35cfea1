import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const walletRefusals = defineRefusals({ 'insufficient-balance': nothing });

export const refuse = refuserOf(walletRefusals);
export type Refusal<Code extends keyof typeof walletRefusals> = RefusalOf<
  typeof walletRefusals,
  Code
>;
