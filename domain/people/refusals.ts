import { accountStateRefusals } from '../account-states/refusals';
import { deletionRefusals } from '../deletions/refusals';
import { sharedRefusals } from '../shared/refusals';
import { staffRefusals } from '../staff/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const peopleRefusals = defineRefusals({
  /** Another account has this address. */
  'address-in-use': nothing,
  /** The account is not closing, so there is nothing to restore. */
  'not-deleted': nothing,
});

const refusals = {
  ...sharedRefusals,
  ...accountStateRefusals,
  ...deletionRefusals,
  ...staffRefusals,
  ...peopleRefusals,
};

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
