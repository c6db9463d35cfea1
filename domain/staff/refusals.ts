import { credentialRefusals } from '../credentials/refusals';
import { secondFactorRefusals } from '../second-factors/refusals';
import { sessionRefusals } from '../sessions/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const staffRefusals = defineRefusals({
  forbidden: nothing,
  /** A colleague has changed the thing since the staff member saw it. */
  'changed-since': nothing,
  /** This attempt was already carried out. */
  'done-already': nothing,
});

const refusals = {
  ...sharedRefusals,
  ...sessionRefusals,
  ...credentialRefusals,
  ...secondFactorRefusals,
  ...staffRefusals,
};

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
