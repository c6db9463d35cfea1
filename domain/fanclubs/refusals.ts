import { accountStateRefusals } from '../account-states/refusals';
import { staffRefusals } from '../staff/refusals';
import { walletRefusals } from '../wallet/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const fanclubRefusals = defineRefusals({
  'no-such-club': nothing,
  'no-such-club-plan': nothing,
  'no-such-membership': nothing,
  'already-member': nothing,
  'own-club': nothing,
  'club-is-free': nothing,
  'club-not-for-money': nothing,
  'club-not-for-tokens': nothing,
  'club-price-changed': details<{ data: { price: number } }>(),
  'membership-over': nothing,
  'club-plan-exists': nothing,
});

const refusals = {
  ...accountStateRefusals,
  ...walletRefusals,
  ...staffRefusals,
  ...fanclubRefusals,
};

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
