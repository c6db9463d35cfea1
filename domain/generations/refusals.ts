import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { walletRefusals } from '../wallet/refusals';

export const generationsRefusals = defineRefusals({
  /** As many are being made for the person already, or were within a day, as their tier has. */
  'generation-limit': details<{ data: { limit: number; per: 'moment' | 'day' } }>(),
  'no-such-generation': nothing,
  /** Whoever makes it is at it, or it has ended. */
  'generation-begun': nothing,
});

const known = { ...walletRefusals, ...generationsRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
